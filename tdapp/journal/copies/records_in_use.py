"""The records in use on this computer, so that none is ended under a running station.

``<folder>/<file uuid>.<n>.held`` is locked by the operating system for each station that has the
record, and falls with the station's program. ``<file uuid>.<n>.place`` beside it says where the
record lies and stays. ``<folder>/stations.lock`` is held while a station begins, and while a
restore ends records, so that neither does so unseen by the other.
"""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from tdapp.core.refusal import Refusal
from tdapp.journal.checks.quick_check import check_at_start
from tdapp.journal.connection import Connection
from tdapp.journal.copies.copy_places import Whereabouts
from tdapp.journal.durable import write_whole
from tdapp.journal.facts import meta
from tdapp.journal.lineage import refuse_superseded
from tdapp.journal.seals import SealBook

PATIENCE_S = 10.0


class Hold:
    """That one station works on a record, until it lets go or its program ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._held = ExitStack()

    def take(self, file_uuid: str, place: Whereabouts) -> None:
        """Keep the record, which lies at `place`, from being ended by a restore.

        Refuses ``superseded`` (by) where that has happened, ``record_busy`` while it happens,
        ``seals_unwritable`` (file, detail).
        """
        try:
            with one_at_a_time(self.folder):
                refuse_superseded(self.folder, file_uuid)
                held = self._free_slot(file_uuid)
                write_whole(_place_of(held), msgspec.json.encode(place))
        except OSError as error:
            self.release()
            detail = error.strerror or str(error)
            raise Refusal("seals_unwritable", file=str(self.folder), detail=detail) from error

    def release(self) -> None:
        """Let go; nothing happens where nothing is held."""
        self._held.close()

    def _free_slot(self, file_uuid: str) -> Path:
        """The first file of the record that no other station has, now locked."""
        for slot in (_slot(self.folder, file_uuid, number) for number in count(1)):
            with suppress(Timeout):
                self._held.enter_context(_lock(slot))
                return slot
        raise AssertionError(file_uuid)


def trusted_seals(db: Connection, hold: Hold, place: Whereabouts) -> SealBook:
    """The record's seals, once it is held and its newest links and its last seal agree with it.

    Refuses ``damaged`` (detail), and as `Hold.take` does.
    """
    name = meta(db)["file_uuid"]
    hold.take(name, place)
    seals = SealBook(hold.folder, name)
    findings = check_at_start(db, seals)
    if findings:
        raise Refusal("damaged", detail=str(findings[0]))
    return seals


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """No station begins and no other restore ends a record meanwhile.

    Refuses ``record_busy``; raises `OSError`.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    gate = FileLock(folder / "stations.lock", timeout=PATIENCE_S, thread_local=False)
    try:
        gate.acquire()
    except Timeout:
        raise Refusal("record_busy", record=str(folder)) from None
    try:
        yield
    finally:
        gate.release()


def refuse_held(folder: Path, files: Iterable[str]) -> None:
    """Refuse with ``open_elsewhere`` (record, station) where a station has one of these records."""
    for name in sorted(files):
        for slot in sorted(folder.glob(f"{name}.*.held")):
            try:
                with _lock(slot):
                    continue
            except Timeout:
                place = _read(_place_of(slot)) or Whereabouts()
            raise Refusal("open_elsewhere", record=str(place), station=place.station)


def places_of(folder: Path, file_uuid: str) -> list[Whereabouts]:
    """Where a record is known to have been, each place once."""
    places = map(_read, sorted(folder.glob(f"{file_uuid}.*.place")))
    return list({str(place): place for place in places if place is not None}.values())


def note_place(folder: Path, file_uuid: str, place: Whereabouts) -> None:
    """Tell where a record lies that no station has opened yet. Raises `OSError`."""
    write_whole(_place_of(_slot(folder, file_uuid, 1)), msgspec.json.encode(place))


def _slot(folder: Path, file_uuid: str, number: int) -> Path:
    return folder / f"{file_uuid}.{number}.held"


def _place_of(slot: Path) -> Path:
    return slot.with_suffix(".place")


def _lock(slot: Path) -> FileLock:
    return FileLock(slot, timeout=0, thread_local=False)


def _read(path: Path) -> Whereabouts | None:
    """A place that cannot be read leads nowhere."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Whereabouts)
    except (OSError, msgspec.DecodeError):
        return None
