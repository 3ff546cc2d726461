"""Rules on an irregularity from a few choices: what stands, what goes back, which rule says so."""

from collections.abc import Sequence

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, Card
from tdapp.poker.round.state import Hand
from tdapp.rules.irregularities.facts import Facts, RulingFact, holds
from tdapp.rules.irregularities.outcomes import (
    HandFate,
    InformedOffice,
    ReturnedChips,
    RoundFate,
    RulingStep,
    Winner,
)
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.irregularities.table import Decider, DecisionRow, Irregularities
from tdapp.rules.ruling_rules import Authority


class RulingAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What a house rules; `rule` says where its book does, `procedure` how a misdeal goes.

    `returned` goes back, in `chips` where that is known: nothing is 0. `burned` is how many cards
    are burnt in all, `units` what is lost in all. `by` decides a misdeal, what may be done, and
    what the book is silent about (`RoundFate.OPEN`), where he may void the hand if `may_void`.
    """

    situation: Situation
    standing: RoundFate
    rule: str
    procedure: str = ""
    hand: HandFate | None = None
    returned: ReturnedChips = ReturnedChips.NOTHING
    chips: int | None = 0
    winner: Winner | None = None
    steps: tuple[RulingStep, ...] = ()
    told: tuple[InformedOffice, ...] = ()
    burned: int | None = None
    units: int | None = None
    by: tuple[Authority, ...] = ()
    may_void: bool = False

    @property
    def rules(self) -> str:
        """All rules that it rests on, each once."""
        told = (self.rule, self.procedure)
        return ", ".join(dict.fromkeys(it for one in told if one for it in one.split(", ")))


FOLDS = {
    Winner.LAST_TO_FOLD: RulingFact.SOMEBODY_FOLDED,
    Winner.LAST_TO_FOLD_IN_FINAL_ROUND: RulingFact.FOLDED_IN_FINAL_ROUND,
}
"""Without such a fold nobody wins by it, and the house decides."""
AMOUNTS = {
    ReturnedChips.HIS_WAGERS: RulingFact.WAGERS,
    ReturnedChips.UNCALLED_RAISE: RulingFact.UNCALLED,
}


def rule_on(rules: Irregularities, situation: Situation, facts: Facts) -> RulingAnswer:
    """The house's ruling; refuses with ``fact_needed`` while it turns on one that is not told."""
    known = completed(rules, facts)
    missing = _open_fact(rules, situation, known)
    if missing is not None:
        raise Refusal("fact_needed", fact=missing.value, situation=situation.value)
    row = _first_row(rules, situation, known)
    if row is None or _nobody_folded(row, known):
        return _left_open(rules, situation, known)
    if row.standing is RoundFate.MISDEAL:
        return _misdealt(rules, situation, row, known)
    return _ruled(situation, row, known)


def next_fact(rules: Irregularities, situation: Situation, facts: Facts) -> RulingFact | None:
    """What is still to be asked; at last the amounts that the ruling can do without."""
    known = completed(rules, facts)
    missing = _open_fact(rules, situation, known)
    if missing is not None:
        return missing
    row = _first_row(rules, situation, known)
    wanted = () if row is None else _amounts(row)
    return next((fact for fact in wanted if fact not in known), None)


def completed(rules: Irregularities, facts: Facts) -> Facts:
    """With substantial action, where it is told how many players have acted."""
    if RulingFact.PLAYERS_ACTED not in facts or RulingFact.SUBSTANTIAL_ACTION in facts:
        return facts
    acted = int(_number(facts, RulingFact.PLAYERS_ACTED) or 0)
    return {**facts, RulingFact.SUBSTANTIAL_ACTION: acted >= rules.substantial.players}


def _first_row(rules: Irregularities, situation: Situation, facts: Facts) -> DecisionRow | None:
    """The first row that nothing told speaks against."""
    for row in rules.decisions.get(situation, ()):
        if all(holds(it, facts[fact]) for fact, it in row.when.items() if fact in facts):
            return row
    return None


