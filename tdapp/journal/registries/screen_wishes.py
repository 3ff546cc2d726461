"""How people wish to be named on screens: one row for each who was asked."""

from tdapp.core.ids import PersonId
from tdapp.core.screen_names import ScreenName
from tdapp.journal.connection import Connection
from tdapp.journal.registries.person_digest import digest_of

_KEEP = (
    "INSERT INTO screen_wish (person_id, wish, digest) VALUES (?, ?, ?) "
    "ON CONFLICT (person_id) DO UPDATE SET wish=excluded.wish, digest=excluded.digest"
)


def write_wish(db: Connection, person: PersonId, wish: ScreenName) -> None:
    """Put a wish in the place of an older one; the caller holds the transaction."""
    db.run(_KEEP, (person, wish.value, digest_of(person, wish.value)))


def read_wish(text: str | None) -> ScreenName | None:
    """The wish as it is written; None for one that was never told or that nobody can read."""
    return ScreenName(text) if text in {one.value for one in ScreenName} else None
