"""`tdapp commission --change`: whether a house's method or its amount may be changed now."""

import argparse
from typing import Any

from tdapp.cli.commission_figures import count
from tdapp.poker.commission.changing import CommissionChange, check_change
from tdapp.rules.commission_rules import CommissionRules


def add_options(parser: argparse.ArgumentParser) -> None:
    """Describe what a change is asked about."""
    change = parser.add_argument_group("a change of the method or the amount")
    change.add_argument("--change", action="store_true", help="is the change allowed now")
    change.add_argument(
        "--notice", type=count, default=0, metavar="N", help="notice given, in hands"
    )
    change.add_argument("--all-agree", action="store_true", help="all players at the table agree")
    change.add_argument("--sign-changed", action="store_true", help="the sign already shows it")
    change.add_argument("--in-a-hand", action="store_true", help="a hand is being played")
    change.add_argument("--changed-today", action="store_true", help="it was changed before")


def changed(rules: CommissionRules, args: argparse.Namespace) -> dict[str, Any]:
    """That the change may be made, and by which rule; refuses as `check_change`."""
    change = CommissionChange(
        hands_notice=args.notice,
        all_agree=args.all_agree,
        sign_changed=args.sign_changed,
        in_a_hand=args.in_a_hand,
        changed_today=args.changed_today,
    )
    check_change(rules.change, change)
    return {"allowed": True, "rule": rules.change.rule}
