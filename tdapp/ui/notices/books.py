"""What has to be told of an event by the rules that it is played under."""

from dataclasses import dataclass
from itertools import groupby

from tdapp.core.refusal import Refusal
from tdapp.rules.notices import Ground, NoticeRule, NoticeRules, on
from tdapp.tournament.tournament import Tournament
from tdapp.ui.parts.parts import Parts


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


def notices_of(parts: Parts, event: Tournament) -> NoticeRules:
    """What has to be reported of an event; nothing if its house is no longer known."""
    try:
        return parts.rules_of(event).rulebook.notices
    except Refusal:
        return ()


def by_hand(notices: NoticeRules) -> tuple[Template, ...]:
    """What of it is noted by hand, in the order of the book."""
    groups = groupby(on(notices, Ground.BY_HAND), key=lambda one: (one.rule, one.what))
    return tuple(Template(tuple(rules)) for _, rules in groups)
