"""The prize table as prepared rows: posted beside provisional beside change, place by place."""

from collections.abc import Callable, Collection, Generator, Mapping, Sequence

from tdapp.core.ids import PersonId
from tdapp.shown.cells import EMPTY, Cell, Shape, Tone
from tdapp.shown.prize_draft import PrizeDraft
from tdapp.tournament.payouts.queue import PrizeState
from tdapp.tournament.plan.prize_plan import WHOLE, PrizePlan
from tdapp.tournament.prizes import is_by_agreement, listed_now, prize_holders
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.prizes.kept_queue import KeptQueue
from tdapp.ui.prizes.place_row import PlaceFigures, PlaceLine, PlaceRow, signed
from tdapp.voice.voice import NONE

NameOf = Callable[[PersonId], str]
SUM = "sum"
"""The key of the last line."""
AT_ONCE = 50
DONE_WITH = frozenset({PrizeState.PAID, PrizeState.UNCLAIMED, PrizeState.FORFEITED})


class TableRows:
    """The rows of the table by place; as long as the lists are the same, only what changed is made.

    `names` in what it is given is something else whenever a name may be.
    """

    def __init__(self) -> None:
        self._kept: dict[int, PlaceRow] = {}
        self._made_of: tuple[object, ...] = ()
        self._turn = 0
        self._posted: Mapping[int, Prize] = {}
        self._now: Mapping[int, Prize] = {}
        self._shares: Mapping[int, str] = {}

    def rows(
        self,
        state: Tournament,
        draft: PrizeDraft,
        edited: Mapping[int, int],
        name_of: NameOf,
        queue: KeptQueue,
        names: int = 0,
    ) -> Generator[None, None, list[PlaceRow]]:
        """Every place that is paid by the posted list or by the next one, in portions of new rows.

        Places that were `edited` by hand are marked as such.
        """
        before, made = self._kept, 0
        places = self._to_look_at(state, draft, (edited, names), queue)
        held, fixed = _held(state, queue, places, name_of)
        for place in places:
            says = self._told(place, edited, held.get(place, ""), fixed=place in fixed)
            kept = before.get(place)
            if kept is None or kept.told != says:
                kept = PlaceRow(says)
                made += 1
                if made % AT_ONCE == 0:
                    yield
            self._kept[place] = kept
        return list(self._kept.values())

    def _to_look_at(
        self, state: Tournament, draft: PrizeDraft, besides: tuple[object, ...], queue: KeptQueue
    ) -> Collection[int]:
        """All places, in order, where more is another than who has them."""
        prizes, plan = state.prizes, state.conditions.prizes
        made_of = prizes.posted, prizes.in_kind, draft.prizes, plan, state.entries.count, *besides
        behind, self._turn = queue.turn - self._turn, queue.turn
        if behind in (0, 1) and _same(made_of, self._made_of):
            return [one for one in queue.touched if one in self._kept] if behind else ()
        self._made_of, self._kept = made_of, {}
        self._posted, self._now = _by_place(listed_now(state)), _by_place(draft.prizes)
        self._shares = shares_of(state)
        return sorted({*self._posted, *self._now})

    def _told(
        self, place: int, edited: Mapping[int, int], held: str, *, fixed: bool
    ) -> "PlaceFigures":
        return PlaceFigures(
            place,
            "" if place in edited else self._shares.get(place, ""),
            self._posted.get(place),
            self._now.get(place),
            bool(self._posted),
            place in edited,
            fixed,
            held,
        )


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether they are the very same things; counts and locked places may be equal."""
    pairs = zip(one, other, strict=False)
    equal = (a is b or (type(a) in (int, dict) and a == b) for a, b in pairs)
    return len(one) == len(other) and all(equal)


def _by_place(prizes: Sequence[Prize]) -> dict[int, Prize]:
    return {prize.place: prize for prize in prizes}


def _held(
    state: Tournament, queue: KeptQueue, looked_at: Collection[int], name_of: NameOf
) -> tuple[dict[int, str], set[int]]:
    """By place who has it, and the places of which a prize is not owed any more."""
    held, fixed = dict[int, str](), set[int]()
    agreed = voice().text("prizes", "by agreement")
    held.update((one, agreed) for one in looked_at if is_by_agreement(state, one))
    undecided = 0 if state.is_decided else state.left
    for first in looked_at:
        places, dues = queue.at.get(first, (0, ()))
        if not places or first <= undecided:
            continue
        entries = [one.entry for one in reversed(dues) if one.entry is not None]
        names = [name_of(state.entry(one).person) for one in entries or prize_holders(state, first)]
        together = range(first, first + places)
        held.update(dict.fromkeys(together, ", ".join(names)))
        if any(one.state in DONE_WITH for one in dues):
            fixed.update(together)
    return held, fixed


def sum_cells(state: Tournament, draft: PrizeDraft) -> ListRow:
    """How many places, both sums, and whether the next one is the pool."""
    before, now = state.prizes.total, draft.cents
    change = now - before if state.prizes.posted else None
    wrong = now - state.pool
    right = voice().text("prizes", "matches pool")
    said = Cell(right, tone=Tone.DONE, shape=Shape.DONE, total=True)
    if wrong:
        words = voice().text("prizes", "{cents} over the pool")
        if wrong < 0:
            words = voice().text("prizes", "{cents} short of the pool")
        text = words.format(cents=voice().money(abs(wrong)))
        said = Cell(text, tone=Tone.STOP, shape=Shape.STOP, total=True)
    line = PlaceLine(
        Cell(str(len(draft.prizes)), total=True),
        EMPTY,
        Cell(voice().money(before) if state.prizes.posted else NONE, total=True),
        Cell(voice().money(now), total=True),
        Cell(NONE if change is None else signed(change)),
        said,
    )
    return line.row(SUM)


def shares_of(state: Tournament) -> Mapping[int, str]:
    """The percent of the pool that the published plan gives each place of this field."""
    plan, entries = state.conditions.prizes, state.entries.count
    weights = _weights(plan.for_pool(state.pool), entries)
    whole = sum(weights) or WHOLE
    decimals = 2 if any(100 * weight % whole for weight in weights) else 0
    said = {one: voice().percent(one, whole, decimals=decimals) for one in {*weights}}
    return {place: said[weight] for place, weight in enumerate(weights, 1)}


def _weights(plan: PrizePlan, entries: int) -> tuple[int, ...]:
    band = plan.band(entries)
    if band is not None:
        return tuple(band.percent)
    return plan.share.weights(entries) if plan.share and entries else ()
