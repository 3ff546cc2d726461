"""What a house's rulebook and an event's conditions together let the director do."""

from collections.abc import Collection

from tdapp.core.refusal import Refusal
from tdapp.rules.finishing_rules import FinishBy, FinishingOrder, LeftToConditions
from tdapp.rules.money_rules import RefundDue, RefundRule
from tdapp.rules.presence_rules import AbsentHand, Consequence, Offence
from tdapp.rules.rule import SILENT, Answer
from tdapp.rules.tournament_rules import Heading, TournamentRules

FEE = "fee"
CHIPS_FORFEITED = Consequence.CHIPS_FORFEITED
MUST_DISQUALIFY = Consequence.MUST_DISQUALIFY


def is_so(rules: TournamentRules, answer: Answer, *, by_conditions: bool | None = None) -> bool:
    """A rulebook's answer, or the conditions' where it leaves it to them or they prevail.

    `by_conditions` is None where they say nothing; what neither says is not so.
    """
    left_to_them = answer is Answer.BY_CONDITIONS
    if left_to_them or (rules.conditions.prevail and by_conditions is not None):
        return bool(by_conditions)
    return answer is Answer.YES


def refundable(
    rules: TournamentRules,
    occasion: RefundRule,
    parts: Collection[str],
    by_conditions: Collection[str] | None = None,
    *,
    approved: bool = False,
) -> frozenset[str]:
    """Which of the parts of a payment, by name, may be given back on an occasion.

    `by_conditions` are the parts that the conditions grant, None where they say nothing; `approved`
    tells that the director agrees, where the rule asks for that.
    """
    due, granted = occasion.due, frozenset(parts)
    if due is RefundDue.BY_CONDITIONS or (rules.conditions.prevail and by_conditions is not None):
        return granted.intersection(by_conditions or ())
    if due is RefundDue.FEE_ON_APPROVAL:
        return granted & {FEE} if approved else frozenset()
    return granted if due is RefundDue.EVERYTHING else frozenset()


def why_no_removal(
    rules: TournamentRules,
    level: int,
    *,
    good_reason: bool,
    by_conditions: bool | None = None,
    after_levels: int | None = None,
) -> Refusal | None:
    """Why a player who never took his seat may not be removed now; None if he may.

    `level` counts from 1 (0: play has not begun); `after_levels` is what the conditions say.
    ``no_show_not_removed``, ``no_show_too_early`` or ``no_show_reason_needed``.
    """
    no_show = rules.no_show
    if not is_so(rules, no_show.removed, by_conditions=by_conditions):
        return Refusal("no_show_not_removed", rule=no_show.rule)
    levels = levels_to_wait(rules, after_levels)
    if level <= levels:
        return Refusal("no_show_too_early", levels=levels, rule=no_show.rule)
    if no_show.good_reason and not good_reason:
        return Refusal("no_show_reason_needed", rule=no_show.rule)
    return None


def levels_to_wait(rules: TournamentRules, by_conditions: int | None = None) -> int:
    """How many levels go by before a player who never came may be removed.

    Conditions may ask for more than the rulebook does; for fewer only where they prevail.
    """
    fewest = 0 if rules.conditions.prevail else rules.no_show.after_levels
    return rules.no_show.after_levels if by_conditions is None else max(fewest, by_conditions)


def why_seats_are_fixed(
    rules: TournamentRules, *, by_conditions: bool | None = None
) -> Refusal | None:
    """``seats_are_fixed`` where a player keeps his seat all session; None if he may be moved."""
    if is_so(rules, rules.seats_fixed.answer, by_conditions=by_conditions):
        return Refusal("seats_are_fixed", rule=rules.seats_fixed.rule)
    return None


def why_nothing_is_posted(
    rules: TournamentRules, *, by_conditions: bool | None = None
) -> Refusal | None:
    """``absent_not_posted`` where nothing is taken from who is absent; None if it is."""
    if is_so(rules, rules.absent_posts.answer, by_conditions=by_conditions):
        return None
    return Refusal("absent_not_posted", rule=rules.absent_posts.rule)


def why_no_substitute(
    rules: TournamentRules,
    *,
    approved: bool,
    seats_drawn: bool,
    by_conditions: bool | None = None,
) -> Refusal | None:
    """Why nobody may play in an entrant's place now; None if somebody may.

    ``no_substitutes``, ``substitute_after_draw`` or ``substitute_not_approved``.
    """
    substitute = rules.substitute
    if not is_so(rules, substitute.allowed, by_conditions=by_conditions):
        return Refusal("no_substitutes", rule=substitute.rule)
    if substitute.before_draw and seats_drawn:
        return Refusal("substitute_after_draw", rule=substitute.rule)
    if substitute.approval and not approved:
        return Refusal("substitute_not_approved", rule=substitute.rule)
    return None


