"""Cashier sessions at the desk: what should be in a drawer, whatever is sold, paid and undone."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from tdapp.calls.across.ending import CancelEvent, Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.cage import (
    CloseSession,
    CountSession,
    MoveFloat,
    OpenSession,
    SetCageTerms,
    taken_everywhere,
)
from tdapp.calls.house.kept_prizes import ClaimPrize, ClaimWithDetails
from tdapp.calls.tournament.prizes import (
    NoteDetails,
    PayPrize,
    PostPrizes,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.calls.tournament.refunds import VoidEntry
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import ActionId, StaffId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.cage import books, over_and_short
from tdapp.house.cage_events import (
    MAIN_BANK,
    OVER_AND_SHORT,
    Amount,
    CageTerms,
    Pieces,
    TenderCount,
)
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.sheet import Imprint
from tdapp.sheets.house.cashier_sheet import cashier_sheet
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.facts.slips import Proof
from tests.desk.evening import EVENT, SMALL, announce, answering, bust, install, person
from tests.desk.station import Station

WHY = Circumstances(reason="as it was")
SIDE = StreamId("side")
CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
DETAILS = ("document_end", "occupation")
FLOAT = (Amount("cash", 50_000),)
BOOKED = "SELECT account, sum(cents) FROM ledger_line GROUP BY account"
PRICE = 3_350


def refusal_of(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value


def expected(station: Station, session: str) -> dict[str, int]:
    """What should be in a drawer, by tender."""
    cage = station.house.cage
    found = books(cage.sessions[session], taken_everywhere(station.desk, cage))
    return {one.tender: one.expected for one in found}


def booked(station: Station) -> Counter[str]:
    """The whole ledger, whatever stream it was booked in."""
    return Counter(dict(station.ask(lambda db: db.rows(BOOKED))))


def count(station: Station, session: str, **cents: int) -> CountSession:
    told = tuple(TenderCount(tender, amount) for tender, amount in cents.items())
    return CountSession(station.house_id, session, station.desk.events_on(), told)


def close(station: Station, session: str, to: StaffId | None = None) -> CloseSession:
    return CloseSession(station.house_id, session, station.desk.events_on(), to)


def test_a_drawer_holds_its_float_and_what_was_taken_less_what_was_paid(station: Station) -> None:
    announce(station)
    one = station.session("cage 1", floats=FLOAT)
    two = station.session("cage 2")
    station.do(Register(EVENT, person(1), Payment(session=one)))
    station.do(Register(EVENT, person(2), Payment(Tender.CARD, one)))
    sold = station.do(Register(EVENT, person(3), Payment(session=two)))
    station.do(MoveFloat(station.house_id, one, answering(EVENT), -20_000), WHY)
    assert expected(station, one) == {"cash": 30_000 + PRICE, "card": PRICE}
    station.undo(sold.act.action, WHY)
    assert expected(station, two) == {"cash": 0}
    station.redo(sold.act.action, WHY)
    station.restart()
    assert expected(station, two) == {"cash": PRICE}
    drawers = expected(station, one)["cash"] + expected(station, two)["cash"]
    assert booked(station)["cash"] == drawers
    assert booked(station)[MAIN_BANK] == -30_000


def test_a_count_says_what_is_over_and_short_and_may_be_made_again(station: Station) -> None:
    announce(station)
    one = station.session("cage 1", floats=FLOAT)
    station.do(Register(EVENT, person(1), Payment(Tender.CARD, one)))
    uncounted = Refusal("not_counted", session=one)
    assert refusal_of(lambda: station.do(close(station, one))) == uncounted
    left_out = count(station, one, cash=50_000)
    assert refusal_of(lambda: station.do(left_out)) == Refusal("tender_not_counted", tender="card")
    wrong = TenderCount("cash", 50_000, (Pieces(5_000, 9),))
    bad = CountSession(station.house_id, one, answering(EVENT), (wrong, TenderCount("card", PRICE)))
    assert refusal_of(lambda: station.do(bad)) == Refusal("pieces_do_not_add_up", cents=50_000)
    station.do(count(station, one, cash=49_500, card=PRICE))
    station.do(count(station, one, cash=50_100, card=PRICE))
    first, second = station.house.cage.sessions[one].counts
    assert over_and_short(first) == {"cash": -500, "card": 0}
    assert over_and_short(second) == {"cash": 100, "card": 0}
    station.do(Register(EVENT, person(2), Payment(session=one)))
    stale = Refusal("counted_before_more", session=one)
    assert refusal_of(lambda: station.do(close(station, one))) == stale
    station.do(count(station, one, cash=50_000 + PRICE + 100, card=PRICE))
    station.do(close(station, one))
    assert booked(station)[OVER_AND_SHORT] == -100
    assert booked(station)["cash"] == booked(station)["card"] == 0
    assert booked(station)[MAIN_BANK] == 2 * PRICE + 100


def test_a_drawer_goes_to_the_next_cashier_with_the_cash_in_it(station: Station) -> None:
    announce(station)
    one = station.session("cage 1", floats=FLOAT, cashier=StaffId("ann"))
    station.do(Register(EVENT, person(1), Payment(session=one)))
    station.do(count(station, one, cash=50_000 + PRICE))
    assert refusal_of(lambda: station.do(close(station, one, StaffId("ann")))) == Refusal(
        "same_cashier", who="ann"
    )
    station.do(close(station, one, StaffId("bob")))
    (now, before) = station.house.cage.listed()
    assert (now.id, now.cashier, now.after) == ("cage 1/2", "bob", one)
    assert before.closed_us is not None
    assert expected(station, now.id) == {"cash": 50_000 + PRICE}
    assert booked(station)["cash"] == 50_000 + PRICE


def test_money_is_counted_in_an_open_session_or_refused(station: Station) -> None:
    announce(station)
    one = station.session("cage 1")
    unknown = Register(EVENT, person(1), Payment(session="cage 9"))
    assert refusal_of(lambda: station.do(unknown)) == Refusal("no_such_session", session="cage 9")
    empty = Register(EVENT, person(1), Payment(session=""))
    assert station.desk.why_not(DIRECTOR, empty) == Refusal("no_such_session", session="")
    again = OpenSession(station.house_id, " CAGE  1 ")
    in_use = Refusal("drawer_in_use", drawer="CAGE 1", who="director")
    assert refusal_of(lambda: station.do(again)) == in_use
    sold = station.do(Register(EVENT, person(1), Payment(session=one)))
    station.do(count(station, one, cash=PRICE))
    station.do(close(station, one))
    closed = Refusal("session_is_closed", session=one)
    late = Register(EVENT, person(2), Payment(session=one))
    assert refusal_of(lambda: station.do(late)) == closed
    assert refusal_of(lambda: station.undo(sold.act.action, WHY)) == closed
    assert refusal_of(lambda: station.do(VoidEntry(EVENT, 1), WHY)) == closed
    other = station.session("cage 2", floats=FLOAT)
    station.do(VoidEntry(EVENT, 1, other), WHY)
    assert expected(station, other) == {"cash": 50_000 - PRICE}


def test_a_house_may_want_a_session_for_cash(station: Station) -> None:
    announce(station)
    wanted = SetCageTerms(station.house_id, CageTerms(session_needed=True))
    station.do(wanted, WHY)
    assert refusal_of(lambda: station.do(wanted, WHY)) == Refusal("terms_stand_already")
    plain = Register(EVENT, person(1))
    assert refusal_of(lambda: station.do(plain)) == Refusal("session_needed")
    station.do(Register(EVENT, person(1), Payment(Tender.CARD)))
    station.do(Register(EVENT, person(2), Payment(session=station.session("cage 1"))))
    station.run(station.parts.day.end(DIRECTOR))
    assert refusal_of(lambda: station.do(Register(EVENT, person(3)))) == Refusal("session_needed")


def test_a_session_goes_through_the_night_with_what_an_ended_event_left(station: Station) -> None:
    install(station, (1, 2))
    one = station.session("cage 1", floats=FLOAT)
    till = Payment(session=one)
    announce(station, sold=0)
    for number in (1, 2):
        station.do(Register(EVENT, person(number), till))
    announce(station, event=SIDE)
    station.do(Register(SIDE, person(9), till))
    station.do(CancelEvent(SIDE, station.house_id, one), WHY)
    assert expected(station, one) == {"cash": 50_000 + 2 * PRICE}
    station.do(OpenTable(EVENT, station.house_id, 1))
    station.do(DrawSeats(EVENT))
    station.do(PostPrizes(EVENT))
    bust(station, 2)
    station.do(PayPrize(EVENT, 1, payment=till))
    station.do(PayPrize(EVENT, 2, payment=till))
    before = expected(station, one)
    station.do(Finish(EVENT, station.house_id))
    assert expected(station, one) == before == {"cash": 50_000 + 2 * 17}
    station.run(station.parts.day.end(DIRECTOR))
    station.restart()
    assert expected(station, one) == before
    station.do(count(station, one, cash=before["cash"]))
    station.do(close(station, one))
    assert booked(station)["cash"] == 0


def test_a_big_prize_is_paid_to_somebody_whose_details_were_noted(station: Station) -> None:
    install(station, (1, 2))
    announce(station, sold=2, tables=(1,))
    station.do(PostPrizes(EVENT))
    bust(station, 2)
    big = CageTerms(details_from=2_000, details=DETAILS)
    station.do(SetCageTerms(station.house_id, big), WHY)
    pay = PayPrize(EVENT, 1)
    needed = Refusal("details_needed", entry=1, least=2_000)
    assert refusal_of(lambda: station.do(pay)) == needed
    station.do(SeeIdentity(EVENT, 1, Proof.PASSPORT))
    assert refusal_of(lambda: station.do(pay)) == needed
    noting = NoteDetails(EVENT, 1, Proof.PASSPORT, DETAILS)
    noted = station.do(noting, Circumstances(reason="ends 4821; nurse"))
    station.do(pay)
    facts = str([entry.event for entry in station.recorded(EVENT)])
    assert "4821" not in facts
    assert noted.act.reason == "ends 4821; nurse"
    assert station.desk.why_not(DIRECTOR, PayPrize(EVENT, 2)) == Refusal(
        "details_needed", entry=2, least=2_000
    )
    station.do(SetUnclaimed(EVENT, 2), WHY)
    station.do(Finish(EVENT, station.house_id))
    claim = ClaimPrize(station.house_id, EVENT, 2)
    needed = Refusal("details_needed", entry=2, least=2_000)
    assert refusal_of(lambda: station.do(claim)) == needed
    with_details = ClaimWithDetails(station.house_id, EVENT, 2, details=DETAILS)
    station.do(with_details, Circumstances(reason="ends 9; cook"))
    assert not list(station.house.kept.listed())


def test_a_drawer_gives_no_more_than_it_should_hold(station: Station) -> None:
    announce(station)
    one = station.session("cage 1", floats=FLOAT)
    more = MoveFloat(station.house_id, one, answering(EVENT), -50_100)
    left = Refusal("not_in_drawer", there=50_000, cents=50_100)
    assert refusal_of(lambda: station.do(more, WHY)) == left
    opened = station.desk.log[-1].action
    assert refusal_of(lambda: station.undo(opened, WHY)) == Refusal("is_counted", act=opened)
    by_dealer = Actor(StaffId("d"), frozenset({Role.DEALER}))
    assert station.desk.why_not(by_dealer, OpenSession(station.house_id, "cage 3")) is not None
    assert station.desk.why_not(CASHIER, OpenSession(station.house_id, "cage 3")) is None


def test_the_sums_of_the_sheets_are_those_of_the_ledger(station: Station) -> None:
    install(station, (1, 2))
    announce(station, sold=2, tables=(1,))
    one, two = station.session("cage 1", floats=FLOAT), station.session("cage 2", floats=FLOAT)
    station.do(Register(EVENT, person(3), Payment(Tender.CARD, one)))
    station.do(Rebuy(EVENT, 1, 0, payment=Payment(session=two)))
    station.do(VoidEntry(EVENT, 3, one), WHY)
    cage, imprint = station.house.cage, Imprint(Letterhead("STAR"), "Cage", "D", "now")
    taken = taken_everywhere(station.desk, cage)
    sheets = [
        cashier_sheet(imprint, cage.sessions[name], books(cage.sessions[name], taken), str)
        for name in (one, two)
    ]
    places = {column.title: place for place, column in enumerate(sheets[0].columns)}
    in_none = 2 * PRICE
    expected_sum = sum(sheet.totals[places["Expected"]] or 0 for sheet in sheets)
    assert expected_sum == booked(station)["cash"] + booked(station)["card"] - in_none
    taken_sum = sum(sheet.totals[places["Taken"]] or 0 for sheet in sheets)
    assert taken_sum == 2 * PRICE


class Night:
    """Two events and three drawers, in which anything may be asked for."""

    def __init__(self, station: Station) -> None:
        self.station = station
        night = len(station.streams())
        self.events = tuple(StreamId(f"event {night} {number}") for number in (1, 2))
        for event in self.events:
            announce(station, SMALL, event=event)
        drawers = (f"{night} {number}" for number in range(3))
        self.sessions = [station.session(one, floats=FLOAT) for one in drawers]
        self.acts: list[ActionId] = []
        self.people = 0

    def sell(self, which: int, till: Payment) -> None:
        self.people += 1
        call = Register(self.events[which % 2], person(self.people), till)
        self.acts.append(self.station.do(call).act.action)

    def rebuy(self, which: int, till: Payment) -> None:
        call = Rebuy(self.events[which % 2], 1 + which, 0, payment=till)
        self.acts.append(self.station.do(call).act.action)

    def void(self, which: int, till: Payment) -> None:
        call = VoidEntry(self.events[which % 2], 1 + which, till.session)
        self.acts.append(self.station.do(call, WHY).act.action)

    def undo(self, which: int, _: Payment) -> None:
        self.station.undo(self.acts[which % len(self.acts)], WHY)

    def redo(self, which: int, _: Payment) -> None:
        self.station.redo(self.acts[which % len(self.acts)], WHY)

    def fill(self, which: int, till: Payment) -> None:
        session = till.session or ""
        call = MoveFloat(self.station.house_id, session, answering(*self.events), 100 * which - 100)
        self.station.do(call, WHY)

    def next(self, which: int, till: Payment) -> None:
        session = till.session or ""
        counted = count(self.station, session, **expected(self.station, session))
        self.station.do(counted)
        self.station.do(close(self.station, session, StaffId(f"next {self.people}")))
        newest = self.station.house.cage
        self.sessions[which] = f"{newest.sessions[session].drawer}/{newest.last}"


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["sell", "sell", "rebuy", "void", "undo", "undo", "redo", "fill", "next"]),
        st.integers(0, 2),
        st.sampled_from([Tender.CASH, Tender.CASH, Tender.CARD]),
    ),
    min_size=8,
    max_size=30,
)


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Station]:
    """One record for all nights."""
    opened = Station(tmp_path_factory.mktemp("busy") / "room.tdapp")
    yield opened
    opened.close()


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(steps=STEPS)
def test_whatever_happens_every_drawer_holds_what_the_ledger_says(
    busy: Station, steps: list[tuple[str, int, Tender]]
) -> None:
    night = Night(busy)
    for what, which, tender in steps:
        with suppress(Refusal, ZeroDivisionError):
            getattr(night, what)(which, Payment(tender, night.sessions[which]))
    still = [one.id for one in busy.house.cage.listed() if one.closed_us is None]
    for named in ("cash", "card"):
        drawers = sum(expected(busy, one).get(named, 0) for one in still)
        assert booked(busy)[named] == drawers
    assert booked(busy)[OVER_AND_SHORT] == 0
