"""Undo in the books: the ledger is booked back, lists are marked, papers are void, and redo."""

from typing import Any

import pytest

from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.core.event import Redone, Reversal, Undone
from tdapp.desk.desk import Circumstances
from tests.desk import laws
from tests.desk.evening import EVENT, person, under_way
from tests.desk.station import Station

WHY = Circumstances(reason="sold twice")
MONEY = "SELECT account, sum(cents) FROM ledger_line GROUP BY account"
LINES = "SELECT count(*) FROM ledger_line"
SALES = "SELECT receipt, voided FROM rd_purchase ORDER BY receipt"
EVENTS = "SELECT state, voided FROM rd_event"
PRICE, POOL, FEE = 3_350, 3_333, 17


def rows(station: Station, query: str) -> list[tuple[Any, ...]]:
    return station.ask(lambda db: list(db.rows(query)))


def money(station: Station) -> dict[str, int]:
    return dict(rows(station, MONEY))


def of(sales: int) -> dict[str, int]:
    """The accounts after so many sales."""
    return {"cash": sales * PRICE, "prize_pool": -sales * POOL, "house_fee": -sales * FEE}


@pytest.fixture
def desk(station: Station) -> Station:
    """Four entries and a re-buy."""
    under_way(station, sold=4)
    station.do(Rebuy(EVENT, 2))
    return station


def test_an_undone_sale_is_booked_back_line_by_line_and_booked_again_by_redo(
    desk: Station,
) -> None:
    lines = rows(desk, LINES)[0][0]
    assert money(desk) == of(5)
    desk.undo(None, WHY)
    assert money(desk) == of(4)
    desk.redo(None, WHY)
    assert money(desk) == of(5)
    assert rows(desk, LINES) == [(lines + 6,)]
    laws.check(desk)


def test_the_row_of_an_undone_sale_is_marked_and_revived(desk: Station) -> None:
    whole = [(receipt, 0) for receipt in range(1, 6)]
    assert rows(desk, SALES) == whole
    desk.undo(None, WHY)
    assert rows(desk, SALES) == [*whole[:4], (5, 1)]
    desk.restart()
    assert rows(desk, SALES) == [*whole[:4], (5, 1)]
    desk.redo(None, WHY)
    assert rows(desk, SALES) == whole
    assert rows(desk, EVENTS) == [("announced", 0)]


def test_void_papers_are_named_and_their_numbers_stay_used_up(desk: Station) -> None:
    desk.do(Register(EVENT, person(5)))
    sold = desk.recorded(EVENT)[-1].action
    desk.undo(None, WHY)
    desk.do(Register(EVENT, person(6)))
    new = desk.recorded(EVENT)[-1].event
    assert new.papers() == ("receipt 7", "entry 6")
    desk.redo(sold, WHY)
    turned = [one.event for one in desk.recorded(EVENT) if isinstance(one.event, Reversal)]
    assert [type(event) for event in turned] == [Undone, Redone]
    assert {event.named for event in turned} == {("receipt 6", "entry 5")}
    laws.check(desk)


def test_two_undos_and_two_redos_end_where_they_began(desk: Station) -> None:
    desk.do(Register(EVENT, person(5)))
    before, booked = laws.loaded(desk), money(desk)
    for _ in range(2):
        desk.undo(None, WHY)
    assert money(desk) == of(4)
    for _ in range(2):
        desk.redo(None, WHY)
    assert (laws.loaded(desk), money(desk)) == (before, booked)
    for _ in range(2):
        desk.undo(None, WHY)
    desk.restart()
    for _ in range(2):
        desk.redo(None, WHY)
    assert (laws.loaded(desk), money(desk)) == (before, booked)
    laws.check(desk)
