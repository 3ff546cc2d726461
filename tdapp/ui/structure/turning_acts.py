"""Starting and pausing the clock; a start that puts players out asks first."""

from PySide6.QtCore import QObject

from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.tournament.sales.open_buy_ins import unpaid
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import NameBook

say = saying("event acts")


class TurningActs(Acts[StreamId]):
    """One act: it starts a clock that stands and pauses one that runs."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._names = view, names
        self.turn = self._act(ActSpec(self._words, "Ctrl+Space", self._turned))

    def _words(self) -> str:
        if self._view.state.clock.running:
            return say("Pause clock")
        return say("Start clock")

    def _turned(self, event: StreamId) -> Call:
        return PauseClock(event) if self._view.state.clock.running else StartClock(event)


@asked_before(StartClock)
def before_start(call: StartClock, at: EventAt) -> Flow[Ready]:
    """A yes where it puts players out."""
    said = at.changes(lambda state, _: unpaid(state))
    return once_confirmed(call, starting_words(at.state, at.names), say("Start clock"), said)


def starting_words(state: Tournament, names: NameBook) -> str:
    """Ask whether the clock is to start although it puts players out; nothing where it does not."""
    over = () if state.clock.started else unpaid(state)
    if not over:
        return ""
    who = ", ".join(names.name(state.entry(entry).person) for entry in over)
    return say.plural(
        "{who} has not paid the buy-in and is out at the start, the fee is kept. Start the clock?",
        "{who} have not paid the buy-in and are out at the start, the fees are kept. Start the "
        "clock?",
        len(over),
        who=who,
    )
