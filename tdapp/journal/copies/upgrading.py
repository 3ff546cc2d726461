"""Bringing a record's registries up to date, after a verified copy of the record.

alembic and SQLAlchemy take more than a second to load; they are loaded only for an upgrade.
"""

from pathlib import Path

from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection
from tdapp.journal.registries.registry_version import MIGRATIONS, NEWEST, version_of
from tdapp.journal.target import Target


def bring_up_to_date(
    target: Target,
    db: Connection,
    copies: Path | None = None,
    *,
    newest: str = NEWEST,
    migrations: Path = MIGRATIONS,
) -> Path | None:
    """Upgrade older registries, after a verified copy of the record; gives that copy.

    The copy goes into the folder `copies`, by default beside the record's file; a record on a
    server needs the folder. None, and nothing done, where the registries are of today's shape.
    Refuses with ``newer_record``, ``upgrade_failed``, or as `backup` does.
    """
    version = version_of(db)
    if version == newest:
        return None
    from tdapp.journal.copies.backup import backup  # noqa: PLC0415 - only for an upgrade
    from tdapp.journal.registries.upgrade import knows, upgrade  # noqa: PLC0415 - only for an upgrade

    if version is not None and not knows(version, migrations):
        raise Refusal("newer_record", written_by=f"registry {version}")
    folder = copies or (target.path.parent if target.path else None)
    if folder is None:
        raise Refusal("upgrade_needs_folder", have=version or "none", need=newest)
    copy = _free_name(folder, target.path.stem if target.path else "record", newest)
    backup(target, copy)
    upgrade(db, newest, migrations)
    return copy


def _free_name(folder: Path, stem: str, newest: str) -> Path:
    names = (
        folder / f"{stem}.before-{newest}{f'-{number}' if number else ''}.tdapp"
        for number in range(1_000)
    )
    return next(name for name in names if not name.exists())
