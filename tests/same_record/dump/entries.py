"""The field of an event: what was sold, who is in, who is out, who waits."""

from typing import Any

from tdapp.core.instant import Instant
from tdapp.core.room import Taking
from tdapp.table.rulings.penalising import penalties_of
from tdapp.tournament.exits.eliminating import may_buy_again
from tdapp.tournament.guards.room_left import places_left
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.prizes import prize_place
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament
from tests.same_record.dump.values import Figures


def of_programme(state: Tournament, _: Instant) -> Figures:
    """What was announced, how it ended, and every level."""
    programme, conditions = state.programme, state.conditions
    yield "title", conditions.title
    yield "house", conditions.house
    yield "winner", programme.winner
    yield "cancelled", programme.cancelled
    yield "over", programme.over
    yield "structure changes", programme.changes
    for index, level in enumerate(conditions.levels):
        yield f"level {index:03}", [conditions.number(index), *_level(level)]
    for index, level in enumerate(programme.published.levels if programme.published else ()):
        yield f"level {index:03} as published", _level(level) if programme.changes else None


def _level(level: Level) -> list[Any]:
    return [level.minutes, level.small, level.big, level.ante, level.ante_by, level.game]


def of_field(state: Tournament, _: Instant) -> Figures:
    """Counts and sums of the whole field, in cents."""
    entries = state.entries
    yield "entries sold", entries.count
    yield "entries left", state.left
    yield "entries again", entries.reentries
    yield "re-buys", entries.rebuys
    yield "add-ons", entries.addons
    yield "re-buys, add-ons at most", [entries.most_rebuys, entries.most_addons]
    yield "field closed", entries.closed
    yield (
        "last entry, receipt, refund",
        [
            entries.last_entry,
            entries.last_receipt,
            entries.last_refund,
        ],
    )
    yield "money taken", entries.taken
    yield "money total", entries.total
    yield "money added", entries.added
    yield "money fees", entries.fees
    yield "money pool of players", entries.pool
    yield "money pool", state.pool
    yield "money overlay", state.overlay
    yield "money owed", {number: sale.total for number, sale in entries.owed.items()}
    for taking in state.takings.listed():
        yield f"taking {taking.session} {taking.tender}", ins_and_outs(taking)


def of_persons(state: Tournament, _: Instant) -> Figures:
    """Everybody who was ever in: the entries, the one played with now, the ticket held."""
    for person, numbers in state.entries.by_person.items():
        yield f"{person} entered", [numbers, state.exits.playing(person)]
    for person, ticket in state.alternates.by_person.items():
        yield f"{person} waits", ticket


def ins_and_outs(taking: Taking) -> list[int]:
    """Cents in, cents out, and what is there of them."""
    return [taking.ins, taking.outs, taking.net]


def of_entries(state: Tournament, now: Instant) -> Figures:
    """Every entry: what was bought, its place, its seat."""
    attendance, seating = state.attendance, state.seating
    for number, entry in state.entries.by_number.items():
        name = f"entry {number:03}"
        yield f"{name} sold", _sold(entry)
        yield f"{name} place", state.place_of(number)
        yield f"{name} prize place", prize_place(state, number)
        yield f"{name} seat", seating.seat_of.get(number)
        if number in seating.seat_of:
            yield f"{name} presence", attendance.state_of(number)
        yield f"{name} away since", attendance.away.get(number)
        yield f"{name} posted", attendance.posted.get(number)
        yield f"{name} stays", number in attendance.fixed
        yield f"{name} moved", seating.moved.get(number)
        yield f"{name} to move by slip", seating.slip_of.get(number)
        yield f"{name} without seat", number in seating.unseated
        yield f"{name} penalties", [one.given.number for one in penalties_of(state, number)]
        if number in state.exits.out_of_chips:
            yield f"{name} may buy again", may_buy_again(state, number, now)
    for number, gone in state.entries.refunded.items():
        yield f"refunded {number:03}", [_sold(gone.entry), gone.parts, gone.left_behind]


def _sold(entry: Entry) -> dict[str, Any]:
    return {
        "person": entry.person,
        "parts": entry.parts,
        "chips": entry.chips,
        "paid": entry.paid,
        "re-buys": entry.rebuys,
        "add-ons": entry.addons,
        "again": entry.again,
        "given back": entry.given_back,
        "paid in": entry.paid_in,
        "receipts": [
            [one.receipt, one.parts, one.chips, one.tender, one.session, one.also]
            for one in entry.sales
        ],
    }


def of_exits(state: Tournament, _: Instant) -> Figures:
    """Who is out, in order; who is without chips; exits that are not certain yet."""
    exits = state.exits
    yield "exits in order", exits.in_order()
    yield "chips out with exits", exits.chips_out
    for entry, one in exits.by_entry.items():
        yield (
            f"exit {entry:03}",
            {
                "sharing": exits.sharing(entry),
                "seat": one.seat,
                "level": one.level,
                "happened": one.happened_us,
                "hand": one.hand,
                "departure": one.departure,
                "chips": one.chips,
                "told": one.told,
                "offence": one.offence,
            },
        )
    for entry, out in exits.out_of_chips.items():
        yield (
            f"out of chips {entry:03}",
            [*(out.level, out.hand, out.happened_us, out.before, out.tied, out.told)],
        )
    for entry, held in exits.pending.items():
        yield (
            f"exit pending {entry:03}",
            [
                *(held.seat, held.level, held.before, held.tied, held.hand, held.happened_us),
                *(held.told, held.departure, held.chips, held.waited, held.offence),
            ],
        )


def of_queue(state: Tournament, _: Instant) -> Figures:
    """The queue of alternates, and the places left."""
    queue = state.alternates
    yield "queue", queue.in_order()
    yield "queue first", queue.first
    yield "queue waiting", queue.waiting
    yield "queue called", queue.called
    yield "queue money held", queue.held
    yield "queue last ticket", queue.last_ticket
    yield "places left", places_left(state)
    for ticket, one in queue.by_ticket.items():
        yield (
            f"ticket {ticket:03}",
            [
                *(one.person, one.parts, one.cents, one.chips, one.tender, one.session),
                *(one.again, one.missed, one.also),
            ],
        )
