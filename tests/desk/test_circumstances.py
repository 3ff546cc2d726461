"""What goes with an act is kept with it, and free text only where it can be erased."""

import re
from collections.abc import Iterable

import pytest

from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import ActionId, StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.journal.chain import commitment
from tdapp.journal.connection import Connection
from tests.desk.evening import EVENT, person, under_way
from tests.desk.station import EVENING_US, Station

SECOND = Actor(StaffId("second"), frozenset({Role.FLOOR}))
WORDS = "Ravinder Q. waved and the dealer misread it"
TABLES = "SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%'"
FILLED = Circumstances(
    action=ActionId("reinstated"),
    approver=SECOND,
    reason=WORDS,
    happened_us=EVENING_US - 20 * 60_000_000,
    paper="slip 118",
)


@pytest.fixture
def reinstated(station: Station) -> CompletedAct:
    """An act with everything that can go with one."""
    under_way(station)
    station.do(Bust(EVENT, 3, declined=True))
    return station.do(Reinstate(EVENT, 3), FILLED)


def tables_with(station: Station, words: str) -> set[str]:
    """The tables of the record that hold these words, in whatever column."""

    def search(db: Connection) -> Iterable[str]:
        for (table,) in db.rows(TABLES):
            rows = repr(list(db.rows(f"SELECT * FROM {table}")))
            if words in rows:
                yield table

    return station.ask(lambda db: set(search(db)))


def test_slip_time_and_second_person_are_in_the_acts_row(
    station: Station, reinstated: CompletedAct
) -> None:
    columns = "label, station, actor, approver, happened_us, paper, at_us"
    query = f"SELECT {columns} FROM act WHERE action_id='{reinstated.act.action}'"
    assert station.ask(lambda db: list(db.rows(query))) == [
        (
            "reinstate",
            "desk-1",
            "director",
            "second",
            EVENING_US - 20 * 60_000_000,
            "slip 118",
            reinstated.act.at_us,
        )
    ]


@pytest.mark.usefixtures("reinstated")
def test_the_words_of_a_reason_are_in_the_note_and_nowhere_else(station: Station) -> None:
    assert tables_with(station, WORDS) == {"note"}
    assert tables_with(station, "Ravinder") == {"note"}
    assert tables_with(station, "slip 118") == {"act"}


@pytest.mark.usefixtures("reinstated")
def test_the_act_keeps_the_salted_hash_of_its_reason(station: Station) -> None:
    query = "SELECT a.reason_hash, n.salt, n.text FROM act a JOIN note n ON n.action_id=a.action_id"
    ((kept, salt, text),) = station.ask(lambda db: list(db.rows(query)))
    assert len(salt) >= 16
    assert (text, kept) == (WORDS, commitment(salt, WORDS))
    assert kept != commitment(b"", WORDS)


def test_the_same_reason_twice_has_two_salts_and_two_hashes(station: Station) -> None:
    under_way(station)
    for entry in (3, 4):
        station.do(Bust(EVENT, entry, declined=True))
        station.do(Reinstate(EVENT, entry), Circumstances(reason=WORDS))
    found = station.ask(
        lambda db: list(
            db.rows("SELECT salt, reason_hash FROM note JOIN act ON note.action_id=act.action_id")
        )
    )
    assert len({salt for salt, _ in found}) == len({hash_ for _, hash_ in found}) == 2


def test_an_act_without_a_reason_has_neither_note_nor_hash(station: Station) -> None:
    under_way(station)
    assert station.ask(lambda db: list(db.rows("SELECT * FROM note"))) == []
    hashes = station.ask(lambda db: list(db.rows("SELECT DISTINCT reason_hash FROM act")))
    assert hashes == [(None,)]


@pytest.mark.usefixtures("reinstated")
def test_it_is_all_there_after_a_restart(station: Station) -> None:
    station.restart()
    act = station.parts.journal.act(ActionId("reinstated"))
    assert act is not None
    assert (act.approver, act.happened_us, act.paper, act.reason) == (
        "second",
        FILLED.happened_us,
        "slip 118",
        WORDS,
    )


def test_an_undo_keeps_what_goes_with_it_too(station: Station) -> None:
    under_way(station)
    station.do(Register(EVENT, person(6)))
    done = station.undo(None, Circumstances(approver=SECOND, reason=WORDS, paper="slip 7"))
    kept = station.parts.journal.act(done.act.action)
    assert kept is not None
    assert (kept.label, kept.approver, kept.paper, kept.reason) == (
        "undo",
        "second",
        "slip 7",
        WORDS,
    )
    assert tables_with(station, WORDS) == {"note"}


def test_nobody_approves_their_own_undo(station: Station) -> None:
    under_way(station)
    with pytest.raises(Refusal) as refused:
        station.undo(None, Circumstances(approver=DIRECTOR))
    assert refused.value.code == "second_person_needed"


def test_an_id_that_is_not_given_is_made_and_tells_nothing(station: Station) -> None:
    under_way(station)
    ids = [
        action for (action,) in station.ask(lambda db: list(db.rows("SELECT action_id FROM act")))
    ]
    assert len(set(ids)) == len(ids) > 1
    assert all(re.fullmatch("[0-9a-f]{32}", action) for action in ids)
