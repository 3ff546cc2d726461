"""The acts that turn to another page, by the rail's keys and its clicks."""

from PySide6.QtCore import QObject

from tdapp.ui.console.pages import Pages
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.rail import PageName, Rail, page_word


class RailActs(QObject):
    """One act a page; the rail shows which page is up and how much waits on each."""

    def __init__(self, pages: Pages, rail: Rail, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._rail = rail
        self._to = {name: self._act(name) for name in PageName}
        words = voice().text("turning", "Rulings")
        self.rulings = WindowAct(lambda: words, "Ctrl+Shift+G", always, pages.show_rulings, self)
        follow = voice().text("turning", "Follow a hand")
        self.hand = WindowAct(lambda: follow, "Ctrl+Shift+U", always, pages.show_hand, self)
        self.papers = self._to_papers()
        here = voice().text("turning", "Help on this page")
        self.help = WindowAct(lambda: here, "F1", always, pages.tell_of_page, self)
        keys = voice().text("turning", "All actions and keys")
        self.all_keys = WindowAct(lambda: keys, "?", always, pages.tell_of_all, self)
        rail.chosen.connect(self._turn)
        pages.waits.connect(rail.show_waiting)
        pages.turned.connect(self._mark)
        self._mark()

    @property
    def of_rail(self) -> tuple[WindowAct, ...]:
        """Those of the rail, in its order."""
        return tuple(self._to.values())

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (*self.of_rail, self.rulings, self.hand, self.papers, self.help, self.all_keys)

    def to(self, name: PageName) -> WindowAct:
        """The act that turns to a page."""
        return self._to[name]

    def _act(self, name: PageName) -> WindowAct:
        word, pages = page_word(name), self._pages
        return WindowAct(
            lambda: word, name.key, always, lambda: pages.press(pages.page_of(name)), self
        )

    def _to_papers(self) -> WindowAct:
        word, pages = voice().text("turning", "Papers"), self._pages
        return WindowAct(
            lambda: word, "Ctrl+Shift+S", always, lambda: pages.turn_to(pages.papers), self
        )

    def _turn(self, name: PageName) -> None:
        self._to[name].trigger()

    def _mark(self) -> None:
        self._rail.mark(self._pages.name)
