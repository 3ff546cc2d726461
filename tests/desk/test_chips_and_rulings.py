"""Chips by hand, rulings and penalties as acts at the desk, with undo, restart and reasons."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.chips import (
    ColourUp,
    CountChips,
    PutChipsIn,
    RaceChips,
    ReportStacks,
    TakeChipsOut,
)
from tdapp.calls.tournament.rulings import (
    GiveOtherPenalty,
    GivePenalty,
    GiveRuling,
    ReviewRuling,
    ServePenalty,
    TellOfComplaint,
)
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.chips.counting import chip_drift, reported_stacks
from tdapp.table.chips.race import STRENGTH, Holding, Race, deal
from tdapp.table.facts.chips import ChipCause, ChipsRaced, Lot
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.penalising import open_penalties
from tdapp.table.rulings.ruling import About, ruling, rulings
from tdapp.tournament.chips import average_stack
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, install
from tests.desk.station import Station
from tests.rules_doc import rule

FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))
WHY = Circumstances(reason="seat 3 took a stack along to the bar")
MISSING = TakeChipsOut(EVENT, (Lot(25, 4),), ChipCause.MISSING)
RULED = GiveRuling(EVENT, About(RulingKind.BETTING, table=1, entries=(1,), rule="7.8"))


@pytest.fixture
def playing(station: Station) -> Station:
    """Five players with 500 chips each."""
    return held(station, "star")


def held(station: Station, book: str) -> Station:
    """A small event under a house's rulebook, five players at two tables."""
    install(station, (1, 2))
    rules = rulebook(book).tournament
    announce(station, replace(SMALL, rules=rules), sold=5, tables=(1, 2))
    return station


def test_chips_moved_by_hand_change_what_is_in_play_and_undo_takes_that_back(
    playing: Station,
) -> None:
    playing.do(MISSING, WHY)
    playing.do(PutChipsIn(EVENT, (Lot(100, 3),), ChipCause.FOUND), WHY)
    playing.do(ColourUp(EVENT, 25, 9, (Lot(100, 2),), table=1))
    assert playing.event(EVENT).chips_in_play == 2_500 - 100 + 300 - 25
    playing.undo(None, WHY)
    assert playing.event(EVENT).chips_in_play == 2_700
    playing.redo(None, WHY)
    playing.restart()
    assert playing.event(EVENT).chips_in_play == 2_675
    bust(playing, 1)
    assert average_stack(playing.event(EVENT)) == 669
    laws.check(playing)


def test_a_race_is_drawn_with_the_recorded_seed_and_its_undo_wants_a_reason(
    playing: Station,
) -> None:
    seating = playing.event(EVENT).seating
    seats = [seating.seat_of[entry].seat for entry in seating.at_table(1)]
    held = tuple(Holding(seat, 5) for seat in seats)
    done = playing.do(RaceChips(EVENT, 1, 25, 100, held))
    raced = next(one for one in facts(playing, done) if isinstance(one, ChipsRaced))
    cards = deal(Race(25, 100, held), raced.seed)
    assert {one.seat: one.cards for one in raced.seats} == cards
    assert raced.winners[0] == max(cards, key=lambda seat: STRENGTH[cards[seat][0]])
    after = playing.event(EVENT).chips_in_play
    assert after == 2_500 + 100 * sum(one.given for one in raced.seats) - 125 * len(seats)
    with pytest.raises(Refusal, match="reason_needed"):
        playing.undo()
    playing.undo(None, WHY)
    assert playing.event(EVENT).chips_in_play == 2_500
    assert not playing.event(EVENT).chips.off
    playing.redo(None, WHY)
    playing.restart()
    assert playing.event(EVENT).chips_in_play == after
    laws.check(playing)


def facts(station: Station, done: CompletedAct) -> list[Event]:
    """What an act recorded of the event."""
    (stream,) = station.desk.holding(done.act.action)
    return [one.event for one in stream.timeline.of(done.act.action)]


