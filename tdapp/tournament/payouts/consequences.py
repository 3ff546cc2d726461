"""What a correction changes and what else follows from an act, told before it is done."""

from collections.abc import Sequence

import msgspec

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.clock.windows import is_decided, window_is_open
from tdapp.tournament.exits.eliminating import ended_waits
from tdapp.tournament.facts.exits import EntryBusted
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.tournament.prizes import owed_to
from tdapp.tournament.tournament import Tournament


class PlaceChange(msgspec.Struct, frozen=True):
    """How an entry's place and posted prize (cents) change; None is no place.

    `slip` is the number of the slip by which it was paid, `aside` says that it was kept or
    forfeited: then the correction is refused. `void` is the number of a slip that is out and will
    not count any more.
    """

    entry: int
    place: int | None
    new_place: int | None
    cents: int = 0
    new_cents: int = 0
    slip: int | None = None
    void: int | None = None
    aside: bool = False


def consequences(tournament: Tournament, events: Sequence[Event]) -> tuple[PlaceChange, ...]:
    """Every entry whose place or posted prize these facts would change, by its new place.

    Who has no place any more comes first.
    """
    then, set_aside = after(tournament, events), dict(tournament.prizes.set_aside())
    old, new = tournament.places(), then.places()
    changes = []
    for entry in old.keys() | new.keys():
        now, later = _standing(tournament, old, entry), _standing(then, new, entry)
        if now != later:
            payment = tournament.prizes.paid.get(entry)
            slip = payment.slip if payment and now[1] != later[1] else None
            aside = entry in set_aside and now[1] != later[1]
            void = None if payment or aside else _becomes_void(tournament, then, entry)
            places, cents = (now[0], later[0]), (now[1], later[1])
            changes.append(PlaceChange(entry, *places, *cents, slip, void, aside))
    return tuple(sorted(changes, key=lambda change: (change.new_place or 0, change.entry)))


def _becomes_void(before: Tournament, then: Tournament, entry: int) -> int | None:
    """The number of the slip that an entry has, if it will not be right."""
    slip = valid_slip(before, entry)
    return None if slip is None or valid_slip(then, entry) == slip else slip.slip


def _standing(tournament: Tournament, places: dict[int, int], entry: int) -> tuple[int | None, int]:
    place = places.get(entry)
    prizes = tournament.prizes
    paid = place is not None and place <= len(prizes.posted) + len(prizes.passed_over)
    return place, owed_to(tournament, entry) if paid else 0


class Following(msgspec.Struct, frozen=True):
    """What is `closed` to buyers, and which entries are put `out`.

    Play may be `over` by it: with one left, who wins, or with as many as the conditions say.
    """

    closed: tuple[PurchaseKind, ...] = ()
    out: tuple[int, ...] = ()
    winner: int | None = None
    over: bool = False

    def __bool__(self) -> bool:
        return self != Following()


def following(before: Tournament, then: Tournament, now: Instant) -> Following:
    """What follows from an act that would make the event `then` what it is not `before`.

    Who waits to buy again and may not any more is put out with it, in that order. What ends the
    event closes all that is on sale. Nobody wins a stage from which players go on.
    """
    if then.programme.over:
        return Following(on_sale(before, now))
    closed = tuple(one for one in on_sale(before, now) if one not in on_sale(then, now))
    ended = ended_waits(then, now)
    waiting = {one.entry for one in ended_waits(before, now)}
    settled = after(then, ended)
    ends = not before.stages.leads_on and not is_decided(before, now)
    decided = ends and is_decided(settled, now)
    alone = decided and settled.left == 1
    exits = (one.entry for one in ended if isinstance(one, EntryBusted))
    out = tuple(entry for entry in exits if entry not in waiting)
    winner = settled.in_play()[0] if alone else None
    return Following(closed, out, winner, over=decided and not alone)


def on_sale(tournament: Tournament, now: Instant) -> tuple[PurchaseKind, ...]:
    """What can be bought at this moment."""
    if tournament.entries.closed or tournament.programme.over:
        return ()
    offered = ((kind, tournament.conditions.offer(kind)) for kind in PurchaseKind)
    return tuple(
        kind for kind, offer in offered if offer and window_is_open(tournament, offer.window, now)
    )
