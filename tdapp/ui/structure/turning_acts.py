"""Starting and pausing the clock; a start that puts players out asks first."""

from PySide6.QtCore import QObject

from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.said import ChangesStatement
from tdapp.tournament.sales.open_buy_ins import unpaid
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.structure.level_said import Named


class TurningActs(Acts[StreamId]):
    """One act: it starts a clock that stands and pauses one that runs."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._names = view, names
        self.turn = self._act(
            ActSpec[StreamId](self._words, "Ctrl+Space", self._turned, self._turn)
        )

    def _words(self) -> str:
        if self._view.state.clock.running:
            return voice().text("event acts", "Pause clock")
        return voice().text("event acts", "Start clock")

    def _turned(self, event: StreamId) -> Call:
        return PauseClock(event) if self._view.state.clock.running else StartClock(event)

    def _turn(self, event: StreamId) -> Flow[None]:
        call = self._turned(event)
        said: Named = ()
        if isinstance(call, StartClock):
            asked = starting_words(self._view.state, self._names)
            said = starting_said(self._view)
            if asked:
                yield from confirm(asked, voice().text("event acts", "Start clock"))
        yield from self._do(call, said=said)


def starting_words(state: Tournament, names: NameBook) -> str:
    """Ask whether the clock is to start although it puts players out; nothing where it does not."""
    over = () if state.clock.started else unpaid(state)
    if not over:
        return ""
    who = ", ".join(names.name(state.entry(entry).person) for entry in over)
    return voice().plural(
        "event acts",
        "{who} has not paid the buy-in and is out at the start, the fee is kept. Start the clock?",
        "{who} have not paid the buy-in and are out at the start, the fees are kept. Start the "
        "clock?",
        len(over),
        who=who,
    )


def starting_said(view: EventInView, of: StreamId | None = None) -> Named:
    """Whom the question named."""
    return view.said(ChangesStatement, lambda state, _: unpaid(state), of)
