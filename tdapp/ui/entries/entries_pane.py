"""The middle of the page: the list of entries with its head, its choices and its search."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from tdapp.shown.money_words import taken_words
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_rows import EntryColumn, Which, entry_columns
from tdapp.ui.entries.row_book import LiveRow, listed
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.field import HintedField
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

say = saying("entries pane")
LEAST_SEARCH, SEARCH = 96, 240
WITH_TITLE, WITH_HINT = 560, 440
AROUND = 60
CHOICES = (Which.ALL, Which.IN, Which.OUT)


class EntriesPane(HeadedPane):
    """The list and what is around it; `narrowed` says that others are listed than before."""

    narrowed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.view = Listing(say("Entries"), theme, entry_columns(), headed=True, sortable=True)
        self._rows: Sequence[LiveRow] = ()
        self._listed: Sequence[LiveRow] = ()
        self.choices = Choices(theme, ("", "", ""), turn=True)
        self.search = HintedField(theme, say("Find an entry"), "Ctrl+F", 28)
        self.search.setMinimumWidth(px(LEAST_SEARCH))
        self.search.setMaximumWidth(px(SEARCH))
        self._facts = MessageLabel(theme, takes_room=True)
        self._which = Which.ALL
        self._lay_out()
        self.choices.chosen.connect(self._narrow_to)
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._take_first)

    def show_rows(
        self, rows: Sequence[LiveRow], state: Tournament, changed: Collection[EntryColumn]
    ) -> None:
        """Show an event's entries, of which these columns may say something else than before."""
        entries, left = state.entries, state.left
        self.choices.name(
            (
                say("All {count}", count=voice().count(entries.count)),
                say("In {count}", count=voice().count(left)),
                say("Out {count}", count=voice().count(entries.count - left)),
            )
        )
        said = say.plural("1 chip", "{n} chips", entries.chips)
        if entries.total:
            said = f"{said}; {taken_words(voice(), entries)}"
        self._facts.say("", said)
        self._say_if_empty(entries.count)
        if rows is not self._rows or not self._narrowed_by.isdisjoint(changed):
            self._rows = rows
            self._listed = listed(rows, self._which, self.search.text())
        self.view.show_rows(self._listed, changed=changed)

    def choose(self, entry: int | None) -> None:
        """Select an entry; a search or a choice that hides it is given up."""
        hides = self.search.text() or self._which is not Which.ALL
        if hides and entry is not None and all(row.key != entry for row in self._listed):
            self.search.clear()
            self.choices.choose(CHOICES.index(Which.ALL))
        self.view.choose(entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow down goes from the search into the list."""
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self._take_first()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves the choices and the search their room."""
        self._title.setVisible(self.width() >= px(WITH_TITLE))
        long = say("Find an entry")
        self.search.setPlaceholderText(long if self.width() >= px(WITH_HINT) else say("Find"))
        self._place_search()
        super().resizeEvent(event)

    def _place_search(self) -> None:
        """Beside the choices, or under them where both have no room in one row."""
        needed = self.choices.sizeHint().width() + px(LEAST_SEARCH) + px(AROUND)
        under = self.width() < needed
        if under != (self._column.indexOf(self.search) >= 0):
            if under:
                self._column.insertWidget(1, self.search)
            else:
                self._head.addWidget(self.search, SEARCH)

    def _lay_out(self) -> None:
        self._title.setText(say("Entries"))
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
            self.view.empty_words = say("No matching entry. Press Esc to clear the search.")
        else:
            self.view.empty_words = say(
                "No entries yet. Type a name at the left (F3) and press Enter."
            )

    def _narrow_to(self, choice: int) -> None:
        self._which = CHOICES[choice]
        self._narrow()

    def _narrow(self) -> None:
        self._listed = listed(self._rows, self._which, self.search.text())
        self.view.show_rows(self._listed)
        self.narrowed.emit()

    @property
    def _narrowed_by(self) -> set[EntryColumn]:
        """The columns on which it depends which rows are listed."""
        found = set() if self._which is Which.ALL else {EntryColumn.STATE}
        if self.search.text():
            return found | {EntryColumn.NUMBER, EntryColumn.NAME, EntryColumn.SEAT}
        return found

    def _take_first(self) -> None:
        """Select the first one found and go into the list."""
        if self._listed:
            if self.view.key is None:
                self.view.choose(self.view.table.rows[0].key)
            self.view.setFocus()
