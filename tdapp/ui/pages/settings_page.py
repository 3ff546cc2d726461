"""The page of the settings: each with its value, and what it does at the right."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from tdapp.core.refusal import Refusal
from tdapp.core.settings import Settings
from tdapp.desk.permissions import Permission
from tdapp.shown.cells import Cell, Tone
from tdapp.shown.setting_words import (
    Holds,
    holds_words,
    house_word,
    setting_words,
    value_words,
)
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.asking.signed import must_be_permitted, why_not_permitted
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.settings.other_pages import rows_elsewhere, set_elsewhere
from tdapp.ui.settings.setting_values import offered, typed_setting
from tdapp.ui.settings.text_size_acts import TextSizeActs
from tdapp.ui.settings.unfinished import half_done, half_typed
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import PageName, page_word
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class SettingsPage(Page):
    """Enter changes the chosen setting; `renewed` says that the windows are to look otherwise.

    `leads` carries the page on which something else is set, and Enter leads there.
    `printers` gives those that were found, to be offered.
    """

    renewed = Signal()
    leads = Signal(object)

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._book = work.parts.settings
        self.printers: Callable[[], tuple[str, ...]] = lambda: ()
        self._words = setting_words(voice())
        self.head = PageHead(work.theme, voice().text("settings page", "Settings"))
        self.settings = Listing(
            voice().text("settings page", "Settings"), work.theme, self._columns(), headed=True
        )
        self.change = WindowAct(self._change_words, "E", self._why_not, self._ask, self)
        self.change.only_in_list()
        self.change.chosen = lambda: self.settings.key
        self.text_size = TextSizeActs(self._book, lambda: half_done(self.window()), self)
        self.side = SideColumn(work.theme)
        self.told = SelectionCard(work.theme)
        self._lay_out()
        self.settings.chosen.connect(self._show_chosen)
        self.settings.entered.connect(self.change.trigger)
        self.text_size.renewed.connect(self.renewed)
        self.text_size.tried.connect(self.tried)
        self.settings.addAction(self.change)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """The one that changes a setting, and those on the size of texts."""
        return (self.change, *self.text_size.all)

    def refresh(self) -> None:
        """Show the settings as they are kept."""
        now, plain, group, rows = self._book.now, Settings(), "", []
        for name, words in self._words.items():
            own = getattr(now, name) != getattr(plain, name)
            cells = (
                Cell(words.group if words.group != group else "", tone=Tone.LABEL),
                Cell(words.name),
                Cell(value_words(voice(), now, name), strong=own),
                Cell("" if own else voice().text("settings page", "default"), tone=Tone.GONE),
            )
            rows.append(ListRow(name, cells))
            group = words.group
        self.settings.show_rows([*rows, *rows_elsewhere()])
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

    def _columns(self) -> tuple[ListColumn, ...]:
        return (
            ListColumn("", 150, least=560),
            ListColumn(voice().text("settings page", "Setting"), 240),
            ListColumn(voice().text("settings page", "Value"), wide=True),
            ListColumn("", 120),
        )

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

    def _change_words(self) -> str:
        key = self.settings.key
        return (
            page_word(key)
            if isinstance(key, PageName)
            else voice().text("settings page", "Change it…")
        )

    def _why_not(self) -> str:
        if isinstance(self.settings.key, PageName):
            return ""
        if not isinstance(self.settings.key, str):
            return voice().text("settings page", "Select a setting in the list.")
        why = why_not_permitted(self._work.parts, Permission.ARRANGE_ROOM)
        if not why and self._words[self.settings.key].holds is Holds.AT_ONCE:
            return half_typed(self.window())
        return why

    def _ask(self) -> None:
        key = self.settings.key
        if isinstance(key, str):
            self._ask_value(key, value_words(voice(), self._book.now, key))
        elif isinstance(key, PageName):
            self.leads.emit(key)

    def _offered(self, name: str, yes: str, no: str) -> tuple[str, ...]:
        """The few values that a setting can have; the houses are those there are now."""
        if name == "house":
            return tuple(map(partial(house_word, voice()), self._work.parts.houses.names()))
        return offered(name, yes, no)

    def _house(self, answer: str) -> str:
        """The name of the house that is typed; it must be there, and nothing wrong with it."""
        houses = self._work.parts.houses
        said = {house_word(voice(), one).casefold(): one for one in houses.names()}
        return houses.named(said[answer.strip().casefold()]).name

    def _ask_value(self, name: str, first: str) -> None:
        yes, no = voice().text("settings page", "yes"), voice().text("settings page", "no")
        few = self._offered(name, yes, no)
        more = self.printers() if name == "printer" else few
        choices = (first, *(one for one in more if one != first))

        def go_on(answer: str) -> None:
            try:
                if few and answer.strip().casefold() not in map(str.casefold, few):
                    raise Refusal("bad_setting", problem=", ".join(few))
                kept = self._house(answer) if name == "house" else answer
                settings = typed_setting(self._book.now, name, kept, (yes.casefold(),))
                must_be_permitted(self._work.parts, Permission.ARRANGE_ROOM)
                self._book.keep(settings)
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, voice()))
                self._ask_value(name, answer)
                return
            self._work.parts.session.use_up_once()
            self.refresh()
            if self._words[name].holds is Holds.AT_ONCE:
                self.renewed.emit()

        text = voice().text(
            "settings page", "New value for {setting}?", setting=self._words[name].name
        )
        hint, yes_word = self._words[name].meaning, voice().text("settings page", "Save")
        self.asks.emit(Question(text, yes_word, go_on, hint, choices, may_be_empty=not few))
