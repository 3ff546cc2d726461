"""The prize slip: one prize, signed by the winner and by who hands it over."""

from collections.abc import Iterator

from tdapp.core.money import format_cents
from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.payout_sheet import Place, check_places
from tdapp.papers.sheet import (
    NO_AMOUNT,
    PAGE,
    Align,
    Cell,
    Column,
    Fact,
    Fill,
    Imprint,
    Row,
    Sheet,
    money,
)

SIGNATURES = ("Winner", "Cage", "Tournament director")

COLUMNS = (
    Column("Consists of", 156),
    Column("Amount", 88, Align.RIGHT, summed=True),
    Column("Handed over: initials, time", 239, fill=Fill.LINE),
)


def prize_slip(imprint: Imprint, prize: Place, signatures: tuple[str, ...] = SIGNATURES) -> Sheet:
    """The slip for one prize; what is given in kind stands beside the cash with its value.

    Refuses ``negative_prize``.
    """
    check_places((prize,))
    total = format_cents(prize.total) if prize.total else NO_AMOUNT
    return Sheet(
        kind="prize_slip",
        title="Prize slip",
        imprint=imprint,
        paper=A5_ACROSS,
        hero=Fact("Prize", total),
        facts=_facts(prize),
        columns=COLUMNS,
        rows=tuple(Row((Cell(name), money(cents), Cell())) for name, cents in _parts(prize)),
        signing="Received in full: name, signature, time",
        signatures=signatures,
        qr=f"{imprint.document}/{imprint.version}/{PAGE}",
    )


def _parts(prize: Place) -> Iterator[tuple[str, int | None]]:
    """What is given in kind is handed over even where it has no value, such as a trophy."""
    if prize.cents:
        yield "Cash", prize.cents
    if prize.kind or prize.kind_cents:
        yield prize.kind or "In kind", prize.kind_cents or None


def _facts(prize: Place) -> tuple[Fact, ...]:
    name = f"{prize.name} {prize.given}".strip()
    entry = () if prize.entry is None else (Fact("Entry", str(prize.entry)),)
    paid = (Fact("Paid", prize.paid_at or "yes"),) if prize.paid else ()
    return Fact("Place", str(prize.rank)), Fact("Name", name), *entry, *paid
