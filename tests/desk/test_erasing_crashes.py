"""A program that dies in the midst of an erasure: it did not happen, or it is finished later."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tdapp.bootstrap import CODECS
from tdapp.core.event import Event
from tdapp.core.ids import ActionId
from tdapp.core.ports.people import Person
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house_events import NoteErased, PersonErased
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.copies.backup import backup
from tdapp.journal.copies.restore import restore
from tdapp.journal.registries import erasures
from tdapp.journal.registries.erasures import ErasedList
from tdapp.journal.target import Target
from tests.desk.evening import person
from tests.desk.kept_out import MANAGER, bar
from tests.desk.station import EVENING_US, Station

ADA = person(1)
NAME, WORDS = "Adaline Marker", "made trouble at table 4"
STEPS = ("blanked", "committed", "out of the bytes", "half a line", "listed")
REQUEST = Circumstances(ActionId("erase it"), approver=DIRECTOR, reason="asked us to")


class Deaths:
    """What lies on the disk at each step of an erasure, as a killed program leaves it."""

    def __init__(self, room: Path, patch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._left = room.parent / "left"
        self._after(patch, erasures, "blank", "blanked")
        self._before(patch, erasures, "scrub", "committed")
        self._before(patch, ErasedList, "add", "out of the bytes")
        self._after(patch, ErasedList, "add", "listed")

    def come_back_from(self, step: str) -> None:
        """Put the disk back to how it was when the program died there."""
        shutil.rmtree(self._room)
        torn = step == "half a line"
        shutil.copytree(self._left / ("out of the bytes" if torn else step), self._room)
        if torn:
            line = (self._left / "listed" / "seals" / "erased.jsonl").read_bytes()
            (self._room / "seals" / "erased.jsonl").write_bytes(line[: len(line) // 2])

    def _die(self, step: str) -> None:
        if not (self._left / step).exists():
            shutil.copytree(self._room, self._left / step)

    def _before(self, patch: pytest.MonkeyPatch, where: Any, name: str, step: str) -> None:
        true: Callable[..., object] = getattr(where, name)

        def dying(*args: object) -> object:
            self._die(step)
            return true(*args)

        patch.setattr(where, name, dying)

    def _after(self, patch: pytest.MonkeyPatch, where: Any, name: str, step: str) -> None:
        true: Callable[..., object] = getattr(where, name)

        def dying(*args: object) -> object:
            found = true(*args)
            self._die(step)
            return found

        patch.setattr(where, name, dying)


def erase(station: Station, said: ActionId | None) -> CompletedAct:
    """Ada, or the words that were said with an act."""
    erasing, house = station.parts.erasing, station.house_id
    if said is not None:
        return station.run(erasing.erase_note(MANAGER, house, said, REQUEST))
    return station.run(erasing.erase(MANAGER, house, ADA, REQUEST))


def facts_of(station: Station) -> list[Event]:
    """What today's house stream holds, which begins with its first fact."""
    if station.house_id not in station.streams():
        return []
    return [one.event for one in station.recorded(station.house_id)]


def files_with(folder: Path, words: str) -> list[str]:
    """The files in whose bytes these words are."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [path.name for path in files if words.encode() in path.read_bytes()]


@pytest.mark.parametrize("what", ["a name", "words"])
def test_wherever_the_program_dies_the_erasure_did_not_happen_or_is_finished_at_the_next_start(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tmp_path / "room"
    room.mkdir()
    path, older = room / "room.tdapp", tmp_path / "older.tdapp"
    station = Station(path)
    station.parts.people.add([Person(ADA, NAME)], DIRECTOR.id)
    said = bar(station, person(2)).act.action if what == "words" else None
    marker, fact = (WORDS, NoteErased(said)) if said else (NAME, PersonErased(ADA))
    backup(Target(path=path), older)
    with monkeypatch.context() as patch:
        deaths = Deaths(room, patch)
        erase(station, said)
        station.close()
    for step in STEPS:
        deaths.come_back_from(step)
        station = Station(path)
        assert (fact in facts_of(station)) == (step != "blanked")
        assert bool(files_with(room, marker)) == (step == "blanked")
        if step == "blanked":
            erase(station, said)
        assert facts_of(station)[-1] == fact
        assert files_with(room, marker) == []
        listed = ErasedList(room / "seals").read()
        assert [one.act or one.person for one in listed] == [said or ADA]
        station.close()
        assert verify_target(Target(path=path), CODECS, room / "seals").findings == ()
        path.unlink()
        restore(older, Target(path=path), room / "seals", CODECS, EVENING_US)
        assert files_with(room, marker) == []
