"""The bracket on a screen: every pairing stands on one of its pages, by the names shown there."""

import pytest
from msgspec.structs import replace

from tdapp.screens.boards import Board, board_now
from tdapp.screens.bracket_facts import BracketFacts, BracketMatch, BracketPiece
from tdapp.screens.paging import Blocks
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import View
from tdapp.tournament.matches.clocks import start_clocks
from tdapp.tournament.plan.bracket_terms import BracketTerms, Elimination, MatchClock
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import picture_of
from tdapp.voice.voice import Voice
from tests.tournament.evening import Evening
from tests.tournament.matches.heads_up import HEADS_UP, call_all, heads_up, lose

pytestmark = pytest.mark.usefixtures("qapp")
MANY = replace(HEADS_UP, max_entries=1024)
SINGLE, BRONZE = BracketTerms(), BracketTerms(bronze=True)
DOUBLE = BracketTerms(elimination=Elimination.DOUBLE)


def board_of(evening: Evening) -> Board:
    names = ShownNames(lambda person: f"Ann {str(person).title()}", Voice(), LETTERING)
    board = board_now(View.BRACKET, evening.state, evening.now, names)
    assert isinstance(board, Board)
    return board


def facts_of(evening: Evening) -> BracketFacts:
    content = board_of(evening).content
    assert isinstance(content, BracketFacts)
    return content


def matches_of(piece: BracketPiece) -> list[BracketMatch]:
    ends = [one for one in (piece.root, piece.third) if one is not None]
    return [match for side in (piece.left, piece.right) for one in side for match in one] + ends


@pytest.mark.parametrize(("best_of", "said"), [((3,), "3"), ((1, 3, 5), "1 / 3 / 5")])
def test_the_screen_says_of_how_many_matches_each_round_is(
    best_of: tuple[int, ...], said: str
) -> None:
    assert facts_of(heads_up(8, replace(SINGLE, best_of=best_of))).terms == f"Best of {said}"


@pytest.mark.parametrize("players", [2, 3, 4, 8, 13, 32, 33, 64, 128])
@pytest.mark.parametrize("terms", [SINGLE, BRONZE, DOUBLE])
def test_every_player_of_the_first_round_stands_on_a_page(
    players: int, terms: BracketTerms
) -> None:
    evening = heads_up(players, terms, conditions=MANY)
    board = board_of(evening)
    assert isinstance(board.content, BracketFacts)
    shown = {
        name for one in board.content.pieces for match in matches_of(one) for name in match.names
    }
    entries = evening.state.entries.by_number
    assert {f"{number}" for number in entries} <= {name.split()[-1] for name in shown if name}
    for turn in range(len(board.content.pieces)):
        for size in ((1920, 1080), (1080, 1920), (3840, 2160)):
            assert picture_of(board, turn, 10).drawing(*size).marks


@pytest.mark.parametrize("players", [8, 32, 64, 128])
def test_every_match_is_counted_once_beside_the_last_rounds(players: int) -> None:
    pieces = facts_of(heads_up(players, conditions=MANY)).pieces
    first = pieces if len(pieces) == 1 else pieces[1:]
    left = sum(len(matches_of(one)) for one in first)
    assert left + (len(first) - 1 if len(first) > 1 else 0) == players - 1


def test_what_is_played_says_its_table_and_the_winner_stands_out() -> None:
    evening = heads_up(8)
    call_all(evening)
    lose(evening, 1, 1)
    lose(evening, 2, 0, matches=1)
    piece = facts_of(evening).pieces[0]
    over, on = piece.left[0]
    assert (over.won, over.score, over.live) == (0, ("2", "0"), False)
    assert (on.won, on.score, on.label, on.live) == (None, ("0", "1"), "Table 2", True)
    assert over.names[0] in piece.left[1][0].names


def test_every_match_at_a_table_is_shown_with_its_blinds_and_when_its_level_ends() -> None:
    evening = heads_up(8, BracketTerms(clock=MatchClock.EACH_PAIRING))
    call_all(evening)
    evening.tell(start_clocks(evening.state, (1,), evening.now))
    names = ShownNames(lambda person: f"Ann {str(person).title()}", Voice(), LETTERING)
    board = board_now(View.MATCHES, evening.state, evening.now, names)
    assert isinstance(board, Board)
    assert isinstance(board.content, Blocks)
    (block,) = board.content.blocks
    running, standing = block.rows[0].values, block.rows[1].values
    ends = evening.now.utc_us + evening.state.conditions.level(0).length_us
    assert running == ("100 / 200", Voice().time(ends))
    assert standing == ("100 / 200", "20:00 left")
    assert [row.lead for row in block.rows] == ["1", "2", "3"]
