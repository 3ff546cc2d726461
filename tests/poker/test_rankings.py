"""The houses' worked cases of who has the better hand."""

from typing import Any

import pytest

import resources
from tdapp.poker.cards import ACE, RANKS, Card, Deck, cards
from tdapp.poker.ranking.lows import eight_or_better
from tdapp.poker.ranking.readers import Reader, reader
from tdapp.poker.ranking.strengths import front_strength
from tdapp.poker.showdown.settling import settle
from tdapp.poker.variants.variant import Ranking, read_variant
from tdapp.rules.hand_order import Category
from tests.poker.houses import play_rules
from tests.poker.rounds_over import game, over
from tests.rules_doc import Case, case, rule

BONUS_RANKS_AS = "STAR"
HOLDEM = "hold'em"
GAMES = {
    HOLDEM: "holdem", "Omaha": "omaha", "two card Manila": "two_card_manila",
    "three card Manila": "three_card_manila", "Faro Manila": "faro_manila",
    "double flop hold'em": "double_flop_holdem", "2-7 lowball": "deuce_to_seven_lowball",
    "hi-lo eight or better": "holdem_hi_lo", "Omaha hi-lo eight": "omaha_hi_lo",
}  # fmt: skip
WORDS = {
    "royal flush": Category.STRAIGHT_FLUSH, "no pair": Category.HIGH_CARD,
} | {one.value.replace("_", " "): one for one in Category}  # fmt: skip


def reads(case: Case, ranking: Ranking | None = None) -> Reader:
    """How the hands of a case are read, by its house, game and deck."""
    game = GAMES[case.given.get("game", HOLDEM)]
    variant = read_variant(resources.read("variants", f"{game}.toml"))
    house = BONUS_RANKS_AS if case.house == "BONUS" else case.house
    order = play_rules(house).order_of(case.given.get("deck", Deck.FULL), variant.id)
    return reader(variant, ranking or variant.rankings[0], order)


def judged(read: Reader, hands: dict[str, Any], board: tuple[Card, ...] = ()) -> list[str]:
    """Who has the best hand."""
    names, held = list(hands), dict(enumerate(map(cards, hands.values())))
    return [names[at] for at in read.best(held, board)]


@case(
    "ADELAIDE-RANKING-001",
    "ADELAIDE-RANKING-002",
    "ADELAIDE-RANKING-005",
    "BONUS-RANKING-001",
    "CROWN-RANKING-001",
    "CROWN-RANKING-002",
    "CROWN-RANKING-006",
    "CROWN-RANKING-007",
    "CROWN-RANKING-009",
    "CROWN-RANKING-010",
    "CROWN-RANKING-011",
    "CROWN-RANKING-012",
    "CROWN-RANKING-013",
    "CROWN-RANKING-014",
    "CROWN-RANKING-016",
    "CROWN-RANKING-017",
    "CROWN-RANKING-035",
    "STAR-RANKING-001",
    "STAR-RANKING-003",
    "STAR-RANKING-006",
    "STAR-RANKING-010",
    "STAR-RANKING-011",
    "STAR-RANKING-012",
    "STAR-RANKING-013",
    "STAR-RANKING-014",
    "STAR-RANKING-015",
    "STAR-RANKING-016",
    "STAR-RANKING-017",
    "STAR-RANKING-018",
    "STAR-RANKING-023",
    "STAR-RANKING-025",
    "TAS-RANKING-001",
    "TAS-RANKING-002",
    "TAS-RANKING-003",
    "TAS-RANKING-004",
    "TAS-RANKING-005",
    "TAS-RANKING-009",
    "TAS-RANKING-010",
)
def test_the_better_hand_wins_by_the_houses_order(case: Case) -> None:
    """What a hand is, who wins and who splits follows from the house's order for the deck."""
    given = case.given
    read = reads(case)
    hands, board = given.get("hands") or given["hole"], cards(given.get("board", ""))
    winners = case.then["winner"]
    assert judged(read, hands, board) == ([winners] if isinstance(winners, str) else winners)
    for player, words in case.then["hand_values"].items():
        name = read.name(read.strength(cards(hands[player]), board))
        assert name is not None
        assert name.category is WORDS[words]
        assert words != "royal flush" or name.ranks == (ACE,)


@case("CROWN-RANKING-018")
def test_each_board_of_a_double_flop_has_its_own_winner(case: Case) -> None:
    """The top and the bottom board are read apart."""
    read = reads(case)
    for board in ("top", "bottom"):
        on_board = cards(case.given[f"{board}_board"])
        (winner,) = judged(read, case.given["hole"], on_board)
        assert winner == case.then[f"{board}_winner"]
        name = read.name(read.strength(cards(case.given["hole"][winner]), on_board))
        assert name is not None
        assert name.category is WORDS[case.then[f"{board}_hand"]]


@case("CROWN-RANKING-022")
def test_the_lowest_hand_wins_with_straights_and_flushes_against_it(case: Case) -> None:
    """In 2-7 a flush loses to a pair."""
    assert judged(reads(case), case.given["hands"]) == [case.then["winner"]]


@case("CROWN-RANKING-026")
def test_lows_compare_from_the_highest_card_down(case: Case) -> None:
    """The lower eight-or-better hand wins, whatever straights it makes."""
    read = reads(case, Ranking.EIGHT_OR_BETTER)
    assert judged(read, case.given["hands"]) == [case.then["winner"]]


@case("CROWN-RANKING-028")
def test_a_pair_of_eights_is_no_low(case: Case) -> None:
    """A low needs five different ranks."""
    assert bool(eight_or_better(cards(case.given["hand"]))) is case.then["qualifies"]


@case("CROWN-RANKING-030")
def test_one_player_can_have_the_best_high_and_the_best_low(case: Case) -> None:
    """Different cards may be used for high and low."""
    hands, board = case.given["hole"], cards(case.given["board"])
    high, low = reads(case), reads(case, Ranking.EIGHT_OR_BETTER)
    assert judged(high, hands, board) == [case.then["high_winner"]]
    assert judged(low, hands, board) == [case.then["low_winner"]]
    named = low.name(low.strength(cards(hands["P2"]), board))
    assert named is not None
    assert "-".join(RANKS[rank] for rank in named.ranks) == case.then["low"]


@case("CROWN-RANKING-033", "CROWN-RANKING-034")
def test_front_hands_know_neither_straights_nor_flushes(case: Case) -> None:
    """A pair beats a suited run of three; ace high with the better kickers beats the worse."""
    hands = case.given["front_hands"]
    best = max(hands, key=lambda player: front_strength(cards(hands[player])))
    assert best == case.then["winner"]


@case("STAR-RANKING-024")
def test_cards_speak_whatever_the_player_says(case: Case) -> None:
    """A hand is read at its best value."""
    read = reads(case)
    name = read.name(read.strength(cards(case.given["hole"]), cards(case.given["board"])))
    assert name is not None
    assert name.category is WORDS[case.then["declared_value"]]
    assert RANKS[name.ranks[0]] == "Q"


@rule("STAR", "21.7.3")
@rule("CROWN", "12.5.4(b)(vi)")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_an_omaha_hand_is_two_of_the_four_and_three_of_the_board(house: str) -> None:
    """Four hearts on the board make no flush with one in the hand, and the board never plays."""
    board = "Ah Kh Qh Jh 2c"
    end = settle(
        over(house, [50, 50], ["Th 8c 7d 6s", "2d 2h 3s 4s"], [board], variant=game("omaha"))
    )
    assert end.stacks == (0, 100)
