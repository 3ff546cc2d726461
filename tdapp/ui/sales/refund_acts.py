"""Money given back for the selected entry: all that is granted, or one part of it."""

from tdapp.calls.tournament.refunds import GiveBackParts, Refund
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call, Moment
from tdapp.desk.said import SumSaid
from tdapp.till.payment import AsPaid, Payment
from tdapp.tournament.clock.then import then
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.offers import FEE, total_of
from tdapp.tournament.sales.refunding import granted
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.number_question import ask_number
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import money
from tdapp.ui.name_book import NameBook
from tdapp.ui.sales.money_words import part_words, parts_words
from tdapp.ui.sales.paid_on_entry import PaidOnEntry
from tdapp.ui.sales.tender_question import ask_tender
from tdapp.ui.sales.till import Till

OCCASIONS = {
    Departure.NO_SHOW: Occasion.NO_SHOW,
    Departure.DISQUALIFIED: Occasion.DISQUALIFICATION,
}


class RefundActs(PaidOnEntry):
    """The occasion is how the entry left, or that it withdraws now."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, till: Till) -> None:
        super().__init__(view, asking, names, till)
        self.refund = self._act(
            lambda: self.tr("Refund…"), "Shift+F", self._refund, self._ask_refund
        )
        self.part_back = self._act(
            lambda: self.tr("Give a part back…"), "Shift+G", self._part_back, self._ask_part
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Both."""
        return (self.refund, self.part_back)

    def _occasion(self, entry: int) -> Occasion:
        """Why money would go back: by how the entry left, or that it withdraws."""
        out = self._view.state.exits.by_entry.get(entry)
        found = OCCASIONS.get(out.departure) if out and out.departure else None
        return found or Occasion.WITHDRAWAL

    def _refund(self, event: StreamId, entry: int) -> Call:
        return Refund(event, entry, self._occasion(entry))

    def _ask_refund(self) -> None:
        """For the stack of who plays, which goes out of play, and then for the reason."""
        entry, state = self.entry or 0, self._view.state
        plays = state.clock.started and entry in state.seating.seat_of
        if not plays or entry in state.exits.out_of_chips:
            self._ask_tender(entry, None)
            return
        report = state.chips.stacks.get(entry)
        chips = state.entry(entry).chips if report is None else report.stack
        text = self.tr("How many chips of {name} go out of play?").format(name=self._name())
        ask_number(
            self._put,
            text,
            self.tr("Go on"),
            self.tr("Chips"),
            (str(chips),),
            lambda stack: self._ask_tender(entry, stack),
        )

    def _ask_tender(self, number: int, stack: int | None) -> None:
        state = self._view.state
        entry, why = state.entry(number), self._occasion(number)
        parts = granted(state, entry, why, self._view.now, approved=False)
        owed = _owed(state, number)

        def back(state: Tournament, moment: Moment) -> int:
            then_, entry = then(state, moment.happened_us), state.entry(number)
            parts = granted(then_, entry, why, moment.now, approved=False)
            return total_of(parts) - _owed(state, number)

        all_said = self._view.said(SumSaid, back)
        text = self.tr("{amount} goes back to {name} ({parts}), in what?")
        if owed:
            text = self.tr("{amount} goes back to {name}, {owed} owed is struck; in what?")
        said = text.format(
            amount=money(all_said[0].value),
            name=self._name(number),
            parts=parts_words(parts),
            owed=money(owed),
        )

        def go_on(payment: Payment | AsPaid) -> None:
            why_back = self.tr("Why does {name} leave the field against the money?")
            self._ask_why(
                why_back.format(name=self._name(number)),
                self.tr("Hand it back"),
                (),
                lambda event, entry: Refund(event, entry, why, payment, stack=stack),
                number,
                all_said,
            )

        ask_tender(self._put, said, entry, self._till.session, go_on)

    def _part_back(self, event: StreamId, entry: int) -> Call:
        return GiveBackParts(event, entry, (FEE,), self._occasion(entry), approved=True)

    def _ask_part(self) -> None:
        entry = self._view.state.entry(self.entry or 0)
        names = {part_words(name): name for name in (FEE, *(part.name for part in entry.parts))}

        def go_on(answer: str) -> None:
            if answer in names:
                self._ask_part_tender(entry, names[answer])
            else:
                self._put(question)

        text = self.tr("Which part goes back to {name}? The entry stays in the field.")
        said = text.format(name=self._name())
        question = Question(said, self.tr("Go on"), go_on, self.tr("Part"), tuple(names))
        self._put(question)

    def _ask_part_tender(self, entry: Entry, part: str) -> None:
        number, why = entry.number, self._occasion(entry.number)
        cents = self._view.said(SumSaid, lambda state, _: _paid_for(state.entry(number), part))

        def go_on(payment: Payment | AsPaid) -> None:
            def give_back(event: StreamId, number: int) -> Call:
                return GiveBackParts(event, number, (part,), why, payment, approved=True)

            text = self.tr("Who agrees that the {part} goes back to {name}, and why?")
            said = text.format(part=part_words(part), name=self._name(number))
            self._ask_why(said, self.tr("Hand it back"), (), give_back, number, cents)

        text = self.tr("{amount} goes back to {name}, in what?")
        said = text.format(amount=money(cents[0].value), name=self._name(number))
        ask_tender(self._put, said, entry, self._till.session, go_on)


def _owed(state: Tournament, number: int) -> int:
    """The cents of an entry that have not come."""
    entries = state.entries
    return sum(entries.owed[receipt].total for receipt in debts(entries, state.entry(number)))


def _paid_for(entry: Entry, part: str) -> int:
    """The cents of one part of an entry."""
    return total_of(one for one in entry.parts if one.name == part)
