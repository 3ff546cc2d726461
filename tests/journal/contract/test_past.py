"""What was recorded can be told again: in order, without gaps, chained, and to the same state."""

from collections.abc import Iterator

import pytest

from tdapp.bootstrap import CODECS
from tdapp.calls.house.room import EndDay
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.sales import Register
from tdapp.core.act import Act
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tests.journal.contract.stations import (
    EVENT,
    HOUSE,
    Station,
    announce,
    in_step,
    person,
    stations,
)


@pytest.fixture
def desk(record: Target) -> Iterator[Station]:
    """A station on the record, with the event and twelve seated entries in it."""
    with stations(record, "desk-1") as (one,):
        announce(one, entries=12)
        yield one


def rows(station: Station, query: str) -> list[tuple[object, ...]]:
    """Look into the record itself."""
    found = station.journal.ask(lambda db: db.rows(query)).result()
    return [tuple(row) for row in found]


def test_the_sequence_is_dense_and_the_chain_holds(desk: Station) -> None:
    desk.do(Bust(EVENT, 3, declined=True))
    desk.do(Reinstate(EVENT, 3), Circumstances(reason="the wrong seat"))
    recorded = desk.recorded()
    assert [entry.seq for entry in recorded] == list(range(1, len(recorded) + 1))
    report = verify_target(desk.target, CODECS, None)
    assert report.findings == ()
    assert report.events == len(recorded) + len(desk.recorded(HOUSE, HOUSE_KIND))


def test_the_record_told_again_gives_the_same_state(desk: Station) -> None:
    for entry in range(1, 9):
        desk.do(Bust(EVENT, entry, declined=True))
    desk.undo()
    in_step(desk)


def test_undo_then_redo_equals_before(desk: Station) -> None:
    before = desk.event()
    done = desk.do(Bust(EVENT, 5, declined=True))
    after = desk.event()
    desk.undo()
    assert desk.event() == before
    desk.redo()
    assert desk.event() == after
    in_step(desk)
    assert {act.action for act in desk.journal.acts(EVENT, 3)} > {done.act.action}


def test_an_undone_sale_is_voided_in_the_lists_and_booked_back(desk: Station) -> None:
    money = "SELECT account, sum(cents) FROM ledger_line GROUP BY account ORDER BY account"
    sales = "SELECT entry, cents, voided FROM rd_purchase WHERE entry > 11 ORDER BY entry"
    balance = rows(desk, money)
    assert [(name, int(str(cents))) for name, cents in balance] == [
        ("cash", 12 * 33_000),
        ("house_fee", 12 * -3_000),
        ("prize_pool", 12 * -30_000),
    ]
    desk.do(Register(EVENT, person(13)))
    assert rows(desk, sales) == [(12, 33_000, 0), (13, 33_000, 0)]
    desk.undo()
    assert rows(desk, sales) == [(12, 33_000, 0), (13, 33_000, 1)]
    assert rows(desk, money) == balance
    desk.redo()
    assert rows(desk, sales) == [(12, 33_000, 0), (13, 33_000, 0)]
    assert verify_target(desk.target, CODECS, None).findings == ()


def test_the_newest_acts_come_in_the_order_in_which_they_were_recorded(desk: Station) -> None:
    asked = [desk.start(Bust(EVENT, entry, declined=True)) for entry in (7, 2, 9)]
    done: list[Act] = [one.result(30).act for one in asked]
    assert list(desk.journal.acts(EVENT, 3)) == done
    assert desk.ask(lambda desk: list(desk.log)[-3:]) == done


def test_an_ended_stream_is_listed_as_such_and_takes_no_more_acts(desk: Station) -> None:
    tomorrow = StreamId("house-2")
    desk.do(EndDay(HOUSE, tomorrow))
    assert [info.id for info in desk.journal.streams(HOUSE_KIND)] == []
    ended = desk.journal.streams(HOUSE_KIND, ended=True)
    assert [(info.id, info.ended) for info in ended] == [(HOUSE, True)]
    assert [info.id for info in desk.journal.streams()] == [EVENT]
    with pytest.raises(Refusal, match="stream_ended"):
        desk.do(EndDay(HOUSE, tomorrow))


def test_events_and_acts_cannot_be_changed_or_taken_out(desk: Station) -> None:
    before = desk.recorded()
    for table in ("event", "act"):
        for statement in (f"UPDATE {table} SET action_id='x'", f"DELETE FROM {table}"):
            failed = desk.journal.ask(lambda db, sql=statement: db.run(sql))  # type: ignore[misc]
            assert "append-only" in str(failed.exception(30))
    assert desk.recorded() == before
