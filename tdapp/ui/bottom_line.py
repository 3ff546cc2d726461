"""The line at the foot: who is signed in, record, clock screen, the last own act, or why not."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from tdapp.core.ports import RecordHealth
from tdapp.ui.acts.act import Act
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.figures import VOICE, age, wall_time, wall_time_to_the_second
from tdapp.ui.look.said import Said
from tdapp.ui.look.shapes import Shape
from tdapp.ui.look.theme import Theme
from tdapp.ui.sentences import problem_sentence

HEIGHT = 34


class BottomLine(QWidget):
    """Says what is so; what is wrong stays until it is right again."""

    def __init__(self, theme: Theme, undo: Act, redo: Act, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._unhealthy_since: int | None = None
        self._last = ("", "")
        self.who = Said(theme)
        self.record = Said(theme)
        self.screens = Said(theme)
        self.slip = Said(theme)
        self.told = Said(theme, takes_room=True, right=True)
        self.undo = ActButton(undo, theme, height=26)
        self.redo = ActButton(redo, theme, height=26)
        redo.looked.connect(self._offer_redo)
        self.setFixedHeight(HEIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 8, 0)
        row.setSpacing(16)
        self._rules = [_rule(theme), _rule(theme)]
        self.slip.hide()
        for part in (self.who, self._rules[0], self.record, self._rules[1], self.screens):
            row.addWidget(part)
        row.addWidget(self.slip)
        row.addWidget(self.told, 1)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        self._notice = ""
        self._offer_redo()

    @property
    def notice(self) -> str:
        """Why the last try was refused; empty where that is past."""
        return self._notice

    def show_who(self, name: str, label: str) -> None:
        """Who is signed in, and as what, since when."""
        self.who.say(name, label, Shape.PERSON, self._theme.text2)

    def show_record(
        self, health: RecordHealth, waiting: int, now_us: int, written_us: int | None
    ) -> None:
        """Whether acts are recorded; `waiting` were done and are not."""
        if health.writable and not waiting:
            self._unhealthy_since = None
            when = wall_time_to_the_second(written_us) if written_us else ""
            label = self.tr("written {time}").format(time=when) if when else ""
            self.record.say(self.tr("Record healthy"), label, Shape.DONE, self._theme.running)
            return
        if self._unhealthy_since is None:
            self._unhealthy_since = now_us
        since = self.tr("since {time}").format(time=wall_time(self._unhealthy_since))
        if health.problem:
            problem = problem_sentence(health.problem, VOICE)
        else:
            problem = self.tr("{count} acts of the clock wait to be written.").format(count=waiting)
        stop = self._theme.stop
        self.record.say(self.tr("NOT RECORDED"), f"{since}: {problem}", Shape.STOP, stop)

    def show_screens(self, counts: tuple[int, int], where: str, awaited: str) -> None:
        """How many screens players see, of how many they should; where, and which are awaited."""
        seen, there = counts
        said = self.tr("Screens {seen} of {there}").format(seen=seen, there=there)
        if awaited:
            label = self.tr("waits for {name}").format(name=awaited)
            self.screens.say(said, label, Shape.ATTENTION, self._theme.attention)
        elif there:
            label = where or self.tr("in a window")
            self.screens.say(said, label, Shape.DONE, self._theme.running)
        else:
            self.screens.say(self.tr("No screens shown"), "", Shape.SCREEN, self._theme.text2)

    def show_slip(self, words: str) -> None:
        """That every act is from a slip, and from which; none if empty."""
        self.slip.say(self.tr("FROM A SLIP"), words, Shape.ATTENTION, self._theme.attention)
        self.slip.setVisible(bool(words))
        self._arrange()
        self.update()

    def show_last(self, words: str, ago_us: int) -> None:
        """The own act that undo would take back, and how long ago it was; none if empty."""
        ago = self.tr("{age} ago").format(age=age(ago_us)) if words else ""
        self._last = (words, ago)
        self._arrange()

    def show_notice(self, sentence: str) -> None:
        """Why something was not done, until something else is done; empty takes it away."""
        self._notice = sentence
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

    def _offer_redo(self) -> None:
        """Redo stands here only right after an undo."""
        self.redo.setVisible(not self.redo.act.why_not)

    def _arrange(self) -> None:
        """A notice takes the room of what can be done without."""
        for part in (self.who, *self._rules):
            part.setVisible(not self._notice)
        self.screens.setVisible(not self._notice and self.slip.isHidden())
        if self._notice:
            self.told.say(self._notice, "", Shape.ATTENTION, self._theme.attention)
        else:
            self.told.say(*self._last)


def _rule(theme: Theme) -> QWidget:
    """A hairline between two parts."""
    rule = QFrame()
    rule.setFrameShape(QFrame.Shape.NoFrame)
    rule.setAutoFillBackground(True)
    look = rule.palette()
    look.setColor(rule.backgroundRole(), theme.line)
    rule.setPalette(look)
    rule.setFixedSize(1, 16)
    return rule
