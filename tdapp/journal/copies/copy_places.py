"""Where a record was last at work, as far as this computer knows, and whether it is still there."""

from contextlib import closing
from pathlib import Path

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.journal.connection import LISTENER, Connection
from tdapp.journal.facts import meta
from tdapp.journal.lineage import SUPERSEDED_BY
from tdapp.journal.reading import open_to_read
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, ServerError

SILENT = frozenset({"server_unreachable", "record_busy"})
"""What is said by a way that is closed to us, or by nobody."""


class Whereabouts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A file, or a server's address without its password; and the station that was last there."""

    path: str | None = None
    server: str | None = None
    station: str | None = None

    @classmethod
    def of(cls, target: Target, station: str | None = None) -> "Whereabouts":
        """Where `target` leads, whatever it is called from here."""
        if target.path is not None:
            return cls(path=str(target.path.resolve()), station=station)
        from tdapp.journal.server import without_password  # noqa: PLC0415 - it takes long to load

        return cls(server=without_password(target.url or ""), station=station)

    @property
    def target(self) -> Target:
        """The way there."""
        return Target(path=Path(self.path)) if self.path else Target(url=self.server)

    def __str__(self) -> str:
        return self.path or self.server or "?"

    def holds(self, file_uuid: str) -> bool:
        """Whether that record lies there and may go on.

        A server that answers but does not let us look is taken to hold it; a server that is silent
        holds nothing that could go on.
        """
        try:
            with closing(open_to_read(self.target)) as db:
                facts = meta(db)
        except Refusal as refusal:
            return self._locked_out(refusal.__cause__)
        except DriverError:
            return False
        return facts.get("file_uuid") == file_uuid and SUPERSEDED_BY not in facts

    def is_at_work(self) -> bool:
        """Whether any station, on any computer, listens to the record of this server."""
        if self.server is None:
            return False
        try:
            with closing(self.target.connect()) as db:
                return _listeners(db)
        except DriverError:
            return False

    def _locked_out(self, cause: BaseException | None) -> bool:
        if self.server is None or not isinstance(cause, ServerError):
            return False
        from tdapp.journal.server import answers  # noqa: PLC0415 - it takes long to load

        return cause.problem in SILENT and answers(self.server)


def _listeners(db: Connection) -> bool:
    found = db.rows(
        "SELECT 1 FROM pg_stat_activity WHERE datname=current_database() AND application_name=?",
        (LISTENER,),
    )
    return bool(found)
