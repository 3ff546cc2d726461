"""One law says when play is over: the clock stands by it, and the event can end by it."""

import hypothesis.strategies as st
from hypothesis import given
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.tournament.clock.timing import add_time, go_to_level, start_clock
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.sales.refunding import void_entry, void_in_play
from tests.rules.houses import BOOKS
from tests.tournament.evening import SMALL, Evening, refused, seated

GONE = st.sampled_from(["busted", "left", "void", "void in play"])
CLOSES = st.sampled_from(["posted", "by the clock", "not at all"])


def gone(evening: Evening, entry: int, how: str) -> None:
    """A player goes; an entry that was not handed over yet can only be made void as that."""
    match how:
        case "busted":
            evening.bust(entry)
        case "left":
            evening.tell(leave(evening.state, entry, Departure.WITHDRAWN, 0, evening.now))
        case _ if evening.state.clock.started:
            evening.tell(void_in_play(evening.state, entry))
        case _:
            evening.tell(void_entry(evening.state, entry))


def why_not(evening: Evening, act: object, *args: object) -> str | None:
    try:
        act(evening.state, *args)  # type: ignore[operator]
    except Refusal as refusal:
        return refusal.code
    return None


@given(
    house=st.sampled_from(sorted(BOOKS)),
    ways=st.lists(GONE, min_size=1, max_size=5),
    stay=st.integers(0, 1),
    closes=CLOSES,
    started=st.booleans(),
)
def test_the_clock_stands_exactly_where_the_event_can_end(
    house: str, ways: list[str], stay: int, closes: str, *, started: bool
) -> None:
    """However the others went, and however entry closed; who is alone can win."""
    rules = rulebook(BOOKS[house]).tournament
    evening = seated(len(ways) + stay + 1, replace(SMALL, house=house, rules=rules))
    if started or closes == "by the clock" or not set(ways) <= {"void", "void in play"}:
        evening.start()
    for entry, how in enumerate(ways, 1):
        gone(evening, entry, how)
    if closes == "by the clock":
        evening.pass_us(60 * MINUTE_US)
    if evening.state.clock.running:
        evening.pause()
    if closes == "posted":
        evening.close()

    now, state = evening.now, evening.state
    over = is_decided(state, now)
    assert over == (closes != "not at all" and not stay)
    for act, args in ((start_clock, ()), (add_time, (MINUTE_US,)), (go_to_level, (1,))):
        assert (why_not(evening, act, *args, now) == "event_decided") == over
    assert (why_not(evening, finish, now) != "still_in_play") == over
    beaten = bool(state.exits.by_entry)
    assert (why_not(evening, cancel_event, now) == "event_decided") == (over and beaten)


def test_who_is_alone_because_nobody_else_came_can_be_paid_back() -> None:
    """An event of one entry is cancelled as any other that too few have entered."""
    evening = seated(1)
    evening.start()
    evening.pass_us(60 * MINUTE_US)
    assert refused(evening, add_time, MINUTE_US, evening.now).code == "event_decided"
    assert cancel_event(evening.state, evening.now)
