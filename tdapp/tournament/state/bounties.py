"""How facts move what is on heads, who took it, and what was paid: a fold of its own."""

from collections.abc import Iterable

from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.till.payment import BOUNTY
from tdapp.tournament.facts.alternates import AlternateSeated
from tdapp.tournament.facts.bounties import (
    BountyPaid,
    BountyPooled,
    BountyReversed,
    BountyTaken,
    EnvelopeDrawn,
    EnvelopesFilled,
    EnvelopesPooled,
    HeadsPooled,
)
from tdapp.tournament.facts.brackets import MatchCorrected, PairingDecided
from tdapp.tournament.facts.event import TournamentAnnounced
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
from tdapp.tournament.state.filled_pools import SIDE_POOLS_FOLD
from tdapp.tournament.state.heads import (
    Bounties,
    adds_up,
    goes_round,
    in_again,
    lost_and_bought_again,
    with_last_life,
    with_life,
    without_head,
)


def _sold(bounties: Bounties, event: Sale) -> Bounties:
    """Chips bought again put off an exit that was told ahead, or end a knock-out."""
    entry = event.entry
    if isinstance(event, RebuySold | AddOnSold):
        bounties = _plays_on(bounties, entry, knocked_out=event.knocked_out)
    return _on_the_head(bounties, entry, event.parts, 1)


def _plays_on(bounties: Bounties, entry: int, *, knocked_out: bool) -> Bounties:
    """Whoever took the head of who was knocked out has it, whatever comes of the chips after."""
    if not knocked_out or not bounties.heads.get(entry, 0):
        return _told(in_again(bounties, entry), entry, ())
    takers = bounties.takers.get(entry, ())
    # What was won stays won: only then is it seen whether all adds up.
    return adds_up(lost_and_bought_again(bounties, entry), takers)


def _told_of(bounties: Bounties, entry: int, which: int, takers: tuple[int, ...]) -> Bounties:
    """Who took the head at an earlier knock-out, counted from 1."""
    if not 1 <= which <= len(bounties.earlier.get(entry, ())):
        raise Contradiction("no_bounty", entry=entry)
    _must_not_go_round(bounties, entry, which, takers)
    before = bounties.life(entry, which)
    told = with_life(bounties, entry, which, replace(before, takers=takers))
    return adds_up(told, before.takers)


def _must_not_go_round(bounties: Bounties, entry: int, which: int, takers: tuple[int, ...]) -> None:
    if goes_round(bounties, entry, which, takers):
        raise Contradiction("bounty_goes_round", entry=entry)


def _out_of_chips(bounties: Bounties, event: OutOfChips) -> Bounties:
    """The head is won, although its player may buy again."""
    if _has_no_head(bounties, event.entry):
        return bounties
    return with_last_life(bounties, event.entry, out=True)


def _has_no_head(bounties: Bounties, entry: int) -> bool:
    """Whether nothing is on a head, or since the last knock-out, nor can come on it."""
    if entry in bounties.hunted:
        return False
    head = bounties.heads.get(entry)
    empty = head is None or (not head and entry in bounties.earlier)
    return empty and bounties.progressive is None


def _on_the_head(bounties: Bounties, entry: int, parts: Iterable[PricePart], sign: int) -> Bounties:
    cents = _bounty_in(parts)
    if not cents:
        return bounties
    if bounties.mystery:
        return _before_they_are_filled(bounties)
    _must_not_be_pooled(bounties, entry)
    head = bounties.heads.get(entry, 0) + sign * cents
    if head < 0:
        raise Contradiction("bounty_paid", entry=entry)
    bounties = with_last_life(bounties, entry, head=head)
    return adds_up(bounties, bounties.takers.get(entry, ()))


def _before_they_are_filled(bounties: Bounties) -> Bounties:
    """The bounty pool changes no more once it lies in envelopes."""
    if bounties.envelopes is not None:
        raise Contradiction("envelopes_filled")
    return bounties


