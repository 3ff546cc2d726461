"""The question after a restart: whether the time counts in which nobody was there."""

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import CountTimeAway, LeaveTimeOut
from tdapp.core.ids import StreamId
from tdapp.screens.face_of import standing
from tdapp.tournament.clock.absence import with_time_away
from tdapp.tournament.state.clock import Away
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of
from tdapp.ui.look.spoken import voice


class AwayActs(Acts[StreamId]):
    """Count it or leave it out: both as acts, and asked once by themselves."""

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        self.count = self._act(
            ActSpec(voice().text("away acts", "Count the downtime"), "Shift+F2, Y", CountTimeAway)
        )
        self.leave_out = self._act(
            ActSpec(voice().text("away acts", "Skip the downtime"), "Shift+F2, X", LeaveTimeOut)
        )
        self._asked: set[tuple[StreamId, Away]] = set()
        view.changed.connect(self.ask_about_time_away)

    def ask_about_time_away(self) -> None:
        """Ask once whether the time counts in which nobody was there; Escape leaves it open."""
        event, away = self._view.id, self._view.state.clock.away
        if event is None or away is None or (event, away) in self._asked:
            return
        self._asked.add((event, away))
        self._follow(self.count, lambda: self._about_time_away(event, away))

    def _about_time_away(self, event: StreamId, away: Away) -> Flow[None]:
        leave = voice().text("away acts", "Skip downtime")
        ways: dict[str, type[LeaveTimeOut | CountTimeAway]] = {
            leave: LeaveTimeOut,
            voice().text("away acts", "Count downtime"): CountTimeAway,
        }
        text = self._away_words(self._view.state, away)
        way = yield from one_of(text, ways, hint=leave)
        yield from self._do(way(event))

    def _away_words(self, state: Tournament, away: Away) -> str:
        text = voice().text(
            "away acts",
            "The program was off for {span} while the {title} clock ran. Skip that time (clock at "
            "{out}) or count it (clock at {counted})?",
        )
        conditions, clock = state.conditions, state.clock
        counted = with_time_away(state, self._view.now)
        return text.format(
            span=voice().age(away.span_us),
            title=conditions.title,
            out=standing(conditions, clock.index, clock.remaining_us or 0, voice()),
            counted=standing(conditions, counted.index, counted.remaining_us, voice()),
        )
