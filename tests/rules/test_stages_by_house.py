"""What a house lets the stages of an event ask, give out and do with their chips."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.chips import TakeChipsOut
from tdapp.calls.tournament.event import MoveStart, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import (
    BagStack,
    BeginPlayOff,
    BringForward,
    CloseStage,
    LosePlayOff,
    Transfer,
)
from tdapp.core.ids import StreamId, in_part
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.table.facts.chips import ChipCause, ChipsTakenOut, Lot
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.plan.stage_plan import ChipsAfter, StageKind, StagePlan
from tdapp.tournament.stages.seen import bags_of
from tdapp.tournament.templates.template import faults_of
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import Case, case, rule

HEAT = StagePlan("Heat", kind=StageKind.HEAT, to="Final", go_on=2)
FINAL = StagePlan("Final", kind=StageKind.FINAL)
FLIGHT = StagePlan("1A", to="Final", go_on=2)


def faults(house: str, *stages: StagePlan) -> Iterator[tuple[str, str]]:
    """What is wrong with the stages of an event under the rules of a house."""
    found = faults_of(replace(held_under(house), stages=stages))
    return (one for one in found if one[1].startswith("stages"))


@rule("STAR", "28.7.6", "28.9.5")
@rule("CROWN", "15.4.3")
@rule("ADELAIDE", "88b")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("kind", StageKind)
def test_chips_are_returned_at_a_session_s_end_and_stay_over_a_break(
    house: str, kind: StageKind
) -> None:
    """Chips are returned at the end of a session; conditions may say else, but not at The Star."""
    stage = replace(HEAT, kind=kind)
    breaks = kind in (StageKind.FLIGHT, StageKind.DAY)
    assert stage.chips_after is (ChipsAfter.BAGGED if breaks else ChipsAfter.RETURNED)
    assert not list(faults(house, stage, FINAL))
    crossing = list(faults(house, replace(stage, chips=ChipsAfter.BAGGED), FINAL))
    refused = [("returned at a session's end by rule 28.9.5", "stages[0].chips")]
    assert crossing == (refused if house == "STAR" and not breaks else [])


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("ends", [True, False])
def test_the_event_file_says_whether_a_stage_ends_a_session(house: str, *, ends: bool) -> None:
    for stage in (HEAT, FLIGHT):
        said = replace(stage, session_ends=ends, chips=ChipsAfter.BAGGED)
        assert bool(list(faults(house, said, FINAL))) is (ends and house == "STAR")
        returned = replace(said, chips=None).chips_after is ChipsAfter.RETURNED
        assert returned is ends


@rule("STAR", "28.7.2")
@rule("CROWN", "15.4.3")
@pytest.mark.parametrize("house", BOOKS)
def test_flights_of_one_session_have_equal_chips_where_the_rulebook_says_so(house: str) -> None:
    """All players of a session begin with the same chips; another session may have others."""
    other = replace(FLIGHT, stack=77_700)
    ruled = {one for one in BOOKS if list(faults(one, other, FINAL))}
    assert ruled == {"STAR", "CROWN"}
    assert not list(faults(house, replace(HEAT, stack=77_700), FINAL))


@rule("ADELAIDE", "106")
@rule("TAS", "C20.17")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("fee", [0, 1_000, 1_501, 3_500, 3_501])
def test_a_flight_s_own_price_keeps_no_more_than_the_rulebook_lets_it(house: str, fee: int) -> None:
    """The operator keeps at most so much of what is paid, whatever flight it is paid for."""
    price = (PricePart(POOL, 10_000 - fee), PricePart(FEE, fee))
    most = {"TAS": 1_500, "ADELAIDE": 3_500}.get(house, 10_000)
    found = [where for _, where in faults(house, replace(FLIGHT, parts=price), FINAL)]
    assert found == (["stages[0].parts"] if fee > most else [])


def test_only_a_stage_that_players_enter_has_a_price_and_a_stack() -> None:
    final = replace(FINAL, stack=5_000, parts=(PricePart(POOL, 100),))
    said = "players come to it from the stages before"
    assert list(faults("OPEN", FLIGHT, final)) == [
        (said, "stages[1].parts"),
        (said, "stages[1].stack"),
    ]


def again(
    station: Station, house: str, *, most: int | None = None, **second: Any
) -> Refusal | None:
    """Somebody who is out of one heat enters another; why not."""
    entry = replace(held_under(house).entry, most=most)
    other = replace(HEAT, name="Other", **second)
    stages = (HEAT, other, FINAL)
    announce(station, replace(held_under(house), rebuy=None, entry=entry, stages=stages))
    first, then = in_part(EVENT, 1), in_part(EVENT, 2)
    station.do_all([Register(first, person(1)), Register(first, person(2))])
    install(station, (1,))
    station.do(OpenTable(first, station.house_id, 1))
    station.do_all([DrawSeats(first), StartClock(first), Bust(first, 1)])
    return station.desk.why_not(DIRECTOR, Register(then, person(1)))


@rule("TAS", "C20.5")
@rule("ADELAIDE", "91")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("most", [None, 1, 2])
def test_somebody_enters_as_many_sessions_as_rulebook_and_conditions_allow(
    house: str, most: int | None, station: Station
) -> None:
    """Only one entry per person in Tasmania; several sessions in Adelaide, each for its fee."""
    if house == "TAS" and most == 2:
        conditions = held_under(house)
        twice = replace(conditions, entry=replace(conditions.entry, most=most))
        assert ("at most 1 by rule C20.5", "entry.most") in faults_of(twice)
        return
    refused = again(station, house, most=most)
    allowed = most != 1 and house != "TAS"
    assert (refused and refused.code) == (None if allowed else "sessions_used_up")


@pytest.mark.parametrize("house", BOOKS)
def test_a_repechage_without_a_price_is_no_second_entry_and_for_who_is_out_alone(
    house: str, station: Station
) -> None:
    free = (PricePart(POOL, 0),)
    assert again(station, house, kind=StageKind.REPECHAGE, parts=free) is None
    for other in (2, 3):
        refused = station.desk.why_not(DIRECTOR, Register(in_part(EVENT, 2), person(other)))
        assert refused is not None
        assert refused.code == ("already_entered" if other == 2 else "only_who_is_out")


@rule("STAR", "28.5.5")
@rule("CROWN", "15.4.2(d)")
@rule("ADELAIDE", "89f")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("said", [None, True, False])
def test_an_entry_is_moved_to_another_session_where_the_conditions_allow_it(
    house: str, station: Station, *, said: bool | None
) -> None:
    """The operator may allow a player to transfer the entry to another session before play."""
    stages = (HEAT, replace(HEAT, name="Other"), FINAL)
    event = replace(held_under(house), rebuy=None, transfers=said, stages=stages)
    announce(station, event)
    first, then = in_part(EVENT, 1), in_part(EVENT, 2)
    install(station, (1, 2))
    station.do_all([Register(first, person(one)) for one in (1, 2, 3)])
    station.do_all([OpenTable(first, station.house_id, 1), DrawSeats(first)])
    refused = station.desk.why_not(DIRECTOR, Transfer(then, 2), WHY)
    assert (refused and refused.code) == (None if said else "no_transfers")
    if said:
        before = station.event(EVENT).entries
        station.do(Transfer(then, 2), WHY)
        assert (station.event(first).in_play(), station.event(then).in_play()) == ([1, 3], [2])
        assert station.event(EVENT).entries == before
        station.do_all([OpenTable(then, station.house_id, 2), DrawSeats(then)])
        station.do(StartClock(first))
        again = station.desk.why_not(DIRECTOR, Transfer(then, 1), WHY)
        assert again is not None
        assert again.code == "session_has_begun"
        seen = station.event(EVENT)
        station.restart()
        assert station.event(EVENT) == seen


@rule("STAR", "28.5.4")
@pytest.mark.parametrize("house", BOOKS)
def test_the_start_of_one_session_is_moved_and_of_no_other(house: str, station: Station) -> None:
    """The starting time of any session may be altered with reasonable notice to the players."""
    heat = replace(HEAT, day=date(2099, 1, 1), at="12:00", zone="Australia/Sydney")
    stages = (heat, replace(heat, name="Other"), FINAL)
    announce(station, replace(held_under(house), rebuy=None, stages=stages))
    first, then = in_part(EVENT, 1), in_part(EVENT, 2)
    later = PlannedStart(date(2099, 1, 1), "14:00", "Australia/Sydney")
    station.do(MoveStart(first, later), WHY)
    starts = [station.event(one).conditions.start for one in (first, then)]
    assert starts == [later, heat.begins(None)]


def heat_of(station: Station, house: str, people: int, *, stages: int = 1, **said: Any) -> StreamId:
    """A first heat with its entry closed and its clock running; the others are open."""
    heats = (replace(HEAT, name=f"Heat {one}", **said) for one in range(1, stages + 1))
    event = replace(held_under(house), rebuy=None, seats_per_table=9, stages=(*heats, FINAL))
    announce(station, event)
    first = in_part(EVENT, 1)
    install(station, (1,), seats=9)
    station.do_all([Register(first, person(one)) for one in range(1, people + 1)])
    station.do_all([OpenTable(first, station.house_id, 1), DrawSeats(first), StartClock(first)])
    return first


@case("STAR-TOURNAMENT-028")
def test_chips_go_back_to_the_operator_when_a_session_ends(case: Case, station: Station) -> None:
    """Chips stay the operator's and are returned; who goes on begins the next session equal."""
    heat = heat_of(station, "STAR", 3)
    station.do_all([CloseStage(heat), Bust(heat, 1)])
    assert case.then["must_return"]
    station.do_all([EndStage(heat, station.house_id), BringForward(in_part(EVENT, 2))])
    assert station.event(in_part(EVENT, 2)).chips_in_play == 2 * held_under("STAR").entry.chips


