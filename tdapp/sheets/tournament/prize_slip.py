"""The prize slip: one prize, signed by the winner and by who hands it over."""

from collections.abc import Iterator

from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.sheet import (
    NO_AMOUNT,
    Align,
    Fill,
    Imprint,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    money,
    page_code,
)
from tdapp.sheets.tournament.payout_sheet import PaidPlace, check_places
from tdapp.voice.voice import Voice


def prize_slip(imprint: Imprint, prize: PaidPlace) -> Sheet:
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
        hero=SheetFact(text("paper", "Prize"), total),
        facts=_facts(prize, voice),
        columns=_columns(voice),
        rows=tuple(
            SheetRow((SheetCell(name), money(cents, voice), SheetCell()))
            for name, cents in _parts(prize, voice)
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


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "Made up of"), 156),
        SheetColumn(text("paper", "Amount"), 88, Align.RIGHT, summed=True),
        SheetColumn(text("paper", "Handed over: initials, time"), 239, fill=Fill.LINE),
    )


def _parts(prize: PaidPlace, voice: Voice) -> Iterator[tuple[str, int | None]]:
    """What is given in kind is handed over even where it has no value, such as a trophy."""
    yield from prize.parts
    if prize.cents and not prize.parts:
        yield voice.text("paper", "Cash"), prize.cents
    if prize.kind or prize.kind_cents:
        yield prize.kind or voice.text("paper", "Non-cash"), prize.kind_cents or None


def _facts(prize: PaidPlace, voice: Voice) -> tuple[SheetFact, ...]:
    text = voice.text
    name = f"{prize.name} {prize.given}".strip()
    entry, paid = list[SheetFact](), list[SheetFact]()
    if prize.entry is not None:
        entry.append(SheetFact(text("paper", "Entry"), str(prize.entry)))
    if prize.paid:
        paid.append(SheetFact(text("paper", "Paid"), prize.paid_at or text("paper", "yes")))
    place = SheetFact(text("paper", "Place"), str(prize.rank))
    return place, SheetFact(text("paper", "Name"), name), *entry, *paid
