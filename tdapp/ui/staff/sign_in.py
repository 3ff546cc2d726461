"""The bar in which somebody says who is there: a key typed or scanned in its place."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from tdapp.calls.house.sign_in import SigningIn
from tdapp.core.refusal import Refusal
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.key_requests import KeyWanted, OnceWanted, SecondWanted, SecretWanted, Wanted
from tdapp.ui.look.act import ENTER, WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.staff.sign_in_words import SignInPrompt, said_of, said_of_session
from tdapp.words.sentence import sentence

LEAST_FIELD, LEAST_BUTTON = 240, 104
GAP, LEFT, RIGHT = 8, 16, 8
SECRET = Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText


class KeyField(Field):
    """What is typed is not shown and cannot be copied; Escape empties it and is a `no`."""

    is_kept = False
    no = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "")
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setInputMethodHints(SECRET)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes what was typed away at once."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.no.emit()
        else:
            super().keyPressEvent(event)


class SignInBar(QWidget):
    """Stands at the foot of the page while a key is wanted.

    Nobody signed in, or a lock, keeps it there; what is half typed elsewhere stays as it is. Where
    the session locks it takes the focus, so that no PIN is typed into a field that shows it. The
    field is emptied at each try. What is wanted is never replaced: what comes meanwhile stands in
    line, only of acts that are pressed for a key the last one counts. `tried` carries why a key
    was of no use, `over` says that the focus may go back.
    """

    tried = Signal(object)
    over = Signal()

    def __init__(self, theme: Theme, signing_in: SigningIn, asking: Asking) -> None:
        super().__init__()
        self._theme = theme
        self._keys = signing_in
        self._session = signing_in.session
        self._asking = asking
        self._wanted: Wanted | None = None
        self._later: list[Wanted] = []
        self._first: str | None = None
        self._said = SignInPrompt("", "", "")
        self._before: QWidget | None = None
        self._was_locked = self._session.locked
        self._text = Words(Size.BODY, theme.text, STRONG, wraps=True)
        self.field = KeyField(theme)
        self._yes_act = WindowAct(lambda: self._said.yes, "", always, self._try, self)
        no = WindowAct(
            lambda: voice().text("sign in bar", "Cancel"), "", always, self.give_up, self
        )
        self._yes_act.pressed_by, no.pressed_by = ENTER, voice().text("sign in bar", "Esc")
        self.yes, self.no = ActButton(self._yes_act, theme), ActButton(no, theme)
        self.yes.suggest(True)
        self.field.returnPressed.connect(self._yes_act.trigger)
        self.field.no.connect(self.give_up)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._note)
        self.leave = self._session.subscribe(self.follow)
        self._lay_out()
        self.follow()

    @property
    def text(self) -> str:
        """What it says."""
        return self._said.text

    @property
    def is_waiting(self) -> bool:
        """Whether something goes on once a key is typed."""
        return self._wanted is not None

    def put(self, wanted: Wanted) -> None:
        """Ask for this, with the focus here, unless it may wait for what is typed elsewhere."""
        line = [one for one in self._line if not (_is_pressed(one) and _is_pressed(wanted))]
        self._take_line((*line, wanted))
        self.follow()
        if not (_waits(wanted) and isinstance(QApplication.focusWidget(), QLineEdit)):
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def give_up(self) -> None:
        """Go on without: it stays only while nobody is signed in, or the session is locked."""
        self._session.give_up_once()
        self._done()
        self._hand_back()

    def turn_away(self) -> bool:
        """Go on with nothing that was asked for in another event; gives whether that was wanted.

        What nobody pressed for waits for its key as before.
        """
        ends = [one for one in self._line if _is_pressed(one) or isinstance(one, SecondWanted)]
        if ends:
            self._take_line([one for one in self._line if one not in ends])
            self.follow()
        return bool(ends)

    def go_back(self) -> bool:
        """Give the focus back to where it was, if that is still there."""
        before, self._before = self._before, None
        if before is None or not isValid(before) or not before.isVisible():
            return False
        before.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def follow(self) -> None:
        """Show what is wanted, or how the session stands."""
        wanted, session = self._wanted, self._session
        if wanted is None:
            self._said = said_of_session(session)
        else:
            self._said = said_of(wanted, session, again=self._first is not None)
        self._text.setText(self._said.text)
        typed = bool(self._said.hint)
        for part in (self.field, self.yes):
            part.setVisible(typed)
        self.field.setPlaceholderText(self._said.hint)
        self.field.setAccessibleName(self._said.hint)
        self.no.setVisible(wanted is not None or session.once is not None)
        self._yes_act.refresh()
        self.setVisible(bool(self._said.text))
        self.update()
        locked, self._was_locked = self._was_locked, session.locked
        if session.locked and not locked and self.field.isVisible():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised ground; its bar has the colour of a pause while nobody may act."""
        waits = self._wanted is None and self._session.once is None
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.raised)
        bar = self._theme.paused if waits else self._theme.accent
        painter.fillRect(0, 0, 3, self.height(), bar)
        painter.end()

    def _note(self, old: QWidget | None, now: QWidget | None) -> None:
        if now is self.field and old is not None:
            self._before = old

    def _try(self) -> None:
        """Take what was typed; the field is empty at once, whatever comes of it."""
        typed = self.field.text()
        self.field.clear()
        wanted = self._wanted
        if not typed.strip():
            self.tried.emit(sentence(Refusal("no_key"), voice()))
        elif isinstance(wanted, SecretWanted):
            self._take_secret(wanted, typed.strip())
        else:
            self._asking.start(lambda: self._look(wanted, typed), quiet=True)

    async def _look(self, wanted: KeyWanted | SecondWanted | OnceWanted | None, key: str) -> None:
        """Look at a key; one that is of no use leaves everything wanted as it was."""
        try:
            await self._take_key(wanted, key)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))

    async def _take_key(
        self, wanted: KeyWanted | SecondWanted | OnceWanted | None, key: str
    ) -> None:
        """Drop a request that nobody wants by the time the key is checked."""
        go_on: Callable[[], None] | None = None
        if isinstance(wanted, SecondWanted):
            second = await self._keys.second(key, wanted.permission, wanted.act)
            go_on = partial(wanted.go_on, second)
        elif isinstance(wanted, OnceWanted):
            await self._keys.once(key)
        else:
            await (self._keys.unlock if self._session.locked else self._keys.sign_in)(key)
            go_on = None if wanted is None else wanted.go_on
        if self._wanted is wanted:
            self._done()
            if go_on is not None:
                go_on()
        self._hand_back()

    def _take_secret(self, wanted: SecretWanted, secret: str) -> None:
        first, self._first = self._first, None
        try:
            wanted.check(secret)
            if wanted.twice and first is None:
                self._first = secret
            elif wanted.twice and first != secret:
                raise Refusal("pins_differ")
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
        if self._first is None and (first == secret or not wanted.twice):
            self._done()
            wanted.go_on(secret)
            self._hand_back()
        else:
            self.follow()

    def _hand_back(self) -> None:
        """Go on with what stands in line; else the focus may go where it was.

        What waited for a key is tried again, as the key may be there by now.
        """
        while self._wanted is None and self._later:
            following = self._later.pop(0)
            (
                following.go_on
                if isinstance(following, KeyWanted)
                else partial(self.put, following)
            )()
        if self._wanted is None:
            self.over.emit()

    @property
    def _line(self) -> list[Wanted]:
        """What is wanted, and what stands in line for it."""
        return [one for one in (self._wanted, *self._later) if one is not None]

    def _take_line(self, line: Sequence[Wanted]) -> None:
        """Want these, one after the other; a field half typed for another is emptied."""
        before = self._wanted
        self._wanted, self._later = (line[0], list(line[1:])) if line else (None, [])
        if self._wanted is not before:
            self._first = None
            self.field.clear()

    def _done(self) -> None:
        self._wanted = self._first = None
        self.field.clear()
        self.follow()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        self.field.setMinimumWidth(px(LEAST_FIELD))
        self.field.setMaximumWidth(px(2 * LEAST_FIELD))
        row.addWidget(self.field, 1)
        for button in (self.yes, self.no):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(px(LEAST_BUTTON))
            row.addWidget(button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 8, RIGHT, 6)
        column.setSpacing(2)
        column.addWidget(self._text)
        column.addLayout(row)


def _waits(wanted: Wanted) -> bool:
    """Whether nobody pressed for it, so that it may wait for its key."""
    return isinstance(wanted, KeyWanted) and wanted.may_wait


def _is_pressed(wanted: Wanted) -> bool:
    """Whether an act that was pressed only waits for somebody to sign in."""
    return isinstance(wanted, KeyWanted) and not wanted.may_wait
