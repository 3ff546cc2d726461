"""Bars and exclusions by own wish, noted and ended one by one."""

from collections.abc import Callable

from tdapp.calls.house.people import BarPerson, EndExclusion, LiftBar, NoteExclusion
from tdapp.core.ports.people import Person
from tdapp.typed.days import TimeSpan
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.key_requests import second_words
from tdapp.ui.asking.questions import confirm, one_of, read
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.typed import read_span
from tdapp.ui.people.ban_words import ban_words, span_words
from tdapp.ui.people.find_person import described

say = saying("bans")
Noted = BarPerson | NoteExclusion
Way = Callable[[Person, str], Flow[None]]
"""With the last day as it was typed already, if it was."""


class Bans:
    """What is noted of somebody who may not play, or may again."""

    def __init__(self, house: HouseDesk) -> None:
        self._house = house

    def note(self, person: Person, last: str = "") -> Flow[None]:
        """Ask what is noted, of all that can be noted now, until when and why.

        A `last` day that was typed already is offered first.
        """
        text = say("What should be recorded for {who}?", who=described(person))
        against = self._against(person)
        if against:
            text = say("{who} is {against}. What should be recorded now?")
            text = text.format(who=described(person), against=against)
        hint = say("Choose one of the options shown")
        way = yield from one_of(text, self._ways(person), hint=hint)
        yield from way(person, last)

    def _ways(self, person: Person) -> dict[str, Way]:
        house, who = self._house.stream(), person.id
        ways = (
            (say("barred"), BarPerson(house, who), self._bar),
            (say("self-excluded"), NoteExclusion(house, who), self._exclude),
            (say("bar lifted"), LiftBar(house, who), self._lift),
            (say("exclusion ended"), EndExclusion(house, who), self._end),
        )
        return {word: way for word, call, way in ways if self._house.why_not(call) is None}

    def _against(self, person: Person) -> str:
        persons, now_us = self._house.parts.desk.persons, self._house.now_us
        standing = persons.standing(person.id, now_us)
        return ban_words(persons.restriction(person.id), standing, now_us)

    def _bar(self, person: Person, last: str) -> Flow[None]:
        text = say("Until when is {who} barred? Type the last day, or “first day to last day”.")
        call, span = yield from self._span(text, person, BarPerson, last)
        text = say("Why is {who} barred {span}?", who=person.name, span=span)
        yield from self._house.do_because(call, text, say("Bar"))

    def _exclude(self, person: Person, last: str) -> Flow[None]:
        text = say(
            "Until when is {who} self-excluded? Type the last day, or “first day to last day”."
        )
        call, span = yield from self._span(text, person, NoteExclusion, last)
        text = say("Record the self-exclusion of {who} {span}? No one can shorten it.")
        text = text.format(who=person.name, span=span)
        yield from confirm(text, say("Exclude"))
        yield from self._house.do(call)

    def _span(
        self, text: str, person: Person, kind: type[Noted], last: str
    ) -> Flow[tuple[Noted, str]]:
        """Ask until what is typed can be noted; gives it with the span in words."""
        for_good = say("indefinitely")

        def noted(typed: str) -> tuple[Noted, str]:
            span = read_span(typed, for_good)
            call = kind(self._house.stream(), person.id, span.since_us, span.until_us)
            self._house.must_be_possible(call)
            return call, for_good if span == TimeSpan() else span_words(span)

        hint = say("Date, such as 2027-06-30")
        offered = filter(None, (last, for_good))
        return (yield from read(text.format(who=person.name), hint, noted, *offered))

    def _lift(self, person: Person, _: str) -> Flow[None]:
        call = LiftBar(self._house.stream(), person.id)
        text = say("Why is the bar of {who} lifted?", who=person.name)
        yield from self._house.do_because(call, text, say("Lift the bar"))

    def _end(self, person: Person, _: str) -> Flow[None]:
        call = EndExclusion(self._house.stream(), person.id)
        second = second_words(self._house.parts.session, call.permission)
        text = say(
            "Which notice from the authority ends the exclusion of {who}? {second} signs with you.",
            who=person.name,
            second=second,
        )
        yes, hint = (say("End the exclusion"), say("Number and date of the notice"))
        yield from self._house.do_because(call, text, yes, hint=hint)
