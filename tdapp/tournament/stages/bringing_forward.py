"""Who comes to a stage: those who went through the ones before, and an entry that is moved."""

from collections.abc import Iterator, Sequence

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import is_so
from tdapp.tournament.facts.exits import Departure, EntryLeft, EntryReinstated
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.facts.stages import EntryTransferred, StageClosed, WentOn
from tdapp.tournament.guards.paid_places import must_keep_paid_places
from tdapp.tournament.guards.room_left import must_be_below_the_limit
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.stage_plan import Several, feeding, is_entered
from tdapp.tournament.stages.going_on import closed
from tdapp.tournament.stages.moving_up import Stack, moving_up, stack_of
from tdapp.tournament.stages.seen import must_be_open, plan_of, progress_of
from tdapp.tournament.state.stages import StageState
from tdapp.tournament.tournament import Tournament


def bring_forward(seen: Tournament, now: Instant, order: Sequence[int] = ()) -> list[Event]:
    """Let all who went through the stages before this one play in it.

    They bring their bags, or all get the same chips where those of the stage before were returned
    (STAR 28.7.2). Of a player with several stacks the best goes on, or all joined. The others are
    retired in the stage they are from and have the last places; for each the next moves up where
    the plan refills its place, of level ones the first in `order` (ADELAIDE 91, 104). Refuses
    ``say_which_stage``, ``stage_closed``, ``stages_still_on`` (stages), ``nobody_comes``,
    ``tie_at_the_cut`` (entries), and ``prize_paid`` where a place was paid that would become a
    better one by that.
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
    ups = list(moving_up(seen, kept, retired, order)) if plan.refills else []
    came = [WentOn(one.entry, one.before, one.chips) for one in (*kept, *ups)]
    joined = plan.several is Several.JOINED
    lost: list[Event] = [
        EntryLeft(
            one.entry, None, 1, Departure.RETIRED, 0 if joined else one.chips, now.utc_us,
            lost_at=now, within=one.before,
        )
        for one in retired
    ]  # fmt: skip
    lost += [EntryReinstated(one.entry, within=one.before) for one in ups]
    if lost:
        must_keep_paid_places(seen.whole or seen, lost)
    told = StageClosed(len(came), plan.locked(len(came)))
    return [*lost, *came, *closed(seen, told, len(came), now)]


def _stacks(seen: Tournament, before: int) -> Iterator[Stack]:
    """What everybody who went through a stage brings, or gets in its place."""
    stage = seen.stages.by_number[before]
    for number in stage.entries.by_number:
        if number not in stage.exits.by_entry:
            stack = stack_of(seen, before, number)
            if stack is not None:
                yield stack


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


def transfer(seen: Tournament, entry: int) -> list[Event]:
    """Let an entry that was sold for another session be played in this one (STAR 28.5.5).

    Refuses as `must_be_open` and `must_be_below_the_limit`, ``no_transfers`` (rule),
    ``stage_closed``, ``players_come``, ``session_has_begun``, ``already_entered``, ``already_out``
    and ``other_price``.
    """
    must_be_open(seen)
    _must_be_allowed(seen.conditions)
    stages, plan = seen.stages, plan_of(seen)
    if not is_entered(stages.plans, seen.stage):
        raise Refusal("players_come", stage=plan.name)
    if progress_of(seen).closed:
        raise Refusal("stage_closed", stage=plan.name)
    before = _sold_in(seen, entry)
    _must_be_unplayed(stages.by_number[before], entry, stages.plans[before - 1].name)
    _must_fit(seen, stages.by_number[before], entry)
    must_be_below_the_limit(seen)
    return [EntryTransferred(entry, before, stages.by_number[before].seating.seat_of.get(entry))]


def _must_be_allowed(conditions: Conditions) -> None:
    rule = conditions.rules.transfers
    said = conditions.transfers
    if rule is None or not is_so(conditions.rules, rule.answer, by_conditions=said):
        raise Refusal("no_transfers", rule="" if rule is None else rule.rule)


def _sold_in(seen: Tournament, entry: int) -> int:
    """The session that an entry was sold for; refuses ``no_such_entry``."""
    plans, stages = seen.stages.plans, seen.stages.by_number
    for number in range(1, len(plans) + 1):
        if is_entered(plans, number) and entry in stages[number].entries.by_number:
            return number
    raise Refusal("no_such_entry", entry=entry)


def _must_be_unplayed(before: StageState, entry: int, name: str) -> None:
    if before.clock.started:
        raise Refusal("session_has_begun", stage=name)
    if entry in before.exits.by_entry:
        raise Refusal("already_out", entry=entry)


def _must_fit(seen: Tournament, before: StageState, number: int) -> None:
    """Nobody is in a session twice, and what was paid is the price of this one."""
    entry = before.entries.by_number[number]
    here = seen.entries.by_person.get(entry.person, ())
    if here:
        raise seen.entries.known(here[-1]).refusal
    first, offer = entry.sales[0], seen.conditions.entry
    paid = (first.parts, first.chips) == (offer.parts, offer.chips)
    if len(entry.sales) > 1 or not isinstance(first, EntrySold) or not paid:
        raise Refusal("other_price", entry=number)
