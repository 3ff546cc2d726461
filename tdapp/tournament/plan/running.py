"""The structure as it runs: the published levels with what was changed since, one at a time."""

import msgspec

from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level, game_at, level_at, number_at
from tdapp.tournament.plan.offers import Offer, OtherAddOn, Window
from tdapp.tournament.plan.terms import ChipPlan

Levels = tuple[Level, ...]


def restructured(
    conditions: Conditions, index: int, old: Level | None, new: Level | None
) -> Conditions:
    """The conditions with `new` in the place of `old` at `index`, counted from 0.

    Without `old` it is put in before the level there, without `new` the level is taken out. All
    other levels stay as they are, those past the sheet too. Windows and colour-ups go on meaning
    the levels that were announced, whatever number those have now.
    """
    levels = _listed(conditions, index, old, new)
    number = number_at(levels[:index], index - 1) + 1
    before, after = _is_played(old), _is_played(new)
    kept = (*levels[:index], *(() if new is None else (new,)))
    later = _in_their_game(levels, index + (old is not None), game_at(kept, len(kept)))
    made = (*kept, *later)
    changed = msgspec.structs.replace(conditions, levels=made)
    return changed if before == after else _renumbered(changed, number, gained=after)


def _is_played(level: Level | None) -> bool:
    return level is not None and not level.is_break


def _in_their_game(levels: Levels, place: int, before: str) -> Levels:
    """The levels from `place` on; the first one names its game where another is played before."""
    later = levels[place:]
    first = next((at for at, level in enumerate(later) if not level.is_break), None)
    if first is None or later[first].game or game_at(levels, place + first) == before:
        return later
    named = msgspec.structs.replace(later[first], game=game_at(levels, place + first))
    return (*later[:first], named, *later[first + 1 :])


def _listed(conditions: Conditions, index: int, old: Level | None, new: Level | None) -> Levels:
    """The sheet, longer where a change would touch what the open end grows from.

    Taking out the last listed level lets the open end begin earlier.
    """
    levels = conditions.levels
    last_played = max(place for place, level in enumerate(levels) if not level.is_break)
    if index < last_played or (new is None and index < len(levels)):
        return levels
    after = max(len(levels), index + (old is not None))
    past = range(len(levels), after + 1)
    return (*levels, *(level_at(levels, place, conditions.then_add) for place in past))


def _renumbered(conditions: Conditions, number: int, *, gained: bool) -> Conditions:
    """All that names levels moved with them, once a level of that number came in or went out."""

    def moved(window: Window) -> Window:
        return _gained(window, number) if gained else _lost(window, number)

    def sold(offer: Offer | None) -> Offer | None:
        return offer and msgspec.structs.replace(
            offer, window=moved(offer.window), bonus_window=moved(offer.bonus_window)
        )

    refunds = conditions.refunds
    return msgspec.structs.replace(
        conditions,
        entry=sold(conditions.entry),
        reentry=sold(conditions.reentry),
        rebuy=sold(conditions.rebuy),
        addon=sold(conditions.addon),
        other_addons=tuple(_moved(one, moved(one.offer.window)) for one in conditions.other_addons),
        refunds=msgspec.structs.replace(refunds, window=moved(refunds.window)),
        chips=_chips_moved(conditions.chips, number, 1 if gained else -1),
    )


def _moved(addon: OtherAddOn, window: Window) -> OtherAddOn:
    return msgspec.structs.replace(
        addon, from_level=window.from_level, until_level=window.until_level
    )


def _chips_moved(chips: ChipPlan, number: int, by: int) -> ChipPlan:
    steps = tuple(
        msgspec.structs.replace(step, after_level=max(1, step.after_level + by))
        if step.after_level >= number
        else step
        for step in chips.colour_ups
    )
    return msgspec.structs.replace(chips, colour_ups=steps)


def _gained(window: Window, number: int) -> Window:
    begins, until = window.from_level, window.until_level
    return msgspec.structs.replace(
        window,
        from_level=begins + (begins >= number > 1 or begins > number),
        until_level=None if until is None else until + (until >= number),
    )


def _lost(window: Window, number: int) -> Window:
    begins, until = window.from_level, window.until_level
    earlier = begins > number or (begins == number and window.from_break)
    return msgspec.structs.replace(
        window,
        from_level=max(1, begins - earlier),
        until_level=None if until is None else max(1, until - (until >= number)),
    )
