"""Who goes on from a stage, with which stack, and how ties at the cut are decided."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, ReversePrize
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage
from tdapp.core.ids import in_part
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.till.payment import FEE
from tdapp.tournament.facts.stages import Cut
from tdapp.tournament.plan.stage_plan import Several, StagePlan
from tdapp.tournament.tournament import Tournament
from tests.desk.evening import EVENT, announce, of_house, person
from tests.desk.flights import ADELAIDE, STAGES, A, play, seen, with_flights
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station
from tests.rules.houses import BOOKS
from tests.rules_doc import rule


@pytest.fixture
def station(station: Station) -> Station:
    """With two flights and a second day announced, and four tables in the room."""
    return with_flights(station)


def test_who_goes_on_is_locked_and_ends_the_flight(station: Station) -> None:
    play(station, A, range(1, 5), 1)
    station.do(CloseStage(A))
    station.do(Bust(A, 1, declined=True))
    assert seen(station, A).clock.running
    station.do(Bust(A, 2, declined=True))
    assert not seen(station, A).clock.running
    assert seen(station, A).is_decided
    assert seen(station, EVENT).places() == {1: 4, 2: 3}


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


def test_a_flight_that_no_more_entered_than_go_on_is_over_when_its_entry_closes(
    station: Station,
) -> None:
    play(station, A, range(1, 3), 1)
    station.do(CloseStage(A))
    assert seen(station, A).is_decided
    assert not seen(station, A).clock.running


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
