"""The fields of a player who is not in the registry yet; Enter in any of them enters."""

import uuid
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QSpacerItem, QWidget

from tdapp.calls.house.people import NamePerson
from tdapp.core.free_text import LABEL, NAME
from tdapp.core.ids import PersonId
from tdapp.core.names import Name, ScreenName, family_of, parted
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Shape
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import confirm
from tdapp.ui.desk.person_words import who_words
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.field import Field
from tdapp.ui.look.lettering import Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import px
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.parts.typed import read_day, said_again
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("quick add")
WISHES = (None, ScreenName.FULL, ScreenName.INITIAL, ScreenName.NUMBER)
MOST_FIELD = 440
OnLoop = Callable[[], Awaitable[Any]]


class QuickAdd(QWidget):
    """Name, card, date of birth and wish for screens of a player, new or known.

    `added` carries the `Person` once the record has it; `given_up` says that nobody is wanted.
    `tried` carries why somebody cannot be entered so. Whether somebody who would be called as
    another one is that other one is asked by a question that is `put`.
    """

    added = Signal(object)
    given_up = Signal()
    tried = Signal(object)

    def __init__(
        self,
        work: Workplace,
        registry: RegistryAtHand,
        put: Callable[[Question], None],
        begin: Callable[[OnLoop], None] | None = None,
    ) -> None:
        super().__init__()
        self._begin = begin or work.asking.start
        theme = work.theme
        self._work = work
        self._put = put
        self._registry = registry
        self._person: PersonId | None = None
        self.given = Field(theme, say("Given name"))
        self.family = Field(theme, say("Family name"))
        for part in (self.given, self.family):
            part.setMaxLength(NAME // 2)
        self.card = Field(theme, say("Card number, if any"))
        self.card.setMaxLength(LABEL)
        self.born = Field(theme, say("Date of birth, such as 1990-06-30"))
        self.born.editingFinished.connect(self._say_born_again)
        self.wish = Choices(
            theme, (say("Not asked"), say("Full"), say("Initial"), say("Number only"))
        )
        self._place = 0
        self._alike = MessageLabel(theme, takes_room=True)
        self._theme = theme
        self._enter = enter = WindowAct(self._yes, "", always, self.enter, self)
        enter.pressed_by = "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}"
        leave = WindowAct(lambda: say("Cancel"), "", always, self.given_up.emit, self)
        leave.pressed_by = say("Esc")
        self._buttons = (ActButton(enter, theme), ActButton(leave, theme))
        self._buttons[0].suggest(True)
        self._lay_out()
        self._connect()

    def begin(self, name: str, card: str = "") -> None:
        """Ask for a new player, with these details filled in."""
        family, given = parted(name)
        self._fill(None, Name(given, family), card, "", None)

    def put_right(self, person: Person) -> None:
        """Ask for what is to be put right of somebody."""
        self._fill(person.id, person.name, person.card or "", person.born or "", person.wish)

    def enter(self) -> None:
        """Enter what is typed, or say what is wrong with it."""
        try:
            call = self._call()
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
            return
        if self._is_known(call):
            self.tried.emit(say("Nothing has changed. Press Esc to close."))
        elif (other := self._namesake(call)) is not None:
            keep = partial(self._keep_both, other, call)
            self._work.asking.follow(keep, self._put, self.tried.emit)
        else:
            self._name(call)

    def _yes(self) -> str:
        return say("Add player") if self._person is None else say("Save details")

    def _name(self, call: NamePerson) -> None:
        async def work() -> None:
            await self._work.asking.perform(call)
            await self._registry.learn([call.person])
            found = self._registry.people.person(call.person)
            if found is not None:
                self.added.emit(found)

        self._begin(work)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter enters, Escape gives up."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter()
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def _fill(
        self, person: PersonId | None, name: str, card: str, born: str, wish: ScreenName | None
    ) -> None:
        self._person = person
        self._enter.refresh()
        family = family_of(name)
        self.given.setText(name if family is None else parted(name)[1])
        self.family.setText(family or "")
        self.card.setText(card)
        self.born.setText(born)
        self.born.setReadOnly(person is not None)
        self._place = WISHES.index(wish)
        self.wish.mark(self._place)
        (self.given if person or not name else self.card).setFocus()

    def _say_born_again(self) -> None:
        self.born.setText(said_again(self.born.text()))

    def _call(self) -> NamePerson:
        """Refuses ``name_missing``, ``card_in_use`` and ``not_a_day``."""
        name, card = self._name_typed(), tidy(self.card.text())
        if not name:
            raise Refusal("name_missing")
        people = self._registry.people
        holder = next((one for one in people.of_card(card) if one.id != self._person), None)
        if card and holder is not None:
            raise Refusal("card_in_use", card=card, name=holder.name)
        born = self.born.text().strip()
        day = read_day(born).isoformat() if born and self._person is None else None
        person = self._person or PersonId(uuid.uuid4().hex)
        house = self._work.parts.day.stream
        return NamePerson(house, person, name, card or None, day, WISHES[self._place])

    def _is_known(self, call: NamePerson) -> bool:
        """Whether the registry says all of it already."""
        known = self._registry.people.person(call.person)
        if known is None:
            return False
        told = (call.name, family_of(call.name), call.card or known.card, call.wish or known.wish)
        return told == (known.name, family_of(known.name), known.card, known.wish)

    def _namesake(self, call: NamePerson) -> Person | None:
        """Whose whole name somebody known would get who was not called so before."""
        if self._person is None:
            return None
        known = self._registry.people.person(self._person)
        alike = self._registry.people.of_name(call.name)
        if known is None or known in alike:
            return None
        return next(iter(alike), None)

    def _keep_both(self, other: Person, call: NamePerson) -> Flow[None]:
        """Two who are called the same may be one person."""
        text = say("There is already {who}. If it is one person, use “Merge with…” instead.")
        said, yes = (text.format(who=who_words(other)), say("Keep as two people"))
        yield from confirm(said, yes)
        self._name(call)

    def _show_alike(self) -> None:
        others = self._registry.people.twins(self._typed()) if self._name_typed() else []
        if not others:
            self._alike.say("")
            return
        said = say("possible duplicate: {who}", who=who_words(others[0]))
        self._alike.say("", said, Shape.ATTENTION, self._theme.attention)

    def _typed(self) -> Person:
        """Who is typed so far; a day that is not one yet is not known."""
        with suppress(Refusal):
            born = self.born.text().strip()
            day = read_day(born).isoformat() if born else None
            return self._somebody(day)
        return self._somebody(None)

    def _somebody(self, born: str | None) -> Person:
        card = tidy(self.card.text()) or None
        return Person(self._person or PersonId(""), self._name_typed(), card, born)

    def _name_typed(self) -> str:
        """The name of the two fields; without a family name, one name as it is."""
        given, family = tidy(self.given.text()), tidy(self.family.text())
        return Name(given, family) if family else given

    def _set_wish(self, place: int) -> None:
        self._place = place

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        label = Words(Size.LABEL, self._theme.text2)
        label.setText(say("On screens"))
        grid.addWidget(self.given, 0, 0)
        grid.addWidget(self.family, 0, 1)
        grid.addWidget(self.card, 1, 0)
        grid.addWidget(self.born, 1, 1)
        grid.addWidget(label, 2, 0)
        grid.addWidget(self.wish, 2, 1)
        grid.addWidget(self._alike, 3, 0, 1, 2)
        for column, button in enumerate(self._buttons):
            grid.addWidget(button, 4, column)
            grid.setColumnStretch(column, 1)
        for part in (self.given, self.family, self.card, self.born, self.wish, *self._buttons):
            part.setMaximumWidth(px(MOST_FIELD))
        grid.addItem(QSpacerItem(0, 0, QSizePolicy.Policy.Expanding), 0, 2)
        grid.setRowStretch(5, 1)

    def _connect(self) -> None:
        for field in (self.given, self.family, self.card, self.born):
            field.textChanged.connect(self._show_alike)
        self.wish.chosen.connect(self._set_wish)
