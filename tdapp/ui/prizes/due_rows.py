"""The prize queue as prepared rows: who is owed what, how far it has come, since when, by whom."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.tournament.prizes.events import PrizePaid
from tdapp.tournament.prizes.queue import Due, PrizeState, prize_queue
from tdapp.tournament.prizes.shared_places import Share
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.prize_words import prize_words
from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.figures import money, span, wall_time
from tdapp.ui.look.list_rows import ListRow
from tdapp.ui.look.shapes import Shape
from tdapp.ui.prizes.told_by import Told
from tdapp.ui.sales.money_words import tender_words

translate = QCoreApplication.translate
NameOf = Callable[[PersonId], str]
ActOf = Callable[[StreamId, Event], Told | None]
Key = tuple[StreamId, int]
OPEN = frozenset({PrizeState.OWED, PrizeState.SLIP_OUT, PrizeState.IDENTITY_SEEN})
ORDER = (*OPEN, PrizeState.UNCLAIMED, PrizeState.FORFEITED, PrizeState.PAID)
SETTLED = frozenset({PrizeState.PAID, PrizeState.FORFEITED})


def decided(state: Tournament) -> list[Due]:
    """Every prize that has its winner: those that are open first, best place first."""
    found = [one for one in prize_queue(state) if one.entry is not None]
    some = [one for one in found if one.state is not PrizeState.OPEN]
    return sorted(some, key=lambda one: (_rank(one.state), one.place, one.entry or 0))


class Decided:
    """The decided prizes of events, worked out once for each state of them."""

    def __init__(self) -> None:
        self._of: dict[StreamId, tuple[Tournament, list[Due]]] = {}

    def of(self, event: StreamId, state: Tournament) -> list[Due]:
        """As `decided` gives them."""
        found = self._of.get(event)
        if found is None or found[0] is not state:
            found = self._of[event] = (state, decided(state))
        return found[1]


def how_many_wait(dues: Iterable[Due]) -> int:
    """The prizes that somebody is to be paid now."""
    return sum(one.state in OPEN for one in dues)


def due_rows(
    event: StreamId,
    state: Tournament,
    dues: Sequence[Due],
    name_of: NameOf,
    act_of: ActOf,
    now_us: int,
    title: str | None = None,
) -> list[ListRow]:
    """Place, player, prize, state; the key is the event and the entry, a `title` is told too."""
    rows, told = [], _Standing(event, state, act_of, now_us, printed_slips(state))
    for due in dues:
        entry = due.entry or 0
        gone = due.state in SETTLED
        name = name_of(state.entry(entry).person)
        prize = prize_words(Share(entry, due.cents, due.item, due.value))
        quiet = Tone.LABEL if gone else Tone.FACT
        cells = (
            Cell(str(due.place), (due.place,), quiet, strong=not gone),
            Cell(name, (name.casefold(),), quiet, note=title or ""),
            Cell(prize, (due.cents,), quiet),
            told.standing(due),
        )
        rows.append(ListRow((event, entry), cells))
    return rows


def totals_words(dues: Iterable[Due], in_play_cents: int) -> str:
    """What is paid, what is open, and what nobody has won yet."""
    paid = opened = 0
    for one in dues:
        if one.state is PrizeState.PAID:
            paid += one.cents
        elif one.state is not PrizeState.FORFEITED:
            opened += one.cents
    said = translate("Prizes", "Paid {paid}, open {opened}, still in play {left}")
    return said.format(paid=money(paid), opened=money(opened), left=money(in_play_cents))


def _rank(state: PrizeState) -> int:
    return 0 if state in OPEN else ORDER.index(state)


@dataclass(frozen=True, slots=True)
class _Standing:
    """How far prizes of an event have come, in a cell; `printed` are the slips on paper."""

    event: StreamId
    state: Tournament
    act_of: ActOf
    now_us: int
    printed: frozenset[int]

    def standing(self, due: Due) -> Cell:
        entry, prizes = due.entry or 0, self.state.prizes
        order = (_rank(due.state), due.place)
        if due.state is PrizeState.PAID:
            return Cell(self._paid(prizes.paid[entry]), order, Tone.LABEL, Shape.DONE)
        if due.state is PrizeState.UNCLAIMED:
            said = translate("Prizes", "not claimed{by}")
            text = said.format(by=self._by(prizes.unclaimed[entry]))
            return Cell(text, order, shape=Shape.WAITING)
        if due.state is PrizeState.FORFEITED:
            text = translate("Prizes", "forfeited to the Crown")
            return Cell(text, order, Tone.GONE, Shape.GONE)
        if due.state is PrizeState.IDENTITY_SEEN:
            said = translate("Prizes", "identity seen{by}")
            text = said.format(by=self._by(prizes.seen[entry]))
            return Cell(text, order, Tone.OWED, Shape.PERSON, strong=True)
        return self._owed(due, order)

    def _owed(self, due: Due, order: tuple[object, ...]) -> Cell:
        out = self.state.exits.by_entry.get(due.entry or 0)
        known = out is not None and out.happened_us is not None
        ago = f", {span(self.now_us - (out.happened_us or 0))}" if out and known else ""
        if due.slip in self.printed:
            said = translate("Prizes", "slip {slip} printed{ago}")
            text = said.format(slip=due.slip, ago=ago)
            return Cell(text, order, Tone.OWED, Shape.PAPER, strong=True)
        text = translate("Prizes", "owed{ago}").format(ago=ago)
        return Cell(text, order, Tone.OWED, Shape.MONEY_OUT, strong=True)

    def _paid(self, paid: PrizePaid) -> str:
        said = translate("Prizes", "paid {tender}{session}{by}")
        session = f", {paid.session}" if paid.session else ""
        tender = tender_words(paid.tender)
        return said.format(tender=tender, session=session, by=self._by(paid))

    def _by(self, fact: Event) -> str:
        act = self.act_of(self.event, fact)
        if act is None:
            return ""
        said = translate("Prizes", ", {time} by {who}")
        return said.format(time=wall_time(act.at_us), who=act.who)


def printed_slips(state: Tournament) -> frozenset[int]:
    """The numbers of all prize slips that were ever printed."""
    papers = state.papers
    if papers.newest.get(PaperKind.PRIZE_SLIPS) is None:
        return frozenset()
    issued = papers.by_number.values()
    return frozenset(
        number
        for paper in issued
        if paper.kind is PaperKind.PRIZE_SLIPS
        for number in paper.numbers
    )


def is_printed(state: Tournament, due: Due) -> bool:
    """Whether the slip that is right was ever printed."""
    return due.slip in printed_slips(state)
