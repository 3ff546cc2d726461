"""Pools: rounds counted once, tables linked to one, and what a person puts right."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import house_named
from tdapp.calls.cash.games import CloseGame, OpenGame
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.jackpot.pools import ChangePool, PostPoolChange, UnlinkTable
from tdapp.calls.jackpot.rounds import AdjustMeter, CloseMalfunction, OpenMalfunction, TellRounds
from tdapp.cash.table_sign import CashGame
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.jackpot.facts.pools import MalfunctionKind, RoundsAdded
from tdapp.jackpot.pool_terms import UNIT, PoolTerms
from tdapp.poker.betting.limit import Structure
from tests.cash.room import sign
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station
from tests.jackpot.room import POOLS, QUADS, ROOM, ROYAL, TENTH, TERMS, WHY, PoolRoom, refused
from tests.rules_doc import rule

SEED = TERMS.seed * UNIT


def rounds(room: PoolRoom) -> list[RoundsAdded]:
    """What was recorded of rounds."""
    facts = [one.event for one in room.station.recorded(POOLS)]
    return [one for one in facts if isinstance(one, RoundsAdded)]


def test_every_round_of_a_console_counts_once_whatever_it_repeats_or_misses(
    room: PoolRoom,
) -> None:
    """A third of a cent a round: after three the meter has not lost a unit."""
    for counter in (1, 2):
        room.press(1, counter)
    with refused("round_counted"):
        room.press(1, 2)
    room.press(1, 7)
    room.press(2, 1)
    assert [one.rounds for one in rounds(room)] == [1, 1, 5, 1]
    assert room.meter.stands.meter == SEED + 8 * 3_333
    assert room.meter.stands.reserve == 8 * 1_000
    assert room.meter.open == 0


def test_a_console_that_restarts_counts_from_its_new_start_and_opens_a_malfunction(
    room: PoolRoom,
) -> None:
    room.press(1, 9)
    room.press(1, 2, "console 1, second start")
    (fault,) = room.state.malfunctions.open.values()
    assert (fault.kind, fault.table) == (MalfunctionKind.CONSOLE_RESTARTED, 1)
    room.press(1, 10)
    with refused("round_counted"):
        room.press(1, 9)
    assert room.state.links.rounds[1] == 12
    room.station.do(CloseMalfunction(POOLS, fault.number))
    assert not room.state.malfunctions.open


def test_a_counter_far_ahead_and_a_table_that_feeds_no_pool_count_nothing(room: PoolRoom) -> None:
    with refused("counter_jumped"):
        room.press(1, 1_001)
    with refused("table_not_linked"):
        room.press(3, 1)
    assert not rounds(room)


def test_a_table_feeds_one_pool_and_needs_a_display(room: PoolRoom) -> None:
    with refused("table_linked"):
        room.link(1)
    with refused("no_such_jackpot"):
        room.link(3, pool=2)
    with refused("no_pool_display"):
        room.link(3, display=" ")
    room.station.do(UnlinkTable(POOLS, 1))
    with refused("table_not_linked"):
        room.press(1, 1)


@rule("STAR", "30.3")
@rule("CROWN", "17.3.1(a)")
@pytest.mark.parametrize("house", ["star", "crown"])
def test_a_table_of_another_game_than_the_pools_is_not_linked(house: str, station: Station) -> None:
    """A pool is for hold'em; an Omaha table feeds none, a hold'em table does."""
    room = PoolRoom(station, house)
    station.do(OpenCashRoom(ROOM, room.rules))
    for variant, code in (("omaha", "jackpot_of_other_game"), ("holdem", None)):
        game = CashGame(variant, Structure.NO_LIMIT, (200, 500))
        station.do(OpenGame(ROOM, room.rules, station.house_id, 3, sign(game=game)))
        if code is None:
            room.link(3)
        else:
            with refused(code):
                room.link(3)
            station.do(CloseGame(ROOM, room.rules, station.house_id, 3))


@rule("CROWN", "17.6.1")
def test_rounds_are_told_and_taken_back_for_a_reason_but_not_more_than_were_counted(
    station: Station,
) -> None:
    """A forgotten press is put right by hand, and the contribution of a misdeal is taken back."""
    room = PoolRoom(station, "crown")

    def tell(rounds: int, with_: Circumstances = WHY) -> None:
        station.do(TellRounds(POOLS, room.rules, 1, rounds), with_)

    with refused("reason_needed"):
        tell(14, PLAIN)
    tell(14)
    tell(-1)
    assert room.meter.added == 13 * 4_333
    with refused("more_than_counted"):
        tell(-14)
    with refused("no_rounds"):
        tell(0)
    told = station.recorded(POOLS)[-1].action
    assert refusal_of(lambda: station.undo(told, WHY)).code == "rounds_are_counted"


@rule("STAR", "30.6", "30.7")
def test_at_the_star_a_press_stands_and_a_forgotten_one_is_told(room: PoolRoom) -> None:
    """Nothing takes a press back, also that of a misdeal."""
    room.station.do(TellRounds(POOLS, room.rules, 1, 1), WHY)
    with refused("press_stands"):
        room.station.do(TellRounds(POOLS, room.rules, 1, -1), WHY)


def test_rules_of_another_house_than_jackpots_opened_under_are_refused(room: PoolRoom) -> None:
    with refused("not_this_house"):
        room.station.do(TellRounds(POOLS, house_named("crown"), 1, 1), WHY)


def test_a_meter_is_adjusted_for_a_reason_and_never_below_nothing(room: PoolRoom) -> None:
    room.station.do(AdjustMeter(POOLS, 1, 12_345, 5), WHY)
    assert (room.meter.stands.meter, room.meter.adjusted) == (SEED + 12_345, 12_350)
    with refused("below_meter"):
        room.station.do(AdjustMeter(POOLS, 1, 0, -6), WHY)
    with refused("nothing_to_adjust"):
        room.station.do(AdjustMeter(POOLS, 1, 0), WHY)
    room.station.undo(with_=WHY)
    assert room.meter.stands.meter == SEED


def test_new_terms_count_from_now_on_and_the_old_ones_are_kept(station: Station) -> None:
    room = PoolRoom(station, "open")
    room.press(1, 1)
    new = replace(TERMS, increment=10_000)
    with refused("pool_as_it_is"):
        room.station.do(ChangePool(POOLS, room.rules, 1, TERMS), WHY)
    room.station.do(ChangePool(POOLS, room.rules, 1, new), WHY)
    room.press(1, 2)
    assert room.meter.stands.meter == SEED + 3_333 + 10_000
    assert [one.terms for one in room.state.pools.versions[1]] == [TERMS, new]


@rule("STAR", "30.4")
def test_a_pool_has_the_prizes_that_the_house_allows(room: PoolRoom) -> None:
    """At most four, each of a size that fits its kind."""

    def post(terms: PoolTerms) -> None:
        room.station.do(PostPoolChange(POOLS, room.rules, 1, terms))

    with refused("too_many_jackpot_events"):
        post(replace(TERMS, prizes=(ROYAL, TENTH, QUADS, QUADS, QUADS)))
    with refused("bad_pool_share"):
        post(replace(TERMS, prizes=(replace(ROYAL, size=1),)))
    post(replace(TERMS, prizes=(ROYAL,)))


def test_a_malfunction_stays_open_until_it_is_closed(room: PoolRoom) -> None:
    with refused("table_not_linked"):
        room.station.do(OpenMalfunction(POOLS, 1, MalfunctionKind.TABLE_EQUIPMENT, 3))
    room.station.do(OpenMalfunction(POOLS, 1, MalfunctionKind.SYSTEM))
    room.station.restart()
    assert set(room.state.malfunctions.open) == {1}
    with refused("no_such_malfunction"):
        room.station.do(CloseMalfunction(POOLS, 2))
