"""The feature tables of the evening: hands followed step by step, rulings in them, kill pots."""

from tdapp.bootstrap import game_for, house_named, irregularities
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
from tdapp.calls.tournament.sales import Rebuy
from tdapp.core.ids import StreamId
from tdapp.poker.cards import cards
from tdapp.poker.play.acts import (
    AnyAct,
    CheckOrCall,
    Deal,
    DealBoard,
    DealUnseen,
    Fold,
    RaiseTo,
    Show,
)
from tdapp.poker.rulings.irregularities import Mistake, rule_on
from tdapp.poker.rulings.irregularities_carried import CarryOut, RuledToBe
from tdapp.rules.irregularities.situations import Situation
from tdapp.table.facts.hands import StackAfter
from tests.same_record.evening.beginning import announce, enter, seat, tables
from tests.same_record.workplace import Workplace

BOARD = ("2c 7d 9h", "Ts", "3c")


def hands(place: Workplace) -> None:
    """Four players each at three tables: hold'em, kill pots, and Chinese poker."""
    event = announce(place, "hands", "star")
    enter(place, event, range(101, 113))
    tables(place, event, (31, 32, 33))
    for number in range(3):
        seat(place, event, 31 + number, range(4 * number + 1, 4 * number + 5))
    _followed(place, event)
    _killed(place, event)
    _chinese(place, event)


def _does(place: Workplace, event: StreamId, table: int, *acts: AnyAct) -> None:
    for one in acts:
        place.do(ActInHand(event, table, one))


def _followed(place: Workplace, event: StreamId) -> None:
    stacks = tuple((entry, 500) for entry in range(1, 5))
    place.do(BeginHand(event, 31, game_for(house_named("star"), ""), button=4, stacks=stacks))
    _does(place, event, 31, *[Deal(it, cards("?? ??")) for it in range(4)])
    _does(place, event, 31, Fold(2), CheckOrCall(3))
    place.do(StepHandBack(event, 31))
    _does(
        place, event, 31, CheckOrCall(3), CheckOrCall(0), CheckOrCall(1), DealBoard(cards(BOARD[0]))
    )
    early = rule_on(irregularities("star"), Situation.TURN_EARLY, {})
    ruled = CarryOut(early, Mistake(cards=cards("Jc")))
    place.do(RuleInHand(event, 31, ruled), "dealt before the bets were in")
    place.do(Rebuy(event, 3, 0, 1))
    to_be = RuledToBe("7.1", (RaiseTo(0, 450),))
    place.do(RuleInHand(event, 31, to_be), "the chips were over the line")
    _does(place, event, 31, CheckOrCall(1), Fold(3), DealBoard(cards("4d")), DealBoard(cards("Jc")))
    _does(place, event, 31, Show(0, cards("Kh Kd")), Show(1, cards("Ah Ad")))
    place.do(EndHand(event, 31))
    place.do(BeginHand(event, 31, game_for(house_named("star"), "")))
    place.do(DropHand(event, 31))
    place.do(BeginHand(event, 31, game_for(house_named("star"), "")))
    _does(place, event, 31, DealUnseen())


def _killed(place: Workplace, event: StreamId) -> None:
    game, stacks = game_for(house_named("crown"), ""), tuple((entry, 500) for entry in range(5, 9))
    place.do(PlayKillPots(event, 32, game))
    place.do(BeginHand(event, 32, game, button=4, stacks=stacks))
    _does(place, event, 32, DealUnseen(), Fold(2), Fold(3), Fold(0))
    place.do(EndHand(event, 32))


def _chinese(place: Workplace, event: StreamId) -> None:
    after = ((9, 500, 700), (10, 500, 500), (11, 500, 500), (12, 500, 300))
    place.do(SettleChinese(event, 33, tuple(StackAfter(*one) for one in after)))
