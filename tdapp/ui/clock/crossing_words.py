"""What a clock ran over, in two short lines: where play is now, and what is sold."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.rules.purchase import PurchaseKind
from tdapp.tournament.clock.crossings import Crossed, Crossing
from tdapp.tournament.plan.conditions import Conditions
from tdapp.ui.clock.clock_words import minutes
from tdapp.ui.clock.face_of import blinds_of, level_word

translate = QCoreApplication.translate

OF_LEVELS = (Crossed.LAST_MINUTE, Crossed.LEVEL, Crossed.BREAK)
OF_SALES = (Crossed.SALE_BEGINS, Crossed.LAST_LEVEL, Crossed.SALE_ENDS)


def crossing_words(conditions: Conditions, crossed: Sequence[Crossing]) -> tuple[str, str]:
    """An upper and a lower line; of several levels the last one is named, with their number.

    A sale that began and ended meanwhile is only told as over.
    """
    of_levels = [one for one in crossed if one.what in OF_LEVELS]
    last = {one.kind: one.what for one in crossed if one.kind is not None}
    sales = [_sale(what, [kind for kind in last if last[kind] is what]) for what in OF_SALES]
    lower = "; ".join(said for said in sales if said)
    upper = _level(conditions, of_levels[-1]) if of_levels else lower
    passed = sum(one.what is not Crossed.LAST_MINUTE for one in of_levels)
    if passed > 1:
        count = translate("Crossing", "{count} levels and breaks passed").format(count=passed)
        return upper, "; ".join(said for said in (count, lower) if said)
    return upper, lower if of_levels else ""


def _level(conditions: Conditions, crossing: Crossing) -> str:
    level = conditions.level(crossing.index)
    if crossing.what is Crossed.LAST_MINUTE:
        if level.is_break:
            return translate("Crossing", "Play goes on in one minute")
        if conditions.level(crossing.index + 1).is_break:
            return translate("Crossing", "Break in one minute")
        said = translate("Crossing", "{level} in one minute")
        return said.format(level=level_word(conditions, crossing.index + 1))
    what = minutes(level.minutes) if level.is_break else blinds_of(level)
    said = translate("Crossing", "{level} has begun: {what}")
    return said.format(level=level_word(conditions, crossing.index), what=what)


def _sale(what: Crossed, kinds: Sequence[PurchaseKind]) -> str:
    if not kinds:
        return ""
    said = {
        Crossed.SALE_BEGINS: translate("Crossing", "{what}: now on sale"),
        Crossed.LAST_LEVEL: translate("Crossing", "{what}: last level"),
        Crossed.SALE_ENDS: translate("Crossing", "{what}: over"),
    }[what]
    names = {
        PurchaseKind.ENTRY: translate("Crossing", "late entry"),
        PurchaseKind.REENTRY: translate("Crossing", "re-entry"),
        PurchaseKind.REBUY: translate("Crossing", "re-buys"),
        PurchaseKind.ADDON: translate("Crossing", "add-ons"),
    }
    what_sold = ", ".join(names[kind] for kind in kinds)
    return said.format(what=what_sold[:1].upper() + what_sold[1:])
