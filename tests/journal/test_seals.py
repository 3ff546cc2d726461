"""Seals: what they promise, and how a tampered book gives itself away."""

import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.facts import meta
from tdapp.journal.findings import Findings
from tdapp.journal.journal import RecordJournal
from tdapp.journal.seals import Seal, SealBook
from tdapp.journal.target import Target
from tests.journal.ledger_room import NOON_US, Noted, open_journal, play, record

HOUSE = StreamId("house")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[RecordJournal]:
    opened = open_journal(Target(path=tmp_path / "record.tdapp"))
    play(opened, 3)
    yield opened
    opened.close()


@pytest.fixture
def book(tmp_path: Path, journal: RecordJournal) -> SealBook:
    return SealBook(tmp_path / "seals", journal.ask(meta).result()["file_uuid"])


def seal(book: SealBook, journal: RecordJournal, at_us: int = NOON_US) -> Seal | None:
    return journal.ask(lambda db: book.seal(db, at_us)).result()


def read(book: SealBook) -> tuple[list[Seal], list[str]]:
    findings = Findings()
    seals = SealBook(book.folder, book.file_uuid).read(findings)
    return seals, [finding.code for finding in findings.all()]


def test_a_seal_holds_the_heads_and_is_read_back(book: SealBook, journal: RecordJournal) -> None:
    made = seal(book, journal)
    assert made is not None
    streams = {one.id: (one.head_seq, one.head_hash.hex()) for one in journal.streams(ended=True)}
    assert made.heads == streams
    assert read(book) == ([made], [])


def test_sealing_nothing_new_writes_nothing(book: SealBook, journal: RecordJournal) -> None:
    seal(book, journal)
    before = book.path.read_bytes()
    assert seal(book, journal, NOON_US + 1) is None
    assert seal(SealBook(book.folder, book.file_uuid), journal, NOON_US + 2) is None
    assert book.path.read_bytes() == before


def test_a_line_names_only_the_streams_that_moved(book: SealBook, journal: RecordJournal) -> None:
    seal(book, journal)
    record(journal, "later", {"house": [Noted("later")]})
    made = seal(book, journal)
    assert made is not None
    assert set(made.heads) == {HOUSE}
    assert len(book.newest().heads) == 2


def test_the_key_is_for_this_user_only(book: SealBook, journal: RecordJournal) -> None:
    seal(book, journal)
    assert stat.S_IMODE((book.folder / "seal.key").stat().st_mode) == 0o600
    assert b"PRIVATE" not in (book.folder / "seal.pub").read_bytes()


@pytest.mark.parametrize(
    "broken", ["", "AA", "MCowBQYDK2VuAyEA" + "A" * 43, "MCowBQYDK2VwAyEAAA=="]
)
def test_a_public_key_that_is_broken_or_of_another_kind_leaves_the_others_good(
    book: SealBook, journal: RecordJournal, broken: str
) -> None:
    made, file = seal(book, journal), book.folder / "seal.pub"
    pem = f"-----BEGIN PUBLIC KEY-----\n{broken}\n-----END PUBLIC KEY-----\n"
    file.write_bytes(pem.encode() + file.read_bytes())
    assert read(book) == ([made], [])


def test_seals_are_checked_without_the_private_key(book: SealBook, journal: RecordJournal) -> None:
    made = seal(book, journal)
    (book.folder / "seal.key").unlink()
    assert read(book) == ([made], [])


def test_after_the_key_is_lost_older_seals_still_hold(
    book: SealBook, journal: RecordJournal
) -> None:
    seal(book, journal)
    (book.folder / "seal.key").unlink()
    record(journal, "later", {"house": [Noted("later")]})
    seal(SealBook(book.folder, book.file_uuid), journal)
    seals, codes = read(book)
    assert [len(seals), codes] == [2, []]
    assert seals[0].key != seals[1].key


