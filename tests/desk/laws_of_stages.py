"""What must hold of the stages of an event: who goes on, with whose chips."""

from tdapp.tournament.plan.stage_plan import ChipsAfter, feeding, is_entered
from tdapp.tournament.stages.bagging import chips_bagged, is_known
from tdapp.tournament.stages.seen import bags_of, progress_of, seen_from
from tdapp.tournament.tournament import Tournament


def stages_add_up(whole: Tournament) -> None:
    """Nobody is in two of them at once, and what went into bags is played on with."""
    for number in whole.stages.by_number:
        seen = seen_from(whole, number)
        if progress_of(seen).ended:
            assert set(seen.in_play()) <= set(bags_of(seen)) or is_known(seen)
            assert not seen.seating.tables
            assert not seen.clock.running
        if progress_of(seen).closed and not is_entered(whole.stages.plans, number):
            _all_came(whole, seen)
    sold = [set(one.entries.by_number) for one in _entered(whole)]
    assert sum(map(len, sold)) == len(set().union(*sold))
    assert not whole.stages.plans or set().union(*sold) == set(whole.entries.by_number)


def _entered(whole: Tournament) -> list[Tournament]:
    plans = whole.stages.plans
    every = range(1, len(plans) + 1)
    return [seen_from(whole, number) for number in every if is_entered(plans, number)]


def _all_came(whole: Tournament, seen: Tournament) -> None:
    """Who went through is here, with the chips of the bags."""
    before = [seen_from(whole, one) for one in feeding(whole.stages.plans, seen.stage)]
    through = {entry for one in before for entry in one.in_play()}
    assert set(seen.entries.by_number) == through
    plans = [whole.stages.plans[one.stage - 1] for one in before]
    if all(one.chips_after is ChipsAfter.BAGGED for one in plans):
        brought = sum(map(chips_bagged, before))
        assert seen.entries.chips == brought
