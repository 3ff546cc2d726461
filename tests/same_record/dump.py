"""Every published figure of a stream by name, as plain values: all that is read of the program.

Where the program moves a figure, only this file follows; what is kept stays as it is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Any

import msgspec

from tdapp.bootstrap import CODECS, ROOMS
from tdapp.core.act import Recorded
from tdapp.core.ids import ActionId
from tdapp.core.instant import Instant
from tdapp.core.timeline import Timeline
from tdapp.floor.cage_books import books, over_and_short
from tdapp.floor.house import House
from tdapp.floor.takings import Taking
from tdapp.tournament.bounties.paying import bounty_queue, bounty_sums
from tdapp.tournament.chips.leaving import leaving_chips
from tdapp.tournament.chips.stacks import average_stack, chip_drift, chips_issued, reported_stacks
from tdapp.tournament.clock.clock import level_number, position
from tdapp.tournament.exits.eliminating import may_buy_again
from tdapp.tournament.exits.pending import pending_at
from tdapp.tournament.feature.hands import HandInPlay
from tdapp.tournament.papers.issuing import is_right, lines_of
from tdapp.tournament.penalties.penalising import open_penalties, penalties_of
from tdapp.tournament.prizes.owing import unpaid
from tdapp.tournament.prizes.queue import prize_queue
from tdapp.tournament.sales.entries import Entry
from tdapp.tournament.sales.room_left import places_left
from tdapp.tournament.seats.away import who_is_away
from tdapp.tournament.seats.coming_hand import who_waits
from tdapp.tournament.seats.no_shows import no_shows
from tdapp.tournament.seats.suggesting import suggestions
from tdapp.tournament.tournament import Tournament

Figures = Iterator[tuple[str, Any]]


def decoded(kind: str, rows: Iterable[tuple[int, str, int, str, ActionId]]) -> list[Recorded]:
    """Stored rows of a stream as the program reads them."""
    return CODECS[kind].decode_all(rows)


def encoded(kind: str, one: Recorded) -> tuple[str, int, str]:
    """Type, version and payload of an event as the program writes it."""
    return CODECS[kind].encode(one.event)


def event_names(kind: str) -> set[str]:
    """The events that a kind of stream can hold."""
    return set(CODECS[kind].types)


def folded(kind: str, past: Iterable[Recorded]) -> Timeline[Any]:
    """A stream's past, told by the program."""
    timeline: Timeline[Any] = Timeline(next(room for room in ROOMS if room.kind == kind))
    timeline.replay(past)
    return timeline


def figures(kind: str, state: Any, now: Instant) -> dict[str, Any]:
    """Every figure of a stream at a moment, by name."""
    found = _of_event(state, now) if kind == "tournament" else _of_house(state)
    shown = ((name, plain(value)) for name, value in found)
    return {name: value for name, value in shown if value not in EMPTY}


def bookings(past: Iterable[Recorded]) -> dict[str, Any]:
    """Ledger lines, read rows and numbered papers of each event, by its place."""
    found: dict[str, Any] = {}
    for one in past:
        place, event = f"event {one.seq} {type(one.event).__name__}", one.event
        for account, cents in ((line.account, line.cents) for line in event.lines()):
            found.setdefault(f"{place} books", []).append([account, cents])
        for name, rows in (("rows", event.rows()), ("voids", event.voids())):
            for row in rows:
                found.setdefault(f"{place} {name}", []).append([row.table, dict(row.values)])
        if event.papers():
            found[f"{place} papers"] = list(event.papers())
    return found


def drawers(houses: Iterable[Timeline[Any]], events: Iterable[Timeline[Any]]) -> dict[str, Any]:
    """What should be in each drawer; an event that ended has left its takings to the house."""
    found: dict[str, Any] = {}
    still = [event.state for event in events if not event.ended]
    taken = [one for event in still for one in event.takings.listed()]
    for house in (one.state for one in houses):
        for session in house.cage.listed():
            book = books(session, [*house.cage.taken(), *taken])
            found[f"drawer {session.id}"] = [
                [one.tender, one.opening, one.moved, one.ins, one.outs, one.expected]
                for one in book
            ]
    return found


