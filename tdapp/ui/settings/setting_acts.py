"""A setting is typed anew; larger and smaller texts by key, from any page."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import get_args

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.core.refusal import Refusal
from tdapp.core.settings import Settings, TextSize
from tdapp.desk.permissions import Permission
from tdapp.shown.setting_words import Holds, house_word, setting_words, value_words
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import words
from tdapp.ui.asking.signed import must_be_permitted, why_not_permitted
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.settings.setting_values import offered, typed_setting
from tdapp.ui.settings.unfinished import half_done, half_typed
from tdapp.ui.workplace.rail import PageName, page_word
from tdapp.ui.workplace.workplace import Workplace

say = saying("settings page")

SIZES: tuple[TextSize, ...] = get_args(TextSize)


class SettingActs(Acts[object]):
    """Act on the chosen setting by its name, or lead to the page where something else is set.

    `leads` carries that page, `changed` says that a setting is another, `renewed` that it holds at
    once. `printers` gives those that were found, to be offered.
    """

    changed = Signal()
    renewed = Signal()
    leads = Signal(object)

    def __init__(self, work: Workplace, chosen: Callable[[], object], page: QWidget) -> None:
        super().__init__(work.asking, work.asking, chosen, page)
        self._parts = work.parts
        self._chosen = chosen
        self._page = page
        self._words = setting_words(voice())
        self.printers: Callable[[], tuple[str, ...]] = lambda: ()
        self.change = self._act(ActSpec(self._change_words, "E", self._why_kept, self._change))

    def _change_words(self) -> str:
        key = self._chosen()
        if isinstance(key, PageName):
            return page_word(key)
        return say("Change it…")

    def _why_kept(self, on: object) -> str:
        if isinstance(on, PageName):
            return ""
        if not isinstance(on, str):
            return say("Select a setting in the list.")
        why = why_not_permitted(self._parts, Permission.ARRANGE_ROOM)
        if not why and self._words[on].holds is Holds.AT_ONCE:
            return half_typed(self._page.window())
        return why

    def _change(self, on: object) -> Flow[None]:
        if isinstance(on, PageName):
            self.leads.emit(on)
        elif isinstance(on, str):
            self._keep(on, (yield from self._typed(on)))

    def _typed(self, name: str) -> Flow[Settings]:
        """Ask for the value of a setting, the one that it has first."""
        first, few = value_words(voice(), self._parts.settings.now, name), self._offered(name)
        more = self.printers() if name == "printer" else few
        choices = (first, *(one for one in more if one != first))
        setting = self._words[name]
        text = say("New value for {setting}?", setting=setting.name)
        typed = yield from words(text, say("Save"), setting.meaning, *choices, may_be_empty=not few)
        if few and typed.strip().casefold() not in map(str.casefold, few):
            raise Refusal("bad_setting", problem=", ".join(few))
        kept = self._house(typed) if name == "house" else typed
        return typed_setting(self._parts.settings.now, name, kept, (_yes_no()[0].casefold(),))

    def _keep(self, name: str, settings: Settings) -> None:
        must_be_permitted(self._parts, Permission.ARRANGE_ROOM)
        self._parts.settings.keep(settings)
        self._parts.session.use_up_once()
        self.changed.emit()
        if self._words[name].holds is Holds.AT_ONCE:
            self.renewed.emit()

    def _offered(self, name: str) -> tuple[str, ...]:
        """The few values that a setting can have; the houses are those there are now."""
        if name == "house":
            return tuple(map(partial(house_word, voice()), self._parts.houses.names()))
        return offered(name, *_yes_no())

    def _house(self, answer: str) -> str:
        """The name of the house that is typed; it must be there, and nothing wrong with it."""
        houses = self._parts.houses
        said = {house_word(voice(), one).casefold(): one for one in houses.names()}
        return houses.named(said[answer.strip().casefold()]).name


class TextSizeActs(Acts[None]):
    """Everybody may have texts that can be read; `renewed` says that the size is another one."""

    renewed = Signal()

    def __init__(self, work: Workplace, page: QWidget) -> None:
        super().__init__(work.asking, work.asking, lambda: None, page)
        self._book = work.parts.settings
        self._page = page
        steps = list(pairwise(SIZES))
        self.larger, self.smaller = (
            self._act(ActSpec(said, key, partial(self._why_none, way), partial(self._take, way)))
            for said, key, way in (
                (say("Larger text"), "Ctrl++", dict(steps)),
                (say("Smaller text"), "Ctrl+-", {larger: smaller for smaller, larger in steps}),
            )
        )

    def _why_none(self, way: dict[TextSize, TextSize], _: None) -> str:
        if why := half_done(self._page.window()):
            return why
        here = self._book.now.text_size
        return "" if here in way else say("Text size: {size}%", size=here)

    def _take(self, way: dict[TextSize, TextSize], _: None) -> Flow[None]:
        yield from ()
        now = self._book.now
        self._book.keep(msgspec.structs.replace(now, text_size=way[now.text_size]))
        self.renewed.emit()


def _yes_no() -> tuple[str, str]:
    return say("yes"), say("no")
