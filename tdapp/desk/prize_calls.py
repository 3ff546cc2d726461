"""Acts on the prizes, as the windows, the command line and the tests name them."""

from dataclasses import dataclass, field
from typing import ClassVar

from tdapp.core.ids import PersonId
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.desk.tournament_calls import TournamentCall
from tdapp.tournament.prizes import paying, posting
from tdapp.tournament.sales.payment import CASH, Payment


@dataclass(frozen=True)
class PostPrizes(TournamentCall):
    """Close the field and post the prize list."""

    label: ClassVar[str] = "post_prizes"
    permission: ClassVar[Permission] = Permission.POST_PRIZES

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `posting.post_prizes`; the seed is recorded with the list."""
        return {self.event: posting.post_prizes(states[self.event], moment.seed)}


@dataclass(frozen=True)
class ChangePrizes(TournamentCall):
    """Post another list in the place of the posted one.

    Either all `cents` from first place down, or some places `locked` at an amount (place, cents)
    while the others share what is left.
    """

    label: ClassVar[str] = "change_prizes"
    permission: ClassVar[Permission] = Permission.POST_PRIZES
    needs_reason: ClassVar[bool] = True

    cents: tuple[int, ...] = field(default=())
    locked: tuple[tuple[int, int], ...] = field(default=())

    def decide(self, states: States, _: Moment) -> Groups:
        """See `posting.change_prizes` and `posting.lock_prizes`."""
        state = states[self.event]
        if self.locked:
            return {self.event: posting.lock_prizes(state, dict(self.locked))}
        return {self.event: posting.change_prizes(state, self.cents)}


@dataclass(frozen=True)
class PayPrize(TournamentCall):
    """Hand over the prize of a place."""

    label: ClassVar[str] = "pay_prize"
    permission: ClassVar[Permission] = Permission.PAY

    place: int
    entry: int | None = None
    payment: Payment = CASH

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who won it, once that is decided."""
        state = states[self.event]
        holders = state.at_place(self.place)
        found = [one for one in holders if self.entry in {None, one}]
        return tuple(state.entry(one).person for one in found[:1])

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.pay_prize`."""
        state = states[self.event]
        return {self.event: paying.pay_prize(state, self.place, self.entry, self.payment)}
