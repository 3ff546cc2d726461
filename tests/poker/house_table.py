"""Tables as a house would set them up for one of its games, dealt by the program."""

from collections.abc import Sequence
from typing import Any

import resources
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import Deck
from tdapp.poker.dealing import Pack, new_pack, next_dealt
from tdapp.poker.play import with_cards, with_chips
from tdapp.poker.play.acts import AnyAct
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import offers
from tdapp.poker.round.setup import Setup, table_rules
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Variant, read_variant
from tdapp.rules.game_rules import burns_of
from tests.poker.houses import play_rules

Dealing = tuple[Round, Pack, Sequence[AnyAct]]


def variant(id_: str) -> Variant:
    """A game by its id."""
    return read_variant(resources.read("variants", f"{id_}.toml"))


def house_table(
    house: str, game: str, players: int, deck: int = 52, *, tournament: bool = False, **more: Any
) -> Setup:
    """A no-limit table of 1,000 chips each, blinds 5 and 10, or an ante of 1 in stud."""
    rules, played = play_rules(house), variant(game)
    ante = int(played.is_stud)
    limit = Limit(Structure.NO_LIMIT, 10, tournament=tournament)
    fields: dict[str, Any] = {
        "variant": played,
        "deck": Deck(deck),
        "rules": table_rules(rules, deck, game),
        "stacks": (1_000,) * players,
        "antes": (ante,) * players,
        "dead": (0,) * players,
        "blinds": (0,) * players if ante else (5, 10, *[0] * (players - 2)),
        "first": 0 if ante else 2 % players,
        "small": limit,
        "big": limit,
        "burns": burns_of(rules.game(game)),
    }
    return Setup(**fields | more)


def dealt_on(round_: Round, pack: Pack) -> Dealing:
    """Everything that the dealer does until a player has to act."""
    acts: list[AnyAct] = []
    while dealt := next_dealt(round_, pack):
        round_, pack = dealt.act.after(round_), dealt.pack
        acts.append(dealt.act)
    return round_, pack, acts


def called_down(setup: Setup, seed: str = "1") -> tuple[Round, Sequence[AnyAct]]:
    """A round in which everybody calls and stands pat until betting is over, and what was dealt."""
    round_, pack = start(setup), new_pack(setup.deck, seed)
    acts: list[AnyAct] = []
    while round_.phase not in {Phase.SHOWDOWN, Phase.OVER}:
        round_, pack, more = dealt_on(round_, pack)
        acts += more
        round_ = stood(round_)
    return round_, acts


def stood(round_: Round) -> Round:
    """The round after the actor's call, check or bet, or after standing pat, if it waits for it."""
    match round_.phase:
        case Phase.BET if round_.betting.queue:
            return called(round_)
        case Phase.DRAW if round_.turn:
            return with_cards.draw(round_, round_.turn[0], ())
        case Phase.DISCARD:
            player = round_.turn[0]
            return with_cards.discard(round_, player, round_.down[player][: round_.now.discard])
        case _:
            return round_


def called(round_: Round) -> Round:
    """The round after the actor's call, or the least bet where a check is not allowed."""
    may, player = offers(round_), round_.betting.queue[0]
    if may.call is not None:
        return with_chips.call(round_, player)
    assert may.raises is not None
    return with_chips.raise_to(round_, player, may.raises.least)


def all_called(round_: Round) -> Round:
    """The round after the betting of this street."""
    while round_.phase is Phase.BET:
        round_ = called(round_)
    return round_
