"""Finds people by a few letters of the name, in any order and with one wrong, or by the card.

Everybody is kept in memory: a key of somebody who types is answered at once.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from heapq import nsmallest

from tdapp.core.ids import PersonId
from tdapp.core.names import family_first, folded, folded_card
from tdapp.core.ports.people import Person

MOST_WRONG = 1
LEAST_LETTERS = 5
"""In a shorter name, one wrong letter makes another name."""


def twins_of(person: Person, others: Iterable[Person]) -> list[Person]:
    """Other persons who may be this one, likeliest first."""
    found = [(rank, one) for one in others if (rank := _rank(person, one)) is not None]
    return [one for _, one in sorted(found, key=lambda pair: (pair[0], pair[1].id))]


def _rank(person: Person, other: Person) -> int | None:
    """0 for the same card; a name alike counts unless both birth dates are known and differ."""
    if other.id in person.ids or other.kept is not None:
        return None
    if _cards(person) & _cards(other):
        return 0
    born_alike = person.born is not None and person.born == other.born
    if person.born is not None and other.born is not None and not born_alike:
        return None
    one, two = (sorted(folded(name).split()) for name in (person.name, other.name))
    if one == two:
        return 1 if born_alike else 2
    if not born_alike:
        return None
    return 3 if _one_wrong(" ".join(one), " ".join(two)) or _shares(one, two) else None


def _one_wrong(one: str, two: str) -> bool:
    from rapidfuzz.distance import OSA

    long = min(len(one), len(two)) >= LEAST_LETTERS
    return long and OSA.distance(one, two, score_cutoff=MOST_WRONG) <= MOST_WRONG


def _shares(one: list[str], two: list[str]) -> bool:
    """The family name is the same, and the other name begins alike: Kath and Katherine."""
    same = set(one) & set(two)
    rest = [word for word in one if word not in same], [word for word in two if word not in same]
    if not same or not all(rest):
        return bool(same)
    first, second = (words[0] for words in rest)
    return first.startswith(second) or second.startswith(first)


def _cards(person: Person) -> set[str]:
    return {folded_card(card) for card in (person.card, *person.cards) if card}


PACE = 256
LEAST_TO_MISTYPE = 3
"""The fewest letters in which one typo is forgiven; with fewer, it would find everyone."""
MOST_MISTYPED = 400


class MatchQuality(IntEnum):
    """How well a person matches the typed text, best first."""

    CARD = 0
    NAME = 1
    CARD_BEGINS = 2
    BEGINS = 3
    HOLDS = 4
    ONE_WRONG = 5


@dataclass(frozen=True, slots=True)
class Hit:
    """A person found, and how well the name matches."""

    person: Person
    fit: MatchQuality


@dataclass(frozen=True, slots=True)
class Hits:
    """The best of those who were found, and how many there are of how many."""

    best: tuple[Hit, ...] = ()
    found: int = 0
    of: int = 0


class PeopleAtHand:
    """All persons of a registry by folded name, with a blank before each word, and by card."""

    def __init__(self) -> None:
        self._persons: dict[PersonId, Person] = {}
        self._names: dict[PersonId, str] = {}
        self._orders: dict[PersonId, str] = {}
        self._cards: dict[str, dict[PersonId, None]] = {}
        self._words: dict[str, list[PersonId]] = {}
        self._born: dict[str, dict[PersonId, None]] = {}

    def __len__(self) -> int:
        return len(self._persons)

    def __contains__(self, person: object) -> bool:
        return person in self._persons

    def person(self, id_: PersonId) -> Person | None:
        """The person with an id."""
        return self._persons.get(id_)

    def everybody(self) -> list[Person]:
        """All of them, in no order."""
        return list(self._persons.values())

    def of_card(self, card: str) -> tuple[Person, ...]:
        """The persons with this card: more than one where a card was given out twice."""
        return tuple(self._persons[one] for one in self._cards.get(folded_card(card), ()))

    def of_name(self, name: str) -> tuple[Person, ...]:
        """The persons with this name, accents and capitals aside."""
        whole = f" {folded(name)}"
        first = whole.split(" ", 2)[1]
        of_word = self._words.get(first, ())
        return tuple(self._persons[one] for one in of_word if self._names[one] == whole)

    def twins(self, person: Person) -> list[Person]:
        """Who may be this person entered twice, the likeliest first.

        Looked for among those with one of its cards, one of its words, or its birthday.
        """
        near: dict[PersonId, None] = {}
        for card in _cards_of(person):
            near |= self._cards.get(card, {})
        for word in folded(person.name).split():
            near |= dict.fromkeys(self._words.get(word, ()))
        if person.born:
            near |= self._born.get(person.born, {})
        return twins_of(person, (self._persons[one] for one in near))

    def take_in(self, persons: Iterable[Person]) -> Generator[None, None, None]:
        """Keep these, in the place of what was known of them; yields every few."""
        for count, person in enumerate(persons, 1):
            self.keep(person)
            if count % PACE == 0:
                yield

    def keep(self, person: Person) -> None:
        """Keep a person in place of earlier data; other ids of that person are forgotten."""
        self.forget(person.id)
        if person.kept is not None:
            return
        name = f" {folded(person.name)}"
        self._persons[person.id] = person
        self._names[person.id] = name
        self._orders[person.id] = folded(family_first(person.name))
        for word in set(name.split()):
            self._words.setdefault(word, []).append(person.id)
        for card in _cards_of(person):
            self._cards.setdefault(card, {})[person.id] = None
        if person.born:
            self._born.setdefault(person.born, {})[person.id] = None

    def forget(self, id_: PersonId) -> None:
        """Forget a person: never known, or erased."""
        person = self._persons.pop(id_, None)
        if person is None:
            return
        del self._orders[id_]
        for word in set(self._names.pop(id_).split()):
            self._words[word].remove(id_)
            if not self._words[word]:
                del self._words[word]
        for card in _cards_of(person):
            _take_out(self._cards, card, id_)
        if person.born:
            _take_out(self._born, person.born, id_)

    def find(self, typed: str, most: int) -> Hits:
        """The best of those whom a card or some letters fit, at most so many; then by name."""
        words = folded(typed).split()
        if not words:
            return Hits(of=len(self))
        by_fit: dict[MatchQuality, list[PersonId]] = {fit: [] for fit in MatchQuality}
        by_fit[MatchQuality.CARD] = [one.id for one in self.of_card(typed)]
        by_fit[MatchQuality.CARD_BEGINS] = self._with_card_like(typed, by_fit[MatchQuality.CARD])
        taken = {*by_fit[MatchQuality.CARD], *by_fit[MatchQuality.CARD_BEGINS]}
        held = [one for one in self._holding(words) if one not in taken]
        begun = self._holding([f" {word}" for word in words], held)
        whole = " ".join(("", *words))
        named = [one for one in begun if self._names[one] == whole]
        by_fit[MatchQuality.NAME] = named
        by_fit[MatchQuality.BEGINS] = _without(begun, named)
        by_fit[MatchQuality.HOLDS] = _without(held, begun)
        found = sum(map(len, by_fit.values()))
        if found < most and not taken:
            by_fit[MatchQuality.ONE_WRONG] = _without(self._mistyped(words), held)
        return Hits(self._best(by_fit, most), sum(map(len, by_fit.values())), len(self))

    def first(self, most: int) -> Hits:
        """At most so many of all, in the order of their family names."""
        return Hits(
            self._best({MatchQuality.HOLDS: list(self._persons)}, most), len(self), len(self)
        )

    def _best(
        self, by_fit: Mapping[MatchQuality, Sequence[PersonId]], most: int
    ) -> tuple[Hit, ...]:
        best: list[Hit] = []
        for fit, these in by_fit.items():
            named = zip(map(self._orders.__getitem__, these), these, strict=True)
            first = nsmallest(most - len(best), named)
            best += [Hit(self._persons[one], fit) for _, one in first]
            if len(best) == most:
                break
        return tuple(best)

    def _with_card_like(self, typed: str, but: Sequence[PersonId]) -> list[PersonId]:
        """Persons whose card begins with the typed text, where it holds a digit."""
        begin = folded_card(typed)
        if not any(one.isdecimal() for one in begin):
            return []
        alike = (these for card, these in self._cards.items() if card.startswith(begin))
        return [one for these in alike for one in these if one not in but]

    def _holding(
        self, words: Sequence[str], among: Sequence[PersonId] | None = None
    ) -> list[PersonId]:
        """Persons whose name holds each word; the longest word filters best."""
        first, *rest = sorted(words, key=len, reverse=True)
        if among is None:
            among = [one for one, name in self._names.items() if first in name]
        else:
            rest = [first, *rest]
        names = self._names
        for word in rest:
            among = [one for one in among if word in names[one]]
        return list(among)

    def _mistyped(self, words: Sequence[str]) -> Iterable[PersonId]:
        """Persons whose name holds all words but one, and one that begins alike.

        Like it is what has a letter wrong, missing or too much, or two of them turned round.
        """
        found: dict[PersonId, None] = {}
        for place, word in enumerate(words):
            others = [*words[:place], *words[place + 1 :]]
            if len(word) >= LEAST_TO_MISTYPE and not any(one.isdecimal() for one in word):
                found.update(dict.fromkeys(self._with_word_like(word, others)))
        return found

    def _with_word_like(self, word: str, others: Sequence[str]) -> Iterator[PersonId]:
        if not others:
            for alike in _words_like(word, list(self._words)):
                yield from self._words[alike]
            return
        holding = set(self._holding(others))
        known = {one for person in holding for one in self._names[person].split()}
        for alike in _words_like(word, list(known)):
            yield from (person for person in self._words[alike] if person in holding)


def _cards_of(person: Person) -> set[str]:
    """All cards of a person, those under other ids too."""
    return {folded_card(one) for one in (person.card, *person.cards) if one}


def _words_like(word: str, known: Sequence[str]) -> Iterator[str]:
    from rapidfuzz import distance, process

    for long in (len(word), len(word) - 1, len(word) + 1):
        begun = [one[:long] for one in known]
        close = process.extract(
            word, begun, scorer=distance.OSA.distance, score_cutoff=1, limit=MOST_MISTYPED
        )
        yield from (known[place] for _, _, place in close)


def _without(these: Iterable[PersonId], others: Iterable[PersonId]) -> list[PersonId]:
    left_out = set(others)
    return [one for one in these if one not in left_out]


def _take_out(where: dict[str, dict[PersonId, None]], key: str, id_: PersonId) -> None:
    theirs = where[key]
    del theirs[id_]
    if not theirs:
        del where[key]
