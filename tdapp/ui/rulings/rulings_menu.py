"""How the rulings are reached: the switch to their page and the menu of their acts."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMenu

from tdapp.core.refusal import Refusal
from tdapp.ui.acts.act import Act
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.event_page import EventPage
from tdapp.ui.look.figures import VOICE
from tdapp.ui.menus import menu_within
from tdapp.ui.sentences import sentence

translate = QCoreApplication.translate


def rulings_switch(view: EventInView, page: EventPage, parent: QObject) -> Act:
    """To the rulings, or back to the entries."""

    def words() -> str:
        if page.rulings_shown:
            return translate("Rulings", "Entries")
        return translate("Rulings", "Rulings")

    def why_not() -> str:
        return "" if view.id is not None else sentence(Refusal("no_such_event"), VOICE)

    def turn() -> None:
        (page.show_entries if page.rulings_shown else page.show_rulings)()

    switch = Act(words, "F7", why_not, turn, parent)
    switch.forms = (translate("Rulings", "Entries"), translate("Rulings", "Rulings"))
    page.turned.connect(switch.refresh)
    return switch


def fill_rulings_menu(within: QMenu, switch: Act, page: EventPage) -> None:
    """The menu in another; what can be done is asked again each time it is opened."""
    acts = page.rulings_acts
    groups = (switch,), acts.of_ruling, acts.of_penalty, acts.rarer
    menu = menu_within(within, translate("Rulings", "&Rulings"), *groups)

    def ask_again() -> None:
        switch.refresh()
        acts.look_up()
        acts.refresh()

    menu.aboutToShow.connect(ask_again)
