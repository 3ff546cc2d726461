"""An event in flights: one stream, each flight with its own clock, players and chips."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import CancelEvent, EndStage, Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.chips import ColourUp, ReportStacks
from tdapp.calls.tournament.event import Announce, EndPlay, PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.hand_for_hand import BeginHandForHand, EndHandForHand
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, ReversePrize
from tdapp.calls.tournament.rulings import GiveOtherPenalty
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage, EndTable
from tdapp.core.ids import StaffId, StreamId, in_part
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.circumstances import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.screens.face_of import face_of
from tdapp.shown.floor_tasks import all_due
from tdapp.shown.penalty_words import sits_out
from tdapp.table.facts.chips import Lot
from tdapp.till.payment import FEE
from tdapp.tournament.facts.stages import Cut
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.stage_plan import Several, StageKind, StagePlan
from tdapp.tournament.plan.terms import ChipPlan, EntryTerms
from tdapp.tournament.stages.bagging import likeliest_miscount
from tdapp.tournament.tables.suggesting import Suggestions, suggestions
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import ENGLISH
from tests.desk.evening import EVENT, SMALL, announce, install, of_house, person
from tests.desk.next_steps import next_step
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station
from tests.rules.houses import BOOKS
from tests.rules_doc import Case, case, rule

STAGES = (
    StagePlan("1A", to="Day 2", go_on=2),
    StagePlan("1B", to="Day 2", go_on=2),
    StagePlan("Day 2", from_level=2),
)
FLIGHTS = replace(SMALL, max_entries=12, rebuy=None, stages=STAGES)
ADELAIDE = StreamId("adelaide")
SECOND_US = 1_000_000
A, B, DAY_2 = (in_part(EVENT, number) for number in (1, 2, 3))


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record, with the event announced and four tables in the room."""
    opened = Station(tmp_path / "room.tdapp")
    install(opened, (1, 2, 3, 4))
    opened.do(Announce(EVENT, FLIGHTS))
    yield opened
    opened.close()


def play(station: Station, flight: StreamId, people: range, table: int) -> None:
    """Let people enter a flight and draw their seats at a table."""
    station.do_all([Register(flight, person(one)) for one in people])
    station.do(OpenTable(flight, station.house_id, table))
    station.do(DrawSeats(flight))
    station.do(StartClock(flight))


def seen(station: Station, address: StreamId) -> Tournament:
    """The event as it is seen from an address."""
    found: Tournament = station.desk.state(address)
    return found


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


def test_who_goes_on_is_locked_and_ends_the_flight(station: Station) -> None:
    play(station, A, range(1, 5), 1)
    station.do(CloseStage(A))
    station.do(Bust(A, 1, declined=True))
    assert seen(station, A).clock.running
    station.do(Bust(A, 2, declined=True))
    assert not seen(station, A).clock.running
    assert seen(station, A).is_decided
    assert seen(station, EVENT).places() == {1: 4, 2: 3}


def to_the_second_day(station: Station, *given: Call) -> None:
    """Two flights of three and four, of which two of each go on; `given` 3 minutes from the end."""
    for flight, people, table in ((A, range(1, 4), 1), (B, range(4, 8), 2)):
        play(station, flight, people, table)
        station.do(CloseStage(flight))
    station.do_all(given, WHY)
    station.time.pass_us(3 * MINUTE_US)
    station.do_all(
        [Bust(A, 1, declined=True), Bust(B, 4, declined=True), Bust(B, 5, declined=True)]
    )
    for flight, stacks in ((A, {2: 900, 3: 600}), (B, {6: 1_200, 7: 800})):
        station.do_all([BagStack(flight, entry, chips) for entry, chips in stacks.items()])
        station.do(EndStage(flight, station.house_id))
    station.do(BringForward(DAY_2))
    station.do(OpenTable(DAY_2, station.house_id, 1))
    station.do(DrawSeats(DAY_2))
    station.do(StartClock(DAY_2))


