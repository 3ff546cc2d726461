"""What each house has to tell, from the bundled rulebooks and the room's own."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.notices import Ground, NoticeRule, NoticeRules, on
from tdapp.rules.rulebook import Rulebook, read_rulebook

SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class Template:
    """Something that is noted by hand: one rule for each to whom it is told."""

    rules: NoticeRules

    @property
    def first(self) -> NoticeRule:
        return self.rules[0]

    @property
    def to(self) -> str:
        """All to whom it is told."""
        return ", ".join(one.to for one in self.rules)


class Books:
    """By the name of a house; the room's own book is asked first."""

    def __init__(self, own: Rulebook) -> None:
        self.own = own

    def notices(self, house: str) -> NoticeRules:
        """What a house has to tell; nothing of one that nobody knows."""
        if house == self.own.house:
            return self.own.notices
        return _bundled().get(house, ())

    def by_hand(self, house: str) -> tuple[Template, ...]:
        """What of it is noted by hand, in the order of the book."""
        listed = on(self.notices(house), Ground.BY_HAND)
        groups = groupby(listed, key=lambda one: (one.rule, one.what))
        return tuple(Template(tuple(rules)) for _, rules in groups)


@cache
def _bundled() -> Mapping[str, NoticeRules]:
    books = {}
    for path in resources.at("rulebooks").iterdir():
        if path.name.endswith(SUFFIX):
            try:
                book = read_rulebook(resources.text("rulebooks", path.name))
            except Refusal:
                continue
            books[book.house] = book.notices
    return books
