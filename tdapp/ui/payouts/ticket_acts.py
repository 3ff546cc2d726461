"""The register of entry tickets: given out, used for an entry, returned, void, written off."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from tdapp.calls.across.tickets import EnterByTicket, ReturnTicket
from tdapp.calls.house.tickets import IssueTicket, LapseTickets, VoidTicket
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.house import House
from tdapp.house.papers.issuing import Contents, PaperLine
from tdapp.house.papers.kinds import PaperKind
from tdapp.house.tickets import Ticket, Tickets
from tdapp.papers.sheet import Imprint
from tdapp.sheets.house.ticket_sheet import ticket_sheet
from tdapp.tournament.payouts.seat_prizes import price_for
from tdapp.typed.days import end_us
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import confirm, one_of, read, words
from tdapp.ui.entries.entries import EntriesInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.papers.paper_numbers import PaperNumbers
from tdapp.ui.papers.paper_words import paper_file
from tdapp.ui.parts.parts import Parts
from tdapp.ui.parts.typed import read_amount, read_coming_day
from tdapp.ui.people.find_person import FindPerson
from tdapp.ui.sales.till import Till
from tdapp.words.sentence import sentence

say = saying("ticket acts")
FEW = 3
"""How many tickets are offered as choices."""
OnTicket = Callable[[Ticket], Flow[None]]


class TicketActs(Acts[StreamId]):
    """Each asks which ticket, by its number or a part of the holder's name, unless one is chosen.

    `number` is the ticket chosen in the list: the acts `on_ticket` are about that one.
    """

    def __init__(self, parts: Parts, entries: EntriesInView, till: Till, parent: QObject) -> None:
        self._desk = desk = HouseDesk(parts, entries.asking)
        super().__init__(desk, entries.asking, desk.stream, parent)
        self._names, self._view, self._till = entries.names, entries.view, till
        self._finder = FindPerson(parts, entries.names, entries.asking)
        self.number: int | None = None
        of_out, of_used = self._must_be_out, self._must_be_used
        self.issue, self.enter, self.back, self.void, self.sheet, self.lapse = self._acts(
            (say("Issue an entry ticket…"), "Shift+F2, N", giving, self._issue),
            (say("Enter a player by ticket…"), "Shift+F2, U", of_out, self._of(self._enter)),
            (say("Return a used ticket…"), "Shift+F2, J", of_used, self._give_back),
            (say("Void an entry ticket…"), "Shift+F2, V", of_out, self._of(self._void)),
            (say("Print an entry ticket…"), "Shift+F2, F", of_out, self._of(self._print)),
            (say("Write off expired tickets…"), "Shift+F2, W", self._lapsing, self._lapse),
        )
        self.on_ticket: tuple[WindowAct, ...] = tuple(
            self._simple(
                text,
                "",
                partial(self._with_chosen, ask),
                self._why_not_chosen,
                pressed_by=key,
            )
            for text, key, ask in (
                (say("Enter by this ticket…"), "E", self._enter),
                (say("Void ticket…"), "V", self._void),
                (say("Print ticket…"), "P", self._print),
            )
        )

    @property
    def register(self) -> Tickets:
        """The house's tickets as they stand."""
        house: House = self._desk.parts.desk.state(self._desk.stream())
        return house.tickets

    @property
    def out(self) -> list[Ticket]:
        """The tickets that can be used, the newest first."""
        return [one.ticket for one in self.register.newest_first() if one.is_out]

    @property
    def chosen(self) -> Ticket | None:
        """The one that is chosen in the list, as long as it is out."""
        stub = self.register.by_number.get(self.number or 0)
        return stub.ticket if stub is not None and stub.is_out else None

    def _must_be_out(self, _: StreamId) -> None:
        if not self.out:
            raise Refusal("no_tickets_out")

    def _must_be_used(self, _: StreamId) -> None:
        if all(one.used is None for one in self.register.by_number.values()):
            raise Refusal("no_ticket_used")

    def _lapsing(self, house: StreamId) -> LapseTickets:
        return LapseTickets(house)

    def _with_chosen(self, ask: OnTicket) -> None:
        if (ticket := self.chosen) is not None:
            self._follow(self.enter, lambda: ask(ticket))

    def _why_not_chosen(self) -> str:
        return "" if self.chosen else sentence(Refusal("no_ticket_chosen"), voice())

    def _of(self, ask: OnTicket) -> Callable[[StreamId], Flow[None]]:
        def asked(_: StreamId) -> Flow[None]:
            yield from ask((yield from self._which(say("Which ticket?"), self.out)))

        return asked

    def _which(self, text: str, tickets: Sequence[Ticket]) -> Flow[Ticket]:
        """Ask until one ticket is meant, the names learned before."""
        names = self._names
        yield from result(lambda: names.learn([one.person for one in tickets]), quiet=True)
        listed = {self.described(one): one for one in tickets}
        while True:
            asked = say("{question} ({count} found)", question=text, count=len(listed))
            hint = say("Number, or part of the name")
            part = yield from words(asked, say("Next"), hint, *tuple(listed)[:FEW])
            found = {
                told: one
                for told, one in listed.items()
                if part == str(one.number) or part.casefold() in told.casefold()
            }
            exact = [one for one in found.values() if part == str(one.number)]
            if len(found) == 1 or exact:
                return (exact or list(found.values()))[0]
            listed = found or listed

    def described(self, ticket: Ticket) -> str:
        """A ticket by number, holder, what it is for and what it is worth."""
        text = say("{number}, {name}, {item}, {amount}")
        return text.format(
            number=ticket.number,
            name=self._names.name(ticket.person),
            item=ticket.item,
            amount=voice().money(ticket.cents),
        )

    def _issue(self, house: StreamId) -> Flow[None]:
        person = yield from self._finder.anybody(say("Who gets the entry ticket?"))
        cents = yield from read(say("How much is it worth?"), say("Amount"), read_amount)
        events = {self._view.told_apart(one): one for one in self._open_events()}
        item = yield from words(
            say("What is printed on it?"), say("Next"), say("Such as: Main Event seat"), *events
        )
        anywhere: dict[str, StreamId | None] = {say("any event"): None}
        good_for = yield from one_of(say("Good for which event?"), {**anywhere, **events})
        until_us = yield from read(
            say("Last day it can be used? Leave empty if it does not expire."),
            say("Date"),
            _last_day,
            may_be_empty=True,
        )
        call = IssueTicket(house, person.id, cents, item, good_for, until_us)
        self._desk.must_be_possible(call)
        text = say("Why is the ticket given?")
        yield from self._desk.do_because(call, text, say("Issue ticket"))

    def _open_events(self) -> list[StreamId]:
        view, found = self._view, []
        for event in view.events():
            state = view.state_of(event)
            if not state.stage and not state.entries.closed and not state.programme.over:
                found.append(event)
        return found

    def _enter(self, ticket: Ticket) -> Flow[None]:
        """Ask for the event, and for a yes with what is paid beside the ticket."""
        view = self._view
        events = {view.told_apart(one): one for one in self._open_events()}
        if not events:
            raise Refusal("no_event_for_seat", entry=ticket.number)
        asked = say("Into which event with ticket {ticket}?", ticket=self.described(ticket))
        event = yield from one_of(asked, events, hint=say("Event"))
        call = EnterByTicket(event, self._desk.stream(), ticket.number, self._till.payment)
        self._desk.must_be_possible(call)
        rest = price_for(view.state_of(event), ticket.person) - ticket.cents
        asked = say(
            "Enter {name} in {event} by ticket {number}? Still to pay: {amount}.",
            name=self._names.name(ticket.person),
            event=view.told_apart(event),
            number=ticket.number,
            amount=voice().money(rest),
        )
        yield from confirm(asked, say("Enter"))
        yield from self._desk.do(call)

    def _give_back(self, house: StreamId) -> Flow[None]:
        used = [one for one in self.register.newest_first() if one.used is not None]
        ticket = yield from self._which(say("Which ticket?"), [one.ticket for one in used])
        use = self.register.of(ticket.number).used
        if use is not None:
            yield from self._desk.do(ReturnTicket(use.event, house, ticket.number))

    def _void(self, ticket: Ticket) -> Flow[None]:
        call = VoidTicket(self._desk.stream(), ticket.number)
        self._desk.must_be_possible(call)
        text = say("Why is ticket {ticket} void?", ticket=self.described(ticket))
        yield from self._desk.do_because(call, text, say("Void ticket"))

    def _lapse(self, house: StreamId) -> Flow[None]:
        text = say("Why are the expired tickets written off?")
        yield from self._desk.do_because(LapseTickets(house), text, say("Write off"))

    def _print(self, ticket: Ticket) -> Flow[None]:
        text = say("Save ticket {ticket} to which file?", ticket=self.described(ticket))
        name = paper_file(self._desk.now_us, PaperKind.ENTRY_TICKET, about=(str(ticket.number),))
        path = yield from file(text, say("Save"), say("A file ending in .pdf"), name)
        yield from result(lambda: self._write(ticket, path))

    async def _write(self, ticket: Ticket, path: Path) -> None:
        """Number the ticket's paper and write it; refuses ``cannot_write``."""
        numbers = PaperNumbers(self._desk.parts, self._asking)
        said = Contents(lines=(PaperLine(0, ticket.number, ticket.cents),))
        given = await numbers.of_house(PaperKind.ENTRY_TICKET, said)
        document = given.document(PaperKind.ENTRY_TICKET)
        issued = voice().full_moment(self._desk.now_us)
        imprint = Imprint(given.letterhead, ticket.item, document, issued, voice=voice())
        await numbers.file(given, [ticket_sheet(imprint, ticket, self._names.name)], path)


def giving(house: StreamId) -> IssueTicket:
    """A ticket of a cent for somebody, to see whether one can be given."""
    return IssueTicket(house, PersonId("somebody"), 1, "-")


def _last_day(typed: str) -> int | None:
    return end_us(read_coming_day(typed), voice().zone) if typed.strip() else None
