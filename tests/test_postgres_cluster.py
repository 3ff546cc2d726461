"""The tests' own PostgreSQL server can be killed in the middle and keeps what was committed."""

import psycopg
import pytest

from tests.postgres_cluster import Cluster


def test_a_killed_server_comes_back_with_what_was_committed(mortal_postgres: Cluster) -> None:
    url = mortal_postgres.fresh_database()
    with psycopg.connect(url) as client:
        client.execute("CREATE TABLE seat (no int)")
        client.execute("INSERT INTO seat VALUES (7)")
        client.commit()
        client.execute("INSERT INTO seat VALUES (8)")
        mortal_postgres.kill()
        with pytest.raises(psycopg.OperationalError):
            client.commit()
    mortal_postgres.start()
    with psycopg.connect(url) as client:
        assert client.execute("SELECT no FROM seat").fetchall() == [(7,)]
        assert client.execute("SHOW fsync").fetchone() == ("on",)


def test_each_test_gets_an_empty_database(postgres: str, calm_cluster: Cluster) -> None:
    with psycopg.connect(postgres) as client:
        client.execute("CREATE TABLE seat (no int)")
    with psycopg.connect(calm_cluster.fresh_database()) as client:
        found = client.execute("SELECT to_regclass('seat')").fetchone()
    assert found == (None,)
