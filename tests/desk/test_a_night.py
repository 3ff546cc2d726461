"""A whole night of 600 entries, with what goes wrong in one, adds up at its end."""

from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import ROOMS, rulebook
from tdapp.calls.across.ending import Finish
from tdapp.calls.across.moves import Arrive, RedrawField
from tdapp.calls.tournament.alternates import (
    CallAlternate,
    JoinAlternates,
    RefundAlternate,
    SeatAlternate,
)
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, BustTogether, PassExitOn
from tdapp.calls.tournament.moves import BreakTable, FreeTable, HoldTable
from tdapp.calls.tournament.prizes import ChangePrizes, PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Rebuy, SellTableAddOns
from tdapp.core.instant import MINUTE_US
from tdapp.desk.desk import Circumstances
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.rules.rule import Answer
from tdapp.table.facts.moves import FieldRedrawn
from tdapp.table.geometry.redraw import RedrawStep
from tdapp.tournament.plan.floor_plan import FloorPlan
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.offers import Offer, Window
from tdapp.tournament.plan.terms import AlternateTerms
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.tables.suggesting import redraw_over, table_to_break
from tests.desk import laws
from tests.desk.an_hour_on_paper import catch_up
from tests.desk.evening import EVENT, SMALL, announce, bust, install, person
from tests.desk.station import Station
from tests.tournament.payouts.prize_bands import bands
from tests.tournament.sales.offers import parts

SEATS, TABLES, WAITING, FREED = 8, 75, 16, 10
BREAK, LAST_TABLES, DEALT = 2, 3, 5_000
IN_THE_BREAK = Window(from_level=2, from_break=True, until_level=2, through_break=True)
CODECS = {room.kind: room.codec for room in ROOMS}
ENTRIES = SEATS * TABLES
HOUSES = ("star", "crown", "tasmania", "adelaide", "open")
LONG_NIGHT = replace(
    SMALL,
    levels=(Level(20, 25, 50), Level(90, 50, 100), Level(10), Level(20, 100, 200)),
    addon=Offer(parts(2500, 0), 700, IN_THE_BREAK, most=1),
    prizes=bands((2, (40, 25, 15, 12, 8))),
    floor=FloorPlan(redraws=(RedrawStep(100, (LAST_TABLES,)),)),
    max_entries=ENTRIES + WAITING,
    seats_per_table=SEATS,
    alternates=AlternateTerms(),
)


@pytest.mark.parametrize("house", HOUSES)
def test_a_night_of_six_hundred_adds_up(station: Station, house: str) -> None:
    rules = rulebook(house).tournament
    install(station, range(1, TABLES + 1), SEATS)
    announce(
        station,
        replace(LONG_NIGHT, house=house.upper(), rules=rules),
        sold=ENTRIES,
        tables=range(1, TABLES + 1),
    )
    station.do(StartClock(EVENT))
    seat_some_alternates(station)
    put_a_wrong_bust_right(station)
    station.restart()
    refund_those_never_seated(station)
    catch_up(station)
    hold_a_table_through_a_break_of_the_clock(station)
    station.do(PostPrizes(EVENT))
    three_out_in_one_hand(station, house)
    break_a_table_while_another_is_on_hold(station)
    redraw_the_last_three_tables(station)
    edit_the_prizes(station)
    bust(station, *station.event(EVENT).in_play()[1:])
    for place, entry, _ in list(unpaid(station.event(EVENT))):
        station.do(PayPrize(EVENT, place, entry))
    adds_up(station)
    station.do(Finish(EVENT, station.house_id))
    station.settle()
    assert verify_target(Target(path=station.path), CODECS, None).findings == ()


def seat_some_alternates(station: Station) -> None:
    """Two tables' worth wait; ten seats come free for them."""
    for number in range(ENTRIES + 1, ENTRIES + WAITING + 1):
        station.do(JoinAlternates(EVENT, person(number)))
    bust(station, *range(1, FREED + 1))
    for ticket in range(1, FREED + 1):
        station.do(CallAlternate(EVENT))
        station.do(SeatAlternate(EVENT, ticket))
    assert not station.event(EVENT).seating.unseated
    assert station.event(EVENT).alternates.waiting == WAITING - FREED


def put_a_wrong_bust_right(station: Station) -> None:
    """It is reported ten minutes later, after others went out and one bought again."""
    wrong, right = 100, 200
    seat = station.event(EVENT).seating.seat_of[wrong]
    bust(station, wrong)
    station.time.pass_us(10 * MINUTE_US)
    station.tick()
    bust(station, 101, 102)
    station.do(Bust(EVENT, 103))
    station.do(Rebuy(EVENT, 103))
    place = station.event(EVENT).place_of(wrong)
    station.do(PassExitOn(EVENT, wrong, right, seat), Circumstances(reason="dealer named another"))
    state = station.event(EVENT)
    assert (state.place_of(wrong), state.place_of(right)) == (None, place)
    assert state.seating.seat_of[wrong] == seat


def refund_those_never_seated(station: Station) -> None:
    for ticket in sorted(station.event(EVENT).alternates.by_ticket):
        station.do(RefundAlternate(EVENT, ticket))
    assert station.event(EVENT).alternates.held == 0


def hold_a_table_through_a_break_of_the_clock(station: Station) -> None:
    """An exit in dispute has no place; freed after the break it stands where it was told."""
    state = station.event(EVENT)
    disputed, table = 450, state.seating.seat_of[450].table
    later = next(entry for entry in range(451, 500) if state.seating.seat_of[entry].table != table)
    station.do(HoldTable(EVENT, table))
    bust(station, disputed)
    station.do(GoToLevel(EVENT, BREAK))
    bust(station, later)
    sell_add_ons_round_a_table(station, state.seating.seat_of[later].table)
    station.time.pass_us(LONG_NIGHT.level(BREAK).length_us)
    station.tick()
    state = station.event(EVENT)
    assert state.clock.begun == BREAK + 1
    assert state.seating.seat_of[disputed].table == table
    assert state.place_of(disputed) is None
    station.do(FreeTable(EVENT, table))
    places = station.event(EVENT).places()
    assert places[disputed] == places[later] + 1


