"""What is on every head, who took it, and what was paid: a fold of its own."""

from collections.abc import Iterable

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.till.payment import BOUNTY
from tdapp.tournament.facts.alternates import AlternateSeated
from tdapp.tournament.facts.bounties import BountyPaid, BountyReversed, BountyTaken
from tdapp.tournament.facts.exits import (
    EntryBusted,
    EntryLeft,
    EntryReinstated,
    ExitPassedOn,
    OutOfChips,
    PendingExitDropped,
)
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.facts.refunds import (
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    Occasion,
    PartsRefunded,
    TakenBack,
)
from tdapp.tournament.facts.sales import AddOnSold, EntrySold, RebuySold, Sale
from tdapp.tournament.plan.offers import PricePart


class KnockOut(msgspec.Struct, frozen=True):
    """An entry lost its chips with so many cents on its head, and bought again."""

    cents: int
    takers: tuple[int, ...] = ()

    def share(self, taker: int) -> int:
        """The cents that one of those who took it gets of it."""
        whole, over = divmod(self.cents, len(self.takers))
        return whole + (self.takers.index(taker) < over)


class Bounties(msgspec.Struct, frozen=True):
    """`heads` are the cents on each entry that paid a bounty; those out are in `out`.

    Who is out of chips and may buy again is `out` as well. What was on a head that was lost before
    chips were bought again is in `earlier`, and what it won by taker in `won_before`.
    `out` says whether the last chips were lost: a head of who left otherwise is taken by nobody.
    `takers` are told of an entry, out or not yet; `victims` has them the other way round. `paid`
    are the payments by who took them, the newest last. `kept_back` is what was on the head of who
    left the field and was not given back. Who `agreed` in a deal keeps what is on the own head.
    """

    heads: Map[int, int] = Map()
    out: Map[int, bool] = Map()
    takers: Map[int, tuple[int, ...]] = Map()
    victims: Map[int, tuple[int, ...]] = Map()
    paid: Map[int, tuple[BountyPaid, ...]] = Map()
    last_slip: int = 0
    kept_back: Map[int, int] = Map()
    earlier: Map[int, tuple[KnockOut, ...]] = Map()
    won_before: Map[int, int] = Map()
    agreed: tuple[int, ...] = ()

    def won(self, entry: int) -> int:
        """The cents that an entry took from others who are out."""
        gone = (one for one in self.victims.get(entry, ()) if one in self.out)
        return self.won_before.get(entry, 0) + sum(self._share(one, entry) for one in gone)

    def handed_over(self, entry: int) -> int:
        """The cents that an entry was paid, what was on the own head included."""
        return sum(one.cents for one in self.paid.get(entry, ()))

    def own_paid(self, entry: int) -> int:
        """The cents on the own head that an entry was paid."""
        return sum(one.own for one in self.paid.get(entry, ()))

    def untold(self) -> list[int]:
        """Who lost chips with a bounty on them, once for each time that nobody said to whom."""
        lost = (one for one, lost in self.out.items() if lost and self.heads.get(one, 0))
        now = (one for one in lost if one not in self.takers and one not in self.agreed)
        before = [one for one, lives in self.earlier.items() for life in lives if not life.takers]
        return sorted([*now, *before])

    def kept(self) -> int:
        """The cents on the heads of those who left otherwise and were taken by nobody."""
        nobodys = (one for one in self.out if one not in self.takers and one not in self.agreed)
        return sum(self.heads.get(one, 0) for one in nobodys if not self.out[one])

    def _share(self, victim: int, taker: int) -> int:
        return KnockOut(self.heads.get(victim, 0), self.takers[victim]).share(taker)


def _sold(bounties: Bounties, event: Sale) -> Bounties:
    """Chips bought again put off an exit that was told ahead, or end a knock-out."""
    entry = event.entry
    if isinstance(event, RebuySold | AddOnSold):
        bounties = _plays_on(bounties, entry, knocked_out=event.knocked_out)
    return _on_the_head(bounties, entry, event.parts, 1)


def _plays_on(bounties: Bounties, entry: int, *, knocked_out: bool) -> Bounties:
    """Whoever took the head of who was knocked out has it, whatever comes of the chips after."""
    head, takers = bounties.heads.get(entry, 0), bounties.takers.get(entry, ())
    out = bounties.out.delete(entry) if entry in bounties.out else bounties.out
    if not knocked_out or not head:
        return _told(replace(bounties, out=out), entry, ())
    earlier = (*bounties.earlier.get(entry, ()), KnockOut(head))
    heads, lives = bounties.heads.set(entry, 0), bounties.earlier.set(entry, earlier)
    # What was won stays won: the knock-out is told anew before it is seen whether all adds up.
    bounties = replace(_untold(bounties, entry), heads=heads, out=out, earlier=lives)
    return _told_of(bounties, entry, len(earlier), takers)


def _told_of(bounties: Bounties, entry: int, which: int, takers: tuple[int, ...]) -> Bounties:
    """Who took the head at an earlier knock-out, counted from 1."""
    lives, won = list(bounties.earlier.get(entry, ())), bounties.won_before
    if not 1 <= which <= len(lives):
        raise Contradiction("no_bounty", entry=entry)
    before, after = lives[which - 1], KnockOut(lives[which - 1].cents, takers)
    for life, sign in ((before, -1), (after, 1)):
        for taker in life.takers:
            won = won.set(taker, won.get(taker, 0) + sign * life.share(taker))
    lives[which - 1] = after
    earlier = bounties.earlier.set(entry, tuple(lives))
    return _adds_up(replace(bounties, earlier=earlier, won_before=won), before.takers)


