"""A link to the server that is lost in the worst moment: after the commit, before its answer."""

from collections.abc import Iterator

import pytest

from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import ActionId
from tdapp.core.ports.record import Unrecorded
from tdapp.desk.desk import Circumstances
from tdapp.journal.connection import Connection, PostgresConnection
from tdapp.journal.target import Target
from tdapp.journal.trouble import ServerError
from tests.journal.contract.stations import EVENT, Station, announce, person, stations

pytestmark = pytest.mark.postgres


def _unreachable(text: str) -> ServerError:
    return ServerError("server_unreachable", text, of_statement=False)


class Fallible:
    """A link whose next commit is done, and its answer lost on the way."""

    def __init__(self, inner: Connection, trouble: list[str]) -> None:
        self.inner = inner
        self.trouble = trouble

    def __getattr__(self, name: str) -> object:
        return getattr(self.inner, name)

    def commit(self) -> None:
        self.inner.commit()
        if "answer" in self.trouble:
            self.trouble.remove("answer")
            raise _unreachable("server closed the connection unexpectedly")


@pytest.fixture
def trouble(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What goes wrong next: ``answer`` loses one of a commit, ``link`` refuses one connection."""
    wrong: list[str] = []
    connect = Target.connect

    def connect_or_not(target: Target) -> Connection:
        if "link" in wrong:
            wrong.remove("link")
            raise _unreachable("connection refused")
        made: Connection = Fallible(connect(target), wrong)  # type: ignore[assignment]
        return made

    monkeypatch.setattr(Target, "connect", connect_or_not)
    return wrong


@pytest.fixture
def desk(postgres: str, trouble: list[str]) -> Iterator[Station]:  # noqa: ARG001 - set up first
    """A station whose links may be lost."""
    with stations(Target(url=postgres), "desk-1") as (one,):
        announce(one)
        yield one


def test_a_commit_whose_answer_was_lost_is_found_in_the_record(
    trouble: list[str], desk: Station
) -> None:
    trouble += ["answer"]
    done = desk.do(Register(EVENT, person(1)))
    assert trouble == []
    assert done.receipt is not None
    assert desk.recorded()[-1].action == done.act.action


def test_an_act_in_doubt_that_is_sent_again_is_one_act(trouble: list[str], desk: Station) -> None:
    again = Circumstances(action=ActionId("in-doubt"))
    trouble += ["answer", "link"]
    with pytest.raises(Unrecorded, match="server_unreachable"):
        desk.do(Register(EVENT, person(1)), again)
    assert desk.event().entries.count == 0
    done = desk.do(Register(EVENT, person(1)), again)
    assert done.receipt is not None
    assert done.receipt.repeated
    assert desk.event().entries.count == 1
    desk.do(Register(EVENT, person(2)))
    seqs = [entry.seq for entry in desk.recorded()]
    assert seqs == list(range(1, len(seqs) + 1))


def test_a_transaction_that_a_failed_statement_spoilt_is_no_commit(postgres: str) -> None:
    link = PostgresConnection(postgres)
    link.begin()
    with pytest.raises(ServerError, match="nowhere"):
        link.run("SELECT * FROM nowhere")
    with pytest.raises(ServerError, match="rolled back"):
        link.commit()
    link.close()
