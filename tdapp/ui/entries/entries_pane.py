"""The middle of the page: the list of entries with its head, its choices and its search."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entries_table import EntriesTable
from tdapp.ui.entries.entries_view import EntriesView
from tdapp.ui.entries.entry_rows import Column, Row, Which
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.field import Field
from tdapp.ui.look.figures import whole
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.said import Said
from tdapp.ui.look.theme import Theme
from tdapp.ui.sales.money_words import taken_words

LEAST_SEARCH, SEARCH = 96, 190
WITH_TITLE, WITH_HINT = 560, 440
CHOICES = (Which.ALL, Which.IN, Which.OUT)


class EntriesPane(HeadedPane):
    """Everything about the list but what is in it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.table = EntriesTable(self)
        self.view = EntriesView(self.table, theme)
        self.choices = Choices(theme, ("", "", ""))
        self.search = Field(theme, self.tr("Find an entry"), "Ctrl+F", 28)
        self.search.setMinimumWidth(LEAST_SEARCH)
        self.search.setMaximumWidth(SEARCH)
        self._facts = Said(theme, takes_room=True)
        self._which = Which.ALL
        self._lay_out()
        self.choices.chosen.connect(self._narrow_to)
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._take_first)

    def show_rows(
        self, rows: Sequence[Row], state: Tournament, changed: Collection[Column]
    ) -> None:
        """Show an event's entries, of which these columns may say something else than before."""
        entries, left = state.entries, state.left
        self.choices.name(
            (
                self.tr("All {count}").format(count=whole(entries.count)),
                self.tr("In {count}").format(count=whole(left)),
                self.tr("Out {count}").format(count=whole(entries.count - left)),
            )
        )
        said = self.tr("{chips} chips; {money}") if entries.total else self.tr("{chips} chips")
        self._facts.say("", said.format(chips=whole(entries.chips), money=taken_words(entries)))
        self._say_if_empty(entries.count)
        self.table.show_rows(rows, changed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow down goes from the search into the list."""
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self._take_first()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves the choices and the search their room."""
        self._title.setVisible(self.width() >= WITH_TITLE)
        long, short = self.tr("Find an entry"), self.tr("Find")
        self.search.setPlaceholderText(long if self.width() >= WITH_HINT else short)
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        self._title.setText(self.tr("Entries"))
        self._head.addStretch(1)
        self._head.addWidget(self.choices)
        self._head.addWidget(self.search, SEARCH)
        self._column.addWidget(self.view, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 12, 0)
        foot.addWidget(self._facts)
        self._column.addLayout(foot)

    def _say_if_empty(self, entries: int) -> None:
        if entries:
            self.view.empty_words = self.tr("No entry fits. Escape empties the search.")
        else:
            self.view.empty_words = self.tr(
                "Nobody has entered yet. Type a name at the left (F3) and press Enter."
            )

    def _narrow_to(self, choice: int) -> None:
        self._which = CHOICES[choice]
        self._narrow()

    def _narrow(self) -> None:
        self.table.narrow(self._which, self.search.text())

    def _take_first(self) -> None:
        """Select the first one found and go into the list."""
        if self.table.rows:
            if self.view.entry is None:
                self.view.choose(self.table.rows[0].entry)
            self.view.setFocus()