def three_lines(book: SealBook, journal: RecordJournal) -> list[bytes]:
    for number in range(3):
        record(journal, f"more-{number}", {"house": [Noted("more")]})
        seal(book, journal, NOON_US + number)
    return book.path.read_bytes().splitlines(keepends=True)


def test_a_changed_line_is_a_forgery(book: SealBook, journal: RecordJournal) -> None:
    lines = three_lines(book, journal)
    lines[1] = lines[1].replace(b'"at_us":%d' % (NOON_US + 1), b'"at_us":%d' % (NOON_US + 9))
    book.path.write_bytes(b"".join(lines))
    seals, codes = read(book)
    assert len(seals) == 2
    assert codes == ["seal_forged", "seal_out_of_chain"]


def test_a_line_taken_from_the_middle_is_missed(book: SealBook, journal: RecordJournal) -> None:
    lines = three_lines(book, journal)
    book.path.write_bytes(lines[0] + lines[2])
    assert read(book)[1] == ["seal_out_of_chain"]


def test_another_records_seal_does_not_count(book: SealBook, journal: RecordJournal) -> None:
    lines = three_lines(book, journal)
    other = SealBook(book.folder, "0" * 32)
    other.path.write_bytes(lines[0])
    assert read(other) == ([], ["seal_forged"])


def test_a_line_that_is_no_seal_is_reported(book: SealBook, journal: RecordJournal) -> None:
    lines = three_lines(book, journal)
    book.path.write_bytes(lines[0] + b"\xff\x00 rubbish\n" + lines[1] + lines[2])
    seals, codes = read(book)
    assert len(seals) == 3
    assert codes == ["seal_unreadable", "seal_out_of_chain"]


@pytest.mark.parametrize("torn", [b'{"at_us":18', bytes(300)])
def test_a_line_torn_by_a_power_cut_gives_way_to_the_next(
    book: SealBook, journal: RecordJournal, torn: bytes
) -> None:
    seal(book, journal)
    with book.path.open("ab") as file:
        file.write(torn)
    record(journal, "later", {"house": [Noted("later")]})
    seal(SealBook(book.folder, book.file_uuid), journal)
    seals, codes = read(book)
    assert (len(seals), codes) == (2, [])


def test_two_programs_that_seal_at_once_keep_one_chain(
    book: SealBook, journal: RecordJournal
) -> None:
    def work(name: str) -> None:
        own = SealBook(book.folder, book.file_uuid)
        for number in range(15):
            record(journal, f"{name}-{number}", {name: [Noted(name)]})
            seal(own, journal)

    threads = [threading.Thread(target=work, args=(name,)) for name in ("left", "right")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seals, codes = read(book)
    assert codes == []
    heads = {stream: place for one in seals for stream, place in one.heads.items()}
    assert {stream: heads[StreamId(stream)][0] for stream in ("left", "right")} == {
        "left": 15,
        "right": 15,
    }


def test_a_record_that_lost_sealed_events_is_not_sealed_again(
    tmp_path: Path, book: SealBook, journal: RecordJournal
) -> None:
    seal(book, journal)
    younger = open_journal(Target(path=tmp_path / "other.tdapp"))
    play(younger, 1)
    with pytest.raises(Refusal) as refused:
        seal(book, younger)
    younger.close()
    assert refused.value.code == "behind_its_seals"


def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, book: SealBook, journal: RecordJournal
) -> None:
    (tmp_path / "a file").touch()
    with pytest.raises(Refusal) as refused:
        seal(SealBook(tmp_path / "a file", book.file_uuid), journal)
    assert refused.value.code == "seals_unwritable"


def test_a_damaged_key_is_refused_and_not_replaced(book: SealBook, journal: RecordJournal) -> None:
    seal(book, journal)
    key = book.folder / "seal.key"
    key.write_bytes(b"no key")
    record(journal, "later", {"house": [Noted("later")]})
    with pytest.raises(Refusal) as refused:
        seal(SealBook(book.folder, book.file_uuid), journal)
    assert refused.value.code == "seal_key_damaged"
    assert key.read_bytes() == b"no key"
