"""The menu of the acts on the hand of a feature table."""

from PySide6.QtWidgets import QMenu

from tdapp.ui.feature.feature_table import FeatureTable
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.menus import menu_within


def fill_hand_menu(within: QMenu, switch: WindowAct, acts: FeatureTable) -> None:
    """The menu in another; what can be done is asked again each time it is opened."""
    before = (*acts.kills.all, *acts.chinese.all)
    groups = (switch,), acts.whole.all, before, acts.posts.all, acts.time.all
    menu = menu_within(within, voice().text("feature", "&Hand of a table"), *groups)
    steps = acts.bets.all, acts.cards.all, acts.shows.all
    menu_within(menu, voice().text("feature", "&Steps of the hand"), *steps)
    menu.aboutToShow.connect(acts.refresh)
