"""Jackpots in a window over a real record: the sign on a screen, and the papers as they leave."""

from typing import Any

import pytest

from tdapp.bootstrap import house_named
from tdapp.calls.across.jackpot_tables import LinkTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.jackpot.hits import ClaimHit, ConfirmHit, ShowHit
from tdapp.calls.jackpot.pools import OpenJackpots, OpenPool
from tdapp.core.ids import StreamId
from tdapp.house.papers.kinds import OF_JACKPOTS, PaperKind
from tdapp.jackpot.facts.hits import SignReading
from tdapp.screens.jackpot_sign import PoolFacts
from tdapp.screens.views import View
from tdapp.ui.boards.jackpot_board import JackpotBoard
from tests.jackpot.room import DISPLAY, QUADS, TERMS, refused, shown, winner
from tests.ui.window_room import WindowRoom

QUADS_OF_TERMS = TERMS.prizes.index(QUADS)


def do(room: WindowRoom, call: Any) -> None:
    """One act at the desk."""
    room.wait_for(room.console.asking.perform(call))


def claimed(room: WindowRoom) -> None:
    """A pool that table 1 feeds; a hit of two winners is checked there."""
    parts, rules = room.parts, house_named("star")
    stream = parts.jackpots.stream
    do(room, InstallTable(parts.day.stream, 1, 9, 0, 0))
    do(room, OpenJackpots(stream, rules))
    do(room, OpenPool(stream, rules, TERMS))
    cash = StreamId("cash-1")
    do(room, LinkTable(stream, rules, parts.day.stream, cash, 1, 1, DISPLAY))
    won = winner(1), winner(2)
    do(room, ClaimHit(stream, rules, 1, QUADS_OF_TERMS, shown(QUADS, 2), won))
    do(room, ShowHit(stream, rules, 1, (SignReading(DISPLAY, TERMS.seed),)))


def sign(room: WindowRoom) -> PoolFacts:
    """What the only screen shows."""
    screens = room.console.screens
    screens.look()
    room.settle()
    ((canvas, _),) = list(screens.windows.visible())
    assert isinstance(canvas.picture, JackpotBoard)
    return canvas.picture.facts


def test_the_sign_of_a_screen_follows_the_desk_from_the_claim_to_the_winner(
    room: WindowRoom,
) -> None:
    room.console.screens.show_in_window(View.JACKPOT, table=1)
    letters = [sign(room).letters]
    claimed(room)
    letters.append(sign(room).letters)
    do(room, ConfirmHit(room.parts.jackpots.stream, 1, 100_000))
    room.until(lambda: sign(room).letters.startswith("WON"))
    letters.append(sign(room).letters)
    assert letters == ["", "PENDING", "WON 1,000.00 TABLE 1"]


@pytest.mark.parametrize("kind", sorted(OF_JACKPOTS, key=str))
def test_each_paper_of_the_jackpots_comes_up_and_is_numbered_by_the_house(
    room: WindowRoom, kind: PaperKind
) -> None:
    claimed(room)
    do(room, ConfirmHit(room.parts.jackpots.stream, 1, 100_000))
    desk, about = room.console.pages.papers.desk, 0 if kind is PaperKind.METER_SHEET else 1
    stream = room.parts.jackpots.stream
    paper = room.wait_for(desk.draft(stream, kind, (about,)))
    assert len(paper.sheets) == (2 if kind is PaperKind.JACKPOT_RECEIPTS else 1)
    assert {one.imprint.event for one in paper.sheets} == {"Jackpots"}
    room.wait_for(room.console.asking.perform(desk.numbers.leaving(paper.order)))
    assert desk.numbers.house.paper(1).kind == kind.value
    with refused("no_sheets"):
        room.wait_for(desk.draft(room.parts.cash.stream, kind, (about,)))


def test_the_page_brings_up_the_papers_of_what_is_selected(room: WindowRoom) -> None:
    page = room.console.pages.jackpots
    assert [act.why_not for act in page.papers.all] == [
        "No hit is selected. Select one in the list.",
        "No hit is selected. Select one in the list.",
        "No pool is open. Open one (O).",
    ]
    claimed(room)
    room.console.pages.turn_to(page)
    page.papers.all[2].trigger()
    papers = room.console.pages.papers
    room.until(lambda: room.console.pages.page is papers)
