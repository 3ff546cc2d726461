"""A rulebook's answer holds, or that of the conditions where it leaves the matter to them."""

from typing import Any

import pytest

from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.rules.finishing_rules import FinishBy
from tdapp.rules.permits import (
    absent_hand_is_live,
    consequence,
    finishing_order,
    is_so,
    levels_to_wait,
    refundable,
    why_no_removal,
    why_no_substitute,
    why_nothing_is_posted,
    why_seats_are_fixed,
)
from tdapp.rules.presence_rules import Consequence, Offence
from tdapp.rules.rule import Answer
from tdapp.rules.tournament_rules import TournamentRules
from tests.rules_doc import rule

STAR = rulebook("star").tournament
CROWN = rulebook("crown").tournament
TAS = rulebook("tasmania").tournament
ADELAIDE = rulebook("adelaide").tournament
PAID = ("pool", "fee", "staff")


@rule("TAS", "C20.4")
@pytest.mark.parametrize("rules", [STAR, TAS])
@pytest.mark.parametrize("by_conditions", [None, True, False])
def test_conditions_answer_what_is_left_to_them_and_prevail_only_where_they_may(
    rules: TournamentRules, by_conditions: Any
) -> None:
    """In Tasmania approved conditions prevail over a rule that they contradict, at STAR not."""
    prevailing = rules.conditions.prevail and by_conditions is not None

    assert is_so(rules, Answer.BY_CONDITIONS, by_conditions=by_conditions) is bool(by_conditions)
    for answer, plain in ((Answer.YES, True), (Answer.NO, False)):
        expected = by_conditions if prevailing else plain
        assert is_so(rules, answer, by_conditions=by_conditions) is expected


def test_tasmania_fixes_seats_unless_approved_conditions_say_otherwise() -> None:
    assert is_so(TAS, TAS.seats_fixed.answer)
    assert not is_so(TAS, TAS.seats_fixed.answer, by_conditions=False)
    assert not is_so(STAR, STAR.seats_fixed.answer, by_conditions=True)


@pytest.mark.parametrize(
    ("rules", "occasion", "by_conditions", "approved", "parts"),
    [
        (STAR, "cancellation", None, False, PAID),
        (STAR, "withdrawal", None, False, ()),
        (STAR, "withdrawal", ("pool",), False, ("pool",)),
        (STAR, "withdrawal", ("pool", "bounty"), False, ("pool",)),
        (STAR, "no_show", None, False, ()),
        (STAR, "no_show", None, True, ("fee",)),
        (STAR, "disqualification", PAID, True, ()),
        (TAS, "cancellation", None, False, PAID),
        (TAS, "withdrawal", None, True, ()),
        (TAS, "withdrawal", ("pool",), False, ("pool",)),
        (TAS, "no_show", None, False, ()),
        (TAS, "disqualification", None, True, ()),
        (ADELAIDE, "disqualification", PAID, True, ()),
        (ADELAIDE, "cancellation", PAID, False, PAID),
        (CROWN, "withdrawal", None, True, ()),
        (CROWN, "disqualification", ("staff",), False, ("staff",)),
    ],
)
def test_what_is_given_back(
    rules: TournamentRules, occasion: str, by_conditions: Any, *, approved: bool, parts: Any
) -> None:
    due = getattr(rules.refunds, occasion)

    assert refundable(rules, due, PAID, by_conditions, approved=approved) == set(parts)


@pytest.mark.parametrize(
    ("rules", "level", "good_reason", "by_conditions", "code"),
    [
        (ADELAIDE, 3, True, None, "no_show_too_early"),
        (ADELAIDE, 4, True, None, None),
        (ADELAIDE, 5, False, None, "no_show_reason_needed"),
        (TAS, 0, False, None, "no_show_too_early"),
        (TAS, 1, False, None, None),
        (TAS, 1, False, False, "no_show_not_removed"),
        (STAR, 1, False, False, None),
        (CROWN, 9, True, None, "no_show_not_removed"),
        (CROWN, 1, False, True, None),
    ],
)
def test_when_a_player_who_never_came_may_be_removed(
    rules: TournamentRules, level: int, *, good_reason: bool, by_conditions: Any, code: Any
) -> None:
    why = why_no_removal(rules, level, good_reason=good_reason, by_conditions=by_conditions)

    assert (why.code if why else None) == code
    assert why is None or why.details["rule"] == rules.no_show.rule


@pytest.mark.parametrize(
    ("rules", "approved", "seats_drawn", "by_conditions", "code"),
    [
        (STAR, False, False, True, "substitute_not_approved"),
        (STAR, True, True, True, None),
        (STAR, True, False, None, "no_substitutes"),
        (TAS, True, True, None, "substitute_after_draw"),
        (TAS, True, False, None, None),
        (TAS, False, False, None, "substitute_not_approved"),
        (CROWN, False, True, True, None),
        (ADELAIDE, True, False, None, "no_substitutes"),
    ],
)
def test_when_another_may_play_in_an_entrants_place(
    rules: TournamentRules, *, approved: bool, seats_drawn: bool, by_conditions: Any, code: Any
) -> None:
    why = why_no_substitute(
        rules, approved=approved, seats_drawn=seats_drawn, by_conditions=by_conditions
    )
    assert (why.code if why else None) == code
    assert why is None or why.details["rule"] == rules.substitute.rule


