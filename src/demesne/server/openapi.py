"""The OpenAPI description of the HTTP interface, made from the list of endpoints."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from demesne.server.endpoints import ENDPOINTS
from demesne.server.messages import PROTOCOL
from demesne.server.requests import Endpoint
from demesne.server.wire import ErrorReply

PLACES: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "run": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
    "game": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "strategy": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
}
"""What a path may contain, each with its schema."""


def description() -> dict[str, Any]:
    """The whole description as plain data."""
    types: list[Any] = [ErrorReply]
    for endpoint in ENDPOINTS:
        types.append(endpoint.reply)
        if endpoint.body is not None:
            types.append(endpoint.body)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    problem = next(found)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        reply = next(found)
        body = None if endpoint.body is None else next(found)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, reply, body, problem)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Demesne table server", "version": str(PROTOCOL)},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, reply: Any, body: Any, problem: Any) -> dict[str, Any]:
    codes = {409, 429, 503, *endpoint.errors}
    parameters: list[dict[str, Any]] = []
    for name, schema in PLACES.items():
        if f"{{{name}}}" in endpoint.path:
            codes.add(404)
            parameters.append({"name": name, "in": "path", "required": True, "schema": schema})
    for name, allowed in endpoint.query.items():
        codes.add(400)
        parameters.append({"name": name, "in": "query", "required": False, "schema": dict(allowed)})
    if endpoint.known:
        codes |= {401, 403}
    if endpoint.method != "GET":
        codes |= {403}
    if body is not None:
        codes |= {400, 408, 413, 415}
    if endpoint.path == "/api/login":
        codes.add(401)
    responses: dict[str, Any] = {
        "200": {"description": endpoint.summary, "content": {endpoint.media: {"schema": reply}}},
        **{
            str(code): {"description": "Refused", "content": {"application/json": {"schema": problem}}}
            for code in sorted(codes)
        },
    }
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "responses": responses,
    }
    if parameters:
        operation["parameters"] = parameters
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if endpoint.known:
        operation["security"] = [{"bearer": []}]
    return operation
