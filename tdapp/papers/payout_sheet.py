"""The payout sheet: who is paid what, to be signed row by row and page by page."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tdapp.core.money import format_cents
from tdapp.core.refusal import Refusal
from tdapp.papers.sheet import PAGE, Align, Cell, Column, Fact, Fill, Imprint, Row, Sheet, money

SIGNATURES = ("Tournament director", "Gaming manager", "Cage")
NAME = 1
SIGNED = 2
"""So many columns at the right are for who comes for a prize."""


@dataclass(frozen=True, slots=True)
class Place:
    """One paid place; places of equal `rank` are shared.

    `name` is the family name or the whole one, `given` follows it in a lighter hand. `cents` is
    paid in cash (None: nothing yet), `kind_cents` the value in cents of what is given in kind,
    which `kind` names; a trophy has none. `paid_at` is the time of payment in words; `changed`
    marks a correction, and `before` says what the version before had.
    """

    rank: int
    name: str
    cents: int | None
    given: str = ""
    entry: int | None = None
    kind_cents: int | None = None
    kind: str = ""
    paid: bool = False
    paid_at: str = ""
    changed: bool = False
    before: str = ""

    @property
    def total(self) -> int | None:
        """Cash and kind together in cents, None where there is neither."""
        if self.cents is None and self.kind_cents is None:
            return None
        return (self.cents or 0) + (self.kind_cents or 0)


@dataclass(frozen=True, slots=True)
class Pool:
    """What the prizes come from: the pool in cents and how many put into it."""

    cents: int
    entries: int
    rebuys: int = 0
    currency: str = ""


def payout_sheet(
    imprint: Imprint,
    places: Sequence[Place],
    pool: Pool | None = None,
    *,
    correction: str = "",
    facts: tuple[Fact, ...] = (),
    signatures: tuple[str, ...] = SIGNATURES,
) -> Sheet:
    """The sheet for these places, in their order; it says so where they do not make up the pool.

    `correction` tells in a sentence what changed since the version before, `facts` where the money
    went. Refuses ``no_places``,
    and ``negative_prize`` with the rank.
    """
    check_places(places)
    in_kind = any(place.kind_cents for place in places)
    ranks = Counter(place.rank for place in places)
    notes = [Fact("Corrected.", correction)] if correction else []
    return Sheet(
        kind="payout_sheet",
        title="Payout sheet",
        imprint=imprint,
        facts=facts,
        columns=_columns(in_kind=in_kind),
        rows=tuple(_row(place, shared=ranks[place.rank] > 1, in_kind=in_kind) for place in places),
        summary=_summary(len(places), pool) if pool else "",
        notes=(*notes, *(_gap(places, pool) if pool else ())),
        counted=("place", "places"),
        signatures=signatures,
        qr=f"{imprint.document}/{imprint.version}/{PAGE}",
    )


def provisional_sheet(
    imprint: Imprint, places: Sequence[Place], pool: Pool, facts: tuple[Fact, ...]
) -> Sheet:
    """What would be paid as it stands now, with nothing to sign; refuses as `payout_sheet`."""
    sheet = payout_sheet(imprint, places, pool, facts=facts, signatures=())
    free = sum(column.share for column in sheet.columns[-SIGNED:])
    columns = list(sheet.columns[:-SIGNED])
    columns[NAME] = replace(columns[NAME], share=columns[NAME].share + free)
    return replace(
        sheet,
        title="Provisional payouts",
        posted_label="As of",
        columns=tuple(columns),
        rows=tuple(replace(row, cells=row.cells[:-SIGNED]) for row in sheet.rows),
    )


def check_places(places: Sequence[Place]) -> None:
    """Refuse what cannot be a list of prizes: ``no_places``, ``negative_prize``."""
    if not places:
        raise Refusal("no_places")
    for place in places:
        if min(place.cents or 0, place.kind_cents or 0) < 0:
            raise Refusal("negative_prize", rank=place.rank)


def _columns(*, in_kind: bool) -> tuple[Column, ...]:
    amounts = (
        (
            Column("Cash", 50, Align.RIGHT, summed=True),
            Column("In kind", 46, Align.RIGHT, summed=True),
            Column("Total", 53, Align.RIGHT, summed=True),
        )
        if in_kind
        else (Column("Prize", 62, Align.RIGHT, summed=True),)
    )
    return (
        Column("Place", 20, Align.RIGHT),
        Column("Name", 118 if in_kind else 154),
        Column("Entry", 24, Align.RIGHT),
        *amounts,
        Column("ID", 16, Align.CENTRE, Fill.BOX),
        Column("Received: signature, time", 96 if in_kind else 171, fill=Fill.LINE),
    )


def _row(place: Place, *, shared: bool, in_kind: bool) -> Row:
    kind = (money(place.cents), money(place.kind_cents)) if in_kind else ()
    paid = f"Paid {place.paid_at}".rstrip() if place.paid else ""
    note = ".  ".join(filter(None, (place.kind, place.before)))
    return Row(
        (
            Cell(str(place.rank), hang="=" if shared else "", strong=True),
            Cell(place.name, more=place.given, note=note, strong=True),
            Cell("" if place.entry is None else str(place.entry)),
            *kind,
            money(place.total, strong=True),
            Cell(),
            Cell(note=paid),
        ),
        changed=place.changed,
    )


def _summary(places: int, pool: Pool) -> str:
    entries = "1 entry" if pool.entries == 1 else f"{pool.entries:,} entries"
    rebuys = {0: "", 1: ", 1 re-buy"}.get(pool.rebuys, f", {pool.rebuys:,} re-buys")
    paid = "1 place" if places == 1 else f"{places:,} places"
    currency = f"  Amounts in {pool.currency}." if pool.currency else ""
    return f"{entries}{rebuys}.  Prize pool {format_cents(pool.cents)} in {paid}.{currency}"


def _gap(places: Sequence[Place], pool: Pool) -> tuple[Fact, ...]:
    gap = pool.cents - sum(place.total or 0 for place in places)
    if gap == 0:
        return ()
    amount = format_cents(abs(gap))
    if gap > 0:
        return (Fact("Not all listed.", f"{amount} of the prize pool is not on this sheet."),)
    return (Fact("Above the pool.", f"The prizes exceed the prize pool by {amount}."),)
