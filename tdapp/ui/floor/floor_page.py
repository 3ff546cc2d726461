"""The floor of the event in view: its lists, its line to type in, and its acts at the right."""

from PySide6.QtCore import Signal

from tdapp.core.refusal import Refusal
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.floor_acts import FloorActs
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.floor.due import Kind
from tdapp.ui.floor.floor_pane import FloorPane
from tdapp.ui.floor.floor_side import FloorSide
from tdapp.ui.floor.lists_page import ListsPage
from tdapp.ui.floor.typed_line import TypedLine, read_line
from tdapp.ui.look.figures import VOICE
from tdapp.ui.look.theme import Theme
from tdapp.ui.name_book import NameBook
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence


class FloorPage(ListsPage):
    """Shows the floor and begins in its line; `tried` carries why what was typed was not done."""

    tried = Signal(str)

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        acts: FloorActs,
        theme: Theme,
    ) -> None:
        pane = FloorPane(theme, acts.choice)
        side = FloorSide(theme, acts, names)
        super().__init__(theme, pane, pane.lists, pane.line, side)
        self._parts = parts
        self._view = view
        self._asking = asking
        self._names = names
        self._acts = acts
        self.pane = pane
        self.side = side
        self._connect()

    def refresh(self) -> None:
        """Show the floor as it stands now."""
        self.pane.show_floor(self._view.state, self._names.name)
        self.side.show_choice()
        self._acts.refresh()

    def _connect(self) -> None:
        self._acts.choice.changed.connect(self._show_choice)
        self.pane.typed.connect(self._take)
        self.pane.due.entered.connect(self._go_on)
        self.pane.tables.entered.connect(self.pane.seats.setFocus)
        for one in self.pane.lists:
            one.addActions(list(self._acts.in_lists))

    def _show_choice(self) -> None:
        self.pane.show_table(self._view.state, self._names.name)
        self.side.show_choice()

    def _go_on(self) -> None:
        """What comes next with the chosen line: it is ordered, or the player has arrived."""
        due, moves = self._acts.choice.due, self._acts.moves
        kind = None if due is None else due.kind
        goes_on = {Kind.UNDER_WAY: moves.arrived, Kind.COLOUR_UP: self._acts.colour_up.colour_up}
        (moves.order if kind is None else goes_on.get(kind, moves.order)).trigger()

    def _take(self, text: str) -> None:
        """Choose or tell what was typed, in whichever event has the table."""
        try:
            line = read_line(text, self._parts)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, VOICE))
            return
        self._choose(line)
        self._note(self.pane.line)
        self.pane.line.clear()
        if line.call is not None:
            self._asking.act(line.call)
        else:
            self.pane.seats.setFocus()

    def _choose(self, line: TypedLine) -> None:
        if line.event != self._view.id:
            self._view.choose(line.event)
        if line.seat is None:
            self._acts.choice.choose_table(line.table)
        else:
            self._acts.choice.choose_seat(line.seat)
