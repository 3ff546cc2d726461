"""Colouring up in the window: chips that leave play everywhere, and what went back for them."""

from tdapp.calls.tournament.chips import ColourUp
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.table.chips.moving import must_be_a_chip
from tdapp.table.chips.race import new_chips
from tdapp.table.facts.chips import Lot, value_of
from tdapp.tournament.chips import chips_in_use, likely_exchange
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.chips_reading import read_lots
from tdapp.ui.acts.chips_words import change_words, lots_words
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.floor.reading import read_count
from tdapp.ui.look.figures import whole


class ColourUpActs(OnFloor):
    """The last chips of a kind, those of all tables that were not raced off."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.colour_up = self._act(
            lambda: self.tr("Colour up…"), "Ctrl+B, U", self._none_left, self._ask_chip
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """The one there is."""
        return (self.colour_up,)

    def _none_left(self, event: StreamId) -> Call:
        chip, _ = likely_exchange(self._state) or (1, 0)
        return ColourUp(event, chip, 0)

    def _ask_chip(self) -> None:
        likely = likely_exchange(self._state)
        choices = () if likely is None else (str(likely[0]),)
        text = self.tr("Which chips leave play?")

        def read(typed: str) -> int:
            chip = read_count(typed)
            must_be_a_chip(self._state, chip)
            return chip

        self._ask_for(text, self.tr("One kind, like 25"), choices, read, self._ask_how_many)

    def _ask_how_many(self, chip: int) -> None:
        text = self.tr(
            "How many chips of {chip} came off the tables, besides those of tables raced off?"
        )

        def go_on(count: int) -> None:
            if count:
                self._ask_back(Lot(chip, count))
            else:
                self._ask_gone(chip)

        self._ask_for(
            text.format(chip=whole(chip)), self.tr("A number, 0 for none"), (), read_count, go_on
        )

    def _ask_gone(self, chip: int) -> None:
        text = self.tr("Is no chip of {chip} in play any more?").format(chip=whole(chip))
        event = self._view.id
        if event is not None:
            self._ask_yes(text, self.tr("None any more"), ColourUp(event, chip, 0))

    def _ask_back(self, out: Lot) -> None:
        text = self.tr("What went back for {lots}, {chips} chips?")
        none = self.tr("none")
        back = self._likely_back(out)
        choices = () if back is None else (lots_words([back]) if back.count else none,)

        def read(typed: str) -> tuple[Lot, ...]:
            return () if typed.casefold() == none.casefold() else read_lots(typed)

        said = text.format(lots=lots_words([out]), chips=whole(out.chips))
        hint = self.tr("Number and kind, like 30x100, or none")
        self._ask_for(said, hint, choices, read, lambda lots: self._ask_change(out, lots))

    def _likely_back(self, out: Lot) -> Lot | None:
        """So many of the next larger chips as these are worth; None where no chips are listed."""
        larger = [one for one in chips_in_use(self._state) if one > out.denomination]
        if not larger:
            return None
        rounding = self._state.conditions.chips.rounding
        return Lot(larger[0], new_chips(out.chips, larger[0], rounding))

    def _ask_change(self, out: Lot, back: tuple[Lot, ...]) -> None:
        """The sum is kept or its change is said, before it is recorded."""
        text = self.tr("{out} for {back}: {change}. Is that all of them?").format(
            out=lots_words([out]),
            back=lots_words(back) or self.tr("nothing"),
            change=change_words(value_of(back) - out.chips),
        )
        event = self._view.id
        if event is not None:
            call = ColourUp(event, out.denomination, out.count, back)
            self._ask_yes(text, self.tr("Colour up"), call)
