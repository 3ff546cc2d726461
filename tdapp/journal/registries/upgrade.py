"""Running alembic over the record's own connection."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection, PostgresConnection, SqliteConnection
from tdapp.journal.registries.registry import engine_over


def knows(version: str, migrations: Path) -> bool:
    """Whether a revision is among those that this program can upgrade from."""
    try:
        return ScriptDirectory.from_config(_config(migrations)).get_revision(version) is not None
    except CommandError:
        return False


def upgrade(db: Connection, version: str, migrations: Path) -> None:
    """Bring the registries to a revision in one transaction; refuses with ``upgrade_failed``."""
    if not isinstance(db, SqliteConnection | PostgresConnection):
        raise TypeError(type(db))
    config = _config(migrations)
    try:
        with engine_over(db).connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, version)
    except (CommandError, SQLAlchemyError) as error:
        raise Refusal("upgrade_failed", need=version, detail=str(error)) from error


def _config(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
