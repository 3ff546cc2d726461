"""The facts of bounties: who took one, and what was paid."""

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, MoneyLine, Touched
from tdapp.house.kept_events import UNCLAIMED
from tdapp.till.payment import BOUNTY, POOL, Tender
from tdapp.till.takings import TillFact
from tdapp.tournament.facts.sales import ACCOUNTS, account_of
from tdapp.tournament.plan.offers import PricePart, total_of


class BountyTaken(AboutEntry, frozen=True):
    """The bounty on the head of `entry` goes to `takers`, in equal shares.

    A cent that cannot be shared is of the first named. It takes the place of what was told before;
    nobody: it is not known. With `knock_out` it is about that one of those after which chips were
    bought again, counted from 1.
    """

    v = 2
    binding = True
    act_kind = ActKind.PRIZES

    entry: int
    takers: tuple[int, ...]
    knock_out: int = 0

    def touches(self) -> Touched:
        """The player out and those who took the bounty."""
        return Touched((self.entry, *self.takers))


class BountyPooled(AboutEntry, frozen=True):
    """The bounty of an entry that nobody won went into the prize pool, or came `back` from it."""

    binding = True
    act_kind = ActKind.PRIZES

    entry: int
    cents: int
    back: bool = False

    def lines(self) -> tuple[MoneyLine, ...]:
        """From the bounties to the prizes."""
        cents = -self.cents if self.back else self.cents
        return (MoneyLine(ACCOUNTS[BOUNTY], cents), MoneyLine(ACCOUNTS[POOL], -cents))


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """So many envelopes that hold so many cents each."""

    cents: int
    count: int


class EnvelopesFilled(Event, frozen=True):
    """The bounty pool lies in these envelopes, one for each of the `entries` in play now."""

    binding = True
    act_kind = ActKind.PRIZES

    envelopes: tuple[Envelope, ...]
    entries: tuple[int, ...]

    def touches(self) -> Touched:
        """Those on whose heads there is a bounty from now on."""
        return Touched(self.entries)


class EnvelopeDrawn(AboutEntry, frozen=True):
    """The envelope for the head of `entry` held so many `cents`.

    It was drawn by the `seed`, which chance made at that moment; with none it was drawn by hand.
    """

    binding = True
    act_kind = ActKind.PRIZES

    entry: int
    cents: int
    seed: str = ""


class PoolTaken(Event, frozen=True):
    """The `takers` won a side pool, the first prize first; it takes the place of what was told."""

    binding = True
    act_kind = ActKind.PRIZES

    name: str
    takers: tuple[int, ...]

    def touches(self) -> Touched:
        """Who won it."""
        return Touched(self.takers)


class PoolFilled(Event, frozen=True):
    """The house put so many cents into a side pool; below 0 they came out as it was cancelled."""

    binding = True
    act_kind = ActKind.SALES
    weight = -1

    name: str
    cents: int

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the house, into the side pool."""
        return (MoneyLine("house_added", self.cents), MoneyLine(account_of(self.name), -self.cents))


class PoolPassedOn(Event, frozen=True):
    """Nobody who paid into a side pool can win it, so its `cents` went into the prize pool.

    Or `everyone` in the event plays for it; then no money moved. Below 0 they came back out of the
    prize pool, as the event was cancelled.
    """

    binding = True
    act_kind = ActKind.PRIZES

    name: str
    cents: int
    everyone: bool = False

    def lines(self) -> tuple[MoneyLine, ...]:
        """From the side pool to the prizes."""
        cents = 0 if self.everyone else self.cents
        if not cents:
            return ()
        return (MoneyLine(account_of(self.name), cents), MoneyLine(ACCOUNTS[POOL], -cents))


class EnvelopesPooled(Event, frozen=True):
    """The envelopes that nobody has drawn were opened for a deal: their `cents` are prize money."""

    binding = True
    act_kind = ActKind.PRIZES

    cents: int

    def lines(self) -> tuple[MoneyLine, ...]:
        """From the bounties to the prizes."""
        return (MoneyLine(ACCOUNTS[BOUNTY], self.cents), MoneyLine(ACCOUNTS[POOL], -self.cents))


class HeadsPooled(Event, frozen=True):
    """A deal divides the bounties on the heads of these entries: their `cents` are prize money."""

    binding = True
    act_kind = ActKind.PRIZES

    entries: tuple[int, ...]
    cents: int

    def touches(self) -> Touched:
        """On whose heads there is nothing any more."""
        return Touched(self.entries)

    def lines(self) -> tuple[MoneyLine, ...]:
        """From the bounties to the prizes."""
        return (MoneyLine(ACCOUNTS[BOUNTY], self.cents), MoneyLine(ACCOUNTS[POOL], -self.cents))


class BountyPaid(AboutEntry, TillFact, frozen=True):
    """Who took bounties was handed `cents` against a slip; `own` of them were on the own head.

    What of them came out of side pools is in `pools`. `session` is the cashier's, where one is
    open. What is `unclaimed` was not handed over: it is kept for who took it.
    """

    v = 2
    fixed = "is_paid_out"
    act_kind = ActKind.PRIZES

    entry: int
    cents: int
    slip: int
    own: int = 0
    tender: Tender = Tender.CASH
    session: str | None = None
    pools: tuple[PricePart, ...] = ()
    unclaimed: bool = False

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the bounties and side pools, out of the tender."""
        return _paid_out(self)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"bounty {self.slip}",)


class BountyReversed(AboutEntry, TillFact, frozen=True):
    """What was paid against a slip came back in its tender, and is owed again."""

    v = 2
    fixed = "is_paid_out"
    act_kind = ActKind.PRIZES

    entry: int
    cents: int
    slip: int
    own: int = 0
    tender: Tender = Tender.CASH
    session: str | None = None
    pools: tuple[PricePart, ...] = ()
    unclaimed: bool = False

    def lines(self) -> tuple[MoneyLine, ...]:
        """Back to where it came from."""
        return tuple(MoneyLine(one.account, -one.cents) for one in _paid_out(self))


def _paid_out(paid: BountyPaid | BountyReversed) -> tuple[MoneyLine, ...]:
    bounties = PricePart(BOUNTY, paid.cents - total_of(paid.pools))
    parts = (one for one in (bounties, *paid.pools) if one.cents)
    lines = (MoneyLine(account_of(one.name), one.cents) for one in parts)
    into = UNCLAIMED if paid.unclaimed else paid.tender.value
    return (*lines, MoneyLine(into, -paid.cents))
