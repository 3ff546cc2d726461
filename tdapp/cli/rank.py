"""`tdapp rank`: names hands and says which is best, by a house's order for the deck."""

import argparse
from typing import Any

from tdapp.bootstrap import play_rules, variant
from tdapp.cli.houses import add_house
from tdapp.cli.output import counted, say, say_json
from tdapp.core.refusal import Refusal
from tdapp.poker.cards import Card, Deck, cards, texts_of
from tdapp.poker.ranking.readers import Reader, reader
from tdapp.poker.ranking.strengths import HandName
from tdapp.poker.variants.variant import Ranking, Uses, Variant
from tdapp.rules.hand_order import Category

ONE = (
    "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king", "ace",
)  # fmt: skip
SIX = 4
PATTERNS = {
    Category.STRAIGHT_FLUSH: ("straight flush, {one} high", 1),
    Category.FOUR_OF_A_KIND: ("four {many}", 1),
    Category.FULL_HOUSE: ("full house, {many} over {other}", 2),
    Category.FLUSH: ("flush, {one} high", 1),
    Category.STRAIGHT: ("straight, {one} high", 1),
    Category.THREE_OF_A_KIND: ("three {many}", 1),
    Category.TWO_PAIR: ("two pair, {many} and {other}", 2),
    Category.ONE_PAIR: ("pair of {many}", 1),
    Category.HIGH_CARD: ("no pair, {one} high", 1),
}
"""Hand names, and how many ranks each name mentions."""


def hand_words(name: HandName) -> str:
    """The hand with the ranks that make it, those that only break ties at the end."""
    first, second = name.ranks[0], name.ranks[1:2]
    pattern, made_of = PATTERNS[name.category]
    if name.category is Category.STRAIGHT_FLUSH and ONE[first] == "ace":
        return "royal flush"
    words = pattern.format(
        one=ONE[first], many=_many(first), other=_many(second[0]) if second else ""
    )
    return words + _kickers(name.ranks[made_of:])


def _many(rank: int) -> str:
    return ONE[rank] + ("es" if rank == SIX else "s")


def _kickers(ranks: tuple[int, ...]) -> str:
    return f" with {', '.join(ONE[rank] for rank in ranks)}" if ranks else ""


FIVE, SEVEN, TWO = 5, 7, 2


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("rank", help="rank and compare hands")
    parser.add_argument("hands", nargs="+", metavar="HAND", help='cards such as "As Ks Qs Js Ts"')
    parser.add_argument("--board", default="", help="community cards")
    parser.add_argument("--deck", type=counted(), default=52, choices=[int(one) for one in Deck])
    parser.add_argument("--game", default="holdem", help="such as omaha or razz (default: holdem)")
    add_house(parser)
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read the hands; exit code 1 if they cannot be read."""
    game = variant(args.game)
    board = cards(args.board)
    held = [cards(one) for one in args.hands]
    _check(held, board, Deck(args.deck), game)
    order = play_rules(args.house).order_of(args.deck, game.id)
    found = {one: reader(game, one, order) for one in game.rankings}
    answers = [_answer(ranking, read, held, board) for ranking, read in found.items()]
    if args.json:
        say_json({"rankings": answers})
    else:
        for answer in answers:
            say(_lines(answer, several=len(answers) > 1))
    return 0


def _answer(
    ranking: Ranking, read: Reader, held: list[tuple[Card, ...]], board: tuple[Card, ...]
) -> dict[str, Any]:
    best = read.best(dict(enumerate(held)), board)
    return {
        "ranking": ranking.value,
        "hands": [
            {"cards": texts_of(hand), "name": _name(read, hand, board), "wins": at in best}
            for at, hand in enumerate(held)
        ],
        "split": len(best) > 1,
    }


def _name(read: Reader, hand: tuple[Card, ...], board: tuple[Card, ...]) -> str | None:
    name = read.name(read.strength(hand, board))
    return None if name is None else hand_words(name)


def _lines(answer: dict[str, Any], *, several: bool) -> str:
    head = [f"{answer['ranking']}:"] if several else []
    result = "splits" if answer["split"] else "wins"
    return "\n".join(
        head
        + [
            f"{one['cards']}: {one['name'] or 'no such hand'}{', ' + result if one['wins'] else ''}"
            for one in answer["hands"]
        ]
    )


def _check(
    held: list[tuple[Card, ...]], board: tuple[Card, ...], deck: Deck, game: Variant
) -> None:
    """Refuses ``same_card``, ``not_in_deck`` and ``cannot_rank``: what is no hand of the game."""
    every = [*board, *(card for hand in held for card in hand)]
    cards(texts_of(every))
    if strange := set(every) - {*deck.cards}:
        raise Refusal("not_in_deck", cards=texts_of(sorted(strange)), deck=int(deck))
    for hand in held:
        both = game.uses is Uses.TWO_AND_THREE
        enough = (
            len(hand) >= TWO and FIVE - TWO <= len(board) <= FIVE
            if both
            else len(hand) + len(board) in _sizes(game)
        )
        if not enough:
            raise Refusal("cannot_rank", cards=texts_of(hand), game=game.name)


def _sizes(game: Variant) -> range:
    """How many cards a hand may have; a deuce-to-seven low is of five and no more."""
    match game.rankings[0]:
        case Ranking.BADUGI:
            return range(1, SEVEN + 1)
        case Ranking.DEUCE_TO_SEVEN:
            return range(FIVE, FIVE + 1)
        case _:
            return range(FIVE, SEVEN + 1)
