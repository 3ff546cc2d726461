"""The page for a room without an event: the house's name, and three ways to begin."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Shape
from tdapp.shown.setting_words import house_word
from tdapp.ui.console.welcome_card import WIDTH, WayToBegin, WelcomeCard
from tdapp.ui.console.window_acts import WindowActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.field import Field
from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.icons import Icon
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.parts import Parts
from tdapp.words.sentence import sentence

GAP = 16
LONGEST = 60
KEY_EVENTS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class Welcome(QWidget):
    """Asks for the name of a room without one; `tried` says why it could not be kept."""

    tried = Signal(object)

    def __init__(
        self, theme: Theme, parts: Parts, acts: WindowActs, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts = parts
        self.name = Field(theme, voice().text("welcome", "Name of your poker room"))
        self.name.setMaxLength(LONGEST)
        self.name.setText(parts.settings.now.letterhead or "")
        self.name.editingFinished.connect(self._keep_name)
        acts.demo.pressed_by, acts.open_file.pressed_by = "Ctrl+T", "Ctrl+O"
        self.cards = [
            WelcomeCard(theme, way, first=way.act is acts.new) for way in _ways_to_begin(acts)
        ]
        self.new = self.cards[0].button
        self._demo, self._ways = acts.demo, _flowing(self.cards)
        self._said = Words(Size.HEAD, theme.text2)
        area = scrolling(self._block(), theme)
        area.setPalette(_on(theme.ground))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(area)

    def offer_finished(self, events: WindowAct) -> None:
        """A room that has held events is led to them rather than to practice."""
        demo = next(card for card in self.cards if card.button.act is self._demo)
        self._demo.pressed_by = ""
        self.cards.remove(demo)
        self._ways.removeWidget(demo)
        demo.deleteLater()
        card = WelcomeCard(self._theme, _finished_events(events), first=False)
        self.cards.append(card)
        self._ways.addWidget(card)
        said = voice().text(
            "welcome", "No event is on. Begin a new one, or look at those that are finished."
        )
        self._said.setText(said)

    def event(self, event: QEvent) -> bool:
        """The keys of the cards are theirs all over this page, whatever they are elsewhere."""
        if not isinstance(event, QKeyEvent) or event.type() not in KEY_EVENTS:
            return super().event(event)
        key = QKeySequence(event.keyCombination())
        acts = [card.button.act for card in self.cards]
        act = next((one for one in acts if QKeySequence(one.pressed_by) == key), None)
        if act is None:
            return super().event(event)
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            act.trigger()
        event.accept()
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground of a page."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.ground)
        painter.end()

    def _block(self) -> QWidget:
        """All of it in the middle; the cards stand below each other where the window is narrow."""
        block = QWidget()
        block.setMaximumWidth(px(3 * WIDTH + 2 * GAP))
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 3 * GAP)
        column.setSpacing(GAP)
        column.addStretch(1)
        column.addLayout(self._head())
        column.addSpacing(GAP)
        column.addLayout(self._ways)
        column.addSpacing(GAP)
        column.addLayout(self._foot())
        column.addStretch(1)
        whole = QWidget()
        QHBoxLayout(whole).addWidget(block)
        return whole

    def _keep_name(self) -> None:
        book, typed = self._parts.settings, " ".join(self.name.text().split()) or None
        if typed == book.now.letterhead:
            return
        try:
            book.keep(replace(book.now, letterhead=typed))
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))

    def _head(self) -> QVBoxLayout:
        text, theme = voice().text, self._theme
        title = Words(Size.CLOCK, theme.text, STRONG)
        title.setText(text("welcome", "Welcome to the floor"))
        self._said.setText(text("welcome", "No events yet. Where would you like to start?"))
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(title)
        column.addWidget(self._said)
        if self.name.text():
            self.name.setParent(self)
            self.name.hide()
            return column
        asked, once = Words(Size.BODY, theme.text2), Words(Size.LABEL, theme.text2)
        asked.setText(text("welcome", "Name of your room, for screens and papers"))
        once.setText(text("welcome", "Optional. You can change it in Settings."))
        self.name.setFixedWidth(px(380))
        for words in (asked, once):
            words.setFixedHeight(self.name.height())
        row = _flowing((asked, self.name, once))
        column.addSpacing(GAP)
        column.addLayout(row)
        return column

    def _foot(self) -> Flowing:
        text = voice().text
        columns = (
            self._column(text("welcome", "Ready"), self._ready()),
            self._column(text("welcome", "Can wait"), self._can_wait()),
            self._column(text("welcome", "Three keys"), _three_keys()),
        )
        return _flowing(columns)

    def _column(self, title: str, lines: Sequence[tuple[str, Shape | None]]) -> QWidget:
        whole = QWidget()
        whole.setFixedWidth(px(WIDTH))
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        head = Words(Size.BODY, self._theme.text, STRONG)
        head.setText(title)
        column.addWidget(head)
        for words, shape in lines:
            line = MessageLabel(self._theme)
            colour = self._theme.running if shape is Shape.DONE else self._theme.text2
            line.say("", words, shape, colour)
            line.setFixedHeight(px(20))
            column.addWidget(line)
        return whole

    def _ready(self) -> list[tuple[str, Shape | None]]:
        text, monitors = voice().text, len(QGuiApplication.screens())
        lines: list[tuple[str, Shape | None]] = [
            (text("welcome", "Record open; every action is saved at once"), Shape.DONE)
        ]
        one = text("welcome", "One monitor: the clock opens in a window"), Shape.WAITING
        more = text("welcome", "Monitors found: {count}", count=monitors), Shape.DONE
        lines.append(more if monitors > 1 else one)
        if self._parts.copy is not None:
            lines.append((text("welcome", "Backups on a second disk are on"), Shape.DONE))
        return lines

    def _can_wait(self) -> list[tuple[str, Shape | None]]:
        text, parts = voice().text, self._parts
        house = house_word(voice(), parts.settings.now.house)
        waiting = [
            text("welcome", "Backups on a second disk (F12)") if parts.copy is None else "",
            text("welcome", "Staff and their PINs (F11)"),
            text("welcome", "The rulebook; now: {house} (F12)", house=house),
        ]
        return [(line, None) for line in waiting if line]


def _ways_to_begin(acts: WindowActs) -> tuple[WayToBegin, ...]:
    text = voice().text
    return (
        WayToBegin(
            Icon.EVENTS,
            text("welcome", "A new event"),
            text(
                "welcome",
                "Start from a template and change what differs. Nothing is announced before "
                "you say so.",
            ),
            text("welcome", "Two minutes to the first entry"),
            acts.new,
        ),
        WayToBegin(
            Icon.FLOOR,
            text("welcome", "A room to practise in"),
            text(
                "welcome",
                "36 invented players, level 2 running, a table about to break. Nothing in it "
                "reaches your own record.",
            ),
            text("welcome", "Close it at any time"),
            acts.demo,
        ),
        WayToBegin(
            Icon.RECORD,
            text("welcome", "An event from a file"),
            text(
                "welcome",
                "An event file (.toml) opens as a draft. Player lists are imported on the "
                "Players page (F10).",
            ),
            text("welcome", "Opened as a draft, not announced"),
            acts.open_file,
        ),
    )


def _finished_events(events: WindowAct) -> WayToBegin:
    text = voice().text
    return WayToBegin(
        Icon.EVENTS,
        text("welcome", "Finished events"),
        text(
            "welcome",
            "Their results, prizes and papers stay in your record. Select one and press Enter.",
        ),
        text("welcome", "Nothing in them changes by being looked at"),
        events,
    )


def _three_keys() -> list[tuple[str, Shape | None]]:
    text = voice().text
    return [
        (text("welcome", "Ctrl+K  say what happened"), None),
        (text("welcome", "F1  what a page is for"), None),
        (text("welcome", "Ctrl+Z  undo your last action"), None),
    ]


def _on(ground: QColor) -> QPalette:
    look = QPalette()
    look.setColor(QPalette.ColorRole.Window, ground)
    return look


def _flowing(parts: Sequence[QWidget]) -> Flowing:
    row = Flowing(GAP)
    for part in parts:
        row.addWidget(part)
    return row
