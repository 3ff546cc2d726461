"""A restore never strands a record that is alive: it asks who has it and where it stands."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

from tdapp.cli.journal_text import of_restore
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.connection import PostgresConnection
from tdapp.journal.copies import records_in_use as held
from tdapp.journal.copies.backup import backup
from tdapp.journal.copies.copy_places import Whereabouts
from tdapp.journal.copies.records_in_use import Hold, one_at_a_time, places_of
from tdapp.journal.copies.restore import RestoreReport, restore
from tdapp.journal.facts import meta
from tdapp.journal.journal import RecordJournal
from tdapp.journal.lineage import refuse_superseded
from tdapp.journal.reading import open_to_read
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, NOON_US, Noted, open_journal, play, record


@dataclass
class House:
    """One computer: its folder of seals, a backup, and whoever works on its records."""

    folder: Path
    copy: Path
    live: Target
    name: str
    holds: list[Hold]

    @property
    def elsewhere(self) -> Target:
        return Target(path=self.folder.parent / "elsewhere.tdapp")

    def begins(self, target: Target | None = None, station: str = "desk-1") -> Hold:
        """A station opens a record, as the workstation does."""
        place = target or self.live
        with closing(open_to_read(place)) as db:
            name = meta(db)["file_uuid"]
        hold = Hold(self.folder)
        hold.take(name, Whereabouts.of(place, station))
        self.holds.append(hold)
        return hold

    def worked(self, target: Target | None = None) -> None:
        """A station opened a record once and is closed by now."""
        self.begins(target).release()

    def restore(self, to: Target | None = None, *, instead: bool = False) -> RestoreReport:
        target = to or self.elsewhere
        return restore(self.copy, target, self.folder, CODECS, NOON_US, instead=instead)

    def refused(self, to: Target | None = None, *, instead: bool = False) -> Refusal:
        with pytest.raises(Refusal) as caught:
            self.restore(to, instead=instead)
        return caught.value

    def unchanged(self) -> bool:
        """The live record may go on, and nothing was left where another one was to be."""
        refuse_superseded(self.folder, self.name)
        assert self.elsewhere.path is not None
        return may_go_on(self.live) and not list(self.folder.parent.glob("elsewhere*"))


def may_go_on(target: Target) -> bool:
    """Whether the record itself would be opened again."""
    try:
        RecordJournal.open(target, CODECS).close()
    except Refusal as refusal:
        return refusal.code != "superseded"
    return True


def made(target: Target, folder: Path) -> Iterator[House]:
    """A record that was backed up and then went on."""
    copy = folder / "copy.tdapp"
    journal = open_journal(target)
    name = journal.ask(meta).result()["file_uuid"]
    play(journal)
    backup(target, copy)
    record(journal, "late", {"event-1": [Noted("late")]})
    journal.close()
    house = House(folder / "seals", copy, target, name, [])
    yield house
    for hold in house.holds:
        hold.release()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    yield from made(Target(path=tmp_path / "live.tdapp"), tmp_path)


@pytest.fixture
def shared(tmp_path: Path, postgres: str) -> Iterator[House]:
    """The same, with the record on a server."""
    yield from made(Target(url=postgres), tmp_path)


def test_an_old_record_that_stands_elsewhere_is_read(house: House) -> None:
    house.worked()
    report = house.restore(instead=True)
    assert (report.old_found, report.old_read) == (True, True)
    assert report.ended == (str(house.live.path),)
    assert [one.known_seq - one.copy_seq for one in report.missing] == [1]
    assert not any("could not be read" in line for line in of_restore(report))


@pytest.mark.parametrize("how", ["damaged", "gone"])
def test_an_old_record_that_cannot_be_read_is_told_from_one_that_is_not_found(
    house: House, how: str
) -> None:
    house.worked()
    place = house.live.path or Path()
    if how == "gone":
        place.unlink()
    else:
        place.write_bytes(b"not a database any more" * 1_000)
    report = house.restore(house.live if how == "damaged" else None, instead=True)
    assert (report.old_found, report.old_read) == (how == "damaged", False)
    said = {"damaged": "The old record could not be read", "gone": "No old record was found"}
    assert any(line.startswith(said[how]) for line in of_restore(report))


@pytest.mark.parametrize("instead", [False, True])
def test_a_record_that_a_station_has_is_not_ended(house: House, *, instead: bool) -> None:
    house.begins(station="desk-7")
    refusal = house.refused(instead=instead)
    assert refusal == Refusal("open_elsewhere", record=str(house.live.path), station="desk-7")
    assert house.unchanged()


def test_a_held_record_is_known_though_its_place_is_lost(house: House) -> None:
    house.begins()
    for place in house.folder.glob("*.place"):
        place.write_bytes(b"\xff")
    assert house.refused() == Refusal("open_elsewhere", record="?", station=None)


def test_a_hand_made_copy_that_is_at_work_keeps_the_record_from_ending(house: House) -> None:
    other = Target(path=house.folder.parent / "by hand.tdapp")
    backup(house.live, other.path or Path())
    house.worked()
    house.begins(other)
    assert house.refused(house.live).details["record"] == str(other.path)


def test_a_record_that_stands_elsewhere_is_not_ended_unasked(house: House) -> None:
    house.worked()
    assert house.refused() == Refusal("another_stands", record=str(house.live.path))
    assert house.unchanged()


def test_asked_for_it_ends_there_and_goes_on_here(house: House) -> None:
    house.worked()
    report = house.restore(instead=True)
    assert report.ended == (str(house.live.path),)
    assert not may_go_on(house.live)
    with pytest.raises(Refusal) as caught:
        house.worked()
    assert caught.value == Refusal("superseded", by=report.file_uuid)
    assert may_go_on(house.elsewhere)
    assert verify_target(house.elsewhere, CODECS, house.folder).ok


def test_onto_its_own_path_a_record_needs_no_leave(house: House) -> None:
    house.worked()
    report = house.restore(house.live)
    assert (report.ended, may_go_on(house.live)) == ((), True)


def gone(path: Path) -> None:
    path.unlink()


def another(path: Path) -> None:
    path.unlink()
    open_journal(Target(path=path)).close()


def unreadable(path: Path) -> None:
    path.write_bytes(b"rubbish" * 1_000)


@pytest.mark.parametrize("lost", [gone, another, unreadable])
def test_a_record_that_is_not_where_it_was_needs_no_leave(house: House, lost: object) -> None:
    house.worked()
    assert callable(lost)
    assert house.live.path is not None
    lost(house.live.path)
    assert house.restore().ended == ()


def test_what_was_restored_and_never_opened_is_not_ended_unasked_either(house: House) -> None:
    house.restore(house.live)
    assert house.refused() == Refusal("another_stands", record=str(house.live.path))
    assert house.restore(instead=True).ended == (str(house.live.path),)


def test_the_record_that_went_on_is_known_through_the_one_it_continues(house: House) -> None:
    house.restore(house.live)
    house.begins()
    assert house.refused(instead=True).code == "open_elsewhere"


def test_a_record_that_says_itself_it_ended_needs_no_leave(house: House) -> None:
    house.worked()
    house.restore(instead=True)
    for mark in house.folder.glob("*.superseded"):
        mark.unlink()
    assert house.restore(Target(path=house.copy.with_name("third.tdapp"))).ended == ()


def test_a_station_waits_for_a_restore_and_is_then_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(held, "PATIENCE_S", 0)
    with one_at_a_time(house.folder), pytest.raises(Refusal) as caught:
        house.begins()
    assert caught.value.code == "record_busy"
    house.begins()


def test_two_restores_do_not_run_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(held, "PATIENCE_S", 0)
    with one_at_a_time(house.folder):
        assert house.refused().code == "record_busy"
    assert house.unchanged()


def test_a_station_that_cannot_be_known_does_not_begin(house: House) -> None:
    house.folder.write_bytes(b"in the way")
    with pytest.raises(Refusal) as caught:
        house.begins()
    assert caught.value.code == "seals_unwritable"


def test_no_password_is_kept(tmp_path: Path) -> None:
    target = Target.parse("postgresql://room:MARKER@server/db?sslpassword=MARKER")
    hold = Hold(tmp_path)
    hold.take("a1", Whereabouts.of(target, "desk-1"))
    hold.release()
    assert [str(place) for place in places_of(tmp_path, "a1")] == [
        "user=room dbname=db host=server"
    ]
    assert not any(b"MARKER" in path.read_bytes() for path in tmp_path.iterdir())


def test_the_last_of_several_stations_keeps_a_shared_record(shared: House) -> None:
    first, second = shared.begins(station="desk-1"), shared.begins(station="desk-2")
    first.release()
    assert shared.refused(instead=True).details["station"] == "desk-2"
    second.release()
    assert shared.refused().code == "another_stands"
    assert shared.unchanged()
    report = shared.restore(instead=True)
    assert report.ended == (str(Whereabouts.of(shared.live)),)
    assert not may_go_on(shared.live)


def test_a_station_of_another_computer_keeps_a_shared_record(shared: House) -> None:
    shared.worked()
    with closing(PostgresConnection(shared.live.url or "")) as other:
        other.listen()
        refusal = shared.refused(instead=True)
    assert (refusal.code, refusal.details["station"]) == ("open_elsewhere", None)
    assert shared.unchanged()


def test_a_server_that_lets_nobody_look_is_taken_to_hold_its_record(shared: House) -> None:
    with psycopg.connect(shared.live.url or "", autocommit=True) as db:
        db.execute("CREATE ROLE guarded LOGIN CONNECTION LIMIT 0")
    guarded = Target(url=(shared.live.url or "").replace("//postgres@", "//guarded@"))
    hold = Hold(shared.folder)
    hold.take(shared.name, Whereabouts.of(guarded))
    hold.release()
    assert shared.refused().code == "another_stands"
    report = shared.restore(instead=True)
    assert [one.code for one in report.warnings] == ["not_marked"]
    with pytest.raises(Refusal):
        refuse_superseded(shared.folder, shared.name)


def test_a_server_that_is_silent_does_not_keep_a_restore_waiting_for_leave(
    house: House, tmp_path: Path
) -> None:
    hold = Hold(house.folder)
    hold.take(house.name, Whereabouts.of(Target(url=f"postgresql://x@/db?host={tmp_path}")))
    hold.release()
    assert house.restore().ended == ()
