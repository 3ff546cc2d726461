"""Nobody is left without a next step, in states that seldom come about."""

from msgspec.structs import replace

from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import ReorderExits
from tdapp.calls.tournament.hands import BeginHand
from tdapp.calls.tournament.prizes import ChangePrizes, DenyPrize, PayPrize, PostPrizes
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.shown.next_step import StepKind
from tdapp.tournament.plan.prize_plan import PrizePlan, Seats
from tdapp.tournament.plan.terms import EndPlaces, EndTerms
from tests.desk.asking import WHY
from tests.desk.evening import EVENT, SMALL, announce, bust, install, seated_under, under_way
from tests.desk.next_steps import next_step
from tests.desk.station import Station
from tests.tournament.hands.feature_table import game


def steps_to_the_end(station: Station) -> list[StepKind]:
    """Do what is said next until the event is over."""
    kinds = []
    while step := next_step(station, EVENT):
        assert step.call is not None
        station.do(step.call, WHY)
        kinds.append(step.kind)
    return kinds


def test_a_prize_that_nobody_can_win_any_more_is_shared_by_another_list(station: Station) -> None:
    """A list is back that pays four, and only three of four can win."""
    under_way(station, sold=4)
    station.do(PostPrizes(EVENT, locked=((4, 1_000),)))
    shorter = station.do(ChangePrizes(EVENT, locked=((4, 0),)), WHY)
    bust(station, 1, 2, 3)
    station.do(DenyPrize(EVENT, 3, Ineligible.OTHER, Heir.RUNNER_UP), WHY)
    station.undo(shorter.act.action, WHY)
    before = station.event(EVENT).prizes
    assert len(before.posted) == 4

    step = next_step(station, EVENT)
    assert step is not None
    assert step.text == "Nobody can win 4th place. Post a new prize list"
    pays = [StepKind.PAY] * 3
    assert steps_to_the_end(station) == [StepKind.POST_ANEW, *pays, StepKind.FINISH]
    after = station.event(EVENT).prizes
    assert (after.total, len(after.posted)) == (before.total, 3)


def test_the_last_one_of_a_full_field_is_told_that_posting_closes_registration(
    station: Station,
) -> None:
    """Play is not over while entries are sold; nobody else fits in, and nobody can go out."""
    under_way(station, sold=SMALL.max_entries)
    station.do(StartClock(EVENT))
    bust(station, 1, 2, 3, 4, 5)
    step = next_step(station, EVENT)
    assert step is not None
    assert step.text == "1 player is left. Post the prizes to close registration"
    assert steps_to_the_end(station)[0] is StepKind.POST


def test_who_share_a_place_with_a_prize_that_cannot_be_split_are_put_in_order(
    station: Station,
) -> None:
    """One seat for two who went out level is worth more than a share."""
    seat = PrizePlan(seats=Seats("a seat", 6_000, 0))
    seated_under(station, replace(SMALL, prizes=seat), sold=5)
    station.do(PostPrizes(EVENT))
    bust(station, 5, 4, 1, 2)
    assert [one.place for one in station.event(EVENT).prizes.in_kind] == [1, 2]
    station.do(ReorderExits(EVENT, ((1, 2),)), WHY)
    assert station.event(EVENT).at_place(2) == (1, 2)
    station.do(PayPrize(EVENT, 1, 3))
    step = next_step(station, EVENT)
    assert step is not None
    assert step.text == (
        "person 1, person 2 share 2nd place, but a prize cannot be split. Put them in order"
    )
    assert steps_to_the_end(station)[0] is StepKind.TIE


def test_who_are_all_dealt_into_a_followed_hand_go_on_by_its_end(station: Station) -> None:
    """Nobody can be out before the hand is over or discarded."""
    install(station, (1,))
    announce(station, sold=3, tables=(1,))
    station.do_all([PostPrizes(EVENT), StartClock(EVENT)])
    dealt = tuple((entry, 500) for entry in station.event(EVENT).in_play())
    button = min(station.event(EVENT).seating.seat_of.values()).seat
    station.do(BeginHand(EVENT, 1, game("star"), button=button, stacks=dealt))
    step = next_step(station, EVENT)
    assert step is not None
    assert (step.kind, step.table) == (StepKind.HAND, 1)
    assert steps_to_the_end(station)[:2] == [StepKind.HAND, StepKind.BUST]


def test_stacks_are_recorded_before_play_ends_by_time(station: Station) -> None:
    by_time = EndTerms(after_last_level=True, places=EndPlaces.BY_STACK)
    seated_under(station, replace(SMALL, ending=by_time), sold=5)
    station.do(PostPrizes(EVENT))
    station.do(StartClock(EVENT))
    station.do(GoToLevel(EVENT, len(SMALL.levels)))
    step = next_step(station, EVENT)
    assert step is not None
    assert step.text == "The last level is over. Record every stack, then end play"
    first = steps_to_the_end(station)[:2]
    assert first == [StepKind.STACKS, StepKind.END_PLAY]