@pytest.mark.parametrize(
    ("rules", "dealt", "last_blind", "turn_come", "live"),
    [
        (STAR, False, False, False, True),
        (STAR, True, False, False, False),
        (STAR, True, True, False, True),
        (STAR, True, True, True, False),
        (ADELAIDE, True, True, False, False),
        (ADELAIDE, False, True, False, True),
        (TAS, True, False, False, True),
        (TAS, True, False, True, False),
    ],
)
def test_how_long_the_hand_of_an_absent_player_is_live(
    rules: TournamentRules, *, dealt: bool, last_blind: bool, turn_come: bool, live: bool
) -> None:
    here = {"dealt": dealt, "last_blind": last_blind, "turn_come": turn_come}

    assert absent_hand_is_live(rules, **here) is live


@pytest.mark.parametrize(
    ("rules", "offence", "follows"),
    [
        (STAR, Offence.NOT_POSTING, (Consequence.MUST_DISQUALIFY, "28.7.4")),
        (STAR, Offence.HIDING_CHIPS, (Consequence.MUST_DISQUALIFY, "28.7.7")),
        (STAR, Offence.DELIBERATE_BREACH, (Consequence.MAY_DISQUALIFY, "28.9.4")),
        (ADELAIDE, Offence.HIDING_CHIPS, (Consequence.CHIPS_FORFEITED, "94")),
        (ADELAIDE, Offence.NOT_POSTING, (Consequence.MAY_DISQUALIFY, "111d")),
        (TAS, Offence.DELIBERATE_BREACH, (Consequence.MUST_DISQUALIFY, "C20.19")),
        (TAS, Offence.LEAVING_TABLE, (Consequence.MAY_DISQUALIFY, "C20.12")),
        (TAS, Offence.BREACH, None),
    ],
)
def test_what_follows_from_an_offence(
    rules: TournamentRules, offence: Offence, follows: object
) -> None:
    assert consequence(rules, offence) == follows


SHARED: tuple[FinishBy, ...] = ()


@pytest.mark.parametrize(
    ("rules", "here", "elsewhere", "fixed"),
    [
        (STAR, None, None, False),
        (STAR, None, SHARED, False),
        (STAR, SHARED, None, True),
        (STAR, (FinishBy.STACK, FinishBy.CARD), None, False),
        (ADELAIDE, None, SHARED, True),
        (CROWN, (FinishBy.STACK,), SHARED, False),
        (TAS, (FinishBy.STACK,), None, False),
    ],
)
def test_conditions_choose_a_finishing_order_where_the_rulebook_lets_them(
    rules: TournamentRules, here: Any, elsewhere: Any, *, fixed: bool
) -> None:
    if fixed:
        with pytest.raises(Refusal) as refused:
            finishing_order(rules, here, elsewhere)
        assert refused.value == Refusal("finishing_order_fixed", rule=rules.finishing.rule)
        return
    chosen = finishing_order(rules, here, elsewhere)

    assert chosen.same_table == (rules.finishing.same_table if here is None else here)
    expected = rules.finishing.other_tables if elsewhere is None else elsewhere
    assert chosen.other_tables == expected


@pytest.mark.parametrize(
    ("rules", "said", "levels"),
    [
        (ADELAIDE, None, 3),
        (ADELAIDE, 1, 3),
        (ADELAIDE, 5, 5),
        (TAS, 2, 2),
        (CROWN, None, 0),
        (CROWN, 4, 4),
    ],
)
def test_conditions_may_wait_longer_for_a_player_but_shorter_only_where_they_prevail(
    rules: TournamentRules, said: Any, levels: int
) -> None:
    assert levels_to_wait(rules, said) == levels
    early = why_no_removal(rules, levels, good_reason=True, by_conditions=True, after_levels=said)
    assert early == Refusal("no_show_too_early", levels=levels, rule=rules.no_show.rule)
    assert (
        why_no_removal(rules, levels + 1, good_reason=True, by_conditions=True, after_levels=said)
        is None
    )


@pytest.mark.parametrize(
    ("rules", "said", "moves", "posts"),
    [
        (STAR, None, None, None),
        (STAR, True, None, None),
        (TAS, None, "seats_are_fixed", "absent_not_posted"),
        (TAS, False, None, "absent_not_posted"),
        (TAS, True, "seats_are_fixed", None),
        (CROWN, None, None, "absent_not_posted"),
        (CROWN, True, None, None),
        (ADELAIDE, False, None, None),
    ],
)
def test_who_keeps_his_seat_and_for_whom_is_posted(
    rules: TournamentRules, said: Any, moves: Any, posts: Any
) -> None:
    fixed = why_seats_are_fixed(rules, by_conditions=said)
    nothing = why_nothing_is_posted(rules, by_conditions=said)

    assert (fixed.code if fixed else None) == moves
    assert fixed is None or fixed.details["rule"] == "C20.6"
    assert (nothing.code if nothing else None) == posts


@pytest.mark.parametrize(
    ("rules", "said", "dealt", "live"),
    [
        (TAS, True, True, False),
        (TAS, False, True, True),
        (CROWN, True, True, False),
        (CROWN, None, True, True),
        (STAR, False, True, False),
        (ADELAIDE, False, True, False),
    ],
)
def test_conditions_fold_an_absent_hand_where_it_is_left_to_them(
    rules: TournamentRules, said: Any, *, dealt: bool, live: bool
) -> None:
    here = {"dealt": dealt, "last_blind": False, "turn_come": False}

    assert absent_hand_is_live(rules, **here, folded_when_dealt=said) is live
