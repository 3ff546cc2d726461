"""A feature table of an evening: a hand begun there and entered step by step."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

import resources
from tdapp.core.event import Event
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import cards
from tdapp.poker.play.acts import AnyAct, Deal, DealBoard, Show
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Variant, read_variant
from tdapp.rules.play_rules import PlayRules, read_play_rules
from tdapp.rules.rulebook import read_rulebook
from tdapp.table.chips.counting import Stack
from tdapp.table.geometry.table import clockwise
from tdapp.table.hands.entering import act, step_back
from tdapp.table.hands.games import GamePlayed, game_played
from tdapp.tournament.hands.beginning import begin
from tdapp.tournament.hands.ending import end
from tdapp.tournament.plan.conditions import Conditions
from tests.tournament.evening import SMALL, Evening

BOARD = ("2c 7d 9h", "Ts", "3c")


@cache
def variant(name: str) -> Variant:
    """A game by its id."""
    return read_variant(resources.read("variants", f"{name}.toml"))


@cache
def play_rules(house: str = "star") -> PlayRules:
    """A house's rules of play."""
    return read_play_rules(resources.read("play", f"{house}.toml"))


@cache
def game(
    house: str = "star", name: str = "holdem", structure: Structure = Structure.NO_LIMIT
) -> GamePlayed:
    """A game of a house."""
    return game_played(play_rules(house), variant(name), structure)


@cache
def without_rebuys(house: str = "star") -> Conditions:
    """A small event of a house, in which who has no chips is out."""
    rules = read_rulebook(resources.read("rulebooks", f"{house}.toml")).tournament
    return replace(SMALL, rebuy=None, house=house.upper(), rules=rules)


class FeatureTable:
    """Table 1, so many players in the seats from 1 on, the clock running."""

    def __init__(self, players: int = 3, conditions: Conditions | None = None) -> None:
        self.evening = Evening(conditions or without_rebuys(), tables=1)
        self.evening.enter(players)
        self.evening.seat()
        self.evening.start()

    @property
    def round(self) -> Round:
        """The round as it stands."""
        return self.evening.state.feature.by_table[1].round

    @property
    def entries(self) -> tuple[int, ...]:
        """Who is dealt in, from the left of the button."""
        return self.evening.state.feature.by_table[1].entries

    def seats(self) -> list[int]:
        """The seats that are taken, in order."""
        seating = self.evening.state.seating
        return sorted(seating.seat_of[it].seat for it in seating.at_table(1))

    def order(self, button: int) -> list[int]:
        """The entries from the left of a button on."""
        at = {seat.seat: it for it, seat in self.evening.state.seating.seat_of.items()}
        return [at[seat] for seat in clockwise(self.seats(), button)]

    def begin(
        self, stacks: Sequence[int] = (), button: int | None = None, house: str = "star"
    ) -> None:
        """Begin a hand; `stacks` from the left of a button that is typed."""
        typed: Sequence[Stack] = ()
        if stacks:
            button = self.seats()[-1] if button is None else button
            typed = list(zip(self.order(button), stacks, strict=True))
        state, now = self.evening.state, self.evening.now
        self.evening.tell(begin(state, 1, game(house), now, button=button, stacks=typed))

    def does(self, *acts: AnyAct) -> None:
        """Enter these acts."""
        for one in acts:
            self.evening.tell(act(self.evening.state, 1, one))

    def back(self) -> None:
        """Take a step back."""
        self.evening.tell(step_back(self.evening.state, 1))

    def end(self) -> Sequence[Event]:
        """End the hand."""
        return self.evening.tell(end(self.evening.state, 1, self.evening.now))

    def deal_unseen(self) -> None:
        """Two cards to each that nobody sees."""
        self.does(*[Deal(it, cards("?? ??")) for it in range(len(self.entries))])

    def run_out(self) -> None:
        """The whole board, nobody betting any more."""
        self.does(*[DealBoard(cards(text)) for text in BOARD])

    def show_all(self, hands: Sequence[str]) -> None:
        """Everybody who must shows these cards, by player."""
        while self.round.phase is Phase.SHOWDOWN:
            player = self.round.turn[0]
            self.does(Show(player, cards(hands[player])))