def _open_fact(rules: Irregularities, situation: Situation, facts: Facts) -> RulingFact | None:
    """What the first row that is possible turns on, or who decides where there is none."""
    row = _first_row(rules, situation, facts)
    if row is not None:
        return next((fact for fact in row.when if fact not in facts), None)
    undecided = RulingFact.GAME not in facts and len(rules.silent) > 1
    return RulingFact.GAME if undecided else None


def _nobody_folded(row: DecisionRow, facts: Facts) -> bool:
    fold = FOLDS.get(row.winner) if row.winner else None
    return fold is not None and facts.get(fold) is False


def _amounts(row: DecisionRow) -> Sequence[RulingFact]:
    amount = AMOUNTS.get(row.returned)
    found = [amount] if amount else []
    found += [FOLDS[row.winner]] if row.winner in FOLDS else []
    found += [RulingFact.ACTIVE] * (RulingStep.BURN_UP_TO_ACTIVE in row.steps)
    return [*found, RulingFact.OPPONENTS] if row.units else found


def _ruled(situation: Situation, row: DecisionRow, facts: Facts) -> RulingAnswer:
    amount = AMOUNTS.get(row.returned)
    opponents = _number(facts, RulingFact.OPPONENTS)
    nothing = 0 if row.returned is ReturnedChips.NOTHING else None
    return RulingAnswer(
        situation=situation,
        standing=row.standing,
        rule=row.rule,
        hand=row.hand,
        returned=row.returned,
        chips=_number(facts, amount) if amount else nothing,
        winner=row.winner,
        steps=row.steps,
        told=row.told,
        burned=_number(facts, RulingFact.ACTIVE)
        if RulingStep.BURN_UP_TO_ACTIVE in row.steps
        else None,
        units=row.units * opponents if row.units and opponents is not None else None,
        by=row.by,
    )


def _misdealt(
    rules: Irregularities, situation: Situation, row: DecisionRow, facts: Facts
) -> RulingAnswer:
    """All wagers go back, and the same player is dealt to first again."""
    answer = _ruled(situation, row, facts)
    return msgspec.structs.replace(
        answer,
        procedure=rules.misdeal.rule,
        returned=ReturnedChips.ALL_WAGERS,
        chips=None,
        steps=row.steps + rules.misdeal.steps,
        by=_decider(rules.misdeal.deciders, facts).by,
    )


def _left_open(rules: Irregularities, situation: Situation, facts: Facts) -> RulingAnswer:
    decider = _decider(rules.silent, facts)
    return RulingAnswer(
        situation=situation,
        standing=RoundFate.OPEN,
        rule=decider.rule,
        chips=None,
        by=decider.by,
        may_void=decider.may_void,
    )


def _decider(deciders: Sequence[Decider], facts: Facts) -> Decider:
    """Who decides in this game; the last of them where none is named for it."""
    game = facts.get(RulingFact.GAME)
    kind = game if isinstance(game, GameKind) else None
    return next((one for one in deciders if one.is_for(kind)), deciders[-1])


def _number(facts: Facts, fact: RulingFact) -> int | None:
    told = facts.get(fact)
    return told if isinstance(told, int) else None


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """What the ruling does not say: whose hand it is about, which `cards` were seen in error.

    `instead` is dealt for one of them, `last_folder` has the pot where nobody else can. `chosen` is
    whether what may be done is done, by whoever decides or by the player who is asked.
    """

    player: int | None = None
    cards: Hand = ()
    instead: Card = UNKNOWN
    last_folder: int | None = None
    chosen: bool = False


def whose(player: int | None) -> int:
    """The player; refuses ``whose_hand``."""
    if player is None:
        raise Refusal("whose_hand")
    return player


def cards_of(mistake: Mistake) -> Hand:
    """The cards that were seen; refuses ``which_cards``."""
    if not mistake.cards:
        raise Refusal("which_cards")
    return mistake.cards
