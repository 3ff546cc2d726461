"""What a call, a bet, a raise and an all-in take of chips that were pushed or are still to come."""

from tdapp.poker.rulings.wagers_facing import ActMeaning, ActRuling, Facing
from tdapp.rules.declaration_rules import Word
from tdapp.rules.wager_rules import WagerRules


def called(facing: Facing, pushed: int, rule: str) -> ActRuling:
    """A call, a check where there is nothing to call, with what it takes of these chips."""
    call = facing.to_call
    made = ActMeaning.CALL if call else ActMeaning.CHECK
    if call and call == facing.stack:
        made = ActMeaning.ALL_IN
    return ActRuling(
        made=made,
        to=facing.put_in + call,
        adds=max(call - pushed, 0),
        returned=max(pushed - call, 0),
        rule=rule,
    )


def raised(facing: Facing, to: int, pushed: int, rule: str) -> ActRuling:
    """A bet or raise to so many chips, or to the nearest amount that is legal."""
    if facing.raises is None:
        return called(facing, pushed, rule)
    to = facing.raises.nearest(to)
    more = to - facing.put_in
    made = ActMeaning.BET if facing.opens else ActMeaning.RAISE
    return ActRuling(
        made=ActMeaning.ALL_IN if more == facing.stack else made,
        to=to,
        adds=max(more - pushed, 0),
        returned=max(pushed - more, 0),
        rule=rule,
    )


def named_bet(facing: Facing, word: Word, named: int, pushed: int, rule: str) -> ActRuling:
    """A bet or raise to so many chips by word; a bet that is no more than is faced is a call."""
    if word is Word.BET and 0 < named <= facing.price:
        return called(facing, pushed, rule)
    return raised(facing, named, pushed, rule)


def all_in(facing: Facing, pushed: int, rules: WagerRules) -> ActRuling:
    """The whole stack, or as much of it as the limit lets in."""
    to = facing.put_in + facing.stack
    if to <= facing.price:
        return called(facing, pushed, rules.all_in.rule)
    return raised(facing, to, pushed, rules.all_in.rule)
