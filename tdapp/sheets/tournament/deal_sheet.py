"""The deal sheet: what each player gets by name, the terms, and a line to sign on."""

from collections.abc import Iterator

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import (
    Align,
    Fill,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    money,
    page_code,
)
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.shown.deal_table import METHOD_WORDS
from tdapp.tournament.facts.deals import DealPut
from tdapp.voice.voice import Voice


def deal_sheet(papers: EventPapers) -> Sheet:
    """The deal that is talked about, or the posted one; refuses ``no_deal``."""
    put, text = papers.event.talks.put, papers.voice.text
    if put is None:
        raise Refusal("no_deal")
    imprint = papers.imprint(PaperKind.DEAL_SHEET, version=put.number, of=put)
    return Sheet(
        kind="deal_sheet",
        title=text("paper", "Deal"),
        imprint=imprint,
        facts=tuple(_facts(papers, put)),
        qr=page_code(imprint),
        columns=_columns(papers.voice),
        rows=tuple(
            SheetRow(
                (
                    SheetCell(papers.name(one.entry), strong=True),
                    SheetCell(str(one.entry)),
                    SheetCell(papers.voice.count(one.stack)),
                    money(one.cents + one.head, papers.voice, strong=True),
                    SheetCell(),
                )
            )
            for one in put.shares
        ),
        notes=tuple(_notes(papers, put)),
        counted=(text("paper", "player"), text("paper", "players")),
        signatures=(text("paper", "Tournament director"), text("paper", "Gaming manager")),
        posted_label=text("paper", "Issued"),
    )


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "Name"), 130),
        SheetColumn(text("paper", "Entry"), 28, Align.RIGHT),
        SheetColumn(text("paper", "Chips"), 52, Align.RIGHT),
        SheetColumn(text("paper", "Amount"), 62, Align.RIGHT, summed=True),
        SheetColumn(text("paper", "Signature"), 140, fill=Fill.LINE),
    )


def _facts(papers: EventPapers, put: DealPut) -> Iterator[SheetFact]:
    """How the amounts came about."""
    text, voice, terms = papers.voice.text, papers.voice, put.terms
    yield SheetFact(text("paper", "Method"), voice.say(METHOD_WORDS[terms.method]))
    yield SheetFact(text("paper", "Rounded down to"), voice.money(terms.unit))
    if terms.until_us is not None:
        yield SheetFact(text("paper", "Agreed and signed by"), voice.moment(terms.until_us))
    if put.sampled:
        said = text("paper", "Samples: {n}, seed {seed}, within {amount}")
        error = voice.money(put.error)
        value = said.format(n=voice.count(put.sampled), seed=terms.seed, amount=error)
        yield SheetFact(text("paper", "Sampled"), value)


def _notes(papers: EventPapers, put: DealPut) -> Iterator[SheetFact]:
    """What is still played for, what the amounts hold, and what signing means."""
    text, voice = papers.voice.text, papers.voice
    for place, cents in enumerate(put.terms.saved, 1):
        if cents:
            said = text("paper", "{amount} for place {place}, on top of these amounts.")
            value = said.format(amount=voice.money(cents), place=place)
            yield SheetFact(text("paper", "Still played for."), value)
    for kind in papers.event.prizes.in_kind:
        if kind.place <= len(put.shares):
            said = text("paper", "{item}: place {place}, outside the deal.")
            value = said.format(item=kind.item, place=kind.place)
            yield SheetFact(text("paper", "Outside the deal."), value)
    if any(one.head for one in put.shares):
        said = text("paper", "Each amount includes the bounty on the player's own head.")
        yield SheetFact(text("paper", "Bounties."), said)
    if put.heads:
        said = text("paper", "{amount} on the players' heads are shared. Nothing is left on them.")
        yield SheetFact(text("paper", "Bounties."), said.format(amount=voice.money(put.heads)))
    if put.undrawn:
        said = text("paper", "{amount} in undrawn envelopes are shared.")
        value = said.format(amount=voice.money(put.undrawn))
        yield SheetFact(text("paper", "Bounties."), value)
    said = text(
        "paper",
        "Every player named agrees to these amounts. They are paid whatever place is reached.",
    )
    yield SheetFact(text("paper", "Agreed."), said)
