"""From the cash games to what the map of the room shows, and how players stand at their seats."""

from collections.abc import Iterator

from tdapp.cash.cash import Cash
from tdapp.cash.waiting.offering import left_us
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.house.house_events import PhysicalTable, TableState
from tdapp.shown.cash_tasks import CashTask, CashTaskKind, why_not_due
from tdapp.shown.cash_words import game_in_short
from tdapp.shown.cells import Shape
from tdapp.table.geometry.seats import Seat
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.floor.map.map_seats import surname
from tdapp.ui.floor.map.plan import TablePoint, room_of, spots
from tdapp.ui.floor.map.values import (
    MapPlan,
    MapSeat,
    MapTable,
    SeatLook,
    TableLook,
    TablePill,
)
from tdapp.ui.look.spoken import saying, voice
from tdapp.voice.texts import text

say = saying("cash floor")
DUE = {
    CashTaskKind.RAN_OUT: text("cash floor", "offer ran out"),
    CashTaskKind.CLOSES: text("cash floor", "may close"),
    CashTaskKind.CHANGES: text("cash floor", "new sign due"),
    CashTaskKind.PICK_UP: text("cash floor", "away too long"),
    CashTaskKind.MOVES: text("cash floor", "seat due"),
    CashTaskKind.DRAW: text("cash floor", "draw for seat"),
    CashTaskKind.WON: text("cash floor", "seat drawn"),
}
"""What presses at a table, in brief."""
LOOKS: dict[Shape | None, SeatLook] = {
    Shape.AWAY: SeatLook.AWAY,
    Shape.LOW: SeatLook.LOW,
    Shape.PAUSED: SeatLook.SITS_OUT,
    Shape.WAITING: SeatLook.SITS_OUT,
}


def cash_plan(view: CashInView, due: list[CashTask], aspect: float | None) -> MapPlan:
    """The tables of the room that no event uses: those with a game, and the free ones."""
    known = view.registry.tables.items()
    tables = {number: one for number, one in known if one.used_by in (None, view.id)}
    places = spots(tables, aspect)
    cash = view.state
    shown = (_table(view, cash, tables[number], spot, due) for number, spot in places.items())
    return MapPlan(room_of(places.values(), aspect), tuple(shown))


def _table(
    view: CashInView, cash: Cash, table: PhysicalTable, spot: TablePoint, due: list[CashTask]
) -> MapTable:
    number, running = table.number, cash.games.by_table.get(table.number)
    if running is None:
        shut = table.state is TableState.OUT_OF_SERVICE
        words = say("out of service") if shut else say("free")
        look = TableLook.SHUT if shut else TableLook.FREE
        return MapTable(number, spot, look, words, words, mine=False)
    seats = tuple(_seats(view, cash, number))
    taken = len(cash.seating.at_table(number))
    game = game_in_short(running.sign.game)
    count = f"{game}  {taken}/{len(seats)}"
    pill = _pill(view, cash, number, due)
    age = "" if pill is None else count
    return MapTable(number, spot, TableLook.CALM, count, game, seats, pill, age)


def _seats(view: CashInView, cash: Cash, table: int) -> Iterator[MapSeat]:
    now, shown = view.now, voice()
    for number in range(1, cash.seating.tables.get(table, 0) + 1):
        seat = Seat(table, number)
        sitting, kept = cash.seating.entry_at.get(seat), cash.lists.kept.get(seat)
        if sitting is not None:
            since = shown.span(cash.played_us(sitting, now) // MINUTE_US * MINUTE_US)
            shape, said = next(standing(cash, sitting, now), (None, since))
            name = view.name(cash.sittings.person_of[sitting])
            yield MapSeat(number, LOOKS.get(shape, SeatLook.SEATED), sitting, name, said)
        elif kept is not None:
            who = surname(view.who_waits(kept))
            yield MapSeat(number, SeatLook.KEPT, note=say("kept for {who}", who=who))
        elif seat in cash.seating.locked:
            yield MapSeat(number, SeatLook.LOCKED, note=say("locked"))
        else:
            yield MapSeat(number, SeatLook.EMPTY, note=say("free"))


def standing(cash: Cash, sitting: int, now: Instant) -> Iterator[tuple[Shape, str]]:
    """What there is to be said of who sits somewhere, the most pressing first; often nothing."""
    away, owed = cash.attendance.away.get(sitting), cash.blinds.owed.get(sitting)
    if away is not None:
        until = cash.custody.reserved.get(sitting, 0)
        gone = voice().span(max(0, now.utc_us - away) // MINUTE_US * MINUTE_US)
        kept = say("kept {time}", time=voice().time(until))
        yield Shape.AWAY, kept if until > now.utc_us else say("away {age}", age=gone)
    if owed is not None and (owed.small or owed.big):
        missed = say("missed big") if owed.big else say("missed small")
        yield Shape.LOW, say("missed both") if owed.small and owed.big else missed
    if owed is not None and owed.out:
        yield Shape.PAUSED, say("dealt out")
    elif owed is not None and owed.waits:
        yield Shape.WAITING, say("awaits big")
    elif owed is not None and away is None and not (owed.small or owed.big):
        yield Shape.WAITING, say("to come in")
    wish = cash.claims.wishes.get(sitting)
    if wish is not None:
        where = f"{wish.table}" if wish.seat is None else f"{wish.table}-{wish.seat}"
        yield Shape.READY, say("wants {seat}", seat=where)


def _pill(view: CashInView, cash: Cash, table: int, due: list[CashTask]) -> TablePill | None:
    """What presses most at a table: a matter that is due, a notice that hangs, an offer."""
    now = view.now
    for task in due:
        if table in (task.table, task.at and task.at.table) and task.kind in DUE:
            return TablePill(voice().say(DUE[task.kind]), Shape.ATTENTION, loud=True)
    for change in cash.games.changes_at(table):
        closing = change.posted.sign is None
        kind = say("closing") if closing else say("change")
        left = left_in_words(why_not_due(cash, view.rules, change, now), cash, table, now)
        return TablePill(f"{kind} {left}", Shape.CLOCK)
    offers = [one for one in cash.lists.offers.values() if one.seat.table == table]
    if offers:
        left = voice().age(left_us(cash, offers[0].ticket, now))
        return TablePill(say("offered {left}", left=left), Shape.CLOCK)
    return None


def left_in_words(why: Refusal | None, cash: Cash, table: int, now: Instant) -> str:
    """How long a notice is still to hang: in minutes, hands or agreement."""
    if why is None:
        return say("now")
    minutes, hands = why.details.get("minutes"), why.details.get("hands")
    change = cash.games.changes_at(table)[0]
    if isinstance(minutes, int):
        left = minutes - now.since(change.posted.posted_at) // MINUTE_US
        return say("in {minutes} min", minutes=max(1, left))
    if isinstance(hands, int):
        dealt = cash.game_at(table).hands - change.at_hand
        return say("hand {dealt} of {hands}", dealt=dealt, hands=hands)
    return say("to be agreed")
