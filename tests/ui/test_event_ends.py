"""In the window an event ends as its conditions say, and what that gives is said before."""

from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.desk.call import Call
from tdapp.tournament.plan.prize_plan import PrizeBand, PrizeInKind, PrizePlan
from tdapp.tournament.plan.terms import Cancellation, EndPlaces, EndTerms, RefundTerms
from tests.ui.at_the_till import answer, do, enter, hold, nothing_is_asked
from tests.ui.window_room import WindowRoom

STACKS = ((1, 15_000), (2, 7_500), (3, 7_500))


def perform(room: WindowRoom, *calls: Call) -> None:
    for call in calls:
        room.wait_for(room.console.asking.perform(call))
    room.settle()


def test_after_the_last_level_play_is_ended_and_level_stacks_are_asked_about(
    room: WindowRoom,
) -> None:
    by_stack = EndTerms(after_last_level=True, places=EndPlaces.BY_STACK)
    event = hold(room, ending=by_stack, min_entries=1)
    enter(room, "Ada King", "Bo Lee", "Cy Roe")
    past = len(room.state.conditions.levels)
    perform(room, StartClock(event), PostPrizes(event), GoToLevel(event, past))
    perform(room, ReportStacks(event, STACKS))

    do(room, "End play…")
    assert "Level stacks: entries 2, 3." in answer(room, "3")
    assert "End play in Everything with 3 left?" in answer(room)
    assert room.state.places() == {1: 1, 3: 2, 2: 3}
    assert nothing_is_asked(room)


def test_who_gets_what_of_the_pool_is_said_before_an_event_is_cancelled(room: WindowRoom) -> None:
    by_chips = RefundTerms(cancelled_in_play=Cancellation.BY_CHIPS)
    event = hold(room, refunds=by_chips, min_entries=1)
    enter(room, "Ada King", "Bo Lee", "Cy Roe")
    perform(room, StartClock(event), ReportStacks(event, STACKS))

    do(room, "Cancel event…")
    shares = "entry 1: 150.00, entry 2: 75.00, entry 3: 75.00"
    assert shares in answer(room, "a fire alarm")
    answer(room, "Everything")
    assert room.state.programme.cancelled
    assert room.state.pool == 0


def test_a_window_that_opens_after_the_end_names_the_winner(room: WindowRoom) -> None:
    event = hold(room, min_entries=1)
    enter(room, "Ada King", "Bo Lee")
    perform(room, StartClock(event), PostPrizes(event), Bust(event, 2, declined=True))
    room.restart()
    room.settle()
    assert "Ada King" in room.console.strip.accessibleName()
    assert "Ada King" in room.console.next.said.text


def test_two_who_are_left_with_a_car_to_share_are_put_in_order_by_the_next_step(
    room: WindowRoom,
) -> None:
    bands = (PrizeBand(percent=(600_000, 400_000)),)
    car = PrizePlan(bands, in_kind=(PrizeInKind(1, "a car", 30_000),))
    event = hold(room, prizes=car, min_entries=2, ending=EndTerms(left=2))
    enter(room, "Ada King", "Bo Lee", "Cy Roe", "Di Moe")
    perform(room, PostPrizes(event), *(Bust(event, entry, declined=True) for entry in (1, 2)))
    step = room.console.acts.next
    assert step.words == "End play…"
    assert "a prize cannot be split. Put them in order" in room.console.next.said.text
    room.wait_a_second()
    step.act.trigger()
    room.settle()
    assert answer(room, "4, 3") == (
        "Entries 3, 4 share a prize that cannot be split. Type them, best first."
    )
    answer(room)
    assert room.state.programme.ended == ((4,), (3,))
