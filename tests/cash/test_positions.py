"""Button and blinds over ten thousand hands in which players come, go, miss, move and come in."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

import pytest

from tdapp.bootstrap import house_named
from tdapp.cash.blinds import coming_in
from tdapp.cash.blinds.coming_hands import coming_hand, present, tell_blinds
from tdapp.cash.cash import FOLDS, Cash
from tdapp.cash.facts.blinds import CameIn
from tdapp.cash.games import opening
from tdapp.cash.stakes import changing_seat, leaving, playing_on, sitting_down
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.state.blinds import OwedBlinds
from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.coming_in_rules import Arrival
from tdapp.table.chips.counting import report_stacks
from tdapp.table.geometry.button import Basis, NextHand
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating import marking
from tests.cash.room import person, sign

HOUSES = ("star", "crown", "tasmania", "adelaide", "open")
SEATS, BIG, SMALL = 9, 500, 200
MISSED_BOTH = {
    **dict.fromkeys(("star", "crown", "adelaide"), (BIG, SMALL)),
    "tasmania": (BIG, 0),
}
"""STAR 8.8.3, CROWN 8.9.3, TAS C19.10, ADELAIDE 67a: live, and dead in the pot."""


@dataclass
class Table:
    """Table 1 of a room in memory, table 2 beside it.

    `paid` is who had the big blind since each player.
    """

    house: str
    chance: Random
    state: Cash = field(default_factory=Cash)
    minutes: int = 0
    paid: dict[int, set[int]] = field(default_factory=dict)
    done: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.rules = house_named(self.house)
        self.add(opening.open_room(self.state, self.rules))
        for table in (1, 2):
            self.add(opening.open_game(self.state, self.rules, table, SEATS, sign()))
        for number in (1, 2, 4, 5, 7, 8):
            self.sit(Seat(1, number))
        self.tell(NextHand(Basis.BLINDS, 1, 2, 4))

    @property
    def now(self) -> Instant:
        """The minute it is."""
        return Instant(self.minutes * MINUTE_US, self.minutes * MINUTE_US, "")

    def add(self, events: Sequence[Event]) -> None:
        """What was decided, happens."""
        for event in events:
            self.state = FOLDS.apply(self.state, event)

    def sit(self, seat: Seat) -> None:
        """Somebody who was never here sits down."""
        who, cash = person(self.state.sittings.last + 1), self.rules.play.cash
        self.add(sitting_down.sit_down(self.state, cash, who, seat, BuyIn(20_000), self.now))

    def seat(self, sitting: int) -> int:
        """The seat of a player at table 1."""
        return self.state.seating.seat_of[sitting].seat

    def sits(self, sitting: int) -> Seat | None:
        """Where a player sits now, if at all."""
        return self.state.seating.seat_of.get(sitting)

    def tell(self, hand: NextHand) -> None:
        """A hand is dealt."""
        places = ButtonPosition(hand.button, hand.small_blind, hand.big_blind)
        self.add(tell_blinds(self.state, 1, places))

    def stir(self) -> None:
        """One thing happens to a player, if it may."""
        self.minutes += 1
        name = self.chance.choice([*STIRS])
        players = self.state.seating.at_table(1)
        free = self.state.seating.free_at(1) or [1]
        before = self.state
        try:
            self.add(STIRS[name](self, self.chance.choice(players), self.chance.choice(free)))
        except Refusal:
            return
        self.done[name] += self.state is not before


def go_away(it: Table, one: int, _: int) -> list[Event]:
    return marking.away(it.state, one, it.now.utc_us)


def come_back(it: Table, one: int, _: int) -> list[Event]:
    return marking.back(it.state, one)


def come_in(it: Table, one: int, _: int) -> list[Event]:
    """What is asked of who was away is what his house asks for the blinds that went by."""
    owed, told = it.state.blinds.owed.get(one), coming_in.come_in(it.state, it.rules.play.cash, one)
    came = told[0]
    both = owed is not None and owed.why is Arrival.RETURNED and owed.small and owed.big
    if both and it.house in MISSED_BOTH and coming_hand(it.state, 1).big_blind != it.seat(one):
        assert isinstance(came, CameIn)
        assert (came.live, came.dead) == MISSED_BOTH[it.house]
        it.done["asked for both"] += 1
    return told


def wait(it: Table, one: int, _: int) -> list[Event]:
    return coming_in.await_blind(it.state, it.rules.play.cash, one)


def sit_out(it: Table, one: int, _: int) -> list[Event]:
    return coming_in.deal_out(it.state, one)


def leave(it: Table, one: int, _: int) -> list[Event]:
    if len(it.state.seating.at_table(1)) <= 3:
        return []
    return leaving.get_up(it.state, one, 0, it.now)


def arrive(it: Table, _: int, seat: int) -> list[Event]:
    it.sit(Seat(1, seat))
    return []


def change_seat(it: Table, one: int, seat: int) -> list[Event]:
    return changing_seat.change_seat(
        it.state, it.rules.play.cash, one, Seat(1, seat), 20_000, out_of_turn=True
    )


def from_table_2(it: Table, _: int, seat: int) -> list[Event]:
    """As directed, or of his own wish."""
    if not it.state.seating.at_table(2):
        it.sit(Seat(2, 1))
    one, directed = it.state.seating.at_table(2)[0], it.chance.random() < 0.5
    return changing_seat.change_seat(
        it.state, it.rules.play.cash, one, Seat(1, seat), 20_000, directed=directed,
        out_of_turn=True,
    )  # fmt: skip


def lose_all(it: Table, one: int, _: int) -> list[Event]:
    return report_stacks(it.state, [(one, 0)], it.now) if it.chance.random() < 0.3 else []


def buy_more(it: Table, one: int, _: int) -> list[Event]:
    return playing_on.add_to_stake(it.state, it.rules.play.cash, one, 0, BuyIn(20_000), it.now)


STIRS: dict[str, Callable[[Table, int, int], list[Event]]] = {
    one.__name__: one
    for one in (
        *(go_away, come_back, come_in, wait, sit_out, leave, arrive),
        *(change_seat, from_table_2, lose_all, buy_more),
    )
}


def places_follow_the_last_hand(it: Table, hand: NextHand, dealt: set[int], before: int) -> None:
    """The big blind goes to the next who plays, the small one where it was, the button behind it.

    So the small blind is dead where nobody plays there, and the button too; of two the button
    posts the small blind, and nobody has the big one twice.
    """
    last, big = it.state.buttons.at(1).position, it.state.buttons.at(1).position.big_blind or 0
    assert hand.big_blind == min(dealt, key=lambda seat: (seat - big - 1) % SEATS)
    if len(dealt) == 2:
        assert hand.button == hand.small_blind != hand.big_blind
        assert {hand.button, hand.big_blind} == dealt
    elif before > 2:
        assert hand.small_blind == last.big_blind
        assert hand.dead_small_blind == (hand.small_blind not in dealt)
        places = ButtonPosition(last.small_blind, hand.small_blind, hand.big_blind)
        assert hand.button == last.small_blind or not places.in_order
    it.done["heads up"] += len(dealt) == 2
    it.done["dead small blind"] += hand.dead_small_blind
    it.done["dead button"] += hand.dead_button


def blinds_are_missed_once(it: Table, before: Cash, hand: NextHand) -> None:
    """Who is passed owes each blind that went by once more; who is dealt in owes none."""
    last = before.buttons.at(1).position.big_blind or 0
    for one in before.seating.at_table(1):
        seat, was = it.seat(one), before.blinds.owed.get(one, OwedBlinds())
        now = it.state.blinds.owed.get(one, OwedBlinds())
        over = 0 < (seat - last) % SEATS < ((hand.big_blind or 0) - last) % SEATS
        if seat == hand.big_blind:
            assert one not in it.state.blinds.owed
        elif one in before.blinds.owed or one not in present(before, 1).values():
            assert now.big == was.big + over
            assert now.small - was.small in {0, 1}
            it.done["missed"] += over
        else:
            assert one not in it.state.blinds.owed
            assert not over


def nobody_pays_twice_before_another(it: Table, big: int) -> None:
    """Since the big blind was another's who is dealt in still, it was not his before."""
    dealt = {one for one in present(it.state, 1).values() if one not in it.state.blinds.owed}
    for one in [*it.paid]:
        if one not in dealt:
            del it.paid[one]
    for one in dealt - {big}:
        assert big not in it.paid.setdefault(one, set())
        it.paid[one].add(big)
    it.paid[big] = set()


