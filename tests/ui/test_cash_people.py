"""People of a cash room, by keys: kept out while they play, called to an event, out of one."""

from PySide6.QtCore import Qt

from tdapp.bootstrap import house_named
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.cash.fees import InvalidateOutcome
from tdapp.calls.cash.past_stays import past_stays
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.house.cage import SetCageTerms
from tdapp.calls.house.people import BarPerson
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.exits import Bust
from tdapp.cash.charges.giving_back import MoneyBack
from tdapp.cash.facts.charges import InvalidGround, Wagered
from tdapp.core.ids import PersonId
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.house.cage_events import CageTerms
from tdapp.ui.players.cash_stays import cash_facts, past_cash_facts
from tests.ui.by_hand import SHIFT
from tests.ui.cash_desk import CashDesk
from tests.ui.window_room import MINUTE_US, WindowRoom


def begun(room: WindowRoom) -> CashDesk:
    """A hold'em table with Ann Lee in seat 7-3, a table of omaha."""
    room.people(["Ann Lee", "Bo Hall", "Cy Smith", "Di Park", "Ed Moss"])
    desk = CashDesk(room)
    desk.say("open c7 nl 2/5 200-1000")
    desk.say("open c8 plo 2/5")
    desk.say("ann to c7-3 500")
    return desk


def shift(desk: CashDesk, key: Qt.Key) -> None:
    """Press a letter of the page with Shift, on the map."""
    desk.room.wait_a_second()
    desk.page.map.setFocus()
    desk.room.key(key, SHIFT, on=desk.page.map)


def person(room: WindowRoom, name: str) -> PersonId:
    (found,) = room.parts.people.called(name, 2)
    return found.id


def barred(room: WindowRoom, name: str) -> None:
    because(room, BarPerson(room.parts.day.stream, person(room, name)), "made trouble")


def because(room: WindowRoom, call: Call, reason: str) -> None:
    async def done() -> None:
        await room.parts.desk.perform(room.parts.actor, call, Circumstances(reason=reason))

    room.wait_for(done())


def test_who_is_barred_while_he_plays_is_asked_for_wagers_stake_and_list_places(
    room: WindowRoom,
) -> None:
    desk = begun(room)
    desk.say("list plo ann")
    barred(room, "Ann Lee")
    desk.page.refresh()
    assert desk.due()[0] == "Ann Lee may not play any longer"
    desk.do_first()
    assert "How much of the hand being played goes back?" in desk.asked
    desk.answer("25")
    assert "leave 7-3" in desk.asked
    desk.answer("480")
    assert desk.who("7-3") == ""
    assert "waits for PL Omaha 2/5" in desk.asked
    desk.answer("off the list")
    assert desk.waiting() == []
    assert desk.due() == []
    acts = [act.label for act in room.parts.desk.log][-3:]
    assert acts == ["invalidate_outcome", "get_up", "leave_list"]


def test_who_is_barred_while_he_waits_is_due_too(room: WindowRoom) -> None:
    desk = begun(room)
    desk.say("list plo bo")
    barred(room, "Bo Hall")
    desk.page.refresh()
    assert desk.due()[0] == "Bo Hall may not play any longer"
    desk.do_first()
    desk.answer("keeps the place")
    assert desk.waiting() == ["Bo Hall"]


def test_off_to_an_event_the_seat_is_reserved_the_chips_picked_up_or_cashed_out(
    room: WindowRoom,
) -> None:
    desk = begun(room)
    desk.say("bo to c7-4 500")
    desk.say("cy to c7-5 500")
    ways = ("reserve the seat", "90"), ("cash out", "450"), ("pick up", "480", "bag 12")
    for seat, answers in enumerate(ways, 3):
        desk.select(7, seat)
        shift(desk, Qt.Key.Key_T)
        assert "for an event" in desk.asked
        desk.answer(*answers)
    (until_us,) = desk.state.custody.reserved.values()
    assert until_us - room.time.now().utc_us > 89 * MINUTE_US
    assert (desk.who("7-3"), desk.who("7-4"), desk.who("7-5")) == ("Ann Lee", "", "")
    assert "Receipt 1: Cy Smith, bag 12" in desk.asked
    (bag,) = desk.state.custody.bags.values()
    assert (bag.person, bag.cents) == (person(room, "Cy Smith"), 48_000)
    desk.answer("")
    shift(desk, Qt.Key.Key_B)
    paper = desk.shown_paper
    assert paper is not None
    assert paper.title == "Pick-up receipt"


