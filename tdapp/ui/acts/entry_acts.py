"""The acts on the entry that is selected."""

from collections.abc import Sequence

from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.exits.returning import reinstate
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.bounty_acts import BountyActs
from tdapp.ui.acts.exit_acts import ExitActs
from tdapp.ui.acts.hand_acts import HandActs
from tdapp.ui.acts.on_entry import WHEN_ASKED, OnEntry, with_changes
from tdapp.ui.acts.prize_acts import PrizeActs
from tdapp.ui.acts.seat_back import where_back
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.name_book import NameBook
from tdapp.ui.sales.refund_acts import RefundActs
from tdapp.ui.sales.right_acts import RightActs
from tdapp.ui.sales.sale_acts import SaleActs
from tdapp.ui.sales.till import Till
from tdapp.ui.sales.who_is_it import WhoIsIt


class EntryActs(OnEntry):
    """Bust, reinstate, `prizes`, `sales`, `exits` and `hands` (ways out), and `rights`."""

    not_yet = WHEN_ASKED

    def __init__(
        self, view: EventInView, asking: Asking, names: NameBook, till: Till, who: WhoIsIt
    ) -> None:
        super().__init__(view, asking, names)
        self.sales = SaleActs(view, asking, names, till)
        self.exits = ExitActs(view, asking, names)
        self.hands = HandActs(view, asking, names)
        self.rights = RightActs(view, asking, names, till, who)
        self.refunds = RefundActs(view, asking, names, till)
        self.bounties = BountyActs(view, asking, names, till)
        self.bust = self._act(self._bust_words, "B", self._bust, self._go_out)
        self.rebuy, self.add_on = self.sales.rebuy, self.sales.add_on
        self.reinstate = self._act(lambda: self.tr("Reinstate…"), "I", self._back, self._ask_back)
        self.prizes = PrizeActs(view, asking, names, till)
        self.pay_prize = self.prizes.pay
        for part in self._parts:
            part.asks.connect(self.asks)

    @property
    def buttons(self) -> tuple[Act, ...]:
        """Those that stand beside the selected entry."""
        own = (self.bust, self.rebuy, self.add_on, self.reinstate, self.pay_prize)
        return own + self.hands.all + self.exits.all

    @property
    def groups(self) -> tuple[tuple[Act, ...], ...]:
        """All but those on bounties and the rarer ones on prizes, by what they are about."""
        return (self.buttons, self.sales.rarer, self.rights.all + self.refunds.all)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        groups = (*self.groups, self.bounties.all, self.prizes.rarer)
        return tuple(act for group in groups for act in group)

    @property
    def _parts(self) -> tuple[OnEntry, ...]:
        prizes = (self.prizes, self.prizes.slips)
        own = (self.sales, self.exits, self.hands, self.rights, self.refunds, self.bounties)
        return (*own, *prizes)

    def select(self, entry: int | None) -> None:
        """Act on this entry from now on."""
        for part in self._parts:
            part.entry = entry
        super().select(entry)

    def _waits(self) -> bool:
        """Whether the selected player has no chips and may buy again."""
        return self.entry in self._view.state.exits.out_of_chips

    def _bust_words(self) -> str:
        return self.tr("Out, no re-buy") if self._waits() else self.tr("Bust")

    def _bust(self, event: StreamId, entry: int) -> Call:
        return Bust(event, entry, declined=self._waits())

    def _go_out(self) -> None:
        if self.entry is not None:
            self.bounties.bust(self.entry, declined=self._waits())

    def _back(self, event: StreamId, entry: int) -> Call:
        return Reinstate(event, entry)

    def _ask_back(self) -> None:
        entry = self.entry or 0

        def back_at(seat: Seat | None) -> Sequence[Event]:
            return reinstate(self._view.state, entry, seat)

        def go_on(seat: Seat | None) -> None:
            self._ask_why_back(seat, back_at(seat))

        self._ask_where(self.reinstate, entry, back_at, go_on)

    def _ask_why_back(self, seat: Seat | None, back: Sequence[Event]) -> None:
        text = self.tr("Why is {name} put back into play, at {seat}?")
        if self._waits():
            text = self.tr("Why has {name} chips after all?")
        said = text.format(name=self._name(), seat=where_back(back))
        number = self.entry or 0
        changes = self._changes(lambda state: reinstate(state, number, seat), but=number)

        def call(event: StreamId, entry: int) -> Call:
            return Reinstate(event, entry, seat)

        yes = self.tr("Reinstate")
        self._ask_reason(with_changes(said, changes), yes, call, said=changes)
