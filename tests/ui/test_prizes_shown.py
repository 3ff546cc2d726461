"""What the list of entries and the question of the payment say of a prize."""

import pytest
from msgspec.structs import replace

from tdapp.shown.cells import Cell, Tone
from tdapp.shown.prize_words import owed_words
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.exits.correcting import insert_exit, reorder
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.facts.exits import ExitsReordered
from tdapp.tournament.guards.paid_places import PrizesWouldChange
from tdapp.tournament.payouts.paying import pay_prize, set_unclaimed
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tdapp.tournament.sales.selling import sell_rebuy
from tdapp.ui.entries.consequence_words import what_changes, what_would_change
from tdapp.ui.entries.entry_rows import EntryColumn
from tdapp.ui.entries.prize_facts import prize_facts
from tdapp.voice.voice import NONE, Voice
from tests.tournament.evening import SMALL, Evening, seated
from tests.tournament.payouts.prize_bands import bands
from tests.ui.rows_made import made_anew

CAR = PrizeInKind(1, "Car", 20_000)
TICKET = PrizeInKind(3, "Ticket", 5_000)
PLAN = replace(bands((1, (60, 40))), in_kind=(CAR, TICKET))


def prizes(evening: Evening) -> dict[int, Cell]:
    """The last cell of every entry."""
    return {row.key: row.cells[EntryColumn.PRIZE] for row in made_anew(evening.state)}


def test_a_prize_in_kind_stands_in_the_list_before_and_after_the_posting() -> None:
    evening = seated(6, replace(SMALL, prizes=PLAN))
    evening.bust(6, 5, 4, 3)
    cell = prizes(evening)[3]
    assert (cell.text, cell.tone, cell.order) == ("Ticket", Tone.LABEL, (5_000,))
    evening.close()
    evening.bust(2)
    evening.tell(pay_prize(evening.state, 3))
    shown = prizes(evening)
    assert {entry: cell.text for entry, cell in shown.items()} == {
        1: "210.00 and Car", 2: "140.00", 3: "Ticket", 4: NONE, 5: NONE, 6: NONE,
    }  # fmt: skip
    assert (shown[3].tone, shown[2].tone) == (Tone.DONE, Tone.OWED)
    assert sorted(shown, key=lambda entry: shown[entry].order)[-3:] == [3, 2, 1]


def test_what_nobody_can_share_is_to_be_decided() -> None:
    plan = replace(bands((1, (60, 40))), in_kind=(PrizeInKind(2, "Car", 50_000),))
    evening = seated(6, replace(SMALL, prizes=plan))
    evening.close()
    evening.bust(6, 5, 4)
    evening.bust(3, 2)
    evening.tell([ExitsReordered((3, 2), (2,))])
    shown = prizes(evening)
    assert [shown[entry].text for entry in (3, 2)] == ["to be decided"] * 2


def test_those_who_share_places_stand_in_the_prize_list_with_their_shares() -> None:
    """TAS C20.16: the last paid place and an unpaid one are shared by those who are level."""
    evening = seated(6)
    evening.close()
    evening.bust(6, 5, 4, 3)
    evening.tell([ExitsReordered((4, 3), (3,))])
    shown = [(one.place, one.name, one.amount) for one in prize_facts(evening.state, lambda w: w)]
    assert shown == [
        ("1st", NONE, "300.00"),
        ("2nd", NONE, "180.00"),
        ("3rd", "person 3", "60.00"),
        ("3rd", "person 4", "60.00"),
    ]


def test_a_correction_names_the_payout_sheet_that_it_makes_void() -> None:
    evening = seated(6)
    evening.tell(with_slips(evening.state, post_prizes(evening.state)))
    for entry in (6, 5, 4, 3):
        out = bust(evening.state, entry, evening.now, declined=True)
        evening.tell(with_slips(evening.state, out))
    late = insert_exit(evening.state, 2, 3)
    assert what_changes(evening.state, late, lambda who: who) == (
        "Changes: person 1 1st, prize 0.00 to 300.00; person 3 3rd to 2nd, prize 120.00 to "
        "180.00, slip 1 void; person 2 3rd, prize 0.00 to 120.00. Payout sheet 1 is void, 2 takes "
        "its place."
    )
    assert "Payout sheet" not in what_changes(
        evening.state, reorder(evening.state, ((5,), (6,))), lambda who: who
    )


def test_a_correction_against_paid_prizes_is_told_with_every_prize_that_it_would_change() -> None:
    evening = seated(12)
    evening.close()
    evening.bust(*range(12, 1, -1))
    evening.tell(pay_prize(evening.state, 3))
    evening.tell(set_unclaimed(evening.state, 2))
    wrong = ((3,), (2,), (4,), (5,), (12,), (11,), (10,), (9,), (8,), (7,), (6,))
    with pytest.raises(PrizesWouldChange) as refused:
        reorder(evening.state, wrong)
    assert refused.value.code == "prize_paid"
    assert what_would_change(evening.state, refused.value, lambda who: who) == (
        "Refused: prizes already paid or set aside would change. Reverse those first. Changes: "
        "person 2 2nd to 11th, prize 360.00 to 0.00, set aside; person 3 3rd to 12th, prize "
        "240.00 to 0.00, paid on slip 1; person 6 6th to 2nd, prize 0.00 to 360.00; person 7 7th "
        "to 3rd, prize 0.00 to 240.00; person 8 8th to 4th; person 9 9th to 5th; person 10 10th "
        "to 6th; and more places: 4."
    )


def test_the_payment_asks_with_what_the_winner_still_owes() -> None:
    evening = seated(6)
    evening.tell(sell_rebuy(evening.state, 2, 0, evening.now, payment=Payment(Tender.OWED)))
    evening.close()
    evening.bust(6, 5, 4, 3)
    assert owed_words(Voice(), evening.state, 3) == ""
    assert owed_words(Voice(), evening.state, 2) == "Winner still owes 85.00 (receipt 7)."
