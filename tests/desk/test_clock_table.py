"""Each act on a clock from each state of it: one table, tested whole."""

import pytest

from tdapp.desk.permissions import DIRECTOR
from tests.desk.clock_standings import ACTS, STANDINGS
from tests.desk.evening import EVENT
from tests.desk.station import Station

NOBODY = {"count": "nobody_was_away", "leave out": "nobody_was_away"}
STANDS = {"pause": "clock_paused"}
RUNS = {"start": "clock_running"}
REFUSED = {
    "not started": STANDS | NOBODY,
    "running": RUNS | NOBODY,
    "paused": STANDS | NOBODY,
    "break": RUNS | NOBODY,
    "paused in a break": STANDS | NOBODY,
    "away": STANDS,
    "cancelled": dict.fromkeys(ACTS, "stream_ended"),
}


@pytest.mark.parametrize("standing", STANDINGS)
def test_an_act_on_a_clock_is_done_or_refused_as_the_table_says(
    station: Station, standing: str
) -> None:
    STANDINGS[standing](station)
    refusals = {act: station.desk.why_not(DIRECTOR, call) for act, call in ACTS.items()}
    refused = {act: refusal.code for act, refusal in refusals.items() if refusal is not None}
    assert refused == REFUSED[standing]


@pytest.mark.parametrize(
    ("standing", "act", "runs"),
    [
        ("not started", "start", True), ("not started", "go", False), ("running", "pause", False),
        ("running", "more", True), ("running", "go", True), ("paused", "start", True),
        ("paused", "set", False), ("break", "go", True), ("away", "count", True),
        ("away", "leave out", False), ("away", "start", True),
    ],
)  # fmt: skip
def test_a_clock_runs_afterwards_or_stands(
    station: Station,
    standing: str,
    act: str,
    runs: bool,  # noqa: FBT001 - a column of the table
) -> None:
    STANDINGS[standing](station)
    station.do(ACTS[act])
    assert station.event(EVENT).clock.running is runs
    assert station.event(EVENT).clock.away is None
