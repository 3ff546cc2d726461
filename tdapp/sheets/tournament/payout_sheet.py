"""The payout sheet: who is paid what, to be signed row by row and page by page."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tdapp.core.refusal import Refusal
from tdapp.papers.sheet import (
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
from tdapp.voice.voice import Voice

NAME = 1
KIND_FITS = 30
"""So many characters of a prize in kind can be read below a name."""
SIGNED = 2
"""So many columns at the right are for who comes for a prize."""


@dataclass(frozen=True, slots=True)
class PaidPlace:
    """One paid place; places of equal `rank` are shared.

    `name` is the family name or the whole one, `given` follows it in a lighter hand. `cents` is
    paid in cash (None: nothing yet), `kind_cents` the value in cents of what is given in kind,
    which `kind` names; a trophy has none. `paid_at` is the time of payment in words; `changed`
    marks a correction, and `before` says what the version before had. Cents that a place of a deal
    has and the sheet does not print are `unsaid`. Each member of a team has one of the `parts` of
    the cash, in cents.
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
    unsaid: int = 0
    parts: tuple[tuple[str, int], ...] = ()

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
    places: Sequence[PaidPlace],
    pool: Pool | None = None,
    *,
    correction: str = "",
    facts: tuple[SheetFact, ...] = (),
) -> Sheet:
    """The sheet for these places, in their order; it says so where they do not make up the pool.

    `correction` tells in a sentence what changed since the version before, `facts` where the money
    went. Refuses ``no_places``,
    and ``negative_prize`` with the rank.
    """
    check_places(places)
    in_kind = any(place.kind_cents for place in places)
    ranks = Counter(place.rank for place in places)
    voice = imprint.voice
    text = voice.text
    notes = [SheetFact(text("paper", "Corrected."), correction)] if correction else []
    return Sheet(
        kind="payout_sheet",
        title=text("paper", "Payout sheet"),
        imprint=imprint,
        facts=facts,
        columns=_columns(voice, in_kind=in_kind),
        rows=tuple(
            _row(place, voice, shared=ranks[place.rank] > 1, in_kind=in_kind) for place in places
        ),
        summary=_summary(len(places), pool, voice) if pool else "",
        notes=(*notes, *_kinds(places, voice), *(_gap(places, pool, voice) if pool else ())),
        counted=(text("paper", "place"), text("paper", "places")),
        signatures=(
            text("paper", "Tournament director"),
            text("paper", "Gaming manager"),
            text("paper", "Cage"),
        ),
        qr=page_code(imprint),
    )


def provisional_sheet(
    imprint: Imprint, places: Sequence[PaidPlace], pool: Pool, facts: tuple[SheetFact, ...]
) -> Sheet:
    """What would be paid as it stands now, with nothing to sign; refuses as `payout_sheet`."""
    sheet = payout_sheet(imprint, places, pool, facts=facts)
    text = imprint.voice.text
    free = sum(column.share for column in sheet.columns[-SIGNED:])
    columns = list(sheet.columns[:-SIGNED])
    columns[NAME] = replace(columns[NAME], share=columns[NAME].share + free)
    return replace(
        sheet,
        title=text("paper", "Provisional payouts"),
        posted_label=text("paper", "As of"),
        signatures=(),
        columns=tuple(columns),
        rows=tuple(replace(row, cells=row.cells[:-SIGNED]) for row in sheet.rows),
    )


def check_places(places: Sequence[PaidPlace]) -> None:
    """Refuse what cannot be a list of prizes: ``no_places``, ``negative_prize``."""
    if not places:
        raise Refusal("no_places")
    for place in places:
        if min(place.cents or 0, place.kind_cents or 0) < 0:
            raise Refusal("negative_prize", rank=place.rank)


def _columns(voice: Voice, *, in_kind: bool) -> tuple[SheetColumn, ...]:
    text = voice.text
    amounts = (
        (
            SheetColumn(text("paper", "Cash"), 50, Align.RIGHT, summed=True),
            SheetColumn(text("paper", "Non-cash"), 46, Align.RIGHT, summed=True),
            SheetColumn(text("paper", "Total"), 53, Align.RIGHT, summed=True),
        )
        if in_kind
        else (SheetColumn(text("paper", "Prize"), 62, Align.RIGHT, summed=True),)
    )
    return (
        SheetColumn(text("paper", "Place"), 20, Align.RIGHT),
        SheetColumn(text("paper", "Name"), 118 if in_kind else 154),
        SheetColumn(text("paper", "Entry"), 24, Align.RIGHT),
        *amounts,
        SheetColumn(text("paper", "ID"), 16, Align.CENTRE, Fill.BOX),
        SheetColumn(
            text("paper", "Received (signature, time)"), 96 if in_kind else 171, fill=Fill.LINE
        ),
    )


def _row(place: PaidPlace, voice: Voice, *, shared: bool, in_kind: bool) -> SheetRow:
    kind = (money(place.cents, voice), money(place.kind_cents, voice)) if in_kind else ()
    paid = voice.text("paper", "Paid {at}", at=place.paid_at) if place.paid else ""
    note = ".  ".join(filter(None, (place.kind, place.before)))
    return SheetRow(
        (
            SheetCell(str(place.rank), hang="=" if shared else "", strong=True),
            SheetCell(place.name, more=place.given, note=note, strong=True),
            SheetCell("" if place.entry is None else str(place.entry)),
            *kind,
            money(place.total, voice, strong=True),
            SheetCell(),
            SheetCell(note=paid.rstrip()),
        ),
        changed=place.changed,
    )


def _summary(places: int, pool: Pool, voice: Voice) -> str:
    text, plural = voice.text, voice.plural
    put_in = plural("paper", "1 entry", "{n} entries", pool.entries)
    if pool.rebuys:
        rebuys = plural("paper", "1 re-buy", "{n} re-buys", pool.rebuys)
        put_in = f"{put_in}, {rebuys}"
    said = text(
        "paper",
        "{entries}.  Prize pool {amount} in {places}.",
        entries=put_in,
        amount=voice.money(pool.cents),
        places=plural("paper", "1 place", "{n} places", places),
    )
    if not pool.currency:
        return said
    amounts = text("paper", "Amounts in {currency}.", currency=pool.currency)
    return f"{said}  {amounts}"


def _kinds(places: Sequence[PaidPlace], voice: Voice) -> tuple[SheetFact, ...]:
    """What is won in kind, in full, where there is no room for it below a name."""
    long = [place for place in places if len(place.kind) > KIND_FITS]
    kinds = [f"{voice.ordinal(place.rank)}: {place.kind}" for place in long]
    label = voice.text("paper", "Non-cash prizes.")
    return (SheetFact(label, "; ".join(kinds)),) if kinds else ()


def _gap(places: Sequence[PaidPlace], pool: Pool, voice: Voice) -> tuple[SheetFact, ...]:
    gap, text = pool.cents - sum((one.total or 0) + one.unsaid for one in places), voice.text
    if gap == 0:
        return ()
    if gap > 0:
        label = text("paper", "Incomplete.")
        said = text("paper", "{amount} of the prize pool is not on this sheet.")
    else:
        label = text("paper", "Over the pool.")
        said = text("paper", "The prizes exceed the prize pool by {amount}.")
    return (SheetFact(label, said.format(amount=voice.money(abs(gap)))),)
