"""The history of a prize, an entry, an exit and the pool: what each act made of it."""

from collections.abc import Iterator

import pytest

from tdapp.calls.tournament.exits import Bust, PassExitOn
from tdapp.calls.tournament.history import EventStep, history, reading
from tdapp.calls.tournament.history_subject import HistoryKind, Subject, touches
from tdapp.calls.tournament.papers import IssuePaper
from tdapp.calls.tournament.prizes import (
    ChangePrizes,
    PayPrize,
    PostPrizes,
    RecordProjection,
    ReversePrize,
    SeeIdentity,
)
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.event import Undone
from tdapp.core.ids import StreamRef
from tdapp.core.long_work import finished
from tdapp.core.timeline import Timeline
from tdapp.desk.desk import Circumstances
from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.facts.slips import Proof, SlipIssued
from tdapp.tournament.payouts.queue import PrizeState
from tdapp.tournament.room import KIND, TOURNAMENT
from tdapp.tournament.tournament import Tournament
from tests.desk.evening import EVENT, bust, person, under_way
from tests.desk.station import Station

WHY = Circumstances(reason="it was wrong")
THIRD = Subject(HistoryKind.PRIZE, EVENT, 3)
POOL = Subject(HistoryKind.POOL, EVENT)


@pytest.fixture(scope="module")
def station(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Station]:
    """An evening with second thoughts: five entries and one that was taken back, three prizes."""
    opened = Station(tmp_path_factory.mktemp("room") / "room.tdapp")
    _play(opened)
    yield opened
    opened.close()


def _play(station: Station) -> None:
    under_way(station, sold=4)
    station.do(Register(EVENT, person(7)))
    station.undo(None, WHY)
    station.do(Register(EVENT, person(5)))
    station.do(DrawSeats(EVENT))
    station.do(PostPrizes(EVENT))
    state = station.event(EVENT)
    one, two, three = (prize.cash for place in (1, 2, 3) for prize in state.prizes.at(place))
    station.do(ChangePrizes(EVENT, (one - 100, two, three + 100)), WHY)
    bust(station, 6, 4)
    mistaken = station.do(Bust(EVENT, 2, declined=True))
    station.undo(mistaken.act.action, WHY)
    station.redo(mistaken.act.action, WHY)
    station.do(PassExitOn(EVENT, 2, 3), WHY)
    station.do(RecordProjection(EVENT, 2, "Main screen"))
    station.do(IssuePaper(EVENT, PaperKind.PAYOUT_SHEET))
    station.do(SeeIdentity(EVENT, 3, Proof.PASSPORT))
    station.do(PayPrize(EVENT, 3))
    station.do(ReversePrize(EVENT, 3), WHY)
    station.do(PayPrize(EVENT, 3))


def told(station: Station, subject: Subject) -> list[EventStep]:
    timeline = station.desk.stream(StreamRef(EVENT, KIND)).timeline
    return finished(history(subject, timeline))


def then(station: Station, seq: int) -> Tournament:
    """The event as a whole fold of its first facts tells it."""
    timeline: Timeline[Tournament] = Timeline(TOURNAMENT)
    timeline.replay(station.recorded(EVENT)[:seq])
    return timeline.state


@pytest.mark.parametrize(
    "subject",
    [
        *(Subject(HistoryKind.PRIZE, EVENT, place) for place in (1, 2, 3, 4)),
        *(
            Subject(kind, EVENT, entry)
            for kind in (HistoryKind.ENTRY, HistoryKind.EXIT)
            for entry in (2, 3, 5, 6)
        ),
        POOL,
    ],
    ids=lambda one: f"{one.kind.value}-{one.key}",
)
def test_every_step_says_what_a_whole_fold_says_before_and_after_it(
    station: Station, subject: Subject
) -> None:
    for step in told(station, subject):
        assert step.before == reading(subject, then(station, step.first - 1))
        assert step.after == reading(subject, then(station, step.last))


@pytest.mark.parametrize("subject", [THIRD, POOL, Subject(HistoryKind.EXIT, EVENT, 2)])
def test_nothing_that_changes_it_is_missing(station: Station, subject: Subject) -> None:
    steps = told(station, subject)
    covered = {seq for step in steps for seq in range(step.first, step.last + 1)}
    before = reading(subject, Tournament())
    past = station.recorded(EVENT)
    for entry in past:
        after = reading(subject, then(station, entry.seq))
        if after != before and subject.kind is not HistoryKind.EXIT:
            acts = {one.action for one in past if one.seq in covered}
            named = {one.action for one in past if isinstance(one.event, Undone)}
            moved = entry.action in acts or entry.action in named or after.cents == before.cents
            assert moved, entry
        before = after
    assert steps[-1].after == before or subject.kind is not HistoryKind.POOL


def test_a_slip_is_of_the_prize_that_it_names_whoever_held_another_one_too() -> None:
    slip, holders = SlipIssued(slip=1, entry=7, place=3, cents=50000), frozenset({7})
    assert touches(THIRD, slip, holders)
    assert not touches(Subject(HistoryKind.PRIZE, EVENT, 2), slip, holders)


def test_a_prize_is_told_from_its_first_list_to_its_payment(station: Station) -> None:
    steps = told(station, THIRD)
    labels = [station.parts.journal.act(step.action) for step in steps]
    assert [act.label for act in labels if act is not None] == [
        "post_prizes",
        "change_prizes",
        "bust",
        "undo",
        "redo",
        "pass_exit_on",
        RecordProjection.row.label,
        "issue_paper",
        "see_identity",
        "pay_prize",
        "reverse_prize",
        "pay_prize",
    ]
    posted, changed, out = steps[:3]
    assert (posted.before.cents, posted.after.cents) == (None, changed.before.cents)
    assert changed.after.cents == (changed.before.cents or 0) + 100
    assert (out.before.entries, out.after.entries) == ((), (2,))
    assert steps[5].after.entries == (3,)
    assert [one.after.prize for one in steps[-4:]] == [
        PrizeState.IDENTITY_SEEN,
        PrizeState.PAID,
        PrizeState.IDENTITY_SEEN,
        PrizeState.PAID,
    ]
    assert not any(step.undone for step in steps)


def test_entries_alike_in_a_row_are_one_step_of_the_pool_and_an_undone_one_stands_apart(
    station: Station,
) -> None:
    sold, mistaken, undone, again = told(station, POOL)[:4]
    assert (sold.count, sold.before.cents, sold.after.cents) == (4, 0, 4 * 3333)
    assert (mistaken.undone, mistaken.after.cents) == (True, 5 * 3333)
    assert (undone.before, undone.after) == (mistaken.after, mistaken.before)
    assert again.after.cents == 5 * 3333
