"""The lists that hang on the wall, and the papers of an event at every stage of it."""

from dataclasses import replace as with_

import pytest
from msgspec.structs import replace

from tdapp.core.names import Name
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Imprint, Sheet
from tdapp.sheets.tournament.event_lists import (
    SeatedPlayer,
    seating_by_name,
    still_playing,
    still_provisional,
)
from tdapp.sheets.tournament.event_sheets import EventPapers, dated_facts
from tdapp.tournament.facts.event import TournamentFinished
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.sales.selling import sell_addons
from tdapp.voice.voice import ENGLISH
from tests.papers.event_papers import papers, texts
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening
from tests.tournament.sales.offers import offer, parts


@pytest.fixture
def evening() -> Evening:
    """Six at two tables, before anybody is out."""
    evening = Evening()
    evening.enter(6)
    evening.seat()
    return evening


def seating_lists(made: EventPapers) -> tuple[Sheet, Sheet]:
    """Everybody by table and by name."""
    return made.seating_by_table(), made.seating_by_name()


def test_seating_stands_by_table_and_by_name(evening: Evening) -> None:
    by_table, by_name = seating_lists(papers(evening))
    tables = [(int(row[0]), int(row[1])) for row in texts(by_table)]
    assert tables == sorted(tables)
    names = [row[0] for row in texts(by_name)]
    assert names == sorted(names)
    seats = {row[2]: f"{row[0]}-{row[1]}" for row in texts(by_table)}
    assert {row[0]: row[2] for row in texts(by_name)} == seats
    assert len(seats) == 6


def test_namesakes_stand_by_entry(imprint: Imprint) -> None:
    kims = [
        SeatedPlayer(1, 1, "kim", 9),
        SeatedPlayer(1, 2, "Kim", 2),
        SeatedPlayer(2, 1, "Abbott", 5),
    ]
    assert [row[1] for row in texts(seating_by_name(imprint, kims, ()))] == ["5", "2", "9"]


def test_a_list_by_name_goes_by_the_family_name_and_shows_it_first(imprint: Imprint) -> None:
    players = [
        SeatedPlayer(1, 1, Name("Zoe", "Abbott"), 1),
        SeatedPlayer(1, 2, "Ana Pérez", 2),
        SeatedPlayer(1, 3, Name("Quốc Bảo", "Đặng"), 3),
        SeatedPlayer(1, 4, Name("Hye-jin", "Park"), 4),
    ]
    names = [row[0] for row in texts(seating_by_name(imprint, players, ()))]
    assert names == ["Abbott, Zoe", "Đặng, Quốc Bảo", "Park, Hye-jin", "Ana Pérez"]


@rule("ADELAIDE", "110")
def test_until_the_field_is_closed_every_list_is_provisional(evening: Evening) -> None:
    """Places and prizes that may still change are published as provisional."""
    evening.bust(1)
    made = papers(evening)
    open_lists = [*seating_lists(made), made.results(), made.provisional_payouts()]
    assert all(sheet and sheet.notes[0] == still_provisional(ENGLISH) for sheet in open_lists)
    evening.tell(post_prizes(evening.state))
    made = papers(evening)
    assert not any(sheet.notes for sheet in seating_lists(made))
    assert made.payouts().notes == ()
    results = made.results()
    assert results is not None
    assert results.notes == (still_playing(ENGLISH),)


def test_a_provisional_payout_sheet_has_the_prizes_of_now_and_nothing_to_sign(
    evening: Evening,
) -> None:
    sheet = papers(evening).provisional_payouts()
    assert sheet.totals[3] == evening.state.pool
    assert sheet.signatures == ()
    assert (sheet.title, sheet.posted_label) == ("Provisional payouts", "As of")
    assert [column.title for column in sheet.columns] == ["Place", "Name", "Entry", "Prize"]
    assert all(len(row.cells) == len(sheet.columns) for row in sheet.rows)


def test_results_go_from_the_winner_down_with_their_prizes(evening: Evening) -> None:
    evening.tell(post_prizes(evening.state))
    evening.bust(4, 2, 6, 1, 3)
    sheet = papers(evening).results()
    assert sheet is not None
    assert [row[2] for row in texts(sheet)] == ["5", "3", "1", "6", "2", "4"]
    assert sheet.totals[3] == evening.state.pool


def test_results_bear_the_time_at_which_the_event_was_finished_whenever_they_are_printed(
    evening: Evening,
) -> None:
    evening.tell(post_prizes(evening.state))
    evening.bust(4, 2, 6, 1, 3)
    before = papers(evening).results()
    assert before is not None
    assert (before.posted_label, before.imprint.posted) == ("As of", "now")
    evening.tell([TournamentFinished(5)])
    finish = evening.state.programme.finish
    assert dated_facts(evening.state, PaperKind.RESULTS, ()) == [finish]
    made = with_(papers(evening), recorded=lambda one: "then" if one is finish else None)
    after = made.results()
    assert after is not None
    assert (after.posted_label, after.imprint.posted) == ("Finished", "then")


def test_nobody_out_makes_no_list_of_results() -> None:
    assert papers(Evening()).results() is None


@rule("ADELAIDE", "90")
def test_every_part_of_a_price_stands_on_receipt_and_seat_card() -> None:
    """An entry payment is split into the part for the prizes and the fee of the house."""
    price = (*parts(10_000, 1_000), PricePart("staff", 300), PricePart("charity", 200))
    evening = Evening(replace(SMALL, entry=replace(SMALL.entry, parts=price)))
    evening.enter()
    evening.seat()
    wanted = [
        ["Prize pool", "100.00"], ["House fee", "10.00"], ["Staff", "3.00"], ["Charity", "2.00"],
    ]  # fmt: skip
    card, (receipt,) = papers(evening).seat_card(1), papers(evening).receipts()
    assert texts(card) == texts(receipt) == wanted
    assert card.totals[1] == receipt.totals[1] == 11_500


def test_a_rebuy_has_a_receipt_of_its_own(evening: Evening) -> None:
    evening.rebuy(3)
    last = papers(evening).receipts()[-1]
    assert [fact.value for fact in last.facts[1:]] == ["3", "Re-buy"]
    assert last.imprint.document == "TEST-B7"


def test_a_payout_sheet_lists_every_part_of_every_price_and_of_all_that_was_taken() -> None:
    """Of an add-on for 60 the sheet says 48 to the pool and 12 to the house."""
    addon = offer(4_800, 1_200, 5_000, most=1)
    evening = Evening(replace(SMALL, rebuy=None, addon=addon, added=5_000))
    evening.enter(6)
    evening.tell(sell_addons(evening.state, (1,), evening.now))
    provisional = papers(evening).provisional_payouts()
    evening.close()
    sheet = papers(evening).payouts()
    assert {fact.label: fact.value for fact in sheet.facts} == {
        "Entry": "110.00 = 100.00 prize pool + 10.00 house fee",
        "Add-on": "60.00 = 48.00 prize pool + 12.00 house fee",
        "Total collected": "720.00 = 648.00 prize pool + 72.00 house fee",
        "Added by house": "50.00 to the prize pool",
    }
    assert provisional.facts == sheet.facts
    receipt = papers(evening).receipts()[-1]
    assert texts(receipt) == [["Prize pool", "48.00"], ["House fee", "12.00"]]
