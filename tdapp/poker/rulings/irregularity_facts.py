"""What a round of play tells of itself, so that a ruling on it need not ask."""

from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Variant
from tdapp.rules.irregularities.facts import Fact, Facts, Told
from tdapp.rules.irregularities.situations import Game, Situation

SEVEN = 7
OF_THE_INITIAL_DEAL = {
    Situation.EXPOSED_IN_CUT,
    Situation.NOT_SHUFFLED_OR_CUT,
    Situation.DEALT_OUT_OF_ORDER,
    Situation.HAND_MISSED_OR_EXTRA,
    Situation.WRONG_COUNT,
    Situation.HOLE_CARD_EXPOSED,
    Situation.BOXED_CARD,
}
"""Whether there was action is asked of the whole round of play, not of one betting round."""
SINCE_THE_MISTAKE = {Situation.TURN_EARLY, Situation.RIVER_EARLY, Situation.DISCARD_MISSED}
"""Only action after it counts, which the round cannot tell from action before it."""


def kind_of(variant: Variant) -> Game:
    """The kind of game that rules of irregularities speak of."""
    streets = variant.streets
    if variant.is_stud:
        return _kind_of_stud(variant)
    if any(street.draw for street in streets):
        return Game.DRAW
    if streets[0].community:
        return Game.MANILA
    if any(street.discard for street in streets):
        return Game.PINEAPPLE
    return Game.DOUBLE_FLOP if variant.boards > 1 else Game.FLOP


def facts_of(round_: Round, situation: Situation, player: int | None = None) -> Facts:
    """What the round tells; with a player, of his hand and chips too."""
    found = _of_the_table(round_)
    if situation in OF_THE_INITIAL_DEAL and round_.street:
        found[Fact.SUBSTANTIAL_ACTION] = True
    elif (acted := _how_many_acted(round_)) is not None and situation not in SINCE_THE_MISTAKE:
        found[Fact.PLAYERS_ACTED] = acted
    if player is not None:
        found[Fact.ACTED] = round_.street > 0 or _has_acted(round_, player)
        found[Fact.IN_HAND] = player in round_.live
        found[Fact.WAGERS] = round_.setup.stacks[player] - round_.betting.stakes[player].stack
        found[Fact.OPPONENTS] = len(round_.live) - 1
        found[Fact.ONE_OPPONENT] = found[Fact.OPPONENTS] == 1
        uncalled = _uncalled(round_, player)
        found.update({Fact.UNCALLED: uncalled, Fact.RAISE_UNCALLED: uncalled > 0})
    return found


def _of_the_table(round_: Round) -> dict[Fact, Told]:
    found = _of_any_table(round_)
    if len(round_.boards) > 1 and not any(round_.owed_board[:1]):
        found[Fact.ON_TOP] = any(round_.owed_board)
    return found


def _of_any_table(round_: Round) -> dict[Fact, Told]:
    return {
        Fact.GAME: kind_of(round_.setup.variant),
        Fact.MORE_TO_COME: not round_.is_last_street,
        Fact.FIRST_ROUND: round_.street == 0,
        Fact.COMMUNITY_DEALT: any(round_.boards),
        Fact.ANY_WAGER: any(one.bet for one in round_.betting.stakes),
        Fact.BETTING_STARTED: round_.street > 0 or any(round_.betting.acted),
        Fact.ACTIVE: len(round_.live),
        Fact.BURNS_USED: round_.setup.any_burns,
    }


def _uncalled(round_: Round, player: int) -> int:
    """So much of a player's bet nobody has called."""
    bets = [one.bet for at, one in enumerate(round_.betting.stakes) if at != player]
    return max(round_.betting.stakes[player].bet - max(bets), 0)


def _how_many_acted(round_: Round) -> int | None:
    """In this betting round; None where a fold may be of this round or of one before it."""
    players = range(round_.setup.players)
    acted = sum(_has_acted(round_, it) for it in players)
    folded = round_.setup.players - len(round_.live)
    return None if round_.street and folded and round_.phase is Phase.BET else acted


def _has_acted(round_: Round, player: int) -> bool:
    betting = round_.betting
    if round_.phase is Phase.DEAL or not betting.acted:
        return False
    return betting.acted[player] is not None or not betting.stakes[player].live


def _kind_of_stud(variant: Variant) -> Game:
    cards = sum(street.down + street.up for street in variant.streets)
    if cards >= SEVEN:
        return Game.SEVEN_CARD_STUD
    return Game.CROWN_STUD if variant.streets[-1].down else Game.FIVE_CARD_STUD
