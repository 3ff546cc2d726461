"""Acts on the chips of players who are away: picked up, given back; and back onto the list."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall, RuledCall
from tdapp.cash.absence import picking_up
from tdapp.cash.absence.picking_up import NOTHING_SEEN, CountedBag, WithoutWager
from tdapp.cash.table_sign import CashGame
from tdapp.core.ids import PersonId
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.voice.texts import text


@dataclass(frozen=True)
class PickUp(RuledCall):
    """Take the chips of who is away into a bag, counted by two who sign; the seat is free.

    The house's rule says when, unless the player has `asked`, or a reason is given.
    """

    row: ClassVar[CallRow] = CallRow(
        label="pick_up",
        permission=Permission.SEAT,
        done=text("done", "{who}: chips picked up"),
        decision=Decision.GIVE_SEAT,
        refusals=frozenset({"seat_not_lost", "seat_reserved"}),
    )

    sitting: int
    cents: int
    on_bag: str
    asked: bool = False
    seen: WithoutWager = NOTHING_SEEN

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `picking_up.pick_up`."""
        cash, rules = self.ruled(states)
        picked = picking_up.pick_up(
            cash,
            rules,
            self.sitting,
            CountedBag(self.cents, self.on_bag),
            moment.at,
            self.seen,
            allowed=self.asked or moment.reason_given,
        )
        return {self.room: picked}


@dataclass(frozen=True)
class GiveBack(CashCall):
    """Give the chips of a receipt back to the person they belong to."""

    row: ClassVar[CallRow] = CallRow(
        label="give_back", permission=Permission.SEAT, done=text("done", "Chips given back")
    )

    receipt: int
    person: PersonId

    def decide(self, states: States, _: Moment) -> Groups:
        """See `picking_up.give_back`."""
        given = picking_up.give_back(self.cash(states), self.receipt, self.person)
        return {self.room: given}


@dataclass(frozen=True)
class JoinAgain(RuledCall):
    """Put somebody whose chips were picked up back on the list of that game, first or last."""

    row: ClassVar[CallRow] = CallRow(
        label="join_again", permission=Permission.SEAT, done=text("done", "Back on the list")
    )

    person: PersonId
    game: CashGame

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who wants to play again."""
        return (self.person,)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `picking_up.join_again`."""
        cash, rules = self.ruled(states)
        joined = picking_up.join_again(cash, rules, self.person, self.game, moment.now)
        return {self.room: joined}