EMPTY: tuple[Any, ...] = (None, [], {}, 0, "")
"""What says nothing is left out, so that what is said stands out."""


def plain(value: Any) -> Any:
    """A value as JSON has it; sets and maps in order, a part of a payload field by field."""
    match value:
        case Enum():
            return value.value
        case Mapping():
            pairs = ((str(plain(key)), plain(one)) for key, one in value.items())
            return dict(sorted(pairs))
        case frozenset() | set():
            return sorted(plain(one) for one in value)
        case list() | tuple():
            return [plain(one) for one in value]
        case msgspec.Struct():
            return [plain(getattr(value, name)) for name in value.__struct_fields__]
    return value


def _of_event(state: Tournament, now: Instant) -> Figures:
    if state.programme.conditions is None:
        return
    parts: tuple[Callable[[Tournament, Instant], Figures], ...] = (
        _programme,
        _field,
        _entries,
        _gone,
        _queue,
        _tables,
        _floor,
        _clock,
        _prizes,
        _bounties,
        _chips,
        _rulings,
        _papers,
        _hands,
    )
    for part in parts:
        yield from part(state, now)


def _programme(state: Tournament, _: Instant) -> Figures:
    programme, conditions = state.programme, state.conditions
    yield "title", conditions.title
    yield "house", conditions.house
    yield "winner", programme.winner
    yield "cancelled", programme.cancelled
    yield "over", programme.over
    yield "structure changes", programme.changes
    for index, level in enumerate(conditions.levels):
        yield (
            f"level {index:03}",
            [
                *(conditions.number(index), level.minutes, level.small, level.big, level.ante),
                *(level.ante_by, level.game),
            ],
        )


def _field(state: Tournament, _: Instant) -> Figures:
    entries = state.entries
    yield "entries sold", entries.count
    yield "entries left", state.left
    yield "entries again", entries.reentries
    yield "re-buys", entries.rebuys
    yield "add-ons", entries.addons
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
        yield f"taking {taking.session} {taking.tender}", _taking(taking)


def _taking(taking: Taking) -> list[int]:
    return [taking.ins, taking.outs, taking.net]


def _entries(state: Tournament, now: Instant) -> Figures:
    attendance, seating = state.attendance, state.seating
    for number, entry in state.entries.by_number.items():
        name = f"entry {number:03}"
        yield f"{name} sold", _sold(entry)
        yield f"{name} place", state.place_of(number)
        yield f"{name} prize place", state.prize_place(number)
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


def _gone(state: Tournament, _: Instant) -> Figures:
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


def _queue(state: Tournament, _: Instant) -> Figures:
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


def _tables(state: Tournament, _: Instant) -> Figures:
    seating, buttons = state.seating, state.buttons.by_table
    for table, seats in seating.tables.items():
        name = f"table {table:03}"
        yield f"{name} seats", seats
        yield f"{name} players", seating.at_table(table)
        yield f"{name} free seats", seating.free_at(table)
        yield f"{name} on hold", table in seating.held
        yield f"{name} breaking", table in seating.breaking
        yield f"{name} emptied", table in seating.emptied
        yield f"{name} waiting for the button", who_waits(state, table)
        yield f"{name} exits pending", [one.entry for one in pending_at(state, table)]
        if table in buttons:
            told = buttons[table]
            yield f"{name} button", [told.position, told.newcomers, told.waiting]
    yield "seats locked", sorted((seat.table, seat.seat) for seat in seating.locked)
    yield "seats reserved", [[seat, slip] for seat, slip in sorted(seating.reserved.items())]
    yield "seats in all", seating.capacity
    for slip, move in seating.moves.items():
        yield (
            f"move {slip:03}",
            [
                *(move.entry, move.from_table, move.from_seat, move.to_table, move.to_seat),
                *(move.cause, move.suggested),
            ],
        )


