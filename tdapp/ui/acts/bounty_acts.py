"""Bounties of the selected entry: who took the one on it, and what it is paid of others'."""

import re
from collections.abc import Callable

from tdapp.calls.tournament.bounties import PayBounty, ReverseBounty, TellTakers
from tdapp.calls.tournament.exits import Bust
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.said import SumSaid
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import Payment
from tdapp.tournament.payouts.bounties import bounty_due
from tdapp.tournament.payouts.paying import TENDERS
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.on_entry import CallFor, OnEntry
from tdapp.ui.acts.prize_words import said
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE, money
from tdapp.ui.name_book import NameBook
from tdapp.ui.sales.money_words import TENDERS as TENDER_WORDS
from tdapp.ui.sales.till import Till
from tdapp.ui.sentences import sentence

Takers = tuple[int, ...]
BETWEEN = re.compile(r"[\s,;&+]+")
SEAT = re.compile(r"(\d{1,6})-(\d{1,3})", re.ASCII)
ENTRY = re.compile(r"#?(\d{1,9})", re.ASCII)


class BountyActs(OnEntry):
    """Where nothing that is sold has a bounty they say so, and nobody is asked."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, till: Till) -> None:
        super().__init__(view, asking, names)
        self._till = till
        self.tell = self._act(
            lambda: self.tr("Who took the bounty…"), "Shift+H", self._nobody, self._ask_anew
        )
        self.pay = self._act(lambda: self.tr("Pay bounty…"), "J", self._pay, self._ask_to_pay)
        self.back = self._act(
            lambda: self.tr("Take bounty back…"), "Shift+J", self._back, self._ask_back
        )

    def ask_who_took(self, entry: int, go_on: Callable[[Takers], None]) -> None:
        """Ask for whoever took the bounty on an entry; nothing typed: it is not known yet."""
        name = self._name(entry)
        text = self.tr("Who takes the bounty on {name}? Empty: not known yet.").format(name=name)
        hint = self.tr("Seat or entry, several share it")

        def answered(typed: str) -> None:
            try:
                go_on(read_takers(typed, self._view.state))
            except Refusal as unfit:
                self.tell.tried.emit(sentence(unfit, VOICE))
                self._put(question)

        question = Question(text, self.tr("Go on"), answered, hint, may_be_empty=True)
        self._put(question)

    def bust(self, entry: int, *, declined: bool) -> None:
        """Take a player out; where there is a bounty, who takes it is asked first."""

        def go_on(takers: Takers) -> None:
            self._ask(lambda event, one: Bust(event, one, declined, takers=takers), entry)

        if self._view.state.bounties.heads.get(entry):
            self.ask_who_took(entry, go_on)
        else:
            go_on(())

    def _nobody(self, event: StreamId, entry: int) -> Call:
        return TellTakers(event, entry, ())

    def _ask_anew(self) -> None:
        entry = self.entry or 0

        def go_on(takers: Takers) -> None:
            self._ask(lambda event, one: TellTakers(event, one, takers), entry)

        self.ask_who_took(entry, go_on)

    def _pay(self, event: StreamId, entry: int, payment: Payment | None = None) -> Call:
        return PayBounty(event, entry, payment or Payment(session=self._till.session))

    def _ask_to_pay(self) -> None:
        entry = self.entry or 0
        tenders = dict(zip(said(TENDER_WORDS, TENDERS), TENDERS, strict=True))
        owed = self._view.said(SumSaid, lambda state, _: bounty_due(state, entry).owed)
        all_said = (*self._whose(entry), *owed)
        text = self.tr("Hand over {amount} of bounties to {name}, in what?")

        def answered(words: str) -> None:
            if words in tenders:
                payment = Payment(tenders[words], self._till.session)
                self._ask(paying(payment), entry, said=all_said)
            else:
                self._put(question)

        def paying(payment: Payment) -> CallFor:
            return lambda event, one: self._pay(event, one, payment)

        asked = text.format(amount=money(owed[0].value), name=self._name(entry))
        hint = self.tr("Paid in")
        question = Question(asked, self.tr("Handed over"), answered, hint, tuple(tenders))
        self._put(question)

    def _back(self, event: StreamId, entry: int) -> Call:
        return ReverseBounty(event, entry, self._till.session)

    def _ask_back(self) -> None:
        entry = self.entry or 0
        last = self._view.said(SumSaid, lambda state, _: _last_paid(state, entry))
        text = self.tr("Why does {amount} of bounties come back from {name}?")
        asked = text.format(amount=money(last[0].value), name=self._name())
        self._ask_reason(asked, self.tr("It is back"), self._back, said=last)


def _last_paid(state: Tournament, entry: int) -> int:
    """The cents of the last payment of bounties to an entry; 0 for none."""
    return sum(one.cents for one in state.bounties.paid.get(entry, ())[-1:])


def read_takers(typed: str, state: Tournament) -> Takers:
    """Entries by their seats or numbers; refuses ``not_a_player``, ``seat_empty``."""
    words = filter(None, BETWEEN.split(typed.strip()))
    return tuple(_taker(word, state) for word in words)


def _taker(word: str, state: Tournament) -> int:
    seat, entry = SEAT.fullmatch(word), ENTRY.fullmatch(word)
    if seat is not None:
        at = Seat(int(seat[1]), int(seat[2]))
        found = state.seating.entry_at.get(at)
        if found is None:
            raise Refusal("seat_empty", seat=str(at))
        return found
    if entry is None:
        raise Refusal("not_a_player", text=word)
    return state.entry(int(entry[1])).number
