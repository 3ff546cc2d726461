"""A hand of a feature table as it happens, now and then with a step back, to its end or dropped."""

from tdapp.desk.feature_calls import ActInHand, BeginHand, DropHand, EndHand, StepHandBack
from tdapp.poker.round.state import Phase
from tests.desk.playing import Playing
from tests.poker.any_round import acts_from
from tests.tournament.feature_table import game

STEPS, SECOND_THOUGHTS = 40, 3
TWO = 2


def a_hand(now: Playing) -> None:
    """Somebody follows a hand; what it ends in puts players out."""
    event, seating = now.event, now.state.seating
    tables = {seat.table for seat in seating.entry_at}
    table = now.one_of(one for one in tables if len(seating.at_table(one)) >= TWO)
    stacks = tuple((entry, now.one_of([40, 500])) for entry in seating.at_table(table))
    button = now.one_of(seat.seat for seat in seating.entry_at if seat.table == table)
    now.ask(BeginHand(event, table, game(), button=button, stacks=stacks))
    for step in range(STEPS):
        if step == SECOND_THOUGHTS:
            now.ask(StepHandBack(event, table))
        if table not in now.state.feature.by_table or not _goes_on(now, table):
            return
    now.ask(DropHand(event, table))


def _goes_on(now: Playing, table: int) -> bool:
    event, round_ = now.event, now.state.feature.by_table[table].round
    if round_.phase is Phase.OVER:
        now.ask(EndHand(event, table, declined=now.perhaps()))
        return False
    return now.ask(ActInHand(event, table, next(acts_from(now.luck, round_))))