def _floor(state: Tournament, now: Instant) -> Figures:
    seating, orders = state.seating, state.seating.orders
    yield "tables open in order", orders.opening
    yield "tables break in order", orders.breaking
    yield "tables to come", orders.coming
    yield "table that gave last", seating.last_source
    yield "last move slip", seating.last_slip
    yield "apart", sorted(state.attendance.apart)
    yield "away", [[one.entry, one.seat, one.since_us, one.posted] for one in who_is_away(state)]
    yield "not come", [one.entry for one in no_shows(state)]
    found = suggestions(state)
    yield "suggested redraw", found.redraw
    yield "suggested break", found.breaks
    yield "suggested opening", found.opens
    yield "suggested halts", [[one.table, one.short, one.by_counts] for one in found.halts]
    yield "suggested closing", found.empty
    yield "suggested parting", found.together
    yield "suggested alternate", found.alternates
    if found.balancing is not None:
        yield (
            "suggested moves",
            [
                [one.from_table, one.from_seat, one.to_table, one.to_seat, one.notes]
                for one in found.balancing.moves
            ],
        )
    yield "stacks reported", [[one.entry, one.chips] for one in reported_stacks(state, now)]


def _clock(state: Tournament, now: Instant) -> Figures:
    clock = state.clock
    here = position(state.conditions, clock, now)
    yield "clock index", clock.index
    yield "clock remaining", clock.remaining_us
    if clock.anchor is not None:
        yield "clock anchor", [clock.anchor.utc_us, clock.anchor.elapsed_us, clock.anchor.boot]
    yield "clock running", clock.running
    yield "clock started", clock.started
    yield "clock begun", clock.begun
    if clock.away is not None:
        yield "clock away", [clock.away.span_us, clock.away.back.utc_us]
    yield "clock now", [level_number(state, now), here.index, here.remaining_us]
    for number, mark in enumerate(state.course.marks):
        yield f"course {number:03}", [mark.at_us, mark.index, mark.remaining_us, mark.running]


def _prizes(state: Tournament, _: Instant) -> Figures:
    prizes = state.prizes
    yield "prizes version", prizes.version
    yield "prizes last version", prizes.last_version
    yield "prizes posted", prizes.posted
    yield "prizes in kind", [[one.place, one.item, one.value] for one in prizes.in_kind]
    yield "prizes seed", prizes.seed
    yield "prizes total, paid, in kind", [prizes.total, prizes.paid_cents, prizes.paid_in_kind]
    yield "prizes listed", [[one.place, one.cash, one.item, one.value] for one in prizes.listed()]
    yield "prizes lists", [[one.version, one.cents, one.seed] for one in prizes.lists]
    yield "prizes projected", prizes.projected
    yield "prizes sheet", [prizes.sheet.version, prizes.sheet.was, prizes.last_sheet]
    yield "prizes last slip", prizes.last_slip
    yield "prizes unpaid", [list(one) for one in unpaid(state)]
    for number, due in enumerate(prize_queue(state)):
        yield (
            f"prize {number:03}",
            [*(due.place, due.entry, due.cents, due.state, due.item, due.value, due.slip)],
        )
    for entry, slip in prizes.slips.items():
        yield (
            f"prize slip {entry:03}",
            [*(slip.slip, slip.place, slip.cents, slip.item, slip.value, slip.instead_of)],
        )
    for entry, seen in prizes.seen.items():
        yield f"prize identity {entry:03}", [seen.proof, seen.details]
    for entry, paid in prizes.paid.items():
        yield (
            f"prize paid {entry:03}",
            [
                *(
                    paid.place,
                    paid.cents,
                    paid.slip,
                    paid.tender,
                    paid.session,
                    paid.item,
                    paid.value,
                )
            ],
        )
    for entry, aside in prizes.unclaimed.items():
        yield f"prize unclaimed {entry:03}", [aside.place, aside.cents, aside.item, aside.value]
    for entry, lost in prizes.forfeited.items():
        yield f"prize forfeited {entry:03}", [lost.place, lost.cents, lost.why, lost.item]
    for entry, over in prizes.passed_over.items():
        yield f"prize passed over {entry:03}", [over.place, over.why, over.heir]


