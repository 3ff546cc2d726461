"""The prizes of an event are kept: whatever happens, they are the same as worked out anew."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject

from tdapp.core.ids import StreamId
from tdapp.core.long_work import finished
from tdapp.shown.prize_draft import drafted
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.paying import pay_prize, see_identity, set_unclaimed
from tdapp.tournament.payouts.queue import prize_queue
from tdapp.ui.prizes.due_rows import DueRows, PrizeProgress, due_rows, printed_slips
from tdapp.ui.prizes.kept_queue import KeptQueue
from tdapp.ui.prizes.portions import Portions, Work
from tdapp.ui.prizes.table_rows import TableRows
from tests.tournament.evening import SMALL, Evening, seated
from tests.tournament.payouts.prize_bands import bands
from tests.ui.rows_made import table_rows

MAIN = StreamId("main")
NOTHING: dict[int, int] = {}


@pytest.fixture
def evening() -> Evening:
    found = seated(9, replace(SMALL, prizes=bands((1, (30, 20, 15, 13, 12, 10)))))
    found.close()
    return found


def test_after_every_act_the_kept_prizes_are_as_if_worked_out_anew(evening: Evening) -> None:
    queue = KeptQueue()
    acts: list[Callable[[], object]] = [
        lambda: evening.bust(9, 8),
        lambda: evening.bust(7, 6),
        lambda: evening.tell(pay_prize(evening.state, 6)),
        lambda: evening.bust(5),
        lambda: evening.tell(set_unclaimed(evening.state, 5)),
        lambda: evening.bust(4, 3),
        lambda: evening.tell(see_identity(evening.state, 3, Proof.PASSPORT)),
        lambda: evening.tell(reinstate(evening.state, 3)),
        lambda: evening.bust(3, 2),
    ]
    for act in acts:
        act()
        queue.bring_up_to_date(evening.state)
        assert tuple(queue.dues) == tuple(reversed(prize_queue(evening.state)))
    queue.bring_up_to_date(evening.state)
    first = evening.state.prizes.posted[0]
    assert first


def test_a_bust_makes_the_rows_of_its_place_and_no_others(evening: Evening) -> None:
    evening.bust(9, 8, 7, 6)
    queue, dues, table = KeptQueue(), DueRows(), TableRows()

    def rows() -> tuple[list[object], list[object]]:
        state = evening.state
        queue.bring_up_to_date(state)
        told = PrizeProgress(
            MAIN, state, lambda _, __: None, evening.now.utc_us, printed_slips(state)
        )
        listed = [one for one in queue.dues if one.entry is not None]
        made = table.rows(state, drafted(state, NOTHING), NOTHING, str, queue)
        anew = due_rows(MAIN, state, listed, str, lambda _, __: None, evening.now.utc_us)
        found = finished(dues.rows(told, listed, str))
        assert [row.cells for row in found] == [row.cells for row in anew]
        shown = finished(made)
        fresh = table_rows(state, drafted(state, NOTHING), NOTHING)
        assert [row.cells for row in shown] == [row.cells for row in fresh]
        return list(found), list(shown)

    before = rows()
    assert queue.touched == {1, 2, 3, 4, 5, 6}
    evening.bust(5)
    after = rows()
    assert queue.touched <= {5, 6}
    assert [any(row is old for old in before[0]) for row in after[0]] == [False, True]
    kept = [one is old for one, old in zip(after[1], before[1], strict=True)]
    assert kept == [True, True, True, True, False, True]


@pytest.mark.usefixtures("qapp")
def test_long_work_is_done_in_portions_and_the_newest_that_waits_follows() -> None:
    done: list[str] = []

    def work(name: str, portions: int) -> Work:
        for _ in range(portions):
            yield
        done.append(name)

    owner = QObject()
    portions = Portions(owner)
    portions.begin(lambda: work("short", 1))
    assert (done, portions.busy) == (["short"], False)
    portions.begin(lambda: work("long", 9))
    for name in ("second", "third"):
        portions.begin(lambda name=name: work(name, 9))  # type: ignore[misc]
    assert (done, portions.busy) == (["short"], True)
    while portions.busy:
        QCoreApplication.processEvents()
    assert done == ["short", "long", "third"]
