"""Short stories of the floor: rare acts, with what must come before them.

Whatever has happened before, each act is only asked for; a story ends where it has nobody left.
"""

from tdapp.calls.across.moves import Arrive, ArriveAll
from tdapp.calls.tournament.attendance import SweepNoShows, TellAllHere
from tdapp.calls.tournament.clock import GiveTimeTokens, SetShotClock, UseTimeToken
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.hand_for_hand import (
    AnnounceRound,
    BeginHandForHand,
    DealNextHand,
    EliminateLowest,
    EndHandForHand,
    EndRound,
    ReportTable,
)
from tdapp.calls.tournament.moves import (
    BreakOutOfTurn,
    FreeTable,
    HoldTable,
    OrderMove,
    OverruleMove,
    RecallBreak,
    RecallMove,
)
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.rulings import (
    ClosePenalty,
    CountHand,
    GiveOtherPenalty,
    GiveRuling,
    ReviewRuling,
    ServePenalty,
    TellOfComplaint,
)
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import GiveSeat
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.facts.chips import Lot
from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.tournament.facts.hand_for_hand import RoundKind
from tdapp.tournament.tables.suggesting import moves_due
from tests.desk.any_call import PERSONS
from tests.desk.playing import MANAGER, Playing

AWAY = (PenaltyKind.MINUTES, PenaltyKind.ROUNDS)


def an_empty_seat(now: Playing) -> None:
    """All of a table are there but one; after a while the seat is cleared."""
    event, seat = now.event, now.one_of(now.state.seating.entry_at)
    entry = now.state.seating.entry_at[seat]
    now.ask(TellAllHere(event, seat.table, (seat.seat,)))
    now.ask(StartClock(event))
    now.let_pass(now.one_of([1, 4]))
    now.ask(SweepNoShows(event, (entry,), good_reason=now.perhaps()))


def a_dispute(now: Playing) -> None:
    """A table is on hold; what happens there is pending until the ruling."""
    event, seating = now.event, now.state.seating
    table = now.one_of({seat.table for seat in seating.entry_at})
    gone = tuple(seating.at_table(table)[:2])
    now.ask(HoldTable(event, table))
    for entry in gone:
        now.ask(Bust(event, entry, declined=now.perhaps()))
    now.ask(GiveRuling(event, About(now.one_of(RulingKind), table)))
    number = now.one_of(now.state.rulings.by_number)
    now.ask(ReviewRuling(event, number, upheld=now.perhaps()), MANAGER)
    now.ask(TellOfComplaint(event, number))
    now.ask(FreeTable(event, table, gone[: now.one_of([0, 1])]))


def a_bubble(now: Playing) -> None:
    """The field is closed and plays hand-for-hand; somebody goes out in the first hand."""
    event = now.event
    now.ask(PostPrizes(event))
    now.ask(PauseClock(event))
    now.ask(BeginHandForHand(event, until=1))
    now.thin_out(1)
    for _ in range(2):
        for table in now.state.hand_for_hand.tables:
            now.ask(ReportTable(event, table))
        now.ask(DealNextHand(event, before_break=True))
    now.ask(EndHandForHand(event))


def special_rounds(now: Playing) -> None:
    """A bonus goes to a winner, and after an elimination round the lowest of all stacks is out."""
    event, table = now.event, now.one_of(now.state.seating.tables)
    sitting = now.state.seating.at_table(table)
    added = (Lot(now.state.denominations[-1] if now.state.denominations else 100, 2),)
    now.ask(AnnounceRound(event, RoundKind.BONUS, (table,), added, before_cards=True))
    now.ask(EndRound(event, table, now.one_of(sitting)))
    now.ask(AnnounceRound(event, RoundKind.ELIMINATION, (table,), before_cards=True))
    with_chips = filter(now.state.has_chips, sitting)
    stacks = tuple((entry, 500 + rank) for rank, entry in enumerate(with_chips))
    now.ask(EliminateLowest(event, table, stacks))
    now.ask(EndRound(event, table))


def a_shot_clock(now: Playing) -> None:
    """Everybody has some seconds to act and tokens for more, until the clock is turned off."""
    event = now.event
    now.ask(SetShotClock(event, 30, noticed=True))
    now.ask(GiveTimeTokens(event, 2))
    now.ask(UseTimeToken(event, now.one_of(now.state.seating.seat_of)))
    now.ask(SetShotClock(event, 0))


def a_penalty(now: Playing) -> None:
    """Some rounds or minutes away from the table, served at once or in part."""
    event, entry = now.event, now.one_of(now.state.seating.seat_of)
    now.ask(GiveOtherPenalty(event, entry, now.one_of(AWAY), 2))
    penalty = now.one_of(now.state.penalties.open)
    now.ask(ServePenalty(event, penalty, now.one_of([None, 1])))


def a_penalty_over(now: Playing) -> None:
    """A hand and two minutes away from the table, which count down by themselves."""
    event, entry = now.event, now.one_of(now.state.seating.seat_of)
    for kind in (PenaltyKind.HANDS, PenaltyKind.MINUTES):
        now.ask(GiveOtherPenalty(event, entry, kind, 1))
    now.ask(CountHand(event, now.state.seating.seat_of[entry].table))
    now.let_pass(2)
    now.station.tick()
    for number in now.state.penalties.over:
        now.ask(ClosePenalty(event, number))


def a_move(now: Playing) -> None:
    """A player is sent to another table, or all of a table are; they arrive or are called back."""
    event, state = now.event, now.state
    due = [move.from_table for move in moves_due(state).moves]
    match now.one_of(["a player", "a table"] + ["who is due"] * 2 * bool(due)):
        case "who is due":
            now.ask(OrderMove(event, due[0]))
        case "a player":
            entry, to = now.one_of(state.seating.seat_of), now.one_of(state.seating.free())
            now.ask(OverruleMove(event, entry, to))
        case _:
            now.ask(BreakOutOfTurn(event, now.one_of(state.seating.tables)))
    for slip, move in list(now.state.seating.moves.items()):
        if slip in now.state.seating.moves:
            _on_the_way(now, slip, move)


def _on_the_way(now: Playing, slip: int, move: MoveOrdered) -> None:
    match now.one_of(["arrives", "is carried", "is called back", "all are", "all arrive"]):
        case "all arrive":
            now.ask(ArriveAll(now.event, now.house_id, move.from_table))
        case "is called back":
            now.ask(RecallMove(now.event, slip))
        case "all are":
            now.ask(RecallBreak(now.event, move.from_table))
        case how if move.entry is not None:
            now.ask(Arrive(now.event, now.house_id, move.entry, carried=how == "is carried"))


def a_ballot(now: Playing) -> None:
    """Somebody comes in, or back in, and draws a card for the seat."""
    event = now.event
    if now.perhaps():
        now.ask(Reinstate(event, now.one_of(now.state.exits.by_entry)))
    newcomers = [one for one in PERSONS if one not in now.state.entries.by_person]
    now.ask(Register(event, now.one_of(newcomers)))
    entry = now.one_of(now.state.seating.unseated)
    now.ask(GiveSeat(event, entry, now.one_of(now.state.seating.free()), "card"))
