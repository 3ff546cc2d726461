"""The acts on penalties: give one of the house's list or another, and mark it as served."""

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.rulings_calls import GiveOtherPenalty, GivePenalty, ServePenalty
from tdapp.rules.penalty_rule import PenaltyKind
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.questions import read_count, read_one_of
from tdapp.ui.floor.reading import read_player
from tdapp.ui.rulings.penalty_words import KINDS, kind_words, left_words, penalty_words
from tdapp.ui.rulings.ruling_acts import Selected
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_words import people_words

Make = type[GivePenalty] | type[GiveOtherPenalty]
NamedKind = tuple[PenaltyKind, tuple[int, ...]]
"""A kind of penalty with the amounts that are offered of it."""


class PenaltyActs(OnFloor):
    """A penalty is asked for step by step: for whom, of which kind, how much, and why if need be.

    It follows from the chosen ruling where that concerns the player.
    """

    def __init__(self, at_hand: AtHand, chosen: RulingChoice, selected: Selected) -> None:
        super().__init__(at_hand)
        self._chosen = chosen
        self._selected = selected
        self.give = self._act(
            lambda: self.tr("Give a penalty…"), "Shift+L", self._first_listed, self._ask_listed
        )
        self.other = self._act(
            lambda: self.tr("Give another penalty…"), "Shift+Q", self._any_other, self._ask_other
        )
        self.serve = self._act(self._serve_words, "Shift+Z", self._all_of_it, self._ask_served)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.give, self.other, self.serve)

    def _likely(self) -> list[int]:
        """Who may be meant: whom the chosen ruling concerns, then who is selected elsewhere."""
        ruling = self._chosen.ruling
        concerned = () if ruling is None else ruling.given.entries
        near = dict.fromkeys((*concerned, self._choice.entry, self._selected()))
        known, out = self._state.entries.by_number, self._state.exits.by_entry
        return [one for one in near if one is not None and one in known and one not in out]

    def _somebody(self) -> int:
        """The likeliest, or anybody in a seat, to see whether a penalty is possible at all."""
        likely = self._likely()
        somebody = likely[0] if likely else next(iter(self._state.seating.seat_of), None)
        if somebody is None:
            raise Refusal("nobody_seated")
        return somebody

    def _listed(self) -> dict[str, NamedKind]:
        """What the house lists, by kind."""
        listed = self._state.conditions.rules.penalties
        return {kind_words(one.kind): (one.kind, one.amounts) for one in listed}

    def _first_listed(self, event: StreamId) -> Call:
        listed = list(self._listed().values())
        if not listed:
            raise Refusal("no_penalties_listed")
        kind, amounts = listed[0]
        return GivePenalty(event, self._somebody(), kind, amounts[0] if amounts else 0)

    def _any_other(self, event: StreamId) -> Call:
        return GiveOtherPenalty(event, self._somebody(), PenaltyKind.WARNING)

    def _ask_listed(self) -> None:
        self._ask_whom(self._listed(), GivePenalty)

    def _ask_other(self) -> None:
        kinds: dict[str, NamedKind] = {kind_words(kind): (kind, ()) for kind in KINDS}
        self._ask_whom(kinds, GiveOtherPenalty)

    def _ask_whom(self, kinds: dict[str, NamedKind], make: Make) -> None:
        text, hint = self.tr("Who gets the penalty?"), self.tr("Entry or seat, 231 or 12-5")
        choices = tuple(map(str, self._likely()[:4]))
        self._ask_for(
            text,
            hint,
            choices,
            lambda typed: read_player(typed, self._state),
            lambda entry: self._ask_kind(entry, kinds, make),
        )

    def _ask_kind(self, entry: int, kinds: dict[str, NamedKind], make: Make) -> None:
        text = self.tr("Which penalty does {name} get?").format(name=self._name(entry))
        self._ask_for(
            text,
            self.tr("A word, or how it begins"),
            tuple(kinds),
            lambda typed: read_one_of(typed, kinds),
            lambda named: self._ask_amount(entry, named, make),
        )

    def _ask_amount(self, entry: int, named: NamedKind, make: Make) -> None:
        kind, amounts = named
        if kind is PenaltyKind.WARNING:
            self._give(entry, kind, 0, make)
            return
        said = self.tr("How many {kind} does {name} sit out?")
        text = said.format(kind=kind_words(kind), name=self._name(entry))
        choices, hint = tuple(map(str, amounts)), kind_words(kind).capitalize()
        self._ask_for(
            text, hint, choices, read_count, lambda amount: self._give(entry, kind, amount, make)
        )

    def _give(self, entry: int, kind: PenaltyKind, amount: int, make: Make) -> None:
        """Give it, after a reason where one is needed; the list then shows the new one."""
        if self._view.id is None:
            return
        call = make(self._view.id, entry, kind, amount, self._following(entry))
        self._chosen.choose_penalty(None)
        if not make.row.needs_reason:
            self._ask(lambda _: call)
            return
        text = self.tr("Why does {name} get it? The house does not list it.")
        self._ask_reason(text.format(name=self._name(entry)), self.tr("Give it"), call)

    def _following(self, entry: int) -> int | None:
        """The number of the chosen ruling, if it concerns that player."""
        ruling = self._chosen.ruling
        return ruling.number if ruling is not None and entry in ruling.given.entries else None

    def _serve_words(self) -> str:
        if self._chosen.penalty is None:
            return self.tr("Penalty served…")
        number = self._chosen.penalty.given.number
        return self.tr("Penalty {number} served…").format(number=number)

    def _all_of_it(self, event: StreamId) -> Call:
        return ServePenalty(event, self._chosen.the_penalty().given.number)

    def _ask_served(self) -> None:
        penalty = self._chosen.the_penalty()
        said = self.tr("How much of the penalty of {name} is served: {penalty}, {left}?")
        text = said.format(
            name=people_words(self._state, (penalty.given.entry,), self._names.name),
            penalty=penalty_words(penalty.given),
            left=left_words(penalty),
        )

        def serve(amount: int) -> None:
            self._ask(lambda event: ServePenalty(event, penalty.given.number, amount))

        hint = self.tr("Minutes or hands")
        self._ask_for(text, hint, (str(penalty.outstanding),), read_count, serve)
