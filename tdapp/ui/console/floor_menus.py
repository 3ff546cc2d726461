"""The menus of the floor: tables and seats, the hand of a table, rulings and penalties."""

from PySide6.QtWidgets import QMenu

from tdapp.ui.feature.feature_table import FeatureTable
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.rulings.rulings_acts import RulingsActs
from tdapp.ui.tables.floor_acts import FloorActs
from tdapp.ui.workplace.event_acts import EventActs
from tdapp.ui.workplace.menus import TopRow, fill_when_opened, list_tables, menu_within


def fill_floor_menus(top: TopRow, acts: EventActs, floor: FloorActs) -> QMenu:
    """Menus of floor and seat; their acts are asked again each time one is opened.

    Gives that of the floor, in which lies that of chips.
    """
    text = voice().text
    first = (acts.open_table, acts.draw_seats)
    tables = top.menu(text("floor", "&Floor"), first, *floor.of_floor)
    closing = tables.addMenu(text("floor", "Close table"))
    fill_when_opened(closing, lambda menu: list_tables(menu, acts.tables))
    tables.addSeparator()
    menu_within(tables, text("floor", "C&hips"), *floor.of_chips)
    seats = top.menu(text("floor", "&Seat"), *floor.of_seats)
    for menu in (tables, seats):
        menu.aboutToShow.connect(floor.refresh_all)
    return tables


def fill_hand_menu(within: QMenu, switch: WindowAct, acts: FeatureTable) -> None:
    """The menu in another; what can be done is asked again each time it is opened."""
    before = (*acts.kills.all, *acts.chinese.all)
    groups = (switch,), acts.whole.all, before, acts.posts.all, acts.time.all
    menu = menu_within(within, voice().text("feature", "&Hand of a table"), *groups)
    steps = acts.bets.all, acts.cards.all, acts.shows.all
    menu_within(menu, voice().text("feature", "&Steps of the hand"), *steps)
    menu.aboutToShow.connect(acts.refresh)


def fill_rulings_menu(within: QMenu, switch: WindowAct, acts: RulingsActs) -> None:
    """The menu in another; what can be done is asked again each time it is opened."""
    groups = (switch, *acts.looking.all), acts.of_ruling, acts.of_penalty, acts.rarer
    menu = menu_within(within, voice().text("rulings", "&Rulings"), *groups)

    def ask_again() -> None:
        switch.refresh()
        acts.look_up()
        acts.refresh()

    menu.aboutToShow.connect(ask_again)
