"""Reading the record backwards: nothing twice, nothing left out, however it is cut into pages."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tdapp.calls.house.room import NoteDenied
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.core.act import ToldAct
from tdapp.core.event import ActKind
from tdapp.core.ids import StaffId, StationId, StreamRef
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.desk.record_log import RecordFilter, RecordLog
from tdapp.desk.undo_verdicts import UndoVerdicts
from tdapp.house.house import HOUSE
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.journal.record_pages import RecordPages
from tdapp.journal.target import Target
from tdapp.tournament.room import KIND, TOURNAMENT
from tests.desk.evening import EVENT, bust, under_way
from tests.desk.station import Station

WHY = Circumstances(reason="it was wrong")
DENIED = 4_900
FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))


@pytest.fixture(scope="module")
def station(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Station]:
    """An evening among 5,000 acts, most of them of the house."""
    opened = Station(tmp_path_factory.mktemp("room") / "room.tdapp")
    under_way(opened)
    half = [NoteDenied(opened.house_id, StaffId("dealer"), "bust")] * (DENIED // 2)
    opened.do_all(half)
    opened.do(StartClock(EVENT))
    opened.do(PostPrizes(EVENT))
    bust(opened, 5, 4)
    opened.do(Bust(EVENT, 3, declined=True), actor=FLOOR)
    opened.do(PayPrize(EVENT, 3))
    opened.do_all(half)
    yield opened
    opened.close()


def refs(station: Station) -> list[StreamRef]:
    return [StreamRef(EVENT, KIND), StreamRef(station.house_id, HOUSE_KIND)]


def log(station: Station, wanted: RecordFilter = RecordFilter()) -> RecordLog:  # noqa: B008 - a value
    return RecordLog(station.desk.journal.pages, refs(station), wanted)


def read(station: Station, wanted: RecordFilter, page: int = 700) -> list[ToldAct]:
    """All that is wanted, page by page."""
    record, found = log(station, wanted), list[ToldAct]()
    while not record.over:
        found += station.run(record.more(page))
    return found


@pytest.mark.parametrize("page", [1, 7, 399, 5_000])
def test_pages_of_any_size_hold_every_act_once_and_whole(station: Station, page: int) -> None:
    codecs = {room.kind: room.codec for room in (TOURNAMENT, HOUSE)}
    for ref in refs(station):
        if page == 1 and ref.kind == HOUSE_KIND:
            continue
        recorded = station.recorded(ref.id)
        with closing(RecordPages(Target(path=station.path).connect, codecs)) as pages:
            below, told = len(recorded) + 1, list[ToldAct]()
            while below > 1:
                told += pages.below(ref, below, page)
                below = told[-1].first
        facts = [fact for one in reversed(told) for fact in one.facts]
        assert facts == [entry.event for entry in recorded]
        turns = zip([None, *(entry.action for entry in recorded)], recorded, strict=False)
        firsts = [entry.seq for before, entry in turns if entry.action != before]
        assert [one.first for one in told] == firsts[::-1]


def test_several_streams_are_one_list_newest_first_with_each_act_as_the_record_has_it(
    station: Station,
) -> None:
    told = read(station, RecordFilter())
    assert len(told) > DENIED
    assert len({one.key for one in told}) == len(told)
    times = [one.act.at_us for one in told]
    assert times == sorted(times, reverse=True)
    some = told[:: len(told) // 7]
    assert all(one.act == station.parts.journal.act(one.act.action) for one in some)


def test_what_is_not_wanted_is_left_out_and_denied_tries_stay_with_every_event(
    station: Station,
) -> None:
    everything = read(station, RecordFilter())
    mine = read(station, RecordFilter(event=EVENT))
    assert {one.stream for one in mine} == {EVENT, station.house_id}
    assert sum(one.stream == station.house_id for one in mine) == DENIED
    without = read(station, RecordFilter(event=EVENT, without=frozenset({ActKind.DENIED})))
    assert without == [one for one in mine if one.stream == EVENT]
    third = read(station, RecordFilter(event=EVENT, entry=3, without=frozenset({ActKind.DENIED})))
    labels = ["pay_prize", "bust", "draw_seats", "register"]
    assert [one.act.label for one in third] == labels
    by_floor = read(station, RecordFilter(by=FLOOR.id))
    assert [one.act.label for one in by_floor] == ["bust"]
    assert len(read(station, RecordFilter(by=StaffId("dealer")))) == DENIED
    paid = read(station, RecordFilter(only=frozenset({ActKind.PRIZES})))
    assert [one.act.label for one in paid] == ["pay_prize", "bust", "post_prizes"]
    since = everything[1_000].act.at_us
    assert read(station, RecordFilter(since_us=since)) == everything[:1_001]
    assert read(station, RecordFilter(until_us=since)) == everything[1_000:]
    assert read(station, RecordFilter(station=StationId("desk-1"))) == everything


def test_a_search_that_nobody_waits_for_any_more_ends(station: Station) -> None:
    record, looked = log(station), list[int]()

    def looking() -> bool:
        looked.append(1)
        return len(looked) < 50

    assert station.run(record.more(1, also=lambda _: False, looking=looking)) == []
    assert record.looked_at == 49


def test_every_fact_has_a_kind() -> None:
    facts = {*TOURNAMENT.codec.types.values(), *HOUSE.codec.types.values()}
    assert {fact.__name__ for fact in facts if fact.act_kind is ActKind.HOUSE} == OF_THE_ROOM


OF_THE_ROOM = {
    "TableInstalled",
    "TablePlaced",
    "TableStateSet",
    "TableDesignated",
    "TableReleased",
    "HouseCarriedOver",
    "StreamEnded",
}
"""What is of no other kind is the house's."""


def test_a_verdict_says_what_undo_itself_would_say(station: Station) -> None:
    verdicts = UndoVerdicts(station.desk, station.undoing)
    told = read(station, RecordFilter(event=EVENT, without=frozenset({ActKind.DENIED})))
    by_label = {one.act.label: one for one in reversed(told)}
    paid, clock, sold = by_label["pay_prize"], by_label["start_clock"], by_label["register"]
    known = {one.act.label: verdicts.at_once(one, DIRECTOR) for one in (paid, clock)}
    assert {label: one.code for label, one in known.items() if one is not None} == {
        "pay_prize": "is_paid_out",
        "start_clock": "is_clock",
    }
    assert verdicts.at_once(sold, DIRECTOR) is None
    assert verdicts.is_near(sold)
    assert station.run(verdicts.work_out(sold)).code == "undo_blocked"
    remembered = verdicts.at_once(sold, DIRECTOR)
    assert remembered is not None
    assert not remembered.can
    foreign = verdicts.at_once(sold, FLOOR)
    assert foreign is not None
    assert foreign.code == "not_permitted"
    denied = read(station, RecordFilter(only=frozenset({ActKind.DENIED})))[0]
    tried = verdicts.at_once(denied, DIRECTOR)
    assert tried is not None
    assert tried.code == "is_evidence"
