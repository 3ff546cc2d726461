"""The menu bar of the console: every act of the window and of its pages, in one menu at least."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from tdapp.ui.console.floor_menus import fill_floor_menus
from tdapp.ui.console.made_later import MadeLater
from tdapp.ui.console.pages import Pages
from tdapp.ui.console.rail_acts import RailActs
from tdapp.ui.console.window_acts import WindowActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.record.undo_acts import UndoActs
from tdapp.ui.workplace.menus import TopRow, fill_when_opened, filled, list_events, menu_within
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import PageName, page_word
from tdapp.ui.workplace.workplace import Workplace

if TYPE_CHECKING:
    from tdapp.ui.pages.paper_page import PaperPage
    from tdapp.ui.screens.screens_acts import ScreensActs


@dataclass(frozen=True, slots=True)
class OfWindow:
    """The acts that belong to the window itself."""

    of_itself: WindowActs
    slip: WindowAct
    undoing: UndoActs
    later: MadeLater
    turning: RailActs
    along: tuple[WindowAct, ...]


def fill_menus(top: TopRow, work: Workplace, pages: Pages, own: OfWindow) -> None:
    """From the event to the view; what a page can do and no menu has is in the menu of its name."""
    text = voice().text
    _event_menu(top, work, own)
    acts, queue = work.acts, work.page_acts.queue.all
    groups = (
        (own.of_itself.find_entry,),
        acts.money.at_the_desk,
        queue,
        own.undoing.all,
        (own.slip,),
    )
    top.menu(text("menus", "&Desk"), *groups)
    entry = work.page_acts.entries
    menu = top.menu(text("menus", "E&ntry"), *entry.groups[:-1])
    menu_within(menu, text("menus", "Corrections and refunds"), entry.groups[-1])
    fill_floor_menus(top, acts, work.page_acts, own.turning)
    _clock_menu(top, work, own)
    posting = (acts.post_prizes, *acts.posting.editing.all)
    deal = (own.turning.deal,)
    top.menu(text("menus", "&Prizes"), posting, deal, entry.prizes.all, entry.bounties.all)
    _papers_menu(top.menu(text("menus", "P&apers")), pages, own.turning.to(PageName.PAPERS))
    house = top.menu(text("house menu", "&House"))
    own.later.house_made.connect(lambda made: made.fill(house))
    house.aboutToShow.connect(lambda: own.later.house)
    shown_here = (work.acts.next.act, own.of_itself.command_bar, work.page_acts.export.act)
    view = top.menu(text("menus", "&View"), shown_here, own.along)
    menu_within(view, text("menus", "Pages"), own.turning.of_rail)
    _page_menus(view, top, pages)
    top.menu(text("menus", "He&lp"), (own.turning.help, own.turning.all_keys, own.of_itself.card))


def _event_menu(top: TopRow, work: Workplace, own: OfWindow) -> None:
    window, posting = own.of_itself, work.acts.posting
    ending = (posting.end_play, work.acts.finish, *work.acts.money.ending)
    event = top.menu(
        voice().text("menus", "&Event"), (window.new, window.open_file, window.demo), ending
    )
    opened = event.addMenu(voice().text("menus", "Open events"))
    fill_when_opened(opened, lambda menu: list_events(menu, work.view))
    event.addSeparator()
    event.addActions([window.stop, window.quit])


def _clock_menu(top: TopRow, work: Workplace, own: OfWindow) -> None:
    """Its part on the screens for players is filled when their acts are made, as it opens."""
    acts = work.acts
    clock = top.menu(voice().text("menus", "&Clock"), (acts.clock,), acts.setting.all)

    def fill(screens: "ScreensActs") -> None:
        clock.addSeparator()
        filled(clock, (screens.of_all,))
        shown = tuple(screens.show_views.values())
        menu_within(clock, voice().text("menus", "Show on a screen"), shown)
        fill_when_opened(clock.addMenu(voice().text("menus", "Monitors")), screens.fill)

    own.later.acts_made.connect(fill)
    clock.aboutToShow.connect(lambda: own.later.screen_acts)


def _papers_menu(menu: QMenu, pages: Pages, turn: WindowAct) -> None:
    """It is filled when the page of papers is made, at the latest when it opens."""

    def fill(page: "PaperPage") -> None:
        filled(menu, (page.menu.all, (turn,), page.preview.all))

    pages.papers_made.connect(fill)
    menu.aboutToShow.connect(pages.look_at_papers)


def _page_menus(view: QMenu, top: TopRow, pages: Pages) -> None:
    """A menu for each page: it is filled when the page is made, at the latest when it opens."""
    view.addSeparator()
    menus = {name: menu_within(view, page_word(name)) for name in PageName}

    def fill(page: Page) -> None:
        name = pages.name_of(page)
        if name is not None:
            for title, apart in page.acts_apart:
                menu_within(menus[name], title, apart)
            listed = {act for menu in top.findChildren(QMenu) for act in menu.actions()}
            acts = tuple(act for act in pages.acts_on(page) if act not in listed)
            filled(menus[name], (acts,)).aboutToShow.connect(page.refresh)

    for page in pages.so_far:
        fill(page)
    pages.made.connect(fill)
    for name, menu in menus.items():
        menu.aboutToShow.connect(lambda name=name: pages.page_of(name))
