"""What a page shows goes into a file, as it is shown: one act and one key for every page."""

import asyncio
import re
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.core.safe_csv import Plain
from tdapp.desk.permissions import Permission
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.file_question import file_question
from tdapp.ui.asking.questions import typed_path
from tdapp.ui.asking.signed import must_be_permitted, why_not_permitted
from tdapp.ui.asking.under_way import each, their_turn
from tdapp.ui.look.act import Done, WindowAct
from tdapp.ui.look.lists.list_values import VisibleColumns
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.workplace.page import Page
from tdapp.words.sentence import sentence

AT_ONCE = 200
"""Rows that are read before the loop has its turn again."""
KINDS = (".csv", ".xlsx")


class ExportShown(QObject):
    """Takes the list that was worked in last on the `page` in sight, or its largest one.

    `asks` carries the question for the file, `tried` what became of it.
    """

    asks = Signal(object)
    tried = Signal(object)

    def __init__(self, parts: Parts, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._asking = asking
        self.page: Callable[[], Page | None] = lambda: None
        self.act = WindowAct(
            lambda: voice().text("export shown", "Export this list…"),
            "Ctrl+Shift+X",
            self._why_not,
            self._ask,
            self,
        )
        self.act.setAutoRepeat(False)
        self.act.tried.connect(self.tried)

    def _why_not(self) -> str:
        page = self.page()
        if page is None or list_shown(page) is None:
            return sentence(Refusal("nothing_shown"), voice())
        return why_not_permitted(self._parts, page.export)

    def _ask(self) -> None:
        page = self.page()
        shown = list_shown(page)
        if page is None or shown is None:
            return
        needs = page.export
        name, count = shown.accessibleName(), len(shown.table.rows)
        text = voice().text(
            "export shown",
            "Export {list} (rows: {count}) to which file? An existing file is replaced.",
        )
        said = text.format(list=name, count=voice().count(count))
        hint = voice().text("export shown", "A file ending in .csv or .xlsx")

        def go_on(typed: str) -> None:
            self._write(typed, shown, needs)

        self.asks.emit(
            file_question(said, voice().text("export shown", "Export"), hint, go_on, *_files(name))
        )

    def _write(self, typed: str, shown: Listing, needs: Permission) -> None:
        from tdapp.ui.papers.list_file import write_list  # noqa: PLC0415 - it takes long to load

        async def write() -> None:
            path = typed_path(typed)
            must_be_permitted(self._parts, needs)
            header, rows = await read_shown(shown)
            await asyncio.to_thread(write_list, path, header, each(rows, len(rows)))
            self._parts.session.use_up_once()
            self.tried.emit(Done(voice().text("export shown", "Saved to {file}.", file=path)))

        self._asking.start(write, quiet=True)


def list_shown(page: Page | None) -> Listing | None:
    """The list of a page that was worked in last, else the largest in sight that has any rows."""
    if page is None:
        return None
    last = page.focusWidget()
    lists = [one for one in page.findChildren(Listing) if one.isVisible() and one.table.rows]
    if isinstance(last, Listing) and last in lists:
        return last
    return max(lists, key=lambda one: one.width() * one.height(), default=None)


async def read_shown(listing: Listing) -> tuple[list[str], list[list[Plain]]]:
    """The heads and the values of a list as it is shown now, read in slices."""
    shown = VisibleColumns(listing)
    rows: list[list[Plain]] = []
    for place, row in enumerate(tuple(listing.table.rows), 1):
        rows.append(shown.values(row))
        if place % AT_ONCE == 0:
            await their_turn(place, len(listing.table.rows))
    return shown.heads, rows


def _files(name: str) -> tuple[str, ...]:
    """Likely files for a list of this name."""
    stem = "-".join(re.findall(r"\w+", name.casefold())) or "list"
    return tuple(f"{stem}{kind}" for kind in KINDS)
