"""A ruling carried out in the hand of a feature table, and what the hand tells for one."""

from tdapp.core.event import Event
from tdapp.poker.play.acts import AnyAct, Deal, Fold, Forfeit
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.rulings.irregularities import Mistake
from tdapp.poker.rulings.irregularities_carried import CarryOut, RuledAct, RuledToBe
from tdapp.poker.rulings.irregularity_facts import SINCE_THE_MISTAKE, facts_of
from tdapp.rules.irregularities.facts import Facts, RulingFact
from tdapp.rules.irregularities.situations import Situation
from tdapp.table.facts.hands import HandRuled
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.floor import Floor
from tdapp.table.guards import hand_at
from tdapp.table.hands.entering import must_be_possible, player_of
from tdapp.table.rulings.ruling import About
from tdapp.table.state.hands import HandInPlay


def rule_in_hand(floor: Floor, table: int, ruled: RuledAct) -> list[Event]:
    """Carry a ruling out in the hand of a table.

    One that lets a player act again is a step that changes nothing. Refuses ``no_hand_in_play``,
    ``not_dealt``, ``no_such_board``, ``not_in_deck``, ``not_a_stack``, and as the ruling does where
    the round is not as it says.
    """
    hand = hand_at(floor, table)
    round_ = hand.round
    if isinstance(ruled, CarryOut):
        _check(round_, ruled.mistake)
    else:
        for done in ruled.acts:
            must_be_possible(round_, done)
    ruled.after(round_)
    return [HandRuled(table, len(hand.acts), ruled)]


def about_hand(floor: Floor, table: int, ruled: RuledAct, kind: RulingKind) -> About:
    """What the log has of a ruling that is carried out in the hand of a table."""
    hand, player = hand_at(floor, table), ruled.player
    whom = () if player is None else (hand.entries[player],)
    return About(kind, table, str(hand.number), whom, ruled.rule)


def facts_of_hand(hand: HandInPlay, situation: Situation, player: int | None = None) -> Facts:
    """What the hand tells of itself, with what was done in it."""
    rounds = hand.rounds
    told = {RulingFact.POT_PUSHED: False, RulingFact.NEXT_HAND_BEGUN: False}
    found = {**told, **facts_of(rounds[-1], situation, player)}
    found[RulingFact.FOLDED_IN_FINAL_ROUND] = bool(folders(hand, final_round=True))
    if RulingFact.SUBSTANTIAL_ACTION not in found and situation not in SINCE_THE_MISTAKE:
        found[RulingFact.PLAYERS_ACTED] = _acted_on_street(hand, rounds)
    return found


def last_to_fold(hand: HandInPlay) -> int | None:
    """Who folded last, if anybody did."""
    return next((player for player, _ in reversed(_folds(hand))), None)


def _folds(hand: HandInPlay) -> list[tuple[int, int]]:
    """Who folded, and on which street."""
    return [
        (one.player, round_.street)
        for round_, act in zip(hand.rounds, hand.acts, strict=False)
        for one in _acts_in(act)
        if isinstance(one, Fold | Forfeit)
    ]


def folders(hand: HandInPlay, *, final_round: bool = False) -> list[int]:
    """Who folded, at any time or in the betting round that is the last so far."""
    now = hand.round.street
    return [player for player, street in _folds(hand) if street == now or not final_round]


def _acted_on_street(hand: HandInPlay, rounds: tuple[Round, ...]) -> int:
    """How many players have acted in the betting that is on."""
    now = rounds[-1]
    return len(
        {
            round_.actor
            for round_, act in zip(rounds, hand.acts, strict=False)
            if round_.phase is Phase.BET
            and round_.street == now.street
            and round_.actor in {player_of(one) for one in _acts_in(act)}
        }
    )


def _acts_in(act: AnyAct | RuledAct) -> tuple[AnyAct, ...]:
    """What somebody did with a step, by himself or as it was ruled to be."""
    match act:
        case RuledToBe():
            return act.acts
        case CarryOut():
            return ()
        case _:
            return (act,)


def _check(round_: Round, mistake: Mistake) -> None:
    """Refuse players and cards that cannot be at this table."""
    seen = (*mistake.cards, mistake.instead)
    must_be_possible(round_, Deal(mistake.player or 0, seen))
    must_be_possible(round_, Fold(mistake.last_folder or 0))