def _bounties(state: Tournament, _: Instant) -> Figures:
    bounties, sums = state.bounties, bounty_sums(state)
    yield "bounties taken, paid, owed, kept", [sums.taken, sums.paid, sums.owed, sums.kept]
    yield "bounties of those who left", bounties.kept()
    yield "bounties not told", bounties.untold()
    yield "bounties on heads", bounties.heads
    yield "bounties taken by", bounties.takers
    yield "bounties last slip", bounties.last_slip
    for due in bounty_queue(state):
        yield f"bounty {due.entry:03}", [due.won, due.paid, due.owed]


def _chips(state: Tournament, _: Instant) -> Figures:
    book = state.chips
    yield "chips in play", state.chips_in_play
    yield "chips issued", chips_issued(state)
    yield "chips sold", state.entries.chips
    yield "chips left behind", state.entries.left_behind
    yield "chips put in, taken out", [book.put_in, book.taken_out]
    yield "chips added", book.added
    yield "chips drift", chip_drift(state)
    yield "chips average", average_stack(state)
    yield "chips gone", sorted(book.gone)
    yield "chips off tables", {chip: sorted(tables) for chip, tables in book.off.items()}
    yield (
        "chips leaving",
        [
            [one.chip, one.becomes, one.after_level, one.now, one.needed]
            for one in leaving_chips(state)
        ],
    )
    if book.count is not None:
        count = book.count
        yield "chips counted", [count.total, count.expected, count.at_us, count.lots]
    for entry, one in book.stacks.items():
        yield f"stack {entry:03}", [one.stack, one.at_us]


def _rulings(state: Tournament, _: Instant) -> Figures:
    for number, ruling in state.rulings.by_number.items():
        given = ruling.given
        yield (
            f"ruling {number:03}",
            {
                "given": [
                    *(given.by, given.kind, given.level, given.table, given.hand, given.entries),
                    *(given.rule, given.told_of_complaint, given.happened_us),
                ],
                "reviews": [[one.by, one.upheld, one.happened_us] for one in ruling.reviews],
                "told of complaint": ruling.told,
                "stands": ruling.stands,
            },
        )
    for number, penalty in state.penalties.by_number.items():
        grounds = penalty.given
        yield (
            f"penalty {number:03}",
            [
                *(grounds.entry, grounds.kind, grounds.amount, grounds.level, grounds.happened_us),
                *(grounds.players, grounds.ruling, grounds.offence),
                *(penalty.served, penalty.outstanding),
            ],
        )
    yield "penalties open", [one.given.number for one in open_penalties(state)]


def _papers(state: Tournament, _: Instant) -> Figures:
    papers = state.papers
    yield "papers last", papers.last
    yield "papers newest", papers.newest
    for number, paper in papers.by_number.items():
        heading = paper.letterhead
        yield (
            f"paper {number:03}",
            {
                "kind": paper.kind,
                "version": paper.version,
                "says": [[one.entry, one.number, one.cents] for one in lines_of(paper)],
                "letterhead": None if heading is None else [heading.name, heading.line],
                "right": is_right(state, paper),
                "spoiled": number in papers.spoiled,
            },
        )
    for (kind, own), number in papers.for_money.items():
        yield f"paper of {kind.value} {own:03}", number


def _hands(state: Tournament, _: Instant) -> Figures:
    feature = state.feature
    yield "hands numbered", feature.numbers
    for table, hand in feature.by_table.items():
        yield f"hand at {table:03}", _hand(hand)
    for table, last in feature.last_games.items():
        yield (
            f"last game at {table:03}",
            [*(last.variant, last.structure, last.deck, last.hands, last.players)],
        )
    for table, kill in feature.kills.items():
        yield f"kill at {table:03}", [kill.button.seat, kill.button.shows, kill.entry, kill.least]


