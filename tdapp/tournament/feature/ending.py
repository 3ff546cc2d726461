"""What a hand that is over tells the event: stacks, the button, and who is out in which order."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.poker.round.ruled_course import kept_chips
from tdapp.poker.round.state import Round
from tdapp.poker.showdown.settling import Settlement, settle
from tdapp.table.button import Position
from tdapp.tournament.chips.counting import report_stacks
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.events import EntryBusted, OutOfChips
from tdapp.tournament.exits.pending_events import ExitPending
from tdapp.tournament.exits.ties import Out
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.feature.entering import hand_at
from tdapp.tournament.feature.events import AllIn, HandDropped, HandEnded, StackAfter
from tdapp.tournament.feature.hands import HandInPlay
from tdapp.tournament.feature.kills import moved_after
from tdapp.tournament.seats.marking import tell_button
from tdapp.tournament.tournament import TOURNAMENT, Tournament


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


def end(
    tournament: Tournament,
    table: int,
    now: Instant,
    *,
    told: Sequence[Out] = (),
    declined: bool = False,
    happened_us: int | None = None,
) -> list[Event]:
    """End a hand that is over: stacks are reported, the button told, who has no chips is out.

    Who left meanwhile is not told of. Of those `told` are the cards drawn for a place and the
    director's ruling. Refuses ``no_hand_in_play``, ``not_over``, ``hand_unknown``, and as
    `bust_together` and `bust` do.
    """
    hand = hand_at(tournament, table)
    result = result_of(hand)
    over = TOURNAMENT.folds.apply(tournament, HandDropped(table, hand.number))
    outs = outs_of(over, hand, result, told)
    exits = exits_after(over, outs, hand.number, now, declined, happened_us)
    ended = HandEnded(
        table, hand.number, len(hand.acts), result.stacks, result.all_ins, tuple(named(exits))
    )
    stacks = [(one.entry, one.after + hand.bought.get(one.entry, 0)) for one in result.stacks]
    stacks = [one for one in stacks if _plays_on(tournament, one[0])]
    shares = result.settlement.shares
    winners = {hand.entries[share.player] for share in shares}
    pot = sum(share.chips for share in shares)
    return [
        ended,
        *(report_stacks(tournament, stacks, now, happened_us) if stacks else ()),
        *tell_button(tournament, table, hand.position),
        *moved_after(tournament, hand, winners, pot),
        *exits,
    ]


def _plays_on(tournament: Tournament, entry: int) -> bool:
    """Whether somebody who was dealt in is still there when the hand is over."""
    exits = tournament.exits
    gone = entry in exits.by_entry or entry in exits.pending
    return entry in tournament.entries.by_number and not gone


def exits_after(
    tournament: Tournament,
    outs: Sequence[Out],
    number: int,
    now: Instant,
    declined: bool,  # noqa: FBT001 - handed on
    happened_us: int | None,
) -> list[Event]:
    """The exits of these in the hand of this number; refuses as `bust_together` and `bust` do."""
    if not outs:
        return []
    name = str(number)
    if len(outs) == 1:
        entry = outs[0].entry
        return bust(tournament, entry, now, hand=name, happened_us=happened_us, declined=declined)
    return bust_together(
        tournament, outs, now, hand=name, happened_us=happened_us, declined=declined
    )


def outs_of(
    tournament: Tournament, hand: HandInPlay, result: Result, told: Sequence[Out] = ()
) -> list[Out]:
    """What the hand tells of everybody who has no chips left, as the order of places asks it."""
    by_entry = {one.entry: one for one in told}
    order = {one.entry: at for at, one in enumerate(result.all_ins, 1)}
    return [
        _out_by(tournament, hand, one, order, by_entry)
        for one in result.stacks
        if not one.after and one.entry not in hand.bought and _plays_on(tournament, one.entry)
    ]


def _out_by(
    tournament: Tournament,
    hand: HandInPlay,
    one: StackAfter,
    order: Mapping[int, int],
    told: Mapping[int, Out],
) -> Out:
    known = told.get(one.entry, Out(entry=one.entry, table=hand.table))
    return replace(
        known,
        table=hand.table,
        stack=one.before,
        put_in=one.before,
        all_in=one.before,
        all_in_order=order[one.entry],
        from_button=from_button(tournament, hand.table, one.entry, hand.position),
    )


def from_button(tournament: Tournament, table: int, entry: int, places: Position) -> int | None:
    """How many seats clockwise from the button somebody sits; None where that is not known."""
    seat = tournament.seating.seat_of.get(entry)
    if seat is None or places.button is None:
        return None
    return (seat.seat - places.button) % tournament.seating.tables[table]


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


def named(exits: Sequence[Event]) -> Iterator[int]:
    """Who is out, or out of chips, by these."""
    for one in exits:
        if isinstance(one, EntryBusted | OutOfChips | ExitPending):
            yield one.entry
