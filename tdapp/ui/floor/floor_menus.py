"""How the floor is reached: the switch between entries and floor, and the menus of its acts."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMenu

from tdapp.core.refusal import Refusal
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.event_acts import EventActs
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.event_page import EventPage
from tdapp.ui.floor.due import due_in_all
from tdapp.ui.look.figures import VOICE
from tdapp.ui.menus import TopRow, fill_when_opened, list_tables, menu_within
from tdapp.ui.sentences import sentence

translate = QCoreApplication.translate


def floor_switch(view: EventInView, page: EventPage, parent: QObject) -> Act:
    """To the floor, or back to the entries; its words count what is due on the floor."""

    def words() -> str:
        if page.floor_shown:
            return translate("Floor", "Entries")
        due = due_in_all(view.state)
        said = translate("Floor", "Floor, {count} due") if due else translate("Floor", "Floor")
        return said.format(count=due)

    def why_not() -> str:
        return "" if view.id is not None else sentence(Refusal("no_such_event"), VOICE)

    def turn() -> None:
        (page.show_entries if page.floor_shown else page.show_floor)()

    switch = Act(words, "F4", why_not, turn, parent)
    many = translate("Floor", "Floor, {count} due").format(count=99)
    switch.forms = (translate("Floor", "Entries"), translate("Floor", "Floor"), many)
    page.turned.connect(switch.refresh)
    return switch


def fill_floor_menus(top: TopRow, switch: Act, acts: EventActs, page: EventPage) -> QMenu:
    """Menus of floor and seat; their acts are asked again each time one is opened.

    Gives that of the floor, in which lie those of chips and papers.
    """
    floor = page.floor_acts
    first = (switch, acts.open_table, acts.draw_seats)
    tables = top.menu(translate("Floor", "&Floor"), first, *floor.of_floor)
    closing = tables.addMenu(translate("Floor", "Close table"))
    fill_when_opened(closing, lambda menu: list_tables(menu, acts.tables))
    tables.addSeparator()
    menu_within(tables, translate("Floor", "C&hips"), *floor.of_chips)
    menu_within(tables, translate("Floor", "&Papers"), floor.papers.all)
    seats = top.menu(translate("Floor", "&Seat"), *floor.of_seats)
    for menu in (tables, seats):
        menu.aboutToShow.connect(floor.refresh_all)
    return tables
