"""What a round of play tells of itself, so that a ruling on it need not ask."""

from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Variant
from tdapp.rules.irregularities.facts import Facts, RulingFact, Told
from tdapp.rules.irregularities.situations import GameKind, Situation

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


def kind_of(variant: Variant) -> GameKind:
    """The kind of game that rules of irregularities speak of."""
    streets = variant.streets
    if variant.is_stud:
        return _kind_of_stud(variant)
    if any(street.draw for street in streets):
        return GameKind.DRAW
    if streets[0].community:
        return GameKind.MANILA
    if any(street.discard for street in streets):
        return GameKind.PINEAPPLE
    return GameKind.DOUBLE_FLOP if variant.boards > 1 else GameKind.FLOP


def facts_of(round_: Round, situation: Situation, player: int | None = None) -> Facts:
    """What the round tells; with a player, of his hand and chips too."""
    found = _of_the_table(round_)
    if situation in OF_THE_INITIAL_DEAL and round_.street:
        found[RulingFact.SUBSTANTIAL_ACTION] = True
    elif (acted := _how_many_acted(round_)) is not None and situation not in SINCE_THE_MISTAKE:
        found[RulingFact.PLAYERS_ACTED] = acted
    if player is not None:
        found[RulingFact.ACTED] = round_.street > 0 or _has_acted(round_, player)
        found[RulingFact.IN_HAND] = player in round_.live
        found[RulingFact.WAGERS] = round_.setup.stacks[player] - round_.betting.stakes[player].stack
        found[RulingFact.OPPONENTS] = len(round_.live) - 1
        found[RulingFact.ONE_OPPONENT] = found[RulingFact.OPPONENTS] == 1
        uncalled = _uncalled(round_, player)
        found.update({RulingFact.UNCALLED: uncalled, RulingFact.RAISE_UNCALLED: uncalled > 0})
    return found


def _of_the_table(round_: Round) -> dict[RulingFact, Told]:
    found = _of_any_table(round_)
    if len(round_.boards) > 1 and not any(round_.owed_board[:1]):
        found[RulingFact.ON_TOP] = any(round_.owed_board)
    return found


def _of_any_table(round_: Round) -> dict[RulingFact, Told]:
    return {
        RulingFact.GAME: kind_of(round_.setup.variant),
        RulingFact.MORE_TO_COME: not round_.is_last_street,
        RulingFact.FIRST_ROUND: round_.street == 0,
        RulingFact.COMMUNITY_DEALT: any(round_.boards),
        RulingFact.ANY_WAGER: any(one.bet for one in round_.betting.stakes),
        RulingFact.FIRST_CARD_OUT: any(map(round_.hand, range(round_.setup.players))),
        RulingFact.BETTING_STARTED: round_.street > 0 or any(round_.betting.acted),
        RulingFact.ACTIVE: len(round_.live),
        **_folds(round_),
        RulingFact.BURNS_USED: round_.setup.any_burns,
    }


def _folds(round_: Round) -> dict[RulingFact, Told]:
    """Whether anybody folded; of a later betting round the round of play cannot tell."""
    if len(round_.live) == round_.setup.players:
        return {RulingFact.SOMEBODY_FOLDED: False, RulingFact.FOLDED_IN_FINAL_ROUND: False}
    return {RulingFact.SOMEBODY_FOLDED: True}


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


def _kind_of_stud(variant: Variant) -> GameKind:
    cards = sum(street.down + street.up for street in variant.streets)
    if cards >= SEVEN:
        return GameKind.SEVEN_CARD_STUD
    return GameKind.CROWN_STUD if variant.streets[-1].down else GameKind.FIVE_CARD_STUD
