"""A hand of a feature table as it happens, now and then with a step back, to its end or dropped."""

from tdapp.calls.tournament.hand_rulings import RuleInHand
from tdapp.calls.tournament.hands import (
    ActInHand,
    BeginHand,
    DropHand,
    EndHand,
    PlayKillPots,
    SettleChinese,
    StepHandBack,
)
from tdapp.poker.round.state import Phase
from tdapp.poker.rulings.irregularities_carried import CarryOut
from tdapp.table.facts.hands import StackAfter
from tests.desk.playing import Playing
from tests.poker.any_round import acts_from
from tests.poker.any_ruling import any_answer, any_mistake
from tests.tournament.hands.feature_table import game

STEPS, SECOND_THOUGHTS = 40, 3
RULINGS = {5, 12}
TWO = 2


def a_hand(now: Playing) -> None:
    """Somebody follows a hand; what it ends in puts players out."""
    event, seating = now.event, now.state.seating
    tables = {seat.table for seat in seating.entry_at}
    table = now.one_of(one for one in tables if len(seating.at_table(one)) >= TWO)
    stacks = tuple((entry, now.one_of([40, 500])) for entry in seating.at_table(table))
    button = now.one_of(seat.seat for seat in seating.entry_at if seat.table == table)
    least = now.one_of([0, 500])
    now.ask(PlayKillPots(event, table, game("crown"), now.perhaps(), least))
    now.ask(BeginHand(event, table, game("crown"), button=button, stacks=stacks))
    for step in range(STEPS):
        if step == SECOND_THOUGHTS:
            now.ask(StepHandBack(event, table))
        if step in RULINGS:
            _is_ruled_on(now, table)
        if table not in now.state.feature.by_table or not _goes_on(now, table):
            return
    now.ask(DropHand(event, table))


def a_hand_of_chinese(now: Playing) -> None:
    """Two set their hands at a table, and one pays the other, perhaps all he has."""
    event, seating = now.event, now.state.seating
    tables = {seat.table for seat in seating.entry_at if len(seating.at_table(seat.table)) >= TWO}
    if not tables:
        return
    table = now.one_of(tables)
    one, two = sorted(seating.at_table(table))[:TWO]
    lost = now.one_of([100, 500])
    stacks = StackAfter(one, 500, 500 + lost), StackAfter(two, 500, 500 - lost)
    now.ask(SettleChinese(event, table, stacks, declined=now.perhaps()))


def _is_ruled_on(now: Playing, table: int) -> None:
    """Something went wrong, and what some house rules is carried out where it can be."""
    hand = now.state.feature.by_table.get(table)
    if hand is not None:
        player = now.luck.randrange(len(hand.entries))
        answer = any_answer(now.luck, hand.round, player)
        mistake = any_mistake(now.luck, hand.round, player)
        now.ask(RuleInHand(now.event, table, CarryOut(answer, mistake)))


def _goes_on(now: Playing, table: int) -> bool:
    event, round_ = now.event, now.state.feature.by_table[table].round
    if round_.phase is Phase.OVER:
        now.ask(EndHand(event, table, declined=now.perhaps()))
        return False
    return now.ask(ActInHand(event, table, next(acts_from(now.luck, round_))))