def _hand(hand: HandInPlay) -> dict[str, Any]:
    now = hand.round
    return {
        "number": hand.number,
        "entries": hand.entries,
        "places": hand.position,
        "game": hand.setup.variant.id,
        "steps": len(hand.acts),
        "bought": hand.bought,
        "phase": now.phase,
        "street": now.street,
        "actor": now.actor,
        "live": now.live,
        "boards": now.boards,
        "down": now.down,
        "up": now.up,
    }


def _of_house(house: House) -> Figures:
    for number, table in house.registry.tables.items():
        yield (
            f"table {number:03}",
            [*(table.seats, table.x, table.y, table.state, table.used_by, table.placed)],
        )
    yield "tables free", [table.number for table in house.registry.free()]
    yield from _cage(house)
    yield from _kept(house)
    yield from _notices(house)
    yield from _staff(house)
    for number, paper in house.papers.by_number.items():
        yield (
            f"paper {number:03}",
            [
                *(paper.kind, paper.of, paper.session, paper.version, paper.ids, paper.numbers),
                *(paper.cents, paper.letterhead),
            ],
        )
    yield "papers last", house.papers.last


def _cage(house: House) -> Figures:
    cage = house.cage
    yield (
        "cage terms",
        [
            *(cage.terms.session_needed, cage.terms.details_from, cage.terms.details),
            *(cage.terms.by_two_from, cage.terms.off_by_two, cage.terms.posted_by_two),
        ],
    )
    yield "sessions last", cage.last
    for one in cage.listed():
        yield (
            f"session {one.id}",
            {
                "cashier": one.cashier,
                "drawer": one.drawer,
                "opened, closed": [one.opened_us, one.closed_us],
                "floats": one.floats,
                "after": one.after,
                "moved": one.moved,
                "counts": [[count, over_and_short(count)] for count in one.counts],
            },
        )
    yield (
        "takings outside events",
        [[one.session, one.tender, *_taking(one)] for one in cage.taken()],
    )


def _kept(house: House) -> Figures:
    for prize in house.kept.listed():
        yield (
            f"kept prize {prize.event} {prize.entry:03}",
            [
                *(prize.title, prize.place, prize.person, prize.cents, prize.item, prize.value),
                *(prize.worth, prize.identity_from, prize.crown_for),
            ],
        )
    for (event, entry), claimed in house.kept.claimed.items():
        yield (
            f"claimed prize {event} {entry:03}",
            [*(claimed.tender, claimed.session, claimed.identity_seen, claimed.details)],
        )


def _notices(house: House) -> Figures:
    notices = house.notices
    yield "notices open", [one.key for one in notices.open()]
    yield "notices by hand", notices.by_hand
    yield "notices day ends", notices.day_ends
    for key, duty in notices.duties.items():
        yield (
            f"notice {key}",
            [
                *(
                    duty.rule,
                    duty.ground,
                    duty.to,
                    duty.what,
                    duty.when,
                    duty.since_us,
                    duty.due_us,
                ),
                *(duty.event, duty.title, duty.number, duty.person, key in notices.dropped),
            ],
        )
    for key, given in notices.given.items():
        yield f"notice given {key}", [given.by, given.at_us, given.how]


def _staff(house: House) -> Figures:
    staff = house.staff
    for one in staff.listed():
        yield f"staff {one.id}", [one.number, one.roles, one.office, one.left]
    for work in staff.at_work.values():
        yield f"staff at work {work.staff}", [work.station, work.since_us]
    if staff.duty is not None:
        yield "staff on duty", [staff.duty.staff, staff.duty.since_us]
    yield "staff duties", [[since_us, who] for since_us, who in staff.duties]
    yield "staff next number", staff.next_number()
