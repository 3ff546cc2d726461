"""A file that must not be gone on with is refused by a code, and no byte of it changes."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tdapp import bootstrap
from tdapp.core.codec import Codec
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.core.room import Room
from tdapp.journal.facts import put_meta
from tdapp.journal.journal import RecordJournal
from tdapp.journal.target import Target
from tdapp.tournament.facts import TOURNAMENT_EVENTS
from tdapp.tournament.room import TOURNAMENT
from tests.journal.bad_days.station import Station, deciding
from tests.journal.bad_days.till import CODECS, KIND, LEFT, TILL, TILLS, Sale

Maker = Callable[[Path], None]


def record(path: Path) -> None:
    """A record with something in it."""
    station = Station(Target(path=path).connect)
    for number in range(20):
        station.sell(Sale(ActionId(f"act {number}"), TILLS, 3)).result(30)
    station.close()


def text(path: Path) -> None:
    path.write_text("entry,name\n1,somebody\n")


def picture(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(200))


def other_program_s(path: Path, *pragmas: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for pragma in pragmas:
            db.execute(pragma)
        db.execute("CREATE TABLE bookmark (url TEXT)")
        db.execute("INSERT INTO bookmark VALUES ('https://example.org')")


def other_program_s_log(path: Path) -> None:
    """As its program left it when it was killed: what it is stands in its log alone."""
    elsewhere = path.with_name("elsewhere")
    with closing(sqlite3.connect(elsewhere, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("CREATE TABLE bookmark (url TEXT)")
        for end in ("", "-wal"):
            path.with_name(f"{path.name}{end}").write_bytes(Path(f"{elsewhere}{end}").read_bytes())


def with_numbers(*pragmas: str) -> Maker:
    def make(path: Path) -> None:
        record(path)
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            for pragma in pragmas:
                db.execute(pragma)

    return make


def with_fact(key: str, value: str) -> Maker:
    def make(path: Path) -> None:
        record(path)
        with closing(Target(path=path).connect()) as db:
            db.begin()
            put_meta(db, key, value)
            db.commit()

    return make


def cut_off(part: Callable[[int], int]) -> Maker:
    def make(path: Path) -> None:
        record(path)
        path.write_bytes(path.read_bytes()[: part(path.stat().st_size)])

    return make


def emptied_beside_its_log(path: Path) -> None:
    other_program_s_log(path)
    path.write_bytes(b"")


REFUSED: dict[str, tuple[str, Maker]] = {
    "a text": ("not_a_record", text),
    "a picture": ("not_a_record", picture),
    "another program's": ("not_a_record", other_program_s),
    "another program's in its log": ("not_a_record", other_program_s_log),
    "another program's with its number": (
        "not_a_record", lambda path: other_program_s(path, "PRAGMA application_id=7"),
    ),
    "another program's in WAL mode": (
        "not_a_record", lambda path: other_program_s(path, "PRAGMA journal_mode=WAL"),
    ),
    "a newer version's": ("newer_record", with_numbers("PRAGMA user_version=2")),
    "a newer version's copy": (
        "newer_record", with_numbers("PRAGMA user_version=2", "PRAGMA journal_mode=DELETE"),
    ),
    "a newer schema's": ("newer_record", with_fact("schema", "2")),
    "a superseded one": ("superseded", with_fact("superseded_by", "another file")),
    "cut off in its pages": ("damaged", cut_off(lambda size: size // 2)),
    "cut off in its last page": ("damaged", cut_off(lambda size: size - 100)),
    "cut off after its header": ("damaged", cut_off(lambda _: 512)),
    "cut off in its header": ("damaged", cut_off(lambda _: 50)),
    "emptied beside its log": ("damaged", emptied_beside_its_log),
}  # fmt: skip


def bytes_of(path: Path) -> list[bytes]:
    """A file and its log."""
    log = path.with_name(f"{path.name}-wal")
    return [path.read_bytes(), log.read_bytes() if log.exists() else b""]


@pytest.mark.parametrize(("code", "make"), REFUSED.values(), ids=REFUSED)
def test_what_must_not_be_gone_on_with_is_refused_unchanged(
    code: str, make: Maker, tmp_path: Path
) -> None:
    path = tmp_path / "room.tdapp"
    make(path)
    before = bytes_of(path)
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            RecordJournal.open(Target(path=path), CODECS)
        assert refused.value.code == code
        assert bytes_of(path) == before


@pytest.mark.parametrize("make", [text, other_program_s, with_numbers("PRAGMA user_version=2")])
def test_the_workstation_refuses_it_too_and_lets_the_file_go(make: Maker, tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    make(path)
    before = bytes_of(path)
    codes = [asyncio.run(refusal_of(path)) for _ in range(2)]
    assert codes[0] == codes[1] != "record_in_use"
    assert bytes_of(path) == before


async def refusal_of(path: Path) -> str:
    with pytest.raises(Refusal) as refused:
        async with bootstrap.workstation(Target(path=path)):
            pass
    return refused.value.code


@pytest.mark.parametrize(
    ("place", "code"),
    [("a folder", "not_a_record"), ("missing folder/room.tdapp", "cannot_open")],
)
def test_a_place_without_a_file_is_refused(place: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    with pytest.raises(Refusal) as refused:
        RecordJournal.open(Target(path=tmp_path / place), CODECS)
    assert refused.value.code == code


def test_an_empty_file_becomes_a_record(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    path.write_bytes(b"")
    record(path)
    station = Station(Target(path=path).connect)
    assert len(station.standing()) == 20
    station.close()


def test_a_record_that_was_killed_when_it_was_new_is_not_taken_for_another_program_s(
    tmp_path: Path,
) -> None:
    path, killed = tmp_path / "room.tdapp", tmp_path / "killed.tdapp"
    station = Station(Target(path=path).connect)
    station.sell(Sale(ActionId("first"))).result(30)
    for end in ("", "-wal"):
        Path(f"{killed}{end}").write_bytes(Path(f"{path}{end}").read_bytes())
    station.close()
    again = Station(Target(path=killed).connect)
    assert again.standing().keys() == {"first"}
    again.close()


class Tipped(Event, frozen=True):
    """An event of a version to come."""


class Sold(Event, frozen=True):
    """An event that a version to come has given another shape."""

    v: ClassVar[int] = 2

    number: int
    currency: str


def write_as(room: Room[Any], stream: StreamId, event: Event, path: Path) -> None:
    """Record an event as another version's room does."""
    station = Station(Target(path=path).connect, room, [stream])
    station.submit(ActionId("from the future"), [stream], deciding(event, till=stream)).result(30)
    station.close()


