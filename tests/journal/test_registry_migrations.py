"""The registries move on with alembic, after a verified copy; the record proper never does."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.quick_check import check_copy
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.connection import Connection, PostgresConnection, SqliteConnection
from tdapp.journal.copies.upgrading import bring_up_to_date
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.registries.registry import engine_over
from tdapp.journal.registries.registry_tables import is_registry
from tdapp.journal.registries.registry_version import KNOWN, MIGRATIONS, NEWEST, version_of
from tdapp.journal.schema import RegistryBase
from tdapp.journal.target import Target
from tests.journal.ledger_room import CODECS, open_journal, play


@pytest.fixture(params=["file", "server"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Target:
    if request.param == "server":
        return Target(url=request.getfixturevalue("postgres"))
    return Target(path=tmp_path / "record.tdapp")


@pytest.fixture
def db(target: Target, tmp_path: Path) -> Iterator[Connection]:
    """A new record with some acts and one person, connected to."""
    journal = open_journal(target)
    play(journal, 3)
    people = PeopleRegistry(journal, tmp_path / "seals")
    people.add([Person(PersonId("id-1"), "Ada", "C1", "1815-12-10")], StaffId("director"))
    journal.close()
    connected = target.connect()
    yield connected
    connected.close()


def registries(db: Connection) -> list[tuple[object, ...]]:
    if db.dialect == "sqlite":
        made = db.rows(
            "SELECT name, sql FROM sqlite_master "
            "WHERE name IN ('person', 'standing', 'screen_wish', 'same_person', 'staff', "
            "'family_name', 'pin_try', 'house_file') ORDER BY name"
        )
        return [(name, "".join(str(sql).split())) for name, sql in made]
    return list(
        db.rows(
            "SELECT table_name, column_name, data_type, is_nullable "
            "FROM information_schema.columns "
            "WHERE table_name IN ('person', 'standing', 'screen_wish', 'same_person', 'staff', "
            "'family_name', 'pin_try', 'house_file') "
            "ORDER BY table_name, column_name"
        )
    )


def without_registries(db: Connection) -> None:
    db.run("DROP TABLE person")
    db.run("DROP TABLE standing")
    db.run("DROP TABLE screen_wish")
    db.run("DROP TABLE family_name")
    db.run("DROP TABLE same_person")
    db.run("DROP TABLE staff")
    db.run("DROP TABLE pin_try")
    db.run("DROP TABLE house_file")
    db.run("DROP TABLE alembic_version")


def test_a_new_record_is_stamped_and_left_alone(db: Connection, target: Target) -> None:
    assert version_of(db) == NEWEST
    assert bring_up_to_date(target, db) is None


def test_every_migration_is_known_without_loading_alembic() -> None:
    names = sorted(path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("*.py"))
    assert names == list(KNOWN)


def test_alembic_finds_nothing_that_the_migrations_forgot(db: Connection) -> None:
    assert isinstance(db, SqliteConnection | PostgresConnection)
    with engine_over(db).connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"include_name": is_registry, "compare_server_default": True}
        )
        assert compare_metadata(context, RegistryBase.metadata) == []


def test_upgrading_from_nothing_makes_what_a_new_record_has(
    db: Connection, target: Target, tmp_path: Path
) -> None:
    made = registries(db)
    without_registries(db)
    assert registries(db) == []
    bring_up_to_date(target, db, tmp_path)
    assert registries(db) == made
    assert version_of(db) == NEWEST


def test_opening_an_older_record_upgrades_it_after_a_verified_copy(tmp_path: Path) -> None:
    target = Target(path=tmp_path / "record.tdapp")
    journal = open_journal(target)
    play(journal, 3)
    journal.close()
    db = target.connect()
    without_registries(db)
    db.close()
    journal = open_journal(target)
    PeopleRegistry(journal, tmp_path / "seals").add(
        [Person(PersonId("id-1"), "Ada")], StaffId("director")
    )
    journal.close()
    assert verify_target(target, CODECS, None).ok
    copy = tmp_path / f"record.before-{NEWEST}.tdapp"
    reader = SqliteConnection(copy)
    assert version_of(reader) is None
    assert reader.rows("SELECT count(*) FROM event") == [(8,)]
    reader.close()


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a later program: one revision more, with a column more."""
    folder = tmp_path / "later"
    shutil.copytree(MIGRATIONS, folder)
    (folder / "versions" / "9999_phone.py").write_text(
        dedent(
            f"""
            import sqlalchemy as sa
            from alembic import op

            revision = "9999"
            down_revision = "{NEWEST}"


            def upgrade():
                op.add_column("person", sa.Column("phone", sa.Text()))
            """
        )
    )
    return folder


def test_persons_survive_an_upgrade_and_the_copy_is_from_before(
    db: Connection, target: Target, later: Path, tmp_path: Path
) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    copy = bring_up_to_date(target, db, copies, newest="9999", migrations=later)
    assert copy is not None
    assert check_copy(copy) == ()
    assert version_of(db) == "9999"
    assert db.rows("SELECT name, phone FROM person") == [("Ada", None)]
    before = SqliteConnection(copy)
    assert (version_of(before), before.rows("SELECT name FROM person")) == (NEWEST, [("Ada",)])
    before.close()


def test_an_upgrade_that_fails_changes_nothing(
    db: Connection, target: Target, later: Path, tmp_path: Path
) -> None:
    revision = later / "versions" / "9999_phone.py"
    revision.write_text(revision.read_text() + "    op.execute('no such statement')\n")
    with pytest.raises(Refusal) as refused:
        bring_up_to_date(target, db, tmp_path, newest="9999", migrations=later)
    assert refused.value.code == "upgrade_failed"
    assert version_of(db) == NEWEST
    assert "phone" not in str(registries(db))


def test_without_a_copy_there_is_no_upgrade(
    db: Connection, target: Target, later: Path, tmp_path: Path
) -> None:
    with pytest.raises(Refusal) as refused:
        bring_up_to_date(target, db, tmp_path / "missing", newest="9999", migrations=later)
    assert refused.value.code == "no_such_folder"
    assert version_of(db) == NEWEST


def test_registries_of_a_newer_program_are_refused(db: Connection, target: Target) -> None:
    db.run("UPDATE alembic_version SET version_num='9999'")
    with pytest.raises(Refusal) as refused:
        open_journal(target)
    assert refused.value == Refusal("newer_record", written_by="registry 9999")


def test_opening_a_record_of_today_loads_neither_alembic_nor_sqlmodel(tmp_path: Path) -> None:
    path = tmp_path / "record.tdapp"
    open_journal(Target(path=path)).close()
    code = (
        "import sys; from pathlib import Path; from tdapp.journal.journal import RecordJournal; "
        "from tdapp.journal.target import Target; import tdapp.journal.registries.people; "
        "import tdapp.journal.copies.second_copy, tdapp.journal.copies.restore; "
        "import tdapp.journal.checks.quick_check; "
        "RecordJournal.open(Target(path=Path(sys.argv[1])), {}).close(); "
        "print({'alembic', 'sqlmodel', 'sqlalchemy'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"
