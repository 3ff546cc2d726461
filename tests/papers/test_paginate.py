"""Rows come to pages that add themselves up, and nothing on a page runs into anything else."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.money import format_cents
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.marks import BoxMark, Code, HorizontalLine, InkTone, Measure, SheetPage, TextMark
from tdapp.papers.paginate import paginate
from tdapp.papers.paper import A4
from tdapp.papers.parts import SumPart
from tdapp.papers.sheet import Imprint, Reprint, Sheet, SheetFact
from tdapp.sheets.tournament.desk_cards import SeatAssignment, receipt, seat_card
from tdapp.sheets.tournament.payout_sheet import PaidPlace, Pool, payout_sheet
from tdapp.sheets.tournament.prize_slip import prize_slip
from tests.papers.page_order import assert_orderly, narrow

Said = Callable[[SheetPage], list[str]]

MILLIMETRE = 72 / 25.4
PLAIN = Imprint(Letterhead("House"), "Event", "A-1", "Sat 11 Dec 2010, 23:40")
AGAIN = Reprint("Sun 12 Dec 2010, 00:10", "Ann")

words = st.text(st.characters(codec="utf-8"), max_size=60)
amounts = st.none() | st.integers(0, 10**13)
prizes = st.builds(
    PaidPlace,
    rank=st.integers(1, 999),
    name=words,
    cents=amounts,
    given=words,
    entry=st.none() | st.integers(1, 99_999),
    kind_cents=amounts,
    kind=words,
    changed=st.booleans(),
)


def code_of(page: SheetPage) -> Code:
    (code,) = [mark for mark in page.marks if isinstance(mark, Code)]
    return code


def test_ninety_places_make_four_pages(
    imprint: Imprint, ninety: tuple[PaidPlace, ...], measure: Measure
) -> None:
    pages = paginate(payout_sheet(imprint, ninety), measure)
    assert [len(page.rows) for page in pages] == [20, 24, 24, 22]
    assert [row for page in pages for row in page.rows] == list(pages[0].sheet.rows)


def test_each_page_adds_itself_up_and_the_pages_make_the_whole(
    imprint: Imprint, ninety: tuple[PaidPlace, ...], measure: Measure, said: Said
) -> None:
    sheet = payout_sheet(imprint, ninety)
    pages = paginate(sheet, measure)
    for page in pages:
        shown = sum(row.cells[3].cents or 0 for row in page.rows)
        assert page.totals[3] == shown
        label = f"This page, {len(page.rows)} of 90 places"
        assert said(page)[said(page).index(label) + 1] == format_cents(shown)
    assert sum(page.totals[3] or 0 for page in pages) == sheet.totals[3]
    last = said(pages[-1])
    assert last[last.index("All pages, 90 places") + 1] == format_cents(sheet.totals[3] or 0)


def test_a_single_page_tells_one_total(
    imprint: Imprint, five: tuple[PaidPlace, ...], pool: Pool, measure: Measure, said: Said
) -> None:
    (page,) = paginate(payout_sheet(imprint, five, pool), measure)
    texts = said(page)
    assert texts[texts.index("Total, 5 places") + 1] == "12,000.00"
    assert not [text for text in texts if text.startswith(("This page", "Continued"))]


def test_every_page_names_document_version_page_and_who_signs(
    imprint: Imprint, ninety: tuple[PaidPlace, ...], measure: Measure, said: Said
) -> None:
    pages = paginate(payout_sheet(replace(imprint, version=2, replaces=1), ninety), measure)
    for page in pages:
        texts = said(page)
        assert f"Page {page.number} of 4" in texts
        assert {"7K4M-2Q0D", "version 2", "Casino Canberra End of Year"} <= set(texts)
        assert {"Payout sheet", "Tournament director", "Gaming manager", "Cage"} <= set(texts)
        assert {"Place", "Name", "Prize"} <= set(texts)
        assert (f"Continued on page {page.number + 1}" in texts) == (page.number < 4)
    assert "2, replaces 1" in said(pages[0])


def test_a_signature_has_eight_millimetres(
    imprint: Imprint, five: tuple[PaidPlace, ...], measure: Measure
) -> None:
    (page,) = paginate(payout_sheet(imprint, five), measure)
    signed = [
        mark
        for mark in page.marks
        if isinstance(mark, HorizontalLine) and mark.x + mark.length == A4.right
    ]
    rows = sorted({rule.y for rule in signed})[:6]
    assert len(rows) == 6
    assert all(low - high >= 8 * MILLIMETRE for high, low in pairwise(rows))


def test_each_page_carries_a_code_of_its_own(
    imprint: Imprint, ninety: tuple[PaidPlace, ...], measure: Measure
) -> None:
    for page in paginate(payout_sheet(imprint, ninety), measure):
        code = code_of(page)
        made = segno.make_qr(f"7K4M-2Q0D/1/{page.number}", error="M")
        assert code.rows == tuple(bytes(row) for row in made.matrix)
        assert code.module >= MILLIMETRE


@pytest.mark.parametrize("text", ["", "x" * 54, "x" * 5_000])
def test_a_text_that_makes_no_code_is_refused(text: str, measure: Measure) -> None:
    card = seat_card(PLAIN, SeatAssignment("Kim", 1, "1-1", "R-1"), (SumPart("Price", 1),), text)
    with pytest.raises(Refusal) as caught:
        paginate(card, measure)
    assert caught.value == Refusal("code_misfit", text=text)


def test_the_longest_text_still_makes_a_code_with_free_room_round_it() -> None:
    card = seat_card(
        PLAIN, SeatAssignment("Kim", 1, "1-1", "R-1"), (SumPart("Price", 1),), "x" * 53
    )
    (page,) = paginate(card, narrow)
    assert code_of(page).module == pytest.approx(MILLIMETRE)
    assert_orderly(page)


def test_a_changed_row_gets_a_bar_in_the_margin(
    imprint: Imprint, five: tuple[PaidPlace, ...], measure: Measure
) -> None:
    places = (*five[:3], replace(five[3], changed=True), five[4])
    (page,) = paginate(payout_sheet(imprint, places), measure)
    (bar,) = [mark for mark in page.marks if isinstance(mark, BoxMark) and mark.filled]
    (fourth,) = [
        mark for mark in page.marks if isinstance(mark, TextMark) and mark.text == "O'Brien"
    ]
    assert bar.x + bar.width < A4.side
    assert bar.width == 3
    assert bar.y < fourth.y < bar.y + bar.height


def test_a_copy_says_so_on_every_page(
    imprint: Imprint, ninety: tuple[PaidPlace, ...], measure: Measure, said: Said
) -> None:
    copies = paginate(payout_sheet(replace(imprint, copy=AGAIN), ninety), measure)
    assert all("COPY" in said(page) for page in copies)
    assert not any(
        "COPY" in said(page) for page in paginate(payout_sheet(imprint, ninety), measure)
    )


def test_a_correction_pushes_rows_down_only_when_it_takes_more_lines(
    imprint: Imprint, ninety: tuple[PaidPlace, ...], measure: Measure, said: Said
) -> None:
    short = paginate(payout_sheet(imprint, ninety, correction="Version 1 is void."), measure)
    long = paginate(payout_sheet(imprint, ninety, correction="word " * 60), measure)
    assert len(short[0].rows) == 20
    assert len(long[0].rows) == 18
    assert "Corrected." in said(long[0])
    assert " ".join(said(long[0])).count("word") == 60


def test_a_note_without_end_is_refused(
    imprint: Imprint, five: tuple[PaidPlace, ...], measure: Measure
) -> None:
    with pytest.raises(Refusal, match="note_too_long"):
        paginate(payout_sheet(imprint, five, correction="word " * 200), measure)


def test_a_sheet_whose_end_leaves_no_room_for_a_row_is_refused(
    imprint: Imprint, measure: Measure
) -> None:
    tender = [SumPart(f"Voucher {number}", 1) for number in range(30)]
    with pytest.raises(Refusal) as caught:
        paginate(receipt(imprint, (), (SumPart("Entry", 30),), tender), measure)
    assert caught.value == Refusal("page_misfit", document="7K4M-2Q0D")


def test_an_amount_is_made_small_but_never_cut(
    imprint: Imprint, measure: Measure, said: Said
) -> None:
    (page,) = paginate(payout_sheet(imprint, (PaidPlace(1, "Kim", 10**20),)), measure)
    assert said(page).count("1,000,000,000,000,000,000.00") == 2
    assert_orderly(page)


def test_a_long_family_name_takes_a_second_row_instead_of_being_cut(
    imprint: Imprint, measure: Measure
) -> None:
    names = ("Wijesinghe Mudiyanselage Bandara", "Ruwan")
    places = (PaidPlace(1, names[0], 5, given=names[1]),)
    (page,) = paginate(payout_sheet(imprint, places), measure)
    found = {mark.text: mark for mark in page.marks if isinstance(mark, TextMark)}
    family, given_name = found[names[0]], found[names[1]]
    assert family.x == given_name.x
    assert family.y < given_name.y


def test_long_receipts_go_on_and_end_with_the_tender(
    imprint: Imprint, measure: Measure, said: Said
) -> None:
    parts = [SumPart(f"Part {number}", 100 * number) for number in range(1, 41)]
    pages = paginate(receipt(imprint, (), parts, [SumPart("Cash", 100_000)]), measure)
    assert len(pages) > 1
    assert sum(page.totals[1] or 0 for page in pages) == 82_000
    assert [("Cash" in said(page)) for page in pages] == [False] * (len(pages) - 1) + [True]
    assert said(pages[-1])[said(pages[-1]).index("Change") + 1] == "180.00"


def test_papers_are_black_on_white_in_four_sizes_and_a_large_one(
    imprint: Imprint, ninety: tuple[PaidPlace, ...], measure: Measure
) -> None:
    prize = PaidPlace(1, "Kim", 480_000)
    sheets = (payout_sheet(imprint, ninety), prize_slip(imprint, prize))
    marks = [mark for sheet in sheets for page in paginate(sheet, measure) for mark in page.marks]
    styles = {mark.style for mark in marks if isinstance(mark, TextMark)}
    assert {style.size for style in styles} == {7, 9, 11, 20, 40}
    assert {style.tone for style in styles} == {InkTone.INK, InkTone.QUIET}


@given(st.lists(prizes, min_size=1, max_size=30), words, words, words)
def test_nothing_on_a_payout_sheet_meets_anything_else(
    places: list[PaidPlace], event: str, house: str, line: str
) -> None:
    imprint = replace(PLAIN, event=event, letterhead=Letterhead(house, line), copy=AGAIN)
    for page in paginate(payout_sheet(imprint, places, correction="Void."), narrow):
        assert_orderly(page)


@given(prizes, words, words)
def test_nothing_on_a_slip_card_or_receipt_meets_anything_else(
    prize: PaidPlace, name: str, event: str
) -> None:
    imprint = replace(PLAIN, event=event, copy=AGAIN)
    parts = [SumPart(name, prize.cents or 0), SumPart(prize.kind, 30)]
    tender = [SumPart(name, sum(part.cents for part in parts) + 5)]
    sheets: tuple[Sheet, ...] = (
        prize_slip(imprint, prize),
        seat_card(imprint, SeatAssignment(name, 14, "112-10", "R-214"), parts, "TD1:E14:R000214"),
        receipt(imprint, (SheetFact("Player", name),), parts, tender, "R-214"),
    )
    for sheet in sheets:
        for page in paginate(sheet, narrow):
            assert_orderly(page)


def test_names_without_end_are_cut_with_a_mark_and_stay_in_their_column(
    imprint: Imprint, said: Said
) -> None:
    place = PaidPlace(1, "W" * 3_000, 5, given="y" * 3_000, kind="Seat", kind_cents=5)
    (page,) = paginate(payout_sheet(replace(imprint, event="E" * 9_000), (place,)), narrow)
    assert_orderly(page)
    assert "Seat" in said(page)
    assert sum(text.endswith("…") for text in said(page)) == 4
