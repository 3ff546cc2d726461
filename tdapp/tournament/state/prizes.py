"""The posted prize list and what of it was handed over."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Redone, Reversal, Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.tournament.facts.prizes import (
    PrizeForfeited,
    PrizeOutcome,
    PrizePaid,
    PrizeReversed,
    PrizesPosted,
    PrizesProjected,
    PrizeUnclaimed,
    SeatAwarded,
    WinnerPassedOver,
)
from tdapp.tournament.facts.refunds import EntryPassedOn, EntryVoided
from tdapp.tournament.facts.slips import (
    FormerPlace,
    IdentitySeen,
    PayoutSheetReplaced,
    SlipIssued,
    SlipVoided,
    changed_list,
)
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tdapp.tournament.reckoning.prize_list import Prize, prizes_of

Settled = PrizePaid | PrizeUnclaimed | PrizeForfeited
Kept = TypeVar("Kept")
ON_THE_SHEET = ("slip", "list", "sheet")
"""The kinds of papers whose undo can make the payout sheet that hangs wrong."""


class PayoutSheet(msgspec.Struct, frozen=True):
    """Which payout sheet is right: its `version`, counted from 1 (0: none yet).

    `was` is what the version before said of the places that changed. `taken_back` are papers that
    stood for that version and were undone, `undone` those that were undone since this one.
    """

    version: int = 0
    was: tuple[FormerPlace, ...] = ()
    taken_back: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()


class Prizes(msgspec.Struct, frozen=True):
    """`posted` from first place down in cents, and what became of it by entry.

    A place with a prize in kind alone is posted with 0 cents. `lists` are all that were posted, the
    newest last, `projected` the screens that showed them, by version. `slips` are those that were
    given out last, paid or not; `seen` who showed a proof of identity; `passed_over` who may not
    win. `seats` in other events were given out as tickets.
    """

    posted: tuple[int, ...] = ()
    in_kind: tuple[PrizeInKind, ...] = ()
    seed: str = ""
    version: int = 0
    slips: Map[int, SlipIssued] = Map()
    seen: Map[int, IdentitySeen] = Map()
    members_seen: Map[int, tuple[PersonId | None, ...]] = Map()
    paid: Map[int, PrizePaid] = Map()
    unclaimed: Map[int, PrizeUnclaimed] = Map()
    forfeited: Map[int, PrizeForfeited] = Map()
    passed_over: Map[int, WinnerPassedOver] = Map()
    last_slip: int = 0
    last_version: int = 0
    lists: tuple[PrizesPosted, ...] = ()
    sheet: PayoutSheet = PayoutSheet()
    last_sheet: int = 0
    projected: Map[int, tuple[str, ...]] = Map()
    seats: Map[int, SeatAwarded] = Map()

    @property
    def paid_cents(self) -> int:
        """All cash that was handed over."""
        return sum(payment.cents for payment in self.paid.values())

    @property
    def paid_in_kind(self) -> int:
        """What was handed over in kind, in cents that it took off the pool."""
        return sum(payment.value for payment in self.paid.values())

    @property
    def total(self) -> int:
        """All that the posted list takes off the pool, prizes in kind included, in cents."""
        return sum(self.posted) + sum(prize.value for prize in self.in_kind)

    def locked(self) -> dict[int, int]:
        """The cash of the places whose amount was set by hand in the posted list, by place."""
        places = self.lists[-1].locked if self.lists else ()
        return {one: self.posted[one - 1] for one in places if one <= len(self.posted)}

    @property
    def deal(self) -> bool:
        """Whether the posted list was agreed in a deal."""
        return bool(self.lists) and self.lists[-1].deal

    @property
    def agreed(self) -> dict[int, int]:
        """What the posted list gives by name, in cents by entry."""
        agreed = self.lists[-1].agreed if self.lists else ()
        return {one.entry: one.cents for one in agreed}

    @property
    def saved(self) -> tuple[int, ...]:
        """What the places of an agreed list are still played for, from first place down."""
        return self.lists[-1].saved if self.lists else ()

    def settled(self, entry: int) -> Settled | None:
        """How an entry's prize was settled, if it was."""
        found: Settled | None = self.paid.get(entry) or self.unclaimed.get(entry)
        return found or self.forfeited.get(entry)

    def set_aside(self) -> Iterator[tuple[int, PrizeUnclaimed | PrizeForfeited]]:
        """The prizes that nobody came for and those that are forfeited, by entry."""
        yield from self.unclaimed.items()
        yield from self.forfeited.items()

    def at(self, first: int, places: int = 1) -> tuple[Prize, ...]:
        """The posted prizes of so many places from `first` on, without those that have none."""
        last = min(first + places - 1, len(self.posted))
        found = (self._prize(place) for place in range(first, last + 1))
        return tuple(prize for prize in found if prize.cash or prize.item)

    def to_play_for(self, first: int, places: int = 1) -> tuple[Prize, ...]:
        """As `at`, without what was agreed by name."""
        named, saved = len(self.agreed), self.saved
        found = (
            replace(one, cash=saved[one.place - 1] if one.place <= len(saved) else 0)
            if one.place <= named
            else one
            for one in self.at(first, places)
        )
        return tuple(prize for prize in found if prize.cash or prize.item)

    def listed(self) -> tuple[Prize, ...]:
        """The whole posted list, without the places that have no prize."""
        return prizes_of(self.posted, self.in_kind)

    def _prize(self, place: int) -> Prize:
        kind = next((one for one in self.in_kind if one.place == place), None)
        cash = self.posted[place - 1]
        return Prize(place, cash, kind.item, kind.value) if kind else Prize(place, cash)


