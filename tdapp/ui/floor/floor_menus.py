"""The menus of the acts on tables and seats."""

from PySide6.QtWidgets import QMenu

from tdapp.ui.look.spoken import voice
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
