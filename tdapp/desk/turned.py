"""Players let in by an undo or redo: they are checked at the door like any other."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.core.answers import Answers
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.desk.call import IdsOf


@dataclass(frozen=True, slots=True)
class Turned:
    """A stream before and after some of its facts stop, or start again, to count."""

    answers: Answers[Any]
    before: Any
    after: Any
    facts: Sequence[Event]

    def let_in(self) -> list[PersonId]:
        """Those of whom the facts tell who are in after, and not before."""
        now, then = self.after, self.before
        is_in = self.answers.is_in
        return [who for who in self._persons() if is_in(now, who) and not is_in(then, who)]

    def must_stay_one(self, ids: IdsOf) -> None:
        """Refuse to bring somebody back who is known under another id by now.

        ``already_entered`` or ``already_waiting``.
        """
        known_as = self.answers.known_as
        for who in self._persons():
            if known_as(self.after, who) is None or known_as(self.before, who) is not None:
                continue
            for one in ids(who):
                known = known_as(self.after, one) if one != who else None
                if known is not None:
                    raise known.refusal

    def papers(self) -> Iterable[str]:
        """The papers issued that are right only before or only after."""
        changed = self.answers.papers_changed(self.before, self.after)
        return (f"paper {number}" for number in changed)

    def _persons(self) -> Iterable[PersonId]:
        return dict.fromkeys(who for fact in self.facts for who in self._of(fact))

    def _of(self, fact: Event) -> Iterator[PersonId]:
        entries, persons = fact.touches()
        for entry in entries:
            for state in (self.before, self.after):
                whose = self.answers.person_of(state, entry)
                if whose is not None:
                    yield whose
        yield from persons
