"""The prize queue as prepared rows: who is owed what, how far it has come, since when, by whom."""

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.long_work import finished
from tdapp.core.names import family_first, folded
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.money_words import priced, tender_words
from tdapp.shown.prize_words import prize_words
from tdapp.tournament.facts.prizes import PrizePaid
from tdapp.tournament.payouts.bounties import BountyDue
from tdapp.tournament.payouts.queue import DuePrize, PrizeState
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import Column, ListRow, left, right, row_of, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.prizes.decided_prizes import NEW, RANKS, SETTLED, DecidedPrizes
from tdapp.ui.prizes.prize_act_log import Provenance

NameOf = Callable[[PersonId], str]
ActOf = Callable[[StreamId, Event], Provenance | None]
Key = tuple[StreamId, int]
MINUTE_US, LOOK_EVERY_US = 60_000_000, 10_000_000
AT_ONCE = 50


class QueuedPrize(NamedTuple):
    """What is to be paid, as the queue says it: of which place, to whom, what, how far it is."""

    place: Cell
    player: Cell
    prize: Cell
    stands: Cell

    def row(self, key: Hashable) -> ListRow:
        """Its row in the queue."""
        return row_of(queue_columns(), self, key)


def queue_columns() -> tuple[Column[QueuedPrize], ...]:
    """Those of the prize queue, on whichever page it stands."""
    text = voice().text
    return (
        right(text("prizes", "Place"), 76, lambda line: line.place, 360),
        left(text("prizes", "Player"), 140, lambda line: line.player),
        right(text("prizes", "Prize"), 92, lambda line: line.prize),
        wide(text("prizes", "State"), lambda line: line.stands),
    )


def due_rows(
    event: StreamId,
    state: Tournament,
    dues: Sequence[DuePrize],
    name_of: NameOf,
    act_of: ActOf,
    now_us: int,
    title: str | None = None,
) -> list[ListRow]:
    """Place, player, prize, state; the key is the event and the entry, a `title` is told too."""
    told = PrizeProgress(event, state, act_of, now_us, printed_slips(state))
    return finished(DueRows().rows(told, dues, name_of, title or ""))


class KeptRow(NamedTuple):
    """A row and what it was made of; it is `unsure` while nobody knows who recorded something."""

    due: DuePrize
    person: PersonId
    won_us: int | None
    says: tuple[object, ...]
    unsure: bool
    row: ListRow


class DueRows:
    """Rows that are kept until something of them is another.

    How long ago something was is looked at again after ten seconds. `names` in what it is given is
    something else whenever a name may be.
    """

    def __init__(self) -> None:
        self._kept: dict[StreamId, dict[int, KeptRow]] = {}
        self._besides: tuple[object, ...] = ()
        self._looked_us = 0

    def rows(
        self,
        told: "PrizeProgress",
        dues: Sequence[DuePrize],
        name_of: NameOf,
        title: str = "",
        names: int = 0,
    ) -> Generator[None, None, list[ListRow]]:
        """As `due_rows` gives them, in portions of those that are new."""
        still = self._is_still(told, (names, title, told.printed))
        before, now = self._kept.get(told.event, {}), dict[int, KeptRow]()
        made = 0
        for due in dues:
            kept = before.get(due.entry or 0)
            if not still or kept is None or kept.due is not due or kept.unsure:
                kept, is_new = _looked_at(due, kept, told, name_of, title)
                made += is_new
                if is_new and made % AT_ONCE == 0:
                    yield
            now[due.entry or 0] = kept
        self._kept[told.event] = now
        return [kept.row for kept in now.values()]

    def _is_still(self, told: "PrizeProgress", besides: tuple[object, ...]) -> bool:
        """Whether only those can be others whose prizes are."""
        passed = told.now_us - self._looked_us
        if besides == self._besides and 0 <= passed < LOOK_EVERY_US:
            return True
        self._besides, self._looked_us = besides, told.now_us
        return False


def _looked_at(
    due: DuePrize, kept: KeptRow | None, told: "PrizeProgress", name_of: NameOf, title: str
) -> tuple[KeptRow, bool]:
    """The row of a prize, and whether it was made anew."""
    same = kept is not None and kept.due is due
    person, won_us = kept[1:3] if kept and same else (told.person(due), told.won_us(due))
    says = name_of(person), title, told.age(due, won_us)
    if kept is not None and same and not kept.unsure and kept.says == says:
        return kept, False
    told.unsure = False
    row = _row((told.event, due.entry or 0), due, says[0], title, told)
    return KeptRow(due, person, won_us, says, told.unsure, row), True


def _row(key: Key, due: DuePrize, name: str, title: str, told: "PrizeProgress") -> ListRow:
    gone = due.state in SETTLED
    prize = prize_words(
        priced(voice(), told.state), PrizeShare(key[1], due.cents, due.item, due.value)
    )
    quiet = Tone.LABEL if gone else Tone.FACT
    return QueuedPrize(
        Cell(str(due.place), (due.place,), quiet, strong=not gone),
        Cell(name, (folded(family_first(name)),), quiet, note=title),
        Cell(prize, (due.worth,), quiet),
        told.standing(due),
    ).row(key)


