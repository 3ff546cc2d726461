"""A bracket for the players: pages of it, each read from both sides to the middle."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tdapp.screens.shown_names import ShownNames
from tdapp.tournament.brackets.layout import Part
from tdapp.tournament.matches.pairings import PairingState, ShownPairing, ShownRound, shown_rounds
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

LEVELS = 5
"""So many rounds a page shows at most: a bracket of 32."""
AT_A_TABLE = frozenset({PairingState.CALLED, PairingState.IN_PLAY})
SEMI_FINALS, QUARTER_FINALS = 2, 4
IN_A_COLUMN, COLUMNS = 8, 3
"""How the pairings of the losers' part stand on a page."""


class BracketMatch(NamedTuple):
    """A pairing in words: who plays, the score, and where and when; `won` is the winner's side.

    `live` where it is called or in play. One that is empty is a bye.
    """

    names: tuple[str, str] = ("", "")
    score: tuple[str, str] = ("", "")
    label: str = ""
    won: int | None = None
    live: bool = False
    empty: bool = False


Columns = tuple[tuple[BracketMatch, ...], ...]
"""Rounds from the outer one to the inner one."""


class BracketPiece(NamedTuple):
    """One page: its title, the rounds from the left and from the right, and where they meet.

    Without a `root` the columns are lists that lead nowhere. `third` is that for third place.
    """

    title: str
    left: Columns
    right: Columns = ()
    root: BracketMatch | None = None
    root_name: str = ""
    third: BracketMatch | None = None


class BracketFacts(NamedTuple):
    """All pages; none before the draw. `terms` says how many matches a pairing has."""

    terms: str
    pieces: tuple[BracketPiece, ...] = ()


def bracket_facts(state: Tournament, names: ShownNames) -> BracketFacts:
    """The last rounds first, then the whole bracket from its first part to its last."""
    return _Telling(state, names).facts()


def round_words(voice: Voice, one: ShownRound) -> str:
    """What a round is called."""
    text, count = voice.text, len(one.pairings)
    if one.part is Part.LOSERS:
        return text("bracket", "Losers, round {n}", n=one.round)
    named = {
        Part.FINAL: text("bracket", "Final"),
        Part.SECOND_FINAL: text("bracket", "Second final"),
        Part.BRONZE: text("bracket", "Third place"),
    }
    if one.part in named:
        return named[one.part]
    if count == 1:
        return text("bracket", "Winners' final")
    if count == SEMI_FINALS:
        return text("bracket", "Semi-finals")
    if count == QUARTER_FINALS:
        return text("bracket", "Quarter-finals")
    return text("bracket", "Round of {n}", n=2 * count)


class _Telling:
    def __init__(self, state: Tournament, names: ShownNames) -> None:
        self._state, self._names = state, names
        self._rounds = shown_rounds(state)
        every = (one for found in self._rounds for one in found.pairings)
        self._by_number: Mapping[int, ShownPairing] = {one.pairing.number: one for one in every}

    def facts(self) -> BracketFacts:
        if not self._rounds:
            return BracketFacts("")
        line = [one for one in self._rounds if one.part in {Part.WINNERS, Part.FINAL}]
        losers = [one for one in self._rounds if one.part is Part.LOSERS]
        if losers:
            line = [one for one in line if one.part is Part.WINNERS] or line
        pieces = [self._tree(line[-LEVELS:], 0, 1)]
        if len(line) > LEVELS:
            parts = len(line[LEVELS - 1].pairings)
            pieces += [self._tree(line[:LEVELS], at, parts) for at in range(parts)]
        third = [one for one in self._rounds if one.part is Part.BRONZE]
        for match in (match for one in third for match in self._named(one)):
            pieces[0] = pieces[0]._replace(third=match)
        pieces += self._lists([one for one in self._rounds if one not in (*line, *third)])
        text = self._names.voice.text
        best_of = dict.fromkeys(2 * one.pairings[0].needed - 1 for one in self._rounds)
        terms = text("screens", "Best of {n}", n=" / ".join(map(str, best_of)))
        return BracketFacts(terms, tuple(pieces))

    def _tree(self, rounds: Sequence[ShownRound], part: int, parts: int) -> BracketPiece:
        """These rounds as far as they lead to one of so many parts."""
        left, right = [], []
        for one in rounds[:-1]:
            share = len(one.pairings) // parts
            mine = one.pairings[part * share : (part + 1) * share]
            left.append(self._told(mine[: share // 2]))
            right.append(self._told(mine[share // 2 :]))
        voice, last = self._names.voice, rounds[-1]
        first = round_words(voice, rounds[0])
        if parts > 1:
            first = voice.text(
                "screens", "{round}, {n} of {all}", round=first, n=part + 1, all=parts
            )
        root = self._match(last.pairings[part])
        return BracketPiece(first, tuple(left), tuple(right), root, round_words(voice, last))

    def _lists(self, rounds: Sequence[ShownRound]) -> Iterator[BracketPiece]:
        """Rounds that no tree shows, one after the other: the losers' part and its finals."""
        told: list[tuple[str, BracketMatch]] = []
        for one in rounds:
            told += [(round_words(self._names.voice, one), match) for match in self._named(one)]
        for page in _portions(told, IN_A_COLUMN * COLUMNS):
            columns = (tuple(match for _, match in one) for one in _portions(page, IN_A_COLUMN))
            ends = dict.fromkeys((page[0][0], page[-1][0]))
            yield BracketPiece(" \N{EN DASH} ".join(ends), tuple(columns))

    def _named(self, one: ShownRound) -> list[BracketMatch]:
        """The matches of a round, each with its name where it has no table."""
        name = round_words(self._names.voice, one)
        matches = [match for match in self._told(one.pairings) if not match.empty]
        return [match._replace(label=match.label or name) for match in matches]

    def _told(self, pairings: Sequence[ShownPairing]) -> tuple[BracketMatch, ...]:
        return tuple(self._match(one) for one in pairings)

    def _match(self, shown: ShownPairing) -> BracketMatch:
        one, other = self._side(shown, 0), self._side(shown, 1)
        score = ("", "")
        if sum(shown.won) or shown.state is PairingState.DECIDED:
            score = str(shown.won[0]), str(shown.won[1])
        won = None
        if shown.state is PairingState.DECIDED and shown.winner is not None:
            won = shown.sides.index(shown.winner)
        live = shown.state in AT_A_TABLE
        empty = shown.state is PairingState.EMPTY
        return BracketMatch((one, other), score, self._label(shown), won, live, empty)

    def _label(self, shown: ShownPairing) -> str:
        text = self._names.voice.text
        if shown.walk_over:
            return text("screens", "walk-over")
        return text("screens", "Table {half}", half=shown.where) if shown.where else ""

    def _side(self, shown: ShownPairing, side: int) -> str:
        """The family name; of who may come, both; nothing where not even they are known."""
        entry, feed = shown.sides[side], shown.pairing.sides[side]
        if entry:
            return self._name(entry)
        before = self._by_number.get(feed.pairing)
        if entry is not None or before is None or feed.lost or not all(before.sides):
            return ""
        return " / ".join(self._name(who) for who in before.sides if who)

    def _name(self, entry: int) -> str:
        return self._names.of(self._state.entry(entry).person, entry).family


def _portions(
    told: Sequence[tuple[str, BracketMatch]], most: int
) -> Iterator[Sequence[tuple[str, BracketMatch]]]:
    return (told[start : start + most] for start in range(0, len(told), most))
