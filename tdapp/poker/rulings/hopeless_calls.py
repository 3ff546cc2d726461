"""A call of the last round that cannot possibly win, handed back to the last who called."""

import msgspec

from tdapp.rules.betting_rules import BettingRules


class HandedBack(msgspec.Struct, frozen=True):
    """Chips of a call that go back, none perhaps, and the rule; the pot is the bettor's then."""

    chips: int
    rule: str


def hopeless_call(chips: int, callers_after: int, rules: BettingRules) -> HandedBack:
    """What goes back of a call that cannot win (TAS B17.2); nothing where the book is silent."""
    if rules.hopeless_call is None:
        return HandedBack(0, rules.rule)
    return HandedBack(0 if callers_after else chips, rules.hopeless_call.rule)
