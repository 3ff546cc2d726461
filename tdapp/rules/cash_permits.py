"""What a house's rules let be done with stakes, terms and tables of a cash game.

Every function gives None where it may be done, or else why not.
"""

from collections.abc import Mapping

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.cash_rules import (
    Agreement,
    BonusTables,
    CashRules,
    ClosingRule,
    FreezeOut,
    HigherMinimum,
    TableTerm,
    TermsRule,
)
from tdapp.rules.rule import for_game


class NoticeSoFar(msgspec.Struct, frozen=True):
    """How long a table has had notice: minutes of its sign, hands played since; None: none at all.

    Of so many `players` so many `agree`; `last_rounds`: the last rounds were called.
    """

    minutes: int | None
    hands: int | None
    players: int
    agree: int
    last_rounds: bool = False


class TermsChange(msgspec.Struct, frozen=True):
    """What is to be changed at a table of this game (a variant), from the next hand on.

    `raised`: a least or most wager goes up; `minimum_raised`: the least one. The commission is not
    among these terms (`poker.commission.changing`).
    """

    minimum_raised: bool
    what: TableTerm
    game: str
    raised: bool = True
    freeze_out: bool = False


def why_not_stake(
    cash: CashRules,
    cents: int,
    least: int,
    most: int | None,
    *,
    owed_back: int | None = None,
    keeps: bool = False,
) -> Refusal | None:
    """Why somebody may not sit down with this stake.

    `owed_back` is what was taken off this game shortly before (`back_with`) and goes before the
    limits (ADELAIDE 61, P62); who `keeps` a stake was directed to move (STAR 8.5).
    ``not_what_was_removed``, ``stake_too_small`` or ``stake_too_large``.
    """
    stakes = cash.stakes
    if owed_back is not None and stakes.back is not None:
        if cents == owed_back:
            return None
        return Refusal("not_what_was_removed", removed=owed_back, rule=stakes.back.rule)
    if keeps and stakes.kept is not None:
        return None
    if cents < least:
        return Refusal("stake_too_small", least=least, rule=stakes.rule)
    if most is not None and cents > most:
        return Refusal("stake_too_large", most=most, rule=stakes.rule)
    return None


def back_with(cash: CashRules, removed: int, minutes_ago: int) -> int | None:
    """What somebody brings who comes back to a game with so many cents taken off; None: any stake.

    >>> from tdapp.rules.cash_rules import COMMON_CASH
    >>> back_with(COMMON_CASH, 145_000, 45) is None
    True
    """
    back = cash.stakes.back
    return None if back is None or minutes_ago > back.minutes else removed or None


class StakePutRight(msgspec.Struct, frozen=True):
    """A wrong stake is made `cents`: at once or, `after_hand`, if it is still less by then."""

    cents: int
    rule: str
    after_hand: bool = False


def stake_put_right(
    cash: CashRules, stake: int, least: int, most: int | None, *, acted: bool
) -> StakePutRight | None:
    """How a stake is put right that is found wrong in a hand; None if it is right.

    `acted`: there was substantial action (STAR 8.2.1.1-8.2.1.3). Earlier hands stand (8.2.1.4).
    """
    rule = cash.stakes.set_right
    if stake < least:
        return StakePutRight(least, rule, after_hand=acted)
    return StakePutRight(most, rule) if most is not None and stake > most else None


def given_back(wagers: Mapping[int, int], wrong: int, most: int) -> Mapping[int, int]:
    """What goes back to each of what was wagered against a stake above `most` (STAR 8.2.1.3).

    `wagers` are those of the hand by player; `wrong` is the player with that stake.
    """
    return {who: max(0, min(chips, wagers[wrong]) - most) for who, chips in wagers.items()}


