"""The simulated disk behaves as disks do, and SQLite on it as SQLite's documentation says."""

import random
import sqlite3
from collections.abc import Callable

import pytest

from tdapp.journal.connection import PRAGMAS, Connect
from tests.journal.power.connection import DISK_PRAGMAS, DiskConnection
from tests.journal.power.disk import Disk
from tests.journal.power.faults import PowerLost
from tests.journal.power.sectors import SECTOR
from tests.journal.power.trial import Trial

NORMAL = (*DISK_PRAGMAS, "PRAGMA synchronous=NORMAL")
OLD, NEW = b"o" * SECTOR, b"n" * SECTOR


def found_after_cuts(disk: Disk, cuts: int = 200) -> list[dict[str, bytes]]:
    return [disk.cut(random.Random(seed)) for seed in range(cuts)]


def disk_with(content: bytes) -> Disk:
    return Disk({"a": content})


def insert(connection: DiskConnection, number: int) -> None:
    connection.begin()
    connection.run("INSERT INTO t VALUES (?)", (number,))
    connection.commit()


def numbers(connection: DiskConnection) -> list[int]:
    return [number for (number,) in connection.rows("SELECT n FROM t ORDER BY n")]


def connection_with_one_row(
    disk: Disk, pragmas: tuple[str, ...] = DISK_PRAGMAS, wal_autocheckpoint: int = 1000
) -> DiskConnection:
    connection = DiskConnection(disk, pragmas=pragmas, wal_autocheckpoint=wal_autocheckpoint)
    connection.run("CREATE TABLE t (n INTEGER PRIMARY KEY)")
    insert(connection, 1)
    return connection


# The disk


def test_what_was_synced_is_always_found() -> None:
    disk = Disk()
    file = disk.open("a", create=True)
    disk.write(file, NEW * 3, 100)
    disk.sync(file)
    assert found_after_cuts(disk) == [disk.files()] * 200


def test_each_unsynced_sector_is_kept_or_lost_by_itself() -> None:
    disk = disk_with(OLD * 3)
    disk.write(disk.open("a"), NEW * 3, 0)
    found = {files["a"] for files in found_after_cuts(disk)}
    whole = {a + b + c for a in (OLD, NEW) for b in (OLD, NEW) for c in (OLD, NEW)}
    assert whole <= found


def test_a_sector_may_be_torn_but_no_byte_outside_the_write_changes() -> None:
    disk = disk_with(OLD)
    disk.write(disk.open("a"), b"n" * 100, 50)
    found = [files["a"] for files in found_after_cuts(disk, 2000)]
    assert {content[:50] + content[150:] for content in found} == {b"o" * (SECTOR - 100)}
    assert any(content.count(b"n") not in {0, 100} for content in found)


def test_a_write_beyond_the_end_may_leave_zeros_or_nothing() -> None:
    disk = disk_with(OLD)
    disk.write(disk.open("a"), NEW, 2 * SECTOR)
    found = {files["a"] for files in found_after_cuts(disk)}
    assert {OLD, OLD + bytes(SECTOR) + NEW} <= found


def test_an_unsynced_truncation_may_or_may_not_have_happened() -> None:
    disk = disk_with(OLD * 2)
    disk.resize(disk.open("a"), 10)
    assert {files["a"] for files in found_after_cuts(disk)} == {OLD * 2, OLD[:10]}


def test_an_unsynced_delete_may_come_undone_and_a_synced_one_never() -> None:
    disk = disk_with(OLD)
    disk.delete("a")
    assert [files in found_after_cuts(disk) for files in ({}, {"a": OLD})] == [True, True]
    disk.sync_names()
    assert found_after_cuts(disk) == [{}] * 200


def test_a_new_file_may_be_missing_until_it_is_synced() -> None:
    disk = Disk()
    file = disk.open("new", create=True)
    assert {len(files) for files in found_after_cuts(disk)} == {0, 1}
    disk.sync(file)
    assert found_after_cuts(disk) == [{"new": b""}] * 200


