"""Seats that are won in one event and used in another, and the tickets in between."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.across.ending import Finish
from tdapp.calls.across.tickets import AwardSeat, EnterByTicket, ReturnTicket, SeatAs, TakeSeatBack
from tdapp.calls.house.room import EndDay
from tdapp.calls.house.tickets import IssueTicket, LapseTickets, VoidTicket
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.prizes import PayPrize, ReversePrize
from tdapp.calls.tournament.refunds import Refund
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamId
from tdapp.core.instant import DAY_US, MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.house.house import House
from tdapp.house.tickets import TicketEnd, Tickets
from tdapp.till.payment import AsPaid, Payment, Tender
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.facts.sales import TicketTaken
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.prize_plan import WonTwice
from tdapp.tournament.plan.terms import RefundTerms
from tests.desk.evening import EVENT, announce, bust, of_house, person
from tests.desk.published_play import posted, published, seated, sold
from tests.desk.station import Station
from tests.rules.houses import BOOKS
from tests.rules_doc import rule

MAIN = StreamId("main event")
SEAT = 110_000
EUREKA = "eu-eureka3-sat-2013"
WHY = Circumstances(reason="so said the director")
BALANCE = "SELECT account, sum(cents) FROM ledger_line GROUP BY account"


def tickets(station: Station) -> Tickets:
    """The register of the house."""
    house: House = station.desk.state(station.house_id)
    return house.tickets


def main_event(station: Station, house: str, *entered: int) -> None:
    """The event in which the seats are, with who is in it already."""
    base = of_house(house)
    parts = (PricePart("pool", 100_000), PricePart("fee", 10_000))
    offer = replace(base.entry, parts=parts, most=1)
    terms = replace(base, title="Main Event", entry=offer, max_entries=100, seats_per_table=9)
    refunds = RefundTerms(withdrawal=("pool", "fee"))
    announce(station, replace(terms, refunds=refunds), event=MAIN)
    station.do_all([Register(MAIN, person(one)) for one in entered])


def satellite(
    station: Station,
    house: str = "OPEN",
    twice: WonTwice = WonTwice.TICKET,
    players: int = 53,
    days: int | None = None,
) -> None:
    """The published satellite, played until as many are left as there are seats."""
    terms = published(EUREKA)
    seats, rules = terms.prizes.seats, rulebook(BOOKS[house])
    assert seats is not None
    prizes = replace(terms.prizes, seats=replace(seats, won_twice=twice, good_for_days=days))
    under = replace(terms, prizes=prizes, house=rules.house, rules=rules.tournament)
    sold(station, under, players)
    seated(station, 6, 9)
    station.do(StartClock(EVENT))
    posted(station)
    bust(station, *range(1, players + 1 - players * 14_000 // SEAT))


def refusal(station: Station, call: object) -> str:
    """The code with which an act is refused."""
    with pytest.raises(Refusal) as refused:
        station.do(call, WHY)  # type: ignore[arg-type]
    return refused.value.code


def balance(station: Station) -> dict[str, int]:
    """What stands on every account over all streams."""
    return dict(station.ask(lambda db: db.rows(BALANCE)))


def test_eureka_pays_six_seats_and_the_rest_to_seventh(station: Station) -> None:
    """53 entries of 140: a pool of 7,420, six seats worth 1,100, and 820 to seventh."""
    satellite(station)
    main_event(station, "OPEN")
    state = station.event(EVENT)
    assert (state.pool, state.left, state.is_decided) == (742_000, 6, True)
    assert not state.clock.running
    assert [one.cash for one in state.prizes.listed()] == [0] * 6 + [82_000]

    station.do(PayPrize(EVENT, 7, 47))
    station.do_all([AwardSeat(EVENT, station.house_id, one, MAIN) for one in range(48, 54)])
    station.do(Finish(EVENT, station.house_id))
    main = station.event(MAIN)
    assert (main.entries.count, main.entries.pool, main.entries.fees) == (6, 600_000, 60_000)
    took = TicketTaken(1, 1, SEAT, "Eureka Croatia Satellite", 1)
    assert main.entries.by_ticket[1] == took
    assert {one.person for one in main.entries.by_number.values()} == set(
        map(person, range(48, 54))
    )
    books = balance(station)
    assert {books.get(one, 0) for one in ("tickets", "ticket", "prizes_in_kind")} == {0}
    assert books["cash"] == 53 * 16_500 - 82_000
    assert -books["prize_pool"] == 600_000


@pytest.mark.parametrize("house", BOOKS)
def test_a_seat_is_an_entry_in_one_act_on_three_streams(station: Station, house: str) -> None:
    satellite(station, house, players=16)
    main_event(station, house)
    done = station.do(AwardSeat(EVENT, station.house_id, 16, MAIN))
    assert {one.ref.id for one in station.desk.holding(done.act.action)} == {
        EVENT,
        station.house_id,
        MAIN,
    }
    assert refusal(station, AwardSeat(EVENT, station.house_id, 16, MAIN)) == "prize_paid"
    assert refusal(station, ReversePrize(EVENT, 16)) == "seat_was_given"
    assert refusal(station, TakeSeatBack(EVENT, station.house_id, 16)) == "ticket_used"


@rule("TAS", "C20.5")
def test_a_seat_won_twice_is_never_a_second_entry(station: Station) -> None:
    """Players have one entry only: a seat of who is entered becomes a ticket."""
    satellite(station, "TAS", players=16)
    main_event(station, "TAS", 16)
    award = AwardSeat(EVENT, station.house_id, 16, MAIN)
    assert refusal(station, award) == "already_entered"
    assert refusal(station, replace_what(award, SeatAs.CASH)) == "seat_is_no_cash"
    station.do(replace_what(award, SeatAs.TICKET))
    assert station.event(MAIN).entries.count == 1
    assert tickets(station).out_for((person(16),))[0].cents == SEAT


def replace_what(award: AwardSeat, what: SeatAs) -> AwardSeat:
    return AwardSeat(award.event, award.house, award.entry, award.into, what)


@pytest.mark.parametrize("house", BOOKS)
def test_a_seat_won_twice_is_cash_where_that_is_published(station: Station, house: str) -> None:
    satellite(station, house, WonTwice.CASH, players=16)
    main_event(station, house, 16)
    assert (
        refusal(station, AwardSeat(EVENT, station.house_id, 15, MAIN, SeatAs.CASH))
        == "seat_is_the_first"
    )
    assert refusal(station, AwardSeat(EVENT, station.house_id, 16, MAIN)) == "already_entered"
    ticket = AwardSeat(EVENT, station.house_id, 16, MAIN, SeatAs.TICKET)
    assert refusal(station, ticket) == "seat_is_cash"
    station.do(AwardSeat(EVENT, station.house_id, 16, MAIN, SeatAs.CASH))
    assert station.event(EVENT).prizes.paid[16].cents == SEAT
    assert not tickets(station).last
    station.do(ReversePrize(EVENT, 16), WHY)
    assert 16 not in station.event(EVENT).prizes.paid


@pytest.mark.parametrize(
    ("cents", "good_for", "holds_one"),
    [(1_000, None, False), (SEAT, EVENT, False), (SEAT, MAIN, True), (SEAT, None, True)],
)
def test_only_a_ticket_that_is_a_seat_there_makes_a_seat_won_twice(
    station: Station, *, cents: int, good_for: StreamId | None, holds_one: bool
) -> None:
    satellite(station, "OPEN", WonTwice.CASH, players=16)
    main_event(station, "OPEN")
    station.do(IssueTicket(station.house_id, person(16), cents, "Voucher", good_for), WHY)
    award = AwardSeat(EVENT, station.house_id, 16, MAIN, SeatAs.CASH)
    if holds_one:
        station.do(award)
    else:
        assert refusal(station, award) == "seat_is_the_first"


def test_a_seat_that_nobody_has_used_is_taken_back(station: Station) -> None:
    satellite(station, players=16)
    station.do(AwardSeat(EVENT, station.house_id, 16, what=SeatAs.TICKET))
    station.do(TakeSeatBack(EVENT, station.house_id, 16), WHY)
    assert tickets(station).of(1).ended is TicketEnd.TAKEN_BACK
    assert balance(station)["tickets"] == balance(station)["prizes_in_kind"] == 0
    station.do(AwardSeat(EVENT, station.house_id, 16, what=SeatAs.TICKET))
    assert [one.number for one in tickets(station).out_for((person(16),))] == [2]


def test_a_ticket_pays_part_of_an_entry_and_undo_gives_it_back(station: Station) -> None:
    main_event(station, "OPEN")
    station.do(IssueTicket(station.house_id, person(1), 50_000, "Voucher of the house"), WHY)
    enters = EnterByTicket(MAIN, station.house_id, 1, Payment(Tender.CARD))
    done = station.do(enters)
    main = station.event(MAIN)
    assert {one.tender: one.cents for one in main.entries.by_number[1].paid_in} == {
        Tender.TICKET: 50_000,
        Tender.CARD: 60_000,
    }
    assert tickets(station).of(1).used is not None
    assert refusal(station, enters) == "ticket_used"
    station.undo(done.act.action, WHY)
    assert tickets(station).of(1).is_out
    assert not station.event(MAIN).entries.count
    assert balance(station)["tickets"] == -50_000
    station.do(enters)
    assert set(station.event(MAIN).entries.by_ticket) == {2}


def test_a_ticket_is_good_for_what_it_says_and_until_its_last_day(station: Station) -> None:
    main_event(station, "OPEN")
    now = station.time.now().utc_us
    day = 86_400_000_000
    give = (station.house_id, person(1))
    assert refusal(station, IssueTicket(*give, 0, "x")) == "ticket_without_worth"
    assert refusal(station, IssueTicket(*give, 1, "x", None, now)) == "ticket_lapses_before"
    station.do(IssueTicket(*give, SEAT, "Main", EVENT), WHY)
    station.do(IssueTicket(*give, SEAT, "Main", MAIN, now + day), WHY)
    station.do(IssueTicket(*give, SEAT + 1, "High roller"), WHY)
    assert refusal(station, EnterByTicket(MAIN, station.house_id, 1)) == "ticket_not_good_here"
    assert refusal(station, EnterByTicket(MAIN, station.house_id, 3)) == "ticket_worth_more"
    assert refusal(station, EnterByTicket(MAIN, station.house_id, 9)) == "no_such_ticket_out"
    assert refusal(station, LapseTickets(station.house_id)) == "no_ticket_lapsed"
    station.do(VoidTicket(station.house_id, 1), WHY)
    assert refusal(station, EnterByTicket(MAIN, station.house_id, 1)) == "ticket_over"
    station.time.pass_us(2 * day)
    assert refusal(station, EnterByTicket(MAIN, station.house_id, 2)) == "ticket_lapsed"
    station.do(LapseTickets(station.house_id), WHY)
    assert tickets(station).of(2).ended is TicketEnd.LAPSED
    assert balance(station)["tickets_lapsed"] == -SEAT


def test_a_ticket_for_a_seat_lapses_where_the_conditions_say_so(station: Station) -> None:
    """It is used until then; afterwards it is written off, and the prize stays handed over."""
    satellite(station, players=16, days=30)
    main_event(station, "OPEN")
    (won,) = [one for one in station.event(EVENT).in_play() if one == 16]
    award = AwardSeat(EVENT, station.house_id, won, what=SeatAs.TICKET)
    station.do(award)
    (ticket,) = tickets(station).out_for((person(16),))
    assert ticket.until_us is not None
    assert 0 <= station.time.now().utc_us + 30 * DAY_US - ticket.until_us < MINUTE_US
    station.time.pass_us(31 * DAY_US)
    assert refusal(station, EnterByTicket(MAIN, station.house_id, 1)) == "ticket_lapsed"
    station.do(LapseTickets(station.house_id), WHY)
    assert tickets(station).of(1).ended is TicketEnd.LAPSED
    assert won in station.event(EVENT).prizes.paid


def test_an_entry_refunded_in_its_ticket_gives_the_ticket_back(station: Station) -> None:
    main_event(station, "OPEN")
    station.do(IssueTicket(station.house_id, person(1), SEAT, "Main"), WHY)
    station.do(EnterByTicket(MAIN, station.house_id, 1))
    back = ReturnTicket(MAIN, station.house_id, 1)
    assert refusal(station, back) == "ticket_entry_stands"
    station.do(Refund(MAIN, 1, Occasion.WITHDRAWAL, AsPaid()), WHY)
    station.do(back)
    assert tickets(station).of(1).is_out
    assert refusal(station, back) == "ticket_not_used_there"
    assert balance(station)["tickets"] == -SEAT
    assert balance(station)["ticket"] == 0


def test_tickets_go_on_to_the_next_gaming_day(station: Station) -> None:
    main_event(station, "OPEN")
    for number in (1, 2):
        station.do(IssueTicket(station.house_id, person(number), SEAT, "Main"), WHY)
    station.do(EnterByTicket(MAIN, station.house_id, 1))
    before = tickets(station)
    station.do(EndDay(station.house_id, StreamId("next day")))
    station.restart()
    assert tickets(station) == before
