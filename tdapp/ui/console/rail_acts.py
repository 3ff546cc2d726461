"""The acts that turn to another page, by the rail's keys and its clicks."""

from functools import partial

from PySide6.QtCore import QObject

from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.console.pages import Pages
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.parts import Parts
from tdapp.ui.workplace.rail import PageName, Rail, page_word

say = saying("turning")


def not_offered(parts: Parts) -> frozenset[PageName]:
    """The pages of what the house does not offer."""
    offered = parts.own_rules.rulebook.jackpots.offered
    return frozenset() if offered else frozenset({PageName.JACKPOTS})


class RailActs(Acts[None]):
    """One act a page; the rail shows which page is up and how much waits on each."""

    def __init__(self, asking: Asking, pages: Pages, rail: Rail, parent: QObject) -> None:
        super().__init__(asking, asking, lambda: None, parent)
        self._pages = pages
        self._rail = rail
        act = self._simple
        self._to = {
            name: act(page_word(name), name.key, partial(self._press, name)) for name in PageName
        }
        self.rulings = act(say("Rulings"), "Ctrl+Shift+G", pages.show_rulings)
        self.hand = act(say("Follow a hand"), "Ctrl+Shift+U", pages.show_hand)
        self.deal = act(say("Deal…"), "Shift+F6", pages.begin_deal)
        self.terms = act(say("Conditions…"), "Shift+F2, A", pages.show_terms)
        here, keys = say("Help on this page"), say("All actions and keys")
        self.help = act(here, "F1", pages.tell_of_page)
        self.all_keys = act(keys, "?", pages.tell_of_all)
        rail.chosen.connect(self._turn)
        pages.waits.connect(rail.show_waiting)
        pages.turned.connect(self._mark)
        self._mark()

    @property
    def of_rail(self) -> tuple[WindowAct, ...]:
        """Those of the rail, in its order."""
        return tuple(self._to.values())

    def to(self, name: PageName) -> WindowAct:
        """The act that turns to a page."""
        return self._to[name]

    def _press(self, name: PageName) -> None:
        self._pages.press(self._pages.page_of(name))

    def _turn(self, name: PageName) -> None:
        self._to[name].trigger()

    def _mark(self) -> None:
        self._rail.mark(self._pages.name)
