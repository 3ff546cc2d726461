"""Whatever is sold, given back, queued and undone: the books balance."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import hypothesis.strategies as st
from hypothesis import given, settings
from msgspec.structs import replace

from tdapp.core.act import Recorded
from tdapp.core.event import Event, MoneyLine, Redone, Undone
from tdapp.core.ids import ActionId
from tdapp.core.instant import MINUTE_US
from tdapp.core.long_work import finished
from tdapp.core.refusal import Refusal
from tdapp.core.timeline import Refold, Timeline
from tdapp.table.seating.drawing import draw
from tdapp.till.payment import CASH, FEE, OWED, POOL, Payment, Tender
from tdapp.tournament.event.announcing import open_table
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.alternates import HELD
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.facts.exits import Departure, EntryLeft
from tdapp.tournament.facts.refunds import EntryReadmitted, Occasion, Substitution, TakenBack
from tdapp.tournament.facts.sales import Sale, account_of
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.plan.offers import PricePart, Window
from tdapp.tournament.plan.terms import AlternateTerms, RefundTerms
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.alternates import (
    call_alternate,
    join_alternates,
    pass_over,
    refund_alternate,
    seat_alternate,
)
from tdapp.tournament.sales.joint_sales import forfeit_and_reenter, sell_table_addons
from tdapp.tournament.sales.open_buy_ins import end_open_buy_ins, pay_debt
from tdapp.tournament.sales.passing_on import pass_entry_on
from tdapp.tournament.sales.refunding import give_back_parts, readmit, refund, void_entry
from tdapp.tournament.sales.selling import sell_addons, sell_entry, sell_rebuy
from tdapp.tournament.tournament import Tournament
from tests.tournament.evening import SMALL, Evening, person
from tests.tournament.sales.offers import offer

STAFF = (*SMALL.entry.parts, PricePart("staff", 300))
RICH = replace(
    SMALL,
    entry=replace(SMALL.entry, parts=STAFF),
    reentry=offer(9_000, 900, 10_000),
    addon=offer(5_000, 0, 5_000, most=1),
    rebuy=replace(SMALL.rebuy, window=Window(), most=None) if SMALL.rebuy else None,
    max_entries=8,
    seats_per_table=5,
    guarantee=60_000,
    added=1_234,
    refunds=RefundTerms(withdrawal=(POOL, FEE, "staff")),
    substitutes=True,
    alternates=AlternateTerms(appear_minutes=1),
)
CARD = Payment(Tender.CARD, "cage 1")
TENDERS = [tender.value for tender in Tender if tender is not Tender.OWED]

Act = Callable[[Evening, int, Payment], Sequence[Event]]


def one(of: Iterable[int], choice: int) -> int:
    """One of these numbers, or one that nobody has."""
    numbers = sorted(of)
    return numbers[choice % len(numbers)] if numbers else 99


def entry(evening: Evening, choice: int) -> int:
    """One of the entries, often one in play."""
    playing = [n for n in evening.state.in_play() if choice % 3]
    return one(playing or evening.state.entries.by_number, choice)


def called(evening: Evening, choice: int) -> int:
    """One of the tickets that were called, or any."""
    queue = evening.state.alternates
    return one(queue.called or queue.by_ticket, choice)


ACTS: dict[str, Act] = {
    "enter": lambda e, n, p: sell_entry(e.state, person(n), e.now, p),
    "enter for the fee": lambda e, n, p: sell_entry(e.state, person(n), e.now, p, buy_in_open=True),
    "open buy-ins": lambda e, _, __: end_open_buy_ins(e.state),
    "draw": lambda e, n, _: draw(e.state, f"draw {n}"),
    "re-buy": lambda e, n, p: sell_rebuy(e.state, entry(e, n), 0, e.now, payment=p),
    "re-buy owed": lambda e, n, _: sell_rebuy(e.state, entry(e, n), 0, e.now, payment=OWED),
    "add-on": lambda e, n, p: sell_addons(e.state, (entry(e, n),), e.now, p),
    "pay debt": lambda e, n, p: pay_debt(e.state, one(e.state.entries.owed, n), p),
    "bust": lambda e, n, _: bust(e.state, entry(e, n), e.now, declined=True),
    "refund": lambda e, n, p: refund(e.state, entry(e, n), Occasion.WITHDRAWAL, e.now, p),
    "refund in play": lambda e, n, p: refund(
        e.state, entry(e, n), Occasion.WITHDRAWAL, e.now, p, stack=2_500 * n
    ),
    "withdraw": lambda e, n, _: leave(e.state, entry(e, n), Departure.WITHDRAWN, 2_500 * n, e.now),
    "forfeit": lambda e, n, p: forfeit_and_reenter(e.state, entry(e, n), 1_500 * n, e.now, p),
    "add-ons of a table": lambda e, n, p: sell_table_addons(
        e.state, 1, tuple(range(1, 1 + n % 6)), e.now, p
    ),
    "fee back": lambda e, n, p: give_back_parts(
        e.state, entry(e, n), (FEE,), Occasion.NO_SHOW, e.now, p, approved=True
    ),
    "void": lambda e, n, _: void_entry(e.state, entry(e, n)),
    "readmit": lambda e, n, p: readmit(e.state, one(e.state.entries.refunded, n), p),
    "pass on": lambda e, n, _: pass_entry_on(
        e.state, entry(e, n), person(n + 20), Substitution.TRANSFER, approved=True
    ),
    "join": lambda e, n, p: join_alternates(e.state, person(n + 10), e.now, p),
    "call": lambda e, _, __: call_alternate(e.state, e.now),
    "seat": lambda e, n, _: seat_alternate(e.state, called(e, n)),
    "pass over": lambda e, n, _: pass_over(e.state, called(e, n), e.now, declined=n % 2 == 0),
    "refund ticket": lambda e, n, _: refund_alternate(
        e.state, one(e.state.alternates.by_ticket, n)
    ),
}
OFTEN = (*ACTS, "enter", "enter", "join", "join", "draw", "call", "seat", "seat", "bust")

steps = st.lists(
    st.tuples(st.sampled_from(OFTEN), st.integers(0, 8), st.sampled_from([CASH, CARD])),
    min_size=20,
    max_size=60,
)


class Books:
    """An evening whose facts are kept, act by act, with the money that they move."""

    def __init__(self) -> None:
        self.evening = Evening(RICH, tables=0)
        self.past = [Recorded(1, ActionId("begin"), TournamentAnnounced(RICH))]
        self.on_tables = 0
        self.gone: dict[int, int] = {}
        self.tell(open_table(self.evening.state, 1, 5))
        for number in range(5):
            self.attempt(ACTS["enter"], number, CASH)
        self.attempt(ACTS["draw"], 0, CASH)

    def tell(self, events: Sequence[Event]) -> None:
        """Fold an act and keep it."""
        self.evening.tell(events)
        action = ActionId(f"act {len(self.past)}")
        for event in events:
            self.past.append(Recorded(len(self.past) + 1, action, event))
            self._move_chips(event)

    def _move_chips(self, event: Event) -> None:
        """Chips onto the tables and off them, told apart from what the program keeps."""
        if isinstance(event, Sale):
            self.on_tables += event.chips
        elif isinstance(event, EntryLeft):
            self._take_away(event.entry, event.chips)
        elif isinstance(event, TakenBack) and event.entry not in self.gone:
            self._take_away(event.entry, event.chips if event.stack is None else event.stack)
        elif isinstance(event, EntryReadmitted):
            self.on_tables += self.gone.pop(event.entry)

    def _take_away(self, number: int, chips: int) -> None:
        self.on_tables -= chips
        self.gone[number] = chips

    def attempt(self, act: Act, number: int, payment: Payment) -> None:
        """An act, if it is not refused."""
        try:
            events = act(self.evening, number, payment)
        except Refusal:
            return
        self.tell(events)

    def booked(self, *more: MoneyLine) -> Counter[str]:
        """Cents by account, debit positive."""
        sums: Counter[str] = Counter()
        for line in [*more, *(line for one in self.past for line in one.event.lines())]:
            sums[line.account] += line.cents
        return sums


def balances(state: Tournament, booked: Counter[str]) -> None:
    """Money in = pool + fee + other parts + alternates held, less what is owed."""
    entries = state.entries
    owed = sum(sale.owed for sale in entries.owed.values())
    held = state.alternates.held
    assert sum(booked.values()) == 0
    assert sum(booked[tender] for tender in TENDERS) == entries.total + held - owed
    assert booked["owed"] == owed
    assert booked[HELD] == -held
    for part in (FEE, "staff"):
        assert booked[account_of(part)] == -entries.taken.get(part, 0)
    assert booked["prize_pool"] == -entries.pool - entries.added
    assert booked["house_added"] == entries.added
    in_field = sum(entry.paid for entry in entries.by_number.values())
    assert in_field == entries.total
    assert entries.chips == sum(entry.chips for entry in entries.by_number.values())
    waiting = state.alternates.by_ticket.values()
    assert sum(one.cents for one in waiting) == held


def everybody_is_counted_once(state: Tournament) -> None:
    """Numbers, persons and tickets agree with each other."""
    entries, queue = state.entries, state.alternates
    of_persons = [number for theirs in entries.by_person.values() for number in theirs]
    assert sorted(of_persons) == sorted(entries.by_number)
    assert not set(entries.refunded) & set(entries.by_number)
    assert set(state.seating.seat_of) <= set(entries.by_number)
    assert set(state.exits.by_entry) <= set(entries.by_number)
    assert {queue.by_ticket[ticket].person for ticket in queue.by_ticket} == set(queue.by_person)
    assert queue.in_order() == [queue.at[place] for place in sorted(queue.at)]
    assert queue.first == next(iter(queue.in_order()), None)
    assert queue.waiting == len({*queue.called, *queue.in_order()}) <= len(queue.by_ticket)


def played(wanted: Sequence[tuple[str, int, Payment]], *, posted: bool) -> Books:
    """An evening of these acts, those left out that are refused."""
    books = Books()
    for number, (name, which, payment) in enumerate(wanted):
        if number % 8 == 7:
            books.evening.pass_us(MINUTE_US)
        books.attempt(ACTS[name], which, payment)
        balances(books.evening.state, books.booked())
        everybody_is_counted_once(books.evening.state)
        assert books.evening.state.chips_in_play == books.on_tables >= 0
    if posted:
        books.attempt(lambda e, _, __: post_prizes(e.state), 0, CASH)
        balances(books.evening.state, books.booked())
    return books


@settings(deadline=None)
@given(wanted=steps, posted=st.booleans())
def test_money_in_is_pool_fee_other_parts_and_what_is_held(
    wanted: list[tuple[str, int, Payment]], *, posted: bool
) -> None:
    books = played(wanted, posted=posted)
    state = books.evening.state
    if state.prizes.posted:
        assert sum(state.prizes.posted) == state.pool == max(60_000, state.entries.pool) + 1_234


@settings(deadline=None)
@given(wanted=steps, posted=st.booleans(), chosen=st.integers(0, 12))
def test_an_act_undone_is_as_if_it_had_not_been_and_redone_as_if_it_had_not_been_undone(
    wanted: list[tuple[str, int, Payment]], chosen: int, *, posted: bool
) -> None:
    books = played(wanted, posted=posted)
    timeline: Timeline[Tournament] = Timeline(TOURNAMENT)
    timeline.replay(books.past)
    before = books.evening.state
    assert timeline.state == before

    fixed = {one.action for one in books.past if one.event.fixed}
    free = [one.action for one in books.past if one.action not in fixed]
    action = free[-1 - chosen % len(free)]
    mine = [one.event for one in books.past if one.action == action]
    undone = without(timeline, action)
    if undone is None:
        return
    back = tuple(MoneyLine(line.account, -line.cents) for event in mine for line in event.lines())
    papers = tuple(paper for event in mine for paper in event.papers())
    fact = Undone(action, (), back, papers)
    state = TOURNAMENT.folds.apply(undone.state, fact)
    if state.programme.conditions is not None:
        balances(state, books.booked(*back))
        everybody_is_counted_once(state)
    timeline.adopt(undone, [Recorded(timeline.seq + 1, ActionId("undo"), fact)], state)
    again = told(timeline, frozenset())
    assert TOURNAMENT.folds.apply(again.state, Redone(action, (), named=papers)) == before


def without(timeline: Timeline[Tournament], action: ActionId) -> Refold[Tournament] | None:
    """The past without an act; None where a later one depends on it."""
    try:
        return told(timeline, frozenset({action}))
    except Refusal as refusal:
        if refusal.code != "undo_blocked":
            raise
        return None


def told(timeline: Timeline[Tournament], without: frozenset[ActionId]) -> Refold[Tournament]:
    """The past with these acts left out."""
    return finished(timeline.retell(without))
