"""Who may have been entered twice: the same card, or a name that is alike and no other birthday."""

from collections.abc import Iterable

from rapidfuzz.distance import OSA

from tdapp.core.names_alike import folded, folded_card
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
