"""Names that could be confused, sessions that end, and passwords."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import update

from demesne.client import ClientError, Gone, Server, TableSocket
from demesne.server.backend import Backend
from demesne.server.names import clean_name, clean_words, likeness
from demesne.server.people import SESSION_SECONDS
from demesne.server.play import Refused
from demesne.server.schema import SESSIONS
from tests.server.backends import with_backend
from tests.server.clients import guests, refused, seated
from tests.server.running import Running

PASSWORD = "a long enough password"


@pytest.mark.parametrize(
    "name",
    ["", "  ", "\u200b", "\u3164\u3164", "\u2800", "\u115f", "\u0301\u0301", "\ufe0f", "\ufdfa" * 24],
)
def test_names_that_nobody_could_read_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_names_are_shown_without_what_is_invisible() -> None:
    assert clean_name("A\u200bnn\u3164") == "Ann"
    assert clean_name("Zo\u0308e\u0301\u0302\u0303\u0304\u0305") == "Zöé\u0302\u0303"
    assert clean_words("one\ntwo\tthree\u202e", 100) == "one two three"


@pytest.mark.parametrize("other", ["ann", "ANN", "Аnn", "A n n", "Ann.", "Ánn", "Ａnn", "Αnn", "A\u200dnn"])
def test_names_that_look_alike(other: str) -> None:
    assert likeness(clean_name(other)) == likeness("Ann")
    assert likeness("Bill") == likeness("BiII") == likeness("B1ll")
    assert likeness("Ann") != likeness("Anna")


def test_a_guest_is_not_called_like_an_account(server: Running) -> None:
    ann, eve = guests(server.base, 2)
    ann.ask("POST", "/api/accounts", {"name": "Marlene", "password": PASSWORD})
    for name in ("marlene", "Marlеne", "Marl\u200bene", "M a r l e n e", "Mar1ene", "Marlén\u0435"):
        assert refused(lambda name=name: Server(server.base).guest(name)) == "name-taken"  # type: ignore[misc]
        assert refused(lambda name=name: eve.ask("PATCH", "/api/me", {"name": name})) == "name-taken"  # type: ignore[misc]
        account = {"name": name, "password": PASSWORD}
        assert refused(lambda account=account: eve.ask("POST", "/api/accounts", account)) == "name-taken"  # type: ignore[misc]
    assert ann.ask("PATCH", "/api/me", {"name": "Marlene"})["name"] == "Marlene"
    Server(server.base).guest("Marlon")


def until_closed(socket: TableSocket) -> None:
    while True:
        socket.receive()


def test_ending_a_session_closes_its_sockets(server: Running) -> None:
    table, (ann, bob), _ = seated(server.base, 2, kingdom="First Game")
    mine, others = ann.socket(table), bob.socket(table)
    for socket in (mine, others):
        socket.connect()
    ann.ask("POST", "/api/logout")
    with pytest.raises(Gone):
        until_closed(mine)
    assert others.request({"type": "ping"})["type"] == "ok"
    with pytest.raises(ClientError):
        mine.connect()
    others.close()


def test_all_sessions_end_at_once_and_a_password_can_be_changed(server: Running) -> None:
    ann = guests(server.base, 1)[0]
    ann.ask("POST", "/api/accounts", {"name": "Rosalind", "password": PASSWORD})

    def login(password: str) -> Server:
        token = Server(server.base).ask(
            "POST", "/api/login", {"name": "Rosalind", "password": password, "bearer": True}
        )["token"]
        return Server(server.base, token)

    phone = login(PASSWORD)
    change = {"old": "wrong", "new": "another password"}
    assert refused(lambda: phone.ask("POST", "/api/password", change)) == "wrong-login"
    assert phone.ask("POST", "/api/password", {**change, "old": PASSWORD})["ok"]
    assert phone.ask("GET", "/api/me")["name"] == "Rosalind"
    assert refused(lambda: ann.ask("GET", "/api/me")) == "unauthorised"
    assert refused(lambda: login(PASSWORD)) == "wrong-login"
    laptop = login("another password")
    assert laptop.ask("POST", "/api/logout-everywhere")["ok"]
    for session in (phone, laptop):
        assert refused(lambda session=session: session.ask("GET", "/api/me")) == "unauthorised"  # type: ignore[misc]
    guest = guests(server.base, 1)[0]
    assert refused(lambda: guest.ask("POST", "/api/password", {"old": "", "new": PASSWORD})) == "no-account"


def test_a_session_ends_after_a_while_of_disuse(tmp_path: Path) -> None:
    async def work(backend: Backend) -> None:
        people, store = backend.services.people, backend.services.store
        for age, there in ((SESSION_SECONDS - 100, True), (SESSION_SECONDS + 100, False)):
            person, token = await people.guest("Ann")
            await store.execute(update(SESSIONS).where(SESSIONS.c.person == person.id).values(used=time.time() - age))
            for _ in range(2):
                assert (await people.find(token) is not None) == there
            people._known.clear()
            # Its use counts from here on.
            assert (await people.find(token) is not None) == there

    with_backend(tmp_path, work)
