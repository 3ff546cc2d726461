"""Bounties by hand in the window: who takes one is asked with the exit, paid and taken back."""

from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.calls.tournament.prizes import DenyPrize, PostPrizes
from tdapp.calls.tournament.sales import SellAddOns
from tdapp.core.ids import StreamId
from tdapp.desk.desk import Circumstances
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.screens.boards import Board, board_now
from tdapp.screens.paging import Blocks
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import View
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.plan.offers import OtherAddOn, PricePart
from tdapp.tournament.plan.prize_plan import SidePool
from tdapp.ui.asking.flow import step_after
from tdapp.ui.asking.question import Question
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.command_bar.line_reader import LineReader
from tdapp.ui.look.lists.list_rows import said
from tdapp.ui.look.spoken import voice
from tdapp.ui.prizes.pool_rows import fees_words, pool_rows
from tdapp.ui.workplace.rail import PageName
from tests.rules.houses import held_under
from tests.tournament.payouts.prize_bands import bands
from tests.ui.at_the_till import answer, do, enter, fact, hold, nothing_is_asked
from tests.ui.by_hand import recorded
from tests.ui.cage_desk import ENTER, lines, page_of
from tests.ui.prize_evenings import HUNT
from tests.ui.prizes_room import press, turned_to
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import work_of


def begun(room: WindowRoom) -> None:
    hold(room, entry=HUNT, rebuy=None, reentry=None)
    enter(room, *(f"Player {letter}" for letter in "ABCD"))
    room.play()


def test_a_bust_asks_who_takes_the_bounty_and_it_is_paid_and_taken_back(room: WindowRoom) -> None:
    begun(room)
    room.choose(4)
    assert fact(room, "Bounty") == "50.00 bounty"
    room.press("Bust")
    seat = str(room.state.seating.seat_of[1])
    asked = "Who won the bounty on Player D? Leave empty if not known."
    assert answer(room, "nobody there") == asked
    assert answer(room, seat) == asked
    assert nothing_is_asked(room)
    assert recorded(room).bounties.takers.get(4) == (1,)
    room.choose(4)
    assert fact(room, "Bounty") == "50.00, won by Player A"
    do(room, "Record bounty winner…")
    answer(room, f"{seat}, #2")
    room.choose(1)
    assert fact(room, "Bounties won") == "25.00, paid 0.00, owed 25.00"
    do(room, "Pay bounty…")
    assert answer(room, "voucher") == "Pay 25.00 in bounties to Player A. Payment method?"
    assert fact(room, "Bounties won") == "25.00, paid 25.00, owed 0.00"
    do(room, "Reverse bounty payment…")
    assert answer(room, "wrong one").startswith("Why reverse 25.00 in bounties paid to Player A?")
    assert fact(room, "Bounties won") == "25.00, paid 0.00, owed 25.00"

    room.entries.bust(3)
    answer(room, "")
    assert recorded(room).bounties.untold() == [3]
    told = {said(row.cells[0]): said(row.cells[-1]) for row in pool_rows(room.state)}
    assert told["Bounties"] == "200.00"
    assert (told["Bounties owed"], told["Bounties in play"]) == ("50.00", "150.00")
    assert fees_words(room.state) == "fees excluded: 40.00"


def test_a_bounty_with_no_winner_is_moved_to_the_prize_pool_and_taken_out_again(
    room: WindowRoom,
) -> None:
    begun(room)
    room.entries.bust(4)
    answer(room, "")
    pool = room.state.pool
    room.choose(4)
    do(room, "Move bounty to prize pool…")
    asked = "No one won the 50.00 bounty on Player D. Move it to the prize pool?"
    assert answer(room, "") == asked
    assert fact(room, "Bounty") == "50.00, in the prize pool"
    told = {said(row.cells[0]): said(row.cells[-1]) for row in pool_rows(room.state)}
    assert (told["Bounties with no winner"], told["Moved to the prize pool"]) == ("50.00", "50.00")
    assert recorded(room).pool == pool + 5_000
    do(room, "Take bounty out of prize pool…")
    asked = "Why take the 50.00 bounty on Player D out of the prize pool?"
    assert answer(room, "seat 3 won it") == asked
    assert fact(room, "Bounty") == "50.00, winner not recorded"
    assert recorded(room).pool == pool