def test_a_player_with_a_seat_in_an_event_is_asked_and_one_who_is_out_is_offered_a_list(
    room: WindowRoom,
) -> None:
    room.begin_demo()
    room.play()
    event, first, second = room.console.view.id, 1, 2
    assert event is not None
    name = room.console.names.name(room.state.entries.by_number[first].person)
    desk = CashDesk(room)
    desk.say("open c97 nl 2/5 200-1000")
    desk.say(f"{name} to c97-3 500")
    assert desk.who("97-3") == name
    desk.page.refresh()
    assert f"{name} plays here and has a seat in an event" in desk.due()
    desk.select(97, 3)
    shift(desk, Qt.Key.Key_T)
    desk.answer("reserve the seat", "60")
    assert desk.who("97-3") == name
    assert not any("seat in an event" in one for one in desk.due())

    other = room.console.names.name(room.state.entries.by_number[second].person)
    room.do(Bust(event, second, declined=True))
    shift(desk, Qt.Key.Key_O)
    desk.answer(other, "NL Hold\N{RIGHT SINGLE QUOTATION MARK}em 2/5")
    assert desk.waiting() == [other]


def test_the_list_says_where_who_waits_plays_and_how_long_a_newcomer_waits(
    room: WindowRoom,
) -> None:
    desk = begun(room)
    desk.say("list plo ann")
    rows = desk.page.lists.table.rows
    notes = {row.cells[1].text: row.cells[1].note for row in rows}
    assert notes["Ann Lee"].endswith(", 7-3")
    for seat, name in enumerate(("bo", "cy", "di"), 4):
        desk.say(f"list nl {name}")
        room.time.pass_us(10 * MINUTE_US)
        desk.say(f"{name} to c7-{seat} 500")
    desk.select(7)
    desk.key("L")
    desk.answer("nl 2/5")
    assert "Expected wait up to 20 min (3 players seated from the list in 20 min)." in desk.asked
    desk.say("list nl ed")
    stands = {row.cells[1].text: row.cells[2].text for row in desk.page.lists.table.rows}
    assert stands["Ed Moss"] == "up to 20 min"


def test_a_person_shows_what_was_played_for_cash_today(room: WindowRoom) -> None:
    desk = begun(room)
    room.time.pass_us(60 * MINUTE_US)
    desk.say("c7-3 to c8-1 500")
    room.time.pass_us(30 * MINUTE_US)
    desk.say("c8-1 out 640")
    (ann,) = room.parts.people.called("Ann Lee", 2)
    facts = dict(cash_facts(room.console.work, ann))
    assert facts["Cash games today"] == "1 h 30 min, bought in 500, left with 640"
    assert facts["PLO 2/5, table 7, 8"] == "1 h 30 min, bought in 500, left with 640"


def test_a_person_shows_what_was_played_for_cash_on_earlier_days(room: WindowRoom) -> None:
    desk = begun(room)
    room.time.pass_us(60 * MINUTE_US)
    desk.say("c7-3 out 640")
    desk.say("bo to c7-4 500")
    room.wait_for(room.parts.cash.end(room.parts.actor))
    room.time.pass_us(30 * MINUTE_US)
    (ann,) = room.parts.people.called("Ann Lee", 2)
    assert dict(cash_facts(room.console.work, ann)) == {}
    stays = past_stays(room.parts.desk.journal, room.parts.cash.all(), ann.ids)
    facts = dict(past_cash_facts(stays))
    assert facts["Cash, two weeks before today"] == "1 h, bought in 500, left with 640"
    assert facts["NL 2/5, table 7"].endswith(", 1 h, bought in 500, left with 640")
    bo = person(room, "Bo Hall")
    assert past_stays(room.parts.desk.journal, room.parts.cash.all(), (bo,)) == []
    desk.say("c7-4 out 300")
    room.wait_for(room.parts.cash.end(room.parts.actor))
    (whole,) = past_stays(room.parts.desk.journal, room.parts.cash.all(), (bo,))
    assert (whole.bought, whole.left_with) == (50_000, 30_000)


