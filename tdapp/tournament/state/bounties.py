"""What is on every head, who took it, and what was paid: a fold of its own."""

from collections.abc import Iterable

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.till.parts import BOUNTY
from tdapp.tournament.facts.alternates import AlternateSeated
from tdapp.tournament.facts.bounties import BountyPaid, BountyReversed, BountyTaken
from tdapp.tournament.facts.exits import (
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitPassedOn,
    PendingExitDropped,
)
from tdapp.tournament.facts.refunds import (
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    PartsRefunded,
    TakenBack,
)
from tdapp.tournament.facts.sales import AddOnSold, EntrySold, RebuySold, Sale
from tdapp.tournament.plan.offers import PricePart


class Bounties(msgspec.Struct, frozen=True):
    """`heads` are the cents on each entry that paid a bounty; those out are in `out`.

    `out` says whether the last chips were lost: a head of who left otherwise is taken by nobody.
    `takers` are told of an entry, out or not yet; `victims` has them the other way round. `paid`
    are the payments by who took them, the newest last. `kept_back` is what was on the head of who
    left the field and was not given back.
    """

    heads: Map[int, int] = Map()
    out: Map[int, bool] = Map()
    takers: Map[int, tuple[int, ...]] = Map()
    victims: Map[int, tuple[int, ...]] = Map()
    paid: Map[int, tuple[BountyPaid, ...]] = Map()
    last_slip: int = 0
    kept_back: Map[int, int] = Map()

    def won(self, entry: int) -> int:
        """The cents that an entry took from others who are out."""
        gone = (one for one in self.victims.get(entry, ()) if one in self.out)
        return sum(self._share(one, entry) for one in gone)

    def handed_over(self, entry: int) -> int:
        """The cents that an entry was paid, what was on the own head included."""
        return sum(one.cents for one in self.paid.get(entry, ()))

    def own_paid(self, entry: int) -> int:
        """The cents on the own head that an entry was paid."""
        return sum(one.own for one in self.paid.get(entry, ()))

    def untold(self) -> list[int]:
        """Who lost the last chips, and nobody has said to whom."""
        return sorted(one for one, lost in self.out.items() if lost and one not in self.takers)

    def kept(self) -> int:
        """The cents on the heads of those who left otherwise and were taken by nobody."""
        left = (one for one, lost in self.out.items() if not lost and one not in self.takers)
        return sum(self.heads.get(one, 0) for one in left)

    def _share(self, victim: int, taker: int) -> int:
        takers = self.takers[victim]
        whole, over = divmod(self.heads.get(victim, 0), len(takers))
        return whole + (takers.index(taker) < over)


def _sold(bounties: Bounties, event: Sale) -> Bounties:
    """Chips bought again put off an exit that was told ahead."""
    bounties = _on_the_head(bounties, event.entry, event.parts, 1)
    return bounties if isinstance(event, EntrySold) else _told(bounties, event.entry, ())


def _on_the_head(bounties: Bounties, entry: int, parts: Iterable[PricePart], sign: int) -> Bounties:
    cents = _bounty_in(parts)
    if not cents:
        return bounties
    heads = bounties.heads.set(entry, bounties.heads.get(entry, 0) + sign * cents)
    return _adds_up(replace(bounties, heads=heads), bounties.takers.get(entry, ()))


def _bounty_in(parts: Iterable[PricePart]) -> int:
    return sum(part.cents for part in parts if part.name == BOUNTY)


def _busted(bounties: Bounties, event: EntryBusted | EntryLeft) -> Bounties:
    if event.entry not in bounties.heads:
        return bounties
    if bounties.own_paid(event.entry):
        raise Contradiction("bounty_paid", entry=event.entry)
    lost = isinstance(event, EntryBusted)
    return replace(bounties, out=bounties.out.set(event.entry, lost))


def _back(bounties: Bounties, event: EntryReinstated | PendingExitDropped) -> Bounties:
    if event.entry not in bounties.heads and event.entry not in bounties.takers:
        return bounties
    return _in_again(bounties, event.entry)


def _in_again(bounties: Bounties, entry: int) -> Bounties:
    if entry in bounties.heads:
        for other in bounties.paid:
            if bounties.own_paid(other):
                raise Contradiction("bounty_paid", entry=other)
    if entry in bounties.out:
        bounties = replace(bounties, out=bounties.out.delete(entry))
    return _told(bounties, entry, ())


def _passed_on(bounties: Bounties, event: ExitPassedOn) -> Bounties:
    """Whoever took the bounty took that of the right one."""
    takers, lost = bounties.takers.get(event.wrong, ()), bounties.out.get(event.wrong, True)
    bounties = _in_again(bounties, event.wrong)
    if event.right in bounties.heads:
        bounties = replace(bounties, out=bounties.out.set(event.right, lost))
    return _told(bounties, event.right, tuple(one for one in takers if one != event.right))


