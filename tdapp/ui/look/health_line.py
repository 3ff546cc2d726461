"""One thing that should be well: quiet while it is, and since when where it is not."""

from PySide6.QtGui import QColor

from tdapp.shown.cells import Shape
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme


class Wellness(MessageLabel):
    """What is not well stays said, with the time since when, until it is well again.

    While it is to be short it leaves out why; that stands in the tooltip.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._since_us: int | None = None
        self._ill = ("", "", False)
        self._short = False

    @property
    def is_ill(self) -> bool:
        """Whether something is wrong."""
        return self._since_us is not None

    @property
    def text(self) -> str:
        """All of it, with the reason that may be left out where it stands."""
        if self._since_us is None:
            return super().text
        return f"{self._ill[0]}  {self._since}: {self._ill[1]}"

    def well(self, fact: str, label: str = "") -> None:
        """All is as it should be."""
        self._since_us = None
        self.say(fact, label, Shape.DONE, self._theme.running)

    def nothing(self, fact: str, shape: Shape) -> None:
        """There is nothing that could be ill."""
        self._since_us = None
        self.say(fact, "", shape, self._theme.text2)

    def ill(self, fact: str, why: str, now_us: int, *, stops: bool = False) -> None:
        """Something is wrong, and `stops` the work or only needs somebody."""
        if self._since_us is None:
            self._since_us = now_us
        self._ill = (fact, why, stops)
        self._say_ill()

    def be_short(self, *, short: bool) -> None:
        """Leave room for something else, or not."""
        if short != self._short:
            self._short = short
            self._say_ill()

    @property
    def _shown(self) -> tuple[Shape | None, QColor, str, str]:
        """Since when is never left out."""
        return self._said if self.is_ill else super()._shown

    @property
    def _since(self) -> str:
        return voice().text("wellness", "since {time}", time=voice().time(self._since_us or 0))

    def _say_ill(self) -> None:
        if self._since_us is None:
            return
        fact, why, stops = self._ill
        since = self._since
        shape = Shape.STOP if stops else Shape.ATTENTION
        colour = self._theme.stop if stops else self._theme.attention
        self.say(fact, since if self._short else f"{since}: {why}", shape, colour)
        if self.accessibleName() != self.text:
            self.setAccessibleName(self.text)
        if self._short:
            self.setToolTip(self.text)