def forget_who_moved(it: Table, movers: Sequence[int]) -> None:
    """Another seat has another turn; what that costs is asked by the rules on moving."""
    for one in movers:
        it.paid.pop(one, None)
        for others in it.paid.values():
            others.discard(one)


def played(house: str, hands: int) -> Table:
    """So many hands at a table of a house."""
    it, last = Table(house, Random(f"{house} {hands}")), 6
    while hands:
        sat = it.state.seating.seat_of
        for _ in range(it.chance.randrange(4)):
            it.stir()
        forget_who_moved(it, [one for one, seat in sat.items() if it.sits(one) not in {None, seat}])
        try:
            hand = coming_hand(it.state, 1)
        except Refusal:
            continue
        before, here = it.state, present(it.state, 1)
        dealt = here.keys() - hand.sits_out
        places_follow_the_last_hand(it, hand, dealt, last)
        it.tell(hand)
        blinds_are_missed_once(it, before, hand)
        nobody_pays_twice_before_another(it, here[hand.big_blind or 0])
        last, hands = len(dealt), hands - 1
    return it


@pytest.mark.parametrize("hands", [80, pytest.param(2_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("house", HOUSES)
def test_nobody_misses_a_blind_unasked_or_pays_one_twice(house: str, hands: int) -> None:
    """Two thousand hands a house in the long run, whatever happens in between."""
    done = played(house, hands).done
    assert [one for one in STIRS if not done[one]] == [] or hands < 1_000
    assert hands < 1_000 or min(done[one] for one in ("heads up", "missed", "dead button")) > 9