def why_no_top_up(
    cash: CashRules,
    stake: int,
    added: int,
    most: int | None,
    *,
    in_hand: bool,
    folded: bool = False,
) -> Refusal | None:
    """Why chips may not be added to a stake (STAR 8.7, CROWN 6.11, TAS B8, C5, ADELAIDE 33, 34).

    `in_hand`: a hand is played at the table; `folded`: not by this player any more. What was won is
    never too much, but nothing is added to it. ``no_top_up_in_hand`` or ``top_up_too_large``.
    """
    if in_hand and not (folded and cash.stakes.when_folded is not None):
        return Refusal("no_top_up_in_hand", rule=cash.stakes.added)
    if most is not None and stake + added > most:
        left = max(0, most - stake)
        return Refusal("top_up_too_large", left=left, most=most, rule=cash.stakes.rule)
    return None


def why_no_removal(
    cash: CashRules, *, in_hand: bool, for_goods: bool, approved: bool
) -> Refusal | None:
    """Why chips may not leave a stake while its player plays on.

    STAR 8.7, 8.7.1, CROWN 6.11, TAS B8.2, B8.3, C5.4, C5.5, ADELAIDE 35. ``no_removal_in_hand`` or
    ``no_removal``.
    """
    stakes = cash.stakes
    if in_hand:
        return Refusal("no_removal_in_hand", rule=stakes.removed)
    if (for_goods and stakes.for_goods) or (approved and stakes.on_approval):
        return None
    return Refusal("no_removal", rule=stakes.removed)


def why_not_for_another(cash: CashRules) -> Refusal:
    """``wagers_for_another``: nobody plays another's stake (TAS B5.2, ADELAIDE 36, STAR 27.1)."""
    return Refusal("wagers_for_another", rule=cash.stakes.for_others)


def why_no_change(cash: CashRules, notice: NoticeSoFar, change: TermsChange) -> Refusal | None:
    """Why terms may not change with the next hand.

    Whatever is agreed, a higher minimum stands on its sign first (P9, P31). STAR 8.3, 8.11,
    CROWN 6.10, TAS B5.3, C5.1, ADELAIDE 38, Appendix 1, 1b. ``terms_of_freeze_out``,
    ``higher_minimum_unsigned``, ``change_needs_hands``, ``change_needs_minutes`` or
    ``change_needs_agreement``.
    """
    if change.freeze_out:
        return Refusal("terms_of_freeze_out", rule=_freeze_out(cash, change.game).rule)
    higher = cash.higher_minimum
    if change.minimum_raised and higher and (notice.minutes or 0) < higher.minutes:
        return Refusal("higher_minimum_unsigned", minutes=higher.minutes, rule=higher.rule)
    rule = _terms_rule(cash, change)
    if rule is None or _enough(rule, notice):
        return None
    if rule.hands is not None:
        return Refusal("change_needs_hands", hands=rule.hands, rule=rule.rule)
    if rule.minutes is not None:
        return Refusal("change_needs_minutes", minutes=rule.minutes, rule=rule.rule)
    return Refusal("change_needs_agreement", agree=notice.agree, rule=rule.rule)


def why_not_closed(rules: CashRules | BonusTables, notice: NoticeSoFar) -> Refusal | None:
    """Why a table may not be closed yet; an empty one always may.

    STAR 27.10, BONUS 13.9, CROWN 18.3, TAS B1.3, C1.3, ADELAIDE 81. ``closing_needs_hands`` or
    ``closing_needs_minutes``.
    """
    closing = rules.closing
    last = closing.last_rounds if notice.last_rounds else None
    played = last is not None and (notice.hands or 0) >= last
    if played or not notice.players or _enough(closing, notice):
        return None
    if last is not None:
        return Refusal("closing_needs_hands", hands=last, rule=closing.rule)
    if closing.minutes is not None:
        return Refusal("closing_needs_minutes", minutes=closing.minutes, rule=closing.rule)
    return Refusal("closing_needs_hands", hands=closing.hands, rule=closing.rule)


class MinimumPlayed(msgspec.Struct, frozen=True):
    """The least wager of a player in cents, and whether a marker shows that it is an old one."""

    cents: int
    marker: bool = False


