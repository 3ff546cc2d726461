"""The facts of bounties: who took one, and what was paid."""

from tdapp.core.event import Event, Line
from tdapp.till.payment import Tender
from tdapp.tournament.facts.sales import ACCOUNTS
from tdapp.tournament.plan.offers import BOUNTY


class BountyTaken(Event, frozen=True):
    """The bounty on the head of `entry` goes to `takers`, in equal shares.

    A cent that cannot be shared is of the first named. It takes the place of what was told before;
    nobody: it is not known.
    """

    binding = True

    entry: int
    takers: tuple[int, ...]


class BountyPaid(Event, frozen=True):
    """Who took bounties was handed `cents` against a slip; `own` of them were on the own head.

    `session` is the cashier's, where one is open.
    """

    fixed = "is_paid_out"

    entry: int
    cents: int
    slip: int
    own: int = 0
    tender: Tender = Tender.CASH
    session: str | None = None

    def lines(self) -> tuple[Line, ...]:
        """Out of the bounties, out of the tender."""
        return _paid_out(self.tender, self.cents)

    def papers(self) -> tuple[str, ...]:
        """Its slip."""
        return (f"bounty {self.slip}",)


class BountyReversed(Event, frozen=True):
    """What was paid against a slip came back in its tender, and is owed again."""

    fixed = "is_paid_out"

    entry: int
    cents: int
    slip: int
    own: int = 0
    tender: Tender = Tender.CASH
    session: str | None = None

    def lines(self) -> tuple[Line, ...]:
        """Back into the bounties."""
        return tuple(Line(one.account, -one.cents) for one in _paid_out(self.tender, self.cents))


def _paid_out(tender: Tender, cents: int) -> tuple[Line, ...]:
    return (Line(ACCOUNTS[BOUNTY], cents), Line(tender.value, -cents))
