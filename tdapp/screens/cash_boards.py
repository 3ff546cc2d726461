"""The room's cash games on screens: who waits for which game and who is called, and all games."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tdapp.cash.cash import Cash
from tdapp.cash.dealing.pushing import is_going
from tdapp.cash.state.games import PostedChange
from tdapp.cash.table_sign import CashGame, TableSign
from tdapp.cash.waiting.expecting import expected_wait
from tdapp.cash.waiting.offering import left_us
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.names import ScreenName
from tdapp.rules.cash_rules import COMMON_CASH, CashRules
from tdapp.rules.houses import HouseRules
from tdapp.rules.rule import for_game
from tdapp.screens.board_words import (
    DASH,
    LIMITS,
    blinds_in_words,
    place_range,
    table_number,
    variant_name,
)
from tdapp.screens.paging import Blocks
from tdapp.screens.rows import RowBlock, ScreenRow
from tdapp.screens.shown_names import ShownNames
from tdapp.table.geometry.seats import Seat
from tdapp.voice.voice import NONE, Voice

CASH_GAMES = StreamId("cash")
"""Stands for the room's cash games, whichever day's stream has them."""
UNBROKEN = "\N{NO-BREAK SPACE}"
FIRST = "holdem"
"""Stands before all other games."""
FLASH_S, SECOND_US = 10, 1_000_000
"""So long a new call flashes, each second on or off."""


@dataclass(frozen=True, slots=True)
class CashShown:
    """The cash games and the `rules` they were opened under; `names`: how much of a name is shown.

    `waits` has how long somebody who joins a list now may expect to wait, from and to in minutes.
    """

    state: Cash = field(default_factory=Cash)
    rules: HouseRules | None = None
    names: ScreenName = ScreenName.INITIAL
    waits: Mapping[CashGame, tuple[int, int]] = field(default_factory=dict)

    @property
    def terms(self) -> CashRules:
        """What the house says of its cash games."""
        return COMMON_CASH if self.rules is None else self.rules.play.cash

    @property
    def games(self) -> list[CashGame]:
        """The games that are on or waited for, always in one order."""
        on = [one.sign.game for one in self.state.games.by_table.values()]
        found = {*on, *self.state.lists.in_line}
        return sorted(
            found,
            key=lambda one: (one.variant != FIRST, one.variant, one.limit.value, one.blinds),
        )


def waits_of(cash: Cash, now: Instant) -> Mapping[CashGame, tuple[int, int]]:
    """From and to how many minutes who joins a list now may expect to wait, where that is known."""
    games = {*cash.lists.in_line, *(one.sign.game for one in cash.games.by_table.values())}
    behind = {game: len(cash.lists.waiting_for(game)) + 1 for game in games}
    expected = {game: expected_wait(cash, game, place, now) for game, place in behind.items()}
    return {game: (one.least, one.most) for game, one in expected.items() if one is not None}


@dataclass(frozen=True, slots=True)
class ShownCall:
    """Who is called to which table; `lit` while the call flashes up."""

    name: str
    given: str
    table: str
    lit: bool


@dataclass(frozen=True, slots=True)
class WaitingFacts:
    """The lists game by game, how many wait, and the calls.

    `kept` are sentences to who is called: to come, and how long seats are kept.
    """

    lists: Blocks
    waiting: str
    calls: tuple[ShownCall, ...]
    kept: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GamesFacts:
    """All games: whole, and for a narrow screen; `notes` are for the foot.

    The whole rows have blinds, stake, tables, free seats, who waits and, where `waits` are known,
    how long.
    """

    whole: Blocks
    narrow: Blocks
    tables: str
    notes: str
    waits: bool


class OneGame:
    """A game as it stands in the room: tables that are dealt, seats, people."""

    def __init__(self, shown: CashShown, game: CashGame, voice: Voice) -> None:
        cash = shown.state
        self.game, self.voice = game, voice
        self.name = f"{variant_name(game.variant)} {LIMITS[game.limit]}"
        self.blinds = blinds_in_words(game, voice)
        self.open = cash.games.of(game)
        self.least = for_game(shown.terms.fewest, game.variant)
        self.going = sum(is_going(cash, shown.terms, table) for table in self.open)
        lists = cash.lists
        self.kept = sum(seat.table in self.open for seat in lists.kept)
        tables = [table for table in self.open if table not in cash.seating.held]
        seats = [Seat(table, one) for table in tables for one in cash.seating.free_at(table)]
        self.free = sum(seat not in lists.kept for seat in seats)
        waiting = [lists.by_ticket[one] for one in lists.waiting_for(game)]
        self.here = sum(one.expected_us is None for one in waiting)
        self.wait = shown.waits.get(game)

    @property
    def sit_now(self) -> bool:
        """A seat is free and nobody comes before."""
        return bool(self.free and not self.here)

    @property
    def wait_words(self) -> str:
        """How long somebody may expect to wait; empty where nobody can tell or a seat is free."""
        if self.wait is None or self.sit_now:
            return ""
        return self.voice.text("screens", "{minutes} min", minutes=place_range(*self.wait))

    def standing(self) -> Iterator[str]:
        """What stands under its name on the lists."""
        say = self.voice
        if not self.open:
            yield self.opens_with()
        elif not self.going:
            yield say.text("screens", "starting")
        else:
            yield say.plural("screens", "1 table", "{n} tables", self.going)
        if self.free:
            yield say.plural("screens", "1 seat free", "{n} seats free", self.free)
        elif self.wait_words:
            yield say.text("screens", "wait {minutes}", minutes=self.wait_words)
        elif self.kept:
            yield say.plural("screens", "1 seat kept", "{n} seats kept", self.kept)

    def opens_with(self) -> str:
        """What a game waits for that has no table yet."""
        missing = self.least.players - self.here if self.least else 0
        if missing > 0:
            return self.voice.text("screens", "opens with {n} more", n=missing)
        return self.voice.text("screens", "interest list")

    def row(self, sign: TableSign | None, *, waits: bool) -> ScreenRow:
        """Its line on the board of all games."""
        say = self.voice
        quiet = "" if self.open else self.opens_with()
        if self.open and not self.going:
            quiet = say.text("screens", "starting")
        stake = "" if sign is None else stake_in_words(sign, say)
        counts = (str(number) if number else NONE for number in (self.going, self.free, self.here))
        values = (self.blinds, stake, *counts, *([self.wait_words] if waits else ()))
        return ScreenRow(self.name, quiet, values, letters=self.name[:3], now=self.sit_now)


def calls_of(cash: Cash, now: Instant) -> tuple[tuple[int, bool], ...]:
    """The tickets that are called now, the newest first, and whether each flashes up."""
    offers = sorted(cash.lists.offers.values(), key=lambda one: now.since(one.at))
    called = [one for one in offers if left_us(cash, one.ticket, now)]
    seconds = [now.since(one.at) // SECOND_US for one in called]
    return tuple(
        (one.ticket, since < FLASH_S and since % 2 == 0)
        for one, since in zip(called, seconds, strict=True)
    )


def waiting_facts(shown: CashShown, names: ShownNames, now: Instant) -> WaitingFacts:
    """Every list, those who are called in front; who called by telephone counts when seen."""
    cash, voice, calls = shown.state, names.voice, dict(calls_of(shown.state, now))
    games = [OneGame(shown, game, voice) for game in shown.games]
    lines = cash.lists.in_line
    blocks = [_list(shown, it, names, calls) for it in games if it.free or it.game in lines]
    count = sum(one.here for one in games)
    waiting = voice.text("screens", "{count} waiting", count=voice.count(count)) if count else ""
    offers = [cash.lists.offers[ticket] for ticket in calls]
    called = []
    for offer, lit in zip(offers, calls.values(), strict=True):
        person = cash.lists.by_ticket[offer.ticket].joined.person
        who = names.listed(person, offer.ticket, shown.names)
        called.append(ShownCall(who.family, who.given, table_number(offer.seat.table, voice), lit))
    lengths = {(offer.until_us - offer.at.utc_us) // MINUTE_US for offer in offers}
    kept = [voice.text("screens", "Come to the table.")]
    if len(lengths) == 1:
        said = voice.plural(
            "screens",
            "The seat is kept for 1 minute.",
            "The seat is kept for {n} minutes.",
            lengths.pop(),
        )
        kept.append(said)
    return WaitingFacts(Blocks(blocks), waiting, tuple(called), tuple(kept))


def _list(shown: CashShown, one: OneGame, names: ShownNames, calls: Mapping[int, bool]) -> RowBlock:
    lists, voice = shown.state.lists, names.voice
    places = {ticket: place for place, ticket in enumerate(lists.waiting_for(one.game), 1)}
    rows = []
    for ticket in sorted(places, key=lambda ticket: (ticket not in calls, places[ticket])):
        listed = lists.by_ticket[ticket]
        who = names.listed(listed.joined.person, ticket, shown.names)
        phone = listed.expected_us is not None
        quiet = voice.text("screens", "by phone") if phone else who.given
        row = ScreenRow(who.family, quiet, lead=str(places[ticket]))
        rows.append(row._replace(letters=one.name[:3], now=ticket in calls, gone=phone))
    if not rows:
        said = voice.text("screens", "Sit down now.")
        rows.append(ScreenRow(said, letters=one.name[:3], gone=True))
    name = f"{one.name} {one.blinds.replace(' ', UNBROKEN)}".strip()
    return RowBlock(tuple(rows), name, ", ".join(one.standing()))


def games_facts(shown: CashShown, voice: Voice) -> GamesFacts:
    """All games that are on or waited for."""
    games = [OneGame(shown, game, voice) for game in shown.games]
    waits = any(one.wait_words for one in games)
    signs = shown.state.games.by_table
    rows = [one.row(signs[one.open[0]].sign if one.open else None, waits=waits) for one in games]
    narrow = [
        row._replace(strong=f"{row.strong} {one.blinds}".strip(), values=row.values[3:5])
        for row, one in zip(rows, games, strict=True)
    ]
    going = sum(one.going for one in games)
    tables = voice.plural("screens", "1 table", "{n} tables", going) if going else ""
    return GamesFacts(_block(rows), _block(narrow), tables, " ".join(_notes(shown, voice)), waits)


def _block(rows: Sequence[ScreenRow]) -> Blocks:
    return Blocks([RowBlock(tuple(rows))] if rows else ())


def _notes(shown: CashShown, voice: Voice) -> Iterator[str]:
    """Which tables close when, as far as that is known."""
    for _, change in sorted(shown.state.games.changes.items()):
        at_us = closes_at_us(shown, change)
        if at_us is not None:
            yield voice.text(
                "screens",
                "Table {table} closes at {time}.",
                table=change.posted.table,
                time=voice.time(at_us),
            )


def closes_at_us(shown: CashShown, change: PostedChange) -> int | None:
    """When a table closes by its notice (UTC microseconds); None where no minutes are counted."""
    minutes = shown.terms.closing.minutes
    if change.posted.sign is not None or minutes is None:
        return None
    return change.posted.posted_at.utc_us + minutes * MINUTE_US


def stake_in_words(sign: TableSign, voice: Voice) -> str:
    """What a player may sit down with."""
    least = voice.short_money(sign.least_stake, "")
    if sign.most_stake is None:
        return voice.text("screens", "{least} or more", least=least)
    return f"{least}{DASH}{voice.short_money(sign.most_stake, '')}"
