"""Rounds that are over, put together from what matters for their settlement."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import resources
from tdapp.poker.betting.betting import Betting, Stake
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import Deck, cards
from tdapp.poker.play.course import start
from tdapp.poker.round.setup import Setup, TableRules
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Variant, read_variant
from tests.poker.houses import play_rules

PLAYS_THE_BOARD = "As Ks Qs Js Ts"
JUNK = ["2c 3d", "2d 3h", "2h 3c", "4c 5d", "4d 5h", "4h 5c", "6c 7d", "6d 7h", "6h 7c", "8c 9d"]
BY_RANK = {"best": "Ac Ad", "second": "Qc Qd", "third": "Tc Td"}
DRY = "2c 5d 8h Js Kh"


def game(name: str) -> Variant:
    """A bundled game."""
    return read_variant(resources.read("variants", f"{name}.toml"))


def over(
    house: str,
    put_in: Sequence[int],
    hands: Sequence[str] = JUNK,
    boards: Sequence[str] = (PLAYS_THE_BOARD,),
    *,
    folded: Sequence[int] = (),
    dead: int = 0,
    **changed: Any,
) -> Round:
    """A round of which nothing is left to do but to settle it; nobody has chips behind.

    It is hold'em unless `changed` has another variant, or anything else of a setup. More boards
    than the game has were run.
    """
    rules, played = play_rules(house), changed.get("variant", game("holdem"))
    players = len(put_in)
    limit = Limit(Structure.NO_LIMIT, 2)
    setup = Setup(
        variant=played,
        deck=Deck.FULL,
        rules=TableRules(
            order=rules.order_of(Deck.FULL, played.id),
            betting=rules.betting,
            odd_chips=rules.odd_chips,
            stud=rules.stud,
        ),
        stacks=tuple(put_in),
        antes=(0,) * players,
        dead=(0,) * players,
        blinds=(0,) * players,
        first=0,
        small=limit,
        big=limit,
    )
    stakes = [Stake(0, 0, chips, at not in folded) for at, chips in enumerate(put_in)]
    return replace(
        start(replace(setup, **changed)),
        phase=Phase.OVER,
        betting=Betting(tuple(stakes), (), dead=dead),
        down=tuple(cards(hand) for hand in hands[:players]),
        boards=tuple(cards(board) for board in boards),
        owed=(),
        owed_board=(),
        runs=len(boards) // played.boards,
    )


def stakes_of(given: Mapping[str, int]) -> list[int]:
    """What players put in, by their names in alphabetical order."""
    return [given[name] for name in sorted(given)]
