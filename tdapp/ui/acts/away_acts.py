"""The question after a restart: whether the time counts in which nobody was there."""

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import CountTimeAway, LeaveTimeOut
from tdapp.core.ids import StreamId
from tdapp.tournament.clock.absence import with_time_away
from tdapp.tournament.state.clock import Away
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.on_clock import OnClock
from tdapp.ui.acts.question import Question
from tdapp.ui.clock.face_of import standing
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import age


class AwayActs(OnClock):
    """Count it or leave it out: both as acts, and asked once by themselves."""

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, parent)
        self.count = self._act(
            lambda: self.tr("Count the time away"),
            "Shift+F2, Y",
            CountTimeAway,
            lambda: self._ask(CountTimeAway),
        )
        self.leave_out = self._act(
            lambda: self.tr("Leave the time away out"),
            "Shift+F2, X",
            LeaveTimeOut,
            lambda: self._ask(LeaveTimeOut),
        )
        self._asked: set[tuple[StreamId, Away]] = set()
        view.changed.connect(self.ask_about_time_away)

    @property
    def all(self) -> tuple[Act, ...]:
        """Both of them."""
        return (self.count, self.leave_out)

    def ask_about_time_away(self) -> None:
        """Ask once whether the time counts in which nobody was there; Escape leaves it open."""
        event, state = self._view.id, self._view.state
        away = state.clock.away
        if event is None or away is None or (event, away) in self._asked:
            return
        self._asked.add((event, away))
        leave, count = self.tr("Leave it out"), self.tr("Count it")

        def go_on(answer: str) -> None:
            calls = {leave: LeaveTimeOut, count: CountTimeAway}
            if answer in calls:
                self._asking.act(calls[answer](event))
            else:
                self._asked.discard((event, away))
                self.ask_about_time_away()

        text = self._away_words(state, away)
        self.asks.emit(Question(text, self.tr("Go on"), go_on, leave, (leave, count)))

    def _away_words(self, state: Tournament, away: Away) -> str:
        text = self.tr(
            "The program was away for {span} while the clock of {title} ran. Leave that time out "
            "(the clock stands at {out}), or count it (it runs on at {counted})?"
        )
        conditions, clock = state.conditions, state.clock
        counted = with_time_away(state, self._view.now)
        return text.format(
            span=age(away.span_us),
            title=conditions.title,
            out=standing(conditions, clock.index, clock.remaining_us or 0),
            counted=standing(conditions, counted.index, counted.remaining_us),
        )