def test_a_rename_is_whole_or_not_at_all() -> None:
    disk = Disk({"part": NEW, "copy": OLD})
    disk.rename("part", "copy")
    before, after = {"part": NEW, "copy": OLD}, {"copy": NEW}
    found = found_after_cuts(disk)
    assert before in found
    assert after in found
    assert all(files in (before, after) for files in found)


def test_names_change_in_the_order_in_which_they_were_changed() -> None:
    disk = Disk({"a": OLD, "b": OLD})
    disk.delete("a")
    disk.delete("b")
    assert {tuple(files) for files in found_after_cuts(disk)} == {("a", "b"), ("b",), ()}


def test_a_lying_disk_loses_what_was_synced() -> None:
    disk = Disk({"a": OLD}, honest=False)
    file = disk.open("a")
    disk.write(file, NEW, 0)
    disk.sync(file)
    assert {"a": OLD} in found_after_cuts(disk)
    assert disk.syncs == 1


def test_the_same_seed_finds_the_same_files() -> None:
    disk = disk_with(OLD * 9)
    disk.write(disk.open("a"), NEW * 9, 0)
    assert found_after_cuts(disk, 20) == found_after_cuts(disk, 20)


def test_a_killed_process_leaves_every_write() -> None:
    disk = disk_with(OLD)
    disk.write(disk.open("a"), NEW, 0)
    assert disk.files() == {"a": NEW}


@pytest.mark.parametrize(
    "operation",
    [
        lambda disk: disk.write(disk.open("a"), NEW, 0),
        lambda disk: disk.sync(disk.open("a")),
        lambda disk: disk.resize(disk.open("a"), 0),
        lambda disk: disk.delete("a"),
        lambda disk: disk.rename("a", "b"),
    ],
    ids=["write", "sync", "resize", "delete", "rename"],
)
def test_the_power_goes_in_the_chosen_operation_and_stays_away(
    operation: Callable[[Disk], None],
) -> None:
    disk = disk_with(OLD)
    disk.cut_power_at(2)
    disk.write(disk.open("a"), OLD, 0)
    with pytest.raises(PowerLost):
        operation(disk)
    with pytest.raises(PowerLost):
        disk.open("a")
    assert disk.operations == 2


def test_a_full_disk_takes_what_fits() -> None:
    disk = disk_with(b"")
    disk.faults.fill_after(3)
    with pytest.raises(OSError, match="injected"):
        disk.write(disk.open("a"), b"12345", 0)
    assert disk.files() == {"a": b"123"}


# SQLite upon it


def test_wal_with_full_sync_loses_nothing_wherever_the_power_goes() -> None:
    trial = Trial(acts=40)
    outcomes = [trial.cut_at(operation, seed=operation) for operation in range(1, trial.length())]
    assert len(outcomes) > 200
    assert [outcome for outcome in outcomes if outcome.lost or outcome.found is None] == []
    assert {(outcome.found or 0) - outcome.acknowledged for outcome in outcomes} == {0, 1}


def test_wal_with_normal_sync_loses_acknowledged_commits_but_damages_nothing() -> None:
    outcomes = Trial(NORMAL).cuts(60)
    assert any(outcome.lost for outcome in outcomes)
    assert all(outcome.found is not None for outcome in outcomes)


def test_a_disk_that_lies_loses_commits_and_damages_files() -> None:
    outcomes = Trial(honest=False).cuts(60)
    assert any(outcome.found is not None and outcome.lost for outcome in outcomes)
    assert any(outcome.found is None for outcome in outcomes)


@pytest.mark.long
def test_wal_with_full_sync_loses_nothing_in_a_thousand_cuts() -> None:
    outcomes = Trial(acts=120).cuts(1000)
    assert [outcome for outcome in outcomes if outcome.lost or outcome.found is None] == []


@pytest.mark.long
def test_a_rollback_journal_loses_the_last_commit_with_full_sync_and_none_with_extra() -> None:
    full = Trial(("PRAGMA synchronous=FULL",)).cuts(500)
    extra = Trial(("PRAGMA synchronous=EXTRA",)).cuts(500)
    assert {outcome.lost for outcome in full} == {0, 1}
    assert {outcome.lost for outcome in extra} == {0}
    assert all(outcome.found is not None for outcome in full + extra)


