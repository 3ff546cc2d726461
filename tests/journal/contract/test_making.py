"""An empty record is made once, and nobody else's database is written to."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.sales import Register
from tdapp.core.refusal import Refusal
from tdapp.journal.connection import PostgresConnection
from tdapp.journal.facts import APPLICATION_ID, meta
from tdapp.journal.opening import made_of, prepare
from tdapp.journal.schema import statements
from tdapp.journal.target import Target
from tests.journal import ledger_room
from tests.journal.contract.stations import EVENT, HOUSE, announce, person, stations


def uuid_of(target: Target) -> str:
    """Open a record, made if it is new; gives what it calls itself."""
    db = prepare(target)
    try:
        return meta(db)["file_uuid"]
    finally:
        db.close()


def test_a_record_is_made_once_and_found_again(record: Target) -> None:
    assert uuid_of(record) == uuid_of(record)


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_an_empty_record_has_the_tables_of_the_schema_without_loading_them(dialect: str) -> None:
    tables = [one.strip() for one in statements(dialect)]
    assert sorted(made_of(dialect)) == sorted(tables)
    assert made_of(dialect)[0] == tables[0]


@pytest.mark.postgres
def test_of_two_stations_that_make_a_record_at_once_one_does(postgres: str) -> None:
    target = Target(url=postgres)
    with psycopg.connect(postgres) as gate, ThreadPoolExecutor(3) as threads:
        gate.execute("SELECT pg_advisory_xact_lock(%s)", (APPLICATION_ID,))
        made = [threads.submit(uuid_of, target) for _ in range(3)]
        _wait_for_locks(gate, 3)
        gate.rollback()
        assert len({one.result(30) for one in made}) == 1


def _wait_for_locks(watch: psycopg.Connection[Any], count: int) -> None:
    query = "SELECT count(*) FROM pg_locks WHERE locktype='advisory' AND NOT granted"
    deadline = time.monotonic() + 10
    while watch.execute(query).fetchone() != (count,):
        assert time.monotonic() < deadline


@pytest.mark.postgres
def test_a_database_with_other_tables_is_refused_and_left_alone(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as other:
        other.execute("CREATE TABLE meta (song text)")
        other.execute("CREATE TABLE person (name text)")
        with pytest.raises(Refusal) as refused:
            prepare(Target(url=postgres))
        tables = other.execute("SELECT count(*) FROM pg_tables WHERE schemaname='public'")
        assert tables.fetchone() == (2,)
    assert refused.value.code == "not_a_record"
    assert refused.value.details["tables"] == "meta, person"


@pytest.mark.postgres
def test_a_database_that_may_not_be_written_is_refused(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as owner:
        owner.execute(
            "ALTER DATABASE " + owner.info.dbname + " SET default_transaction_read_only=on"
        )
    with pytest.raises(Refusal, match="read_only"):
        prepare(Target(url=postgres))


@pytest.mark.parametrize(
    "url", ["postgresql://nobody@/nowhere?host=/nowhere", "postgresql://127.0.0.1:1/room"]
)
def test_a_server_that_is_not_there_is_refused_by_name(url: str) -> None:
    with pytest.raises(Refusal, match="server_unreachable"):
        prepare(Target(url=url))


@pytest.mark.parametrize("address", ["mysql://director:secret@host/room", "postgresql://h:x:y/?z"])
def test_an_address_that_makes_no_sense_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        Target.parse(address)
    assert refused.value.code == "unknown_record_address"
    assert "secret" not in str(refused.value)


@pytest.mark.postgres
def test_every_link_has_its_guards(postgres: str) -> None:
    wanted = {
        "lock_timeout": "2s",
        "statement_timeout": "5s",
        "idle_in_transaction_session_timeout": "5s",
        "synchronous_commit": "on",
        "client_encoding": "UTF8",
    }
    link = PostgresConnection(postgres)
    assert {name: link.rows(f"SHOW {name}")[0][0] for name in wanted} == wanted
    link.close()


@pytest.mark.postgres
def test_an_act_bears_the_servers_time_whatever_the_station_says(postgres: str) -> None:
    journal = ledger_room.open_journal(Target(url=postgres))
    noted = ledger_room.Noted("late")
    receipt = ledger_room.record(journal, "an-act", {"event-1": [noted]})
    act = journal.act(receipt.action)
    assert act is not None
    assert act.at_us == receipt.at_us != ledger_room.NOON_US
    assert abs(receipt.at_us - time.time_ns() // 1000) < 60_000_000
    journal.close()


@pytest.mark.postgres
def test_a_commit_names_its_streams_to_who_listens_and_a_refusal_does_not(postgres: str) -> None:
    with stations(Target(url=postgres), "desk-1") as (one,):
        announce(one, tables=1)
        one.do(InstallTable(HOUSE, 2, 9))
        ear = PostgresConnection(postgres)
        ear.listen()
        one.do(Register(EVENT, person(1)))
        with pytest.raises(Refusal):
            one.do(Register(EVENT, person(1)))
        one.do(OpenTable(EVENT, HOUSE, 2))
        heard = ear.raw.notifies(timeout=10, stop_after=3)
        assert [notice.payload for notice in heard] == [EVENT, EVENT, HOUSE]
        ear.close()
