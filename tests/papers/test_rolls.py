"""On a receipt roll every slip says all that it says on cut paper, and cuts no word of it."""

from dataclasses import replace

import pytest

from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.lettering import measured
from tdapp.papers.marks import Measure, TextMark
from tdapp.papers.paginate import paginate
from tdapp.papers.parts import SumPart
from tdapp.papers.roll import ROLLS, on_roll
from tdapp.papers.sheet import Imprint, Reprint, Sheet, SheetFact
from tdapp.sheets.tournament.desk_cards import SeatAssignment, receipt, seat_card
from tdapp.sheets.tournament.payout_sheet import PaidPlace
from tdapp.sheets.tournament.prize_slip import prize_slip
from tests.papers.page_order import assert_orderly

FIRST = Imprint(
    letterhead=Letterhead(
        "The Grand Meridian Harbourside Casino and Poker Room", "1024 Great North Quay Street"
    ),
    event="Sydney Summer Championship Main Event, No-Limit Hold'em",
    document="7K4M-2Q9D-P1",
    posted="Sat 11 Dec 2010, 23:40",
)
AGAIN = replace(FIRST, copy=Reprint("Sun 12 Dec 2010, 01:05", "Wijesinghe Mudiyanselage"))
PLAYER = "Wijesinghe Mudiyanselage Nimal Perera"
PARTS = [SumPart("Prize pool", 100_000), SumPart("Staff and dealers' bonus", 3_000)]
PAID = [SumPart("Cash", 53_000), SumPart("Tournament chips", 50_000)]
KIND = "Package to the World Series of Poker, Las Vegas"


def slips(imprint: Imprint) -> list[Sheet]:
    """What a counter hands out, with long names and large sums."""
    facts = SheetFact("Player", PLAYER), SheetFact("Entry", "1234")
    prize = PaidPlace(1, PLAYER, 124_567_800, entry=1234, kind=KIND, kind_cents=1_500_000)
    card = seat_card(imprint, SeatAssignment(PLAYER, 1234, "112-10", "99"), PARTS, "7K4M-E1/12-10")
    move = replace(
        card, columns=(), rows=(), signing="Moved with all chips", signatures=("Sent by", "Seated")
    )
    return [card, move, receipt(imprint, facts, PARTS, PAID, "7K4M-B1"), prize_slip(imprint, prize)]


@pytest.mark.parametrize("roll", ROLLS)
@pytest.mark.parametrize("imprint", [FIRST, AGAIN], ids=["first", "copy"])
def test_no_word_of_a_slip_is_cut_and_every_amount_can_be_read(
    inter: str, measure: Measure, imprint: Imprint, roll: str
) -> None:
    for sheet in slips(imprint):
        assert_orderly(paginate(on_roll(sheet, measure, roll), measure)[0])
        (page,) = paginate(on_roll(sheet, measured(inter), roll), measured(inter))
        texts = [mark for mark in page.marks if isinstance(mark, TextMark)]
        assert not [mark.text for mark in texts if "…" in mark.text]
        amounts = [mark for mark in texts if mark.text.endswith(".00")]
        assert all(mark.style.size >= 7 for mark in amounts)
        said = " ".join(mark.text for mark in texts)
        for words in (PLAYER, sheet.title, imprint.event, *sheet.signatures):
            assert words in said
