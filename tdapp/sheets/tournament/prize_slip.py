"""The prize slip: one prize, signed by the winner and by who hands it over."""

from collections.abc import Iterator

from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.sheet import (
    NO_AMOUNT,
    Align,
    Cell,
    Column,
    Fact,
    Fill,
    Imprint,
    Row,
    Sheet,
    money,
    page_code,
)
from tdapp.sheets.tournament.payout_sheet import Place, check_places
from tdapp.voice.voice import Voice


def prize_slip(imprint: Imprint, prize: Place) -> Sheet:
    """The slip for one prize; what is given in kind stands beside the cash with its value.

    Refuses ``negative_prize``.
    """
    check_places((prize,))
    voice = imprint.voice
    text = voice.text
    total = voice.money(prize.total) if prize.total else NO_AMOUNT
    return Sheet(
        kind="prize_slip",
        title=text("paper", "Prize slip"),
        imprint=imprint,
        paper=A5_ACROSS,
        hero=Fact(text("paper", "Prize"), total),
        facts=_facts(prize, voice),
        columns=_columns(voice),
        rows=tuple(
            Row((Cell(name), money(cents, voice), Cell())) for name, cents in _parts(prize, voice)
        ),
        signing=text("paper", "Received in full: name, signature, time"),
        signatures=(
            text("paper", "Winner"),
            text("paper", "Cage"),
            text("paper", "Tournament director"),
        ),
        posted_label=text("paper", "Issued"),
        qr=page_code(imprint),
    )


def _columns(voice: Voice) -> tuple[Column, ...]:
    text = voice.text
    return (
        Column(text("paper", "Made up of"), 156),
        Column(text("paper", "Amount"), 88, Align.RIGHT, summed=True),
        Column(text("paper", "Handed over: initials, time"), 239, fill=Fill.LINE),
    )


def _parts(prize: Place, voice: Voice) -> Iterator[tuple[str, int | None]]:
    """What is given in kind is handed over even where it has no value, such as a trophy."""
    if prize.cents:
        yield voice.text("paper", "Cash"), prize.cents
    if prize.kind or prize.kind_cents:
        yield prize.kind or voice.text("paper", "Non-cash"), prize.kind_cents or None


def _facts(prize: Place, voice: Voice) -> tuple[Fact, ...]:
    text = voice.text
    name = f"{prize.name} {prize.given}".strip()
    entry, paid = list[Fact](), list[Fact]()
    if prize.entry is not None:
        entry.append(Fact(text("paper", "Entry"), str(prize.entry)))
    if prize.paid:
        paid.append(Fact(text("paper", "Paid"), prize.paid_at or text("paper", "yes")))
    place = Fact(text("paper", "Place"), str(prize.rank))
    return place, Fact(text("paper", "Name"), name), *entry, *paid
