"""Changing levels that have not begun: another length or stakes, one put in, one taken out."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.money import MOST
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import is_so
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.clock.timing import HOUR_US, MOST_HOURS, MOST_LEVELS
from tdapp.tournament.facts.clock import StructureChanged
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level, changed_parts
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.plan.running import restructured
from tdapp.tournament.state.clock import position
from tdapp.tournament.templates.level_faults import must_be_allowed
from tdapp.tournament.tournament import Tournament


def change_level(tournament: Tournament, index: int, level: Level, now: Instant) -> list[Event]:
    """Let the level or break at `index`, counted from 0, be another; refuses as `_change` does."""
    return _change(tournament, index, _to_come(tournament, index, now), level)


def insert_level(tournament: Tournament, index: int, level: Level, now: Instant) -> list[Event]:
    """Put a level or break in before the one at `index`; refuses as `_change` does."""
    _to_come(tournament, index, now)
    return _change(tournament, index, None, level)


def remove_level(tournament: Tournament, index: int, now: Instant) -> list[Event]:
    """Take a level or break out; refuses as `_change` does."""
    return _change(tournament, index, _to_come(tournament, index, now), None)


def first_to_come(tournament: Tournament, now: Instant) -> int:
    """The first level that has not begun, by its index."""
    if not tournament.clock.started and tournament.clock.remaining_us is None:
        return 0
    return position(tournament.conditions, tournament.clock, now).index + 1


def has_begun(conditions: Conditions, index: int) -> Refusal:
    """``break_has_begun`` or ``level_has_begun``."""
    if conditions.level(index).is_break:
        return Refusal("break_has_begun")
    return Refusal("level_has_begun", level=conditions.number(index))


def _to_come(tournament: Tournament, index: int, now: Instant) -> Level:
    """The level at `index`; refuses as `has_begun` does, and ``no_such_level``."""
    conditions = tournament.conditions
    if index < first_to_come(tournament, now):
        raise has_begun(conditions, max(0, index))
    if index >= MOST_LEVELS:
        raise Refusal("no_such_level")
    return conditions.level(index)


def _change(
    tournament: Tournament, index: int, old: Level | None, new: Level | None
) -> list[Event]:
    """Refuses ``structure_fixed`` by the rule, ``bad_level``, ``structure_unchanged``.

    Also as `must_be_allowed` does, ``nothing_to_play`` and, where something is sold in that level
    alone, ``sold_in_that_level``.
    """
    conditions = tournament.conditions
    if new is not None:
        _check_level(new)
        game = new.game or conditions.game(index)
        must_be_allowed(new, game, conditions.rules.blind_limits)
    _must_be_announced(conditions, old, new)
    made = restructured(conditions, index, old, new)
    if all(level.is_break for level in made.levels):
        raise Refusal("nothing_to_play")
    _must_differ(conditions, made)
    if any(map(_never_opens, _windows(made))):
        raise Refusal("sold_in_that_level")
    return [StructureChanged(index, old, new)]


def _must_be_announced(conditions: Conditions, old: Level | None, new: Level | None) -> None:
    rules, said = conditions.rules, conditions.structure_changes
    ruled = rules.structure_changes
    for part in changed_parts(old, new):
        may = None if said is None else part in said
        if not is_so(rules, ruled.answer, by_conditions=may):
            raise Refusal("structure_fixed", rule=ruled.rule)


def _check_level(level: Level) -> None:
    amounts = (level.small, level.big, level.ante)
    fits = all(0 <= amount <= MOST for amount in amounts) and level.small <= level.big
    lasts = 0 < level.length_us <= MOST_HOURS * HOUR_US
    if not fits or not lasts or (level.is_break and any(amounts)):
        raise Refusal("bad_level")


def _must_differ(before: Conditions, after: Conditions) -> None:
    """Refuse a change after which every level to come is what it was."""
    listed = max(len(before.levels), len(after.levels)) + 1
    if all(before.level(index) == after.level(index) for index in range(listed + 1)):
        raise Refusal("structure_unchanged")


def _windows(conditions: Conditions) -> list[Window]:
    offers = [offer for kind in PurchaseKind if (offer := conditions.offer(kind))]
    others = (one.offer for one in conditions.other_addons)
    return [offer.window for offer in (*offers, *others)]


def _never_opens(window: Window) -> bool:
    return window.until_level is not None and window.until_level < window.from_level
