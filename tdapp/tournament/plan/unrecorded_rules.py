"""The house rules of events whose record does not hold any: everything is left to conditions."""

from tdapp.rules.finishing_rules import FinishBy, FinishingRule, LeftToConditions
from tdapp.rules.money_rules import (
    Heir,
    HowMany,
    IneligibleRule,
    Keeping,
    KeptOf,
    PrizeListDue,
    PrizeListRule,
    RefundDue,
    RefundRule,
    Refunds,
    StartingChips,
)
from tdapp.rules.presence_rules import AbsentHand, AbsentHandRule, NoShowRule, SubstituteRule
from tdapp.rules.rule import Answer, YesOrNo
from tdapp.rules.ruling_rules import NEUTRAL_PENALTIES, NEUTRAL_REVIEW
from tdapp.rules.tournament_rules import ConditionsRule, TournamentRules

NOT_RECORDED = "not recorded"

_LEFT = YesOrNo(answer=Answer.BY_CONDITIONS, rule=NOT_RECORDED)
_YES = YesOrNo(answer=Answer.YES, rule=NOT_RECORDED)
_REFUND = RefundRule(due=RefundDue.BY_CONDITIONS, rule=NOT_RECORDED)
_ANY_NUMBER = HowMany(most="by_conditions", rule=NOT_RECORDED)

UNRECORDED_RULES = TournamentRules(
    keeping=Keeping(of=KeptOf.BY_CONDITIONS, rule=NOT_RECORDED),
    entries=_ANY_NUMBER,
    re_entry=_LEFT,
    add_ons=_ANY_NUMBER,
    starting_chips=StartingChips(equal=Answer.BY_CONDITIONS, rule=NOT_RECORDED),
    unpaid_is_out=_LEFT,
    refunds=Refunds(_REFUND, _REFUND, _REFUND, _REFUND),
    cancelling=_YES,
    prize_list=PrizeListRule(due=PrizeListDue.BY_CONDITIONS, rule=NOT_RECORDED),
    ineligible=IneligibleRule(
        under_age=Heir.BY_CONDITIONS,
        employee=Heir.BY_CONDITIONS,
        other=Heir.BY_CONDITIONS,
        rule=NOT_RECORDED,
    ),
    seats_fixed=_LEFT,
    absent_posts=_YES,
    absent_hand=AbsentHandRule(live=AbsentHand.UNTIL_DEALT, rule=NOT_RECORDED),
    no_show=NoShowRule(removed=Answer.BY_CONDITIONS, rule=NOT_RECORDED),
    substitute=SubstituteRule(allowed=Answer.BY_CONDITIONS, rule=NOT_RECORDED),
    finishing=FinishingRule(
        same_table=(FinishBy.STACK,),
        other_tables=(FinishBy.STACK,),
        left_to_conditions=LeftToConditions.EVERYTHING,
        rule=NOT_RECORDED,
    ),
    disputes=NEUTRAL_REVIEW,
    structure_changes=_YES,
    conditions=ConditionsRule(prevail=True, rule=NOT_RECORDED),
    penalties=NEUTRAL_PENALTIES,
)
