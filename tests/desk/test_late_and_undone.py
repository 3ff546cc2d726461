"""What made-up evenings once broke: a second closing, late exits, seats of who is out."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.across.moves import Arrive, RedrawField
from tdapp.calls.tournament.attendance import SweepNoShows, TellAway
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, BustTogether, Leave, Reinstate
from tdapp.calls.tournament.moves import HoldTable, OrderMove, OverruleMove
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, install, under_way
from tests.desk.programmes import CROWN, LATE
from tests.desk.second_thoughts import WHY, refusal_of
from tests.desk.station import Station
from tests.rules.houses import BOOKS


def two_tables(station: Station) -> tuple[list[int], list[int]]:
    """Seven at two tables of four seats: the entries at the full one, and at the other."""
    install(station, (1, 2))
    announce(station, LATE, sold=7, tables=(1, 2))
    seating = station.event(EVENT).seating
    small, full = sorted((seating.at_table(1), seating.at_table(2)), key=len)
    return full, small


def test_redo_of_a_list_that_was_posted_anew_adds_no_money_twice(station: Station) -> None:
    install(station, (1, 2))
    announce(station, CROWN, sold=5, tables=(1, 2))
    first = station.do(PostPrizes(EVENT)).act.action
    station.undo(first, WHY)
    station.do(PostPrizes(EVENT))

    again = refusal_of(lambda: station.redo(first, WHY))
    assert (again.code, again.details["fact"]) == ("undo_blocked", "field_was_closed")
    assert station.event(EVENT).entries.added == CROWN.added
    laws.check(station)


def test_an_exit_told_late_takes_nobody_s_paid_place_away(station: Station) -> None:
    under_way(station)
    station.do(PostPrizes(EVENT))
    station.do(StartClock(EVENT))
    early = station.time.utc_us
    station.time.pass_us(MINUTE_US)
    bust(station, 1, 2, 3)
    station.do(PayPrize(EVENT, 3))
    on_slip = Circumstances(happened_us=early, paper="slip", reason="it lay under another")
    late = refusal_of(lambda: station.do(Bust(EVENT, 4), on_slip))
    assert (late.code, late.details) == ("prize_paid", {"place": 3, "entry": 3})
    station.do(TellAway(EVENT, 4))
    swept = refusal_of(lambda: station.do(SweepNoShows(EVENT, (4,)), on_slip))
    assert swept.code == "prize_paid"
    laws.check(station)


def test_who_is_out_again_by_undo_is_not_sitting_where_a_redraw_put_him(station: Station) -> None:
    under_way(station)
    bust(station, 3)
    back = station.do(Reinstate(EVENT, 3), WHY).act.action
    station.do(RedrawField(EVENT, station.house_id, (1, 2)))

    blocked = refusal_of(lambda: station.undo(back, WHY))
    assert blocked.code == "undo_blocked"
    assert 3 in station.event(EVENT).seating.seat_of
    laws.check(station)


def test_nobody_arrives_at_the_table_that_he_leaves(station: Station) -> None:
    full, small = two_tables(station)
    mover, seating = small[0], station.event(EVENT).seating
    (free,) = seating.free_at(seating.seat_of[mover].table)
    there = seating.seat_of[mover]._replace(seat=free)
    bust(station, full[0])
    table = station.event(EVENT).seating.seat_of[full[1]].table
    to = next(seat for seat in station.event(EVENT).seating.free() if seat.table == table)
    station.do(OverruleMove(EVENT, mover, to), WHY)

    stays = refusal_of(lambda: station.do(Arrive(EVENT, station.house_id, mover, there)))
    assert stays.code == "no_such_move"
    station.do(Arrive(EVENT, station.house_id, mover))
    assert station.event(EVENT).seating.seat_of[mover] == to


def test_an_order_for_the_next_big_blind_is_off_once_nobody_is_left_there(
    station: Station,
) -> None:
    full, small = two_tables(station)
    bust(station, *small[1:])
    table = station.event(EVENT).seating.seat_of[full[0]].table
    station.do(OrderMove(EVENT, table))
    (order,) = station.event(EVENT).seating.moves.values()
    assert order.entry is None

    bust(station, *full[:-1])
    assert len(station.event(EVENT).seating.moves) == 1
    laws.check(station)
    bust(station, full[-1])
    assert len(station.event(EVENT).seating.moves) == 0
    laws.check(station)


def test_a_prize_is_won_beside_an_exit_that_is_pending(station: Station) -> None:
    under_way(station)
    station.do(PostPrizes(EVENT))
    bust(station, 1, 2)
    table = station.event(EVENT).seating.seat_of[3].table
    other = next(e for e in (4, 5) if station.event(EVENT).seating.seat_of[e].table != table)
    station.do(HoldTable(EVENT, table))
    early = station.time.utc_us
    station.time.pass_us(MINUTE_US)
    bust(station, 3)
    on_slip = Circumstances(happened_us=early, paper="slip")
    station.do(Bust(EVENT, other, hand="hand 7"), on_slip)

    assert station.event(EVENT).place_of(other) == 3
    assert list(station.event(EVENT).prizes.slips) == [other]
    laws.check(station)


TWO = (EliminatedPlayer(entry=2, table=0), EliminatedPlayer(entry=4, table=0))
STEPS = [-61 * MINUTE_US, -MINUTE_US, MINUTE_US, 61 * MINUTE_US]


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("step_us", STEPS)
@pytest.mark.parametrize(
    "late",
    [
        Bust(EVENT, 2, declined=True),
        Leave(EVENT, 2, Departure.WITHDRAWN, 0),
        BustTogether(EVENT, TWO, declined=True),
    ],
)
def test_an_exit_typed_after_a_step_of_the_wall_clock_stands_where_it_happened(
    station: Station, house: str, step_us: int, late: Call
) -> None:
    install(station, (1, 2, 3))
    conditions = replace(SMALL, house=house, rules=rulebook(BOOKS[house]).tournament)
    announce(station, conditions, sold=6, tables=(1, 2, 3))
    station.do(StartClock(EVENT))
    station.time.pass_us(MINUTE_US)
    bust(station, 1)
    station.time.set_wall(step_us)
    station.time.pass_us(3_000_000)
    bust(station, 3)
    station.time.pass_us(3_000_000)

    between_us = station.time.utc_us - 5_000_000
    station.do(late, Circumstances(happened_us=between_us, paper="slip 1", reason="told late"))
    order = station.event(EVENT).exits.in_order()
    assert (order[0], order[-1]) == (1, 3)
    assert set(order[1:-1]) <= {2, 4}
