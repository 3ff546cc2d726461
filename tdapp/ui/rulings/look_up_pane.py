"""The pane in which a rule is looked up: what was told, what is asked, and the house's ruling."""

from collections.abc import Hashable
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.shown.table_words import named_words
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_rows import Column, label, left, wide
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.rulings.look_up_acts import LookUpActs
from tdapp.ui.rulings.look_up_field import LookUpField
from tdapp.words.look_up.enquiry import Ask, EnquiryAnswer, HouseRuling, Next
from tdapp.words.sentence import sentence

EDGE, LOW = 16, 7


class AnswerLine(NamedTuple):
    """An answer that can be given, or a sentence of the ruling, and a note to it."""

    key: Hashable
    words: str
    note: str


COLUMNS: tuple[Column[AnswerLine], ...] = (
    wide("", lambda line: line.words),
    left("", 250, lambda line: label(line.note), 640),
)


class LookUpPane(HeadedPane):
    """Enter takes an answer, and at the end the ruling; Escape goes a question back.

    `left` says that it went back before the first, `tried` carries why an answer cannot be taken.
    """

    left = Signal()
    tried = Signal(object)

    def __init__(self, theme: Theme, acts: LookUpActs) -> None:
        super().__init__(theme)
        self._acts = acts
        self._looking = acts.looking
        self._ways: tuple[EnquiryAnswer, ...] = ()
        self.house = MessageLabel(theme, takes_room=True)
        self.told = Words(Size.LABEL, theme.text2, wraps=True)
        self.question = Words(Size.BODY, theme.text, STRONG, wraps=True)
        self.field = LookUpField(theme)
        self.list = ItemList(
            voice().text("look up pane", "Answers"), theme, COLUMNS, lambda line: line.key
        )
        self.list.empty_words = voice().text("look up pane", "No match. Try other words.")
        self._give = ActButton(acts.give, theme)
        self._give.suggest(True)
        self._carry = ActButton(acts.carry, theme)
        for button in (self._give, self._carry):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self._connect()

    def focus(self) -> None:
        """Be ready to be typed to."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_step(self) -> None:
        """Show what is asked or ruled now."""
        step, held = self._looking.step, self._looking.held
        house = voice().text("look up pane", "House: {house}", house=self._looking.house)
        hand = "" if held is None else named_words(voice(), held.hand)
        said = filter(None, (house, hand, self._looking.edition))
        self.house.say("", " \N{MIDDLE DOT} ".join(said))
        self._show_told(step)
        self._give.setVisible(isinstance(step, HouseRuling))
        self._carry.setVisible(isinstance(step, HouseRuling) and step.carry is not None)
        self.field.setReadOnly(isinstance(step, HouseRuling))
        if isinstance(step, HouseRuling):
            self._show_ruling(step)
        elif isinstance(step, Ask):
            self.question.setText(step.words)
            self.field.ask(step.hint)
            self._show_ways()

    def _show_told(self, step: Next | None) -> None:
        """The answers so far, and what the held hand answered by itself."""
        told = list(self._looking.told)
        if isinstance(step, HouseRuling) and step.from_hand:
            told.append(
                voice().text(
                    "look up pane",
                    "known from the hand: {answers}",
                    answers=", ".join(step.from_hand),
                )
            )
        self.told.setText(" \N{MIDDLE DOT} ".join(told))
        self.told.setVisible(bool(told))

    def _show_ruling(self, ruled: HouseRuling) -> None:
        text = voice().text
        self._ways = ()
        self.question.setText(text("look up pane", "The house rules"))
        hint = text("look up pane", "Enter: record as ruling. Backspace: previous question.")
        if ruled.carry is not None:
            hint = text("look up pane", "Backspace: previous question.")
        self.field.ask(hint)
        self.list.show_items(
            AnswerLine(place, said, ruled.notes.get(said, ""))
            for place, said in enumerate(ruled.sentences)
        )
        self.list.follow(None)

    def _show_ways(self) -> None:
        """Those answers that fit what is typed, the first of them chosen."""
        step = self._looking.step
        if not isinstance(step, Ask):
            return
        typed = self.field.text()
        self._ways = step.ways_for(typed)
        self.list.empty_words = step.hint if step.read else self._nothing_fits
        self.list.show_items(AnswerLine(way.words, way.words, way.note) for way in self._ways)
        self.list.follow(self._ways[0].words if self._ways else None)

    def _take(self) -> None:
        if isinstance(self._looking.step, HouseRuling):
            self._acts.give.trigger()
            return
        way = next((one for one in self._ways if one.words == self.list.key), None)
        try:
            self._looking.take(self.field.text(), way)
        except Refusal as unfit:
            self.tried.emit(sentence(unfit, voice()))
        self._go_on()

    def _go_on(self) -> None:
        """Take the focus again, unless the hand that got the ruling is shown."""
        if self.isVisible():
            self.focus()

    def _walk(self, rows: int) -> None:
        known = self.list.table.rows
        if known:
            place = self.list.table.place_of(self.list.key)
            last = len(known) - 1
            self.list.choose(known[0 if place is None else min(max(place + rows, 0), last)].key)

    def _back(self) -> None:
        if not self._looking.back():
            self.left.emit()

    def _connect(self) -> None:
        self._looking.changed.connect(self.show_step)
        self.field.textChanged.connect(self._show_ways)
        self.field.returnPressed.connect(self._take)
        self.field.walked.connect(self._walk)
        self.field.back.connect(self._back)
        self.field.carries.connect(self._acts.carry.trigger)
        self._acts.asked.connect(self._go_on)
        self.list.entered.connect(self._take)

    def _lay_out(self) -> None:
        self._nothing_fits = self.list.empty_words
        self._title.setText(voice().text("look up pane", "Look up a rule"))
        self._head.addWidget(self.house, 1)
        words = QWidget()
        told = QVBoxLayout(words)
        told.setContentsMargins(EDGE - 3, 0, EDGE - 3, 6)
        told.setSpacing(6)
        for part in (self.told, self.question):
            told.addWidget(part)
        over = scrolling(words, self._theme)
        over.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        over.setMinimumHeight(0)
        asked = QWidget()
        asked.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(asked)
        row.setContentsMargins(EDGE - 3, 0, EDGE - 3, 8)
        row.addWidget(self.field, 1)
        row.addWidget(self._carry)
        row.addWidget(self._give)
        for placed in (over, asked):
            self._column.addWidget(placed)
        self._column.addWidget(self.list, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is low, the answers come before the title."""
        super().resizeEvent(event)
        self._top.setVisible(self.height() >= LOW * self.field.sizeHint().height())
