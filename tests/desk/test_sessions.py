"""Heats and sessions that end by hands, by time, by a winner at each table, or by agreement."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.event import EndPlay, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage, EndTable
from tdapp.core.ids import StreamId, in_part
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.plan.stage_plan import StageKind, StagePlan
from tdapp.tournament.plan.terms import EntryTerms
from tdapp.tournament.tables.suggesting import Suggestions, suggestions
from tests.desk.evening import SMALL, announce, install, of_house, person
from tests.desk.flights import ADELAIDE, STAGES, play, seen, with_flights
from tests.desk.next_steps import next_step
from tests.desk.station import Station
from tests.rules.houses import BOOKS
from tests.rules_doc import Case, case, rule


@pytest.fixture
def station(station: Station) -> Station:
    """With two flights and a second day announced, and four tables in the room."""
    return with_flights(station)


def test_a_session_of_so_many_minutes_ends_within_its_last_level(station: Station) -> None:
    heat = replace(STAGES[0], go_on=None, lasts=4)
    announce(station, replace(of_house("ADELAIDE"), stages=(heat, STAGES[2])), event=ADELAIDE)
    levels = seen(station, in_part(ADELAIDE, 1)).conditions.levels
    assert sum(level.length_us for level in levels) == 4 * MINUTE_US
    assert seen(station, in_part(ADELAIDE, 1)).conditions.ending.after_last_level


HEAT = StagePlan("Heat", kind=StageKind.HEAT, to="Final", chip_leaders=1)
FINAL = StagePlan("Final", kind=StageKind.FINAL)
OPEN = StreamId("open")
FIRST, LAST = in_part(OPEN, 1), in_part(OPEN, 2)
NOTHING_MORE = EntryTerms()


def heats(
    station: Station,
    house: str = "OPEN",
    people: int = 8,
    terms: EntryTerms = NOTHING_MORE,
    tables: tuple[int, int] = (1, 2),
    **said: object,
) -> None:
    """A first heat at two tables, its clock running and its entry closed."""
    stages, event = (replace(HEAT, **said), FINAL), of_house(house)
    event = replace(
        event, max_entries=12, rebuy=None, stages=stages, terms=terms, seats_per_table=6
    )
    announce(station, event, event=OPEN)
    station.do_all([Register(FIRST, person(one)) for one in range(1, people + 1)])
    station.do_all([OpenTable(FIRST, station.house_id, table) for table in tables])
    station.do_all([DrawSeats(FIRST), StartClock(FIRST), CloseStage(FIRST)])


def at(station: Station, table: int) -> list[int]:
    """Who sits at a table of the heat."""
    seats = seen(station, FIRST).seating.seat_of
    return sorted(entry for entry, seat in seats.items() if seat.table == table)


@pytest.mark.parametrize("house", BOOKS)
def test_in_a_shoot_out_each_table_plays_to_its_winner(house: str, station: Station) -> None:
    heats(station, house)
    one, two = at(station, 1), at(station, 2)
    for entry in one[1:]:
        station.do(Bust(FIRST, entry, declined=True))
    heat = seen(station, FIRST)
    assert not heat.is_decided
    assert replace(suggestions(heat), seats_fixed=False) == Suggestions()
    with pytest.raises(Refusal, match="table_decided"):
        station.do(Bust(FIRST, one[0], declined=True))
    for entry in two[1:]:
        assert seen(station, FIRST).clock.running
        station.do(Bust(FIRST, entry, declined=True))
    assert seen(station, FIRST).is_decided
    assert not seen(station, FIRST).clock.running
    station.do(EndStage(FIRST, station.house_id))
    station.do(BringForward(LAST))
    final = seen(station, LAST)
    assert (final.in_play(), final.chips_in_play) == (
        sorted([one[0], two[0]]),
        2 * SMALL.entry.chips,
    )
    station.restart()
    assert seen(station, LAST) == final


@rule("STAR", "28.5.9")
@pytest.mark.parametrize("house", BOOKS)
def test_a_table_is_concluded_once_it_is_known_who_goes_on_from_it(
    house: str, station: Station
) -> None:
    """Play of a session ends early where it is determined who progresses from a table."""
    heats(station, house, lasts=6)
    one, two = at(station, 1), at(station, 2)
    station.do_all([Bust(FIRST, entry, declined=True) for entry in one[1:]])
    station.do(BagStack(FIRST, one[0], 2_000))
    with pytest.raises(Refusal, match="still_being_played"):
        station.do(BagStack(FIRST, two[0], 500))


@rule("STAR", "28.1.1")
@rule("ADELAIDE", "102")
@pytest.mark.parametrize("house", BOOKS)
def test_a_session_of_so_many_hands_ends_table_by_table(house: str, station: Station) -> None:
    """A session may be a designated number of rounds; the chip leaders of each table win it."""
    heats(station, house, hands=20)
    one, two = at(station, 1), at(station, 2)
    with pytest.raises(Refusal, match="still_being_played"):
        station.do(BagStack(FIRST, one[0], 500))
    station.do(EndTable(FIRST, 1))
    with pytest.raises(Refusal, match="table_played_out"):
        station.do(Bust(FIRST, one[0], declined=True))
    for table in (1, 3):
        with pytest.raises(Refusal, match=r"table_played_out|no_such_table"):
            station.do(EndTable(FIRST, table))
    stacks = {one[0]: 400, one[1]: 700, one[2]: 500, one[3]: 400}
    station.do_all([BagStack(FIRST, entry, chips) for entry, chips in stacks.items()])
    assert seen(station, FIRST).clock.running
    station.do(Bust(FIRST, two[3], declined=True))
    station.do(EndTable(FIRST, 2))
    assert not seen(station, FIRST).clock.running
    rest = {two[0]: 900, two[1]: 600, two[2]: 500}
    station.do_all([BagStack(FIRST, entry, chips) for entry, chips in rest.items()])
    station.do(EndStage(FIRST, station.house_id))
    assert seen(station, FIRST).in_play() == sorted([one[1], two[0]])


@rule("CROWN", "1.3", "15.4.8(d)")
@case("CROWN-TOURNAMENT-006")
@pytest.mark.parametrize("hands", [None, 20])
def test_play_at_a_table_ends_early_for_chips_paid_in_cash_if_all_there_agree(
    hands: int | None, case: Case, station: Station
) -> None:
    """Those of this table decide, and all of them: the game is that of one table."""
    people = 2 * case.given["players_at_table"]
    cashed = EntryTerms(chips_cashed=case.given["terms_allow_cashing_chips"])
    install(station, (5, 6), seats=case.given["players_at_table"])
    heats(station, "CROWN", people, cashed, (5, 6), hands=hands)
    there = tuple(station.event(FIRST).seating.at_table(5))
    some = EndTable(FIRST, 5, there[: case.given["agree"]])
    assert (station.desk.why_not(DIRECTOR, some) is None) is case.then["allowed"]
    refused = Refusal("not_all_agree", table=5, entries=[there[-1]], rule="15.4.8(d)")
    assert station.desk.why_not(DIRECTOR, some) == refused
    with pytest.raises(Refusal, match="not_all_agree"):
        station.do(EndTable(FIRST, 5, (*there, at(station, 6)[0])))
    with pytest.raises(Refusal, match="still_being_played"):
        station.do(BagStack(FIRST, there[0], 500))
    station.do(EndTable(FIRST, 5, there))
    station.do(BagStack(FIRST, there[0], 500))
    assert seen(station, FIRST).clock.running
    station.do(EndTable(FIRST, 6, tuple(at(station, 6))))
    assert not seen(station, FIRST).clock.running


@rule("CROWN", "15.4.8(d)")
@pytest.mark.parametrize("house", BOOKS)
def test_no_table_ends_by_agreement_where_its_chips_are_worth_no_cash(
    house: str, station: Station
) -> None:
    """That all agree ends nothing; the table plays the hands of its session."""
    heats(station, house, hands=20)
    refusal = station.desk.why_not(DIRECTOR, EndTable(FIRST, 1, tuple(at(station, 1))))
    assert refusal is not None
    assert refusal.code == "not_all_agree"
    station.do(EndTable(FIRST, 1))


def test_a_session_of_hands_is_played_to_the_end_by_what_is_said_next(station: Station) -> None:
    heats(station, hands=20)
    for _ in range(40):
        step = next_step(station, FIRST)
        if step is None:
            break
        assert step.call is not None, step
        station.do(step.call)
    assert seen(station, FIRST).stages.ended


@rule("STAR", "28.1.1")
@rule("ADELAIDE", "102", "104a")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    "last",
    [
        StagePlan("Final", StageKind.FINAL, hands=20),
        StagePlan("Final", StageKind.FINAL, lasts=3),
        StagePlan("Final", StageKind.FINAL, until_level=2),
    ],
    ids=["hands", "minutes", "level"],
)
def test_a_final_of_so_many_hands_or_minutes_ends_by_what_is_said_next(
    house: str, last: StagePlan, station: Station
) -> None:
    """A session lasts a set time or number of rounds; then placegetters are determined by chips."""
    stages = (replace(STAGES[0], to="Final", go_on=3), last)
    event = replace(of_house(house), max_entries=12, rebuy=None, stages=stages)
    announce(station, event, event=ADELAIDE)
    flight, final = in_part(ADELAIDE, 1), in_part(ADELAIDE, 2)
    play(station, flight, range(1, 5), 1)
    station.do_all([CloseStage(flight), Bust(flight, 1, declined=True)])
    rest = seen(station, flight).chips_in_play - 900
    station.do_all([BagStack(flight, one, n) for one, n in ((2, 500), (3, rest), (4, 400))])
    station.do_all([EndStage(flight, station.house_id), BringForward(final)])
    station.do_all([OpenTable(final, station.house_id, 2), DrawSeats(final), StartClock(final)])
    station.do(PostPrizes(ADELAIDE))
    early = station.desk.why_not(DIRECTOR, EndPlay(final))
    assert (early and early.code) == ("hands_left" if last.hands else "levels_left")
    if last.hands:
        station.do(EndTable(final, 2))
    else:
        station.time.pass_us(60 * MINUTE_US)
    stacks = ReportStacks(final, ((2, 500), (3, rest), (4, 400)))
    station.do(stacks)
    step = next_step(station, final)
    assert step is not None
    assert isinstance(step.call, EndPlay)
    station.do(step.call)
    assert {one: seen(station, ADELAIDE).place_of(one) for one in (3, 2, 4)} == {3: 1, 2: 2, 4: 3}
    assert seen(station, ADELAIDE).is_decided
