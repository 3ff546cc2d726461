"""The menu of the acts on rulings and penalties."""

from PySide6.QtWidgets import QMenu

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.rulings.rulings_acts import RulingsActs
from tdapp.ui.workplace.menus import menu_within


def fill_rulings_menu(within: QMenu, switch: WindowAct, acts: RulingsActs) -> None:
    """The menu in another; what can be done is asked again each time it is opened."""
    groups = (switch, *acts.looking.all), acts.of_ruling, acts.of_penalty, acts.rarer
    menu = menu_within(within, voice().text("rulings", "&Rulings"), *groups)

    def ask_again() -> None:
        switch.refresh()
        acts.look_up()
        acts.refresh()

    menu.aboutToShow.connect(ask_again)
