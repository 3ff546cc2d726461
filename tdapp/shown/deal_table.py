"""A deal as a table: what each player would get in every way, and who has agreed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from tdapp.calls.tournament.deals import PutDeal, deal_terms
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.deals import DealAnswer, DealPut
from tdapp.tournament.payouts.dealing import deal_pot, in_order, known_stacks, put_deal
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealPot
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import Text, text

METHODS = (
    DealMethod.ICM,
    DealMethod.CHIPS,
    DealMethod.EVEN,
    DealMethod.HAND,
    DealMethod.ALL_CHIPS,
)
"""In the order of their keys."""
METHOD_WORDS: Mapping[DealMethod, Text] = {
    DealMethod.ICM: text("deal", "ICM"),
    DealMethod.CHIPS: text("deal", "Chip chop"),
    DealMethod.EVEN: text("deal", "Even"),
    DealMethod.HAND: text("deal", "By hand"),
    DealMethod.ALL_CHIPS: text("deal", "No minimum"),
}


class DealDraft(msgspec.Struct, frozen=True):
    """What is chosen and typed of a deal and not put to the players yet; `by_hand` by entry."""

    method: DealMethod = DealMethod.ICM
    saved: tuple[int, ...] = ()
    unit: int = 1
    heads: bool = False
    heads_shared: bool = False
    until_us: int | None = None
    by_hand: dict[int, int] = msgspec.field(default_factory=dict)


def draft_of(put: DealPut) -> DealDraft:
    """What was put to the players."""
    terms = put.terms
    by_hand = {one.entry: one.cents + one.head for one in put.shares}
    typed = by_hand if terms.method is DealMethod.HAND else {}
    heads = bool(put.undrawn or put.heads) or any(one.head for one in put.shares)
    more = (terms.heads_shared, terms.until_us)
    return DealDraft(terms.method, terms.saved, terms.unit, heads, *more, typed)


@dataclass(frozen=True)
class DealTable:
    """A draft on an event as it stands."""

    event: StreamId
    state: Tournament
    draft: DealDraft
    stacks: Mapping[int, int] = field(init=False)

    def __post_init__(self) -> None:
        """A stack that nobody reported is that of the open deal; who has none comes last."""
        open_ = self.state.talks.open
        known = {} if open_ is None else {one.entry: one.stack for one in open_.shares}
        known |= known_stacks(self.state)
        unknown = dict.fromkeys(one for one in self.state.in_play() if one not in known)
        object.__setattr__(self, "stacks", {**in_order(known), **dict.fromkeys(unknown, -1)})

    @property
    def entries(self) -> tuple[int, ...]:
        """The players left, the most chips first."""
        return tuple(self.stacks)

    @property
    def chips(self) -> int:
        """All stacks that are known."""
        return sum(max(0, one) for one in self.stacks.values())

    @property
    def to_share(self) -> int:
        """The cents that the players share, without what is saved."""
        return self._pot.total - sum(self.draft.saved)

    @property
    def _pot(self) -> DealPot:
        draft = self.draft
        shared = draft.heads_shared
        return deal_pot(self.state, self.stacks, heads=draft.heads, heads_shared=shared)

    @property
    def put(self) -> DealPut | None:
        """The deal that is talked about, where it is what the draft says."""
        put = self.state.talks.open
        return put if put is not None and self.in_way(self.draft.method) == put else None

    def call(self, method: DealMethod) -> PutDeal:
        """The act that puts the deal to the players in one way."""
        draft = self.draft
        terms = msgspec.structs.replace(
            deal_terms(self.event, self.state, method, draft.saved, draft.unit),
            heads_shared=draft.heads and draft.heads_shared,
            until_us=draft.until_us,
        )
        known = tuple((one, chips) for one, chips in self.stacks.items() if chips >= 0)
        typed = tuple(sorted(draft.by_hand.items())) if method is DealMethod.HAND else ()
        return PutDeal(self.event, terms, known, typed, heads=draft.heads)

    def in_way(self, method: DealMethod) -> DealPut | None:
        """The deal in one way; None where it does not work out."""
        return self._in_ways.get(method)

    @cached_property
    def _in_ways(self) -> Mapping[DealMethod, DealPut]:
        found = {}
        open_ = self.state.talks.open
        for method in METHODS:
            call = self.call(method)
            try:
                (put,) = put_deal(
                    self.state,
                    call.terms,
                    dict(call.stacks),
                    dict(call.by_hand),
                    heads=call.heads,
                    though_chips_differ=True,
                )
            except Refusal:
                continue
            if isinstance(put, DealPut):
                same = open_ is not None and msgspec.structs.replace(put, number=open_.number)
                found[method] = open_ if open_ is not None and same == open_ else put
        return found

    def gets(self, method: DealMethod, entry: int) -> int | None:
        """What a player gets in one way, the own bounty included; None where it is not known."""
        put = self.in_way(method)
        if put is None:
            return self.draft.by_hand.get(entry) if method is DealMethod.HAND else None
        return next(one.cents + one.head for one in put.shares if one.entry == entry)

    def against_icm(self, method: DealMethod, entry: int) -> int | None:
        """How much more than by ICM a player gets."""
        here, there = self.gets(method, entry), self.gets(DealMethod.ICM, entry)
        return None if here is None or there is None else here - there

    def is_odd(self, method: DealMethod, entry: int) -> bool:
        """Whether a player would get more than first prize, or less than the lowest one left."""
        gets = self.gets(method, entry)
        pot = self._pot
        safe = pot.safe[self.entries.index(entry)]
        most = (pot.prizes[0] if pot.prizes else 0) + safe
        return gets is not None and not safe + pot.lowest <= gets <= most

    def gains_most(self, method: DealMethod) -> tuple[int, int] | None:
        """Who gains most against ICM, and how many cents."""
        gains = {one: self.against_icm(method, one) for one in self.entries}
        known = {one: cents for one, cents in gains.items() if cents is not None}
        if not known:
            return None
        entry = max(known, key=lambda one: known[one])
        return entry, known[entry]

    def answer(self, entry: int) -> DealAnswer | None:
        """What a player said to the deal that the draft says."""
        return self.state.talks.answers.get(entry) if self.put is not None else None
