"""The rows of the help: an action, its key, where it is, and why it is not available."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from tdapp.command.grammar.also_said import meant_by
from tdapp.shown.cells import Cell, Tone
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.list_rows import Column, label, left, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.rail import PageName, page_word


@dataclass(frozen=True, slots=True)
class ListedAction:
    """An act of the window, and the page that it is on; None where it works on every page."""

    act: WindowAct
    page: PageName | None = None

    @property
    def words(self) -> str:
        """What it is called."""
        return self.act.text().replace("&", "")

    @property
    def place(self) -> str:
        """The page's word."""
        return voice().text("help", "everywhere") if self.page is None else page_word(self.page)


class ShownAction(NamedTuple):
    """One of the list, and what stands against it now, as far as that is asked."""

    number: int
    listed: ListedAction
    why_not: str = ""


def action_columns() -> tuple[Column[ShownAction], ...]:
    """Action, key, page, and what stands against it now."""
    text = voice().text
    return (
        left(text("help", "Action"), 240, _words, strong=True),
        left(text("help", "Key"), 190, lambda it: it.listed.act.key),
        left(text("help", "Page"), 110, lambda it: label(it.listed.place)),
        replace(
            wide(text("help", "Not available because"), lambda it: label(it.why_not), 200),
            least=700,
        ),
    )


def _words(shown: ShownAction) -> Cell:
    return Cell(shown.listed.words, tone=Tone.GONE if shown.why_not else Tone.FACT)


def shown_actions(listed: Iterable[ListedAction], *, with_reasons: bool) -> Iterator[ShownAction]:
    """Each of them; the reasons are asked for only where they are shown."""
    for number, one in enumerate(listed):
        yield ShownAction(number, one, one.act.why_not if with_reasons else "")


def that_fit(typed: str, listed: Iterable[ListedAction]) -> list[ListedAction]:
    """Those with this key, or of whose words, page or other names each typed word begins one."""
    fits, key = meant_by(typed, voice()), typed.strip().casefold()
    return [one for one in listed if fits(one.words, one.place) or one.act.key.casefold() == key]
