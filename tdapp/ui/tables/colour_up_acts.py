"""Colouring up in the window: chips that leave play everywhere, and what went back for them."""

from tdapp.calls.tournament.chips import ColourUp
from tdapp.desk.call import Call
from tdapp.shown.chips_words import change_words, lots_words
from tdapp.shown.spot import Spot
from tdapp.table.chips.race import new_chips
from tdapp.table.facts.chips import Lot, value_of
from tdapp.table.guards import must_be_a_chip
from tdapp.tournament.chips import chips_in_use, likely_exchange
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_count
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.chips_reading import read_lots


class ColourUpActs(Acts[Spot]):
    """The last chips of a kind, those of all tables that were not raced off."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self.colour_up = self._act(
            ActSpec(
                voice().text("colour up acts", "Colour up…"),
                "Ctrl+B, U",
                self._none_left,
                self._colour_up,
            )
        )

    def _none_left(self, on: Spot) -> Call:
        chip, _ = likely_exchange(self._floor.state) or (1, 0)
        return ColourUp(on.event, chip, 0)

    def _colour_up(self, on: Spot) -> Flow[None]:
        """Ask which chips leave play, how many there were, and what went back for them."""
        likely = likely_exchange(self._floor.state)
        choices = () if likely is None else (str(likely[0]),)
        text, hint = (
            voice().text("colour up acts", "Which chips are coloured up?"),
            voice().text("colour up acts", "One chip, such as 25"),
        )
        chip = yield from read(text, hint, self._read_chip, *choices)
        text = voice().text(
            "colour up acts",
            "How many chips of {chip} came off the tables, not counting tables already raced?",
            chip=voice().count(chip),
        )
        count = yield from number(text, voice().text("colour up acts", "A number, 0 for none"))
        if not count:
            text = voice().text(
                "colour up acts", "Are all chips of {chip} out of play?", chip=voice().count(chip)
            )
            yield from confirm(text, voice().text("colour up acts", "All out of play"))
            yield from self._do(ColourUp(on.event, chip, 0))
            return
        out = Lot(chip, count)
        back = yield from self._back(out)
        yield from confirm(self._change(out, back), voice().text("colour up acts", "Colour up"))
        yield from self._do(ColourUp(on.event, chip, count, back))

    def _read_chip(self, typed: str) -> int:
        chip = read_count(typed)
        must_be_a_chip(self._floor.state, chip)
        return chip

    def _back(self, out: Lot) -> Flow[tuple[Lot, ...]]:
        none, back = voice().text("colour up acts", "none"), self._likely_back(out)
        choices = () if back is None else (lots_words([back]) if back.count else none,)

        def read_back(typed: str) -> tuple[Lot, ...]:
            return () if typed.casefold() == none.casefold() else read_lots(typed)

        text = voice().text("colour up acts", "What was given back for {lots} (worth {chips})?")
        text = text.format(lots=lots_words([out]), chips=voice().count(out.chips))
        hint = voice().text("colour up acts", "Number and kind, like 30x100, or none")
        return read(text, hint, read_back, *choices)

    def _likely_back(self, out: Lot) -> Lot | None:
        """So many of the next larger chips as these are worth; None where no chips are listed."""
        larger = [one for one in chips_in_use(self._floor.state) if one > out.denomination]
        if not larger:
            return None
        rounding = self._floor.state.conditions.chips.rounding
        return Lot(larger[0], new_chips(out.chips, larger[0], rounding))

    def _change(self, out: Lot, back: tuple[Lot, ...]) -> str:
        """The sum is kept or its change is said, before it is recorded."""
        return voice().text(
            "colour up acts",
            "{out} exchanged for {back}: {change}. Is that all?",
            out=lots_words([out]),
            back=lots_words(back) or voice().text("colour up acts", "nothing"),
            change=change_words(voice(), value_of(back) - out.chips),
        )
