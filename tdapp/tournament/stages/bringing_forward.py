"""Letting those who went through the stages before play in the next one."""

from collections.abc import Iterator
from dataclasses import dataclass

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.exits import Departure, EntryLeft
from tdapp.tournament.facts.stages import StageClosed, WentOn
from tdapp.tournament.guards.paid_places import must_keep_paid_places
from tdapp.tournament.plan.stage_plan import ChipsAfter, Several, feeding
from tdapp.tournament.stages.going_on import closed
from tdapp.tournament.stages.seen import plan_of, progress_of
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack of `chips` that an entry of a person brings from the stage `before`."""

    entry: int
    person: PersonId
    before: int
    chips: int


def bring_forward(seen: Tournament, now: Instant) -> list[Event]:
    """Let all who went through the stages before this one play in it.

    They bring their bags, or all get the same chips where those of the stage before were returned
    (STAR 28.7.2). Of a player with several stacks the best goes on, or all joined. The others are
    retired in the stage they are from and have the last places. Refuses ``say_which_stage``,
    ``stage_closed``, ``stages_still_on`` (stages), ``nobody_comes``, and ``prize_paid`` where a
    place was paid that would become a better one by that.
    """
    plan, stages = plan_of(seen), seen.stages
    if progress_of(seen).closed:
        raise Refusal("stage_closed", stage=plan.name)
    before = feeding(stages.plans, seen.stage)
    on = [stages.plans[one - 1].name for one in before if not stages.by_number[one].progress.ended]
    if on:
        raise Refusal("stages_still_on", stages=", ".join(on))
    stacks = [one for number in before for one in _stacks(seen, number)]
    if not stacks:
        raise Refusal("nobody_comes", stage=plan.name)
    kept, retired = _one_each(stacks, plan.several)
    came = [WentOn(one.entry, one.before, one.chips) for one in kept]
    joined = plan.several is Several.JOINED
    lost = [
        EntryLeft(
            one.entry, None, 1, Departure.RETIRED, 0 if joined else one.chips, now.utc_us,
            lost_at=now, within=one.before,
        )
        for one in retired
    ]  # fmt: skip
    if lost:
        must_keep_paid_places(seen.whole or seen, lost)
    told = StageClosed(len(came), plan.locked(len(came)))
    return [*lost, *came, *closed(seen, told, len(came), now)]


def _stacks(seen: Tournament, before: int) -> Iterator[Stack]:
    """What everybody who went through a stage brings, or gets in its place."""
    stage, plan = seen.stages.by_number[before], seen.stages.plans[before - 1]
    equal = seen.conditions.starting_chips
    for number, entry in stage.entries.by_number.items():
        if number not in stage.exits.by_entry:
            bagged = plan.chips_after is ChipsAfter.BAGGED
            chips = stage.progress.bags[number].chips if bagged else equal
            yield Stack(number, entry.person, before, chips)


def _one_each(stacks: list[Stack], several: Several) -> tuple[list[Stack], list[Stack]]:
    """The stack of each player that goes on, and those that are retired."""
    theirs: dict[PersonId, list[Stack]] = {}
    for one in sorted(stacks, key=lambda one: (-one.chips, one.entry)):
        theirs.setdefault(one.person, []).append(one)
    if several is Several.BEST:
        kept = [best for best, *_ in theirs.values()]
    else:
        kept = [
            Stack(best.entry, best.person, best.before, sum(one.chips for one in (best, *others)))
            for best, *others in theirs.values()
        ]
    return kept, [one for _, *others in theirs.values() for one in others]
