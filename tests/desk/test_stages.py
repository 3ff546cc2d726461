"""An event in flights: one stream, each flight with its own clock, players and chips."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent, EndStage, Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.hand_for_hand import BeginHandForHand, EndHandForHand
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.rulings import GiveOtherPenalty
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, CloseStage
from tdapp.core.ids import StreamId, in_part
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.circumstances import Circumstances
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.screens.face_of import face_of
from tdapp.shown.floor_tasks import all_due
from tdapp.shown.penalty_words import sits_out
from tdapp.till.payment import FEE
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.tables.suggesting import Suggestions, suggestions
from tdapp.voice.voice import ENGLISH
from tests.desk.evening import EVENT, SMALL, announce, of_house, person
from tests.desk.flights import (
    ADELAIDE,
    DAY_2,
    SECOND_US,
    STAGES,
    A,
    B,
    play,
    seen,
    to_the_second_day,
    with_flights,
)
from tests.desk.next_steps import next_step
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station


@pytest.fixture
def station(station: Station) -> Station:
    """With two flights and a second day announced, and four tables in the room."""
    return with_flights(station)


def test_two_flights_are_on_at_once_each_with_its_own_clock_and_players(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    play(station, B, range(4, 8), 2)

    a, b = seen(station, A), seen(station, B)
    assert (a.left, b.left, seen(station, EVENT).left) == (3, 4, 7)
    assert sorted(b.entries.by_number) == [4, 5, 6, 7]
    assert (a.clock.running, b.clock.running) == (True, True)
    assert not seen(station, EVENT).clock.running
    station.restart()
    assert seen(station, A) == a


def test_minutes_that_were_served_in_one_stage_count_in_the_next(station: Station) -> None:
    to_the_second_day(station, GiveOtherPenalty(A, 2, PenaltyKind.MINUTES, 5))
    station.time.set_wall(-90 * MINUTE_US)
    station.time.pass_us(MINUTE_US)
    assert sits_out(ENGLISH, seen(station, DAY_2), station.time.now()) == {2: "1 minute"}
    station.time.pass_us(MINUTE_US)
    station.tick()
    assert list(seen(station, DAY_2).penalties.over) == [1]


@pytest.mark.parametrize("label", ["close_stage", "end_stage"])
def test_a_stage_from_which_players_went_on_stays_closed_and_ended(
    station: Station, label: str
) -> None:
    to_the_second_day(station)
    done = next(act for act in reversed(station.desk.log) if act.label == label)
    with pytest.raises(Refusal, match="undo_blocked"):
        station.undo(done.action, WHY)


def test_hand_for_hand_in_one_flight_holds_no_exit_of_another(station: Station) -> None:
    station.do_all([OpenTable(A, station.house_id, 2), OpenTable(B, station.house_id, 3)])
    play(station, A, range(1, 6), 1)
    play(station, B, range(6, 10), 4)
    station.do_all([CloseStage(A), CloseStage(B), PauseClock(A), BeginHandForHand(A)])
    station.do(Bust(B, 6, declined=True))
    assert (seen(station, B).left, seen(station, A).hand_for_hand.hand) == (3, 1)
    station.do(Bust(A, 1, declined=True))
    assert seen(station, A).left == 5
    with pytest.raises(Refusal, match="places_pending"):
        station.do(EndStage(A, station.house_id))
    station.do(EndHandForHand(A))
    assert seen(station, A).left == 4


@pytest.mark.parametrize("call", [OpenTable(A, StreamId("house-1"), 4), Reinstate(A, 1)])
def test_nothing_is_played_in_a_stage_that_has_ended(station: Station, call: Call) -> None:
    to_the_second_day(station)
    before = seen(station, A)
    with pytest.raises(Refusal, match="stage_ended"):
        station.do(call, WHY)
    assert seen(station, A) == before


def test_places_and_prizes_are_those_of_the_whole_event(station: Station) -> None:
    to_the_second_day(station)
    day = seen(station, DAY_2)
    assert (day.left, day.chips_in_play) == (4, 3_500)
    station.do(PostPrizes(EVENT))
    station.do_all([Bust(DAY_2, one, declined=True) for one in (7, 6, 3)])

    whole = seen(station, EVENT)
    assert whole.places() == {1: 7, 4: 6, 5: 5, 7: 4, 6: 3, 3: 2, 2: 1}
    station.do_all([PayPrize(EVENT, place) for place in (1, 2, 3)])
    station.do(Finish(EVENT, station.house_id))
    assert not any(table.used_by for table in station.house.registry.tables.values())


def test_an_act_that_is_of_one_stage_asks_which(station: Station) -> None:
    for call in (StartClock(EVENT), Register(EVENT, person(1)), CloseStage(EVENT)):
        with pytest.raises(Refusal, match="say_which_stage"):
            station.do(call)


def test_prizes_are_neither_posted_nor_paid_by_the_places_of_a_stage(station: Station) -> None:
    to_the_second_day(station)
    with pytest.raises(Refusal, match="of_the_whole_event"):
        station.do(PostPrizes(DAY_2))
    station.do(PostPrizes(EVENT))
    with pytest.raises(Refusal, match="of_the_whole_event"):
        station.do(PayPrize(A, 3))


def test_an_event_is_cancelled_with_all_its_flights(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    play(station, B, range(4, 8), 2)
    with pytest.raises(Refusal, match="of_the_whole_event"):
        station.do(CancelEvent(A, station.house_id), WHY)
    station.do(CancelEvent(EVENT, station.house_id), WHY)
    assert seen(station, EVENT).programme.cancelled
    assert seen(station, EVENT).entries.total == 0
    assert not any(table.used_by for table in station.house.registry.tables.values())


def test_levels_of_a_later_day_have_the_numbers_of_the_whole_structure(station: Station) -> None:
    day = seen(station, DAY_2).conditions
    assert (day.number(0), day.level(0).big) == (2, 100)
    assert (day.index_of(2), day.index_of(3), day.index_of(1)) == (0, 1, -1)


def test_nobody_is_moved_from_one_flight_to_another(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    play(station, B, range(4, 8), 2)
    station.do(Bust(A, 1, declined=True))
    whole = seen(station, EVENT)
    assert suggestions(whole) == Suggestions()
    assert not list(all_due(ENGLISH, whole, str))


def test_each_flight_has_its_clock_held_as_it_was_last_seen(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    play(station, B, range(4, 8), 2)
    station.time.pass_us(SECOND_US)
    station.parts.clockwork.note_seen()
    station.kill()
    station.time.pass_us(5 * MINUTE_US)
    station.run(station.parts.clockwork.hold_clocks())
    left = [seen(station, one).clock.remaining_us for one in (A, B)]
    assert left == [3 * MINUTE_US - SECOND_US] * 2


def test_whoever_does_what_is_said_next_comes_to_the_end(station: Station) -> None:
    station.do_all([Register(A, person(one)) for one in range(1, 5)])
    station.do_all([Register(B, person(one)) for one in range(5, 9)])
    station.do_all([CloseStage(A), CloseStage(B)])
    for _ in range(60):
        step = next_step(station, EVENT)
        if step is None:
            break
        assert step.call is not None, step
        station.do(step.call)
    assert seen(station, EVENT).programme.winner is not None


def test_prizes_are_not_posted_while_a_flight_can_be_entered(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    with pytest.raises(Refusal, match="stages_open"):
        station.do(PostPrizes(EVENT))


def test_an_exit_is_taken_back_in_its_stage_as_in_the_whole(station: Station) -> None:
    play(station, A, range(1, 5), 1)
    before = seen(station, EVENT)
    done = station.do(Bust(A, 1, declined=True))
    assert seen(station, A).left == 3
    station.undo(done.act.action, Circumstances(reason="wrong player"))
    assert seen(station, EVENT) == before


def test_a_screen_of_the_whole_event_shows_the_clock_of_the_stage_that_is_on(
    station: Station,
) -> None:
    def title() -> str:
        return face_of(seen(station, EVENT), station.time.now(), str, ENGLISH).event_title

    assert title() == "Small, 1A"
    play(station, B, range(4, 8), 2)
    assert title() == "Small, 1B"
    station.do_all([CloseStage(B), Bust(B, 1, declined=True), Bust(B, 2, declined=True)])
    station.do_all([BagStack(B, 3, 1_200), BagStack(B, 4, 800)])
    station.do(EndStage(B, station.house_id))
    assert title() == "Small, 1A"


def test_each_flight_has_its_own_price_stack_and_re_entries(station: Station) -> None:
    """A turbo flight costs half, gives half the chips and lets nobody in twice."""
    half = tuple(PricePart(one.name, one.cents // 2) for one in SMALL.entry.parts)
    turbo = replace(STAGES[1], parts=half, stack=SMALL.entry.chips // 2, reentries=0)
    once = replace(STAGES[0], reentries=1)
    again = replace(SMALL.entry, most=None)
    event = replace(of_house("OPEN"), max_entries=12, rebuy=None, reentry=again)
    announce(station, replace(event, stages=(once, turbo, STAGES[2])), event=ADELAIDE)
    first, second = in_part(ADELAIDE, 1), in_part(ADELAIDE, 2)
    play(station, first, range(1, 4), 1)
    play(station, second, range(4, 7), 2)
    assert seen(station, second).chips_in_play == 3 * (SMALL.entry.chips // 2)
    whole = seen(station, ADELAIDE)
    assert whole.entries.taken[FEE] == 3 * SMALL.entry.part(FEE) + 3 * (SMALL.entry.part(FEE) // 2)
    station.do_all([Bust(first, 1, declined=True), Bust(second, 4, declined=True)])
    station.do(Register(first, person(1)))
    with pytest.raises(Refusal, match="no_reentry"):
        station.do(Register(second, person(4)))
    station.do(DrawSeats(first))
    station.do(Bust(first, 7, declined=True))
    with pytest.raises(Refusal, match="entries_used_up"):
        station.do(Register(first, person(1)))