def test_who_takes_it_is_typed_with_the_exit(room: WindowRoom) -> None:
    begun(room)
    seats = room.state.seating.seat_of
    line = f"{seats[4]} bust {seats[2]}"
    reply = LineReader(work_of(room), lambda: room.console.all_acts, lambda _: None).of(line)
    assert reply.begin is not None
    do = step_after(reply.begin)
    assert not isinstance(do, Question)
    do()
    room.settle()
    assert recorded(room).bounties.takers.get(4) == (2,)


def test_bounties_stand_in_both_queues_of_prizes_and_are_paid_from_either(
    room: WindowRoom,
) -> None:
    begun(room)
    for out, taker in ((4, 1), (3, 2)):
        room.entries.bust(out)
        answer(room, f"#{taker}")
    prizes = room.console.pages.prizes
    turned_to(room, PageName.PRIZES)
    press(room, Qt.Key.Key_2, alt=True)
    press(room, Qt.Key.Key_Down)
    assert prizes.side.place.text.startswith("Bounties\nBounty 50.00 bounty\nBounties won 50.00")
    assert prizes.steps.step.text() == "Pay bounty"
    press(room, ENTER, ENTER)
    assert [one.cents for one in recorded(room).bounties.paid[2]] == [5_000]
    assert [row[:3] + row[-1:] for row in lines(prizes.left.queue.listing)] == [
        ("bounty", "Player A", "50.00", "owed"),
        ("bounty", "Player B", "50.00", "paid"),
    ]
    assert prizes.left.totals.startswith("Paid 50.00, to pay 50.00")
    page = page_of(room)
    assert [row[:3] for row in lines(page.prizes.queue.listing)] == [
        ("bounty", "Player A", "50.00"),
        ("bounty", "Player B", "50.00"),
    ]
    assert page.facts.startswith("Sessions open: 0. Prizes to pay: 1")
    press(room, Qt.Key.Key_3, alt=True)
    assert page.paying.pay.text() == "Pay bounty"
    press(room, ENTER, ENTER)
    assert [one.cents for one in recorded(room).bounties.paid[1]] == [5_000]
    assert lines(page.prizes.queue.listing)[0][-1] == "paid"
    assert page.paying.pay.why_not.startswith("No bounty is owed to entry 1")


def test_a_bounty_that_its_winner_does_not_come_for_is_marked_unclaimed(room: WindowRoom) -> None:
    prizes = bands((2, (60, 40)))
    hold(room, entry=HUNT, rebuy=None, reentry=None, min_entries=2, prizes=prizes)
    enter(room, *(f"Player {letter}" for letter in "ABCD"))
    room.play()
    room.do(PostPrizes(room.console.view.id or StreamId("")))
    for out, taker in ((4, 1), (3, 1), (2, 1)):
        room.entries.bust(out)
        answer(room, f"#{taker}")
    for kept, asked in (
        ("prize", "Why is Player A's"),
        ("bounties", "Why are Player A's bounties of 200.00 unclaimed?"),
    ):
        room.choose(1)
        do(room, "Mark unclaimed…")
        assert answer(room, f"did not come for the {kept}").startswith(asked)
    assert [one.unclaimed for one in recorded(room).bounties.paid[1]] == [True]
    turned_to(room, PageName.PRIZES)
    page = room.console.pages.prizes
    rows = [row[:2] + row[-1:] for row in lines(page.left.queue.listing)]
    assert ("bounty", "Player A", "not claimed") in rows