def test_the_door_asks_for_a_card_where_the_house_wants_one_and_for_who_is_new(
    room: WindowRoom,
) -> None:
    desk = CashDesk(room)
    room.do(OpenCashRoom(desk.page.cash.id, house_named("star")))
    desk.say("open c7 nl 2/5 200-1000")
    desk.say("Nora New to c7-3 500")
    desk.answer("")
    assert "Rule 7.1, 27.1: no one plays without a player card" in desk.asked
    desk.answer("")
    assert desk.who("7-3") == "Nora New"
    room.people(["Ann Lee"])
    desk.select(7, 4)
    desk.key("S")
    desk.answer("Ann Lee", "")
    assert "player card" in desk.asked
    room.key(Qt.Key.Key_Escape, on=room.console.asked.yes)
    assert desk.who("7-4") == ""


def test_forfeited_wagers_are_decided_by_an_act_of_their_own(room: WindowRoom) -> None:
    desk = begun(room)
    cash, sitting = desk.page.cash, 1
    shift(desk, Qt.Key.Key_F)
    assert room.is_refused("nothing_forfeited")
    wager = MoneyBack(forfeited=(Wagered(sitting, 5_000),))
    call = InvalidateOutcome(cash.id, 7, InvalidGround.FRAUD, wager)
    because(room, call, "marked cards")
    shift(desk, Qt.Key.Key_F)
    desk.answer("30", "the house", "the regulator, by letter")
    assert desk.state.charged.forfeited == 2_000
    shift(desk, Qt.Key.Key_F)
    desk.answer("", "its player", "the cards were whole")
    assert desk.state.charged.forfeited == 0


def test_a_table_turns_from_an_event_to_cash_and_back_by_the_window(room: WindowRoom) -> None:
    event = room.announce()
    house = room.parts.day.stream
    room.do(InstallTable(house, 5, 9))
    room.do(OpenTable(event, house, 5))
    desk = begun(room)
    shift(desk, Qt.Key.Key_G)
    desk.answer("5", "plo 2/5")
    assert "Event chips off table 5" in desk.asked
    desk.answer("")
    assert set(desk.state.games.by_table) == {5, 7, 8}
    desk.select(5)
    shift(desk, Qt.Key.Key_U)
    desk.answer("", "")
    assert set(desk.state.games.by_table) == {7, 8}
    assert 5 in room.parts.desk.state(event).seating.tables


def test_who_reaches_the_houses_limit_of_the_day_is_asked_for_details(room: WindowRoom) -> None:
    desk = begun(room)
    terms = CageTerms(details_from=60_000, details=("occupation",))
    because(room, SetCageTerms(room.parts.day.stream, terms), "the regulator asks")
    desk.say("bo to c7-4 500")
    desk.select(7, 4)
    desk.key("X")
    desk.answer("400 paid")
    assert desk.who("7-4") == ""
    desk.say("bo to c7-4 500")
    desk.say("c7-4 out 200 paid")
    assert "Bo Hall was paid 400.00 earlier today. At 600.00 in all" in desk.asked
    desk.answer("carpenter")
    assert desk.who("7-4") == ""
    desk.select(7, 3)
    desk.key("X")
    desk.answer("640 paid")
    assert "At this amount the house needs more details of Ann Lee: occupation." in desk.asked
    desk.answer("pilot")
    assert desk.who("7-3") == ""
    assert [act.reason for act in room.parts.desk.log if act.label == "get_up"][1:] == [
        "carpenter",
        "pilot",
    ]


def test_who_declines_more_seats_than_the_house_lets_go_by_is_off_the_list(
    room: WindowRoom,
) -> None:
    desk = begun(room)
    desk.say("list nl bo")
    for _ in range(desk.page.cash.rules.play.cash.seats.passes):
        desk.page.lists.choose(1)
        desk.key("C", on=desk.page.lists)
        assert desk.state.lists.offers
        desk.key("D", on=desk.page.lists)
        assert desk.waiting() == ["Bo Hall"]
    desk.page.lists.choose(1)
    desk.key("C", on=desk.page.lists)
    desk.key("D", on=desk.page.lists)
    assert desk.waiting() == []
