"""The page of a deal in a real window: ways by their keys, answers by name, the list posted."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.calls.tournament.bounties import TellTakers
from tdapp.calls.tournament.deals import PutDeal, deal_terms
from tdapp.core.instant import MINUTE_US
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.prizes import share_of
from tdapp.tournament.reckoning.deal_shares import DealMethod
from tdapp.ui.look.lists.list_rows import said
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.spoken import voice
from tdapp.ui.pages.deal_page import DealPage
from tdapp.ui.workplace.rail import PageName
from tests.ui.at_the_till import answer, nothing_is_asked
from tests.ui.by_hand import recorded, take_out
from tests.ui.prize_evenings import HUNT, in_the_money
from tests.ui.prizes_room import press, turned_to
from tests.ui.window_room import WindowRoom

ENTER = Qt.Key.Key_Return


def lines(listing: Listing) -> list[tuple[str, ...]]:
    return [tuple(said(cell) for cell in row.cells) for row in listing.table.rows]


def heads_up(room: WindowRoom) -> DealPage:
    """Two are left for 240 and 180 dollars."""
    in_the_money(room)
    turned_to(room, PageName.PRIZES)
    room.console.turning.deal.trigger()
    QApplication.processEvents()
    page = room.console.pages.page
    assert isinstance(page, DealPage)
    return page


def test_two_share_the_prizes_by_keys(room: WindowRoom) -> None:
    """ICM by one key, yes and signature of each by name, and the next list is posted."""
    page = heads_up(room)
    table = page.players.listing
    assert [line[2] for line in lines(table)] == ["—", "—"]
    assert lines(table)[0][5:7] == ("—", "—")
    press(room, Qt.Key.Key_K)
    assert answer(room, "45000") == "How many chips does Player A have?"
    press(room, Qt.Key.Key_Down, Qt.Key.Key_K)
    assert answer(room, "15k") == "How many chips does Player B have?"
    press(room, Qt.Key.Key_Up)
    assert lines(table)[0][2] == "45,000"
    assert [line[5] for line in lines(table)] == ["225.00", "195.00"]
    assert lines(page.sums)[0][5:7] == ("420.00", "420.00")

    press(room, Qt.Key.Key_3)
    assert page.deal.draft.method is DealMethod.EVEN
    press(room, Qt.Key.Key_1, ENTER)
    assert dict(recorded(room).talks.answers) == {1: DealAnswer.AGREED}
    assert lines(table)[0][-1].endswith("agreed")
    page.deal.post.trigger()
    assert room.is_refused("deal_not_agreed")
    press(room, Qt.Key.Key_S, Qt.Key.Key_Down, ENTER, Qt.Key.Key_S)
    assert set(recorded(room).talks.said(DealAnswer.SIGNED)) == {1, 2}
    press(room, Qt.Key.Key_Return, ctrl=True)
    assert nothing_is_asked(room)
    prizes = recorded(room).prizes
    assert (prizes.version, prizes.agreed) == (2, {1: 22_500, 2: 19_500})
    room.show_entries()
    room.choose(1)
    take_out(room)
    assert share_of(recorded(room), 1).cash == 22_500


def test_a_deal_put_with_stacks_that_nobody_reported_is_shown_and_answered(
    room: WindowRoom,
) -> None:
    page = heads_up(room)
    event = room.console.view.the_id()
    terms = deal_terms(event, room.state, DealMethod.CHIPS, (), 1)
    room.do(PutDeal(event, terms, ((1, 45_000), (2, 15_000))))
    room.settle()
    assert [line[2] for line in lines(page.players.listing)] == ["45,000", "15,000"]
    press(room, Qt.Key.Key_2, ENTER)
    assert dict(recorded(room).talks.answers) == {1: DealAnswer.AGREED}
    assert lines(page.players.listing)[0][-1].endswith("agreed")


def test_one_no_drops_the_deal(room: WindowRoom) -> None:
    """The prizes stay as posted; another deal may be put all the same."""
    page = heads_up(room)
    for chips in ("45000", "15000"):
        press(room, Qt.Key.Key_K)
        answer(room, chips)
        press(room, Qt.Key.Key_Down)
    press(room, Qt.Key.Key_2, ENTER)
    put = recorded(room).talks.put
    assert put is not None
    assert [one.cents for one in put.shares] == [22_500, 19_500]
    press(room, Qt.Key.Key_N)
    assert "The prizes stay as posted" in answer(room)
    assert recorded(room).talks.open is None
    assert recorded(room).prizes.version == 1
    press(room, Qt.Key.Key_H)
    answer(room, "420")
    press(room, Qt.Key.Key_Up, Qt.Key.Key_H)
    answer(room, "0")
    assert [line[8] for line in lines(page.players.listing)] == ["0.00", "420.00"]
    assert any(line[0] == "Check" for line in lines(page.agreed_terms.listing))
    press(room, Qt.Key.Key_X)
    assert room.is_refused("no_deal")


def test_the_terms_share_the_bounties_and_end_the_time_to_answer(room: WindowRoom) -> None:
    """Both are asked with the terms and stand on the page, the time by the house's clock."""
    in_the_money(room, entry=HUNT)
    for entry in room.state.bounties.untold():
        room.do(TellTakers(room.console.view.the_id(), entry, (1,)))
    turned_to(room, PageName.PRIZES)
    room.console.turning.deal.trigger()
    QApplication.processEvents()
    page = room.console.pages.page
    assert isinstance(page, DealPage)
    for chips in ("45000", "15000"):
        press(room, Qt.Key.Key_K)
        answer(room, chips)
        press(room, Qt.Key.Key_Down)
    before = page.deal.table.to_share
    press(room, Qt.Key.Key_T)
    answer(room, "0")
    answer(room, "1")
    assert answer(room, "inside, shared with the prizes") == "Are the bounties part of the deal?"
    soon = voice().time(room.console.view.now.utc_us + 30 * MINUTE_US)
    assert answer(room, soon) == "Until when must every player have agreed and signed?"
    said = {line[0]: line[1:] for line in lines(page.agreed_terms.listing)}
    assert said["Time to answer"] == (soon, "no yes is taken after")
    assert said["Bounties"][1] == "inside: shared"
    heads = sum(room.state.bounties.heads[one] for one in page.deal.table.entries)
    assert page.deal.table.to_share == before + heads
    press(room, Qt.Key.Key_2, ENTER)
    put = recorded(room).talks.put
    assert put is not None
    assert (put.heads, put.terms.heads_shared) == (heads, True)
