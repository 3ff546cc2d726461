"""While the window is open, floor sheets come to lie beside the record and on the second medium."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tdapp.cli.floor_papers import SheetFailed, making_floor_sheets, sheet_folders
from tdapp.ui.papers.floor_sheets import FOLDER
from tests.desk.evening import EVENT, announce, install
from tests.desk.station import Station
from tests.papers.pdf_text import pdf_pages


def test_a_floor_sheet_lies_beside_the_record_and_a_broken_medium_is_told(
    qapp: QApplication, tmp_path: Path
) -> None:
    assert qapp is not None
    (tmp_path / "settings.toml").write_text(f'second_copy = "{tmp_path / "room.tdapp"}"\n')
    station = Station(tmp_path / "room.tdapp")
    install(station, (1, 2))
    announce(station, sold=5, tables=(1, 2))
    told: list[SheetFailed] = []

    async def evening() -> None:
        async with making_floor_sheets(station.parts, station.path, told.append) as sheets:
            sheets.make(EVENT)

    station.run(evening())
    (path,) = (tmp_path / FOLDER).glob("*.pdf")
    page = pdf_pages(path.read_bytes())[0].splitlines()
    assert {"Floor sheet", "Table 1", "Table 2", "(name erased)"} <= set(page)
    assert [failed.folder for failed in told] == [tmp_path / "room.tdapp" / FOLDER]
    assert sheet_folders(station.parts, None) == [tmp_path / "room.tdapp"]
    station.close()
