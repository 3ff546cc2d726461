"""The same on a real computer: a full file system, a file limit, another program's lock."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tdapp.core.act import Receipt
from tdapp.core.ids import ActionId
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connect, Connection
from tdapp.journal.journal import RecordJournal
from tdapp.journal.target import Target
from tests.journal.bad_days.computer import (
    ROOT,
    empty,
    fill,
    other_program,
    remount,
    small_disk,
    tell,
    told,
)
from tests.journal.bad_days.station import Station, answer_of, problem_with
from tests.journal.bad_days.till import CODECS, TILLS, Sale

LEFT_FREE = 48_000


def impatient(path: Path) -> Connect:
    """The product's connection, which gives up on a lock at once."""

    def connect() -> Connection:
        db = Target(path=path).connect()
        db.run("PRAGMA busy_timeout=1")
        return db

    return connect


def test_a_full_file_system_loses_nothing_and_goes_on_once_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        station = Station(Target(path=disk / "room.tdapp").connect)
        fill(disk, leave=LEFT_FREE)
        acknowledged: set[str] = set()
        answer: Receipt | Exception | None = None
        while not isinstance(answer, Unrecorded):
            sale = Sale(ActionId(f"act {len(acknowledged)}"), TILLS, sales=3)
            answer = answer_of(station.sell(sale))
            assert isinstance(answer, (Receipt, Unrecorded))
            if isinstance(answer, Receipt):
                acknowledged.add(answer.action)
        assert answer.problem == "disk_full"
        assert station.journal.health().problem == "disk_full"
        assert 0 < len(acknowledged) < 100
        empty(disk)
        assert station.sell(sale).result(30).repeated is False
        assert station.journal.health().writable
        assert station.standing().keys() == acknowledged | {sale.action}
        station.close()


def test_a_new_record_on_a_full_file_system_is_refused_and_made_later(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        target = Target(path=disk / "room.tdapp")
        fill(disk, leave=64_000)
        with pytest.raises(Refusal) as refused:
            RecordJournal.open(target, CODECS)
        assert refused.value.code == "disk_full"
        empty(disk)
        RecordJournal.open(target, CODECS).close()


def test_a_record_on_a_read_only_file_system_is_refused(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        target = Target(path=disk / "room.tdapp")
        RecordJournal.open(target, CODECS).close()
        before = (disk / "room.tdapp").read_bytes()
        remount(disk, "ro")
        with pytest.raises(Refusal) as refused:
            RecordJournal.open(target, CODECS)
        assert refused.value.code == "read_only"
        with pytest.raises(Refusal) as no_new_one:
            RecordJournal.open(Target(path=disk / "another.tdapp"), CODECS)
        assert no_new_one.value.code == "read_only"
        remount(disk, "rw")
        assert (disk / "room.tdapp").read_bytes() == before
        RecordJournal.open(target, CODECS).close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_file_that_may_not_grow_loses_nothing_and_goes_on_without_a_restart(
    tmp_path: Path,
) -> None:
    path = tmp_path / "room.tdapp"
    RecordJournal.open(Target(path=path), CODECS).close()
    done = subprocess.run(
        [sys.executable, "-m", "tests.journal.bad_days.file_limit", str(path)],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    answers = json.loads(done.stdout)
    assert answers["problem"] == "disk_error"
    assert answers["writable"] is False
    assert answers["found"] == answers["acknowledged"]
    assert len(answers["found"]) > 1
    station = Station(Target(path=path).connect)
    assert sorted(station.standing()) == answers["acknowledged"]
    station.close()


def test_a_record_that_another_program_has_locked_takes_the_next_act_when_it_lets_go(
    tmp_path: Path,
) -> None:
    path = tmp_path / "room.tdapp"
    station = Station(impatient(path))
    station.sell(Sale(ActionId("before"), TILLS)).result(30)
    with other_program("tests.journal.bad_days.holder", path) as holder:
        assert told(holder) == "held"
        answers = station.sell_together([Sale(ActionId("one"), TILLS), Sale(ActionId("two"))])
        assert [getattr(answer, "problem", answer) for answer in answers] == ["record_busy"] * 2
        assert problem_with(station.sell(Sale(ActionId("three")))) == "record_busy"
        assert station.journal.health().problem == "record_busy"
        tell(holder, "let go")
        assert told(holder) == "let go"
    assert station.sell(Sale(ActionId("two"))).result(30).repeated is False
    assert station.journal.health().writable
    assert station.standing().keys() == {"before", "two"}
    station.close()


def test_the_products_own_connection_waits_for_a_short_lock(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    station = Station(Target(path=path).connect)
    with other_program("tests.journal.bad_days.holder", path) as holder:
        assert told(holder) == "held"
        answer = station.sell(Sale(ActionId("patient")))
        tell(holder, "let go")
        assert answer.result(30).spans
    station.close()


def test_a_reader_is_in_nobodys_way(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    station = Station(impatient(path))
    station.sell(Sale(ActionId("before"))).result(30)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT count(*) FROM act").fetchone() == (1,)
    assert station.sell(Sale(ActionId("meanwhile"), TILLS)).result(30).spans
    assert reader.execute("SELECT count(*) FROM act").fetchone() == (1,)
    reader.close()
    assert station.standing().keys() == {"before", "meanwhile"}
    station.close()