@pytest.mark.parametrize(
    ("event", "written_by"),
    [(Tipped(), "event Tipped version 1"), (Sold(1, "AUD"), "event Sold version 2")],
)
def test_an_event_of_a_version_to_come_is_named(
    event: Event, written_by: str, tmp_path: Path
) -> None:
    path = tmp_path / "room.tdapp"
    write_as(replace(TILL, codec=Codec([Tipped, Sold])), LEFT, event, path)
    before = bytes_of(path)
    journal = RecordJournal.open(Target(path=path), CODECS)
    with pytest.raises(Refusal) as refused:
        list(journal.load(StreamRef(LEFT, KIND)))
    journal.close()
    assert refused.value == Refusal("newer_record", stream=LEFT, written_by=written_by)
    assert bytes_of(path) == before


def test_a_workstation_refuses_an_event_of_a_version_to_come(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    newer = replace(TOURNAMENT, codec=Codec([*TOURNAMENT_EVENTS, Tipped]))
    write_as(newer, StreamId("evening"), Tipped(), path)
    assert asyncio.run(refusal_of(path)) == "newer_record"


def test_an_event_that_makes_no_sense_is_refused_as_damage(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    record(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("DROP TRIGGER event_no_UPDATE")
        db.execute("UPDATE event SET payload='{' WHERE seq=5")
    with pytest.raises(Refusal) as refused:
        Station(Target(path=path).connect)
    assert refused.value.code == "damaged"
