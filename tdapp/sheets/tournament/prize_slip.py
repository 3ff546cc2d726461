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
from tdapp.papers.voice import Voice
from tdapp.sheets.tournament.payout_sheet import Place, check_places


def prize_slip(imprint: Imprint, prize: Place) -> Sheet:
    """The slip for one prize; what is given in kind stands beside the cash with its value.

    Refuses ``negative_prize``.
    """
    check_places((prize,))
    voice = imprint.voice
    translate = voice.translate
    total = voice.money(prize.total) if prize.total else NO_AMOUNT
    return Sheet(
        kind="prize_slip",
        title=translate("Paper", "Prize slip"),
        imprint=imprint,
        paper=A5_ACROSS,
        hero=Fact(translate("Paper", "Prize"), total),
        facts=_facts(prize, voice),
        columns=_columns(voice),
        rows=tuple(
            Row((Cell(name), money(cents, voice), Cell())) for name, cents in _parts(prize, voice)
        ),
        signing=translate("Paper", "Received in full: name, signature, time"),
        signatures=(
            translate("Paper", "Winner"),
            translate("Paper", "Cage"),
            translate("Paper", "Tournament director"),
        ),
        posted_label=translate("Paper", "Issued"),
        qr=page_code(imprint),
    )


def _columns(voice: Voice) -> tuple[Column, ...]:
    translate = voice.translate
    return (
        Column(translate("Paper", "Consists of"), 156),
        Column(translate("Paper", "Amount"), 88, Align.RIGHT, summed=True),
        Column(translate("Paper", "Handed over: initials, time"), 239, fill=Fill.LINE),
    )


def _parts(prize: Place, voice: Voice) -> Iterator[tuple[str, int | None]]:
    """What is given in kind is handed over even where it has no value, such as a trophy."""
    if prize.cents:
        yield voice.translate("Paper", "Cash"), prize.cents
    if prize.kind or prize.kind_cents:
        yield prize.kind or voice.translate("Paper", "In kind"), prize.kind_cents or None


def _facts(prize: Place, voice: Voice) -> tuple[Fact, ...]:
    translate = voice.translate
    name = f"{prize.name} {prize.given}".strip()
    entry, paid = list[Fact](), list[Fact]()
    if prize.entry is not None:
        entry.append(Fact(translate("Paper", "Entry"), str(prize.entry)))
    if prize.paid:
        paid.append(Fact(translate("Paper", "Paid"), prize.paid_at or translate("Paper", "yes")))
    place = Fact(translate("Paper", "Place"), str(prize.rank))
    return place, Fact(translate("Paper", "Name"), name), *entry, *paid