def test_a_last_longer_is_noted_and_says_who_won_it(room: WindowRoom) -> None:
    hold(room, rules=held_under("OPEN").rules, rebuy=None, reentry=None)
    enter(room, *(f"Player {letter}" for letter in "ABCD"))
    room.play()
    room.choose(1)
    do(room, "Last longer…")
    assert answer(room, "#2, #3") == "Who is in the last longer with Player A?"
    asked = "What is the stake of each? The players hold it themselves."
    assert answer(room, "20") == asked
    assert nothing_is_asked(room)
    room.choose(2)
    assert fact(room, "Last longer") == "with Player A, Player C, 20.00 each"
    for entry in (1, 3):
        room.entries.bust(entry)
    assert set(recorded(room).exits.by_entry) == {1, 3}
    room.choose(2)
    assert fact(room, "Last longer") == "60.00 to Player B"


def test_the_winner_of_a_side_pool_is_named_and_paid(room: WindowRoom) -> None:
    price = (PricePart(POOL, 10_000), PricePart("high hand", 1_000), PricePart(FEE, 1_000))
    prizes = replace(bands((1, (100,))), pools=(SidePool("high hand", named=True),))
    offer = replace(HUNT, parts=price)
    hold(room, entry=offer, rebuy=None, reentry=None, prizes=prizes, min_entries=2)
    enter(room, *(f"Player {letter}" for letter in "ABC"))
    room.play()
    room.post_prizes()
    room.choose(2)
    do(room, "Side pool winners…")
    asked = "Who won high hand, 30.00? Up to 1, the first prize first."
    assert answer(room, "#2") == asked
    assert fact(room, "High hand") == "30.00"
    do(room, "Pay bounty…")
    asked = "Pay 30.00 beside the prize list to Player B. Payment method?"
    assert answer(room, "cash") == asked
    assert recorded(room).bounties.pools_paid(2) == (PricePart("high hand", 3_000),)
    names = ShownNames(room.console.names.name, voice(), LETTERING)
    shown = board_now(View.SIDE_POOLS, room.state, room.console.view.now, names)
    assert isinstance(shown, Board)
    assert isinstance(shown.content, Blocks)
    (block,) = shown.content.blocks
    assert (block.name, block.rows[0].values) == ("High hand, $30", ("$30",))


def test_a_side_pool_that_nobody_can_win_is_passed_on_and_taken_back(room: WindowRoom) -> None:
    """Its only buyer may not be paid: who gets the money is asked, and an undo asks why."""
    prizes = replace(bands((1, (60, 40))), pools=(SidePool("seniors"),))
    into = OtherAddOn("Over 60s", (PricePart("seniors", 2_000),), 0, 1, until_level=9)
    price = replace(HUNT, parts=(PricePart(POOL, 10_000), PricePart(FEE, 1_000)))
    event = hold(
        room,
        entry=price,
        rebuy=None,
        reentry=None,
        prizes=prizes,
        min_entries=2,
        other_addons=(into,),
    )
    enter(room, *(f"Player {letter}" for letter in "ABC"))
    room.play()
    room.do(SellAddOns(event, (2,), kind=1))
    room.post_prizes()
    for entry in (1, 2):
        room.entries.bust(entry)
    why = Circumstances(reason="staff of the house")
    denied = DenyPrize(event, 2, Ineligible.OTHER, Heir.NEXT_ELIGIBLE)
    room.wait_for(room.console.asking.perform(denied, why))
    room.settle()
    room.choose(3)
    before = recorded(room).pool
    do(room, "Side pool winners…")
    asked = "No player who bought into seniors can win its 20.00. Who gets the money?"
    assert answer(room, "prize pool") == asked
    assert recorded(room).pool == before + 2_000
    assert ["Side pools with no winner", "20.00"] in [
        [cell.text for cell in row.cells if cell.text] for row in pool_rows(room.state)
    ]
    do(room, "Undo")
    answer(room, "everyone plays for it")
    assert recorded(room).pool == before
    do(room, "Side pool winners…")
    assert answer(room, "all players") == asked
    room.choose(3)
    assert fact(room, "Seniors") == "20.00"
