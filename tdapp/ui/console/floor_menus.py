"""The menus of the floor: tables and seats, the hand of a table, rulings and penalties."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from tdapp.ui.console.rail_acts import RailActs
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.event_acts import EventActs
from tdapp.ui.workplace.menus import TopRow, fill_when_opened, filled, list_tables, menu_within
from tdapp.ui.workplace.page_acts import OnFloor, PageActs

if TYPE_CHECKING:
    from tdapp.ui.feature.feature_table import FeatureTable
    from tdapp.ui.look.act import WindowAct
    from tdapp.ui.rulings.rulings_acts import RulingsActs


def fill_floor_menus(top: TopRow, acts: EventActs, of_page: PageActs, turning: RailActs) -> None:
    """Menus of floor and seat; their acts are asked again each time one is opened.

    They are filled when the acts on the floor are made, at the latest when one opens.
    """
    text = voice().text
    first = (acts.open_table, acts.draw_seats)
    tables, seats = top.menu(text("floor", "&Floor"), first), top.menu(text("floor", "&Seat"))

    def fill(made: OnFloor) -> None:
        floor = made.floor
        tables.addSeparator()
        filled(tables, floor.of_floor)
        closing = tables.addMenu(text("floor", "Close table"))
        fill_when_opened(closing, lambda menu: list_tables(menu, acts.tables))
        tables.addSeparator()
        menu_within(tables, text("floor", "Hands and &clocks"), *floor.of_hands)
        menu_within(tables, text("floor", "C&hips"), *floor.of_chips)
        filled(seats, floor.of_seats)
        for menu in (tables, seats):
            menu.aboutToShow.connect(floor.refresh_all)
        _fill_hand_menu(tables, turning.hand, made.feature)
        _fill_rulings_menu(tables, turning.rulings, made.rulings)

    of_page.floor_made.connect(fill)
    for menu in (tables, seats):
        menu.aboutToShow.connect(lambda: of_page.on_floor)


def _fill_hand_menu(within: QMenu, switch: "WindowAct", acts: "FeatureTable") -> None:
    """The menu in another; what can be done is asked again each time it is opened."""
    before = (*acts.kills.all, *acts.chinese.all)
    groups = (switch,), acts.whole.all, before, acts.posts.all, acts.time.all
    menu = menu_within(within, voice().text("feature", "&Hand of a table"), *groups)
    steps = acts.bets.all, acts.cards.all, acts.shows.all
    menu_within(menu, voice().text("feature", "&Steps of the hand"), *steps)
    menu.aboutToShow.connect(acts.refresh)


def _fill_rulings_menu(within: QMenu, switch: "WindowAct", acts: "RulingsActs") -> None:
    """The menu in another; what can be done is asked again each time it is opened."""
    groups = (switch, *acts.looking.all), acts.of_ruling, acts.of_penalty, acts.rarer
    menu = menu_within(within, voice().text("rulings", "&Rulings"), *groups)

    def ask_again() -> None:
        switch.refresh()
        acts.look_up()
        acts.refresh()

    menu.aboutToShow.connect(ask_again)
