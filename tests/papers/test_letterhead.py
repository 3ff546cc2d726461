"""Whose paper it is stands at the head of every sheet, slip and card, in the house's own words."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tdapp.bootstrap import letterhead
from tdapp.core.settings import Settings
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.marks import Measure, SheetPage
from tdapp.papers.paginate import paginate
from tdapp.papers.parts import SumPart
from tdapp.papers.roll import on_roll
from tdapp.papers.sheet import Card, Imprint, Sheet
from tdapp.sheets.tournament.desk_cards import SeatAssignment, receipt, seat_card
from tdapp.sheets.tournament.payout_sheet import PaidPlace, payout_sheet
from tdapp.sheets.tournament.prize_slip import prize_slip
from tests.papers.page_order import assert_orderly

HEAD = Letterhead("Meridian Poker Room", "1 Quay Street, Sydney")


def test_sheets_slips_receipts_and_cards_are_headed_by_the_name_and_its_line(
    imprint: Imprint, measure: Measure, said: Callable[[SheetPage], list[str]]
) -> None:
    ours = replace(imprint, letterhead=HEAD)
    prize, parts = PaidPlace(1, "Kim", 480_000), [SumPart("Pool", 100)]
    card = Card(HEAD, "Event", "Table–seat", "12-4", "Kim", "Entry 1", "A-E1", "A-E1/12-4")
    sheets = [
        payout_sheet(ours, (prize,)),
        prize_slip(ours, prize),
        seat_card(ours, SeatAssignment("Kim", 1, "12-4", "1"), parts, "A-E1/12-4"),
        receipt(ours, (), parts, parts),
    ]
    for sheet in (*sheets, on_roll(sheets[-1], measure)):
        page = paginate(sheet, measure)[0]
        assert_orderly(page)
        assert said(page).count(HEAD.name) == said(page).count(HEAD.line) == 1
    (page,) = paginate(Sheet("cards", "Seat cards", ours, cards=(card,)), measure)
    assert said(page).count(HEAD.name) == said(page).count(HEAD.line) == 1


def test_a_letterhead_of_sixty_letters_is_whole_on_the_narrowest_paper(
    imprint: Imprint, measure: Measure, said: Callable[[SheetPage], list[str]]
) -> None:
    head = Letterhead(
        "The Grand Meridian Harbourside Casino and Poker Room, Sydney",
        "Levels 12 and 13, 1024 Great North Quay Street, Sydney, 2000",
    )
    assert (len(head.name), len(head.line)) == (60, 60)
    parts = [SumPart("Pool", 100)]
    ours = replace(imprint, letterhead=head)
    card = Card(head, "Event", "Table–seat", "12-4", "Kim", "Entry 1", "A-E1", "A-E1/12-4")
    sheets = (
        seat_card(ours, SeatAssignment("Kim", 1, "12-4", "1"), parts, "A-E1/12-4"),
        receipt(ours, (), parts, parts),
        Sheet("cards", "Seat cards", ours, cards=(card,)),
    )
    for sheet in (*sheets, on_roll(sheets[1], measure)):
        page = paginate(sheet, measure)[0]
        if not sheet.cards:
            assert_orderly(page)
        assert head.name in " ".join(said(page))
        assert head.line in said(page)


@pytest.mark.parametrize(
    ("settings", "house", "head"),
    [
        (Settings(), "STAR", Letterhead("The Star Sydney, Poker")),
        (Settings(), "TAS", Letterhead("Tasmania, Poker")),
        (Settings(), "MARS", Letterhead("MARS")),
        (Settings(letterhead=HEAD.name, letterhead_line=HEAD.line), "STAR", HEAD),
        (Settings(letterhead_line="Level 3"), "OPEN", Letterhead("Open rules", "Level 3")),
    ],
)
def test_what_is_set_heads_papers_and_else_the_name_of_their_rulebook(
    settings: Settings, house: str, head: Letterhead
) -> None:
    assert letterhead(settings, house) == head