def _filled(bounties: Bounties, event: EnvelopesFilled) -> Bounties:
    _before_they_are_filled(bounties)
    return replace(bounties, envelopes=event.envelopes, hunted=frozenset(event.entries))


def _envelopes_pooled(bounties: Bounties, event: EnvelopesPooled) -> Bounties:
    """None is drawn any more; what was drawn before stays where it is.

    A cancellation takes their money back, and empties them with what is on heads.
    """
    in_pool = bounties.in_pool + event.cents
    if event.cents < 0:
        return replace(bounties, in_pool=in_pool)
    if bounties.in_envelopes != event.cents:
        raise Contradiction("envelope_not_there", entry=0)
    return replace(bounties, envelopes=(), hunted=frozenset(bounties.drawn), in_pool=in_pool)


def _heads_pooled(bounties: Bounties, event: HeadsPooled) -> Bounties:
    """Nothing is on these heads any more, or what was; nobody may have been paid any of it."""
    back = event.cents < 0
    were = bounties.shared if back else bounties.heads
    cents = {one: were.get(one, 0) for one in event.entries}
    if sum(cents.values()) != abs(event.cents):
        raise Contradiction("bounty_paid", entry=event.entries[0])
    for entry, head in cents.items():
        bounties = with_last_life(bounties, entry, head=head if back else 0)
    shared = Map() if back else bounties.shared.update(cents)
    pooled = replace(bounties, in_pool=bounties.in_pool + event.cents, shared=shared)
    return adds_up(pooled, event.entries)


def _drawn(bounties: Bounties, event: EnvelopeDrawn) -> Bounties:
    """What the envelope held is on the head from now on, for whoever took it."""
    left = bounties.envelopes or ()
    if event.entry in bounties.drawn or all(one.cents != event.cents for one in left):
        raise Contradiction("envelope_not_there", entry=event.entry)
    rest = tuple(
        replace(one, count=one.count - 1) if one.cents == event.cents else one for one in left
    )
    drawn = bounties.drawn.set(event.entry, event.cents)
    bounties = replace(bounties, envelopes=tuple(one for one in rest if one.count), drawn=drawn)
    return with_last_life(bounties, event.entry, head=event.cents)


def _bounty_in(parts: Iterable[PricePart]) -> int:
    return sum(part.cents for part in parts if part.name == BOUNTY)


def _busted(bounties: Bounties, event: EntryBusted | EntryLeft) -> Bounties:
    if _has_no_head(bounties, event.entry):
        return bounties
    if bounties.own_paid(event.entry):
        raise Contradiction("bounty_paid", entry=event.entry)
    return with_last_life(bounties, event.entry, out=isinstance(event, EntryBusted))


def _out_of_the_bracket(bounties: Bounties, event: PairingDecided) -> Bounties:
    """Who goes out loses the head to whoever won the last pairing that was lost.

    Third place is won by somebody who lost a semi-final before. A head that a deal shares stays.
    """
    if not len(bounties.heads):
        return bounties
    pairings = bounties.pairings.set(event.pairing, (event.loser, event.winner))
    bounties = replace(bounties, pairings=pairings)
    for entry in (one.entry for one in event.outs if not _has_no_head(bounties, one.entry)):
        lost = max(number for number, (loser, _) in pairings.items() if loser == entry)
        bounties = with_last_life(bounties, entry, out=True)
        if entry not in bounties.agreed:
            bounties = _told(bounties, entry, pairings[lost][1:])
    return bounties


def _in_the_bracket_again(bounties: Bounties, event: MatchCorrected) -> Bounties:
    for entry in event.back:
        if entry in bounties.heads:
            bounties = _in_again(bounties, entry)
    return bounties


def _back(bounties: Bounties, event: EntryReinstated | PendingExitDropped) -> Bounties:
    known = (bounties.heads, bounties.takers, bounties.out)
    if not any(event.entry in one for one in known):
        return bounties
    return _in_again(bounties, event.entry)


