"""The question after a restart: whether the time counts in which nobody was there."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import CountTimeAway, LeaveTimeOut
from tdapp.core.ids import StreamId
from tdapp.core.instant import SECOND_US
from tdapp.screens.face_of import standing
from tdapp.tournament.clock.absence import count_time_away, with_time_away
from tdapp.tournament.state.clock import Away
from tdapp.tournament.tournament import Tournament
from tdapp.typed.times import DAY_S, duration
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import EventAt, Ready, asked_before
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.structure.level_said import follows_words

say = saying("away acts")

LONGEST_OFF_S = 7 * DAY_S


class AwayActs(Acts[StreamId]):
    """Count it or leave it out: both as acts, and asked once by themselves."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._names = view, names
        self.count, self.leave_out = self._acts(
            (say("Count the downtime"), "Shift+F2, Y", CountTimeAway),
            (say("Skip the downtime"), "Shift+F2, X", LeaveTimeOut),
        )
        self._asked: set[tuple[StreamId, Away]] = set()
        view.turned.connect(self._asked.clear)
        view.changed.connect(self.ask_about_time_away)

    def ask_about_time_away(self) -> None:
        """Ask whether the time counts in which nobody was there; Escape leaves it open.

        It is asked once each time the event comes into view.
        """
        event, away = self._view.id, self._view.state.clock.away
        if event is None or away is None or (event, away) in self._asked:
            return
        self._asked.add((event, away))
        self._follow(self.count, lambda: self._about_time_away(event, away))

    def _about_time_away(self, event: StreamId, away: Away) -> Flow[None]:
        leave = say("Skip downtime")
        ways: dict[str, Callable[[StreamId], Flow[object]]] = {
            leave: lambda event: self._do(LeaveTimeOut(event)),
            say("Count downtime"): lambda event: self._do_asked(CountTimeAway(event)),
        }
        text = self._away_words(self._view.state, away)
        way = yield from one_of(text, ways, hint=leave)
        yield from way(event)

    def _away_words(self, state: Tournament, away: Away) -> str:
        if not away.known:
            return say(
                "The program was off while the {title} clock ran, and the computer's clock was set "
                "back. Skip that time (clock at {out}) or count it?",
                title=state.conditions.title,
                out=standing(
                    state.conditions, state.clock.index, state.clock.remaining_us or 0, voice()
                ),
            )
        text = say(
            "The program was off for {span} while the {title} clock ran. Skip that time (clock at "
            "{out}) or count it (clock at {counted})?"
        )
        conditions, clock = state.conditions, state.clock
        counted = with_time_away(state, self._view.now)
        told = text.format(
            span=voice().age(away.span_us),
            title=conditions.title,
            out=standing(conditions, clock.index, clock.remaining_us or 0, voice()),
            counted=standing(conditions, counted.index, counted.remaining_us, voice()),
        )
        counted_in = count_time_away(state, self._view.now)
        return " ".join([told, *follows_words(state, counted_in, self._names, self._view.now)])


def _time_off(typed: str) -> int:
    """How long the program was off, in seconds; refuses as `duration` does beyond a week."""
    return duration(typed, most_s=LONGEST_OFF_S)


@asked_before(CountTimeAway)
def before_counting(call: CountTimeAway, at: EventAt) -> Flow[Ready]:
    """How long it was, where nobody knows."""
    away = at.state.clock.away
    if away is None or away.known:
        return Ready(call)
    text = say("How many minutes was the program off?")
    told_us = SECOND_US * (yield from read(text, say("Minutes"), _time_off))
    return Ready(replace(call, told_us=told_us))
