"""The acts on whoever is chosen among the people: put right, wish, ban, birth, history, erasure."""

import asyncio
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from tdapp.core.ports import Person, Played
from tdapp.core.screen_names import ScreenName
from tdapp.desk.people_calls import NamePerson, WishForScreens
from tdapp.ui.acts.ban_acts import BanActs
from tdapp.ui.acts.birth_acts import BirthActs
from tdapp.ui.acts.erasing_acts import ErasingActs
from tdapp.ui.acts.on_person import SOMEBODY, OnPerson
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.question import Question
from tdapp.ui.desk.person_words import wish_words
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.players.merge_acts import MergeActs
from tdapp.ui.players.this_person import ThisPerson
from tdapp.ui.workplace import Workplace


class PersonActs(OnPerson):
    """`edits` carries the `Person` who is to be put right; `learned` that a history was read.

    The acts of the House menu do the same to somebody who is asked for first.
    """

    edits = Signal(object)
    learned = Signal()

    def __init__(self, work: Workplace, registry: RegistryAtHand, parent: QObject) -> None:
        self.chosen = ThisPerson(work.parts, work.names, work.asking, parent)
        super().__init__(work.parts, work.asking, self.chosen, parent)
        self._played: dict[str, Sequence[Played]] = {}
        parts, asking = work.parts, work.asking
        name = NamePerson(self._house, SOMEBODY, "-")
        wish = WishForScreens(self._house, SOMEBODY, ScreenName.FULL)
        self.edit = self._act(self.tr("Put right…"), "E", self._edit, lambda: self._why_not(name))
        self.wish = self._act(
            self.tr("On screens…"), "S", self._ask_wish, lambda: self._why_not(wish)
        )
        self.history = self._act(self.tr("All events"), "A", self._look_up, lambda: "")
        bans = BanActs(parts, asking, self.chosen, self)
        births = BirthActs(parts, asking, self.chosen, self)
        erasing = ErasingActs(parts, asking, self.chosen, self)
        self.ban = self._over(bans.restrict, self.tr("Bar or exclude…"), "R")
        self.birth = self._over(births.birth_date, self.tr("Born…"), "B")
        self.erase = self._over(erasing.erase_person, self.tr("Erase…"), "X")
        self.merging = MergeActs(work, registry, self.chosen, self)
        one = self.merging
        self.merge = self._act(self.tr("Same as…"), "M", one.ask_kept, one.why_no_merge)
        self.part = self._act(self.tr("Part…"), "P", one.ask_part, one.why_no_part)
        one.tried.connect(self.merge.tried)
        for group in (bans, births, erasing, one):
            group.asks.connect(self.asks)
        self._inner = (bans.restrict, births.birth_date, erasing.erase_person)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        registry = (self.edit, self.wish, self.birth, self.ban, self.merge, self.part)
        return (*registry, self.history, self.erase)

    @property
    def inner(self) -> tuple[Act, ...]:
        """Acts that may say why an answer does not do."""
        return self._inner

    def choose(self, person: Person | None) -> None:
        """Act on this one from now on."""
        self.chosen.person = person
        for act in self.all:
            act.refresh()

    def played(self, person: Person) -> Sequence[Played] | None:
        """The entries of somebody, once they were looked up."""
        return self._played.get(person.id)

    def _act(self, words: str, key: str, do: Callable[[], None], why_not: Callable[[], str]) -> Act:
        act = Act(lambda: words, key, lambda: self.chosen.why_nobody or why_not(), do, self)
        act.only_in_list()
        return act

    def _over(self, act: Act, words: str, key: str) -> Act:
        """The same act, on whoever is chosen."""

        def why_not() -> str:
            act.refresh()
            return act.why_not

        return self._act(words, key, act.trigger, why_not)

    def _edit(self) -> None:
        self.edits.emit(self.chosen.person)

    def _ask_wish(self) -> None:
        person = self.chosen.person
        if person is None:
            return
        words = {wish_words(wish): wish for wish in ScreenName}

        def answered(answer: str) -> None:
            if answer in words:
                self._do(WishForScreens(self._house, person.id, words[answer]))
            else:
                self.asks.emit(question)

        text = self.tr("How does {name} wish to be named on screens?").format(name=person.name)
        hint = self.tr("One of those beside")
        question = Question(text, self.tr("Note it"), answered, hint, tuple(words))
        self.asks.emit(question)

    def _look_up(self) -> None:
        person = self.chosen.person
        if person is None:
            return

        async def read() -> None:
            found = await asyncio.to_thread(self._parts.people.played, person.id)
            self._played = {person.id: found}
            self.learned.emit()

        self._asking.start(read, quiet=True)
