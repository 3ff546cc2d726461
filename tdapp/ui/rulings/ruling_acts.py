"""The acts on rulings: give one, review it, note that the right to complain was told."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tdapp.calls.tournament.rulings import GiveRuling, ReviewRuling, TellOfComplaint
from tdapp.desk.call import Call
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.flow import Flow, answer
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import one_of, read
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.rulings.reading import read_players, read_rule, read_where
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_words import KINDS, kind_words
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.words.look_up.enquiry import HouseRuling

say = saying("ruling acts")

Selected = Callable[[], int | None]
"""Who is selected elsewhere in the window."""


@dataclass(frozen=True, slots=True)
class FoundRuling:
    """A ruling that was looked up, and what is done once it is told.

    If a hand was held, `where` has its table and number, `entry` is whom it concerns.
    """

    found: HouseRuling
    given: Callable[[], None]
    where: str = ""
    entry: int | None = None


class RulingActs(Acts[Spot]):
    """A ruling is asked for step by step: about what, where, about whom, by which rule, and what.

    Its words, and those of a review, go into the record as the reason of the act.
    """

    def __init__(self, floor: AtHand, chosen: RulingChoice, selected: Selected) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._chosen = chosen
        self._selected = selected
        self.give, self.review, self.tell = self._acts(
            (say("Give a ruling…"), "Ctrl+R", any_ruling, self._give),
            (self._review_words, "Shift+W", self._upheld),
            (say("Right to complain given"), "Shift+C", self._told),
        )

    @property
    def on_chosen(self) -> tuple[WindowAct, ...]:
        """Those on the chosen ruling."""
        return (self.review, self.tell)

    def give_found(self, finding: FoundRuling) -> Flow[None]:
        """Ask where and about whom, and put what was looked up into the log."""
        return self._give_about(self._choice(), finding.found.kind, finding)

    def _give(self, on: Spot) -> Flow[None]:
        kinds = {kind_words(kind): kind for kind in KINDS}
        kind = yield from one_of(say("What is the ruling about?"), kinds)
        yield from self._give_about(on, kind)

    def _give_about(
        self, on: Spot, kind: RulingKind, finding: FoundRuling | None = None
    ) -> Flow[None]:
        """Ask for the rest and the ruling itself; the log then shows the new one."""
        where = yield from self._where(on, finding)
        entries = yield from self._whom(on, finding)
        rule = finding.found.rule if finding is not None else (yield from self._rule())
        about = About(kind, *where, entries=entries, rule=rule)
        asked = self._ruled_words(about)
        hint = say("The ruling, in words (can be erased later)")
        filled = "" if finding is None else finding.found.words
        question = Question(asked, say("Record ruling"), hint=hint, filled=filled)
        words = yield from answer(question)
        self._chosen.choose_ruling(None)
        yield from self._do(GiveRuling(on.event, about), words)
        if finding is not None:
            finding.given()

    def _where(self, on: Spot, finding: FoundRuling | None) -> Flow[tuple[int | None, str | None]]:
        nowhere = say("no table")
        known = finding.where if finding is not None else ""
        choices = (nowhere,) if on.table is None else (known or str(on.table), nowhere)
        return read(
            say("At which table, and in which hand if that matters?"),
            say("12, or 12 17 for hand 17"),
            lambda typed: read_where(typed, nowhere),
            *choices,
        )

    def _whom(self, on: Spot, finding: FoundRuling | None) -> Flow[tuple[int, ...]]:
        nobody = say("nobody")
        known = finding.entry if finding is not None else None
        near = dict.fromkeys(one for one in (known, on.entry, self._selected()) if one)
        entries = self._floor.state.entries.by_number
        return read(
            say("Which players does it concern?"),
            say("Entries or seats, 231 12-5"),
            lambda typed: read_players(typed, nobody, self._floor.state),
            *(str(one) for one in near if one in entries),
            nobody,
        )

    def _rule(self) -> Flow[str | None]:
        none = say("none")
        text = say("Which rule is it based on?")
        return read(text, say("Rule number"), lambda typed: read_rule(typed, none), none)

    def _ruled_words(self, about: About) -> str:
        who = ", ".join(map(self._floor.name, about.entries))
        said = say("What is the ruling for {who}?") if who else say("What is the ruling?")
        return f"{self._not_waiting(about.table)}{said.format(who=who)}"

    def _not_waiting(self, table: int | None) -> str:
        """Where play has to wait for a dispute: that its table is not on hold."""
        state = self._floor.state
        play, seating = state.conditions.rules.disputes.play, state.seating
        if not play.waits or table not in seating.tables or table in seating.held:
            return ""
        said = say("Table {table} is not on hold. Rule {rule}: play stops for a dispute.")
        return said.format(table=table, rule=play.rule) + "  "

    def _review_words(self) -> str:
        if self._chosen.ruling is None:
            return say("Review a ruling…")
        return say("Review ruling {number}…", number=self._chosen.ruling.number)

    def _upheld(self, on: Spot) -> Call:
        return ReviewRuling(on.event, self._chosen.the_ruling().number, upheld=True)

    def _told(self, on: Spot) -> Call:
        return TellOfComplaint(on.event, self._chosen.the_ruling().number)


def any_ruling(on: Spot) -> Call:
    """A ruling about something, to see whether one can be given."""
    return GiveRuling(on.event, About(RulingKind.OTHER))


@asked_before(ReviewRuling)
def before_review(call: ReviewRuling, at: EventAt) -> Flow[Ready]:
    """Whether it is upheld, and why or what replaces it."""
    number = call.number
    answers = {say("upheld"): True, say("changed"): False}
    asked = say("Is ruling {number} upheld or changed?", number=number)
    upheld = yield from one_of(asked, answers, hint=say("Upheld or changed"))
    asked = say("Why is ruling {number} upheld?", number=number)
    if not upheld:
        asked = say("What replaces ruling {number}?", number=number)
    call = replace(call, upheld=upheld)
    return (yield from once_explained(call, at.view, asked, say("Record review")))
