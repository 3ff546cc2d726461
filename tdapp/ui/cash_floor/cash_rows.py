"""The lists of the cash page as prepared cells: who waits, what is due, who sits at a table."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from tdapp.cash.facts.waiting import SeatOffered
from tdapp.cash.state.lists import ListedPlayer
from tdapp.cash.table_sign import CashGame
from tdapp.cash.waiting.offering import left_us
from tdapp.core.instant import MINUTE_US
from tdapp.shown.cash_tasks import CashTask, CashTaskKind
from tdapp.shown.cash_words import game_in_words, sign_in_words
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.table.geometry.seats import Seat
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.cash_plan import standing
from tdapp.ui.cash_floor.players.at_the_door import wait_of
from tdapp.ui.cash_floor.players.people_words import person_matter, where_he_sits
from tdapp.ui.look.act import ENTER
from tdapp.ui.look.lists.list_rows import Column, label, left, right, wide
from tdapp.ui.look.spoken import saying, voice
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import NONE

say = saying("cash floor")
STEPS: dict[CashTaskKind, Text] = {
    CashTaskKind.KEPT_OUT: text("cash floor", "Stake, wagers, lists"),
    CashTaskKind.IN_EVENT: text("cash floor", "Ask about the seat"),
    CashTaskKind.RAN_OUT: text("cash floor", "Take offer back"),
    CashTaskKind.OFFER: text("cash floor", "Offer seat"),
    CashTaskKind.NOT_COME: text("cash floor", "Off the list"),
    CashTaskKind.CLOSES: text("cash floor", "Close table"),
    CashTaskKind.CHANGES: text("cash floor", "New sign in force"),
    CashTaskKind.MOVES: text("cash floor", "Give seat"),
    CashTaskKind.DRAW: text("cash floor", "Draw for seat"),
    CashTaskKind.WON: text("cash floor", "Give seat"),
    CashTaskKind.BUTTON: text("cash floor", "Tell button"),
    CashTaskKind.PICK_UP: text("cash floor", "Pick up chips"),
}
"""What Enter does with a matter."""
SHAPES = {
    **dict.fromkeys((CashTaskKind.OFFER, CashTaskKind.MOVES, CashTaskKind.WON), Shape.SEATED),
    CashTaskKind.CLOSES: Shape.CLOCK,
    CashTaskKind.PICK_UP: Shape.AWAY,
}


@dataclass(frozen=True, slots=True)
class ListLine:
    """A game of the waiting lists, or who waits for it in which place."""

    game: CashGame
    place: int = 0
    ticket: int | None = None

    @property
    def key(self) -> object:
        """The ticket, or the game."""
        return self.game if self.ticket is None else self.ticket


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of the selected table."""

    seat: Seat
    sitting: int | None


def list_lines(view: CashInView) -> Iterator[ListLine]:
    """Each game that is on or waited for, and under it who waits, the first to sit first."""
    cash = view.state
    on = [one.sign.game for _, one in sorted(cash.games.by_table.items())]
    for game in dict.fromkeys((*on, *cash.lists.in_line)):
        yield ListLine(game)
        for place, ticket in enumerate(cash.lists.waiting_for(game), 1):
            yield ListLine(game, place, ticket)


def list_columns(view: CashInView) -> tuple[Column[ListLine], ...]:
    """Place, name, since when, and how it stands."""
    return (
        right("", 30, lambda line: label(str(line.place or ""))),
        wide("", partial(_who, view), 120),
        right("", 150, partial(_standing, view)),
    )


def _who(view: CashInView, line: ListLine) -> Cell:
    if line.ticket is None:
        return Cell(game_in_words(line.game), strong=True, total=True)
    one = _listed(view, line.ticket).joined
    told = (voice().time(one.since_us), where_he_sits(view, one.person))
    return Cell(view.who_waits(line.ticket), note=", ".join(part for part in told if part))


def _listed(view: CashInView, ticket: int) -> ListedPlayer:
    return view.state.lists.by_ticket[ticket]


def _standing(view: CashInView, line: ListLine) -> Cell:
    if line.ticket is None:
        return label(_counts(view, line.game))
    one, offer = _listed(view, line.ticket), view.state.lists.offers.get(line.ticket)
    if offer is not None:
        return _offered(view, offer)
    if one.expected_us is not None:
        if one.expected_us <= view.now.utc_us:
            return Cell(say("not here yet"), tone=Tone.WAITS, shape=Shape.ATTENTION)
        until = voice().time(one.expected_us)
        return Cell(say("by phone, {time}", time=until), tone=Tone.LABEL, shape=Shape.WAITING)
    if one.passed:
        return label(say("declined {count}", count=one.passed))
    return label(wait_of(view, line.game, line.place) or say("waiting"))


def _offered(view: CashInView, offer: SeatOffered) -> Cell:
    left_ = left_us(view.state, offer.ticket, view.now)
    if not left_:
        said = say("{seat} ran out", seat=offer.seat)
        return Cell(said, tone=Tone.WAITS, shape=Shape.ATTENTION)
    return Cell(f"{offer.seat}  {voice().age(left_)}", tone=Tone.CHOSEN, shape=Shape.CLOCK)


