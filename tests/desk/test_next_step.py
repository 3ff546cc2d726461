"""Nobody is left without a next step, in states that seldom come about."""

from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.prizes import ChangePrizes, DenyPrize, PostPrizes
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.shown.next_step import StepKind
from tests.desk.asking import WHY
from tests.desk.evening import EVENT, SMALL, bust, under_way
from tests.desk.next_steps import next_step
from tests.desk.station import Station


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
