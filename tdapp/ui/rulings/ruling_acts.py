"""The acts on rulings: give one, review it, note that the right to complain was told."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tdapp.calls.tournament.rulings import GiveRuling, ReviewRuling, TellOfComplaint
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.acts.question import Question
from tdapp.ui.rulings.enquiry import HouseRuling
from tdapp.ui.rulings.reading import read_one_of, read_players, read_rule, read_where
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_words import KINDS, kind_words

Selected = Callable[[], int | None]
"""Who is selected elsewhere in the window."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A ruling that was looked up, and what is done once it is told.

    If a hand was held, `where` has its table and number, `entry` is whom it concerns.
    """

    found: HouseRuling
    given: Callable[[], None]
    where: str = ""
    entry: int | None = None


class RulingActs(OnFloor):
    """A ruling is asked for step by step: about what, where, about whom, by which rule, and what.

    Its words, and those of a review, go into the record as the reason of the act.
    """

    def __init__(self, at_hand: AtHand, chosen: RulingChoice, selected: Selected) -> None:
        super().__init__(at_hand)
        self._chosen = chosen
        self._selected = selected
        self.give = self._act(
            lambda: self.tr("Give a ruling…"), "Ctrl+R", self._any_ruling, self._ask_kind
        )
        self.review = self._act(self._review_words, "Shift+W", self._upheld, self._ask_upheld)
        self.tell = self._act(lambda: self.tr("Right to complain told"), "Shift+C", self._told)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.give, *self.on_chosen)

    @property
    def on_chosen(self) -> tuple[Act, ...]:
        """Those on the chosen ruling."""
        return (self.review, self.tell)

    def give_found(self, finding: Finding) -> None:
        """Ask where and about whom, and put what was looked up into the log."""
        self._ask_where(finding.found.kind, finding)

    def _any_ruling(self, event: StreamId) -> Call:
        return GiveRuling(event, About(RulingKind.OTHER))

    def _ask_kind(self) -> None:
        text = self.tr("What is the ruling about?")
        kinds = {kind_words(kind): kind for kind in KINDS}
        self._ask_for(
            text,
            self.tr("A word, or how it begins"),
            tuple(kinds),
            lambda typed: read_one_of(typed, kinds),
            self._ask_where,
        )

    def _ask_where(self, kind: RulingKind, finding: Finding | None = None) -> None:
        nowhere, table = self.tr("no table"), self._choice.table
        known = finding.where if finding is not None else ""
        choices = (nowhere,) if table is None else (known or str(table), nowhere)
        self._ask_for(
            self.tr("At which table, and in which hand if that matters?"),
            self.tr("12, or 12 17 for hand 17"),
            choices,
            lambda typed: read_where(typed, nowhere),
            lambda where: self._ask_whom(About(kind, *where), finding),
        )

    def _ask_whom(self, about: About, finding: Finding | None) -> None:
        nobody = self.tr("nobody")
        known = finding.entry if finding is not None else None
        likely = (known, self._choice.entry, self._selected())
        near = dict.fromkeys(one for one in likely if one)
        choices = (*(str(one) for one in near if one in self._state.entries.by_number), nobody)
        self._ask_for(
            self.tr("Whom does it concern?"),
            self.tr("Entries or seats, 231 12-5"),
            choices,
            lambda typed: read_players(typed, nobody, self._state),
            lambda entries: self._ask_rule(replace(about, entries=entries), finding),
        )

    def _ask_rule(self, about: About, finding: Finding | None) -> None:
        if finding is not None:
            self._ask_words(replace(about, rule=finding.found.rule), finding)
            return
        none = self.tr("none")
        self._ask_for(
            self.tr("On which rule does it rest?"),
            self.tr("Number of the rule"),
            (none,),
            lambda typed: read_rule(typed, none),
            lambda number: self._ask_words(replace(about, rule=number)),
        )

    def _ask_words(self, about: About, finding: Finding | None = None) -> None:
        """Ask for the ruling itself; the log then shows the new one."""

        def give(words: str) -> None:
            self._chosen.choose_ruling(None)
            self._ask(lambda event: GiveRuling(event, about), words)
            if finding is not None:
                finding.given()

        who = ", ".join(map(self._name, about.entries))
        said = self.tr("What is ruled for {who}?") if who else self.tr("What is ruled?")
        text = f"{self._not_waiting(about.table)}{said.format(who=who)}"
        hint = self.tr("The ruling in words; they can be erased")
        filled = "" if finding is None else finding.found.words
        self.asks.emit(Question(text, self.tr("Rule so"), give, hint, filled=filled))

    def _not_waiting(self, table: int | None) -> str:
        """Where play has to wait for a dispute: that its table is not on hold."""
        play, seating = self._state.conditions.rules.disputes.play, self._state.seating
        if not play.waits or table not in seating.tables or table in seating.held:
            return ""
        said = self.tr("Table {table} is not on hold, and play waits for a dispute (rule {rule}).")
        return said.format(table=table, rule=play.rule) + "  "

    def _review_words(self) -> str:
        if self._chosen.ruling is None:
            return self.tr("Review a ruling…")
        return self.tr("Review ruling {number}…").format(number=self._chosen.ruling.number)

    def _upheld(self, event: StreamId) -> Call:
        return ReviewRuling(event, self._chosen.the_ruling().number, upheld=True)

    def _ask_upheld(self) -> None:
        number = self._chosen.the_ruling().number
        answers = {self.tr("upheld"): True, self.tr("changed"): False}
        text = self.tr("Is ruling {number} upheld or changed?").format(number=number)
        self._ask_for(
            text,
            self.tr("Upheld or changed"),
            tuple(answers),
            lambda typed: read_one_of(typed, answers),
            lambda upheld: self._ask_why(number, upheld=upheld),
        )

    def _ask_why(self, number: int, *, upheld: bool) -> None:
        said = self.tr("Why is ruling {number} upheld?")
        if not upheld:
            said = self.tr("What holds in place of ruling {number}?")
        event = self._view.id
        if event is not None:
            call = ReviewRuling(event, number, upheld)
            self._ask_reason(said.format(number=number), self.tr("Reviewed"), call)

    def _told(self, event: StreamId) -> Call:
        return TellOfComplaint(event, self._chosen.the_ruling().number)
