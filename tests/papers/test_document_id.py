"""The code of a paper is read back as it was written, and no other text is taken for one."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.document_id import (
    PaperRef,
    document_id,
    event_number,
    event_of,
    read_paper_code,
    seat_code,
)
from tdapp.papers.qr import code_at
from tdapp.papers.sheet import PAGE, Imprint, page_code
from tdapp.table.geometry.seats import Seat

kinds = st.sampled_from(list(PaperKind))
events = st.text(min_size=1, max_size=30).map(StreamId)


@given(events, kinds, st.integers(1, 999_999), st.integers(1, 999), st.integers(1, 999))
def test_what_is_printed_is_read_back(
    event: StreamId, kind: PaperKind, own: int, version: int, page: int
) -> None:
    number = event_number(event)
    document = document_id(number, kind, own)
    text = page_code(Imprint(Letterhead("H"), "E", document, "now", version)).replace(
        PAGE, str(page)
    )
    ref = read_paper_code(text)
    assert ref == PaperRef(number, kind, own, version, page)
    assert event_of(ref, [StreamId("another"), event]) == event
    assert code_at(500, 40, text).side < 85


def test_a_seat_card_brings_its_seat_and_a_draft_no_number() -> None:
    number = event_number(StreamId("event-1"))
    code = seat_code(document_id(number, PaperKind.SEAT_CARD, 214), "12-4")
    assert read_paper_code(code) == PaperRef(number, PaperKind.SEAT_CARD, 214, seat=Seat(12, 4))
    assert read_paper_code(document_id(number, PaperKind.RESULTS)).number is None


def test_typing_by_hand_is_forgiven_what_cannot_be_told_apart() -> None:
    assert read_paper_code(" 7k4m-2qOd-p12/2/3\n") == PaperRef(
        "7K4M-2Q0D", PaperKind.PAYOUT_SHEET, 12, 2, 3
    )
    assert read_paper_code("LK4M-2Q9I-E5").event == "1K4M-2Q91"


@pytest.mark.parametrize(
    "text",
    [
        "", "12-4", "214", "https://example.org/x", "7K4M-2Q9D", "7K4M-2Q9D-?1", "7K4M-2Q9D-P1/",
        "7K4M-2Q9D-P1/2/3/4", "7K4M2Q9D-P1", "\uff17K4M-2Q9D-P1",
        "7K4M-2Q9D-P\u0661", "7K4M-2Q9D-P1234567890", "P" * 5_000, "Okafor Grace",
    ],
)  # fmt: skip
def test_a_foreign_code_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_paper_code(text)
    assert caught.value == Refusal("foreign_code", text=text[:40])


@given(st.text(max_size=60))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    with suppress(Refusal):
        assert read_paper_code(text).kind in PaperKind


def test_numbers_of_events_are_spread_and_never_look_alike() -> None:
    numbers = {event_number(StreamId(f"event-{one}")) for one in range(2_000)}
    assert len(numbers) == 2_000
    assert not set("ILOU") & set("".join(numbers))


def test_a_code_of_another_room_belongs_to_no_event_here() -> None:
    ref = read_paper_code(document_id(event_number(StreamId("theirs")), PaperKind.RESULTS, 3))
    assert event_of(ref, [StreamId("ours")]) is None
