"""Small buttons beside the clock: a minute less or more above, a level back or on below."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import RING, ActButton
from tdapp.ui.look.lettering import MEDIUM, Size, lettering, width
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.ui.structure.clock_acts import ClockActs
from tdapp.voice.voice import MINUS

HEIGHT = 22
PAD = 9.0
BACK = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
ON = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


class ClockButtons(QWidget):
    """Two by two, all of one width."""

    def __init__(self, acts: ClockActs, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        level = voice().text("strip", "Level")
        shown = (
            ClockButton(acts.less, MINUS + voice().text("strip", "1 min"), theme),
            ClockButton(acts.more, "+" + voice().text("strip", "1 min"), theme),
            ClockButton(acts.back, f"{BACK} {level}", theme),
            ClockButton(acts.on, f"{level} {ON}", theme),
        )
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        widest = max(button.sizeHint().width() for button in shown)
        for place, button in enumerate(shown):
            button.setFixedWidth(widest)
            grid.addWidget(button, *divmod(place, 2))
        self.setFixedSize(2 * widest, 2 * shown[0].sizeHint().height())


class ClockButton(ActButton):
    """Says its act in `short`, centred; the tooltip says it whole with its key, and why not."""

    def __init__(self, act: WindowAct, short: str, theme: Theme) -> None:
        super().__init__(act, theme, HEIGHT)
        self._short = short

    def sizeHint(self) -> QSize:
        """Wide enough for its short words."""
        needed = width(self._short, lettering(Size.LABEL, MEDIUM)) + 2 * PAD + 2 * RING
        return QSize(round(needed + 1), high(HEIGHT) + round(2 * RING))

    def _say_in_tooltip(self) -> None:
        said = f"{self.act.text()}  {self.act.key}".strip()
        self.setToolTip("\n".join(filter(None, (said, self.act.why_not))))

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        painter.setPen(self._ink())
        painter.setFont(lettering(Size.LABEL, MEDIUM))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self._short)
