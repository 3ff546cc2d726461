"""The right of the page for the floor: the acts on what is chosen, each under what it acts on."""

from collections.abc import Sequence

from tdapp.ui.asking.selection_card import ActGrid
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.tables.floor_acts import FloorActs
from tdapp.ui.tables.floor_choice import FloorChoice


class FloorSide(SideColumn):
    """Three groups of buttons; a group's title tells what is chosen."""

    def __init__(
        self, theme: Theme, acts: FloorActs, on_player: Sequence[WindowAct], names: NameBook
    ) -> None:
        super().__init__(theme)
        self._choice: FloorChoice = acts.choice
        self._names = names
        self._due = Words(Size.LABEL, theme.text2, wraps=True)
        self._table = Words(Size.BODY, theme.text, STRONG)
        self._seat = Words(Size.BODY, theme.text, STRONG)
        title = Words(Size.BODY, theme.text, STRONG)
        title.setText(voice().text("floor side", "Due now"))
        self._column.addWidget(title)
        self._add(self._due, acts.on_due)
        self._add(self._table, acts.on_table)
        self._add(self._seat, (*on_player, *acts.seats.all))
        self._column.addStretch(1)
        self.show_choice()

    def show_choice(self) -> None:
        """Say what is chosen."""
        text = voice().text
        choice = self._choice
        none = text("floor side", "Select a row on the left to act on it.")
        self._due.setText(none if choice.due is None else choice.due.text)
        table = text("floor side", "Table {table}", table=choice.table)
        self._table.setText(text("floor side", "No table yet") if choice.table is None else table)
        self._seat.setText(self._seat_words())

    def _seat_words(self) -> str:
        seat, entry = self._choice.seat, self._choice.entry
        if seat is None:
            return voice().text("floor side", "No seat selected")
        if entry is None:
            return voice().text("floor side", "Seat {seat}, empty", seat=seat)
        name = self._names.name(self._choice.state.entry(entry).person)
        return voice().text("floor side", "Seat {seat}, {name}", seat=seat, name=name)

    def _add(self, title: Words, acts: Sequence[WindowAct]) -> None:
        self._column.addWidget(title)
        self._column.addWidget(ActGrid(self._theme, acts, high=BUTTON))
        self._column.addSpacing(10)
