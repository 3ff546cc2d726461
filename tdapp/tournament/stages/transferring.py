"""Moving an entry to another session before it is played."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import is_so
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.facts.stages import EntryTransferred
from tdapp.tournament.guards.room_left import must_be_below_the_limit
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.stage_plan import is_entered
from tdapp.tournament.stages.seen import must_be_open, plan_of, progress_of
from tdapp.tournament.state.stages import StageState
from tdapp.tournament.tournament import Tournament


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
