"""The stages of an event side by side: each stands after all that lead to it."""

from tdapp.tournament.plan.stage_plan import StagePlan, columns_of


def test_flights_stand_below_each_other_and_every_later_stage_after_those_that_feed_it() -> None:
    stages = (
        StagePlan("1A", to="Day 2", go_on=2),
        StagePlan("1B", to="Day 2", go_on=2),
        StagePlan("Last chance", to="Final", go_on=1),
        StagePlan("Day 2", to="Final", go_on=9),
        StagePlan("Final"),
    )
    assert columns_of(stages) == ((1, 2, 3), (4,), (5,))
    assert columns_of(()) == ()