def why_none_share(rules: TournamentRules) -> Refusal | None:
    """``cut_needed`` where those left after the last level may not share places; None if they may.

    The conditions say that they do.
    """
    rule = rules.left_share
    if rule is None or is_so(rules, rule.answer, by_conditions=True):
        return None
    return Refusal("cut_needed", rule=rule.rule)


def why_no_deal(rules: TournamentRules, *, by_conditions: bool | None = None) -> Refusal | None:
    """``deals_forbidden`` where players may not share the prizes; None if they may.

    Conditions may always forbid it; what the book forbids they allow only where they prevail.
    """
    rule = rules.deals
    if by_conditions is False:
        return Refusal("deals_forbidden", rule=SILENT)
    allowed = by_conditions and rules.conditions.prevail
    if rule is None or rule.answer is not Answer.NO or allowed:
        return None
    return Refusal("deals_forbidden", rule=rule.rule)


def why_no_side_bet(rules: TournamentRules) -> Refusal | None:
    """``side_bets_forbidden`` where players may not bet with each other; None if they may."""
    rule = rules.side_bets
    if rule is None or rule.answer is not Answer.NO:
        return None
    return Refusal("side_bets_forbidden", rule=rule.rule)


def absent_hand_is_live(
    rules: TournamentRules,
    *,
    dealt: bool,
    last_blind: bool,
    turn_come: bool,
    folded_when_dealt: bool | None = None,
) -> bool:
    """Whether the hand of a player who comes back now is still his.

    `dealt`: everybody has his first cards; `turn_come`: it is his turn to act. Where the conditions
    decide, a hand waits until its player's turn unless they say that it is `folded_when_dealt`.
    """
    rule = rules.absent_hand
    left_to_them = rule.live is AbsentHand.BY_CONDITIONS
    if left_to_them or (rules.conditions.prevail and folded_when_dealt is not None):
        return not (dealt if folded_when_dealt else turn_come)
    if rule.last_blind_until_turn and last_blind:
        return not turn_come
    return not dealt


def consequence(rules: TournamentRules, offence: Offence) -> tuple[Consequence, str] | None:
    """What follows from an offence, with the rule that says so; None if no rule names it.

    An offence that has no rule of its own is a breach of the rules like any other.
    """
    ruled = {one.offence: (one.consequence, one.rule) for one in rules.offences}
    return ruled.get(offence, ruled.get(Offence.BREACH))


def why_not_disqualified(rules: TournamentRules, offence: Offence) -> Refusal | None:
    """Why nobody is disqualified for an offence by name; None if he must or may be.

    ``offence_not_ruled`` where no rule names it, ``offence_costs_chips`` where its player stays.
    """
    follows = consequence(rules, offence)
    if follows is None:
        return Refusal("offence_not_ruled")
    what, rule = follows
    return Refusal("offence_costs_chips", rule=rule) if what is CHIPS_FORFEITED else None


def why_no_penalty(rules: TournamentRules, offence: Offence) -> Refusal | None:
    """Why no penalty can do for an offence; None if one may be given instead of worse.

    ``offence_not_ruled`` where no rule names it, ``must_be_disqualified`` where nothing is left to
    the director.
    """
    follows = consequence(rules, offence)
    if follows is None:
        return Refusal("offence_not_ruled")
    what, rule = follows
    return Refusal("must_be_disqualified", rule=rule) if what is MUST_DISQUALIFY else None


def finishing_order(
    rules: TournamentRules,
    same_table: tuple[FinishBy, ...] | None = None,
    other_tables: tuple[FinishBy, ...] | None = None,
) -> FinishingOrder:
    """The order of players out at once, with what the conditions chose in the house's place.

    Refuses ``finishing_order_fixed`` when they chose what the rulebook does not leave to them.
    """
    rule = rules.finishing
    left = LeftToConditions.EVERYTHING if rules.conditions.prevail else rule.left_to_conditions
    fixed_here = same_table not in {None, rule.same_table}
    fixed_elsewhere = other_tables not in {None, rule.other_tables}
    if (fixed_here and left is not LeftToConditions.EVERYTHING) or (
        fixed_elsewhere and left is LeftToConditions.NOTHING
    ):
        raise Refusal("finishing_order_fixed", rule=rule.rule)
    return FinishingOrder(
        rule.same_table if same_table is None else same_table,
        rule.other_tables if other_tables is None else other_tables,
    )


def unsaid(
    rules: TournamentRules, said: Collection[str], applying: Collection[str] = ()
) -> tuple[Heading, ...]:
    """The headings that conditions must speak of and these do not; `said` lists headings.

    Of those that are needed only where they apply, these are `applying`.
    """
    needed = (one for one in rules.conditions.must_say if one.always or one.heading in applying)
    return tuple(one for one in needed if one.heading not in said)
