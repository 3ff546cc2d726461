"""An event that exists, published or one's own, fitted to another field and other hours."""

from collections.abc import Callable, Sequence
from math import isqrt
from statistics import mode
from typing import TypeVar

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.plan.offers import Offer, OtherAddOn, Window
from tdapp.tournament.plan.stage_plan import StagePlan
from tdapp.tournament.structures.generator import fits, generate, usual_length
from tdapp.tournament.structures.turnout import MadeEvent, Turnout, chips_of, left_at_end, payout
from tdapp.tournament.structures.wishes import USUAL_CHIPS, AnteStyle, PlannedBreak, StructureWish

Sold = TypeVar("Sold", Window, OtherAddOn)
FOR_EACH_LEFT = 14
"""Big blinds in play at the end by the square root of those left, as satellites play out."""
STYLES = {AntePaidBy.BIG_BLIND: AnteStyle.BIG_BLIND, AntePaidBy.EACH_PLAYER: AnteStyle.EACH_PLAYER}


def fitted(
    conditions: Conditions,
    turnout: Turnout,
    minutes: int,
    level_minutes: int | None = None,
    end_big_blinds: int | None = None,
) -> MadeEvent:
    """The same event for a turnout, to end so many minutes after the start.

    `end_big_blinds` is as in `StructureWish`.

    Levels are as long as before, or as fits the hours. Breaks come and sales close after as much
    play as before. Refuses as `generate` does, and ``not_of_blinds`` where levels name several
    games or have no small blind.
    """
    games = {level.game for level in conditions.levels if level.game}
    if len(games) > 1 or not all(one.small for one in conditions.levels if not one.is_break):
        raise Refusal("not_of_blinds")
    length = level_minutes or _length(conditions)
    wish = wish_like(conditions, turnout, minutes, length)
    if level_minutes is None and not fits(wish):
        wish = wish.with_levels_of(length := usual_length(wish) or length)
    number = _renumbering(conditions, length)
    until = conditions.entry.window.until_level
    closing = until and number(until)
    at_end = end_big_blinds or wish.end_big_blinds
    made = generate(replace(wish, closing=closing, end_big_blinds=at_end))
    changed = replace(
        _sold_until(conditions, number),
        levels=(replace(made.levels[0], game=conditions.game(0)), *made.levels[1:]),
        then_add=made.then_add,
        chips=replace(made.chips, rounding=conditions.chips.rounding),
        max_entries=max(conditions.max_entries, turnout.entries),
        stages=tuple(_begun(one, number, made.levels) for one in conditions.stages),
    )
    return MadeEvent(changed, made, turnout)


def _at_end(conditions: Conditions, turnout: Turnout) -> int | None:
    """How many big blinds are in play when several are left at the end, as in a satellite."""
    left = left_at_end(conditions, payout(conditions, turnout))
    return isqrt(left * FOR_EACH_LEFT**2) if left > 1 else None


def _begun(stage: StagePlan, number: Callable[[int], int], levels: Sequence[Level]) -> StagePlan:
    """A stage that begins and ends after as much play as before, within these levels."""
    last = sum(not level.is_break for level in levels)
    first = 1 if stage.from_level == 1 else min(last, number(stage.from_level - 1) + 1)
    until = stage.until_level and max(first, min(last, number(stage.until_level)))
    return replace(stage, from_level=first, until_level=until)


def wish_like(
    conditions: Conditions, turnout: Turnout, minutes: int, level_minutes: int
) -> StructureWish:
    """What would make a structure like the one of these conditions."""
    number = _renumbering(conditions, level_minutes)
    played = [level for level in conditions.levels if not level.is_break]
    antes = [at for at, level in enumerate(played, 1) if level.ante]
    breaks = [
        PlannedBreak(number(conditions.number(index)), level.minutes)
        for index, level in enumerate(conditions.levels)
        if level.is_break
    ]
    chips = conditions.starting_chips
    return StructureWish(
        entries=turnout.entries,
        chips=chips,
        minutes=minutes,
        level_minutes=level_minutes,
        denominations=conditions.chips.denominations or USUAL_CHIPS,
        bought=max(0, chips_of(conditions, turnout) - turnout.entries * chips),
        depth=max(1, chips // played[0].big),
        ante=STYLES[played[antes[0] - 1].ante_by] if antes else AnteStyle.NONE,
        ante_from=antes[0] if antes else 1,
        breaks=tuple(breaks),
        end_big_blinds=_at_end(conditions, turnout),
    )


def _length(conditions: Conditions) -> int:
    """How long a level mostly is."""
    return mode(level.minutes or 1 for level in conditions.levels if not level.is_break)


def _renumbering(conditions: Conditions, level_minutes: int) -> Callable[[int], int]:
    """Which level of the new length ends after as much play as one of the old."""
    played = [level.minutes for level in conditions.levels if not level.is_break]

    def number(old: int) -> int:
        past = max(0, old - len(played)) * played[-1]
        return max(1, round((sum(played[:old]) + past) / level_minutes))

    return number


def _sold_until(conditions: Conditions, number: Callable[[int], int]) -> Conditions:
    """Each sale, and refunds, end after as much play as before."""
    offers = {kind.value: _sold(conditions.offer(kind), number) for kind in PurchaseKind}
    return replace(
        conditions,
        refunds=replace(conditions.refunds, window=_moved(conditions.refunds.window, number)),
        other_addons=tuple(_moved(one, number) for one in conditions.other_addons),
        **offers,
    )


def _sold(offer: Offer | None, number: Callable[[int], int]) -> Offer | None:
    return offer and replace(
        offer, window=_moved(offer.window, number), bonus_window=_moved(offer.bonus_window, number)
    )


def _moved(window: Sold, number: Callable[[int], int]) -> Sold:
    begins, until = window.from_level, window.until_level
    return replace(
        window,
        from_level=begins if begins == 1 else number(begins),
        until_level=None if until is None else number(until),
    )
