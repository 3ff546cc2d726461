"""The pages of the room's own games: cash, jackpots, Texas Hold'em Bonus."""

from abc import abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tdapp.ui.look.act_button import ActButton
from tdapp.ui.pages.page_stack import PageStack
from tdapp.ui.workplace.rail import PageName
from tdapp.ui.workplace.workplace import Workplace

if TYPE_CHECKING:
    from tdapp.ui.cash_floor.cash_page import CashPage
    from tdapp.ui.jackpots.jackpots_page import JackpotsPage
    from tdapp.ui.jackpots.settle_page import SettlePage
    from tdapp.ui.screens.screens_acts import ScreensActs


class RoomPages(PageStack):
    """Each is imported and made when it is first asked for."""

    _work: Workplace
    screen_acts: Callable[[], "ScreensActs"]

    @abstractmethod
    def open_paper(self, *topic: Any) -> None:
        """Bring up a paper about something."""

    @cached_property
    def cash(self) -> "CashPage":
        """The cash games of the room."""
        from tdapp.ui.cash_floor.cash_page import CashPage

        page = self._take_in(CashPage(self._work), PageName.CASH)
        page.papers.show = self.open_paper
        page.head.add(ActButton(self.screen_acts().of_cash, self._work.theme, height=28))
        return page

    @cached_property
    def jackpots(self) -> "JackpotsPage":
        """The jackpot pools of the room, and their hits."""
        from tdapp.ui.jackpots.jackpots_page import JackpotsPage

        page = self._take_in(JackpotsPage(self._work), PageName.JACKPOTS)
        page.settles.connect(lambda: self.turn_to(self.settle))
        page.papers.show = self.open_paper
        return page

    @cached_property
    def settle(self) -> "SettlePage":
        """What a round of Texas Hold'em Bonus pays; Escape leads to the page of jackpots."""
        from tdapp.ui.jackpots.settle_page import SettlePage

        page = self._take_in(SettlePage(self._work))
        page.done.connect(lambda: self.turn_to(self.jackpots))
        return page
