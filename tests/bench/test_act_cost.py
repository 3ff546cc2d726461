"""What `tdapp bench tournament` measures: every kind of act, on an event as large as was asked."""

from tdapp.bench.act_cost import SHORT, busts_with_suggestion, measured, seated, thinned
from tdapp.bench.open_event import SEATS, conditions

ENTRIES = 200


def test_every_kind_of_act_is_measured_on_a_full_event() -> None:
    state = seated(conditions(), ENTRIES)
    assert (state.entries.count, len(state.seating.seat_of)) == (ENTRIES, ENTRIES)
    kinds = dict(measured(state))
    assert list(kinds) == [
        "register",
        "late_entry",
        "rebuy",
        "bust",
        "withdraw",
        "move",
        "break",
        "pay",
        "bag",
    ]
    assert all(seconds and min(seconds) > 0 for seconds in kinds.values())


def test_a_bust_that_calls_for_a_move_is_measured_with_its_suggestion() -> None:
    assert min(busts_with_suggestion(seated(conditions(), ENTRIES))) > 0


def test_thinning_leaves_one_empty_seat_at_so_many_tables() -> None:
    thin = thinned(seated(conditions(), ENTRIES), SHORT)
    short = [players for players in thin.seating.at_tables().values() if players < SEATS]
    assert short == [SEATS - 1] * SHORT
