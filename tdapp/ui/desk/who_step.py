"""The first step: whose name, card or scan it is, and whom that finds."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.desk.finding import Hits
from tdapp.shown.scanned_paper import is_code
from tdapp.ui.desk.player_status import PlayerStatuses
from tdapp.ui.desk.quick_add import QuickAdd
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.desk.step_head import StepHead
from tdapp.ui.desk.who_rows import COLUMNS, NEW, found_lines
from tdapp.ui.look.field import Field
from tdapp.ui.look.lists.list_look import TWO_LINES, row_high
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import tidy

MOST = 5
LEAST_ROWS = 2
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class WhoField(Field):
    """Where it is typed; the arrows walk the list below. `new` asks for the fields of a person."""

    looked_for = True

    walks = Signal(int)
    new = Signal()

    def event(self, event: QEvent) -> bool:
        """Ctrl+N is the field's own while it is typed in."""
        if is_new(event) and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down walk the list; Ctrl+N enters somebody new."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.walks.emit(step)
        elif is_new(event):
            self.new.emit()
        else:
            super().keyPressEvent(event)


class _OneOf(QStackedWidget):
    """Needs no more room than what is shown of it."""

    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        return QSize() if shown is None else shown.minimumSizeHint().expandedTo(shown.minimumSize())


class WhoStep(QWidget):
    """`taken` carries the `Person` who was taken, `scanned` a code of our papers.

    `looked` carries the person of the row that is marked, or None. `refused` carries the one who
    may not be taken; `turned` says that the fields of a person came or went.
    """

    taken = Signal(object)
    refused = Signal(object)
    scanned = Signal(str)
    looked = Signal(object)
    turned = Signal()

    def __init__(
        self, theme: Theme, registry: RegistryAtHand, stands: PlayerStatuses, quick: QuickAdd
    ) -> None:
        text = voice().text
        super().__init__()
        self._registry = registry
        self._stands = stands
        self._quick = quick
        self._hits = Hits()
        self._taken: Person | None = None
        hint = text("who step", "part of a name, a card number, or a scan")
        self.head = StepHead(theme, 1, text("who step", "Who"), hint)
        self.field = WhoField(theme, text("who step", "Name, card or scan"), "F3", 38)
        self.list = ItemList(
            text("who step", "People found"), theme, COLUMNS, lambda line: line.key, row=TWO_LINES
        )
        self.list.empty_words = text("who step", "Type a few letters of the name, then Enter.")
        self.keep_rows(LEAST_ROWS)
        self._below = _OneOf()
        self._below.addWidget(self.list)
        self._below.addWidget(quick)
        self._lay_out()
        self._connect()

    @property
    def person(self) -> Person | None:
        """Who was taken, or else whom the marked row shows."""
        return self._taken or self._marked()

    @property
    def is_taken(self) -> bool:
        """Whether somebody was taken."""
        return self._taken is not None

    @property
    def hits(self) -> Hits:
        """Whom the typed letters find."""
        return self._hits

    def keep_rows(self, rows: int) -> None:
        """Keep at least this many matches in sight."""
        self.list.setMinimumHeight(rows * row_high(TWO_LINES))

    def refresh(self) -> None:
        """Show how everybody found stands now."""
        if self._taken is not None:
            self._taken = self._registry.people.person(self._taken.id)
        self._show(self.list.key)

    def find_again(self) -> None:
        """Whom the letters find may be others now."""
        self._look_up()
        self.refresh()

    def clear(self) -> None:
        """Be ready for the next one."""
        self._taken = None
        self._below.setCurrentWidget(self.list)
        self.field.clear()
        self.field.setFocus()

    def offer(self, name: str) -> None:
        """Find who is called so: taken where it is one, asked for where there is none."""
        self.field.setText(name)
        if self._hits.found <= 1:
            self._enter()

    def ask_new(self) -> None:
        """Ask for the four fields of somebody new, beginning with what is typed."""
        typed = tidy(self.field.text())
        card = typed if typed.isdecimal() else ""
        self._quick.begin("" if card else typed, card)
        self._below.setCurrentWidget(self._quick)

    def put_right(self, person: Person) -> None:
        """Ask for the fields of somebody who is known."""
        self._quick.put_right(person)
        self._below.setCurrentWidget(self._quick)

    def put_away_new(self) -> None:
        """Go back to whom the letters find."""
        self._below.setCurrentWidget(self.list)
        self.field.setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addWidget(self.field)
        column.addWidget(self._below, 1)

    def _connect(self) -> None:
        self.field.textChanged.connect(self._find)
        self.field.returnPressed.connect(self._enter)
        self.field.walks.connect(self._walk)
        self.field.new.connect(self.ask_new)
        self.list.entered.connect(self._enter)
        self.list.clicked.connect(self._enter)
        self.list.chosen.connect(self._mark)
        self._quick.given_up.connect(self.put_away_new)
        self._quick.added.connect(self._take_new)
        self._registry.changed.connect(self.find_again)
        self._below.currentChanged.connect(self._below.updateGeometry)
        self._below.currentChanged.connect(self.turned)

    def _look_up(self) -> None:
        self._hits = self._registry.people.find(tidy(self.field.text()), MOST)

    def _show(self, key: object) -> None:
        typed = tidy(self.field.text())
        lines = found_lines(self._hits.best, typed, self._stands.of) if typed else []
        keys = [line.key for line in lines]
        self.list.show_items(lines, key if key in keys else keys[0] if keys else None)
        said = voice().text("who step", "{found} of {all}")
        counts = said.format(
            found=voice().count(self._hits.found), all=voice().count(len(self._registry.people))
        )
        self.head.show_right(counts)
        self._tell()

    def _find(self) -> None:
        """The letters changed: no player is chosen."""
        self._taken = None
        self._look_up()
        self._show(None)

    def _mark(self) -> None:
        self._taken = None
        self._tell()

    def _take_new(self, person: Person) -> None:
        """Who was entered just now is taken, straight away."""
        self.put_away_new()
        self.field.setText(person.name)
        self.list.choose(person.id)
        self.choose(person)

    def _tell(self) -> None:
        self.looked.emit(self.person)

    def _marked(self) -> Person | None:
        key = self.list.key
        return self._registry.people.person(PersonId(key)) if isinstance(key, str) else None

    def _walk(self, step: int) -> None:
        rows = self.list.table.rows
        place = self.list.table.place_of(self.list.key)
        if rows and place is not None:
            self.list.choose(rows[min(max(place + step, 0), len(rows) - 1)].key)

    def _enter(self) -> None:
        """Take whom the marked row shows; a code of our papers is never a name."""
        text = self.field.text().strip()
        if is_code(text):
            self.scanned.emit(text)
            return
        person = self.person
        if person is None:
            if text or self.list.key == NEW:
                self.ask_new()
            return
        self.choose(person)

    def choose(self, person: Person) -> None:
        """Take somebody, unless this one may not be taken."""
        if self._stands.of(person).kept_out:
            self.refused.emit(person)
            return
        self._taken = person
        self._tell()
        self.taken.emit(person)


def is_new(event: QEvent) -> bool:
    """Whether it is Ctrl+N, by which somebody new is entered."""
    return (
        isinstance(event, QKeyEvent)
        and event.key() == Qt.Key.Key_N
        and event.modifiers() == Qt.KeyboardModifier.ControlModifier
    )