def _posted(prizes: Prizes, event: PrizesPosted) -> Prizes:
    if event.version <= prizes.version:
        raise Contradiction("prizes_posted", version=event.version)
    posted = replace(
        prizes,
        posted=event.cents,
        in_kind=event.in_kind,
        seed=event.seed,
        version=event.version,
        last_version=max(prizes.last_version, event.version),
        lists=(*prizes.lists, event),
    )
    was = changed_list(prizes.listed(), posted.listed()) if prizes.posted else ()
    return _with_sheet(posted, prizes.last_sheet + 1, was)


def _projected(prizes: Prizes, event: PrizesProjected) -> Prizes:
    screens = prizes.projected.get(event.version, ())
    return replace(prizes, projected=prizes.projected.set(event.version, (*screens, event.screen)))


def _sheet_replaced(prizes: Prizes, event: PayoutSheetReplaced) -> Prizes:
    return _with_sheet(prizes, event.version, event.was)


def _with_sheet(prizes: Prizes, version: int, was: tuple[FormerPlace, ...]) -> Prizes:
    """Another version; one that the same act has begun already keeps what was taken back."""
    now = prizes.sheet
    back = now.undone if version != now.version else now.taken_back
    sheet = PayoutSheet(version, was, back)
    return replace(prizes, sheet=sheet, last_sheet=max(prizes.last_sheet, version))


def _slip_issued(prizes: Prizes, event: SlipIssued) -> Prizes:
    slips = prizes.slips.set(event.entry, event)
    return replace(prizes, slips=slips, last_slip=max(prizes.last_slip, event.slip))


def _slip_voided(prizes: Prizes, event: SlipVoided) -> Prizes:
    return replace(prizes, slips=_without(prizes.slips, event.entry))


def _identity_seen(prizes: Prizes, event: IdentitySeen) -> Prizes:
    members = (*prizes.members_seen.get(event.entry, ()), event.member)
    return replace(
        prizes,
        seen=prizes.seen.set(event.entry, event),
        members_seen=prizes.members_seen.set(event.entry, members),
    )


def _entry_passed_on(prizes: Prizes, event: EntryPassedOn) -> Prizes:
    """A proof of identity was of the person who was named wrongly."""
    if not event.in_use or event.entry not in prizes.seen:
        return prizes
    return replace(
        prizes,
        seen=prizes.seen.delete(event.entry),
        members_seen=prizes.members_seen.delete(event.entry),
    )


def _entry_voided(prizes: Prizes, event: EntryVoided) -> Prizes:
    """A player who is out of the field cannot be passed over."""
    if event.entry not in prizes.passed_over:
        return prizes
    return replace(prizes, passed_over=prizes.passed_over.delete(event.entry))