def _out_of_chips(bounties: Bounties, event: OutOfChips) -> Bounties:
    """The head is won, although its player may buy again."""
    if _has_no_head(bounties, event.entry):
        return bounties
    return replace(bounties, out=bounties.out.set(event.entry, True))


def _has_no_head(bounties: Bounties, entry: int) -> bool:
    """Whether nothing was paid for a bounty, or nothing since the last knock-out."""
    head = bounties.heads.get(entry)
    return head is None or (not head and entry in bounties.earlier)


def _on_the_head(bounties: Bounties, entry: int, parts: Iterable[PricePart], sign: int) -> Bounties:
    cents = _bounty_in(parts)
    if not cents:
        return bounties
    heads = bounties.heads.set(entry, bounties.heads.get(entry, 0) + sign * cents)
    if heads[entry] < 0:
        raise Contradiction("bounty_paid", entry=entry)
    return _adds_up(replace(bounties, heads=heads), bounties.takers.get(entry, ()))


def _bounty_in(parts: Iterable[PricePart]) -> int:
    return sum(part.cents for part in parts if part.name == BOUNTY)


def _busted(bounties: Bounties, event: EntryBusted | EntryLeft) -> Bounties:
    if _has_no_head(bounties, event.entry):
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
    """The taker of the bounty took that of the corrected entry."""
    takers, lost = bounties.takers.get(event.wrong, ()), bounties.out.get(event.wrong, True)
    bounties = _in_again(bounties, event.wrong)
    if event.right in bounties.heads:
        bounties = replace(bounties, out=bounties.out.set(event.right, lost))
    return _told(bounties, event.right, tuple(one for one in takers if one != event.right))


def _taken(bounties: Bounties, event: BountyTaken) -> Bounties:
    if event.knock_out:
        return _told_of(bounties, event.entry, event.knock_out, event.takers)
    return _told(bounties, event.entry, event.takers)


def _told(bounties: Bounties, entry: int, takers: tuple[int, ...]) -> Bounties:
    """Who took it, in the place of what was told before."""
    before = bounties.takers.get(entry, ())
    if before == takers:
        return bounties
    bounties = _untold(bounties, entry)
    victims, all_takers = bounties.victims, bounties.takers
    for taker in takers:
        victims = victims.set(taker, (*victims.get(taker, ()), entry))
    all_takers = all_takers.set(entry, takers) if takers else all_takers
    return _adds_up(replace(bounties, victims=victims, takers=all_takers), before)


def _untold(bounties: Bounties, entry: int) -> Bounties:
    """Nobody is said to have taken the head that is on an entry now."""
    takers, victims = bounties.takers.get(entry, ()), bounties.victims
    for taker in takers:
        rest = tuple(one for one in victims[taker] if one != entry)
        victims = victims.set(taker, rest) if rest else victims.delete(taker)
    left = bounties.takers.delete(entry) if takers else bounties.takers
    return replace(bounties, victims=victims, takers=left)


def _refunded(bounties: Bounties, event: TakenBack) -> Bounties:
    """Who leaves the field takes what is on the head along, or it is kept for his coming back."""
    entry = event.entry
    if bounties.paid.get(entry):
        raise Contradiction("bounty_paid", entry=entry)
    bounties = _told(bounties, entry, ())
    for victim in bounties.victims.get(entry, ()):
        rest = tuple(one for one in bounties.takers[victim] if one != entry)
        bounties = _told(bounties, victim, rest)
    bounties, before = _forgotten(bounties, entry)
    kept = bounties.heads.get(entry, 0) + before - _bounty_in(event.parts)
    kept_back = bounties.kept_back.set(entry, kept) if kept else bounties.kept_back
    heads = bounties.heads.delete(entry) if entry in bounties.heads else bounties.heads
    out = bounties.out.delete(entry) if entry in bounties.out else bounties.out
    return replace(bounties, heads=heads, out=out, kept_back=kept_back)


def _forgotten(bounties: Bounties, entry: int) -> tuple[Bounties, int]:
    """Who leaves the field has taken nothing, and what was on its earlier heads goes along."""
    for victim, lives in bounties.earlier.items():
        for which, life in enumerate(lives, 1):
            rest = tuple(one for one in life.takers if entry not in (one, victim))
            if rest != life.takers:
                bounties = _told_of(bounties, victim, which, rest)
    lives = bounties.earlier.get(entry, ())
    earlier = bounties.earlier.delete(entry) if lives else bounties.earlier
    return replace(bounties, earlier=earlier), sum(life.cents for life in lives)


def _parts_refunded(bounties: Bounties, event: PartsRefunded) -> Bounties:
    """A cancellation gives every bounty back to whoever paid it: nobody has won any."""
    if event.why is Occasion.CANCELLATION:
        return Bounties(last_slip=bounties.last_slip)
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


def _agreed(bounties: Bounties, event: PrizesPosted) -> Bounties:
    named = tuple(one.entry for one in event.agreed) if event.heads else ()
    return bounties if named == bounties.agreed else replace(bounties, agreed=named)


BOUNTIES_FOLD: Handlers = {
    PrizesPosted: _agreed,
    EntrySold: _sold,
    AlternateSeated: _sold,
    RebuySold: _sold,
    AddOnSold: _sold,
    EntryRefunded: _refunded,
    EntryVoided: _refunded,
    PartsRefunded: _parts_refunded,
    EntryReadmitted: _readmitted,
    OutOfChips: _out_of_chips,
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