def test_the_power_goes_in_the_middle_of_a_checkpoint_without_harm() -> None:
    disk = Disk()
    connection = connection_with_one_row(disk)
    before = disk.files()["record.db"]
    disk.cut_power_at(3)
    with pytest.raises(PowerLost):
        connection.run("PRAGMA wal_checkpoint")
    assert disk.files()["record.db"] != before
    for files in found_after_cuts(disk, 30):
        assert numbers(DiskConnection(Disk(files))) == [1]


def test_a_commit_costs_one_sync_and_its_delay() -> None:
    delays: list[int] = []
    disk = Disk(on_sync=lambda: delays.append(1))
    connection = connection_with_one_row(disk)
    before = disk.syncs
    insert(connection, 2)
    assert disk.syncs == before + 1 == len(delays)


def test_the_products_pragmas_are_on_and_the_log_grows_to_its_limit() -> None:
    disk = Disk()
    connection = connection_with_one_row(disk, wal_autocheckpoint=20)
    for number in range(2, 100):
        insert(connection, number)
    assert set(PRAGMAS) < set(DISK_PRAGMAS)
    assert connection.rows("PRAGMA journal_mode") == [("wal",)]
    assert connection.rows("PRAGMA synchronous") == [(2,)]
    assert connection.rows("PRAGMA secure_delete") == [(1,)]
    assert 20 * 4096 < len(disk.files()["record.db-wal"]) < 24 * 4200


def test_every_verb_but_rollback_and_close_fails_without_power() -> None:
    disk = Disk()
    connection = connection_with_one_row(disk)
    connection.begin()
    disk.cut_power()
    for verb in (connection.begin, connection.commit, lambda: connection.run("SELECT 1")):
        with pytest.raises(PowerLost) as lost:
            verb()
        assert lost.value.sqlite_errorname == "SQLITE_IOERR"
    connection.rollback()
    connection.close()


def test_a_record_opens_again_where_it_was_closed() -> None:
    disk = Disk()
    connect: Connect = lambda: DiskConnection(disk)  # noqa: E731
    connection_with_one_row(disk).close()
    connection = connect()
    assert connection.rows("SELECT n FROM t") == [(1,)]
    connection.run_many("INSERT INTO t VALUES (?)", [(2,), (3,)])
    assert connection.rows("SELECT count(*) FROM t WHERE n > ?", (1,)) == [(2,)]


# Faults


@pytest.mark.parametrize(
    ("spoil", "name", "words"),
    [
        (lambda disk: disk.faults.fill_after(0), "SQLITE_FULL", "database or disk is full"),
        (lambda disk: disk.faults.fill_after(4000), "SQLITE_FULL", "database or disk is full"),
        (lambda disk: disk.faults.fail_write(), "SQLITE_IOERR_WRITE", "disk I/O error"),
        (lambda disk: disk.faults.fail_write(2), "SQLITE_IOERR_WRITE", "disk I/O error"),
        (lambda disk: disk.faults.fail_sync(), "SQLITE_IOERR_FSYNC", "disk I/O error"),
        (
            lambda disk: setattr(disk.faults, "read_only", True),
            "SQLITE_READONLY",
            "attempt to write a readonly database",
        ),
    ],
    ids=["full", "full in a page", "write", "second write", "sync", "read-only"],
)
def test_a_fault_has_its_code_and_the_connection_goes_on_without_it(
    spoil: Callable[[Disk], None], name: str, words: str
) -> None:
    disk = Disk()
    connection = connection_with_one_row(disk)
    spoil(disk)
    with pytest.raises(sqlite3.OperationalError, match=words) as trouble:
        insert(connection, 2)
    assert trouble.value.sqlite_errorname == name
    assert trouble.value.sqlite_errorcode == getattr(sqlite3, name)
    connection.rollback()
    assert numbers(connection) == [1]
    disk.heal()
    insert(connection, 3)
    assert numbers(connection) == [1, 3]