def _paid(prizes: Prizes, event: PrizePaid) -> Prizes:
    prizes = _must_be_owed(prizes, event)
    last_slip = max(prizes.last_slip, event.slip)
    return replace(prizes, paid=prizes.paid.set(event.entry, event), last_slip=last_slip)


def _unclaimed(prizes: Prizes, event: PrizeUnclaimed) -> Prizes:
    prizes = _must_be_owed(prizes, event)
    return replace(prizes, unclaimed=prizes.unclaimed.set(event.entry, event))


def _forfeited(prizes: Prizes, event: PrizeForfeited) -> Prizes:
    prizes = _must_be_owed(prizes, event)
    return replace(prizes, forfeited=prizes.forfeited.set(event.entry, event))


def _must_be_owed(prizes: Prizes, event: Settled) -> Prizes:
    if prizes.paid.get(event.entry) is not None:
        raise Contradiction("prize_paid", place=event.place)
    if event.entry in prizes.unclaimed or event.entry in prizes.forfeited:
        raise Contradiction("prize_set_aside", place=event.place)
    if len(prizes.posted) < event.place:
        raise Contradiction("prize_not_posted", place=event.place)
    return prizes


def _reversed(prizes: Prizes, event: PrizeReversed) -> Prizes:
    name = event.was.value
    settled = getattr(prizes, name)
    if event.entry not in settled:
        raise Contradiction("prize_owed", place=event.place)
    slips = prizes.slips
    if event.was is PrizeOutcome.PAID:
        slips = _without(slips, event.entry)
    settled, seats = settled.delete(event.entry), _without(prizes.seats, event.entry)
    return replace(prizes, slips=slips, seats=seats, **{name: settled})


def _seat_awarded(prizes: Prizes, event: SeatAwarded) -> Prizes:
    if event.entry not in prizes.paid:
        raise Contradiction("prize_owed", place=event.entry)
    return replace(prizes, seats=prizes.seats.set(event.entry, event))


def _passed_over(prizes: Prizes, event: WinnerPassedOver) -> Prizes:
    return replace(prizes, passed_over=prizes.passed_over.set(event.entry, event))


def _without(slips: Map[int, Kept], entry: int) -> Map[int, Kept]:
    return slips.delete(entry) if entry in slips else slips


def _numbers_used(prizes: Prizes, event: Undone) -> Prizes:
    """No number is given again, and what hangs on the wall may say what was undone."""
    last = {"slip": prizes.last_slip, "list": prizes.last_version, "sheet": prizes.last_sheet}
    named = _on_the_sheet(event)
    for paper in named:
        kind, number = paper.split()
        last[kind] = max(last[kind], int(number))
    sheet = replace(prizes.sheet, undone=prizes.sheet.undone + named)
    used = max(last["sheet"], last["list"])
    return replace(
        prizes, last_slip=last["slip"], last_version=last["list"], last_sheet=used, sheet=sheet
    )


def _counts_again(prizes: Prizes, event: Redone) -> Prizes:
    named = _on_the_sheet(event)
    undone = tuple(paper for paper in prizes.sheet.undone if paper not in named)
    return replace(prizes, sheet=replace(prizes.sheet, undone=undone))


def _on_the_sheet(event: Reversal) -> tuple[str, ...]:
    return tuple(paper for paper in event.named if paper.split()[0] in ON_THE_SHEET)


PRIZES_FOLD: Handlers = {
    PrizesPosted: _posted,
    PrizesProjected: _projected,
    PayoutSheetReplaced: _sheet_replaced,
    SlipIssued: _slip_issued,
    SlipVoided: _slip_voided,
    IdentitySeen: _identity_seen,
    EntryPassedOn: _entry_passed_on,
    EntryVoided: _entry_voided,
    PrizePaid: _paid,
    PrizeUnclaimed: _unclaimed,
    PrizeForfeited: _forfeited,
    PrizeReversed: _reversed,
    SeatAwarded: _seat_awarded,
    WinnerPassedOver: _passed_over,
    Undone: _numbers_used,
    Redone: _counts_again,
}
