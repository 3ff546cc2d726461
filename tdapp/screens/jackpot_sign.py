"""A jackpot pool as its sign shows it: running, being checked, won; on a monitor or in letters.

Only recorded amounts are shown, never a value between two of them.
"""

from dataclasses import dataclass, field
from enum import Enum

from tdapp.core.names import ScreenName
from tdapp.jackpot.hits.shown_cards import read_shown
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import JackpotPrize
from tdapp.jackpot.state.hits import HitStage, JackpotHit
from tdapp.poker.cards import Card
from tdapp.screens.clock_face import SideFact
from tdapp.screens.jackpot_words import (
    HANDS,
    amount_in_words,
    hand_as_label,
    numbers_in_words,
    place_in_words,
    prize_in_words,
    share_in_words,
    share_that_was_won,
)
from tdapp.screens.shown_names import ShownNames
from tdapp.voice.voice import Voice

CHECKED = frozenset({HitStage.PENDING, HitStage.SHOWN})
"""A hit at these stages is being checked."""


class SignState(Enum):
    """What a sign tells of its pool."""

    RUNNING = "running"
    PENDING = "pending"
    WON = "won"


@dataclass(frozen=True, slots=True)
class JackpotShown:
    """The jackpots, and which `pool` a sign shows; `names`: how much of a name is shown.

    `won` is the hit that is told of now, which was confirmed at `confirmed_us` (UTC).
    """

    state: Jackpots = field(default_factory=Jackpots)
    pool: int = 0
    names: ScreenName = ScreenName.INITIAL
    won: int | None = None
    confirmed_us: int | None = None


@dataclass(frozen=True, slots=True)
class PoolFacts:
    """What a sign shows; without a `title` there is no such pool.

    `facts` are the prizes, the hits in their order, or the winner and what is next; `below` is
    what stands under them. `cards` are the winner's and those of the board. `letters` is all that
    a sign of letters shows.
    """

    state: SignState = SignState.RUNNING
    name: str = ""
    title: str = ""
    aside: str = ""
    amount: str = ""
    letters: str = ""
    facts: tuple[SideFact, ...] = ()
    below: SideFact | None = None
    cards: tuple[tuple[Card, ...], ...] = ()
    foot: str = ""


def pool_facts(shown: JackpotShown, names: ShownNames) -> PoolFacts:
    """What the sign of a pool shows now: a winner, or hits that are checked, or its meter."""
    if shown.pool not in shown.state.pools.versions:
        return PoolFacts()
    pool = _ShownPool(shown, names.voice)
    hit = None if shown.won is None else shown.state.hits.by_number.get(shown.won)
    if hit is not None and hit.claim.pool == shown.pool and hit.stage is HitStage.CONFIRMED:
        return pool.won(hit, names)
    return pool.pending() if pool.checked else pool.running()


