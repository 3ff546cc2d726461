"""The rows of the help: an action, its key, where it is, and why it is not available."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tdapp.shown.cells import Cell, Tone
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.rail import PageName, page_word
from tdapp.words.typed import act_words, plain_words


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


def action_columns() -> tuple[ListColumn, ...]:
    """Action, key, page, and what stands against it now."""
    text = voice().text
    return (
        ListColumn(text("help", "Action"), 240, strong=True),
        ListColumn(text("help", "Key"), 130),
        ListColumn(text("help", "Page"), 110),
        ListColumn(text("help", "Not available because"), 200, wide=True, least=700),
    )


def action_rows(listed: Iterable[ListedAction], *, with_reasons: bool) -> Iterator[ListRow]:
    """A row each; the reasons are asked for only where they are shown."""
    for place, one in enumerate(listed):
        why_not = one.act.why_not if with_reasons else ""
        tone = Tone.GONE if why_not else Tone.FACT
        yield ListRow(
            place,
            (
                Cell(one.words, (one.words.casefold(),), tone),
                Cell(one.act.key, (one.act.key,)),
                Cell(one.place, (one.place,), Tone.LABEL),
                Cell(why_not, (why_not,), Tone.LABEL),
            ),
        )


def that_fit(typed: str, listed: Iterable[ListedAction]) -> list[ListedAction]:
    """Those of whose words, page or key each typed word begins one."""
    wanted = plain_words(typed)
    return [
        one
        for one in listed
        if all(
            any(word.startswith(want) for word in (*act_words(one.words), *plain_words(one.place)))
            or want == one.act.key.casefold()
            for want in wanted
        )
    ]
