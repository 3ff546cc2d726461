"""The entry ticket: who may hand it in, for which event, what it counts for, and until when."""

from collections.abc import Callable, Iterator

from tdapp.core.ids import PersonId
from tdapp.house.tickets import Ticket
from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.sheet import Imprint, Sheet, SheetFact, page_code


def ticket_sheet(imprint: Imprint, ticket: Ticket, name_of: Callable[[PersonId], str]) -> Sheet:
    """One ticket, to be signed as it is handed in."""
    text = imprint.voice.text
    return Sheet(
        kind="entry_ticket",
        title=text("paper", "Entry ticket"),
        imprint=imprint,
        paper=A5_ACROSS,
        hero=SheetFact(text("paper", "Counts for"), imprint.voice.money(ticket.cents)),
        facts=tuple(_facts(imprint, ticket, name_of(ticket.person))),
        columns=(),
        rows=(),
        signing=text("paper", "Handed in: name, signature, time"),
        signatures=(text("paper", "Player"), text("paper", "Cashier")),
        posted_label=text("paper", "Issued"),
        qr=page_code(imprint),
    )


def _facts(imprint: Imprint, ticket: Ticket, name: str) -> Iterator[SheetFact]:
    voice = imprint.voice
    text = voice.text
    yield SheetFact(text("paper", "Ticket"), str(ticket.number))
    yield SheetFact(text("paper", "Player"), name)
    yield SheetFact(text("paper", "Good for"), ticket.item)
    if ticket.until_us is not None:
        yield SheetFact(text("paper", "Expires"), voice.moment(ticket.until_us))
    if ticket.prize is not None:
        won = text("paper", "{place} place, {event}")
        place = voice.ordinal(ticket.prize.place)
        yield SheetFact(text("paper", "Won"), won.format(place=place, event=ticket.prize.title))
