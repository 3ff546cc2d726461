"""The house: its tables, cage, kept prizes, notices, people at work and papers."""

from tdapp.house.cage import over_and_short
from tdapp.house.house import House
from tests.same_record.dump.entries import ins_and_outs
from tests.same_record.dump.values import Figures


def of_house(house: House) -> Figures:
    """Everything that the house knows of itself."""
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
    outside = sorted([one.session, one.tender, *ins_and_outs(one)] for one in cage.taken())
    yield "takings outside events", outside


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
    yield "notices open", sorted(one.key for one in notices.open())
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
