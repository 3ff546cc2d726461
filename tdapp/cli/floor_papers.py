"""Floor sheets while the window is open: which folders they go into, and with which names."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.bootstrap import Workstation, letterhead
from tdapp.core.ids import PersonId
from tdapp.papers.paper import PaperSize

if TYPE_CHECKING:
    from tdapp.ui.papers.floor_sheets import FloorSheets


@dataclass(frozen=True, slots=True)
class SheetFailed:
    """A floor sheet could not be written into a folder, and why."""

    folder: Path
    problem: str


def sheet_folders(station: Workstation, record: Path | None) -> list[Path]:
    """Where floor sheets go: beside the record, and onto the second medium where there is one."""
    second = station.settings.second_copy
    found = [] if record is None else [record.parent]
    return [*found, *([] if second is None else [Path(second)])]


@asynccontextmanager
async def making_floor_sheets(
    station: Workstation, record: Path | None, notice: Callable[[SheetFailed], None]
) -> AsyncIterator["FloorSheets"]:
    """A sheet at each break and near the money while the body runs; needs Qt's application."""
    from tdapp.ui.papers.floor_sheets import FloorSheets

    known: dict[PersonId, str] = {}

    async def learn(persons: Sequence[PersonId]) -> None:
        found = await asyncio.to_thread(station.people.names, persons)
        known.clear()
        known.update(found)

    sheets = FloorSheets(
        station.desk,
        station.clockwork,
        sheet_folders(station, record),
        learn,
        lambda person: known.get(person, ""),
        lambda folder, problem: notice(SheetFailed(folder, problem)),
        lambda: PaperSize(station.settings_file.now.paper),
    )
    sheets.letterhead = lambda house: letterhead(station.settings_file.now, house, station.houses)
    try:
        yield sheets
    finally:
        await sheets.end()
