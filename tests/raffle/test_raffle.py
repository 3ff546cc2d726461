"""A kind of event that the program does not know works as soon as its room is handed in.

Nothing in the desk, the journal, the till, the house, the papers or the words knows of raffles.
Rules and facts stand in `facts`, the state in `raffle`, its answers in `room`, what can be asked
for in `calls`, and what can be printed in `sheet`.
"""

from collections import Counter

from tdapp.calls.house.cage import (
    CloseSession,
    CountSession,
    SetCageTerms,
    taken_everywhere,
)
from tdapp.calls.house.merging import MergePersons
from tdapp.calls.house.open_matters import open_matters
from tdapp.core.event import ActKind
from tdapp.core.ids import StaffId, StreamRef
from tdapp.core.long_work import finished
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.history import acts_about, steps_of
from tdapp.desk.permissions import DIRECTOR, Actor, Role, Staffing, StaffOnDuty
from tdapp.desk.record_log import RecordFilter, RecordLog
from tdapp.house.cage import books
from tdapp.house.cage_events import CageTerms, TenderCount
from tdapp.house.house_events import PersonRefused
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tdapp.papers.document_id import document_id, event_number, event_of, read_paper_code
from tdapp.papers.paginate import paginate
from tdapp.papers.sheet import Imprint
from tdapp.till.payment import Payment
from tests.desk.evening import EVENT, announce
from tests.desk.kept_out import exclude
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station
from tests.raffle.calls import DrawWinner, EndRaffle, HandPrize, PrintWinners, SellTicket
from tests.raffle.facts import PrizeHanded, TicketSeated, TicketSold, WinnerDrawn
from tests.raffle.opened import DRUM, RULES, WITH_RAFFLES, buyer, raffle
from tests.raffle.room import KIND
from tests.raffle.sheet import winners_sheet

WHY = Circumstances(reason="the drum was not turned")
CASHIER = Actor(StaffId("cashier"), frozenset({Role.CAGE}))
HEAD = Actor(StaffId("head"), frozenset({Role.DIRECTOR}))
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))


def code_of(station: Station, call: Call, actor: Actor = DIRECTOR) -> str:
    """The code with which an act is refused."""
    return refusal_of(lambda: station.do(call, WHY, actor)).code


def test_tickets_are_sold_and_their_holders_seated_so_that_the_tables_fill_evenly(
    station: Station,
) -> None:
    assert Counter(seat.table for seat in raffle(station).tickets.seat_of.values()) in (
        Counter({1: 2, 2: 1}),
        Counter({1: 1, 2: 2}),
    )
    station.do(SellTicket(DRUM, buyer(4)))
    assert code_of(station, SellTicket(DRUM, buyer(5))) == "event_full"


def test_a_restart_finds_the_raffle_as_it_was_and_the_record_is_whole(station: Station) -> None:
    station.do(DrawWinner(DRUM))
    station.do(HandPrize(DRUM, 1))
    before = raffle(station)
    station.restart()
    assert raffle(station) == before
    station.shut()
    codecs = {room.kind: room.codec for room in WITH_RAFFLES}
    assert verify_target(Target(path=station.path), codecs, None).findings == ()
    station.open()


def test_whoever_excluded_himself_buys_no_ticket_and_is_paid_no_prize(station: Station) -> None:
    exclude(station, buyer(4))
    assert code_of(station, SellTicket(DRUM, buyer(4))) == "self_excluded"
    station.settle()
    kept = [one.event for one in station.recorded(station.house_id)]
    assert PersonRefused(DIRECTOR.id, "register", buyer(4), "self_excluded") in kept
    station.do(DrawWinner(DRUM))
    exclude(station, raffle(station).tickets.person_of[raffle(station).tickets.winners[0]])
    assert code_of(station, HandPrize(DRUM, 1)) == "self_excluded"


def test_a_ticket_that_comes_back_by_redo_meets_the_door_too(station: Station) -> None:
    sold = station.do(SellTicket(DRUM, buyer(4))).act.action
    station.undo(sold, WHY)
    exclude(station, buyer(4))
    assert refusal_of(lambda: station.redo(sold, WHY)).code == "self_excluded"


def test_its_money_is_counted_in_the_cashiers_session(station: Station) -> None:
    station.do(SetCageTerms(station.house_id, CageTerms(session_needed=True)), WHY)
    assert code_of(station, SellTicket(DRUM, buyer(4))) == "session_needed"
    session = station.session("till 1")
    sold = station.do(SellTicket(DRUM, buyer(4), Payment(session=session))).act.action
    cage, taken = station.house.cage, taken_everywhere(station.desk, station.house.cage)
    (cash,) = books(cage.sessions[session], taken)
    assert (cash.tender, cash.expected) == ("cash", RULES.price)
    on = station.desk.events_on()
    counted = (TenderCount("cash", RULES.price),)
    station.do(CountSession(station.house_id, session, on, counted))
    station.do(CloseSession(station.house_id, session, on))
    assert refusal_of(lambda: station.undo(sold, WHY)).code == "session_is_closed"


