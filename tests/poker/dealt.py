"""Rounds of play on a house's table, with cards that are given and acts that are said."""

from collections.abc import Sequence

from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import Deck, cards
from tdapp.poker.play import with_cards, with_chips
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import offers
from tdapp.poker.round.setup import Setup, table_rules
from tdapp.poker.round.state import Phase, Round
from tests.poker.houses import play_rules
from tests.poker.rounds_over import game

DEEP = 10_000


def table(
    house: str,
    name: str,
    stacks: Sequence[int] = (DEEP,) * 3,
    *,
    structure: Structure = Structure.NO_LIMIT,
    blinds: Sequence[int] = (),
    ante: int = 0,
    bet: int = 10,
) -> Setup:
    """A table of a house; the blinds stand from the left of the button on."""
    players = len(stacks)
    return Setup(
        variant=game(name),
        deck=Deck.FULL,
        rules=table_rules(play_rules(house), Deck.FULL, name),
        stacks=tuple(stacks),
        antes=(ante,) * players,
        dead=(0,) * players,
        blinds=(*blinds, *[0] * (players - len(blinds))),
        first=len(blinds) % players,
        small=Limit(structure, bet),
        big=Limit(structure, 2 * bet),
    )


def dealt(round_: Round, hands: Sequence[str], board: str = "") -> Round:
    """The round with this street's cards; each hand and the board in the order of the deal."""
    while round_.phase is Phase.DEAL and any((*round_.owed, *round_.owed_board)):
        if any(round_.owed):
            player = next(at for at, owed in enumerate(round_.owed) if owed)
            held = len(round_.hand(player))
            now = cards(hands[player])[held : held + round_.owed[player]]
            round_ = with_cards.deal(round_, player, now)
        else:
            lies, owed = len(round_.boards[0]), round_.owed_board[0]
            round_ = with_cards.deal_board(round_, cards(board)[lies : lies + owed])
    return round_


def opened(setup: Setup, hands: Sequence[str]) -> Round:
    """The first betting round of a table."""
    return dealt(start(setup), hands)


def does(round_: Round, *acts: str | int) -> Round:
    """The round after whoever is to act does this: "check", "call", "fold", or a bet to so much."""
    for act in acts:
        player = round_.actor
        assert player is not None
        if isinstance(act, int):
            round_ = with_chips.raise_to(round_, player, act)
        else:
            round_ = {"fold": with_chips.fold}.get(act, with_chips.call)(round_, player)
    return round_


def open_to_actor(round_: Round) -> set[str]:
    """What is open to who is to act, in words."""
    may = offers(round_)
    found = {"fold"} if may.folds else set()
    if may.call is not None:
        found.add("call" if may.call else "check")
    if may.raises:
        found.add("raise")
    return found