def test_a_passing_fault_is_met_once() -> None:
    disk = Disk()
    connection = connection_with_one_row(disk)
    disk.faults.fail_sync(2, lasting=False)
    insert(connection, 2)
    with pytest.raises(sqlite3.OperationalError):
        insert(connection, 3)
    insert(connection, 4)
    assert numbers(connection) == [1, 2, 4]


def test_a_failed_checkpoint_does_not_fail_the_commit_before_it() -> None:
    disk = Disk()
    connection = connection_with_one_row(disk, wal_autocheckpoint=1)
    before = disk.files()["record.db"]
    syncs_of_a_commit_that_begins_the_log_again = 2
    disk.faults.fail_sync(syncs_of_a_commit_that_begins_the_log_again + 1)
    insert(connection, 2)
    assert numbers(connection) == [1, 2]
    assert disk.files()["record.db"] == before
    with pytest.raises(sqlite3.OperationalError, match="disk I/O error"):
        connection.run("PRAGMA wal_checkpoint")
    disk.heal()
    insert(connection, 3)
    assert disk.files()["record.db"] != before


def test_a_read_only_disk_is_read_without_a_log_and_refused_with_one() -> None:
    disk = Disk()
    connection_with_one_row(disk, pragmas=()).close()
    disk.faults.read_only = True
    reader = DiskConnection(disk, pragmas=())
    assert numbers(reader) == [1]
    with pytest.raises(sqlite3.OperationalError) as trouble:
        insert(reader, 2)
    assert trouble.value.sqlite_errorname == "SQLITE_READONLY"
    with pytest.raises(sqlite3.OperationalError):
        DiskConnection(disk)


def test_a_second_connection_finds_the_record_locked() -> None:
    disk = Disk()
    first = connection_with_one_row(disk)
    with pytest.raises(sqlite3.OperationalError, match="database is locked") as trouble:
        DiskConnection(disk, pragmas=()).rows("SELECT n FROM t")
    assert trouble.value.sqlite_errorname == "SQLITE_BUSY"
    first.close()
    assert numbers(DiskConnection(disk)) == [1]


def test_a_reader_keeps_a_writer_without_a_log_waiting() -> None:
    disk = Disk()
    writer = connection_with_one_row(disk, pragmas=())
    reader = DiskConnection(disk, pragmas=())
    reader.run("BEGIN")
    assert numbers(reader) == [1]
    with pytest.raises(sqlite3.OperationalError, match="database is locked"):
        insert(writer, 2)
    reader.rollback()
    writer.commit()
    assert numbers(reader) == [1, 2]


@pytest.mark.parametrize(
    "sql",
    [
        "INSERT INTO kinds VALUES (1, 'a')",
        "INSERT INTO kinds VALUES (2, NULL)",
        "INSERT INTO kinds VALUES ('x', 'a')",
        "INSERT INTO missing VALUES (1)",
        "SELEKT 1",
        "COMMIT",
        "SELECT abs(-9223372036854775808)",
    ],
)
def test_an_error_is_the_same_as_from_pythons_own_sqlite(sql: str) -> None:
    ours, real = DiskConnection(Disk()), sqlite3.connect(":memory:", isolation_level=None)
    for statement in (
        "CREATE TABLE kinds (n INTEGER PRIMARY KEY, word TEXT NOT NULL) STRICT",
        "INSERT INTO kinds VALUES (1, 'first')",
    ):
        ours.run(statement)
        real.execute(statement)
    with pytest.raises(sqlite3.Error) as expected:
        real.execute(sql).fetchall()
    with pytest.raises(type(expected.value)) as answer:
        ours.run(sql)
    real.close()
    assert type(answer.value) is type(expected.value)
    assert str(answer.value) == str(expected.value)
    assert answer.value.sqlite_errorcode == expected.value.sqlite_errorcode
    assert answer.value.sqlite_errorname == expected.value.sqlite_errorname


def test_what_is_not_a_database_is_named_so() -> None:
    with pytest.raises(sqlite3.DatabaseError, match="file is not a database") as trouble:
        DiskConnection(Disk({"record.db": b"not a database" * 100}))
    assert trouble.value.sqlite_errorname == "SQLITE_NOTADB"