def test_no_bag_holds_chips_that_left_play_or_are_none_of_the_event(station: Station) -> None:
    event = StreamId("chips")
    flight = in_part(event, 1)
    plan = ChipPlan(denominations=(25, 100, 500))
    announce(station, replace(FLIGHTS, title="Chips", chips=plan), event=event)
    play(station, flight, range(21, 24), 1)
    station.do(ColourUp(flight, 25, 40, (Lot(500, 2),)))
    station.do(CloseStage(flight))
    station.do(Bust(flight, 1, declined=True))
    for lot, code in ((Lot(25, 20), "chip_has_left"), (Lot(250, 2), "no_such_chip")):
        with pytest.raises(Refusal, match=code):
            station.do(BagStack(flight, 2, 500, lots=(lot,)))
    station.do(BagStack(flight, 2, 500, lots=(Lot(500, 1),)))


def test_a_stage_ends_once_all_bags_are_in_and_add_up(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    station.do(CloseStage(A))
    with pytest.raises(Refusal, match="still_being_played"):
        station.do(BagStack(A, 2, 900))
    station.do(Bust(A, 1, declined=True))
    station.do(BagStack(A, 2, 900))
    with pytest.raises(Refusal, match="bags_missing"):
        station.do(EndStage(A, station.house_id))
    station.do(BagStack(A, 3, 500))
    with pytest.raises(Refusal, match="bags_do_not_add_up"):
        station.do(EndStage(A, station.house_id))
    station.do(BagStack(A, 3, 600))
    with pytest.raises(Refusal, match="stages_still_on"):
        station.do(BringForward(DAY_2))
    station.do(EndStage(A, station.house_id))
    assert station.house.registry.table(1).used_by is None


def test_who_bagged_without_a_seat_is_drawn_none(station: Station) -> None:
    station.do(Register(A, person(1)))
    station.do(StartClock(A))
    station.do(CloseStage(A))
    station.do(BagStack(A, 1, 500))
    station.do(OpenTable(A, station.house_id, 1))
    with pytest.raises(Refusal, match="nobody_to_seat"):
        station.do(DrawSeats(A))


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


def test_a_bag_that_is_played_on_with_stays_as_it_was_counted(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    station.do(CloseStage(A))
    station.do(Bust(A, 1, declined=True))
    counts = ((2, 500), (2, 900), (3, 600))
    counted = [station.do(BagStack(A, entry, chips)).act.action for entry, chips in counts]
    station.do(EndStage(A, station.house_id))
    play(station, B, range(4, 8), 2)
    station.do(CloseStage(B))
    station.do_all([Bust(B, 4, declined=True), Bust(B, 5, declined=True)])
    station.do_all([BagStack(B, 6, 1_200), BagStack(B, 7, 800)])
    station.do(EndStage(B, station.house_id))
    station.do(BringForward(DAY_2))
    with pytest.raises(Refusal, match="undo_blocked"):
        station.undo(counted[1], WHY)


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


def test_bags_are_numbered_through_all_flights(station: Station) -> None:
    to_the_second_day(station)
    stages = seen(station, EVENT).stages.by_number
    bags = [bag.bag for one in (1, 2) for bag in stages[one].progress.bags.values()]
    assert bags == [1, 2, 3, 4]


def test_the_likeliest_miscount_is_the_bag_that_one_person_counted(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    station.do(CloseStage(A))
    station.do(Bust(A, 1, declined=True))
    two = (StaffId("ito"), StaffId("reyes"))
    station.do(BagStack(A, 2, 900, two))
    assert likeliest_miscount(seen(station, A)) is None
    station.do(BagStack(A, 3, 500))
    assert likeliest_miscount(seen(station, A)) == 3
    station.do(BagStack(A, 3, 600))
    assert likeliest_miscount(seen(station, A)) is None


def test_levels_of_a_later_day_have_the_numbers_of_the_whole_structure(station: Station) -> None:
    day = seen(station, DAY_2).conditions
    assert (day.number(0), day.level(0).big) == (2, 100)
    assert (day.index_of(2), day.index_of(3), day.index_of(1)) == (0, 1, -1)


def again_in_the_second_flight(station: Station, several: Several) -> Tournament:
    """Person 2 bags 900 in the first flight and 1,100 in the second."""
    stages = (*STAGES[:2], replace(STAGES[2], several=several))
    event = replace(of_house("ADELAIDE"), max_entries=12, rebuy=None, stages=stages)
    announce(station, event, event=ADELAIDE)
    first, second, day = (in_part(ADELAIDE, one) for one in (1, 2, 3))
    play(station, first, range(1, 4), 1)
    with pytest.raises(Refusal, match="already_entered"):
        station.do(Register(second, person(2)))
    station.do(CloseStage(first))
    station.do(Bust(first, 1, declined=True))
    station.do_all([BagStack(first, 2, 900), BagStack(first, 3, 600)])
    station.do(EndStage(first, station.house_id))
    station.do(Register(second, person(2)))
    play(station, second, range(4, 6), 2)
    station.do(CloseStage(second))
    station.do(Bust(second, 5, declined=True))
    station.do_all([BagStack(second, 4, 1_100), BagStack(second, 6, 400)])
    station.do(EndStage(second, station.house_id))
    station.do(BringForward(day))
    return seen(station, day)


@rule("ADELAIDE", "91")
def test_a_player_enters_several_flights_and_the_best_stack_goes_on(station: Station) -> None:
    """A player may enter more than one session of the first heat, with a fee for each."""
    day = again_in_the_second_flight(station, Several.BEST)
    assert day.entries.by_person[person(2)] == (4,)
    assert (day.left, day.chips_in_play) == (3, 1_100 + 600 + 400)
    assert seen(station, ADELAIDE).entries.taken[FEE] == 6 * 17


@pytest.mark.parametrize("several", Several)
def test_a_retired_stack_leaves_its_place_to_the_next(station: Station, several: Several) -> None:
    day = again_in_the_second_flight(station, several)
    whole = seen(station, ADELAIDE)
    assert (day.left, whole.places()) == (3, {5: 4, 1: 5, 2: 6})
    station.do(PostPrizes(ADELAIDE))
    paid = len(seen(station, ADELAIDE).prizes.posted)
    assert whole.place_of(2) == whole.entries.count > paid


def test_stacks_of_several_flights_are_joined_where_the_event_says_so(station: Station) -> None:
    day = again_in_the_second_flight(station, Several.JOINED)
    assert (day.left, day.chips_in_play) == (3, 3_000)


@rule("STAR", "28.8.1")
def test_how_many_go_on_is_fixed_before_they_are_known(station: Station) -> None:
    """The number of players to advance to the next session is determined at the start."""
    play(station, A, range(1, 5), 1)
    station.do(CloseStage(A))
    assert seen(station, A).left_at_end == STAGES[0].go_on
    station.do_all([Bust(A, 1, declined=True), Bust(A, 2, declined=True)])
    with pytest.raises(Refusal, match="stage_decided"):
        station.do(Bust(A, 3, declined=True))


@rule("ADELAIDE", "103")
def test_level_stacks_at_the_cut_are_ranked_by_cards(station: Station) -> None:
    """Players with chips of equal value cut cards for their placings."""
    stages = (StagePlan("1A", to="Day 2", chip_leaders=2, until_level=1), StagePlan("Day 2"))
    event = replace(of_house("ADELAIDE"), max_entries=12, rebuy=None, stages=stages)
    announce(station, event, event=ADELAIDE)
    flight = in_part(ADELAIDE, 1)
    play(station, flight, range(1, 4), 1)
    station.do(CloseStage(flight))
    station.do_all([BagStack(flight, one, 500) for one in (1, 2, 3)])
    with pytest.raises(Refusal, match="tie_at_the_cut"):
        station.do(EndStage(flight, station.house_id))
    with pytest.raises(Refusal, match="cut_of_cards"):
        station.do(EndStage(flight, station.house_id, (3, 1)))
    equal = (Cut(1, ("9h",)), Cut(2, ("9c",)), Cut(3, ("Ad",)))
    with pytest.raises(Refusal, match="cut_again"):
        station.do(EndStage(flight, station.house_id, cuts=equal))
    again = (Cut(1, ("9h", "Kd")), Cut(2, ("9c", "Qs")), Cut(3, ("Ad",)))
    station.do(EndStage(flight, station.house_id, cuts=again))
    assert seen(station, flight).in_play() == [1, 3]


@rule("STAR", "28.1.1")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("cuts", [(), (Cut(1, ("2h",)), Cut(2, ("Kc",)), Cut(3, ("Ad",)))])
def test_level_stacks_are_ranked_by_a_play_off_where_the_rulebook_knows_one(
    house: str, cuts: tuple[Cut, ...], station: Station
) -> None:
    """A play-off determines the placegetters of those who finished with an equal value of chips."""
    stages = (StagePlan("1A", to="Day 2", chip_leaders=2, until_level=1), StagePlan("Day 2"))
    event = replace(of_house(house), max_entries=12, rebuy=None, stages=stages)
    announce(station, event, event=ADELAIDE)
    flight = in_part(ADELAIDE, 1)
    play(station, flight, range(1, 4), 1)
    station.do(CloseStage(flight))
    station.do_all([BagStack(flight, one, 500) for one in (1, 2, 3)])
    end = EndStage(flight, station.house_id, (3, 2), cuts)
    refused = station.desk.why_not(DIRECTOR, end)
    by_cards = house == "ADELAIDE" and not cuts
    assert (refused and refused.code) == ("cut_of_cards" if by_cards else None)


def test_nobody_is_moved_from_one_flight_to_another(station: Station) -> None:
    play(station, A, range(1, 4), 1)
    play(station, B, range(4, 8), 2)
    station.do(Bust(A, 1, declined=True))
    whole = seen(station, EVENT)
    assert suggestions(whole) == Suggestions()
    assert not list(all_due(ENGLISH, whole, str))


def test_a_flight_that_no_more_entered_than_go_on_is_over_when_its_entry_closes(
    station: Station,
) -> None:
    play(station, A, range(1, 3), 1)
    station.do(CloseStage(A))
    assert seen(station, A).is_decided
    assert not seen(station, A).clock.running


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


def test_stacks_are_retired_before_the_places_behind_them_are_paid(station: Station) -> None:
    day = in_part(ADELAIDE, 3)
    stages = tuple(replace(one, go_on=one.go_on and 1) for one in STAGES)
    event = replace(of_house("ADELAIDE"), max_entries=12, rebuy=None, stages=stages)
    announce(station, event, event=ADELAIDE)
    for number, others in ((1, range(2, 4)), (2, range(4, 6))):
        flight = in_part(ADELAIDE, number)
        station.do(Register(flight, person(1)))
        play(station, flight, others, 1)
        station.do(CloseStage(flight))
        mine, *rest = sorted(seen(station, flight).entries.by_number)
        station.do_all([Bust(flight, one, declined=True) for one in rest])
        station.do(BagStack(flight, mine, 1_500))
        station.do(EndStage(flight, station.house_id))
    station.do(PostPrizes(ADELAIDE))
    station.do(PayPrize(ADELAIDE, 3))
    with pytest.raises(Refusal, match="prize_paid"):
        station.do(BringForward(day))
    station.do(ReversePrize(ADELAIDE, 6), WHY)
    station.do(BringForward(day))
    assert seen(station, ADELAIDE).at_place(2) == (6,)


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
    with pytest.raises(Refusal, match="already_entered"):
        station.do(Register(second, person(4)))
    station.do(DrawSeats(first))
    station.do(Bust(first, 7, declined=True))
    with pytest.raises(Refusal, match="entries_used_up"):
        station.do(Register(first, person(1)))


def test_a_session_of_so_many_minutes_ends_within_its_last_level(station: Station) -> None:
    heat = replace(STAGES[0], go_on=None, lasts=4)
    announce(station, replace(of_house("ADELAIDE"), stages=(heat, STAGES[2])), event=ADELAIDE)
    levels = seen(station, in_part(ADELAIDE, 1)).conditions.levels
    assert sum(level.length_us for level in levels) == 4 * MINUTE_US
    assert seen(station, in_part(ADELAIDE, 1)).conditions.ending.after_last_level


HEAT = StagePlan("Heat", kind=StageKind.HEAT, to="Final", chip_leaders=1)
FINAL = StagePlan("Final", kind=StageKind.FINAL)
OPEN = StreamId("open")
FIRST, LAST = in_part(OPEN, 1), in_part(OPEN, 2)


NOTHING_MORE = EntryTerms()


def heats(
    station: Station,
    house: str = "OPEN",
    people: int = 8,
    terms: EntryTerms = NOTHING_MORE,
    tables: tuple[int, int] = (1, 2),
    **said: object,
) -> None:
    """A first heat at two tables, its clock running and its entry closed."""
    stages, event = (replace(HEAT, **said), FINAL), of_house(house)
    event = replace(
        event, max_entries=12, rebuy=None, stages=stages, terms=terms, seats_per_table=6
    )
    announce(station, event, event=OPEN)
    station.do_all([Register(FIRST, person(one)) for one in range(1, people + 1)])
    station.do_all([OpenTable(FIRST, station.house_id, table) for table in tables])
    station.do_all([DrawSeats(FIRST), StartClock(FIRST), CloseStage(FIRST)])


def at(station: Station, table: int) -> list[int]:
    """Who sits at a table of the heat."""
    seats = seen(station, FIRST).seating.seat_of
    return sorted(entry for entry, seat in seats.items() if seat.table == table)


@pytest.mark.parametrize("house", BOOKS)
def test_in_a_shoot_out_each_table_plays_to_its_winner(house: str, station: Station) -> None:
    heats(station, house)
    one, two = at(station, 1), at(station, 2)
    for entry in one[1:]:
        station.do(Bust(FIRST, entry, declined=True))
    heat = seen(station, FIRST)
    assert not heat.is_decided
    assert replace(suggestions(heat), seats_fixed=False) == Suggestions()
    with pytest.raises(Refusal, match="table_decided"):
        station.do(Bust(FIRST, one[0], declined=True))
    for entry in two[1:]:
        assert seen(station, FIRST).clock.running
        station.do(Bust(FIRST, entry, declined=True))
    assert seen(station, FIRST).is_decided
    assert not seen(station, FIRST).clock.running
    station.do(EndStage(FIRST, station.house_id))
    station.do(BringForward(LAST))
    final = seen(station, LAST)
    assert (final.in_play(), final.chips_in_play) == (
        sorted([one[0], two[0]]),
        2 * SMALL.entry.chips,
    )
    station.restart()
    assert seen(station, LAST) == final


@rule("STAR", "28.5.9")
@pytest.mark.parametrize("house", BOOKS)
def test_a_table_is_concluded_once_it_is_known_who_goes_on_from_it(
    house: str, station: Station
) -> None:
    """Play of a session ends early where it is determined who progresses from a table."""
    heats(station, house, lasts=6)
    one, two = at(station, 1), at(station, 2)
    station.do_all([Bust(FIRST, entry, declined=True) for entry in one[1:]])
    station.do(BagStack(FIRST, one[0], 2_000))
    with pytest.raises(Refusal, match="still_being_played"):
        station.do(BagStack(FIRST, two[0], 500))


@rule("STAR", "28.1.1")
@rule("ADELAIDE", "102")
@pytest.mark.parametrize("house", BOOKS)
def test_a_session_of_so_many_hands_ends_table_by_table(house: str, station: Station) -> None:
    """A session may be a designated number of rounds; the chip leaders of each table win it."""
    heats(station, house, hands=20)
    one, two = at(station, 1), at(station, 2)
    with pytest.raises(Refusal, match="still_being_played"):
        station.do(BagStack(FIRST, one[0], 500))
    station.do(EndTable(FIRST, 1))
    with pytest.raises(Refusal, match="table_played_out"):
        station.do(Bust(FIRST, one[0], declined=True))
    for table in (1, 3):
        with pytest.raises(Refusal, match=r"table_played_out|no_such_table"):
            station.do(EndTable(FIRST, table))
    stacks = {one[0]: 400, one[1]: 700, one[2]: 500, one[3]: 400}
    station.do_all([BagStack(FIRST, entry, chips) for entry, chips in stacks.items()])
    assert seen(station, FIRST).clock.running
    station.do(Bust(FIRST, two[3], declined=True))
    station.do(EndTable(FIRST, 2))
    assert not seen(station, FIRST).clock.running
    rest = {two[0]: 900, two[1]: 600, two[2]: 500}
    station.do_all([BagStack(FIRST, entry, chips) for entry, chips in rest.items()])
    station.do(EndStage(FIRST, station.house_id))
    assert seen(station, FIRST).in_play() == sorted([one[1], two[0]])


@rule("CROWN", "1.3", "15.4.8(d)")
@case("CROWN-TOURNAMENT-006")
@pytest.mark.parametrize("hands", [None, 20])
def test_play_at_a_table_ends_early_for_chips_paid_in_cash_if_all_there_agree(
    hands: int | None, case: Case, station: Station
) -> None:
    """Those of this table decide, and all of them: the game is that of one table."""
    people = 2 * case.given["players_at_table"]
    cashed = EntryTerms(chips_cashed=case.given["terms_allow_cashing_chips"])
    install(station, (5, 6), seats=case.given["players_at_table"])
    heats(station, "CROWN", people, cashed, (5, 6), hands=hands)
    there = tuple(station.event(FIRST).seating.at_table(5))
    some = EndTable(FIRST, 5, there[: case.given["agree"]])
    assert (station.desk.why_not(DIRECTOR, some) is None) is case.then["allowed"]
    refused = Refusal("not_all_agree", table=5, entries=[there[-1]], rule="15.4.8(d)")
    assert station.desk.why_not(DIRECTOR, some) == refused
    with pytest.raises(Refusal, match="not_all_agree"):
        station.do(EndTable(FIRST, 5, (*there, at(station, 6)[0])))
    with pytest.raises(Refusal, match="still_being_played"):
        station.do(BagStack(FIRST, there[0], 500))
    station.do(EndTable(FIRST, 5, there))
    station.do(BagStack(FIRST, there[0], 500))
    assert seen(station, FIRST).clock.running
    station.do(EndTable(FIRST, 6, tuple(at(station, 6))))
    assert not seen(station, FIRST).clock.running


@rule("CROWN", "15.4.8(d)")
@pytest.mark.parametrize("house", BOOKS)
def test_no_table_ends_by_agreement_where_its_chips_are_worth_no_cash(
    house: str, station: Station
) -> None:
    """That all agree ends nothing; the table plays the hands of its session."""
    heats(station, house, hands=20)
    refusal = station.desk.why_not(DIRECTOR, EndTable(FIRST, 1, tuple(at(station, 1))))
    assert refusal is not None
    assert refusal.code == "not_all_agree"
    station.do(EndTable(FIRST, 1))


def test_a_session_of_hands_is_played_to_the_end_by_what_is_said_next(station: Station) -> None:
    heats(station, hands=20)
    for _ in range(40):
        step = next_step(station, FIRST)
        if step is None:
            break
        assert step.call is not None, step
        station.do(step.call)
    assert seen(station, FIRST).stages.ended


@rule("STAR", "28.1.1")
@rule("ADELAIDE", "102", "104a")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    "last",
    [
        StagePlan("Final", StageKind.FINAL, hands=20),
        StagePlan("Final", StageKind.FINAL, lasts=3),
        StagePlan("Final", StageKind.FINAL, until_level=2),
    ],
    ids=["hands", "minutes", "level"],
)
def test_a_final_of_so_many_hands_or_minutes_ends_by_what_is_said_next(
    house: str, last: StagePlan, station: Station
) -> None:
    """A session lasts a set time or number of rounds; then placegetters are determined by chips."""
    stages = (replace(STAGES[0], to="Final", go_on=3), last)
    event = replace(of_house(house), max_entries=12, rebuy=None, stages=stages)
    announce(station, event, event=ADELAIDE)
    flight, final = in_part(ADELAIDE, 1), in_part(ADELAIDE, 2)
    play(station, flight, range(1, 5), 1)
    station.do_all([CloseStage(flight), Bust(flight, 1, declined=True)])
    rest = seen(station, flight).chips_in_play - 900
    station.do_all([BagStack(flight, one, n) for one, n in ((2, 500), (3, rest), (4, 400))])
    station.do_all([EndStage(flight, station.house_id), BringForward(final)])
    station.do_all([OpenTable(final, station.house_id, 2), DrawSeats(final), StartClock(final)])
    station.do(PostPrizes(ADELAIDE))
    early = station.desk.why_not(DIRECTOR, EndPlay(final))
    assert (early and early.code) == ("hands_left" if last.hands else "levels_left")
    if last.hands:
        station.do(EndTable(final, 2))
    else:
        station.time.pass_us(60 * MINUTE_US)
    stacks = ReportStacks(final, ((2, 500), (3, rest), (4, 400)))
    station.do(stacks)
    step = next_step(station, final)
    assert step is not None
    assert isinstance(step.call, EndPlay)
    station.do(step.call)
    assert {one: seen(station, ADELAIDE).place_of(one) for one in (3, 2, 4)} == {3: 1, 2: 2, 4: 3}
    assert seen(station, ADELAIDE).is_decided
