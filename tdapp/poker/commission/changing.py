"""When a house may change its method or the amount."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.commission_rules import ChangeNotice


class CommissionChange(msgspec.Struct, frozen=True, kw_only=True):
    """The circumstances of a change that is asked for."""

    hands_notice: int = 0
    all_agree: bool = False
    sign_changed: bool = False
    in_a_hand: bool = False
    changed_today: bool = False


def check_change(rules: ChangeNotice, change: CommissionChange) -> None:
    """Say why a change may not be made now.

    Refuses with ``hand_in_progress``, ``sign_not_changed``, ``notice_too_short`` and
    ``changed_today``.
    """
    if change.in_a_hand:
        raise Refusal("hand_in_progress", rule=rules.rule)
    if rules.sign and not change.sign_changed:
        raise Refusal("sign_not_changed", rule=rules.rule)
    agreed = rules.all_may_agree and change.all_agree
    if change.hands_notice < rules.hands and not agreed:
        raise Refusal("notice_too_short", hands=rules.hands, rule=rules.rule)
    if rules.for_the_day and change.changed_today:
        raise Refusal("changed_today", rule=rules.rule)
