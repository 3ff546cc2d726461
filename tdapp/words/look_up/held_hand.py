"""The hand of a feature table that a question is about, and what it answers by itself."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.poker.round.state import Phase, Round, limit_now
from tdapp.table.state.hands import HandInPlay
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import Ask, EnquiryAnswer, Next

NameOf = Callable[[PersonId], str]


@dataclass(frozen=True, slots=True)
class HeldHand:
    """A hand that is followed, with the round as it stands."""

    state: Tournament
    hand: HandInPlay
    round: Round
    name_of: NameOf
    voice: Voice

    @property
    def prices(self) -> tuple[int, ...]:
        """The bets that stood one after the other in the betting that is on."""
        street = self.round.street
        rounds = (one for one in self.hand.rounds if one.phase is Phase.BET)
        return tuple(dict.fromkeys(one.betting.price for one in rounds if one.street == street))

    def was_full(self, faced: int, to: int) -> bool | None:
        """Whether a wager to so many chips was a full bet or raise over the bet that it faced.

        None where that bet was not one of the betting that is on.
        """
        street = self.round.street
        for one in self.hand.rounds:
            betting = one.betting
            if one.phase is Phase.BET and one.street == street and betting.price == faced:
                return to - faced >= max(betting.step, limit_now(one).least)
        return None

    def who(self, player: int) -> str:
        """A player by the seat."""
        seat = self.state.seating.seat_of.get(self.hand.entries[player])
        return self.voice.text("rulings", "Seat {seat}", seat=seat.seat if seat else player + 1)

    def ask_who(
        self, words: str, players: Iterable[int], leads: Callable[[int], Next], first: int | None
    ) -> Ask:
        """Ask for one of the players, by number of the seat; `first` is the likeliest."""
        order = sorted(players, key=lambda it: (it != first, self._number(it)))
        ways = [
            EnquiryAnswer(self.who(it), lambda it=it: leads(it), self._note(it))  # type: ignore[misc]
            for it in order
        ]
        return Ask(words, self.voice.text("rulings", "Number of the seat"), tuple(ways))

    def _number(self, player: int) -> int:
        seat = self.state.seating.seat_of.get(self.hand.entries[player])
        return seat.seat if seat else 0

    def _note(self, player: int) -> str:
        name = self.name_of(self.state.entry(self.hand.entries[player]).person)
        if player == self.round.actor:
            return self.voice.text("rulings", "{name}, to act", name=name)
        said = (
            name
            if player in self.round.live
            else self.voice.text("rulings", "{name}, not in the hand")
        )
        return said.format(name=name)


def held_hand(
    state: Tournament, table: int | None, name_of: NameOf, voice: Voice
) -> HeldHand | None:
    """The hand of a table, or the only one that is followed; None where it is neither."""
    hands = state.feature.by_table
    hand = None if table is None else hands.get(table)
    if hand is None and len(hands) == 1:
        hand = next(iter(hands.values()))
    if hand is None:
        return None
    try:
        return HeldHand(state, hand, hand.round, name_of, voice)
    except Refusal:
        return None
