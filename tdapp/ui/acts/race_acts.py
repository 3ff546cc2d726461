"""The race in the window: odd chips of a table, and the cards that lie for them or are drawn."""

from tdapp.calls.tournament.chips import RaceChips, SeatCards
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.table.chips.moving import must_be_a_chip, must_be_larger
from tdapp.table.chips.race import Holding, Race, decide
from tdapp.table.facts.chips import Lot
from tdapp.tournament.chips import Exchange, likely_exchange, race_of
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.chips_reading import read_cards, read_exchange, read_holdings
from tdapp.ui.acts.chips_words import cards_words
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.look.figures import whole

Cards = tuple[SeatCards, ...]
UNLISTED: Exchange = (25, 100)
"""What an act is tried with where no chips are listed."""


class RaceActs(OnFloor):
    """The race of the chosen table; what is due stands in the field already."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.race = self._act(self._race_words, "Ctrl+B, Q", self._one_seat, self._ask_exchange)

    @property
    def all(self) -> tuple[Act, ...]:
        """The one there is."""
        return (self.race,)

    def _race_words(self) -> str:
        table = self._choice.table
        return self.tr("Race at {table}…").format(table="" if table is None else table)

    def _one_seat(self, event: StreamId) -> Call:
        """A race of one player, to see whether one can be held."""
        table = self._choice.the_table()
        seats = self._state.seating.seat_of
        sitting = self._state.seating.at_table(table)[:1]
        held = tuple(Holding(seats[entry].seat, 1) for entry in sitting)
        return RaceChips(event, table, *(likely_exchange(self._state) or UNLISTED), held)

    def _ask_exchange(self) -> None:
        table, likely = self._choice.the_table(), likely_exchange(self._state)
        text = self.tr("Which chips become which at table {table}?").format(table=table)
        choices = () if likely is None else ("{} {}".format(*likely),)

        def read(typed: str) -> Exchange:
            old, new = read_exchange(typed)
            must_be_larger(old, [Lot(new, 1)])
            for chip in (old, new):
                must_be_a_chip(self._state, chip)
            return old, new

        def go_on(exchange: Exchange) -> None:
            self._ask_holdings(table, exchange)

        self._ask_for(text, self.tr("Two kinds, like 25 100"), choices, read, go_on)

    def _ask_holdings(self, table: int, exchange: Exchange) -> None:
        text = self.tr("How many chips of {chip} has each seat at table {table}?")

        def read(typed: str) -> Race:
            return race_of(self._state, table, *exchange, read_holdings(typed))

        def go_on(race: Race) -> None:
            if race.odd:
                self._ask_cards(table, race)
            else:
                self._race(table, race, ())

        said = text.format(chip=whole(exchange[0]), table=table)
        hint = self.tr("Like 1: 3 4: 7!, with ! who has no other chips")
        self._ask_for(said, hint, (), read, go_on)

    def _ask_cards(self, table: int, race: Race) -> None:
        draw = self.tr("draw here")
        text = self.tr("Cards for odd chips, {cards}: are they drawn here, or which lie there?")

        def read(typed: str) -> Cards:
            if typed.casefold() == draw.casefold():
                return ()
            cards = read_cards(typed)
            decide(race, dict(cards))
            return cards

        def go_on(cards: Cards) -> None:
            self._race(table, race, cards)

        said = text.format(cards=cards_words(race.odd))
        self._ask_for(said, self.tr("Like 1: Ks 9h 4: 2c"), (draw,), read, go_on)

    def _race(self, table: int, race: Race, cards: Cards) -> None:
        self._ask(lambda event: RaceChips(event, table, race.old, race.new, race.holdings, cards))
