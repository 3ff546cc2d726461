"""Prizes of ended events that wait for their winners at the house, from gaming day to day."""

from collections.abc import Iterator

import msgspec
from immutables import Map

from tdapp.core.event import Event
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.house_events import HouseCarriedOver
from tdapp.house.kept_events import (
    KeptPrize,
    KeptPrizeClaimed,
    KeptPrizeForfeited,
    KeptPrizeReturned,
    PaidPrize,
    PaidPrizeReturned,
    PaidPrizesLeft,
    PrizeKept,
)

Key = tuple[StreamId, int]


class KeptPrizes(msgspec.Struct, frozen=True):
    """By event and entry: what `waits` for its winner, and what was `claimed` this gaming day.

    `paid` is what events that ended on this gaming day had paid before.
    """

    waits: Map[Key, KeptPrize] = Map()
    claimed: Map[Key, KeptPrizeClaimed] = Map()
    paid: Map[Key, PaidPrize] = Map()

    def listed(self) -> Iterator[KeptPrize]:
        """All that wait, by event and place."""
        yield from sorted(self.waits.values(), key=lambda one: (one.title, one.event, one.place))

    def came_out(self) -> list[KeptPrize]:
        """All that were handed over and can come back today."""
        return [one.prize for one in (*self.claimed.values(), *self.paid.values())]

    def of(self, event: StreamId, entry: int) -> KeptPrize:
        """The kept prize of an entry; refuses ``no_kept_prize``."""
        found = self.waits.get((event, entry))
        if found is None:
            raise Refusal("no_kept_prize", entry=entry)
        return found


def claim(
    kept: KeptPrizes,
    event: StreamId,
    entry: int,
    tender: str,
    session: str | None = None,
    *,
    identity_seen: bool = False,
    details: tuple[str, ...] = (),
) -> list[Event]:
    """Hand a kept prize over; refuses ``no_kept_prize`` and ``identity_needed``."""
    prize = kept.of(event, entry)
    least = prize.identity_from
    if least is not None and prize.worth >= least and not identity_seen:
        raise Refusal("identity_needed", entry=entry, least=least)
    return [KeptPrizeClaimed(prize, tender, session, identity_seen, details)]


def take_claim_back(
    kept: KeptPrizes, event: StreamId, entry: int, session: str | None = None
) -> list[Event]:
    """Reverse a prize that was paid on this gaming day, or by an event that ended on it.

    Refuses ``not_claimed_today``.
    """
    claimed, paid = kept.claimed.get((event, entry)), kept.paid.get((event, entry))
    if claimed is not None:
        return [KeptPrizeReturned(claimed.prize, claimed.tender, session)]
    if paid is None:
        raise Refusal("not_claimed_today", entry=entry)
    return [PaidPrizeReturned(paid.prize, paid.tender, session)]


def forfeit(kept: KeptPrizes, event: StreamId, entry: int, why: str) -> list[Event]:
    """Give a kept prize to the Crown, where the event's rules give it there for this reason.

    Refuses ``no_kept_prize``, and ``not_the_crowns`` where others would have it: those were paid
    when the event ended.
    """
    prize = kept.of(event, entry)
    if why not in prize.crown_for:
        raise Refusal("not_the_crowns", entry=entry)
    return [KeptPrizeForfeited(prize, why)]


def must_keep_none_for(kept: KeptPrizes, person: PersonId) -> None:
    """Refuse ``person_has_prize`` while a kept prize waits for the person."""
    for prize in kept.waits.values():
        if prize.person == person:
            raise Refusal("person_has_prize", event=prize.title, place=prize.place)


def _key(prize: KeptPrize) -> Key:
    return prize.event, prize.entry


def _kept(kept: KeptPrizes, event: PrizeKept) -> KeptPrizes:
    if _key(event.prize) in kept.waits:
        raise Contradiction("prize_is_kept", place=event.prize.place)
    return _waiting(kept, event.prize)


def _waiting(kept: KeptPrizes, prize: KeptPrize) -> KeptPrizes:
    """It waits, together with a bounty of the same winner that was kept or came back alone."""
    before = kept.waits.get(_key(prize))
    if before is not None:
        item = prize if prize.item else before
        prize = msgspec.structs.replace(item, cents=before.cents + prize.cents)
    return msgspec.structs.replace(kept, waits=kept.waits.set(_key(prize), prize))


def _gone(kept: KeptPrizes, event: KeptPrizeClaimed | KeptPrizeForfeited) -> KeptPrizes:
    if kept.waits.get(_key(event.prize)) != event.prize:
        raise Contradiction("prize_not_kept", place=event.prize.place)
    return msgspec.structs.replace(kept, waits=kept.waits.delete(_key(event.prize)))


def _claimed(kept: KeptPrizes, event: KeptPrizeClaimed) -> KeptPrizes:
    gone = _gone(kept, event)
    return msgspec.structs.replace(gone, claimed=gone.claimed.set(_key(event.prize), event))


def _returned(kept: KeptPrizes, event: KeptPrizeReturned) -> KeptPrizes:
    key = _key(event.prize)
    if key not in kept.claimed:
        raise Contradiction("prize_is_kept", place=event.prize.place)
    back = msgspec.structs.replace(kept, claimed=kept.claimed.delete(key))
    return _waiting(back, event.prize)


def _left_paid(kept: KeptPrizes, event: PaidPrizesLeft) -> KeptPrizes:
    paid = kept.paid.update({_key(one.prize): one for one in event.paid})
    return msgspec.structs.replace(kept, paid=paid)


def _paid_returned(kept: KeptPrizes, event: PaidPrizeReturned) -> KeptPrizes:
    key = _key(event.prize)
    if kept.paid.get(key) != PaidPrize(event.prize, event.tender):
        raise Contradiction("prize_is_kept", place=event.prize.place)
    return _waiting(msgspec.structs.replace(kept, paid=kept.paid.delete(key)), event.prize)


def _carried(_: KeptPrizes, event: HouseCarriedOver) -> KeptPrizes:
    return KeptPrizes(Map({_key(prize): prize for prize in event.kept}))


KEPT_FOLD: Handlers = {
    PrizeKept: _kept,
    KeptPrizeClaimed: _claimed,
    KeptPrizeReturned: _returned,
    KeptPrizeForfeited: _gone,
    PaidPrizesLeft: _left_paid,
    PaidPrizeReturned: _paid_returned,
    HouseCarriedOver: _carried,
}
