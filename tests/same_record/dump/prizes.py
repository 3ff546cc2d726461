"""What an event owes and tells: prizes, bounties, chips, rulings, papers."""

from tdapp.core.instant import Instant
from tdapp.house.papers.issuing import lines_of
from tdapp.table.chips.counting import chip_drift
from tdapp.table.rulings.penalising import open_penalties
from tdapp.tournament.chips import average_stack, chips_issued, leaving_chips
from tdapp.tournament.papers.issuing import is_right
from tdapp.tournament.payouts.bounties import bounty_queue, bounty_sums
from tdapp.tournament.payouts.queue import prize_queue
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.tournament import Tournament
from tests.same_record.dump.values import Figures


def of_prizes(state: Tournament, _: Instant) -> Figures:
    """The list, the slips, and how every prize stands."""
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


def of_bounties(state: Tournament, _: Instant) -> Figures:
    """All bounties in cents, and who is owed."""
    bounties, sums = state.bounties, bounty_sums(state)
    yield "bounties taken, paid, owed, kept", [sums.taken, sums.paid, sums.owed, sums.kept]
    left = sum(bounties.for_nobody().values()) - sum(bounties.kept_back.values())
    yield "bounties of those who left", left
    yield "bounties not told", bounties.untold()
    yield "bounties on heads", bounties.heads
    yield "bounties taken by", bounties.takers
    yield "bounties last slip", bounties.last_slip
    for due in bounty_queue(state):
        yield f"bounty {due.entry:03}", [due.won, due.paid, due.owed]


def of_chips(state: Tournament, _: Instant) -> Figures:
    """Chips in play, moved, counted and exchanged."""
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


def of_rulings(state: Tournament, _: Instant) -> Figures:
    """Rulings with their reviews; penalties with what is left of them."""
    yield "rulings, penalties last", [state.rulings.last, state.penalties.last]
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


def of_papers(state: Tournament, _: Instant) -> Figures:
    """Numbered papers, what they say, and whether they are right."""
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
