"""How a followed hand ended: the settlement, everybody's stacks, and the all-ins in their order."""

from collections.abc import Collection, Iterable, Sequence

import msgspec

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.poker.round.ruled_course import kept_chips
from tdapp.poker.round.state import Round
from tdapp.poker.showdown.settling import Settlement, settle
from tdapp.table.chips.counting import reported
from tdapp.table.facts.hands import AllIn, HandEnded, StackAfter
from tdapp.table.floor import Floor
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.hands.kills import moved_after
from tdapp.table.seating.marking import tell_button
from tdapp.table.state.hands import HandInPlay


class Result(msgspec.Struct, frozen=True):
    """How a hand ended: the settlement by player, everybody's stacks, the all-ins in order."""

    settlement: Settlement
    stacks: tuple[StackAfter, ...]
    all_ins: tuple[AllIn, ...]


def result_of(hand: HandInPlay) -> Result:
    """The result of a hand; refuses ``not_over`` and ``hand_unknown``."""
    rounds = hand.rounds
    settlement = settle(rounds[-1])
    chips = zip(hand.entries, hand.setup.stacks, settlement.stacks, strict=True)
    stacks = tuple(StackAfter(*one) for one in chips)
    paid = {one.entry: one.before for one in stacks}
    back = settlement.uncalled
    if back is not None:
        paid[hand.entries[back.player]] -= back.chips
    order = (hand.entries[player] for player in _all_in_order(rounds))
    return Result(settlement, stacks, tuple(AllIn(entry, paid[entry]) for entry in order))


def from_button(floor: Floor, table: int, entry: int, places: ButtonPosition) -> int | None:
    """How many seats clockwise from the button somebody sits; None where that is not known."""
    seat = floor.seating.seat_of.get(entry)
    if seat is None or places.button is None:
        return None
    return (seat.seat - places.button) % floor.seating.tables[table]


def _all_in_order(rounds: Sequence[Round]) -> Iterable[int]:
    """The players whose last chips are in, in the order in which they put them there.

    Who was given chips back by a ruling is not all-in, or only since he put them in again.
    """
    order: dict[int, None] = {}
    for round_ in rounds:
        kept = kept_chips(round_)
        for player, stake in enumerate(round_.betting.stakes):
            if stake.stack or kept[player]:
                order.pop(player, None)
            else:
                order.setdefault(player)
    return order


def end_of(
    floor: Floor,
    hand: HandInPlay,
    result: Result,
    here: Collection[int],
    out: tuple[int, ...],
    now: Instant,
    happened_us: int | None = None,
) -> list[Event]:
    """What a table is told of a hand that is over, of which these are `out`.

    The stacks of those who are still `here`, the button, and where the kill button goes.
    """
    return [
        *stacks_after(floor, hand, result, here, out, now, happened_us),
        *tell_button(floor, hand.table, hand.position),
        *kill_after(floor, hand, result),
    ]


def stacks_after(
    floor: Floor,
    hand: HandInPlay,
    result: Result,
    here: Collection[int],
    out: tuple[int, ...],
    now: Instant,
    happened_us: int | None = None,
) -> list[Event]:
    """The end of a hand, and what those who are still `here` have after it."""
    bought = hand.bought
    return [
        HandEnded(hand.table, hand.number, len(hand.acts), result.stacks, result.all_ins, out),
        *(
            reported(floor, one.entry, one.after + bought[one.entry], now)
            if one.entry in bought
            else reported(floor, one.entry, one.after, now, happened_us)
            for one in result.stacks
            if one.entry in here
        ),
    ]


def kill_after(floor: Floor, hand: HandInPlay, result: Result) -> list[Event]:
    """Where the kill button goes after a hand, if anywhere."""
    shares = result.settlement.shares
    winners = {hand.entries[share.player] for share in shares}
    return moved_after(floor, hand, winners, sum(share.chips for share in shares))