def test_two_people_sign_for_a_large_prize_and_the_winner_is_noted(station: Station) -> None:
    station.do(DrawWinner(DRUM))
    station.desk.staffing = lambda: Staffing(
        True, (StaffOnDuty(CASHIER, "Cy"), StaffOnDuty(HEAD, "Di"))
    )
    large = RULES.prizes[0]
    station.do(SetCageTerms(station.house_id, CageTerms(by_two_from=large)), WHY, MANAGER)
    assert code_of(station, HandPrize(DRUM, 1), CASHIER) == "second_person_needed"
    signed = Circumstances(approver=HEAD)
    assert station.do(HandPrize(DRUM, 1), signed, CASHIER).act.approver == HEAD.id
    noted = CageTerms(details_from=RULES.prizes[1], details=("document",))
    station.do(SetCageTerms(station.house_id, noted), WHY, MANAGER)
    station.do(DrawWinner(DRUM), WHY, HEAD)
    assert code_of(station, HandPrize(DRUM, 2), CASHIER) == "details_needed"


def test_a_drawn_winner_is_binding_and_taken_back_for_a_reason_only(station: Station) -> None:
    station.do(DrawWinner(DRUM))
    assert refusal_of(station.undo).code == "reason_needed"
    station.undo(with_=WHY)
    assert raffle(station).tickets.winners == ()


def test_a_late_undo_names_the_act_that_depends_on_a_sale(station: Station) -> None:
    station.do(DrawWinner(DRUM))
    kinds = (TicketSold, TicketSeated)
    past = [one for one in station.recorded(DRUM) if isinstance(one.event, kinds)]
    sold, seated = (one for one in past if one.event.touches().entries == (3,))
    blocked = Refusal("undo_blocked", fact="no_such_entry", entry=3, act=seated.action)
    assert refusal_of(lambda: station.undo(sold.action, WHY)) == blocked


def test_a_prize_that_was_handed_over_stands_outside_undo(station: Station) -> None:
    station.do(DrawWinner(DRUM))
    paid = station.do(HandPrize(DRUM, 1)).act.action
    assert refusal_of(lambda: station.undo(paid, WHY)).code == "is_paid_out"
    assert code_of(station, HandPrize(DRUM, 1)) == "prize_paid"


def test_the_list_of_winners_is_printed_and_an_undo_says_that_it_is_void(station: Station) -> None:
    drawn = station.do(DrawWinner(DRUM)).act
    station.do(PrintWinners(DRUM))
    document = document_id(event_number(DRUM), PaperKind.RESULTS, 1)
    imprint = Imprint(Letterhead("The Room"), RULES.title, document, "Friday, 23:40")
    sheet = winners_sheet(imprint, raffle(station), str)
    (page,) = paginate(sheet, lambda text, style: len(text) * style.size * 0.55)
    assert page.marks
    assert event_of(read_paper_code(f"{document}/1/1"), [DRUM]) == DRUM
    plan = station.run(station.undoing.plan(drawn))
    assert plan.papers == ("paper 1",)
    assert plan.changed() == ("tickets",)


def test_a_person_is_one_in_it_and_the_name_is_needed_until_it_is_over(station: Station) -> None:
    merge = MergePersons(station.house_id, buyer(1), buyer(2), station.desk.events_on())
    refusal = refusal_of(lambda: station.do(merge, WHY))
    assert refusal == Refusal("both_play", event=RULES.title, entries="#2, #1")
    erase = station.parts.erasing.of_person(station.house_id, buyer(1))
    both = Circumstances(reason="asked for", approver=HEAD)
    assert refusal_of(lambda: station.do(erase, both, MANAGER)).code == "person_in_play"


def test_it_is_told_to_the_next_director_beside_a_tournament(station: Station) -> None:
    announce(station)
    station.do(DrawWinner(DRUM))
    open_ = open_matters(station.desk, station.house_id)
    assert open_.events == (RULES.title,)
    assert open_.waits["slips"] == 1
    assert open_.waits["held"] == 0
    station.do(DrawWinner(DRUM))
    for place in (1, 2):
        station.do(HandPrize(DRUM, place))
    station.do(EndRaffle(DRUM, station.house_id))
    assert [one.id for one in station.desk.events_on()] == [EVENT]


def test_what_was_taken_stays_in_the_drawer_when_the_raffle_is_over(station: Station) -> None:
    session = station.session("till 1")
    station.do(SellTicket(DRUM, buyer(4), Payment(session=session)))
    assert code_of(station, EndRaffle(DRUM, station.house_id)) == "prizes_owed"
    for place in (1, 2):
        station.do(DrawWinner(DRUM))
        station.do(HandPrize(DRUM, place))
    assert code_of(station, DrawWinner(DRUM)) == "nothing_won"
    before = taken_everywhere(station.desk, station.house.cage)
    station.do(EndRaffle(DRUM, station.house_id))
    assert taken_everywhere(station.desk, station.house.cage) == before != []


def test_its_record_is_filtered_and_a_tickets_history_told_like_any_other(
    station: Station,
) -> None:
    station.do(DrawWinner(DRUM))
    (winner,) = raffle(station).tickets.winners
    station.do(HandPrize(DRUM, 1))
    wanted = RecordFilter(only=frozenset({ActKind.PRIZES}), entry=winner)
    log = RecordLog(station.parts.journal.pages, [StreamRef(DRUM, KIND)], wanted)
    told = station.run(log.more(10))
    assert [type(one.facts[0]) for one in told] == [PrizeHanded, WinnerDrawn]
    timeline = station.desk.stream(StreamRef(DRUM, KIND)).timeline
    acts = finished(acts_about(timeline, lambda fact: winner in fact.touches().entries))
    steps = finished(steps_of(acts, timeline, lambda state: winner in state.tickets.paid))
    assert len(steps) == 4
    assert [step.after for step in steps] == [False, False, False, True]