def totals_words(prizes: DecidedPrizes, beside: Sequence[BountyDue], in_play_cents: int) -> str:
    """What is paid and open, bounties and money of stages with it, and what nobody has won yet."""
    paid_cents = prizes.paid_cents + sum(one.paid for one in beside)
    open_cents = prizes.open_cents + sum(max(0, one.owed) for one in beside)
    paid, opened, left = map(voice().money, (paid_cents, open_cents, in_play_cents))
    said = voice().text("prizes", "Paid {paid}, to pay {opened}, still in play {left}")
    return said.format(paid=paid, opened=opened, left=left)


@dataclass(slots=True)
class PrizeProgress:
    """How far prizes of an event have come, in a cell; `printed` are the slips on paper.

    It is `unsure` where nobody knows yet who recorded something.
    """

    event: StreamId
    state: Tournament
    act_of: ActOf
    now_us: int
    printed: frozenset[int]
    unsure: bool = False

    def person(self, due: DuePrize) -> PersonId:
        """Who won it."""
        return self.state.entry(due.entry or 0).person

    def won_us(self, due: DuePrize) -> int | None:
        """When it was won (UTC microseconds), where its row says how long ago that was."""
        out = self.state.exits.by_entry.get(due.entry or 0) if due.state in NEW else None
        return None if out is None else out.happened_us

    def age(self, due: DuePrize, won_us: int | None) -> tuple[bool, int]:
        """What changes by itself: whether its slip is printed, the minutes since it was won."""
        minutes = 0 if won_us is None else (self.now_us - won_us) // MINUTE_US
        return due.slip in self.printed, minutes

    def standing(self, due: DuePrize) -> Cell:
        entry, prizes = due.entry or 0, self.state.prizes
        order = (RANKS[due.state], due.place)
        if due.state is PrizeState.PAID:
            return Cell(self._paid(prizes.paid[entry]), order, Tone.LABEL, Shape.DONE)
        if due.state is PrizeState.UNCLAIMED:
            said = voice().text("prizes", "not claimed{by}")
            text = said.format(by=self._by(prizes.unclaimed[entry]))
            return Cell(text, order, shape=Shape.WAITING)
        if due.state is PrizeState.FORFEITED:
            text = voice().text("prizes", "forfeited to the Crown")
            return Cell(text, order, Tone.GONE, Shape.GONE)
        if due.state is PrizeState.IDENTITY_SEEN:
            said = voice().text("prizes", "ID checked{by}")
            text = said.format(by=self._by(prizes.seen[entry]))
            return Cell(text, order, Tone.OWED, Shape.PERSON, strong=True)
        return self._owed(due, order)

    def _owed(self, due: DuePrize, order: tuple[object, ...]) -> Cell:
        out = self.state.exits.by_entry.get(due.entry or 0)
        since = self.now_us if out is None or out.happened_us is None else out.happened_us
        waits_us = self.now_us - since
        ago = f", {voice().span(waits_us)}" if waits_us >= MINUTE_US else ""
        if due.slip in self.printed:
            said = voice().text("prizes", "slip {slip} printed{ago}")
            text = said.format(slip=due.slip, ago=ago)
            return Cell(text, order, Tone.OWED, Shape.PAPER, strong=True)
        text = voice().text("prizes", "owed{ago}", ago=ago)
        return Cell(text, order, Tone.OWED, Shape.MONEY_OUT, strong=True)

    def _paid(self, paid: PrizePaid) -> str:
        seat = self.state.prizes.seats.get(paid.entry)
        if seat is not None and not paid.cents:
            said = voice().text("prizes", "given as ticket {number}{by}")
            return said.format(number=seat.ticket, by=self._by(paid))
        said = voice().text("prizes", "paid {tender}{session}{by}")
        session = f", {paid.session}" if paid.session else ""
        tender = tender_words(voice(), paid.tender)
        return said.format(tender=tender, session=session, by=self._by(paid))

    def _by(self, fact: Event) -> str:
        act = self.act_of(self.event, fact)
        if act is None:
            self.unsure = True
            return ""
        said = voice().text("prizes", ", {time} by {who}")
        return said.format(time=voice().time(act.at_us), who=act.who)


def printed_slips(state: Tournament) -> frozenset[int]:
    """The numbers of all prize slips that ever came out of a printer."""
    papers = state.papers
    if papers.newest.get(PaperKind.PRIZE_SLIPS) is None:
        return frozenset()
    out = papers.for_money
    return frozenset(number for kind, number in out if kind is PaperKind.PRIZE_SLIPS)


def is_printed(state: Tournament, due: DuePrize) -> bool:
    """Whether the slip that is right ever came out of a printer."""
    return (PaperKind.PRIZE_SLIPS, due.slip) in state.papers.for_money
