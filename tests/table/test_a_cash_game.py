"""The acts at a table need no event: a cash game plays, moves and is ruled at by them."""

import pytest

import resources
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.money import Chips
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import cards
from tdapp.poker.play.acts import Deal, Fold
from tdapp.poker.variants.variant import read_variant
from tdapp.rules.play_rules import read_play_rules
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.floor import table_at
from tdapp.table.geometry.posting import Stakes
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import hand_at
from tdapp.table.hands.beginning import begin
from tdapp.table.hands.entering import act
from tdapp.table.hands.games import game_played
from tdapp.table.hands.results import end_of, result_of
from tdapp.table.rulings.penalising import give_penalty
from tdapp.table.rulings.ruling import About, give_ruling
from tdapp.table.seating import marking
from tdapp.table.seating.dispersing import break_table
from tdapp.table.seating.drawing import draw
from tdapp.table.seating.marking import close_table, open_table
from tdapp.table.seating.moving import arrive, overrule_move
from tests.table.cash_game import BoughtChips, CardRoom

NOW = Instant(0, 0, "boot")
HOLDEM = game_played(
    read_play_rules(resources.read("play", "star.toml")),
    read_variant(resources.read("variants", "holdem.toml")),
    Structure.NO_LIMIT,
)
STAKES = Stakes(Chips(5), Chips(10))


@pytest.fixture
def room() -> CardRoom:
    """Six players at tables 1 and 2."""
    room = CardRoom()
    for number in (1, 2):
        room.tell(open_table(room.game, number, 9))
    room.comes(11, 12, 13, 14, 15, 16)
    room.tell(draw(room.game, "a seed"))
    return room


def test_whoever_sits_there_a_table_is_the_same_value(room: CardRoom) -> None:
    table = table_at(room.game, 1)
    assert table.labels == (1,)
    assert set(table.occupants) == table.occupied
    assert set(table.occupants.values()) == set(room.game.seating.at_table(1))


def test_a_table_breaks_and_its_players_move_to_the_other(room: CardRoom) -> None:
    movers = room.game.seating.at_table(2)
    room.tell(break_table(room.game, 2, "another seed"))
    for one in movers:
        room.tell(arrive(room.game, one))
    assert sorted(room.game.seating.at_table(1)) == [11, 12, 13, 14, 15, 16]
    assert set(room.game.seating.tables) == {1}


def test_a_held_table_lets_nobody_come(room: CardRoom) -> None:
    mover = room.game.seating.at_table(2)[0]
    free = Seat(1, room.game.seating.free_at(1)[0])
    room.tell(marking.hold_table(room.game, 1))
    with pytest.raises(Refusal, match="table_on_hold"):
        overrule_move(room.game, mover, free)
    room.tell(marking.free_table(room.game, 1))
    room.tell(overrule_move(room.game, mover, free))
    room.tell(arrive(room.game, mover))
    assert room.game.seating.seat_of[mover] == free


def test_a_hand_is_followed_and_chips_bought_meanwhile_count_after_it(room: CardRoom) -> None:
    seats = sorted(table_at(room.game, 1).occupied)
    stacks = [(one, 500) for one in room.game.seating.at_table(1)]
    room.tell(begin(room.game, 1, HOLDEM, STAKES, button=seats[0], stacks=stacks, cash=True))
    hand = hand_at(room.game, 1)
    assert not hand.setup.small.tournament
    for player in range(len(hand.entries)):
        room.tell(act(room.game, 1, Deal(player, cards("?? ??"))))
    room.tell([BoughtChips(hand.entries[0], 200)])
    while (actor := hand_at(room.game, 1).round.actor) is not None:
        room.tell(act(room.game, 1, Fold(actor)))
    hand = hand_at(room.game, 1)
    room.tell(end_of(room.game, hand, result_of(hand), hand.entries, (), NOW))
    told = room.game.chips.stacks
    assert sum(told[one].stack for one in hand.entries) == 500 * len(hand.entries) + 200
    assert 1 not in room.game.feature.by_table


def test_rulings_and_penalties_are_given_where_there_are_no_levels(room: CardRoom) -> None:
    about = About(RulingKind.CONDUCT, table=1, entries=(11,))
    room.tell(give_ruling(room.game, StaffId("dee"), about, NOW))
    room.tell(give_penalty(room.game, 11, PenaltyKind.ROUNDS, 1, NOW))
    table = room.game.seating.seat_of[11].table
    assert room.game.rulings.by_number[1].given.level == 0
    assert room.game.penalties.by_number[1].given.due == len(room.game.seating.at_table(table))
    with pytest.raises(Refusal, match="no_such_sitting"):
        give_penalty(room.game, 99, PenaltyKind.WARNING, 0, NOW)


def test_a_table_where_somebody_sits_is_not_closed(room: CardRoom) -> None:
    with pytest.raises(Refusal, match="table_not_empty"):
        close_table(room.game, 1)