def minimum_played(
    higher: HigherMinimum, old: int, new: int, *, sign_minutes: int, seated: bool
) -> MinimumPlayed:
    """What a player wagers at least once a minimum went up from `old` to `new` cents.

    Who sat there keeps the old one where the house lets it hold at once (BONUS 6.5.1, 6.5.2,
    6.5.4). Refuses ``higher_minimum_unsigned`` where it may not hold yet.
    """
    if sign_minutes >= higher.minutes:
        return MinimumPlayed(new)
    if higher.seated_keep is None:
        raise Refusal("higher_minimum_unsigned", minutes=higher.minutes, rule=higher.rule)
    return MinimumPlayed(old, marker=True) if seated else MinimumPlayed(new)


def fewest(cash: CashRules, variant: str, *, freeze_out: bool = False) -> int:
    """With how many players a game starts and goes on (TAS B2.4, C3.4, ADELAIDE 4, STAR 9.8)."""
    rule = for_game(cash.fewest, variant)
    if rule is None:
        return 2
    return rule.freeze_out if freeze_out else rule.players


def why_no_freeze_out(
    cash: CashRules, variant: str, *, all_agree: bool, approved: bool, same_stakes: bool
) -> Refusal | None:
    """Why a game may not begin as a freeze-out (STAR 8.10, 8.10.1, TAS B16, B16.1).

    ``no_freeze_outs``, ``freeze_out_needs_consent``, ``freeze_out_needs_approval`` or
    ``freeze_out_stakes_differ``.
    """
    rule = for_game(cash.freeze_outs, variant)
    if rule is None:
        return Refusal("no_freeze_outs")
    if not all_agree:
        return Refusal("freeze_out_needs_consent", rule=rule.rule)
    if rule.approved and not approved:
        return Refusal("freeze_out_needs_approval", rule=rule.rule)
    return None if same_stakes else Refusal("freeze_out_stakes_differ", rule=rule.rule)


def why_not_in_freeze_out(cash: CashRules, variant: str) -> Refusal:
    """``not_in_freeze_out``: nobody joins, adds or removes chips, or leaves without good reason.

    STAR 8.10.2-8.10.4, TAS B16.2-B16.4. Nobody but staff can find the reason good.
    """
    return Refusal("not_in_freeze_out", rule=_freeze_out(cash, variant).rule)


def why_not_resumed(cash: CashRules, variant: str, *, all_here: bool) -> Refusal | None:
    """``freeze_out_needs_all``: it goes on later if all who are left wish to (TAS B16.7)."""
    rule = _freeze_out(cash, variant)
    return None if all_here else Refusal("freeze_out_needs_all", rule=rule.later or rule.rule)


def freeze_out_bet(first: int, minimum: int, eliminated: int) -> int:
    """The blind or ante: whoever is out adds the first minimum (STAR 8.10.5, TAS B16.5).

    >>> freeze_out_bet(10_00, 10_00, 3)
    4000
    """
    return first + minimum * eliminated


def _freeze_out(cash: CashRules, variant: str) -> FreezeOut:
    """The freeze-outs of a game; refuses with ``no_freeze_outs``."""
    rule = for_game(cash.freeze_outs, variant)
    if rule is None:
        raise Refusal("no_freeze_outs")
    return rule


def _terms_rule(cash: CashRules, change: TermsChange) -> TermsRule | None:
    """The rule that says most of just this change: one of the game, of the term, of a rise."""
    found = [
        rule
        for rule in cash.changes
        if (change.game in rule.only or not rule.only)
        and (change.what in rule.terms or not rule.terms)
        and (change.raised or change.minimum_raised or not rule.when_raised)
    ]
    return max(
        found, key=lambda rule: (bool(rule.only), bool(rule.terms), rule.when_raised), default=None
    )


def _enough(rule: TermsRule | ClosingRule, notice: NoticeSoFar) -> bool:
    """Whether there was notice long enough, or so many agree that it needs none."""
    waited = (rule.hands, notice.hands), (rule.minutes, notice.minutes)
    if any(least is not None and (had or 0) >= least for least, had in waited):
        return True
    match rule.agree:
        case Agreement.ALL:
            return notice.agree >= notice.players
        case Agreement.MAJORITY:
            return 2 * notice.agree > notice.players
    return False
