"""The line at the foot: who is signed in, record, clock screen, the last own act."""

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from tdapp.core.ports.record import RecordHealth, SecondMedium
from tdapp.shown.cells import Shape
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.health_line import Wellness
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme
from tdapp.words.sentence import problem_sentence

HEIGHT, WITH_LABELS, MOST = 34, 1200, 400
AIR = 16


class BottomLine(QWidget):
    """Says what is so; what is wrong stays until it is right again."""

    def __init__(
        self, theme: Theme, undo: WindowAct, redo: WindowAct, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._last = ("", "")
        self.who = MessageLabel(theme)
        self.record = Wellness(theme)
        self.copy = Wellness(theme)
        self.screens = Wellness(theme)
        for well in (self.copy, self.screens):
            well.setMaximumWidth(px(MOST))
        self.slip = MessageLabel(theme)
        self.told = MessageLabel(theme, takes_room=True, right=True)
        self.undo = ActButton(undo, theme, height=26)
        self.redo = ActButton(redo, theme, height=26)
        self.undo.setMinimumWidth(self.undo.sizeHint().width())
        redo.looked.connect(self._offer_redo)
        redo.aged.connect(redo.look)
        self._rules = [_rule(theme), _rule(theme)]
        self._progress: tuple[str, str] | None = None
        self._lay_out()
        self._offer_redo()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window has the facts alone; their labels are in the tooltips."""
        super().resizeEvent(event)
        for part in (self.copy, self.screens):
            part.be_brief(brief=self.width() < px(WITH_LABELS))
        self._arrange()

    def show_who(self, name: str, label: str) -> None:
        """Who is signed in, and as what, since when."""
        self.who.say(name, label, Shape.PERSON, self._theme.text2)

    def show_record(
        self, health: RecordHealth, waiting: int, now_us: int, written_us: int | None
    ) -> None:
        """Whether acts are recorded; `waiting` were done and are not."""
        text = voice().text
        if health.writable and not waiting:
            when = voice().time_to_the_second(written_us) if written_us else ""
            label = text("bottom line", "written {time}", time=when) if when else ""
            self.record.well(text("bottom line", "Record healthy"), label)
            return
        if health.problem:
            problem = problem_sentence(health.problem, voice())
        else:
            problem = text(
                "bottom line", "Clock actions waiting to be recorded: {count}.", count=waiting
            )
        self.record.ill(text("bottom line", "NOT RECORDED"), problem, now_us, stops=True)

    def show_copy(self, medium: SecondMedium | None, now_us: int) -> None:
        """When the record was copied to the second medium, or why it was not."""
        text = voice().text
        last = None if medium is None else medium.health
        if medium is None:
            self.copy.nothing(text("bottom line", "No backup"), Shape.WAITING)
        elif last is None:
            self.copy.nothing(text("bottom line", "Backup pending"), Shape.WAITING)
        elif last.problem is None:
            self.copy.well(text("bottom line", "Backup"), voice().time(last.at_us))
        else:
            problem = problem_sentence(last.problem, voice())
            self.copy.ill(text("bottom line", "Backup failed"), problem, now_us)
        self._arrange()

    def show_screens(self, counts: tuple[int, int], where: str, awaited: str, now_us: int) -> None:
        """How many screens players see, of how many they should; where, and which are awaited."""
        text = voice().text
        seen, there = counts
        said = text("bottom line", "Screens {seen} of {there}", seen=seen, there=there)
        if awaited:
            self.screens.ill(said, text("bottom line", "waiting for {name}", name=awaited), now_us)
        elif there:
            self.screens.well(said, where or text("bottom line", "in a window"))
        else:
            self.screens.nothing(text("bottom line", "No screens shown"), Shape.SCREEN)
        self._arrange()

    def show_slip(self, words: str) -> None:
        """That every act is from a slip, and from which; none if empty."""
        self.slip.say(
            voice().text("bottom line", "ENTERING FROM PAPER"),
            words,
            Shape.ATTENTION,
            self._theme.attention,
        )
        self.slip.setVisible(bool(words))
        self._arrange()
        self.update()

    def show_last(self, words: str, ago_us: int) -> None:
        """What was done here last, and how long ago it was; none if empty."""
        ago = voice().text("bottom line", "{age} ago", age=voice().age(ago_us)) if words else ""
        self._last = (words, ago)
        self._arrange()

    def show_progress(self, done: int, of: int | None, key: str) -> None:
        """How much is done of something that takes long, and the key that stops it."""
        said = (
            voice().text("bottom line", "{done} of {of} done")
            if of
            else voice().text("bottom line", "{done} done")
        )
        words = said.format(done=voice().count(done), of=voice().count(of or 0))
        self._progress = (words, voice().text("bottom line", "{key} to stop", key=key))
        self._arrange()

    def end_progress(self) -> None:
        """It is over."""
        self._progress = None
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its ground, with a hairline on top; a broad one warns while acts are from a slip."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.panel)
        if self.slip.isVisible():
            painter.fillRect(0, 0, self.width(), 3, self._theme.attention)
        else:
            painter.fillRect(0, 0, self.width(), 1, self._theme.line)
        painter.end()

    def _lay_out(self) -> None:
        """What is told has the room that the rest leaves, however long it is."""
        self.setFixedHeight(high(HEIGHT))
        self.slip.hide()
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(AIR, 0, 8, 0)
        row.setSpacing(AIR)
        first, second = self._rules
        for part in (self.who, first, self.record, self.copy, second, self.screens, self.slip):
            row.addWidget(part)
        row.addWidget(self.told, 1)
        row.addWidget(self.undo)
        row.addWidget(self.redo)

    def _offer_redo(self) -> None:
        """Redo stands here only right after an undo."""
        self.redo.setVisible(not self.redo.act.why_not)

    def _arrange(self) -> None:
        """What takes long, a slip or the last act takes the room of what can be done without.

        That is never what is not well; who is signed in stays with the name alone.
        """
        short = self._progress is not None or self.width() < px(WITH_LABELS)
        for part in (self.who, self.record):
            part.be_brief(brief=short)
        if self._progress is not None:
            self.told.say(*self._progress, Shape.WAITING, self._theme.accent)
        else:
            self.told.say(*self._last)
        for well in (self.copy, self.screens):
            well.be_short(short=short)
        crowded = not self.slip.isHidden() or self._is_crowded()
        for well in (self.copy, self.screens):
            well.setVisible(well.is_ill or not crowded)
        self._rules[1].setVisible(not self.screens.isHidden())

    def _is_crowded(self) -> bool:
        """Whether what is told would be cut for what is well."""
        told = min(self.told.sizeHint().width(), px(MOST))
        parts = (self.who, self.record, self.copy, self.screens, self.undo)
        return sum(one.sizeHint().width() + AIR for one in parts) + 2 * AIR + told > self.width()


def _rule(theme: Theme) -> QWidget:
    """A hairline between two parts."""
    rule = QFrame()
    rule.setFrameShape(QFrame.Shape.NoFrame)
    rule.setAutoFillBackground(True)
    look = rule.palette()
    look.setColor(rule.backgroundRole(), theme.line)
    rule.setPalette(look)
    rule.setFixedSize(1, high(16))
    return rule
