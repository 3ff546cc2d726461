"""The page of the settings: each with its value, and what it does at the right."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from tdapp.shown.setting_words import holds_words, setting_words, value_words
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.settings.setting_acts import SettingActs, TextSizeActs
from tdapp.ui.settings.setting_rows import set_elsewhere, setting_columns, setting_lines
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import PageName, page_word
from tdapp.ui.workplace.workplace import Workplace


class SettingsPage(Page):
    """Enter changes the chosen setting; `renewed` says that the windows are to look otherwise."""

    renewed = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._book = work.parts.settings
        self._words = setting_words(voice())
        self.head = PageHead(work.theme, voice().text("settings page", "Settings"))
        self.settings = ItemList(
            voice().text("settings page", "Settings"),
            work.theme,
            setting_columns(),
            lambda one: one.key,
            headed=True,
        )
        self.on_setting = SettingActs(work, lambda: self.settings.key, self)
        self.change = self.on_setting.change
        self.text_size = TextSizeActs(work, self)
        self.side = SideColumn(work.theme)
        self.told = SelectionCard(work.theme)
        self._lay_out()
        self.settings.chosen.connect(self._show_chosen)
        self.settings.entered.connect(self.change.trigger)
        self.settings.addAction(self.change)
        self.on_setting.changed.connect(self.refresh)
        self.on_setting.asks.connect(self.asks)
        for acts in (self.on_setting, self.text_size):
            acts.renewed.connect(self.renewed)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """The one that changes a setting, and those on the size of texts."""
        return (self.change, *self.text_size.all)

    def refresh(self) -> None:
        """Show the settings as they are kept."""
        self.settings.show_items(setting_lines(self._book.now))
        house = self._work.parts.rulebook.name
        self.head.show_facts(
            voice().text("settings page", "{house}; saved on this computer", house=house)
        )
        self._show_chosen(self.settings.key)

    def focus(self) -> None:
        """Be in the list."""
        if self.settings.key is None:
            self.settings.choose(next(iter(self._words)))
            self._show_chosen(self.settings.key)
        self.settings.setFocus()

    def _lay_out(self) -> None:
        pane = Pane(self._work.theme)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.settings, 1)
        acts = ActGrid(self._work.theme, self.acts, columns=1)
        self.side.add(self.told, acts, UnavailableActs(self._work.theme, (self.change,)))
        lay_beside(self, pane, self.side, self._work.theme)

    def _show_chosen(self, key: object) -> None:
        text = voice().text
        self.change.refresh()
        if isinstance(key, PageName):
            self.told.show_facts(set_elsewhere()[key], page_word(key), ())
            return
        if not isinstance(key, str):
            words = text("settings page", "Select a setting in the list.")
            self.told.show_facts(text("settings page", "Nothing chosen"), words, ())
            return
        words = self._words[key].meaning
        holds = holds_words(voice(), self._words[key].holds)
        value = value_words(voice(), self._book.now, key)
        facts = (
            (text("settings page", "Value"), value),
            (text("settings page", "Saved in"), f"settings.toml, {key}"),
        )
        self.told.show_facts(self._words[key].name, f"{words} {holds}", facts)