def _counts(view: CashInView, game: CashGame) -> str:
    cash = view.state
    waiting, tables = len(cash.lists.waiting_for(game)), cash.games.of(game)
    seats = [Seat(table, one) for table in tables for one in cash.seating.free_at(table)]
    free = sum(one not in cash.lists.kept for one in seats)
    said = [say.plural("{n} waits", "{n} wait", waiting)] if waiting else []
    wait = "" if free else wait_of(view, game, 0)
    said.append(wait or (say("{free} free", free=free) if tables else say("no table yet")))
    return ", ".join(said)


def due_columns(view: CashInView) -> tuple[Column[CashTask], ...]:
    """What is due, for how long, what is done about it, and the key for it."""
    return (
        wide("", partial(_matter, view), strong=True),
        right("", 100, _since, 520),
        left("", 170, lambda task: voice().say(STEPS[task.kind]), 600, strong=True),
        right("", 48, lambda _: label(ENTER), 700),
    )


def _matter(view: CashInView, task: CashTask) -> Cell:
    if task.person is not None:
        return person_matter(view, task, task.person)
    shape = SHAPES.get(task.kind, Shape.ATTENTION)
    tone = Tone.FACT if task.kind in SHAPES else Tone.WAITS
    who = _whose(view, task)
    said = {
        CashTaskKind.OFFER: say("{name} is first for {seat}", name=who, seat=task.seat),
        CashTaskKind.RAN_OUT: say("{name} did not take {seat}", name=who, seat=task.seat),
        CashTaskKind.NOT_COME: say("{name} called and is not here", name=who),
        CashTaskKind.CLOSES: say("Table {table} may close", table=task.table),
        CashTaskKind.CHANGES: say("Table {table} may change", table=task.table),
        CashTaskKind.MOVES: say("{seat} is due to {name}", seat=task.seat, name=who),
        CashTaskKind.DRAW: say("Cards decide who gets {seat}", seat=task.seat),
        CashTaskKind.WON: say("{name} drew {seat}", name=who, seat=task.seat),
        CashTaskKind.BUTTON: say("{seat} goes by the button", seat=task.seat),
        CashTaskKind.PICK_UP: say("{name} is away too long", name=who),
    }[task.kind]
    return Cell(said, tone=tone, shape=shape, note=_about(view, task))


def _whose(view: CashInView, task: CashTask) -> str:
    """The name of who waits, sits or drew a seat."""
    won = view.state.claims.won
    if task.ticket is not None:
        return view.who_waits(task.ticket)
    if task.of is not None:
        return view.who_sits(view.state.seating.entry_at[task.of])
    return view.name(won[task.seat]) if task.seat is not None and task.seat in won else ""


def _about(view: CashInView, task: CashTask) -> str:
    if task.ticket is not None:
        return game_in_words(_listed(view, task.ticket).joined.game)
    if task.of is not None:
        return str(task.of)
    change = view.state.games.changes.get(task.notice or 0)
    sign = None if change is None else change.posted.sign
    return "" if sign is None else sign_in_words(sign)


def _since(task: CashTask) -> Cell:
    since = task.since_us
    return label("" if since is None else say("for {age}", age=voice().age(since)))


def seat_rows(view: CashInView) -> Iterator[SeatRow]:
    """The seats of the selected table."""
    seating, table = view.state.seating, view.choice.table
    for number in range(1, seating.tables.get(table or 0, 0) + 1):
        seat = Seat(table or 0, number)
        yield SeatRow(seat, seating.entry_at.get(seat))


def seat_columns(view: CashInView) -> tuple[Column[SeatRow], ...]:
    """Seat, who sits there, what was put on, how long he has played or how he stands."""
    return (
        left(say("Seat"), 42, lambda row: str(row.seat.seat), strong=True),
        wide(say("Player"), partial(_player, view), 110),
        right(say("Stake"), 56, partial(_stake, view)),
        right(say("Played"), 114, partial(_sat, view)),
    )


def _player(view: CashInView, row: SeatRow) -> Cell:
    if row.sitting is not None:
        return Cell(view.who_sits(row.sitting))
    kept = view.state.lists.kept.get(row.seat)
    if kept is None:
        return Cell(say("free"), tone=Tone.GONE)
    return Cell(say("kept for {who}", who=view.who_waits(kept)), tone=Tone.CHOSEN)


def _stake(view: CashInView, row: SeatRow) -> Cell:
    if row.sitting is None:
        return label(NONE)
    one = view.state.sittings.by_number[row.sitting]
    return Cell(voice().short_money(one.bought - one.taken, ""))


def _sat(view: CashInView, row: SeatRow) -> Cell:
    if row.sitting is None:
        return label("")
    cash, now = view.state, view.now
    played = voice().span(cash.played_us(row.sitting, now) // MINUTE_US * MINUTE_US)
    _, said = next(standing(cash, row.sitting, now), (None, played))
    return label(said)
