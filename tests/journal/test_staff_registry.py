"""The registry of staff: keys as hashes, wrong tries that are kept, damage that is seen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.core.staff_keys import StaffEntry, StaffKey, TryRule
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.connection import Connection
from tdapp.journal.journal import RecordJournal
from tdapp.journal.registries.erasures import Erasure, blank
from tdapp.journal.registries.staff import StaffRegistry
from tdapp.journal.registries.staff_rows import write_staff
from tdapp.journal.target import Target
from tdapp.system.pin_hashes import Argon2Pins
from tests.journal.ledger_room import CODECS, open_journal

PINS = Argon2Pins(time=1, memory_kib=8)
ADA, BEN = StaffId("ada"), StaffId("ben")
RULE = TryRule(most=3, shut_us=60_000_000)


@pytest.fixture(params=["file", "server"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Target:
    if request.param == "server":
        return Target(url=request.getfixturevalue("postgres"))
    return Target(path=tmp_path / "record.tdapp")


@pytest.fixture
def journal(target: Target) -> Iterator[RecordJournal]:
    opened = open_journal(target)
    ada = StaffEntry(ADA, "Ada", PINS.hash("480215"), "TD-0017-4482")
    ben = StaffEntry(BEN, "Ben", PINS.hash("193746"))
    opened.ask(lambda db: write(db, ada)).result()
    opened.ask(lambda db: write(db, ben)).result()
    yield opened
    opened.close()


def write(db: Connection, one: StaffEntry | StaffKey) -> None:
    db.begin()
    try:
        write_staff(db, one, 0)
        db.commit()
    except BaseException:
        db.rollback()
        raise


def refused(registry: StaffRegistry, pin: str, now_us: int) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        registry.by_pin(pin, [ADA, BEN], ADA, now_us)
    return refusal.value


def test_keys_are_found_and_wrong_ones_shut_out_for_a_while(journal: RecordJournal) -> None:
    registry = StaffRegistry(journal, PINS, RULE)
    assert registry.by_pin("193746", [ADA, BEN], ADA, 0) == BEN
    assert registry.by_badge("TD-0017-4482", [ADA, BEN], ADA, 0) == ADA
    assert registry.by_badge("TD-0017-4482", [BEN], ADA, 0) is None
    assert refused(registry, "555123", 0) == Refusal("wrong_pin", left=2)
    assert registry.by_pin("480215", [ADA, BEN], ADA, 1) == ADA
    for left in (2, 1, 0):
        assert refused(registry, "555123", 2) == Refusal("wrong_pin", left=left)
    later = StaffRegistry(journal, PINS, RULE)
    assert refused(later, "480215", 3) == Refusal("pins_shut", minutes=1)
    later.refresh()
    assert later.cards()[ADA].shut_until_us == 2 + RULE.shut_us
    assert later.cards()[ADA].has_badge
    assert later.by_pin("480215", [ADA], ADA, 2 + RULE.shut_us) == ADA


def test_nobody_has_anothers_key(journal: RecordJournal) -> None:
    registry = StaffRegistry(journal, PINS, RULE)
    with pytest.raises(Refusal, match="pin_taken"):
        registry.hash_of("480215", [ADA, BEN])
    taken = StaffKey(BEN, badge="TD-0017-4482")
    with pytest.raises(Refusal, match="badge_taken"):
        journal.ask(lambda db: write(db, taken)).result()
    fresh = StaffKey(BEN, registry.hash_of("640913", [ADA]))
    journal.ask(lambda db: write(db, fresh)).result()
    assert registry.by_pin("640913", [ADA, BEN], BEN, 0) == BEN


def test_a_key_that_was_exchanged_by_hand_is_found(journal: RecordJournal, target: Target) -> None:
    journal.close()
    assert verify_target(target, CODECS, None).ok
    db = target.connect()
    db.run("UPDATE staff SET pin_hash=(SELECT pin_hash FROM staff WHERE staff_id='ben')")
    db.close()
    report = verify_target(target, CODECS, None)
    assert not report.ok
    assert "ada" in str(report.findings)


def test_what_was_erased_is_blanked_again_after_a_restore(
    journal: RecordJournal, target: Target
) -> None:
    def again(db: Connection) -> list[int]:
        return [blank(db, [Erasure(5, staff=ADA)]) for _ in range(2)]

    assert journal.ask(again).result() == [1, 0]
    registry = StaffRegistry(journal, PINS, RULE)
    registry.refresh()
    assert set(registry.cards()) == {BEN}
    journal.close()
    assert verify_target(target, CODECS, None).ok


def test_a_hash_has_a_salt_and_a_damaged_one_fits_nothing() -> None:
    assert PINS.hash("480215") != PINS.hash("480215")
    assert Argon2Pins().fits("480215", PINS.hash("480215"))
    assert not PINS.fits("480216", PINS.hash("480215"))
    assert not PINS.fits("480215", "not a hash")