@case("STAR-TOURNAMENT-031")
def test_chips_that_are_missing_are_recorded_by_quantity_and_denomination(
    case: Case, station: Station
) -> None:
    """Chips not returned at a session's end are told to the supervisor and recorded."""
    heat = heat_of(station, "STAR", 3)
    station.do_all([CloseStage(heat), Bust(heat, 1)])
    lot, chips = Lot(25, case.given["chips_missing"]), station.event(heat).chips_in_play
    station.do_all([BagStack(heat, 2, 8_000), BagStack(heat, 3, chips - 8_000 - lot.chips)])
    end = EndStage(heat, station.house_id)
    refused = station.desk.why_not(DIRECTOR, end)
    assert refused is not None
    assert refused.code == "bags_do_not_add_up"
    station.do(TakeChipsOut(heat, (lot,), ChipCause.MISSING), WHY)
    told = station.recorded(EVENT)[-1].event
    assert isinstance(told, ChipsTakenOut)
    assert (told.lots, told.cause) == ((lot,), ChipCause.MISSING)
    station.do(end)


@rule("TAS", "C20.11")
@rule("ADELAIDE", "95")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("more", [-25, 25])
def test_no_bank_grows_or_shrinks_in_a_session_but_by_what_is_sold(
    house: str, more: int, station: Station
) -> None:
    """Players do not add to or reduce their chips: a count that says so ends no session."""
    heat = heat_of(station, house, 3)
    station.do_all([CloseStage(heat), Bust(heat, 1), BagStack(heat, 2, 8_000)])
    rest, end = station.event(heat).chips_in_play - 8_000, EndStage(heat, station.house_id)
    station.do(BagStack(heat, 3, rest + more))
    refused = station.desk.why_not(DIRECTOR, end)
    assert refused is not None
    assert refused.code == "bags_do_not_add_up"
    station.do_all([BagStack(heat, 3, rest), end])


