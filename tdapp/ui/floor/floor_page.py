"""The floor of the event in view: its lists, its line to type in, and its acts at the right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.floor_acts import FloorActs
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.floor.due import Kind
from tdapp.ui.floor.floor_pane import FloorPane
from tdapp.ui.floor.floor_side import FloorSide
from tdapp.ui.floor.typed_line import TypedLine, read_line
from tdapp.ui.look.figures import VOICE
from tdapp.ui.look.scrolled import scrolled
from tdapp.ui.look.theme import Theme
from tdapp.ui.name_book import NameBook
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence

WIDE = 316


class FloorPage(QWidget):
    """Shows the floor; `tried` carries why what was typed was not done."""

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
        super().__init__()
        self._parts = parts
        self._view = view
        self._asking = asking
        self._names = names
        self._acts = acts
        self.pane = FloorPane(theme, acts.choice)
        self.side = FloorSide(theme, acts, names)
        self.side.setMaximumWidth(WIDE)
        self._last: QWidget = self.pane.line
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.pane, 1)
        row.addWidget(scrolled(self.side, theme))
        self._connect()

    def refresh(self) -> None:
        """Show the floor as it stands now."""
        self.pane.show_floor(self._view.state, self._names.name)
        self.side.show_choice()
        self._acts.refresh()

    def focus(self) -> None:
        """Be ready for a table to be typed."""
        self._last = self.pane.line
        self.pane.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        self._last.setFocus()

    def _connect(self) -> None:
        self._acts.choice.changed.connect(self._show_choice)
        self.pane.typed.connect(self._take)
        self.pane.due.entered.connect(self._go_on)
        self.pane.tables.entered.connect(self.pane.seats.setFocus)
        for one in self.pane.lists:
            one.came.connect(lambda one=one: self._note(one))
            one.addActions(list(self._acts.in_lists))

    def _note(self, last: QWidget) -> None:
        self._last = last

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
        self._last = self.pane.line
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
