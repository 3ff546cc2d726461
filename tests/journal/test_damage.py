"""A byte that flips on the disk: in an event it is named, elsewhere seen, or it changed nothing."""

import io
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person, PersonForgotten
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.export import export
from tdapp.journal.journal import RecordJournal
from tdapp.journal.reading import open_to_read
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, end, erase, open_journal, play

STREAM = "event-1"
SEQ = 7


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed record of everything: three streams, reasons, persons, one of them erased."""
    folder = tmp_path_factory.mktemp("sound")
    path = folder / "record.tdapp"
    journal = open_journal(Target(path=path))
    play(journal)
    play(journal, 4, "event-2")
    end(journal, "event-2")
    people = PeopleRegistry(journal, folder)
    named = [Person(PersonId(f"person-{n}"), f"Name {n}", f"C{n}", "1970-01-01") for n in range(9)]
    people.add(named, StaffId("director"))
    erase(journal, people, PersonForgotten(PersonId("person-3")))
    journal.close()
    assert verify_target(Target(path=path), CODECS, None).ok
    return path


@pytest.fixture
def damaged(sound: Path, tmp_path: Path) -> Callable[[int, int], Target]:
    """Makes a copy of the record in which the bits of `mask` are flipped in one byte."""
    path = tmp_path / "damaged.tdapp"

    def make(place: int, mask: int) -> Target:
        for beside in tmp_path.iterdir():
            beside.unlink()
        shutil.copy(sound, path)
        with path.open("r+b") as file:
            file.seek(place)
            byte = file.read(1)[0]
            file.seek(place)
            file.write(bytes([byte ^ mask]))
        return Target(path=path)

    return make


def columns_of(sound: Path) -> range:
    """Where the columns of one event lie in the file, from its stream's name to its hash."""
    reader = open_to_read(Target(path=sound))
    type_, payload, action, hash_ = reader.rows(
        "SELECT type, payload, action_id, hash FROM event WHERE stream_id=? AND seq=?",
        (STREAM, SEQ),
    )[0]
    reader.close()
    row = b"".join((STREAM.encode(), bytes([SEQ]), type_.encode(), payload.encode(),
                    action.encode(), hash_))  # fmt: skip
    data = sound.read_bytes()
    assert data.count(row) == 1
    start = data.index(row)
    return range(start, start + len(row))


def content(target: Target) -> tuple[bytes, list[tuple[object, ...]]]:
    """Everything that people put into a record."""
    reader = open_to_read(target)
    try:
        out = io.BytesIO()
        export(reader, out, reasons=True)
        persons = reader.rows("SELECT person_id, name, card, born, erased_us FROM person")
        money = reader.rows("SELECT * FROM ledger_line")
        version = reader.rows("SELECT version_num FROM alembic_version")
        return out.getvalue(), [*persons, *money, *version]
    finally:
        reader.close()


@pytest.mark.parametrize("mask", [0x01, 0x20, 0x80, 0xFF])
def test_a_flipped_byte_in_an_event_is_named(
    sound: Path, damaged: Callable[[int, int], Target], mask: int
) -> None:
    for place in columns_of(sound):
        report = verify_target(damaged(place, mask), CODECS, None)
        named = {(one.stream, one.seq) for one in report.findings}
        assert (STREAM, SEQ) in named, (place, report.findings)


def flip_at_random(sound: Path, damaged: Callable[[int, int], Target], seed: int) -> None:
    chance = random.Random(seed)
    place = chance.randrange(sound.stat().st_size)
    target = damaged(place, 1 << chance.randrange(8))
    if verify_target(target, CODECS, None).ok:
        assert content(target) == content(Target(path=sound)), (seed, place)


def test_a_flipped_bit_anywhere_is_reported_or_changed_nothing(
    sound: Path, damaged: Callable[[int, int], Target]
) -> None:
    for seed in range(300):
        flip_at_random(sound, damaged, seed)


@pytest.mark.long
def test_thousands_of_flipped_bits_are_reported_or_changed_nothing(
    sound: Path, damaged: Callable[[int, int], Target]
) -> None:
    for seed in range(1_000, 7_000):
        flip_at_random(sound, damaged, seed)


@pytest.mark.parametrize("size", [0, 1, 15, 99, 100, 4_095, 4_096, 20_000])
def test_a_file_cut_short_is_reported(sound: Path, tmp_path: Path, size: int) -> None:
    path = tmp_path / "short.tdapp"
    path.write_bytes(sound.read_bytes()[:size])
    assert not verify_target(Target(path=path), CODECS, None).ok


def test_every_page_overwritten_in_turn_is_reported(sound: Path, tmp_path: Path) -> None:
    data = sound.read_bytes()
    path = tmp_path / "record.tdapp"
    for page in range(0, len(data), 4_096):
        path.write_bytes(data[:page] + bytes(4_096) + data[page + 4_096 :])
        assert not verify_target(Target(path=path), CODECS, None).ok, page


def opened(target: Target) -> str | None:
    """None where a record can be opened, else the code of the refusal."""
    try:
        RecordJournal.open(target, CODECS).close()
    except Refusal as refusal:
        return refusal.code
    return None


def test_a_damaged_record_is_opened_or_refused_but_never_fails_otherwise(
    sound: Path, damaged: Callable[[int, int], Target]
) -> None:
    chance = random.Random(1)
    for _ in range(60):
        target = damaged(chance.randrange(sound.stat().st_size), 1 << chance.randrange(8))
        assert opened(target) in {None, "damaged", "not_a_record", "newer_record", "record_error"}
