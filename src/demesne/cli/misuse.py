"""What is wrong with a command line, in every language: the argument parser itself only knows English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)
from cyclopts.validators import Number

from demesne.kingdoms.folding import nearest
from demesne.texts import Texts


def explain(error: CycloptsError, words: Sequence[str], names: Sequence[str], texts: Texts) -> str:
    """What is wrong, and where to read how to do it. `names` are the names of all commands."""
    if isinstance(error, UnknownCommandError):
        word = error.unused_tokens[0] if error.unused_tokens else words[0]
        near = nearest(word, names, most=1)
        if near:
            return texts.message("cli-unknown-command-near", text=word, near=near[0])
        return texts.message("cli-unknown-command", text=word, names=texts.join(list(names)))
    called = next((word for word in words if word in names), None)
    see = texts.message("cli-see-help", command=f"demesne {called}" if called else "demesne")
    return f"{_what(error, words, texts)} {see}"


def _what(error: CycloptsError, words: Sequence[str], texts: Texts) -> str:
    say = texts.message
    name = _name(error)
    if isinstance(error, CoercionError) and error.token is not None:
        wanted = _wanted(error.target_type, texts)
        if wanted:
            return say("cli-bad-value", name=name, text=error.token.value, wanted=wanted)
    if isinstance(error, MissingArgumentError) and name:
        return say("cli-no-value" if _is_named(error, words) else "cli-missing", name=name)
    if isinstance(error, UnknownOptionError):
        return _unknown_option(error, texts)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return say("cli-too-many", text=" ".join(error.unused_tokens))
    if isinstance(error, RepeatArgumentError) and name:
        return say("cli-repeated", name=name)
    if isinstance(error, ValidationError) and error.argument is not None:
        validators = error.argument.parameter.validator
        for limits in validators if isinstance(validators, tuple) else (validators,):
            if isinstance(limits, Number) and limits.lte is None:
                return say("cli-at-least", name=name, least=str(limits.gte))
            if isinstance(limits, Number):
                return say("cli-between", name=name, least=str(limits.gte), most=str(limits.lte))
    return str(error)


def _is_named(error: CycloptsError, words: Sequence[str]) -> bool:
    """Whether the option is present but lacks its value."""
    return error.argument is not None and any(name in words for name in error.argument.names)


def _name(error: CycloptsError) -> str:
    return "" if error.argument is None else str(error.argument.name).removeprefix("--" if _is_place(error) else "")


def _is_place(error: CycloptsError) -> bool:
    """Whether it is a positional argument: those are written in capitals."""
    return error.argument is not None and str(error.argument.name).removeprefix("--").isupper()


def _wanted(kind: object, texts: Texts) -> str:
    if get_origin(kind) is Literal:
        return texts.join([str(value) for value in get_args(kind)], "or")
    if kind is int:
        return texts.message("cli-whole-number")
    return texts.message("cli-number") if kind is float else ""


def _unknown_option(error: UnknownOptionError, texts: Texts) -> str:
    word = str(error.token.keyword or error.token.value)
    known = [name for argument in error.argument_collection or () for name in argument.names if name.startswith("--")]
    near = nearest(word, known, most=1)
    if near:
        return texts.message("cli-unknown-option-near", text=word, near=near[0])
    return texts.message("cli-unknown-option", text=word)
