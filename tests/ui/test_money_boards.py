"""Screens of what may be won beside the prize list: heads, agreed deals, special rounds."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tdapp.screens.boards import Board, board_now
from tdapp.screens.paging import Blocks
from tdapp.screens.rows import RowBlock
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import View
from tdapp.table.facts.chips import Lot
from tdapp.tournament.exits.special_rounds import announce
from tdapp.tournament.facts.deals import DealAnswer, DealPut
from tdapp.tournament.facts.hand_for_hand import RoundKind
from tdapp.tournament.payouts.dealing import answer_deal, put_deal
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import picture_of
from tdapp.voice.voice import Voice
from tests.rules.houses import held_under
from tests.tournament.evening import SMALL, Evening, person, seated
from tests.tournament.payouts.bounty_hunt import HUNT, out

NAMES = dict(zip(map(person, range(1, 13)), (
    "Ann Lee", "Bao Vu", "Cleo Marsh", "Dan Roth", "Eva Maximiliane Featherstonehaugh",
    "Finn Ode", "Gus Tull", "Hana Sato", "Ivo Krall", "Jo Park", "Kai Berg", "Lu Chen",
), strict=True))  # fmt: skip
KEPT = os.environ.get("TDAPP_LOOKS", "")


def shown(evening: Evening, view: View) -> tuple[RowBlock, ...]:
    """The blocks of a screen, which is painted at 1080 and 4K."""
    names = ShownNames(NAMES.get, Voice(), LETTERING)
    board = board_now(view, evening.state, evening.now, names)
    assert isinstance(board, Board)
    assert isinstance(board.content, Blocks)
    for wide, high in ((1920, 1080), (3840, 2160), (1080, 1920)):
        drawing = picture_of(board, 0, 10).drawing(wide, high)
        assert drawing.marks
        if KEPT and board.content.blocks:
            image = QImage(wide, high, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            drawing.paint(painter, QRectF(image.rect()))
            painter.end()
            image.save(str(Path(KEPT) / f"{view.value}-{wide}x{high}.png"))
    return board.content.blocks


def rows(block: RowBlock) -> Iterator[tuple[str, tuple[str, ...]]]:
    return ((row.strong, row.values) for row in block.rows)


@pytest.mark.usefixtures("qapp")
def test_the_bounty_board_has_heads_in_play_and_who_won_the_most() -> None:
    evening = seated(5, HUNT)
    out(evening, 4, 1)
    out(evening, 5, 1, 2)
    on, won = shown(evening, View.HEADS)
    assert (on.name, [name for name, _ in rows(on)]) == ("On the head", ["Lee", "Vu", "Marsh"])
    assert (won.name, [name for name, _ in rows(won)]) == ("Won so far", ["Lee", "Vu"])
    assert shown(seated(3), View.HEADS) == ()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("on_screen", [True, False])
def test_a_deal_is_shown_once_all_have_agreed_where_the_conditions_let_it(
    *, on_screen: bool
) -> None:
    evening = seated(6, replace(SMALL, prizes=replace(SMALL.prizes, deal_on_screen=on_screen)))
    evening.close()
    evening.bust(6, 5, 4)
    stacks = {1: 40_000, 2: 15_000, 3: 5_000}
    (deal,) = evening.tell(put_deal(evening.state, DealTerms(DealMethod.CHIPS), stacks))
    assert isinstance(deal, DealPut)
    for entry in evening.state.in_play():
        assert shown(evening, View.DEAL) == ()
        evening.tell(answer_deal(evening.state, entry, DealAnswer.AGREED))
    blocks = shown(evening, View.DEAL)
    assert bool(blocks) is on_screen
    if blocks:
        assert [name for name, _ in rows(blocks[0])] == ["Lee", "Vu", "Marsh"]
        assert [values[0] for _, values in rows(blocks[0])] == ["40,000", "15,000", "5,000"]
        evening.tell(answer_deal(evening.state, deal.shares[0].entry, DealAnswer.REFUSED))
        assert shown(evening, View.DEAL) == ()


@pytest.mark.usefixtures("qapp")
def test_a_special_round_is_announced_with_its_table_and_what_is_to_be_won() -> None:
    evening = seated(12, held_under("STAR"))
    evening.start()
    assert shown(evening, View.SPECIAL_ROUNDS) == ()
    for kind, table, lots in (
        (RoundKind.BONUS, 1, [Lot(500, 4)]),
        (RoundKind.ELIMINATION, 2, []),
    ):
        at, now = [table], evening.now
        evening.tell(announce(evening.state, kind, at, now, lots=lots, before_cards=True))
    (block,) = shown(evening, View.SPECIAL_ROUNDS)
    assert list(rows(block)) == [
        ("Table 1: bonus round", ("chips added: 2,000",)),
        ("Table 2: elimination round", ("lowest stack is out",)),
    ]
    assert QApplication.instance() is not None