@case("ADELAIDE-TOURNAMENT-012")
def test_a_player_enters_a_second_session_of_the_first_heat(case: Case, station: Station) -> None:
    """While seats are available a player may enter more sessions, each for a fee and buy-in."""
    sessions = case.given["first_heat_sessions"]
    heat = heat_of(station, "ADELAIDE", 3, stages=sessions)
    station.do(Bust(heat, 1))
    paid = station.event(EVENT).entries.total
    for number in range(2, sessions + 1):
        other = in_part(EVENT, number)
        assert (station.desk.why_not(DIRECTOR, Register(other, person(1))) is None) is (
            case.then["allowed"]
        )
    station.do(Register(in_part(EVENT, 2), person(1)))
    assert station.event(EVENT).entries.total == paid + held_under("ADELAIDE").entry.total


@case("ADELAIDE-ELIMINATION-009")
def test_the_hand_in_progress_is_finished_when_the_session_s_time_is_over(
    case: Case, station: Station
) -> None:
    """A hand that is played when the time expires is completed before the winner is known."""
    heat = heat_of(station, "ADELAIDE", 4, go_on=None, chip_leaders=1, lasts=5)
    station.do(CloseStage(heat))
    station.time.pass_us(6 * MINUTE_US)
    assert case.given["hand_in_progress"]
    station.do(Bust(heat, 4))
    chips = station.event(heat).chips_in_play
    stacks = {1: chips // 4, 2: chips // 4, 3: chips - 2 * (chips // 4)}
    station.do_all([BagStack(heat, entry, stack) for entry, stack in stacks.items()])
    station.do(EndStage(heat, station.house_id))
    assert station.event(heat).in_play() == [3]


def level_at_the_cut(station: Station, house: str, players: int, leaders: int) -> StreamId:
    """A heat of which all who play have bagged equal stacks and so many of them may go on."""
    heat = heat_of(station, house, players, go_on=None, chip_leaders=leaders, lasts=5)
    station.do(CloseStage(heat))
    station.time.pass_us(6 * MINUTE_US)
    each = station.event(heat).chips_in_play // players
    station.do_all([BagStack(heat, entry, each) for entry in range(1, players + 1)])
    return heat


@rule("STAR", "28.1.1")
def test_a_play_off_of_the_level_players_alone_says_who_goes_on(station: Station) -> None:
    """A play-off is a session between players who finished a session with equal chips."""
    heat = level_at_the_cut(station, "STAR", 4, 2)
    before, end = station.event(heat), EndStage(heat, station.house_id)
    station.do(BeginPlayOff(heat, 1))
    station.do(LosePlayOff(heat, 3))
    with pytest.raises(Refusal, match="play_off_goes_on"):
        station.do(end)
    lost = station.do(LosePlayOff(heat, 1)).act.action
    with pytest.raises(Refusal, match="play_off_is_over"):
        station.do(LosePlayOff(heat, 2))
    station.undo(lost)
    station.do(LosePlayOff(heat, 2))
    after = station.event(heat)
    assert (after.chips_in_play, after.left, bags_of(after)) == (
        *(before.chips_in_play, before.left, bags_of(before)),
    )
    station.do(end)
    assert station.event(heat).in_play() == [1, 4]
    assert station.event(EVENT).places() == {2: 3, 3: 4}


@rule("ADELAIDE", "103")
def test_no_play_off_where_the_book_has_cards_cut(station: Station) -> None:
    """Of level stacks those go on who cut the highest cards."""
    heat = level_at_the_cut(station, "ADELAIDE", 3, 1)
    with pytest.raises(Refusal, match="cut_of_cards"):
        station.do(BeginPlayOff(heat))


def test_no_play_off_where_it_is_known_who_goes_on(station: Station) -> None:
    heat = level_at_the_cut(station, "STAR", 3, 3)
    with pytest.raises(Refusal, match="no_tie_at_the_cut"):
        station.do(BeginPlayOff(heat))
    with pytest.raises(Refusal, match="not_in_a_play_off"):
        station.do(LosePlayOff(heat, 1))


@rule("STAR", "28.4.2(f)")
@pytest.mark.parametrize("kind", [StageKind.CATCH_UP, StageKind.SECONDARY])
@pytest.mark.parametrize("house", BOOKS)
def test_who_comes_by_a_catch_up_or_secondary_session_plays_on_with_the_others(
    house: str, kind: StageKind, station: Station
) -> None:
    """Players advance from session to session by catch-up and secondary sessions, too."""
    heat, other = replace(HEAT, to="Semi"), StagePlan("Later", kind=kind, to="Semi", go_on=1)
    semi = StagePlan("Semi", kind=StageKind.SEMI_FINAL, to="Final", go_on=2)
    event = replace(held_under(house), rebuy=None, stages=(heat, other, semi, FINAL))
    announce(station, replace(event, seats_per_table=9))
    install(station, (1, 2), seats=9)
    first, later, then, last = (in_part(EVENT, number) for number in (1, 2, 3, 4))
    for stage, people in ((first, range(1, 4)), (later, range(4, 6))):
        station.do_all([Register(stage, person(one)) for one in people])
        station.do_all([OpenTable(stage, station.house_id, 1), DrawSeats(stage), StartClock(stage)])
        station.do_all(
            [CloseStage(stage), Bust(stage, people[0]), EndStage(stage, station.house_id)]
        )
    station.do_all([BringForward(then), OpenTable(then, station.house_id, 2), DrawSeats(then)])
    assert station.event(then).in_play() == [2, 3, 5]
    station.do_all(
        [StartClock(then), Bust(then, 2), EndStage(then, station.house_id), BringForward(last)]
    )
    assert station.event(last).in_play() == [3, 5]
    assert station.event(EVENT).places() == {2: 3, 4: 4, 1: 5}
