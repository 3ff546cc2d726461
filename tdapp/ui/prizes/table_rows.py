"""The prize table as prepared rows: posted beside provisional beside change, place by place."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId
from tdapp.tournament.plan.prize_plan import WHOLE, PrizePlan
from tdapp.tournament.prizes.posting import settled_places
from tdapp.tournament.prizes.prize_list import Prize
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.prize_draft import Draft
from tdapp.ui.look.cells import EMPTY, Cell, Tone
from tdapp.ui.look.figures import MINUS, NONE, money
from tdapp.ui.look.list_rows import ListRow
from tdapp.ui.look.shapes import Shape

translate = QCoreApplication.translate
NameOf = Callable[[PersonId], str]
SUM = "sum"
"""The key of the last line."""


def table_rows(
    state: Tournament, draft: Draft, edited: Mapping[int, int], name_of: NameOf
) -> list[ListRow]:
    """Every place that is paid by the posted list or by the next one; the key is the place.

    Places that were `edited` by hand are marked as such.
    """
    posted = {prize.place: prize for prize in state.prizes.listed()}
    now = {prize.place: prize for prize in draft.prizes}
    shares = shares_of(state)
    fixed = settled_places(state) if posted else {}
    rows = []
    for place in sorted({*posted, *now}):
        held = _holders(state, place, name_of)
        cells = (
            Cell(str(place), strong=True, tone=Tone.GONE if place in fixed else Tone.FACT),
            Cell("" if place in edited else shares.get(place, ""), tone=Tone.LABEL),
            Cell(_amount(posted.get(place)), tone=Tone.LABEL),
            _provisional(place, now.get(place), edited, gone=bool(held)),
            _change(posted.get(place), now.get(place), first=not posted),
            _mark(place, edited, now.get(place), held),
        )
        rows.append(ListRow(place, cells))
    return rows


def sum_cells(state: Tournament, draft: Draft) -> ListRow:
    """How many places, both sums, and whether the next one is the pool."""
    before = state.prizes.total
    now = sum(prize.cents for prize in draft.prizes)
    change = now - before if state.prizes.posted else None
    wrong = now - state.pool
    right = translate("Prizes", "sums are right")
    said = Cell(right, tone=Tone.DONE, shape=Shape.DONE, strong=True)
    if wrong:
        words = translate("Prizes", "{cents} above the pool")
        if wrong < 0:
            words = translate("Prizes", "{cents} below the pool")
        text = words.format(cents=money(abs(wrong)))
        said = Cell(text, tone=Tone.STOP, shape=Shape.STOP, strong=True)
    cells = (
        Cell(str(len(draft.prizes)), strong=True),
        EMPTY,
        Cell(money(before) if state.prizes.posted else NONE, strong=True),
        Cell(money(now), strong=True),
        Cell(NONE if change is None else signed(change)),
        said,
    )
    return ListRow(SUM, cells)


def signed(cents: int) -> str:
    """A change of an amount with its sign; a dash for none."""
    if not cents:
        return NONE
    return f"{'+' if cents > 0 else MINUS}{money(abs(cents))}"


def shares_of(state: Tournament) -> Mapping[int, str]:
    """The percent of the pool that the published plan gives each place of this field."""
    plan, entries = state.conditions.prizes, state.entries.count
    weights = _weights(plan, entries)
    whole = sum(weights) or WHOLE
    return {place: f"{weight * 100 / whole:.2f}%" for place, weight in enumerate(weights, 1)}


def _weights(plan: PrizePlan, entries: int) -> tuple[int, ...]:
    band = plan.band(entries)
    if band is not None:
        return tuple(band.percent)
    return plan.share.weights(entries) if plan.share and entries else ()


def _amount(prize: Prize | None) -> str:
    if prize is None:
        return NONE
    return money(prize.cash) if prize.cash or not prize.item else prize.item


def _provisional(place: int, prize: Prize | None, locked: Mapping[int, int], *, gone: bool) -> Cell:
    tone = Tone.GONE if gone and place not in locked else Tone.FACT
    return Cell(_amount(prize), tone=tone, strong=not gone)


def _change(before: Prize | None, now: Prize | None, *, first: bool) -> Cell:
    if first:
        return Cell(NONE, tone=Tone.GONE)
    moved = (now.cash if now else 0) - (before.cash if before else 0)
    return Cell(signed(moved), tone=Tone.FACT if moved else Tone.GONE)


def _mark(place: int, locked: Mapping[int, int], prize: Prize | None, held: list[str]) -> Cell:
    """Edited here, in kind beside the cash, or out already: whose it is."""
    item = prize.item if prize else None
    if place in locked:
        said = translate("Prizes", "edited")
        if item:
            said = translate("Prizes", "edited, and {item}").format(item=item)
        return Cell(said, shape=Shape.LOCKED, strong=True)
    if held:
        return Cell(", ".join(held), tone=Tone.LABEL, shape=Shape.LOCKED)
    if item:
        return Cell(translate("Prizes", "and {item}").format(item=item), tone=Tone.LABEL)
    return EMPTY


def _holders(state: Tournament, place: int, name_of: NameOf) -> list[str]:
    return list(_named(state, place, name_of)) if state.prizes.posted else []


def _named(state: Tournament, place: int, name_of: NameOf) -> Iterator[str]:
    for entry in state.prize_holders(place):
        yield name_of(state.entry(entry).person)
