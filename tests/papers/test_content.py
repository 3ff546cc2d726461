"""What stands on each kind of paper, before anything is laid out."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.parts import SumPart
from tdapp.papers.sheet import (
    NO_AMOUNT,
    Imprint,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
)
from tdapp.sheets.tournament.desk_cards import SeatAssignment, receipt, seat_card
from tdapp.sheets.tournament.payout_sheet import PaidPlace, Pool, payout_sheet
from tdapp.sheets.tournament.prize_slip import prize_slip

PURE = "composer foot head marks paginate paper parts qr sheet table"

PARTS = (SumPart("Prize pool", 30_000), SumPart("Entry fee", 3_000))


def texts(sheet: Sheet) -> list[list[str]]:
    return [[cell.text for cell in row.cells] for row in sheet.rows]


def test_content_and_layout_load_no_qt() -> None:
    lines = [f"import tdapp.papers.{module}" for module in PURE.split()]
    sheets = "import tdapp.sheets.house.cashier_sheet, tdapp.sheets.tournament.catalogue"
    script = ";".join(["import sys", *lines, sheets, "print(*sys.modules)"])
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    rooms = {name.partition(".")[0] for name in done.stdout.split()}
    assert "tdapp" in rooms
    assert not rooms & {"PySide6", "shiboken6", "qasync"}


def test_a_payout_sheet_sums_itself_up(
    imprint: Imprint, five: tuple[PaidPlace, ...], pool: Pool
) -> None:
    sheet = payout_sheet(imprint, five, pool)
    assert texts(sheet)[0] == ["1", "Okafor", "10", "4,800.00", "", ""]
    assert sum(total or 0 for total in sheet.totals) == 1_200_000
    assert sheet.summary == (
        "36 entries, 4 re-buys.  Prize pool 12,000.00 in 5 places.  Amounts in Australian dollars."
    )
    assert sheet.notes == ()


def test_cash_and_kind_make_the_total_row_by_row_and_at_the_foot(imprint: Imprint) -> None:
    first = PaidPlace(1, "Okafor", 9_800_000, kind_cents=1_000_000, kind="Season Final seat")
    sheet = payout_sheet(imprint, (first, PaidPlace(2, "Tran", 50_000)))
    assert texts(sheet)[0][3:6] == ["98,000.00", "10,000.00", "108,000.00"]
    assert sheet.rows[0].cells[1].note == "Season Final seat"
    assert sheet.totals == (None, None, None, 9_850_000, 1_000_000, 10_850_000, None, None)


def test_no_amount_is_a_dash(imprint: Imprint) -> None:
    sheet = payout_sheet(imprint, (PaidPlace(1, "Okafor", None), PaidPlace(2, "Tran", 50_000)))
    assert [row[3] for row in texts(sheet)] == [NO_AMOUNT, "500.00"]


def test_places_of_one_rank_are_marked_as_shared(imprint: Imprint) -> None:
    places = (PaidPlace(1, "Kim", 300), PaidPlace(2, "Vella", 150), PaidPlace(2, "Murphy", 150))
    cells = [row.cells[0] for row in payout_sheet(imprint, places).rows]
    assert [(cell.text, cell.hang) for cell in cells] == [("1", ""), ("2", "="), ("2", "=")]


def test_a_paid_place_tells_when(imprint: Imprint) -> None:
    places = (PaidPlace(1, "Kim", 300, paid=True, paid_at="23:52"), PaidPlace(2, "Vella", 150))
    notes = [row.cells[-1].note for row in payout_sheet(imprint, places).rows]
    assert notes == ["Paid 23:52", ""]


@pytest.mark.parametrize(
    ("pool", "label"), [(450, ""), (451, "Incomplete."), (449, "Over the pool.")]
)
def test_a_list_that_does_not_make_up_the_pool_says_so(
    imprint: Imprint, pool: int, label: str
) -> None:
    places = (PaidPlace(1, "Kim", 300), PaidPlace(2, "Vella", 150))
    sheet = payout_sheet(imprint, places, Pool(pool, entries=1))
    assert [note.label for note in sheet.notes] == ([label] if label else [])
    assert all("0.01" in note.value for note in sheet.notes)


def test_a_correction_stands_first_among_the_notes(imprint: Imprint) -> None:
    sheet = payout_sheet(
        imprint, (PaidPlace(1, "Kim", 300),), Pool(400, entries=2), correction="Version 1 is void."
    )
    assert sheet.notes[0] == SheetFact("Corrected.", "Version 1 is void.")
    assert sheet.notes[1].label == "Incomplete."


@pytest.mark.parametrize(
    ("places", "refusal"),
    [
        ((), Refusal("no_places")),
        ((PaidPlace(4, "Kim", -1),), Refusal("negative_prize", rank=4)),
        ((PaidPlace(2, "Kim", 5, kind_cents=-5),), Refusal("negative_prize", rank=2)),
    ],
)
def test_what_is_no_list_of_prizes_is_refused(
    imprint: Imprint, places: tuple[PaidPlace, ...], refusal: Refusal
) -> None:
    with pytest.raises(Refusal) as caught:
        payout_sheet(imprint, places)
    assert caught.value == refusal


@given(st.lists(st.none() | st.integers(0, 10**12), min_size=1, max_size=60))
def test_the_total_is_the_sum_of_what_the_rows_say(prizes: list[int | None]) -> None:
    places = [PaidPlace(rank, "Kim", cents) for rank, cents in enumerate(prizes, start=1)]
    sheet = payout_sheet(Imprint(Letterhead("House"), "Event", "A-1", "now"), places)
    shown = [row[3].replace(",", "").replace(".", "") for row in texts(sheet)]
    assert sheet.totals[3] == sum(int(text) for text in shown if text != NO_AMOUNT)


def test_a_prize_slip_names_winner_place_and_both_halves_of_the_prize(imprint: Imprint) -> None:
    prize = PaidPlace(
        3, "Okafor", 4_650_000, given="Grace", entry=402, kind_cents=500_000, kind="Seat"
    )
    slip = prize_slip(imprint, prize)
    assert slip.hero == SheetFact("Prize", "51,500.00")
    assert slip.facts == (
        SheetFact("Place", "3"),
        SheetFact("Name", "Okafor Grace"),
        SheetFact("Entry", "402"),
    )
    assert [row[:2] for row in texts(slip)] == [["Cash", "46,500.00"], ["Seat", "5,000.00"]]
    assert slip.totals[1] == 5_150_000
    assert "Winner" in slip.signatures


def test_a_seat_card_carries_seat_receipt_price_and_code(imprint: Imprint) -> None:
    card = seat_card(imprint, SeatAssignment("Okafor Grace", 14, "12-4", "R-214"), PARTS, "E14")
    assert card.hero == SheetFact("Table–seat", "12-4")
    assert SheetFact("Receipt", "R-214") in card.facts
    assert texts(card) == [["Prize pool", "300.00"], ["Entry fee", "30.00"]]
    assert card.totals == (None, 33_000)
    assert card.qr == "E14"


def test_a_receipt_lists_every_part_the_tender_and_the_change(imprint: Imprint) -> None:
    sold = receipt(imprint, (SheetFact("Entry", "14"),), PARTS, (SumPart("Cash", 35_000),))
    assert texts(sold) == [["Prize pool", "300.00"], ["Entry fee", "30.00"]]
    assert sold.totals == (None, 33_000)
    closing = [[cell.text for cell in row.cells] for row in sold.closing]
    assert closing == [["Cash", "350.00"], ["Change", "20.00"]]


def test_a_receipt_with_exact_tender_gives_no_change(imprint: Imprint) -> None:
    sold = receipt(imprint, (), PARTS, (SumPart("Cash", 3_000), SumPart("Card", 30_000)))
    assert [row.cells[0].text for row in sold.closing] == ["Cash", "Card"]


@pytest.mark.parametrize(
    ("parts", "tender", "refusal"),
    [
        ((), (), Refusal("nothing_bought")),
        (PARTS, (SumPart("Cash", 32_999),), Refusal("tender_short", due=33_000, tendered=32_999)),
    ],
)
def test_a_receipt_for_nothing_or_for_too_little_is_refused(
    imprint: Imprint, parts: tuple[SumPart, ...], tender: tuple[SumPart, ...], refusal: Refusal
) -> None:
    with pytest.raises(Refusal) as caught:
        receipt(imprint, (), parts, tender)
    assert caught.value == refusal


def test_a_row_without_a_cell_for_each_column_is_refused(imprint: Imprint) -> None:
    columns = (SheetColumn("Name", 1), SheetColumn("Amount", 1))
    with pytest.raises(Refusal) as caught:
        Sheet(
            "list",
            "List",
            imprint,
            columns,
            (SheetRow((SheetCell("Kim"), SheetCell())), SheetRow((SheetCell("Tran"),))),
        )
    assert caught.value == Refusal("row_misfit", row=2, cells=1)
