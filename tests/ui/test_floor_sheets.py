"""Sheets of the floor that are written by themselves, so that paper goes on without the program."""

from pathlib import Path

from tdapp.calls.tournament.clock import AddTime, GoToLevel
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.structure import InsertLevel
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.plan.levels import Level
from tdapp.ui.papers.floor_sheets import FOLDER, FloorSheets, is_near_the_money
from tests.papers.pdf_text import pdf_pages
from tests.ui.by_hand import begin
from tests.ui.window_room import WindowRoom


def test_floor_sheets_make_themselves_at_a_break_and_near_the_money(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room, [f"Player {number}" for number in range(1, 13)])
    console, desk = room.console, room.parts.desk
    event = console.view.id
    assert event is not None
    (tmp_path / "full").write_text("no folder")
    told: list[Path] = []
    watch = FloorSheets(
        desk, room.parts.clockwork, [tmp_path / "full", tmp_path / "stick"],
        console.names.learn, console.names.name,
        lambda folder, _: told.append(folder),
    )  # fmt: skip

    def written() -> list[Path]:
        room.wait_for(watch.settle())
        return sorted((tmp_path / "stick" / FOLDER).glob("*.pdf"))

    async def do(call: object) -> None:
        await desk.perform(DIRECTOR, call)  # type: ignore[arg-type]

    room.wait_for(do(InsertLevel(event, 1, Level(5))))
    room.press("Start clock")
    room.wait_for(room.parts.clockwork.tick())
    room.time.pass_us(room.state.conditions.level(0).length_us + 1_000_000)
    room.wait_for(room.parts.clockwork.tick())
    (first,) = written()
    assert "Floor sheet" in pdf_pages(first.read_bytes())[0]
    assert told == [tmp_path / "full" / FOLDER]

    less = AddTime(event, -room.state.conditions.level(0).length_us)
    for call, sheets in ((GoToLevel(event, 0), 1), (less, 2), (GoToLevel(event, 1), 2)):
        room.time.pass_us(1_000_000)
        room.wait_for(do(call))
        assert len(written()) == sheets

    room.time.pass_us(60_000_000)
    room.wait_for(do(PostPrizes(event)))
    while not is_near_the_money(room.state):
        room.wait_for(do(Bust(event, room.state.in_play()[0], declined=True)))
    room.time.pass_us(60_000_000)
    assert len(written()) == 3
    room.wait_for(watch.end())
