"""Acts on players at cash tables and their stakes."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.calls.cash.lists import known_here
from tdapp.calls.cash.room import CashCall, RuledCall
from tdapp.calls.counted import Paying
from tdapp.cash.charges import taking
from tdapp.cash.stakes import changing_seat, leaving, playing_on, sitting_down
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.core.ids import PersonId
from tdapp.desk.call import CallRow, Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.cash_seats import why_no_play_without_card
from tdapp.rules.office import Decision
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import Payment
from tdapp.voice.texts import text


def selling(stake: BuyIn) -> Permission:
    """What whoever gives a stake must be allowed: to sell at the cage, or to seat at the table."""
    at_cage = not stake.at_table and stake.cents > stake.chips
    return Permission.SELL if at_cage else Permission.SEAT


@dataclass(frozen=True)
class SitDown(RuledCall):
    """Let somebody sit in a game with a stake; before others who wait, with a reason.

    A player card was seen, or is known, where nobody plays without one.
    """

    row: ClassVar[CallRow] = CallRow(
        label="sit_down",
        permission=Permission.SEAT,
        done=text("done", "{who} seated in a cash game"),
        decision=Decision.GIVE_SEAT,
        by_till=True,
    )

    person: PersonId
    seat: Seat
    stake: BuyIn
    card_seen: bool = True

    @property
    def permission(self) -> Permission:
        """As whoever is paid needs: the cage sells, at the table the floor does."""
        return selling(self.stake)

    def counted_in(self) -> str | None:
        """The session of the payment."""
        return self.stake.payment.session

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who sits down."""
        return (self.person,)

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Who waits or plays already does so again under the same id."""
        return replace(self, person=known_here(self, states, ids(self.person)))

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `sitting_down.sit_down`; refuses ``player_card_needed``."""
        cash, rules = self.ruled(states)
        no_card = why_no_play_without_card(rules, card=self.card_seen)
        if no_card is not None:
            raise no_card
        sat = sitting_down.sit_down(
            cash,
            rules,
            self.person,
            self.seat,
            self.stake,
            moment.at,
            out_of_turn=moment.reason_given,
        )
        return {self.room: sat}


@dataclass(frozen=True)
class AddToStake(RuledCall):
    """Let a player buy more chips; `had` is what he has in front of him, in cents."""

    row: ClassVar[CallRow] = CallRow(
        label="add_to_stake",
        permission=Permission.SEAT,
        done=text("done", "{who} bought chips"),
        by_till=True,
    )

    sitting: int
    had: int
    more: BuyIn

    @property
    def permission(self) -> Permission:
        """As whoever is paid needs."""
        return selling(self.more)

    def counted_in(self) -> str | None:
        """The session of the payment."""
        return self.more.payment.session

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who buys."""
        found = self.cash(states).sittings.person_of.get(self.sitting)
        return () if found is None else (found,)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `playing_on.add_to_stake`."""
        cash, rules = self.ruled(states)
        bought = playing_on.add_to_stake(cash, rules, self.sitting, self.had, self.more, moment.at)
        return {self.room: bought}


@dataclass(frozen=True)
class TakeOff(RuledCall):
    """Let a player take chips off his stake and play on, for goods or with approval."""

    row: ClassVar[CallRow] = CallRow(
        label="take_off", permission=Permission.SEAT, done=text("done", "Chips taken off a stake")
    )

    sitting: int
    cents: int
    for_goods: bool

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `playing_on.take_off`; a second person's signature is the approval."""
        cash, rules = self.ruled(states)
        taken = playing_on.take_off(
            cash,
            rules,
            self.sitting,
            self.cents,
            for_goods=self.for_goods,
            approved=moment.approver is not None,
        )
        return {self.room: taken}


@dataclass(frozen=True)
class ChangeSeat(RuledCall):
    """Let a player sit elsewhere with what he `had`, of his own wish or as `directed`."""

    row: ClassVar[CallRow] = CallRow(
        label="change_seat",
        permission=Permission.SEAT,
        done=text("done", "{who} changed seats"),
        decision=Decision.MOVE_PLAYER,
    )

    sitting: int
    seat: Seat
    had: int
    directed: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `changing_seat.change_seat`."""
        cash, rules = self.ruled(states)
        moved = changing_seat.change_seat(
            cash, rules, self.sitting, self.seat, self.had, directed=self.directed
        )
        over = changing_seat.gone_over(cash, self.sitting, self.seat.table, moment.at)
        lapsed = taking.fees_lapsed(
            cash, self.sitting, self.seat.table, moment.at, directed=self.directed
        )
        return {self.room: [*moved, *over, *lapsed]}


@dataclass(frozen=True)
class GetUp(Paying, CashCall):
    """Let a player leave with so many cents in chips, which a payment pays out at once.

    `details` names what the reason holds of whoever is paid more than the house's limit.
    """

    row: ClassVar[CallRow] = CallRow(
        label="get_up",
        permission=Permission.SEAT,
        done=text("done", "{who} left a cash game"),
        refusals=frozenset({"details_needed"}),
    )

    sitting: int
    cents: int
    payment: Payment | None = None
    details: tuple[str, ...] = ()

    @property
    def permission(self) -> Permission:
        """Chips are carried away with the floor's knowledge; the cage pays them out."""
        return Permission.SEAT if self.payment is None else Permission.SELL

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `leaving.get_up`."""
        what = (self.sitting, self.cents, moment.at, self.payment, self.details)
        return {self.room: leaving.get_up(self.cash(states), *what)}


@dataclass(frozen=True)
class TakeCommission(CashCall):
    """Note what was taken of the pots at a table since it was told last, and the jackpot's part."""

    row: ClassVar[CallRow] = CallRow(
        label="take_commission",
        permission=Permission.SEAT,
        done=text("done", "Commission noted at table {number}"),
    )

    number: int
    cents: int
    jackpot: int = 0

    def decide(self, states: States, _: Moment) -> Groups:
        """See `taking.take_commission`."""
        cash = self.cash(states)
        return {self.room: taking.take_commission(cash, self.number, self.cents, self.jackpot)}
