"""Mystery bounties by hand in the window: filled, drawn by chance or by hand, shown and paid."""

from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.house.papers.kinds import Letterhead
from tdapp.screens.boards import Board, board_now
from tdapp.screens.paging import Blocks
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import View
from tdapp.sheets.tournament.envelope_sheet import envelope_sheet
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.facts.bounties import Envelope
from tdapp.tournament.plan.offers import Offer, PricePart
from tdapp.tournament.plan.prize_plan import EnvelopePlan, Mystery
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.look.spoken import voice
from tests.tournament.payouts.prize_bands import bands
from tests.ui.at_drafts import press
from tests.ui.at_the_till import answer, do, enter, fact, hold, question
from tests.ui.by_hand import CTRL, recorded
from tests.ui.command.two_events import type_keys
from tests.ui.window_room import WindowRoom

MYSTERY = Mystery((EnvelopePlan(1, 12_000),), unit=1_000)
PRICE = (PricePart(POOL, 10_000), PricePart(FEE, 1_000), PricePart(BOUNTY, 5_000))


def begun(room: WindowRoom) -> None:
    """Four paid 50.00 of bounty each; three places are paid, and three are left."""
    prizes = replace(bands((1, (50, 30, 20))), mystery=MYSTERY)
    hold(room, entry=Offer(PRICE, 10_000), rebuy=None, reentry=None, prizes=prizes, min_entries=2)
    enter(room, *(f"Player {letter}" for letter in "ABCD"))
    room.play()
    room.post_prizes()
    room.entries.bust(4)


def filled(room: WindowRoom) -> None:
    """The envelopes hold 100.00, 60.00 and 40.00."""
    begun(room)
    do(room, "Fill envelopes…")
    answer(room, "100 x 1, 60 x 1, 40 x 1")


def out(room: WindowRoom, entry: int, taker: str) -> None:
    room.entries.bust(entry)
    answer(room, taker)
    room.choose(entry)


def test_the_list_is_the_published_one_or_another_that_adds_up(room: WindowRoom) -> None:
    begun(room)
    do(room, "Fill envelopes…")
    assert question(room).text == (
        "Put 200.00 of bounties into envelopes, one for each player left: 1 x 120.00, 2 x 40.00?"
    )
    answer(room, "40 x 1, 60 x 1")
    assert room.is_refused("envelopes_not_players")
    answer(room, "as published")
    assert recorded(room).bounties.envelopes == (Envelope(12_000, 1), Envelope(4_000, 2))


def test_an_envelope_is_drawn_by_hand_by_chance_and_from_the_command_bar(
    room: WindowRoom,
) -> None:
    filled(room)
    out(room, 3, "#1")
    assert fact(room, "Bounty") == "an envelope, won by Player A"
    do(room, "Draw envelope…")
    answer(room, "60")
    assert fact(room, "Bounty") == "60.00, won by Player A"
    assert board(room) == [("$100", ("1", "0")), ("$60", ("0", "1")), ("$40", ("1", "0"))]
    out(room, 2, "#1")
    press(Qt.Key.Key_K, CTRL)
    type_keys("#2 envelope")
    press(Qt.Key.Key_Return)
    room.settle()
    press(Qt.Key.Key_Return)
    room.settle()
    assert recorded(room).bounties.drawn[2] in {10_000, 4_000}
    room.choose(1)
    do(room, "Draw envelope…")
    answer(room)
    assert sum(recorded(room).bounties.drawn.values()) == 20_000
    do(room, "Pay bounty…")
    answer(room, "cash")
    assert fact(room, "Bounties won") == "200.00, paid 200.00, owed 0.00"


def test_the_envelopes_stand_on_a_paper(room: WindowRoom) -> None:
    filled(room)
    out(room, 3, "#1")
    do(room, "Draw envelope…")
    answer(room, "60")
    papers = EventPapers(room.state, Letterhead("STAR"), "TEST", "now", str)
    sheet = envelope_sheet(papers)
    assert [cell.text for cell in sheet.rows[0].cells[:2]] == ["100.00", "1"]
    assert [cell.text for cell in sheet.rows[-1].cells[2:]] == [
        str(room.state.entry(one).person) for one in (3, 1)
    ]


def board(room: WindowRoom) -> list[tuple[str, tuple[str, ...]]]:
    """What players see: each amount, how many are left and how many drawn."""
    names = ShownNames(room.console.names.name, voice(), LETTERING)
    shown = board_now(View.ENVELOPES, room.state, room.console.view.now, names)
    assert isinstance(shown, Board)
    assert isinstance(shown.content, Blocks)
    return [(row.strong, row.values) for block in shown.content.blocks for row in block.rows]
