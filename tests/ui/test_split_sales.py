"""A sale in several tenders by hand: typed, shown, refused where it does not fit, given back."""

import pytest

from tdapp.core.ids import StreamRef
from tdapp.till.payment import Tender, TenderAmount
from tdapp.tournament.facts.refunds import EntryRefunded
from tdapp.tournament.room import KIND
from tdapp.ui.parts.typed import read_split
from tests.ui.at_the_till import answer, do, enter, fact, hold, question
from tests.ui.by_hand import recorded
from tests.ui.window_room import WindowRoom

WORDS = {"V": Tender.VOUCHER, "K": Tender.CARD, "voucher": Tender.VOUCHER, "card": Tender.CARD}


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("200 voucher", ((Tender.VOUCHER, 20_000),)),
        ("200v 50.50k", ((Tender.VOUCHER, 20_000), (Tender.CARD, 5_050))),
        ("1,200 vou, 50 CARD", ((Tender.VOUCHER, 120_000), (Tender.CARD, 5_000))),
        ("10v + 5v", ((Tender.VOUCHER, 1_500),)),
        ("", None),
        ("200", None),
        ("0v", None),
        ("200 marks", None),
        ("v200", None),
        ("-5v", None),
        ("9" * 40 + "v", None),
    ],
)
def test_sums_are_typed_with_their_tenders(
    typed: str, read: tuple[tuple[Tender, int], ...] | None
) -> None:
    given = None if read is None else tuple(TenderAmount(*one) for one in read)
    assert read_split(typed, WORDS) == given


def test_a_split_sale_is_shown_by_tender_and_goes_back_as_it_was_paid(room: WindowRoom) -> None:
    hold(room)
    do(room, "Split payment…")
    assert answer(room, "30v").startswith("How much is paid by other methods?")
    assert room.button("Payment: cash + voucher 30.00").isVisible()
    enter(room, "Ada Ek")
    room.choose(1)
    assert fact(room, "Payment method") == "cash 80.00, voucher 30.00"
    assert room.button("Payment: cash").text() == "Payment: cash"
    do(room, "Refund…")
    assert question(room).field.text() == "as paid"
    answer(room, "as paid")
    answer(room, "family came")
    (gone,) = recorded(room).entries.refunded.values()
    assert gone.entry.paid_in == ()
    event = room.console.view.id
    assert event is not None
    told = [one.event for one in room.station.journal.load(StreamRef(event, KIND))]
    (refunded,) = (one for one in told if isinstance(one, EntryRefunded))
    assert refunded.back == (TenderAmount(Tender.CASH, 8_000), TenderAmount(Tender.VOUCHER, 3_000))
