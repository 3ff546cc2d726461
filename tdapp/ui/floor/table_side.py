"""The right of the map: the chosen table with its suggestion, its seats and its acts."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.suggestion_box import SuggestionBox
from tdapp.ui.floor.table_facts import SeatLine, TableFacts, seat_columns
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_head import HEAD
from tdapp.ui.look.lists.listing import ItemList, only
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

MOST_REASONS, LATELY = 6, 3
FIRST = 96
SHOWN_SEATS = 10
SEAT = 25


class TableSide(SideColumn):
    """Shows what it is told; `chosen` carries a seat that was chosen in the list by hand.

    The `groups` of acts are those on the player who is chosen, on the table, and on one that is not
    of the event in view.
    """

    chosen = Signal(Seat)

    def __init__(
        self,
        theme: Theme,
        do: WindowAct,
        overrule: WindowAct,
        groups: tuple[Sequence[WindowAct], Sequence[WindowAct], Sequence[WindowAct]],
    ) -> None:
        text = voice().text
        super().__init__(theme)
        self._title = Words(Size.HEAD, theme.text, STRONG)
        self._standing = Words(Size.BODY, theme.text2)
        self._facts = Words(Size.LABEL, theme.text2, wraps=True)
        self.suggestion = SuggestionBox(theme, do, overrule)
        self.seats = ItemList(
            text("table side", "Seats of the table"), theme, seat_columns(), lambda one: one.at,
            headed=True, row=SEAT,
        )  # fmt: skip
        self.seats.chosen.connect(only(Seat, self.chosen.emit))
        self._player, self._mine, self._room = map(self._grid, groups)
        self._who = Words(Size.BODY, theme.text, STRONG)
        self._reasons = _Pairs(theme, text("table side", "Not available"), MOST_REASONS)
        self._lately = _Pairs(theme, text("table side", "Recent activity"), LATELY)
        self._reasons.hide()
        self._lately.hide()
        self._lay_out()

    @property
    def facts(self) -> str:
        """All that is told of the table, in words."""
        parts = (self._title.text(), self._standing.text(), self._facts.text())
        return "\n".join(part for part in parts if part)

    @property
    def reasons(self) -> str:
        """Why not now, line by line."""
        return self._reasons.text

    @property
    def lately(self) -> str:
        """What was, line by line."""
        return self._lately.text

    def show_facts(self, facts: TableFacts, seats: Sequence[SeatLine], seat: Seat | None) -> None:
        """Tell of a table, with this seat of it chosen."""
        self._title.setText(facts.title)
        self._standing.setText(facts.standing)
        self._facts.setText("\n".join(facts.lines))
        self._facts.setVisible(bool(facts.lines))
        self.seats.show_items(seats)
        self.seats.follow(seat)
        self.seats.setVisible(bool(seats))
        self.seats.setFixedHeight(high(HEAD) + high(SEAT) * min(len(seats), SHOWN_SEATS))

    def show_acts(self, *, mine: bool, player: str = "") -> None:
        """The acts on a table of the event in view and its `player`, or those on any other."""
        self._who.setText(player)
        for part in (self._who, self._player):
            part.setVisible(mine and bool(player))
        self._mine.setVisible(mine)
        self._room.setVisible(not mine)

    def show_reasons(self, refused: Sequence[tuple[str, str]]) -> None:
        """Say of acts why they are refused now."""
        self._reasons.show_pairs(refused)

    def show_lately(self, happened: Sequence[tuple[str, str]]) -> None:
        """Say what happened here."""
        self._lately.show_pairs(happened)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._standing, 1, Qt.AlignmentFlag.AlignBottom)
        column = self._column
        column.addLayout(head)
        acts = self._who, self._player, self._mine, self._room, self._reasons, self._lately
        for part in (self._facts, self.suggestion, self.seats, *acts):
            column.addWidget(part)
        column.addStretch(1)
        column.setSpacing(6)

    def _grid(self, acts: Sequence[WindowAct]) -> QWidget:
        held = QWidget()
        grid = QGridLayout(held)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        for place, act in enumerate(acts):
            row, column = divmod(place, 2)
            alone = column == 0 and place == len(acts) - 1
            grid.addWidget(ActButton(act, self._theme, BUTTON), row, column, 1, 2 if alone else 1)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)
        return held


class _Pairs(QWidget):
    """A title, and lines of two parts under it; hidden while there is none."""

    def __init__(self, theme: Theme, title: str, most: int) -> None:
        super().__init__()
        head = Words(Size.LABEL, theme.text, STRONG)
        head.setText(title)
        self._lines: list[tuple[QWidget, Words, Words]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(3)
        column.addWidget(head)
        for _ in range(most):
            line = QWidget()
            first = Words(Size.LABEL, theme.text2, STRONG, wraps=True)
            first.setFixedWidth(px(FIRST))
            first.setAlignment(Qt.AlignmentFlag.AlignTop)
            second = Words(Size.LABEL, theme.text2, wraps=True)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(first)
            row.addWidget(second, 1)
            column.addWidget(line)
            self._lines.append((line, first, second))

    @property
    def text(self) -> str:
        lines = (line for line in self._lines if not line[0].isHidden())
        return "\n".join(f"{first.text()}: {second.text()}" for _, first, second in lines)

    def show_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        for place, (line, first, second) in enumerate(self._lines):
            there = place < len(pairs)
            line.setVisible(there)
            if there:
                first.setText(pairs[place][0])
                second.setText(pairs[place][1])
        self.setVisible(bool(pairs))
