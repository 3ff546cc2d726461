"""Taking out several at once, in the order that the house's rulebook gives them."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import finishing_order
from tdapp.tournament.clock.clock import level_number
from tdapp.tournament.exits.eliminating import (
    may_buy_again,
    must_be_playing,
    must_leave_one,
    next_after,
    seat_of,
)
from tdapp.tournament.exits.events import EntryBusted
from tdapp.tournament.exits.ties import Finish, Missing, Out, finish
from tdapp.tournament.tournament import Tournament


def bust_together(
    tournament: Tournament,
    outs: Sequence[Out],
    now: Instant,
    *,
    hand: str | None = None,
    happened_us: int | None = None,
    declined: bool = False,
) -> list[Event]:
    """Take out all who lost their last chips in one hand, or at several tables at the same time.

    Their places follow from the rulebook and from what is told of each; the table is that of the
    seat. Refuses ``tie_is_open`` with the first thing that is still to be asked, ``nobody_named``,
    ``not_a_stack``, as `finish` and `bust` do, and ``may_buy_again`` unless all have `declined`.
    """
    when = happened_us or now.utc_us
    before = next_after(tournament, happened_us)
    finished = _finished(tournament, outs, before)
    for out in outs:
        if not declined and may_buy_again(tournament, out.entry, now):
            raise Refusal("may_buy_again", entry=out.entry)
    must_leave_one(tournament, *(out.entry for out in outs))
    for missing in finished.missing:
        entries = ", ".join(map(str, missing.entries))
        raise Refusal("tie_is_open", asked=missing.what.value, entries=entries)
    level, told = level_number(tournament, now), {out.entry: out for out in outs}
    return [
        EntryBusted(
            entry,
            seat_of(tournament, entry),
            level,
            before,
            tied=entry != group[0],
            hand=hand,
            happened_us=when,
            told=_at_own_table(tournament, told[entry]),
        )
        for group in reversed(finished.groups)
        for entry in group
    ]


def still_to_ask(
    tournament: Tournament, outs: Sequence[Out], happened_us: int | None = None
) -> tuple[Missing, ...]:
    """What must still be found out before these can be taken out together; none if all is known.

    Nothing is asked that decides only about places without a prize. Refuses as `bust_together`.
    """
    return _finished(tournament, outs, next_after(tournament, happened_us)).missing


def _finished(tournament: Tournament, outs: Sequence[Out], before: int | None) -> Finish:
    if not outs:
        raise Refusal("nobody_named")
    for out in outs:
        must_be_playing(tournament, out.entry)
        _must_be_possible(out)
    exits = tournament.exits
    gone = len(exits.at) if before is None else exits.position_of[before]
    return finish(
        [_at_own_table(tournament, out) for out in outs],
        finishing_order(tournament.conditions.rules),
        max(1, tournament.entries.count - gone - len(outs) + 1),
        len(tournament.prizes.posted) or None,
    )


def _at_own_table(tournament: Tournament, out: Out) -> Out:
    return replace(out, table=seat_of(tournament, out.entry).table)


def _must_be_possible(out: Out) -> None:
    for chips in (out.stack, out.put_in, out.all_in):
        if chips is not None and chips < 0:
            raise Refusal("not_a_stack", stack=chips)
