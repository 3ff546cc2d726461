"""What a hand that is over tells the event: stacks, the button, and who is out in which order."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.table.facts.hands import HandDropped, StackAfter
from tdapp.table.guards import hand_at
from tdapp.table.hands.results import Result, end_of, from_button, result_of
from tdapp.table.state.hands import HandInPlay
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.facts.exits import EntryBusted, ExitPending, OutOfChips
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.tournament import FOLDS, Tournament


def end(
    tournament: Tournament,
    table: int,
    now: Instant,
    *,
    told: Sequence[EliminatedPlayer] = (),
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
    over = FOLDS.apply(tournament, HandDropped(table, hand.number))
    outs = outs_of(over, hand, result, told)
    exits = exits_after(over, outs, hand.number, now, declined, happened_us)
    here = [entry for entry in hand.entries if _plays_on(tournament, entry)]
    out = tuple(named(exits))
    return [*end_of(tournament, hand, result, here, out, now, happened_us), *exits]


def _plays_on(tournament: Tournament, entry: int) -> bool:
    """Whether somebody who was dealt in is still there when the hand is over."""
    exits = tournament.exits
    gone = entry in exits.by_entry or entry in exits.pending
    return entry in tournament.entries.by_number and not gone


def exits_after(
    tournament: Tournament,
    outs: Sequence[EliminatedPlayer],
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
    tournament: Tournament, hand: HandInPlay, result: Result, told: Sequence[EliminatedPlayer] = ()
) -> list[EliminatedPlayer]:
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
    told: Mapping[int, EliminatedPlayer],
) -> EliminatedPlayer:
    known = told.get(one.entry, EliminatedPlayer(entry=one.entry, table=hand.table))
    return replace(
        known,
        table=hand.table,
        stack=one.before,
        put_in=one.before,
        all_in=one.before,
        all_in_order=order[one.entry],
        from_button=from_button(tournament, hand.table, one.entry, hand.position),
    )


def named(exits: Sequence[Event]) -> Iterator[int]:
    """Who is out, or out of chips, by these."""
    for one in exits:
        if isinstance(one, EntryBusted | OutOfChips | ExitPending):
            yield one.entry