def sell_add_ons_round_a_table(station: Station, table: int) -> None:
    """All but the lowest seat take one; each has a receipt, and what it costs goes to the pool."""
    before = station.event(EVENT)
    first, *others = before.seating.at_table(table)
    station.do(SellTableAddOns(EVENT, table, (before.seating.seat_of[first].seat,)))
    state = station.event(EVENT)
    assert state.entries.addons == len(others)
    assert state.entries.pool == before.entries.pool + 2500 * len(others)
    assert state.chips_in_play == before.chips_in_play + 700 * len(others)
    assert not state.entry(first).addons


def redraw_the_last_three_tables(station: Station) -> None:
    """The rest is drawn anew over three tables, first the seats and then the players.

    Where seats are fixed (TAS C20.6) nobody is.
    """
    bust(station, *station.event(EVENT).in_play()[LAST_TABLES * SEATS :])
    state = station.event(EVENT)
    tables = redraw_over(state)
    if state.conditions.rules.seats_fixed.answer is Answer.YES:
        assert not tables
        return
    assert len(tables) == LAST_TABLES
    station.do(RedrawField(EVENT, station.house_id, tables))
    past, seating = station.recorded(EVENT), station.event(EVENT).seating
    drawn = next(one.event for one in reversed(past) if isinstance(one.event, FieldRedrawn))
    assert sorted(drawn.players) == sorted(state.in_play())
    assert {seating.entry_at[card] for card in drawn.cards} == set(drawn.players)
    assert [seating.seat_of[player] for player in drawn.players] == list(drawn.cards)
    assert {seat.table for seat in seating.entry_at} == set(tables)


def edit_the_prizes(station: Station) -> None:
    """First gives something to the last place that is paid; another list is posted."""
    state = station.event(EVENT)
    first, *between, last = state.prizes.posted
    edited = (first - DEALT, *between, last + DEALT)
    station.do(ChangePrizes(EVENT, edited), Circumstances(reason="agreed with the players"))
    prizes = station.event(EVENT).prizes
    assert (prizes.posted, prizes.version) == (edited, state.prizes.version + 1)


def three_out_in_one_hand(station: Station, house: str) -> None:
    """Ranked as the house's own rule says, by no more than it asks for."""
    state = station.event(EVENT)
    table = state.seating.seat_of[400].table
    entries = state.seating.at_table(table)[:3]
    told, ranks = IN_ONE_HAND[house]
    outs = [
        EliminatedPlayer(entry=entry, table=table, **known)
        for entry, known in zip(entries, told, strict=True)
    ]
    best = state.left - len(entries) + 1
    station.do(BustTogether(EVENT, tuple(outs)))
    places = station.event(EVENT).places()
    assert [places[entry] - best + 1 for entry in entries] == ranks


IN_ONE_HAND: dict[str, tuple[list[dict[str, Any]], list[int]]] = {
    # STAR 28.8.3: the larger stack before the hand, then a card.
    "star": (
        [{"stack": 500, "cards": (9,)}, {"stack": 900}, {"stack": 500, "cards": (14,)}],
        [3, 1, 2],
    ),
    # CROWN 15.4.5: as the conditions say; they say nothing, so the director ranks them.
    "crown": ([{"ruled": 2}, {"ruled": 3}, {"ruled": 1}], [2, 3, 1]),
    # C20.16: chips put in that hand; those who are level share.
    "tasmania": ([{"put_in": 300}, {"put_in": 700}, {"put_in": 300}], [2, 1, 2]),
    # 104c: the amount all-in, then who was all-in first.
    "adelaide": (
        [
            {"all_in": 400, "all_in_order": 2},
            {"all_in": 400, "all_in_order": 1},
            {"all_in": 200, "all_in_order": 3},
        ],
        [2, 1, 3],
    ),
    "open": ([{"stack": 500}, {"stack": 500}, {"stack": 900}], [2, 2, 1]),
}


def break_a_table_while_another_is_on_hold(station: Station) -> None:
    """Nobody is sent to the table in dispute, and the broken one goes back to the room.

    Where seats are fixed (TAS C20.6) no table breaks.
    """
    held = station.event(EVENT).seating.seat_of[500].table
    station.do(HoldTable(EVENT, held))
    table = table_to_break(station.event(EVENT))
    if station.event(EVENT).conditions.rules.seats_fixed.answer is Answer.YES:
        assert table is None
        station.do(FreeTable(EVENT, held))
        return
    assert table not in {None, held}
    assert table is not None
    station.do(BreakTable(EVENT, table))
    for move in list(station.event(EVENT).seating.moves.values()):
        assert move.to_table != held
        assert move.entry is not None
        station.do(Arrive(EVENT, station.house_id, move.entry))
    station.do(FreeTable(EVENT, held))
    assert table not in station.event(EVENT).seating.tables


def adds_up(station: Station) -> None:
    """The laws that hold of any night, whatever was put right in it."""
    state, past = station.event(EVENT), station.recorded(EVENT)
    laws.replay_gives_the_state(station.streams()[EVENT], past, state)
    laws.numbers_are_given_once(past)
    laws.event_adds_up(station, EVENT, laws.counted(past), state)
    assert state.prizes.paid_cents == state.pool
