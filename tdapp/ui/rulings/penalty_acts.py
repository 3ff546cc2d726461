"""The acts on penalties: give one of the house's list or another, and mark it as served."""

from dataclasses import replace

from tdapp.calls.tournament.rulings import GiveOtherPenalty, GivePenalty, ServePenalty
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.shown.penalty_words import KINDS, kind_words, left_words, penalty_words
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, one_of
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.rulings.ruling_acts import Selected
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_words import people_words
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.floor_questions import player

say = saying("penalty acts")
Make = type[GivePenalty] | type[GiveOtherPenalty]
NamedKind = tuple[PenaltyKind, tuple[int, ...]]
"""A kind of penalty with the amounts that are offered of it."""


class PenaltyActs(Acts[Spot]):
    """A penalty is asked for step by step: for whom, of which kind, how much, and why if need be.

    It follows from the chosen ruling where that concerns the player.
    """

    def __init__(self, floor: AtHand, chosen: RulingChoice, selected: Selected) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._chosen = chosen
        self._selected = selected
        self.give, self.other, self.serve = self._acts(
            (
                say("Give a penalty…"),
                "Shift+L",
                self._first_listed,
                lambda on: self._give(on, self._listed(), GivePenalty),
            ),
            (
                say("Give another penalty…"),
                "Shift+Q",
                lambda on: GiveOtherPenalty(on.event, self._somebody(), PenaltyKind.WARNING),
                self._give_other,
            ),
            (self._serve_words, "Shift+Z", self._all_of_it),
        )

    def _likely(self) -> list[int]:
        """Who may be meant: whom the chosen ruling concerns, then who is selected elsewhere."""
        ruling = self._chosen.ruling
        concerned = () if ruling is None else ruling.given.entries
        near = dict.fromkeys((*concerned, self._floor.choice.entry, self._selected()))
        known, out = self._floor.state.entries.by_number, self._floor.state.exits.by_entry
        return [one for one in near if one is not None and one in known and one not in out]

    def _somebody(self) -> int:
        """The likeliest, or anybody in a seat, to see whether a penalty is possible at all."""
        likely = self._likely()
        somebody = likely[0] if likely else next(iter(self._floor.state.seating.seat_of), None)
        if somebody is None:
            raise Refusal("nobody_seated")
        return somebody

    def _listed(self) -> dict[str, NamedKind]:
        """What the house lists, by kind."""
        listed = self._floor.state.conditions.rules.penalties
        return {kind_words(voice(), one.kind): (one.kind, one.amounts) for one in listed}

    def _first_listed(self, on: Spot) -> Call:
        listed = list(self._listed().values())
        if not listed:
            raise Refusal("no_penalties_listed")
        kind, amounts = listed[0]
        return GivePenalty(on.event, self._somebody(), kind, amounts[0] if amounts else 0)

    def _give_other(self, on: Spot) -> Flow[None]:
        return self._give(
            on, {kind_words(voice(), kind): (kind, ()) for kind in KINDS}, GiveOtherPenalty
        )

    def _give(self, on: Spot, kinds: dict[str, NamedKind], make: Make) -> Flow[None]:
        """Give it, after a reason where one is needed; the list then shows the new one."""
        asked = say("Which player is penalised?")
        hint = say("Entry or seat, 231 or 12-5")
        likely = map(str, self._likely()[:4])
        entry = yield from player(asked, lambda: self._floor.state, *likely, hint=hint)
        asked = say("Which penalty does {name} get?")
        named = yield from one_of(asked.format(name=self._floor.name(entry)), kinds)
        amount = yield from self._amount(entry, *named)
        call = make(on.event, entry, named[0], amount, self._following(entry))
        self._chosen.choose_penalty(None)
        yield from self._do_asked(call)

    def _amount(self, entry: int, kind: PenaltyKind, amounts: tuple[int, ...]) -> Flow[int]:
        if kind is PenaltyKind.WARNING:
            return 0
        text = say("How many {kind} must {name} sit out?")
        text = text.format(kind=kind_words(voice(), kind), name=self._floor.name(entry))
        return (yield from number(text, kind_words(voice(), kind).capitalize(), *map(str, amounts)))

    def _following(self, entry: int) -> int | None:
        """The number of the chosen ruling, if it concerns that player."""
        ruling = self._chosen.ruling
        return ruling.number if ruling is not None and entry in ruling.given.entries else None

    def _serve_words(self) -> str:
        if self._chosen.penalty is None:
            return say("Penalty served…")
        number = self._chosen.penalty.given.number
        return say("Penalty {number} served…", number=number)

    def _all_of_it(self, on: Spot) -> Call:
        return ServePenalty(on.event, self._chosen.the_penalty().given.number)


@asked_before(ServePenalty)
def before_serving(call: ServePenalty, at: EventAt) -> Flow[Ready]:
    """How much of it."""
    penalty = at.state.penalties.by_number[call.number]
    text = say(
        "How much of {name}'s penalty has been served ({penalty}, {left})?",
        name=people_words(at.state, (penalty.given.entry,), at.names.name),
        penalty=penalty_words(voice(), penalty.given),
        left=left_words(voice(), at.state, penalty, at.view.now),
    )
    amount = yield from number(text, say("Number of minutes or hands"), str(penalty.outstanding))
    return Ready(replace(call, amount=amount))


@asked_before(GiveOtherPenalty)
def before_penalty(call: GiveOtherPenalty, at: EventAt) -> Flow[Ready]:
    """Why, where it is none of the house's list."""
    text = say(
        "Reason for {name}'s penalty? It is not on the house's list.", name=at.name(call.entry)
    )
    return once_explained(call, at, text, say("Give penalty"))
