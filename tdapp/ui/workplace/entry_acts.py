"""The acts on the entry that is selected."""

from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.desk.call import Call
from tdapp.tournament.exits.returning import reinstate
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.entries.entries import (
    EntriesInView,
    EntryChosen,
    before_bust,
    changes,
    seat_back,
    with_changes,
)
from tdapp.ui.entries.exit_acts import ExitActs, HandActs
from tdapp.ui.entries.seat_back import where_back
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.payouts.bounty_acts import BountyActs, Takers, bounty_takers
from tdapp.ui.payouts.prize_acts import PrizeActs
from tdapp.ui.sales.right_acts import RefundActs, RightActs
from tdapp.ui.sales.sale_acts import SaleActs
from tdapp.ui.sales.same_name_check import WhoIsIt
from tdapp.ui.sales.team_acts import TeamActs
from tdapp.ui.sales.till import Till

say = saying("entry acts")


class EntryActs(Acts[EntryChosen]):
    """Bust, reinstate, `prizes`, `sales`, `exits` and `hands` (ways out), and `rights`."""

    def __init__(
        self, view: EventInView, asking: Asking, names: NameBook, till: Till, who: WhoIsIt
    ) -> None:
        self._entries = entries = EntriesInView(view, names, asking)
        self.entry: int | None = None
        chosen = self._chosen
        super().__init__(view, asking, chosen, view)
        self.sales = SaleActs(entries, till, chosen)
        self.exits = ExitActs(entries, chosen)
        self.hands = HandActs(entries, chosen)
        self.refunds = RefundActs(entries, till, chosen)
        self.bounties = BountyActs(entries, till, chosen)
        self.rights = RightActs(entries, till, who, chosen)
        self.teams = TeamActs(entries, who, chosen)
        self.prizes = PrizeActs(entries, till, chosen)
        self.bust, self.reinstate = self._acts(
            (self._bust_words, "B", self._busting, self._bust),
            (say("Reinstate…"), "I", lambda on: Reinstate(on.event, on.entry)),
        )
        self.rebuy, self.add_on = self.sales.rebuy, self.sales.add_on
        self.pay_prize = self.prizes.pay
        sold = self.add_on
        keyless = WindowAct(sold.text, "", lambda: sold.why_not, sold.trigger, self)
        keyless.tried.connect(sold.tried)
        sold.aged.connect(keyless.refresh)
        self.buying = (self.rebuy, keyless)
        ways = (self.sales, self.exits, self.hands, self.refunds)
        self._include(*ways, self.bounties, self.prizes, self.rights, self.teams)

    @property
    def buttons(self) -> tuple[WindowAct, ...]:
        """Those that stand beside the selected entry."""
        own = (self.bust, self.rebuy, self.add_on, self.reinstate, self.pay_prize)
        return own + self.hands.all + self.exits.all

    @property
    def by_key(self) -> tuple[WindowAct, ...]:
        """Those that begin at a table, too, with their keys; A means there that one has arrived."""
        return (self.bust, self.hands.together, self.exits.late, self.exits.wrong, self.rebuy)

    @property
    def at_table(self) -> tuple[WindowAct, ...]:
        """All that begin at a table."""
        return tuple(dict.fromkeys((*self.by_key, self.add_on, *self.buying)))

    @property
    def groups(self) -> tuple[tuple[WindowAct, ...], ...]:
        """All but those on bounties and the rarer ones on prizes, by what they are about."""
        return (self.buttons, self.sales.rarer, self.rights.all + self.refunds.all)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        groups = (*self.groups, self.bounties.all, self.prizes.rarer, self.teams.all)
        return tuple(act for group in groups for act in group)

    def select(self, entry: int | None) -> None:
        """Act on this entry from now on."""
        self.entry = entry
        self.refresh()

    def _chosen(self) -> EntryChosen:
        return self._entries.chosen(self.entry)

    def _waits(self, entry: int | None) -> bool:
        """Whether a player has no chips and may buy again."""
        return entry in self._entries.state.exits.out_of_chips

    def _bust_words(self) -> str:
        if self._waits(self.entry):
            return say("Bust, no re-buy")
        return say("Bust")

    def _busting(self, on: EntryChosen) -> Call:
        return Bust(on.event, on.entry, declined=self._waits(on.entry))

    def _bust(self, on: EntryChosen) -> Flow[None]:
        """Take a player out; where there is a bounty, who takes it is asked first."""
        declined = self._waits(on.entry)
        takers: Takers = ()
        yield from before_bust(Bust(on.event, on.entry, declined), self._entries.at)
        bounties = self._entries.state.bounties
        if (len(bounties.heads) or bounties.mystery) and bounties.hangs_on(on.entry):
            takers = yield from bounty_takers(on.entry, self._entries.at)
        yield from self._do(Bust(on.event, on.entry, declined, takers=takers))


@asked_before(Reinstate)
def before_reinstating(call: Reinstate, at: EventAt) -> Flow[Ready]:
    """A seat where the own one is gone, and why."""
    entry = call.entry
    seat = yield from seat_back(at, entry, lambda seat: reinstate(at.state, entry, seat))
    text = say("Why reinstate {name} at {seat}?")
    if entry in at.state.exits.out_of_chips:
        text = say("Why does {name} have chips after all?")
    where = where_back(reinstate(at.state, entry, seat))
    changed = yield from changes(at, lambda state: reinstate(state, entry, seat), but=entry)
    text = with_changes(text.format(name=at.name(entry), seat=where), changed)
    call, said = Reinstate(call.event, entry, seat), (*at.whose(entry), *changed)
    return (yield from once_explained(call, at, text, say("Reinstate"), said=said))
