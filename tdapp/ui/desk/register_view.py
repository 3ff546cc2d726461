"""Registration: three steps in sight, the newest entries beside them, the person at the right."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.core.ports.people import Person
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.desk.acts_book import ActsBook
from tdapp.ui.desk.counter_lists import CounterLists
from tdapp.ui.desk.desk_side import DeskSide
from tdapp.ui.desk.pays_step import PaysStep
from tdapp.ui.desk.person_words import person_facts
from tdapp.ui.desk.player_status import PlayerStatuses
from tdapp.ui.desk.purchases import Counter, Purchase, PurchaseChoice
from tdapp.ui.desk.quick_add import OnLoop, QuickAdd
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.desk.selling import Selling
from tdapp.ui.desk.what_step import WhatStep
from tdapp.ui.desk.who_step import LEAST_ROWS, WhoStep
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import Size, Words
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.workplace.workplace import Workplace

say = saying("register view")
PRIMARY = 40
HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
WITH_LISTS = 1330
"""The width of the page in pixels from which the lists have room beside the steps."""
STEPS, LISTS = 6, 5
LOW, LOWEST, BARE = 640, 500, 320
"""Heights in pixels at 100 %: without the sum of the parts, without tenders, without heads."""


class RegisterView(QWidget):
    """F3, letters, Enter, Enter: found, taken, paid; then the field waits for the next one.

    `asks` carries a `Question`, `tried` why something was not done, `scanned` a code of our
    papers, `opened` the number of an entry to be looked at.
    """

    tried = Signal(object)
    scanned = Signal(str)
    opened = Signal(int)

    def __init__(
        self, work: Workplace, registry: RegistryAtHand, put: Callable[[Question], None]
    ) -> None:
        super().__init__()
        self._work = work
        self._registry = registry
        acts = ActsBook(work.parts, work.asking, self)
        self._stands = PlayerStatuses(work.parts, work.view, acts)
        self._counter = Counter(work.view)
        self._shown: Person | None = None
        self._ahead: list[QKeyEvent] = []
        self._goes_on = False
        self.quick = QuickAdd(work, registry, put, self._begin)
        self.who = WhoStep(work.theme, registry, self._stands, self.quick)
        self.what = WhatStep(work.theme)
        self.pays = PaysStep(work.theme, work.acts.till, work.acts.money.paying)
        self.selling = Selling(work, put, self._begin, self)
        self.take = WindowAct(self._take_words, "", self._why_not_take, self._take, self)
        self.edit = WindowAct(
            lambda: say("Edit details…"), "Ctrl+I", self._why_nobody, self._edit, self
        )
        self.take_button = ActButton(self.take, work.theme, PRIMARY)
        self._then = Words(Size.LABEL, work.theme.text2)
        self.lists = CounterLists(work, registry, self._stands, acts)
        self.side = DeskSide(work.theme, (self.edit,))
        self._lay_out()
        self._connect(acts)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """What can be asked for here besides the keys of the steps."""
        return (self.edit,)

    def refresh(self) -> None:
        """Show everything as it stands now."""
        self.who.refresh()
        self.lists.refresh()
        self.pays.show_tender()

    def look(self) -> None:
        """Show what changes with time alone."""
        self.lists.look()

    def await_name(self) -> None:
        """Be ready for a name, a card or a scan; what is typed is kept and can be typed over."""
        self.pays.await_letter()
        self.who.field.setFocus()
        self.who.field.selectAll()

    def go_back(self) -> None:
        """Go on after a question: where somebody is taken, the next Enter takes the money."""
        if self.quick.isVisible():
            self.quick.given.setFocus()
        elif self.who.is_taken:
            self.take_button.setFocus()
        else:
            self.await_name()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and digits choose while nothing is typed in; Escape goes back to the name."""
        if event.key() == Qt.Key.Key_Escape and not self.who.field.hasFocus():
            self.await_name()
        elif event.modifiers() or not (self.what.press(event.text()) or self._pays(event.text())):
            super().keyPressEvent(event)

    def eventFilter(self, at: QObject, event: QEvent) -> bool:
        """Keep the keys that are pressed while a name or a sale is not in the record yet."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        if not isinstance(at, QWidget) or not self.isAncestorOf(at) or event.modifiers() & HELD:
            return False
        if not event.isAutoRepeat():
            self._ahead.append(event.clone())
        return True

    def _begin(self, work: OnLoop) -> None:
        """Start it; once it is done press what was pressed meanwhile, unless it was refused."""
        program = cast("QApplication", QApplication.instance())

        async def kept() -> None:
            try:
                await work()
            finally:
                program.removeEventFilter(self)
                self._press_ahead()

        self._goes_on = False
        program.installEventFilter(self)
        self._work.asking.start(kept)

    def _press_ahead(self) -> None:
        ahead, self._ahead = self._ahead, []
        while ahead and self._goes_on:
            at = QApplication.focusWidget()
            if at is None or not self.isAncestorOf(at):
                return
            QApplication.sendEvent(at, ahead.pop(0))
        self._ahead = ahead

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window shows the steps and the person alone."""
        self.lists.setVisible(self.width() >= px(WITH_LISTS))
        self._leave_room()
        super().resizeEvent(event)

    def _leave_room(self) -> None:
        """A low window has the sum in one line; a very low one has no room for tenders too."""
        low, lowest = self.height() < high(LOW, 16), self.height() < high(LOWEST, 13)
        self.what.leave_room(low=low)
        self._then.setVisible(not low)
        self.pays.setVisible(not (lowest and self.quick.isVisible()))
        bare = self.height() < px(BARE)
        self.who.keep_rows(1 if bare else LEAST_ROWS)
        for head in (self.who.head, self.what.head, self.pays.head, self.what.parts):
            head.setVisible(not bare)

    def _pays(self, key: str) -> bool:
        return bool(key) and self.pays.press(key)

    def _show_person(self, person: Person | None) -> None:
        """What can be sold to the one who is taken or marked, and what is known of this one."""
        anew = (person and person.id) != (self._shown and self._shown.id)
        self._shown = person
        purchases = self._counter.purchases(None if person is None else person.id)
        self.what.show_purchases(purchases, anew=anew)
        self._show_price()
        if person is None:
            said = say("Search results appear here.")
            self.side.show_person(say("No player selected"), said, ())
        else:
            stands = self._stands.of(person)
            facts = person_facts(self._work.parts, person)
            others = self._stands.elsewhere(person.id)
            also = [(say("Other events"), others)] if others else []
            said = say("{word}: {about}", word=stands.word, about=stands.about)
            self.side.show_person(person.name, said, (*facts, *also))
        self.side.show_refused(self.what.refused)

    def _show_price(self) -> None:
        purchase = self.what.purchase
        self.pays.show_price(0 if purchase is None else purchase.price)
        self.take.pressed_by = say("Enter") if self.who.is_taken else say("then Enter")
        for act in (self.take, *self.acts):
            act.refresh()
        self.take_button.update()
        self.take_button.suggest(not self.take.why_not)
        self._then.setText(self._then_words(purchase))

    def _then_words(self, purchase: Purchase | None) -> str:
        if self._shown is None or purchase is None:
            if self.quick.isVisible():
                return say("Enter adds the player; card and birth date can stay empty.")
            return say("Known player: letters, Enter, Enter. New player: Enter once more.")
        state = self._work.view.state
        said = say("{name} pays {amount}; the receipt is number {number}.")
        number = state.entries.last_receipt + 1
        if purchase.kind is PurchaseChoice.ALTERNATE:
            said = say("{name} pays {amount} and waits with ticket {number}.")
            number = state.alternates.last_ticket + 1
        name, amount = self._shown.name, voice().money(purchase.price)
        return said.format(name=name, amount=amount, number=voice().count(number))

    def _take_words(self) -> str:
        purchase = self.what.purchase
        if purchase is None:
            return say("Take payment")
        said = say("{what}: take {amount}, {tender}")
        return said.format(
            what=purchase.words, amount=voice().money(purchase.price), tender=self.pays.words
        )

    def _why_nobody(self) -> str:
        if self.who.person:
            return ""
        typed = tidy(self.who.field.text())
        if not typed:
            return say("No player found. Type a name first.")
        said = say("“{text}” is not in the registry. Add the player first (Ctrl+N).")
        return said.format(text=typed)

    def _why_not_take(self) -> str:
        if self.who.person is None:
            return self._why_nobody()
        if self.what.purchase is None:
            return self.what.why_nothing
        return self.pays.why_not

    def _take(self) -> None:
        person, purchase = self.who.person, self.what.purchase
        if person is not None and purchase is not None:
            self.selling.sell(person, purchase)

    def _taken(self) -> None:
        self.pays.await_letter()
        self._show_price()
        self.take_button.setFocus()
        self._goes_on = True

    def _sold(self) -> None:
        self.pays.clear()
        self.who.clear()
        self.refresh()
        self._goes_on = True

    def _edit(self) -> None:
        if self.who.person is not None:
            self.who.put_right(self.who.person)

    def _lay_out(self) -> None:
        steps = Pane(self._work.theme)
        column = QVBoxLayout(steps)
        column.setContentsMargins(13, 0, 13, 8)
        column.setSpacing(6)
        column.addWidget(self.who, 1)
        for part in (self.what, self.pays, self.take_button, self._then):
            column.addWidget(part)
        counter = QWidget()
        row = QHBoxLayout(counter)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(scrolling(steps, self._work.theme), STEPS)
        row.addWidget(self.lists, LISTS)
        lay_beside(self, counter, self.side, self._work.theme, "Alt+I")

    def _connect(self, acts: ActsBook) -> None:
        who = self.who
        who.looked.connect(self._show_person)
        who.turned.connect(self._leave_room)
        who.turned.connect(self._show_price)
        who.taken.connect(self._taken)
        who.refused.connect(self.selling.try_to_enter)
        who.scanned.connect(self.scanned)
        self.what.chosen.connect(self._show_price)
        self.pays.chosen.connect(self._show_price)
        self.pays.given.textChanged.connect(self._show_price)
        self.pays.given.returnPressed.connect(self.take.trigger)
        self.selling.sold.connect(self._sold)
        self.lists.opened.connect(self.opened)
        acts.learned.connect(self.refresh)
        self._work.acts.till.changed.connect(self._show_price)
        self._registry.changed.connect(self.lists.refresh)
        for tries in (self.what, self.pays, self.quick, self.take, self.edit):
            tries.tried.connect(self.tried)
