"""The race in the window: odd chips of a table, and the cards that lie for them or are drawn."""

from tdapp.calls.tournament.chips import RaceChips, SeatCards
from tdapp.desk.call import Call
from tdapp.shown.chips_words import cards_words
from tdapp.shown.spot import Spot
from tdapp.table.chips.moving import must_be_larger
from tdapp.table.chips.race import Holding, Race, decide
from tdapp.table.facts.chips import Lot
from tdapp.table.guards import must_be_a_chip
from tdapp.tournament.chips import Exchange, likely_exchange, race_of
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.chips_reading import read_cards, read_exchange, read_holdings

Cards = tuple[SeatCards, ...]
UNLISTED: Exchange = (25, 100)
"""What an act is tried with where no chips are listed."""


class RaceActs(Acts[Spot]):
    """The race of the chosen table; what is due stands in the field already."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self.race = self._act(ActSpec(self._race_words, "Ctrl+B, Q", self._one_seat, self._race))

    def _race_words(self) -> str:
        table = self._floor.choice.table
        return voice().text(
            "race acts", "Chip race at {table}…", table="" if table is None else table
        )

    def _one_seat(self, on: Spot) -> Call:
        """A race of one player, to see whether one can be held."""
        table, seating = on.the_table(), self._floor.state.seating
        held = tuple(Holding(seating.seat_of[one].seat, 1) for one in seating.at_table(table)[:1])
        exchange = likely_exchange(self._floor.state) or UNLISTED
        return RaceChips(on.event, table, *exchange, held)

    def _race(self, on: Spot) -> Flow[None]:
        """Ask which chips become which, what each seat has, and for the cards of odd chips."""
        table, likely = on.the_table(), likely_exchange(self._floor.state)
        text = voice().text(
            "race acts", "Which chips are raced off at table {table}, and for which?", table=table
        )
        choices = () if likely is None else ("{} {}".format(*likely),)
        hint = voice().text("race acts", "Old and new chip, such as 25 100")
        exchange = yield from read(text, hint, self._read_exchange, *choices)
        text = voice().text(
            "race acts", "How many chips of {chip} does each seat at table {table} have?"
        )
        race = yield from read(
            text.format(chip=voice().count(exchange[0]), table=table),
            voice().text("race acts", "Such as 1: 3 4: 7! (! = no other chips)"),
            lambda typed: race_of(self._floor.state, table, *exchange, read_holdings(typed)),
        )
        cards: Cards = ()
        if race.odd:
            cards = yield from self._cards(race)
        yield from self._do(RaceChips(on.event, table, race.old, race.new, race.holdings, cards))

    def _read_exchange(self, typed: str) -> Exchange:
        old, new = read_exchange(typed)
        must_be_larger(old, [Lot(new, 1)])
        for chip in (old, new):
            must_be_a_chip(self._floor.state, chip)
        return old, new

    def _cards(self, race: Race) -> Flow[Cards]:
        draw = voice().text("race acts", "draw here")

        def read_lying(typed: str) -> Cards:
            if typed.casefold() == draw.casefold():
                return ()
            cards = read_cards(typed)
            decide(race, dict(cards))
            return cards

        text = voice().text(
            "race acts", "Cards for odd chips ({cards}): draw them here, or type the cards dealt?"
        )
        hint = voice().text("race acts", "Such as 1: Ks 9h 4: 2c")
        return read(text.format(cards=cards_words(voice(), race.odd)), hint, read_lying, draw)
