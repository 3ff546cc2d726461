"""Bars and exclusions by own wish, noted and ended one by one."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.core.ports import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.people_calls import BarPerson, EndExclusion, LiftBar, NoteExclusion
from tdapp.ui.acts.ban_words import ban_words, span_words
from tdapp.ui.acts.find_person import FindPerson, described
from tdapp.ui.acts.on_person import SOMEBODY, OnPerson
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.typed_day import Span, typed_span
from tdapp.ui.asking.wanted import second_words
from tdapp.ui.look.figures import VOICE
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence

Noted = BarPerson | NoteExclusion


class BanActs(OnPerson):
    """One act, which asks whom, what, until when and why."""

    def __init__(
        self, parts: Parts, asking: Asking, finder: FindPerson, parent: QObject | None = None
    ) -> None:
        super().__init__(parts, asking, finder, parent)
        self.restrict = Act(
            lambda: self.tr("Bar or exclude a person…"),
            "Ctrl+Shift+H, B",
            lambda: self._why_not(BarPerson(self._house, SOMEBODY)),
            self._ask_whom,
            self,
        )

    def _ask_whom(self) -> None:
        text = self.tr("Who is barred, excluded by own wish, or let in again?")
        self._finder.ask(text, self._ask_what, may_be_new=True)

    def _ask_what(self, person: Person) -> None:
        """Offer what can be noted of somebody now."""
        open_ = self._ways(person)

        def answered(word: str) -> None:
            if word in open_:
                open_[word]()
            else:
                self.asks.emit(question)

        text = self.tr("What is noted of {who}?").format(who=described(person))
        against = self._against(person)
        if against:
            text = self.tr("{who} is {against}. What is noted now?")
            text = text.format(who=described(person), against=against)
        hint = self.tr("One of those beside")
        question = Question(text, self.tr("Go on"), answered, hint, tuple(open_))
        self.asks.emit(question)

    def _ways(self, person: Person) -> dict[str, Callable[[], None]]:
        house, who = self._house, person.id
        ways = (
            (self.tr("barred"), BarPerson(house, who), self._ask_bar),
            (self.tr("excluded"), NoteExclusion(house, who), self._ask_exclusion),
            (self.tr("bar lifted"), LiftBar(house, who), self._ask_why_lifted),
            (self.tr("exclusion ended"), EndExclusion(house, who), self._ask_notice),
        )
        return {
            word: lambda ask=ask: ask(person)  # type: ignore[misc]
            for word, call, ask in ways
            if self._refusal(call) is None
        }

    def _against(self, person: Person) -> str:
        persons, now_us = self._parts.desk.persons, self._now_us
        standing = persons.standing(person.id, now_us)
        return ban_words(persons.restriction(person.id), standing, now_us)

    def _ask_bar(self, person: Person) -> None:
        def ask_why(call: Noted, span: str) -> None:
            text = self.tr("Why is {who} barred {span}?").format(who=person.name, span=span)
            self._ask_reason(text, self.tr("Bar"), call)

        text = self.tr("Until when is {who} barred? Type the last day, or the first “to” the last.")
        self._ask_span(text.format(who=person.name), person, BarPerson, ask_why)

    def _ask_exclusion(self, person: Person) -> None:
        def ask_again(call: Noted, span: str) -> None:
            text = self.tr("Exclude {who} by own wish {span}? Nobody may make it shorter.")
            said = text.format(who=person.name, span=span)
            self.asks.emit(Question(said, self.tr("Exclude"), lambda _: self._do(call)))

        text = self.tr(
            "Until when is {who} excluded? Type the last day, or the first “to” the last."
        )
        self._ask_span(text.format(who=person.name), person, NoteExclusion, ask_again)

    def _ask_span(
        self, text: str, person: Person, kind: type[Noted], then: Callable[[Noted, str], None]
    ) -> None:
        """Ask until what is typed can be noted."""
        for_good = self.tr("for good")

        def answered(typed: str) -> None:
            try:
                span = typed_span(typed, for_good)
                call = kind(self._house, person.id, span.since_us, span.until_us)
                refusal = self._refusal(call)
            except Refusal as unfit:
                refusal = unfit
            if refusal is not None:
                self.restrict.tried.emit(sentence(refusal, VOICE))
                self.asks.emit(question)
                return
            then(call, for_good if span == Span() else span_words(span))

        hint = self.tr("Day like 2027-06-30 or 30.6.2027")
        question = Question(text, self.tr("Go on"), answered, hint, (for_good,))
        self.asks.emit(question)

    def _ask_why_lifted(self, person: Person) -> None:
        text = self.tr("Why is the bar of {who} lifted?").format(who=person.name)
        self._ask_reason(text, self.tr("Lift the bar"), LiftBar(self._house, person.id))

    def _ask_notice(self, person: Person) -> None:
        call = EndExclusion(self._house, person.id)
        second = second_words(self._parts.session, call.permission)
        text = self.tr(
            "By which notice of the authority does the exclusion of {who} end? {second} stands for "
            "it with you."
        ).format(who=person.name, second=second)
        hint = self.tr("Number and day of the notice")
        self._ask_reason(text, self.tr("End the exclusion"), call, hint)
