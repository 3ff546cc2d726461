"""What a page shows goes into a file, as it is shown: one act and one key for every page."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject

from tdapp.core.refusal import Refusal
from tdapp.core.safe_csv import Plain
from tdapp.desk.permissions import Permission
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.signed import must_be_permitted
from tdapp.ui.asking.under_way import each, their_turn
from tdapp.ui.look.act import Done
from tdapp.ui.look.lists.list_values import VisibleColumns
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.workplace.page import Page

say = saying("export shown")

AT_ONCE = 200
"""Rows that are read before the loop has its turn again."""
KINDS = (".csv", ".xlsx")


@dataclass(frozen=True, slots=True)
class Shown:
    """A list that is shown, and what whoever gives it out needs."""

    listing: Listing
    needs: Permission


class ExportShown(Acts[Shown]):
    """Takes the list that was worked in last on the `page` in sight, or its largest one."""

    def __init__(self, parts: Parts, asking: Asking, parent: QObject) -> None:
        super().__init__(HouseDesk(parts, asking), asking, self._shown, parent)
        self._parts = parts
        self.page: Callable[[], Page | None] = lambda: None
        words = say("Export this list…")
        self.act = self._act(ActSpec(words, "Ctrl+Shift+X", self._must_be_permitted, self._export))

    def _shown(self) -> Shown:
        page = self.page()
        listing = list_shown(page)
        if page is None or listing is None:
            raise Refusal("nothing_shown")
        return Shown(listing, page.export)

    def _must_be_permitted(self, on: Shown) -> None:
        must_be_permitted(self._parts, on.needs)

    def _export(self, on: Shown) -> Flow[None]:
        name, count = on.listing.accessibleName(), len(on.listing.table.rows)
        text = say("Export {list} (rows: {count}) to which file? An existing file is replaced.")
        said = text.format(list=name, count=voice().count(count))
        hint = say("A file ending in .csv or .xlsx")
        path = yield from file(said, say("Export"), hint, *_files(name))
        yield from result(lambda: self._write(path, on), quiet=True)
        self.act.tried.emit(Done(say("Saved to {file}.", file=path)))

    async def _write(self, path: Path, on: Shown) -> None:
        from tdapp.ui.papers.list_file import write_list  # noqa: PLC0415 - it takes long to load

        must_be_permitted(self._parts, on.needs)
        header, rows = await read_shown(on.listing)
        await asyncio.to_thread(write_list, path, header, each(rows, len(rows)))
        self._parts.session.use_up_once()


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