def test_a_count_and_stacks_typed_later_have_the_time_of_the_slip(playing: Station) -> None:
    playing.time.pass_us(120_000_000)
    early = playing.time.utc_us - 60_000_000
    slip = Circumstances(happened_us=early, paper="slip 4")
    playing.do(CountChips(EVENT, 2_400), slip)
    playing.do(ReportStacks(EVENT, ((1, 900), (2, 100))), slip)
    state = playing.event(EVENT)
    assert chip_drift(state) == -100
    assert state.chips.count is not None
    assert state.chips.count.at_us == early
    shown = reported_stacks(state, playing.time.now())
    assert [(one.entry, one.age_us // 1_000_000) for one in shown] == [(1, 60), (2, 60)]


def test_a_drift_blocks_nothing(playing: Station) -> None:
    playing.do(CountChips(EVENT, 1))
    bust(playing, 1, 2, 3, 4)
    assert playing.event(EVENT).left == 1


def test_the_text_of_a_ruling_is_in_the_note_of_its_act_and_in_no_event(playing: Station) -> None:
    said = Circumstances(reason="the raise of Mr Example stands")
    done = playing.do(RULED, said, FLOOR)
    assert done.act.reason == said.reason
    playing.settle()
    payloads = playing.ask(lambda db: list(db.rows("SELECT payload FROM event", ())))
    assert payloads
    assert not [one for one in payloads if "Example" in str(one)]


@rule("STAR", "27.15", "27.16")
def test_a_ruling_is_reviewed_by_another_person_and_the_log_survives_a_restart(
    playing: Station,
) -> None:
    """A supervisor decides, another reviews it, and the right to complain is told."""
    playing.do(RULED, WHY, FLOOR)
    playing.do(RULED, WHY)
    own = playing.desk.why_not(DIRECTOR, ReviewRuling(EVENT, 2, upheld=True), WHY)
    assert own == Refusal("needs_another_person", number=2)
    playing.do(ReviewRuling(EVENT, 1, upheld=False), WHY)
    playing.do(TellOfComplaint(EVENT, 1))
    playing.restart()
    found = ruling(playing.event(EVENT), 1)
    assert (found.stands, found.told, found.staff) == (False, True, (FLOOR.id, DIRECTOR.id))


@rule("ADELAIDE", "82", "83", "84")
def test_at_adelaide_no_second_person_of_the_house_reviews_a_ruling(station: Station) -> None:
    """The house decision is final, subject to a review outside that is asked for in writing."""
    playing = held(station, "adelaide")
    playing.do(RULED, WHY, FLOOR)
    with pytest.raises(Refusal, match="ruling_is_final"):
        playing.do(ReviewRuling(EVENT, 1, upheld=True), WHY)
    playing.do(TellOfComplaint(EVENT, 1))
    assert ruling(playing.event(EVENT), 1).told


def test_an_undone_ruling_leaves_its_number_behind_and_a_review_keeps_it(playing: Station) -> None:
    given = playing.do(RULED, WHY, FLOOR)
    playing.do(ReviewRuling(EVENT, 1, upheld=True), WHY)
    with pytest.raises(Refusal, match="undo_blocked"):
        playing.undo(given.act.action, with_=WHY)
    playing.undo()
    playing.undo(given.act.action, with_=WHY)
    assert rulings(playing.event(EVENT)) == []
    playing.do(RULED, WHY, FLOOR)
    assert [one.number for one in rulings(playing.event(EVENT))] == [2]
    laws.check(playing)


def test_a_ruling_is_not_undone_while_a_penalty_rests_on_it(playing: Station) -> None:
    given = playing.do(RULED, WHY, FLOOR)
    playing.do(GiveOtherPenalty(EVENT, 1, PenaltyKind.HANDS, 3, ruling=1), WHY)
    with pytest.raises(Refusal) as refused:
        playing.undo(given.act.action, with_=WHY)
    assert (refused.value.code, refused.value.details["fact"]) == ("undo_blocked", "no_such_ruling")
    playing.undo()
    playing.undo(given.act.action, with_=WHY)
    assert rulings(playing.event(EVENT)) == []


@rule("ADELAIDE", "111")
def test_a_listed_penalty_needs_no_reason_and_another_one_does(station: Station) -> None:
    """Penalties may include those of the list; another one is given for a reason."""
    playing = held(station, "adelaide")
    playing.do(GivePenalty(EVENT, 1, PenaltyKind.ROUNDS, 2))
    seat = playing.event(EVENT).seating.seat_of[1]
    due = 2 * playing.event(EVENT).seating.at_tables()[seat.table]
    assert [one.outstanding for one in open_penalties(playing.event(EVENT))] == [due]
    with pytest.raises(Refusal, match="penalty_not_listed"):
        playing.do(GivePenalty(EVENT, 2, PenaltyKind.HANDS, 7))
    with pytest.raises(Refusal, match="reason_needed"):
        playing.do(GiveOtherPenalty(EVENT, 2, PenaltyKind.HANDS, 7))
    playing.do(GiveOtherPenalty(EVENT, 2, PenaltyKind.HANDS, 7), WHY)
    playing.do(ServePenalty(EVENT, 1))
    playing.do(ServePenalty(EVENT, 2, 3))
    playing.restart()
    assert [one.outstanding for one in open_penalties(playing.event(EVENT))] == [4]


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (GiveRuling(EVENT, About(RulingKind.OTHER, rule="x" * 41)), "wrong_value"),
        (GiveRuling(EVENT, About(RulingKind.OTHER, table=0)), "wrong_value"),
        (PutChipsIn(EVENT, (Lot(10**10, 1),), ChipCause.FOUND), "wrong_value"),
        (GiveOtherPenalty(EVENT, 1, PenaltyKind.HANDS, 1_001), "wrong_value"),
        (ReportStacks(EVENT, ((1, 10**10),)), "stack_above_all"),
    ],
)
def test_a_value_that_cannot_be_kept_is_refused_in_words(
    call: Call, code: str, playing: Station
) -> None:
    before = playing.event(EVENT)
    with pytest.raises(Refusal, match=code):
        playing.do(call, WHY)
    assert playing.event(EVENT) == before
