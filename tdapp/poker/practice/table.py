"""A table of a house for a hand that the program deals: for training, demonstration, simulation."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.blinds import BlindPosts, chips_play, demand_blinds, posted
from tdapp.poker.betting.limit import Limit, Structure, limit_played
from tdapp.poker.cards import Deck
from tdapp.poker.round.setup import Setup, table_rules
from tdapp.poker.variants.table_size import table_size
from tdapp.poker.variants.variant import Variant
from tdapp.rules.game_rules import burns_of, on_deck
from tdapp.rules.play_rules import PlayRules

USUAL = {
    "holdem": Structure.NO_LIMIT,
    "deuce_to_seven_lowball": Structure.NO_LIMIT,
    "omaha": Structure.POT,
}
"""How bets are mostly limited in a game, fixed where it is not here."""


class PracticeStakes(msgspec.Struct, frozen=True):
    """Chips of a table: everybody's `stack`, and the `bet`, which is the big blind or least bet.

    None of `ante` or `bring_in` is what is usual: in stud a fifth and a half of the bet, or no
    bring-in where the house's opener has to bet. `most_bet` is the largest of a spread limit.
    """

    stack: int
    bet: int
    ante: int | None = None
    bring_in: int | None = None
    most_bet: int = 0


def practice_table(
    rules: PlayRules,
    game: Variant,
    players: int,
    stakes: PracticeStakes,
    *,
    deck: Deck | None = None,
    structure: Structure | None = None,
) -> Setup:
    """A cash table of a house for one of its games, with its largest deck where none is told.

    Refuses with ``game_not_offered``, ``deck_not_offered``, ``limit_not_offered``,
    ``too_few_players``, ``too_many_players``, ``trivial_chips``, ``spread_not_told`` and as
    `demand_blinds` does.
    """
    deck = Deck(on_deck(rules.game(game.id), deck).deck)
    table_size(rules, game, deck).demand(players)
    bet, stud = stakes.bet, game.is_stud
    _chips_must_play(rules, stakes)
    ante = stakes.ante if stakes.ante is not None else stud * (bet // 5)
    by = BlindPosts((0,) * players, 0) if stud else _blinds(rules, players, bet, ante)
    limited = limit_played(rules, game.id, structure, USUAL.get(game.id, Structure.FIXED))
    most = _most(game, limited, stakes)
    return Setup(
        variant=game,
        deck=deck,
        rules=table_rules(rules, deck, game.id),
        stacks=(stakes.stack,) * players,
        antes=(ante,) * players,
        dead=(0,) * players,
        blinds=by.blinds,
        first=by.first,
        small=Limit(limited, bet, most),
        big=Limit(limited, bet * (1 + (limited is Structure.FIXED)), most),
        bring_in=_bring_in(rules, stakes) if stud else 0,
        burns=burns_of(rules.game(game.id)),
        unit=rules.odd_chips.smallest_share(game.id, 1, bet),
    )


def _chips_must_play(rules: PlayRules, stakes: PracticeStakes) -> None:
    trivial = rules.blinds.trivial_chips
    if trivial and not chips_play([stakes.stack], stakes.bet, trivial):
        raise Refusal("trivial_chips", chips=stakes.stack, least=stakes.bet, rule=trivial.rule)


def _blinds(rules: PlayRules, players: int, bet: int, ante: int) -> BlindPosts:
    demand_blinds((bet // 2, bet), ante, rules.blinds.posting)
    return posted(players, (bet // 2, bet), rules.blinds)


def _most(game: Variant, limited: Structure, stakes: PracticeStakes) -> int:
    """The most bet of a spread limit; others have none."""
    if limited is not Structure.SPREAD:
        return 0
    if stakes.most_bet <= stakes.bet:
        raise Refusal("spread_not_told", game=game.name)
    return stakes.most_bet


def _bring_in(rules: PlayRules, stakes: PracticeStakes) -> int:
    if stakes.bring_in is not None:
        return stakes.bring_in
    return 0 if rules.betting.checking.opener_must_bet else stakes.bet // 2