def _taken(bounties: Bounties, event: BountyTaken) -> Bounties:
    return _told(bounties, event.entry, event.takers)


def _told(bounties: Bounties, entry: int, takers: tuple[int, ...]) -> Bounties:
    """Who took it, in the place of what was told before."""
    before = bounties.takers.get(entry, ())
    if before == takers:
        return bounties
    victims, all_takers = bounties.victims, bounties.takers
    for taker in before:
        rest = tuple(one for one in victims[taker] if one != entry)
        victims = victims.set(taker, rest) if rest else victims.delete(taker)
    for taker in takers:
        victims = victims.set(taker, (*victims.get(taker, ()), entry))
    all_takers = all_takers.set(entry, takers) if takers else all_takers.delete(entry)
    return _adds_up(replace(bounties, victims=victims, takers=all_takers), before)


def _refunded(bounties: Bounties, event: TakenBack) -> Bounties:
    """Who leaves the field takes what is on the head along, or it is kept for his coming back."""
    entry = event.entry
    if bounties.paid.get(entry):
        raise Contradiction("bounty_paid", entry=entry)
    bounties = _told(bounties, entry, ())
    for victim in bounties.victims.get(entry, ()):
        rest = tuple(one for one in bounties.takers[victim] if one != entry)
        bounties = _told(bounties, victim, rest)
    kept = bounties.heads.get(entry, 0) - _bounty_in(event.parts)
    kept_back = bounties.kept_back.set(entry, kept) if kept else bounties.kept_back
    heads = bounties.heads.delete(entry) if entry in bounties.heads else bounties.heads
    out = bounties.out.delete(entry) if entry in bounties.out else bounties.out
    return replace(bounties, heads=heads, out=out, kept_back=kept_back)


def _parts_refunded(bounties: Bounties, event: PartsRefunded) -> Bounties:
    return _on_the_head(bounties, event.entry, event.parts, -1)


def _readmitted(bounties: Bounties, event: EntryReadmitted) -> Bounties:
    entry, kept = event.entry, bounties.kept_back.get(event.entry, 0)
    if kept:
        gone = bounties.kept_back.delete(entry)
        bounties = replace(bounties, heads=bounties.heads.set(entry, kept), kept_back=gone)
    return _on_the_head(bounties, entry, event.parts, 1)


def _paid(bounties: Bounties, event: BountyPaid) -> Bounties:
    paid = bounties.paid.set(event.entry, (*bounties.paid.get(event.entry, ()), event))
    last = max(bounties.last_slip, event.slip)
    return _adds_up(replace(bounties, paid=paid, last_slip=last), (event.entry,))


def _reversed(bounties: Bounties, event: BountyReversed) -> Bounties:
    before = bounties.paid.get(event.entry, ())
    rest = tuple(one for one in before if one.slip != event.slip)
    if len(rest) == len(before):
        raise Contradiction("bounty_owed", entry=event.entry)
    paid = bounties.paid.set(event.entry, rest) if rest else bounties.paid.delete(event.entry)
    return replace(bounties, paid=paid)


def _adds_up(bounties: Bounties, entries: Iterable[int]) -> Bounties:
    """Nobody was paid more than was taken, and of the own head no more than is on it."""
    for entry in entries:
        own = bounties.own_paid(entry)
        too_much = bounties.handed_over(entry) - own > bounties.won(entry)
        if too_much or own > bounties.heads.get(entry, 0):
            raise Contradiction("bounty_paid", entry=entry)
    return bounties


def _numbers_used(bounties: Bounties, event: Undone) -> Bounties:
    used = (paper.split() for paper in event.named)
    slips = [int(number) for kind, number in used if kind == "bounty"]
    return replace(bounties, last_slip=max([bounties.last_slip, *slips]))


BOUNTIES_FOLD: Handlers = {
    EntrySold: _sold,
    AlternateSeated: _sold,
    RebuySold: _sold,
    AddOnSold: _sold,
    EntryRefunded: _refunded,
    EntryVoided: _refunded,
    PartsRefunded: _parts_refunded,
    EntryReadmitted: _readmitted,
    EntryBusted: _busted,
    EntryLeft: _busted,
    EntryReinstated: _back,
    PendingExitDropped: _back,
    ExitPassedOn: _passed_on,
    BountyTaken: _taken,
    BountyPaid: _paid,
    BountyReversed: _reversed,
    Undone: _numbers_used,
}
