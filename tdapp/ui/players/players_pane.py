"""The people of the registry: a search, whom it finds, and the refused lines of a list."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.ui.asking.question import Question
from tdapp.ui.desk.quick_add import QuickAdd
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.desk.who_step import WhoField, is_new
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.field import WIDEST
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import px
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.players.people_list import LineFault
from tdapp.ui.players.player_rows import player_columns, refused_columns
from tdapp.ui.workplace.workplace import Workplace

say = saying("players pane")
MOST = 200
ALL, KEPT_OUT, REFUSED = range(3)


class PlayersPane(Pane):
    """`chosen` carries the `Person` whose row is chosen, or None."""

    chosen = Signal(object)

    def __init__(
        self, work: Workplace, registry: RegistryAtHand, put: Callable[[Question], None]
    ) -> None:
        super().__init__(work.theme)
        self._work = work
        self._registry = registry
        self._faults: Sequence[LineFault] = ()
        self._which = ALL
        self.quick = QuickAdd(work, registry, put)
        self.field = WhoField(work.theme, say("Name or card"), "F10")
        self.choices = Choices(
            work.theme,
            (say("All players"), say("Not allowed to play"), say("Refused lines")),
            turn=True,
        )
        self.list = ItemList(
            say("People"),
            work.theme,
            player_columns(work.parts.desk),
            lambda one: one.id,
            headed=True,
            sortable=True,
        )
        self.refused = ItemList(
            say("Refused lines"), work.theme, refused_columns(), lambda one: one.line, headed=True
        )
        self.refused.empty_words = say("The last import had no refused lines.")
        self._facts = MessageLabel(work.theme, takes_room=True)
        self._middle = QStackedWidget()
        self._lay_out()
        self._connect()

    @property
    def person(self) -> Person | None:
        """Whose row is chosen."""
        key = self.list.key
        return self._registry.people.person(PersonId(key)) if isinstance(key, str) else None

    def refresh(self) -> None:
        """Show whom the letters find, as they stand now."""
        people = self._found()
        self.list.empty_words = self._why_empty()
        self.list.show_items(people)
        said = say("{shown} of {all} shown")
        counts = said.format(
            shown=voice().count(len(people)), all=voice().count(len(self._registry.people))
        )
        self._facts.say("", "" if self._which == REFUSED else counts)
        self.chosen.emit(self.person)

    def _why_empty(self) -> str:
        """What is said where nobody is listed."""
        if not self._registry.people:
            return say("The registry is empty. Press Ctrl+N to add a player.")
        if self._which != KEPT_OUT:
            return say("No player has that name. Press Ctrl+N to add one.")
        if tidy(self.field.text()):
            return say("No player of that name is barred, self-excluded or under age.")
        return say("No player is barred, self-excluded or under age.")

    def show_faults(self, faults: Sequence[LineFault]) -> None:
        """Show the lines of a list that were not entered."""
        self._faults = faults
        self.refused.show_items(faults)
        self.choices.mark(REFUSED if faults else ALL)
        self._turn(REFUSED if faults else ALL)

    def ask_new(self) -> None:
        """Ask for the fields of somebody new."""
        self._middle.setCurrentWidget(self._fields)
        self.quick.begin(tidy(self.field.text()))

    def put_right(self, person: Person) -> None:
        """Ask for the fields of somebody who is known."""
        self._middle.setCurrentWidget(self._fields)
        self.quick.put_right(person)

    def go_on(self) -> None:
        """The focus goes to what is shown: the list, or the fields of somebody."""
        (self.quick.given if self._is_filled_in else self.list).setFocus()

    @property
    def _is_filled_in(self) -> bool:
        """Whether the fields of somebody are up instead of the list."""
        return self._middle.currentWidget() is self._fields

    def event(self, event: QEvent) -> bool:
        """Ctrl+N means somebody new all over this pane, not a new event."""
        if is_new(event) and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes from the list into the search; Ctrl+N asks for somebody new."""
        if event.key() == Qt.Key.Key_Escape:
            self.field.setFocus()
        elif is_new(event):
            self.ask_new()
        else:
            super().keyPressEvent(event)

    def _found(self) -> list[Person]:
        people = self._registry.people
        typed = tidy(self.field.text())
        if self._which == KEPT_OUT:
            return self._kept_out(typed)
        hits = people.find(typed, MOST) if typed else people.first(MOST)
        return [hit.person for hit in hits.best]

    def _kept_out(self, typed: str) -> list[Person]:
        """Players with a note that keeps them out now."""
        people, persons = self._registry.people, self._work.parts.desk.persons
        now_us = self._work.view.now.utc_us
        found = people.find(typed, len(people)) if typed else people.first(len(people))
        noted = [hit.person for hit in found.best if persons.is_noted(hit.person.id)]
        standing = [(one, persons.standing(one.id, now_us)) for one in noted]
        return [one for one, how in standing if how.barred or how.self_excluded or how.under_age]

    def _turn(self, which: int) -> None:
        self._which = which
        self._middle.setCurrentWidget(self.refused if which == REFUSED else self.list)
        self.refresh()

    def _added(self, person: Person) -> None:
        self._middle.setCurrentWidget(self.list)
        self.field.setText(person.name)
        if person.id not in [one.id for one in self._found()]:
            self.choices.choose(ALL)
        self.list.choose(person.id)
        self.list.setFocus()

    def _put_away(self) -> None:
        self._middle.setCurrentWidget(self.list)
        self.field.setFocus()

    def _walk(self, _: int) -> None:
        """Into the list, at its first row."""
        if self.list.table.rows:
            if self.list.key is None:
                self.list.choose(self.list.table.rows[0].key)
            self.list.setFocus()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(13, 6, 13, 6)
        head.setSpacing(8)
        self.field.setMaximumWidth(px(WIDEST))
        head.addWidget(self.field, 1)
        head.addWidget(self.choices)
        head.addStretch()
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 12, 0)
        foot.addWidget(self._facts)
        self.quick.setContentsMargins(13, 0, 8, 0)
        self._fields = scrolling(self.quick, self._work.theme)
        for part in (self.list, self.refused, self._fields):
            self._middle.addWidget(part)
        self.quick.hide()
        self._middle.currentChanged.connect(lambda _: self.quick.setVisible(self._is_filled_in))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._middle, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.field.textChanged.connect(self.refresh)
        self.field.walks.connect(self._walk)
        self.field.returnPressed.connect(lambda: self._walk(1))
        self.field.new.connect(self.ask_new)
        self.choices.chosen.connect(self._turn)
        self.list.chosen.connect(lambda _: self.chosen.emit(self.person))
        self.quick.added.connect(self._added)
        self.quick.given_up.connect(self._put_away)
