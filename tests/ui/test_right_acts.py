"""Entries put right and money given back by hand in the window."""

import pytest

from tdapp.till.payment import Tender, TenderAmount
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import EntryRefunded
from tests.tournament.sales.offers import offer
from tests.ui.at_the_till import answer, do, enter, fact, hold, nothing_is_asked, question
from tests.ui.by_hand import SIX, recorded
from tests.ui.window_room import WindowRoom


def last_reason(room: WindowRoom) -> str | None:
    return room.parts.desk.log[-1].reason


def test_a_mis_keyed_entry_is_void_until_it_is_handed_over(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.choose(2)
    do(room, "Void entry…")
    assert "110.00 is refunded the way it was paid" in question(room).text
    answer(room)
    assert sorted(recorded(room).entries.by_number) == [1, 3]
    assert last_reason(room) == "mis-keyed"


def test_a_double_buy_in_is_void_in_play_with_its_chips_and_the_pool_follows(
    room: WindowRoom,
) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.press("Start clock")
    pool = recorded(room).pool
    room.choose(3)
    do(room, "Void entry…")
    assert question(room).text == "How many of Player C's chips leave play?"
    answer(room, "9,500")
    assert "110.00 is refunded the way it was paid" in question(room).text
    assert "the prize pool becomes 200.00" in question(room).text
    answer(room)
    state = recorded(room)
    assert sorted(state.entries.by_number) == [1, 2]
    assert (state.pool, state.chips_in_play) == (pool - 10_000, 20_500)
    assert last_reason(room) == "sold twice"


def test_an_entry_keyed_for_another_is_put_on_the_right_person(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.choose(2)
    do(room, "Correct player…")
    answer(room, "  Real   Player ")
    assert answer(room) == "Why transfer entry 2 from Player B to Real Player?"
    assert room.console.names.name(recorded(room).entry(2).person) == "Real Player"
    assert recorded(room).entries.count == 3
    assert last_reason(room) == "mis-keyed"


@pytest.mark.parametrize("most", [None, 1, 2])
def test_a_correction_says_where_it_gives_somebody_more_entries_than_are_sold(
    most: int | None, room: WindowRoom
) -> None:
    hold(room, reentry=None if most is None else offer(9_000, 900, 12_000, most=most))
    enter(room, *SIX[:4])
    one = recorded(room).entry(1).person
    for entry in (1, 2):
        room.entries.bust(entry)
        room.entries.bust(entry)
    room.choose(2)
    do(room, "Correct player…")
    answer(room, "Player A")
    assert "Who is it?" in answer(room, "the player of entry 1")
    said = "Player A has entry 1 already, and no further one is sold. "
    asked = "Why transfer entry 2 from Player B to Player A?"
    assert answer(room) == (said if most is None else "") + asked
    assert recorded(room).entries.by_person[one] == (1, 2)

    room.choose(3)
    do(room, "Correct player…")
    answer(room, "Player A")
    assert "Who is it?" in answer(room, "the player of entry 2")
    said = "Player A has entries 1, 2 already, and no further one is sold. "
    asked = "Why transfer entry 3 from Player C to Player A?"
    assert answer(room) == ("" if most == 2 else said) + asked
    assert recorded(room).entries.by_person[one] == (1, 2, 3)


def test_a_substitute_plays_where_somebody_agrees(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.press("Start clock")
    room.choose(2)
    do(room, "Substitute…")
    answer(room, "Sub Stitute")
    assert "Who approves transferring entry 2 from Player B to" in answer(
        room, "the supervisor; player ill"
    )
    assert room.console.names.name(recorded(room).entry(2).person) == "Sub Stitute"


def test_no_substitute_where_the_conditions_allow_none(room: WindowRoom) -> None:
    hold(room, substitutes=False)
    enter(room, *SIX[:3])
    room.choose(2)
    do(room, "Transfer entry…")
    assert nothing_is_asked(room)
    assert room.notice


def test_who_withdraws_before_play_gets_the_money_back_in_the_chosen_tender(
    room: WindowRoom,
) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.choose(2)
    do(room, "Refund…")
    assert "Refund 110.00 to Player B (pool 100.00, fee 10.00)" in question(room).text
    answer(room, "gold")
    assert question(room).field.choices == ("cash", "card", "voucher")
    answer(room, "card")
    answer(room, "withdrew in time")
    assert sorted(recorded(room).entries.by_number) == [1, 3]
    assert recorded(room).chips_in_play == 20_000
    refunds = [
        one.event
        for one in room.parts.desk.holding(room.parts.desk.log[-1].action)[0].timeline.of(
            room.parts.desk.log[-1].action
        )
    ]
    assert isinstance(refunds[0], EntryRefunded)
    assert refunds[0].back == (TenderAmount(Tender.CARD, 11_000),)


def test_who_withdraws_while_playing_takes_the_whole_stack_out_of_play(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.press("Start clock")
    room.choose(2)
    do(room, "Refund…")
    assert "How many of Player B's chips leave play" in answer(room, "14,500")
    answer(room)
    answer(room, "ill")
    assert recorded(room).chips_in_play == 30_000 - 14_500


def test_a_refunded_entry_is_readmitted_against_its_money(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    do(room, "Readmit a refunded entry…")
    assert room.is_refused("nobody_refunded")
    room.choose(2)
    do(room, "Refund…")
    answer(room)
    answer(room, "withdrew in time")
    do(room, "Readmit a refunded entry…")
    assert question(room).field.choices == ("2",)
    answer(room)
    assert "110.00 is paid again" in answer(room, "stays after all")
    assert sorted(recorded(room).entries.by_number) == [1, 2, 3]
    room.choose(2)
    assert fact(room, "Parts") == "pool 100.00, fee 10.00"


def test_a_fee_goes_back_to_who_never_came_and_the_field_stays(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.choose(2)
    do(room, "Refund part…")
    answer(room, "fee")
    assert answer(room, "voucher") == "Refund 10.00 to Player B. Payment method?"
    assert "Who approves refunding the fee to Player B, and why" in answer(room, "the supervisor")
    state = recorded(room)
    assert (state.entries.count, state.entries.fees, state.entry(2).paid) == (3, 2_000, 10_000)


def test_a_disqualified_player_takes_nothing_and_the_chips_go_out(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.choose(2)
    room.press("Disqualify…")
    answer(room, "another reason")
    answer(room, "9,000")
    answer(room, "hid chips")
    do(room, "Refund…")
    assert nothing_is_asked(room)
    state = recorded(room)
    assert state.exits.by_entry[2].departure is Departure.DISQUALIFIED
    assert (state.chips_in_play, state.entries.pool) == (21_000, 30_000)


def test_a_debt_is_struck_with_the_refund_and_only_the_rest_is_handed_out(
    room: WindowRoom,
) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.choose(2)
    do(room, "Re-buy, unpaid")
    do(room, "Refund…")
    assert "Refund 110.00 to Player B and cancel 85.00 owed" in answer(room)
    answer(room, "ill")
    assert recorded(room).entries.total == 22_000
    assert not recorded(room).entries.owed


def test_a_house_that_lets_in_only_known_people_takes_a_name_for_the_right_person(
    room: WindowRoom,
) -> None:
    hold(room)
    enter(room, *SIX[:2])
    room.station.people._only_known = True  # noqa: SLF001 - as the house is set up
    room.choose(2)
    do(room, "Correct player…")
    answer(room, "Real Player")
    answer(room)
    assert room.console.names.name(recorded(room).entry(2).person) == "Real Player"
    room.type_name("New Comer")
    assert recorded(room).entries.count == 3


def test_a_question_comes_into_sight_with_its_buttons_in_a_small_window(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.console.resize(1280, 720)
    room.choose(2)
    do(room, "Re-buy, unpaid")
    do(room, "Refund…")
    asked = question(room)
    assert asked.yes.visibleRegion().boundingRect() == asked.yes.rect()
    assert asked.no.visibleRegion().boundingRect() == asked.no.rect()