def _in_again(bounties: Bounties, entry: int) -> Bounties:
    _must_not_be_pooled(bounties, entry)
    if entry in bounties.heads:
        for other in bounties.paid:
            if bounties.own_paid(other):
                raise Contradiction("bounty_paid", entry=other)
    return _told(in_again(bounties, entry), entry, ())


def _passed_on(bounties: Bounties, event: ExitPassedOn) -> Bounties:
    """The taker of the bounty took that of the corrected entry."""
    right, takers = event.right, bounties.takers.get(event.wrong, ())
    lost = bounties.out.get(event.wrong, True)
    bounties = _in_again(bounties, event.wrong)
    if wrong_drawn := bounties.drawn.get(event.wrong):
        bounties = _drawn_for_another(bounties, event.wrong, right, wrong_drawn)
    if right in bounties.heads or right in bounties.hunted:
        bounties = with_last_life(bounties, right, out=lost)
    others = tuple(one for one in takers if not goes_round(bounties, right, 0, (one,)))
    return _told(bounties, right, others)


def _drawn_for_another(bounties: Bounties, wrong: int, right: int, cents: int) -> Bounties:
    """The envelope was opened for whoever really went out."""
    drawn, heads = bounties.drawn.delete(wrong), bounties.heads.delete(wrong)
    return replace(bounties, drawn=drawn.set(right, cents), heads=heads.set(right, cents))


def _taken(bounties: Bounties, event: BountyTaken) -> Bounties:
    if event.knock_out:
        return _told_of(bounties, event.entry, event.knock_out, event.takers)
    return _told(bounties, event.entry, event.takers)


def _told(bounties: Bounties, entry: int, takers: tuple[int, ...]) -> Bounties:
    """Who took it, in the place of what was told before."""
    before = bounties.takers.get(entry, ())
    if before == takers:
        return bounties
    _must_not_go_round(bounties, entry, 0, takers)
    return adds_up(with_last_life(bounties, entry, takers=takers), before)


def _refunded(bounties: Bounties, event: TakenBack) -> Bounties:
    """Who leaves the field takes what is on the head along, or it is kept for his coming back."""
    entry = event.entry
    for name, takers in bounties.pools.items():
        rest = tuple(one for one in takers if one != entry)
        bounties = replace(bounties, pools=bounties.pools.set(name, rest))
    if bounties.mystery:
        return _before_they_are_filled(bounties)
    if _bounty_in(event.parts):
        _must_not_be_pooled(bounties, entry)
    if bounties.paid.get(entry):
        raise Contradiction("bounty_paid", entry=entry)
    bounties = _told(bounties, entry, ())
    for victim in bounties.victims.get(entry, ()):
        rest = tuple(one for one in bounties.takers[victim] if one != entry)
        bounties = _told(bounties, victim, rest)
    bounties, before = _forgotten(bounties, entry)
    kept = bounties.heads.get(entry, 0) + before - _bounty_in(event.parts)
    kept_back = bounties.kept_back.set(entry, kept) if kept else bounties.kept_back
    return replace(without_head(bounties, entry), kept_back=kept_back)


def _forgotten(bounties: Bounties, entry: int) -> tuple[Bounties, int]:
    """Who leaves the field has taken nothing, and what was on its earlier heads goes along."""
    for victim, lives in bounties.earlier.items():
        for which, life in enumerate(lives, 1):
            rest = tuple(one for one in life.takers if entry not in (one, victim))
            if rest != life.takers:
                bounties = _told_of(bounties, victim, which, rest)
    return bounties, sum(life.cents for life in bounties.earlier.get(entry, ()))


def _parts_refunded(bounties: Bounties, event: PartsRefunded) -> Bounties:
    """A cancellation gives every bounty back to whoever paid it: nobody has won any."""
    if event.why is Occasion.CANCELLATION:
        kept = (bounties.last_slip, bounties.progressive, bounties.mystery)
        return Bounties(last_slip=kept[0], progressive=kept[1], mystery=kept[2])
    return _on_the_head(bounties, event.entry, event.parts, -1)