class _ShownPool:
    """One pool and its hits, in a voice."""

    def __init__(self, shown: JackpotShown, voice: Voice) -> None:
        state = shown.state
        self._shown, self._voice = shown, voice
        self._terms = state.pools.terms(shown.pool)
        self._meter = state.meters.by_pool[shown.pool].stands.meter
        hits = sorted(state.hits.by_number.items())
        self._hits = [hit for _, hit in hits if hit.claim.pool == shown.pool]
        self.checked = [hit for hit in self._hits if hit.stage in CHECKED]

    def running(self) -> PoolFacts:
        """The amount, what each hand wins of it, and what was won last."""
        say, links = self._voice, self._shown.state.links.by_table.items()
        tables = [table for table, one in links if one.pool == self._shown.pool]
        amount = amount_in_words(self._meter, say)
        return PoolFacts(
            SignState.RUNNING,
            self._terms.name,
            self._terms.name,
            say.plural("jackpot sign", "1 table", "{n} tables", len(tables)) if tables else "",
            amount,
            letters=amount,
            facts=tuple(map(self._prize, self._terms.prizes)),
            below=self._last_won(),
            foot=self._where(tables),
        )

    def pending(self) -> PoolFacts:
        """The amount as it stood at the first hit that is checked, and all of them without names.

        The meter goes on meanwhile.
        """
        say, first, last = self._voice, self.checked[0], self.checked[-1]
        count = len(self.checked)
        since = say.text(
            "jackpot sign", "since {time}", time=say.time_to_the_second(last.claim.at.utc_us)
        )
        goes_on = say.text("jackpot sign", "The pool goes on")
        return PoolFacts(
            SignState.PENDING,
            self._terms.name,
            say.text("jackpot sign", "Being checked"),
            say.plural("jackpot sign", "pending", "{n} pending", count),
            amount_in_words(first.before.meter, say),
            letters=say.text("jackpot sign", "PENDING"),
            facts=tuple(self._claimed(place, hit) for place, hit in enumerate(self.checked, 1)),
            below=SideFact(goes_on, since, amount_in_words(self._meter, say)),
            foot=self._left_as_it_is(),
        )

    def won(self, hit: JackpotHit, names: ShownNames) -> PoolFacts:
        """What was won with which cards, at which table, and what is next."""
        say, prize, amount = self._voice, self._prize_of(hit), self._voice.money(hit.amount.total)
        shown = read_shown(hit.claim.cards)
        letters = say.text(
            "jackpot sign", "WON {amount} TABLE {table}", amount=amount, table=hit.claim.table
        )
        return PoolFacts(
            SignState.WON,
            self._terms.name,
            say.text("jackpot sign", "Jackpot won"),
            hand_as_label(prize.hand, say),
            amount,
            letters=letters,
            facts=(self._winner(hit, names), self._next()),
            cards=(*shown.holes, shown.board) if len(shown.holes) == 1 else (shown.board,),
            foot=self._confirmed(),
        )

    def _prize_of(self, hit: JackpotHit) -> JackpotPrize:
        versions = self._shown.state.pools.versions[hit.claim.pool]
        return versions[hit.claim.version].terms.prizes[hit.claim.prize]

    def _prize(self, prize: JackpotPrize) -> SideFact:
        say = self._voice
        worth = prize_in_words(prize, self._meter, say)
        return SideFact(hand_as_label(prize.hand, say), share_in_words(prize, say), worth)

    def _last_won(self) -> SideFact | None:
        say = self._voice
        confirmed = (hit for hit in reversed(self._hits) if hit.stage is HitStage.CONFIRMED)
        hit = next(confirmed, None)
        if hit is None:
            return None
        day, table = say.day(hit.claim.at.utc_us), hit.claim.table
        where = say.text("jackpot sign", "{day}, table {table}", day=day, table=table)
        amount = say.short_money(hit.amount.total, "")
        hand = hand_as_label(self._prize_of(hit).hand, say)
        return SideFact(say.text("jackpot sign", "Last won"), where, hand, amount)

    def _claimed(self, place: int, hit: JackpotHit) -> SideFact:
        say = self._voice
        time = say.time_to_the_second(hit.claim.at.utc_us)
        label = say.text("jackpot sign", "{place}, {time}", place=say.ordinal(place), time=time)
        table = say.text("jackpot sign", "table {table}", table=hit.claim.table)
        return SideFact(label, table, hand_as_label(self._prize_of(hit).hand, say))

    def _winner(self, hit: JackpotHit, names: ShownNames) -> SideFact:
        """Who won, where one person alone did and permits the name."""
        say, share = self._voice, share_that_was_won(hit, self._prize_of(hit), self._voice)
        name, winners = "", hit.claim.winners
        if len(winners) == 1:
            who = names.listed(winners[0].person, hit.claim.hit, self._shown.names)
            name = "" if who.hidden else f"{who.family} {who.given}".strip()
        return SideFact(place_in_words(hit, say), share, name)

    def _next(self) -> SideFact:
        say = self._voice
        label = say.text("jackpot sign", "Next")
        if not self.checked:
            goes_on = say.text("jackpot sign", "the pool goes on")
            return SideFact(label, goes_on, amount_in_words(self._meter, say))
        hit = self.checked[0]
        hand = say.say(HANDS[self._prize_of(hit).hand])
        pending = say.text("jackpot sign", "{hand}, pending", hand=hand)
        return SideFact(label, pending, say.money(hit.amount.total))

    def _where(self, tables: list[int]) -> str:
        say = self._voice
        face_up = say.text("jackpot sign", "Leave the winning hand face up.")
        if not tables:
            return face_up
        listed = say.plural(
            "jackpot sign",
            "Table {tables}.",
            "Tables {tables}.",
            len(tables),
            tables=numbers_in_words(tables, say),
        )
        return f"{listed} {face_up}"

    def _left_as_it_is(self) -> str:
        say, tables = self._voice, sorted({hit.claim.table for hit in self.checked})
        return say.plural(
            "jackpot sign",
            "Play goes on. Leave cards and chips as they are at table {tables}.",
            "Play goes on. Leave cards and chips as they are at tables {tables}.",
            len(tables),
            tables=numbers_in_words(tables, say),
        )

    def _confirmed(self) -> str:
        say, at = self._voice, self._shown.confirmed_us
        congratulations = say.text("jackpot sign", "Congratulations from the house.")
        if at is None:
            return congratulations
        confirmed = say.text("jackpot sign", "Confirmed {time}.", time=say.time(at))
        return f"{confirmed} {congratulations}"
