"""The rows of the staff registry, and of the wrong PINs that count against somebody."""

import hashlib
from collections.abc import Sequence

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.core.staff_keys import (
    StaffCard,
    StaffEntry,
    StaffForgotten,
    StaffKey,
    StaffWrite,
    TriesForgotten,
    TryRule,
)
from tdapp.journal.connection import Connection
from tdapp.journal.registries.person_rows import digest_of
from tdapp.journal.registries.registry_version import has_staff

MINUTE_US = 60_000_000
STAFF = (
    "SELECT staff_id, name, pin_hash, badge_hash FROM staff WHERE erased_us IS NULL "
    "ORDER BY staff_id"
)
_KEEP = (
    "INSERT INTO staff (staff_id, name, pin_hash, badge_hash, digest) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (staff_id) DO UPDATE SET name=excluded.name, pin_hash=excluded.pin_hash, "
    "badge_hash=excluded.badge_hash, digest=excluded.digest"
)
_COUNT = (
    "INSERT INTO pin_try (who, failures, until_us) VALUES (?, ?, ?) "
    "ON CONFLICT (who) DO UPDATE SET failures=excluded.failures, until_us=excluded.until_us"
)
_FORGET = "DELETE FROM pin_try WHERE who=?"


def badge_hash(badge: str) -> str:
    """What the registry keeps of a badge, by which it is found again."""
    return hashlib.sha256(f"badge {badge}".encode()).hexdigest()


def write_staff(db: Connection, one: StaffWrite, at_us: int) -> None:
    """Make a change; the caller holds the transaction.

    Refuses ``badge_taken``, and ``no_such_staff`` for whom it knows nothing of, or no longer.
    """
    if isinstance(one, StaffForgotten):
        if not blank_staff(db, one.staff, at_us):
            raise Refusal("no_such_staff")
        return
    if isinstance(one, TriesForgotten):
        db.run(_FORGET, (one.staff,))
        return
    name, pin, badge = _after(db, one)
    taken = db.rows("SELECT 1 FROM staff WHERE badge_hash=? AND staff_id<>?", (badge, one.staff))
    if badge is not None and taken:
        raise Refusal("badge_taken")
    db.run(_KEEP, (one.staff, name, pin, badge, digest_of(one.staff, name, pin, badge, None)))
    db.run(_FORGET, (one.staff,))


def _after(db: Connection, one: StaffEntry | StaffKey) -> tuple[str, str, str | None]:
    """Name, PIN's hash and badge's hash as they are to be; refuses ``no_such_staff``."""
    badge = None if one.badge is None else badge_hash(one.badge)
    if isinstance(one, StaffEntry):
        return one.name, one.pin_hash, badge
    found = db.rows(
        "SELECT name, pin_hash, badge_hash FROM staff WHERE staff_id=? AND erased_us IS NULL",
        (one.staff,),
    )
    if not found:
        raise Refusal("no_such_staff")
    name, pin, before = found[0]
    return name, one.pin_hash or pin, badge or before


def blank_staff(db: Connection, staff: StaffId, at_us: int) -> bool:
    """Blank the name and the keys of somebody; False where there is nothing to blank."""
    there = db.rows("SELECT 1 FROM staff WHERE staff_id=? AND erased_us IS NULL", (staff,))
    if there:
        db.run(
            "UPDATE staff SET name=NULL, pin_hash=NULL, badge_hash=NULL, erased_us=?, digest=? "
            "WHERE staff_id=?",
            (at_us, digest_of(staff, None, None, None, at_us), staff),
        )
        db.run(_FORGET, (staff,))
    return bool(there)


def read_cards(db: Connection) -> dict[StaffId, StaffCard]:
    """Everybody without the keys; a record older than the registry has nobody."""
    if not has_staff(db):
        return {}
    until = dict(db.rows("SELECT who, until_us FROM pin_try WHERE until_us IS NOT NULL"))
    return {
        StaffId(staff): StaffCard(StaffId(staff), name, badge is not None, until.get(staff))
        for staff, name, _, badge in db.rows(STAFF)
    }


def pins_of(db: Connection, staff: Sequence[StaffId]) -> list[tuple[StaffId, str]]:
    """The hashes of these people's PINs, in this order."""
    known = {row[0]: row[2] for row in db.rows(STAFF)}
    return [(one, known[one]) for one in staff if one in known]


def owner_of_badge(db: Connection, badge: str, among: Sequence[StaffId]) -> StaffId | None:
    """Whose badge it is."""
    found = db.rows("SELECT staff_id FROM staff WHERE badge_hash=?", (badge_hash(badge),))
    return next((StaffId(one) for (one,) in found if one in among), None)


def count_try(db: Connection, who: str, rule: TryRule, now_us: int) -> int:
    """Count one more wrong PIN before it is looked at, so that nothing can undo the count.

    Gives how many are left; refuses ``pins_shut`` where none is. The caller holds no transaction.
    """
    db.begin()
    try:
        failures = _failures(db, who, now_us) + 1
        until_us = now_us + rule.shut_us if failures >= rule.most else None
        db.run(_COUNT, (who, failures, until_us))
        db.commit()
    except BaseException:
        db.rollback()
        raise
    return rule.most - failures


def must_not_be_shut(db: Connection, who: str, now_us: int) -> None:
    """Refuse ``pins_shut`` (minutes) while somebody, or a station, is shut out."""
    _failures(db, who, now_us)


def _failures(db: Connection, who: str, now_us: int) -> int:
    """The wrong PINs in a row so far; those before a shut-out that is over count no longer."""
    found = db.rows("SELECT failures, until_us FROM pin_try WHERE who=?", (who,))
    if not found:
        return 0
    failures, until_us = found[0]
    if until_us is None:
        return int(failures)
    if now_us < until_us:
        raise Refusal("pins_shut", minutes=-(-(until_us - now_us) // MINUTE_US))
    return 0


def forget_tries(db: Connection, who: str) -> None:
    """The PIN was right."""
    db.begin()
    try:
        db.run(_FORGET, (who,))
        db.commit()
    except BaseException:
        db.rollback()
        raise