def _readmitted(bounties: Bounties, event: EntryReadmitted) -> Bounties:
    entry, kept = event.entry, bounties.kept_back.get(event.entry, 0)
    _must_not_be_pooled(bounties, entry)
    if kept:
        gone = bounties.kept_back.delete(entry)
        bounties = replace(bounties, heads=bounties.heads.set(entry, kept), kept_back=gone)
    return _on_the_head(bounties, entry, event.parts, 1)


def _pooled(bounties: Bounties, event: BountyPooled) -> Bounties:
    """What nobody can win goes into the pool whole, and comes back whole."""
    entry, cents = event.entry, event.cents
    if event.back:
        if bounties.pooled.get(entry) != cents:
            raise Contradiction("bounty_not_pooled", entry=entry)
        changed = replace(
            bounties, pooled=bounties.pooled.delete(entry), in_pool=bounties.in_pool - cents
        )
        if entry in bounties.out:
            return with_last_life(changed, entry, head=cents)
        return replace(changed, kept_back=bounties.kept_back.set(entry, cents))
    if bounties.untaken(entry) != cents:
        raise Contradiction("not_out", entry=entry)
    changed = replace(
        bounties, pooled=bounties.pooled.set(entry, cents), in_pool=bounties.in_pool + cents
    )
    if entry in bounties.kept_back:
        return replace(changed, kept_back=bounties.kept_back.delete(entry))
    return with_last_life(changed, entry, head=0)


def _must_not_be_pooled(bounties: Bounties, entry: int) -> None:
    if entry in bounties.pooled:
        raise Contradiction("bounty_pooled", entry=entry)


def _paid(bounties: Bounties, event: BountyPaid) -> Bounties:
    paid = bounties.paid.set(event.entry, (*bounties.paid.get(event.entry, ()), event))
    last = max(bounties.last_slip, event.slip)
    return adds_up(replace(bounties, paid=paid, last_slip=last), (event.entry,))


def _reversed(bounties: Bounties, event: BountyReversed) -> Bounties:
    before = bounties.paid.get(event.entry, ())
    rest = tuple(one for one in before if one.slip != event.slip)
    if len(rest) == len(before):
        raise Contradiction("bounty_owed", entry=event.entry)
    paid = bounties.paid.set(event.entry, rest) if rest else bounties.paid.delete(event.entry)
    return replace(bounties, paid=paid)


def _numbers_used(bounties: Bounties, event: Undone) -> Bounties:
    used = (paper.split() for paper in event.named)
    slips = [int(number) for kind, number in used if kind == "bounty"]
    return replace(bounties, last_slip=max([bounties.last_slip, *slips]))


def _agreed(bounties: Bounties, event: PrizesPosted) -> Bounties:
    """Who went out between two deals lost the head before it could be agreed on."""
    before, out = bounties.agreed, bounties.out
    named = (one.entry for one in event.agreed) if event.heads else ()
    agreed = tuple(one for one in named if one not in out or one in before)
    return bounties if agreed == before else replace(bounties, agreed=agreed)


def _announced(bounties: Bounties, event: TournamentAnnounced) -> Bounties:
    prizes = event.conditions.prizes
    if prizes.progressive is None and prizes.mystery is None:
        return bounties
    return replace(bounties, progressive=prizes.progressive, mystery=prizes.mystery is not None)


BOUNTIES_FOLD: Handlers = {
    TournamentAnnounced: _announced,
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
    PairingDecided: _out_of_the_bracket,
    MatchCorrected: _in_the_bracket_again,
    EnvelopesFilled: _filled,
    EnvelopesPooled: _envelopes_pooled,
    HeadsPooled: _heads_pooled,
    EnvelopeDrawn: _drawn,
    BountyTaken: _taken,
    BountyPooled: _pooled,
    **SIDE_POOLS_FOLD,
    BountyPaid: _paid,
    BountyReversed: _reversed,
    Undone: _numbers_used,
}
