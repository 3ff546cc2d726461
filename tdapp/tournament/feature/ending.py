"""What a hand that is over tells the event: stacks, the button, and who is out in which order."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.floor.button import Position
from tdapp.poker.round.settling import Settlement, settle
from tdapp.poker.round.state import Round
from tdapp.tournament.chips.counting import report_stacks
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.events import EntryBusted, OutOfChips
from tdapp.tournament.exits.pending_events import ExitPending
from tdapp.tournament.exits.ties import Out
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.feature.entering import hand_at
from tdapp.tournament.feature.events import AllIn, HandEnded, StackAfter
from tdapp.tournament.feature.hands import HandInPlay
from tdapp.tournament.seats.marking import tell_button
from tdapp.tournament.tournament import Tournament


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

    Of those `told` are the cards drawn for a place and the director's ruling. Refuses
    ``no_hand_in_play``, ``not_over``, ``hand_unknown``, and as `bust_together` and `bust` do.
    """
    hand = hand_at(tournament, table)
    result = result_of(hand)
    exits = _exits(tournament, hand, result, now, told, declined, happened_us)
    ended = HandEnded(
        table, hand.number, len(hand.acts), result.stacks, result.all_ins, tuple(_out(exits))
    )
    stacks = [(one.entry, one.after) for one in result.stacks]
    return [
        ended,
        *report_stacks(tournament, stacks, now, happened_us),
        *tell_button(tournament, table, hand.position),
        *exits,
    ]


def _exits(
    tournament: Tournament,
    hand: HandInPlay,
    result: Result,
    now: Instant,
    told: Sequence[Out],
    declined: bool,  # noqa: FBT001 - handed on
    happened_us: int | None,
) -> list[Event]:
    outs = outs_of(tournament, hand, result, told)
    if not outs:
        return []
    name = str(hand.number)
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
        _out_by(tournament, hand, one, order, by_entry) for one in result.stacks if not one.after
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
        from_button=_from_button(tournament, hand.table, one.entry, hand.position),
    )


def _from_button(tournament: Tournament, table: int, entry: int, places: Position) -> int | None:
    seat = tournament.seating.seat_of.get(entry)
    if seat is None or places.button is None:
        return None
    return (seat.seat - places.button) % tournament.seating.tables[table]


def _all_in_order(rounds: Sequence[Round]) -> Iterator[int]:
    """The players who put their last chips in, in the order in which they did."""
    seen: set[int] = set()
    for round_ in rounds:
        for player, stake in enumerate(round_.betting.stakes):
            if not stake.stack and player not in seen:
                seen.add(player)
                yield player


def _out(exits: Sequence[Event]) -> Iterator[int]:
    for one in exits:
        if isinstance(one, EntryBusted | OutOfChips | ExitPending):
            yield one.entry
