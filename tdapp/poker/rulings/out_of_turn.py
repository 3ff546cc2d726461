"""What an act out of turn is worth (STAR 26.4-26.5, CROWN 6.18, TAS B17.1, C19.11, ADELAIDE 69)."""

from collections.abc import Sequence
from enum import Enum

import msgspec

from tdapp.rules.wager_rules import AfterSkipped, OpenTo, TurnRules


class Deed(Enum):
    """What a player did; a wager is a bet, a call or a raise."""

    FOLD = "fold"
    CHECK = "check"
    WAGER = "wager"


class Did(msgspec.Struct, frozen=True):
    """A deed; of a wager also what it comes to in this round, and whether it was all-in."""

    deed: Deed
    to: int = 0
    all_in: bool = False


class TurnRuling(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of an act out of turn; `rule` is the house's.

    `may` has what is open to the player: one thing is what is done. `stands` is whether his chips
    are a wager already; where they are not, or he may take them back, `back` has them. `adds` is
    what a call takes then, `back_on_call` what is over it; `lost` is what a fold leaves in the pot,
    `back_on_fold` what it gets him back. `opens_again` is whether his wager lets those raise who
    acted before it. Who is `barred` may not bet or raise in the rest of the betting round.
    """

    may: tuple[OpenTo, ...]
    rule: str
    stands: bool = False
    adds: int = 0
    lost: int = 0
    back: int = 0
    back_on_fold: int = 0
    back_on_call: int = 0
    opens_again: bool = True
    barred: bool = False

    @property
    def may_raise(self) -> bool:
        """Whether a raise is open to him."""
        return not {*self.may}.isdisjoint({OpenTo.RAISE, OpenTo.TAKE_BACK_AND_RAISE})


AS_IN_TURN = (OpenTo.CALL, OpenTo.RAISE, OpenTo.FOLD)
TAKES_BACK = {OpenTo.CHECK, OpenTo.TAKE_BACK_AND_FOLD, OpenTo.TAKE_BACK_AND_RAISE}


def out_of_turn(
    his: Did,
    skipped: Sequence[Did],
    rules: TurnRules,
    *,
    faced: int = 0,
    full: bool = True,
    told_by_dealer: bool = False,
) -> TurnRuling:
    """The ruling on `his` act before those who were `skipped` did theirs.

    `faced` is the bet that stood before, `full` whether his wager is a full bet or raise.
    """
    if told_by_dealer and rules.directed:
        back = his.to
        return TurnRuling(may=AS_IN_TURN, back=back, back_on_fold=back, rule=rules.directed.rule)
    price = max([faced, *(one.to for one in skipped)])
    if his.deed is Deed.FOLD:
        return TurnRuling(may=(OpenTo.FOLD,), stands=True, rule=rules.unsaid or rules.rule)
    if his.deed is Deed.CHECK:
        return _checked(price, rules)
    found = _row(his, skipped, rules, faced)
    may = found.may if found else AS_IN_TURN
    frees = any(one in TAKES_BACK for one in may)
    said = found.rule if found else rules.unsaid or rules.rule
    undersized = rules.undersized if rules.undersized and not full else None
    returned = frees or bool(found and found.returned)
    return TurnRuling(
        may=may,
        stands=may == (OpenTo.KEEP,),
        adds=max(price - his.to, 0),
        lost=0 if returned else his.to,
        back=his.to if frees else 0,
        back_on_fold=his.to if returned else 0,
        back_on_call=max(his.to - price, 0) if OpenTo.CALL in may else 0,
        opens_again=full,
        rule=undersized.rule if undersized else said,
    )


def _row(his: Did, skipped: Sequence[Did], rules: TurnRules, faced: int) -> AfterSkipped | None:
    """The house's decision, by the most that the skipped players did (P20)."""
    wagers = [one.to for one in skipped if one.deed is Deed.WAGER]
    if his.all_in and his.to < max([faced, *wagers]) and rules.short_all_in:
        return rules.short_all_in
    if wagers:
        return rules.they_bet_more if max(wagers) > his.to else rules.they_bet_no_more
    checked = any(one.deed is Deed.CHECK for one in skipped)
    return rules.they_checked if checked else rules.they_folded


def _checked(price: int, rules: TurnRules) -> TurnRuling:
    """A check out of turn: binding where the house says so, else he acts when his turn comes."""
    found = rules.checked_himself
    if found is None:
        return TurnRuling(may=AS_IN_TURN, adds=price, rule=rules.unsaid or rules.rule)
    if not price:
        return TurnRuling(
            may=(OpenTo.CHECK,), stands=True, rule=found.rule, barred=found.for_the_round
        )
    return TurnRuling(may=found.may, adds=price, rule=found.rule, barred=found.for_the_round)
