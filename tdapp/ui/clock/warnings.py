"""Keeps in sight for a while what the clocks ran over, of the event in view and of the others."""

from collections.abc import Callable, Sequence

from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.desk.desk import Desk
from tdapp.rules.purchases import PurchaseKind
from tdapp.screens.face_of import blinds_of, level_word
from tdapp.shown.money_words import sold_words
from tdapp.tournament.clock.crossings import Crossed, Crossing
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice

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
        count = voice().text("crossing", "Levels and breaks passed: {count}", count=passed)
        return upper, "; ".join(said for said in (count, lower) if said)
    return upper, lower if of_levels else ""


def _level(conditions: Conditions, crossing: Crossing) -> str:
    text = voice().text
    level = conditions.level(crossing.index)
    if crossing.what is Crossed.LAST_MINUTE:
        if level.is_break:
            return text("crossing", "Play goes on in one minute")
        if conditions.level(crossing.index + 1).is_break:
            return text("crossing", "Break in one minute")
        said = text("crossing", "{level} in one minute")
        return said.format(level=level_word(conditions, crossing.index + 1, voice()))
    what = voice().length(level.length_us) if level.is_break else blinds_of(level, voice())
    said = text("crossing", "{level} has begun: {what}")
    return said.format(level=level_word(conditions, crossing.index, voice()), what=what)


def _sale(what: Crossed, kinds: Sequence[PurchaseKind]) -> str:
    text = voice().text
    if not kinds:
        return ""
    said = {
        Crossed.SALE_BEGINS: text("crossing", "{what}: now on sale"),
        Crossed.LAST_LEVEL: text("crossing", "{what}: closes this level"),
        Crossed.SALE_ENDS: text("crossing", "{what}: closed"),
    }[what]
    what_sold = sold_words(voice(), kinds)
    return said.format(what=what_sold[:1].upper() + what_sold[1:])


SHOWN_US = 30_000_000

Lines = tuple[str, str]


class Warnings:
    """Hears the clockwork; `leave` ends it."""

    def __init__(self, clockwork: Clockwork, desk: Desk) -> None:
        self._desk = desk
        self._told: dict[StreamId, tuple[Instant, int, Lines]] = {}
        self.leave: Callable[[], None] = clockwork.heed(self._hear)

    def lines(self, event: StreamId | None, now: Instant) -> Lines | None:
        """The newest warning of this event, else the newest of another one under its title.

        What was said of a level goes with it.
        """
        told = {
            one: lines
            for one, (at, level, lines) in self._told.items()
            if now.since(at) < SHOWN_US and self._level(one, now) == level
        }
        if not told or event in told:
            return told.get(event) if event is not None else None
        other = next(reversed(told))
        upper, lower = told[other]
        return f"{self._state(other).conditions.title}: {upper}", lower

    def _hear(self, event: StreamId, crossed: Sequence[Crossing]) -> None:
        self._told.pop(event, None)
        lines = crossing_words(self._state(event).conditions, crossed)
        now = self._desk.time.now()
        self._told[event] = now, self._level(event, now), lines

    def _level(self, event: StreamId, now: Instant) -> int:
        """The level or break that is on."""
        state = self._state(event)
        return position(state.conditions, state.clock, now).index

    def _state(self, event: StreamId) -> Tournament:
        found: Tournament = self._desk.state(event)
        return found
