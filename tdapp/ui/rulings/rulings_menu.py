"""How the rulings are reached: the switch to their page and the menu of their acts."""

from PySide6.QtCore import QCoreApplication, QObject

from tdapp.core.refusal import Refusal
from tdapp.ui.acts.act import Act
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.event_page import EventPage
from tdapp.ui.look.figures import VOICE
from tdapp.ui.menus import TopRow
from tdapp.ui.sentences import sentence

translate = QCoreApplication.translate


def rulings_switch(view: EventInView, page: EventPage, floor: Act, parent: QObject) -> Act:
    """To the rulings, or back to the entries; `floor` is the switch beside it."""

    def words() -> str:
        if page.rulings_shown:
            return translate("Rulings", "Back to the entries")
        return translate("Rulings", "Rulings and penalties")

    def why_not() -> str:
        return "" if view.id is not None else sentence(Refusal("no_such_event"), VOICE)

    def turn() -> None:
        (page.show_entries if page.rulings_shown else page.show_rulings)()
        switch.refresh()
        floor.refresh()

    switch = Act(words, "F7", why_not, turn, parent)
    return switch


def fill_rulings_menu(top: TopRow, switch: Act, page: EventPage) -> None:
    """The menu; what can be done is asked again each time it is opened."""
    acts = page.rulings_acts
    menu = top.menu(
        translate("Rulings", "&Rulings"), (switch,), acts.of_ruling, acts.of_penalty, acts.rarer
    )

    def ask_again() -> None:
        switch.refresh()
        acts.look_up()
        acts.refresh()

    menu.aboutToShow.connect(ask_again)
