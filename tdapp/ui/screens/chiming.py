"""What the clocks run over, as sounds: each once, also after a stall, none for what was set."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from tdapp.calls.tournament.clock_watch import ClockWatch
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.screens import Sound
from tdapp.poker.timing.act_clock import Hurry
from tdapp.screens.table_clock import TableClock
from tdapp.tournament.clock.crossings import Crossed, Crossing
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import Where

OF_LEVELS = (Crossed.LAST_MINUTE, Crossed.LEVEL, Crossed.BREAK)


class Chiming:
    """Looks at the clocks whenever it is asked to, however late."""

    def __init__(self, play: Callable[[Sound], None]) -> None:
        self._play = play
        self._watch = ClockWatch()
        self._warned: dict[Where, int] = {}

    def look(self, states: Iterable[tuple[StreamId, Tournament]], now: Instant) -> None:
        """Play what announced events ran over since the look before; at most one sound each."""
        for event, state in states:
            crossed = self._watch.look(event, state, now)
            sound = sound_of(state.conditions, crossed)
            if sound is not None:
                self._play(sound)

    def look_at_tables(self, clocks: Mapping[Where, TableClock], now: Instant) -> None:
        """Warn where the last seconds of a time to act begin (STAR 7.13.5); one sound for all.

        Who extended the time is warned again, and a clock that begins anew warns anew.
        """
        hurried = {
            where: one.clock.since
            for where, one in clocks.items()
            if one.clock.at(now.elapsed_us) is not Hurry.THINKS
        }
        if hurried.items() - self._warned.items():
            self._play(Sound.TIME_TO_ACT)
        self._warned = hurried


def sound_of(conditions: Conditions, crossed: Sequence[Crossing]) -> Sound | None:
    """The sound of the newest of these; None where no level, break or last minute is among them."""
    found = [one for one in crossed if one.what in OF_LEVELS]
    if not found:
        return None
    newest = found[-1]
    if newest.what is Crossed.LAST_MINUTE:
        return Sound.ONE_MINUTE
    after_break = newest.index > 0 and conditions.level(newest.index - 1).is_break
    return Sound.BREAK_OVER if after_break else Sound.LEVEL_END
