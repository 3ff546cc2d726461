"""Who was drawn where, who plays at which half of a table, who won which match: their fold."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.tables import TableClosed
from tdapp.tournament.brackets.bracket import BYE, Bracket
from tdapp.tournament.brackets.halves import TableHalf
from tdapp.tournament.facts.brackets import (
    BracketDrawn,
    ByeFilled,
    DividerTaken,
    MatchCorrected,
    MatchWon,
    PairingCalled,
    PairingCalledBack,
    PairingClockSet,
    PairingDecided,
    TableDivided,
)
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.facts.exits import EntryLeft, EntryReinstated
from tdapp.tournament.facts.refunds import EntryRefunded, EntryVoided, TakenBack
from tdapp.tournament.state.clock import Clock


class Called(msgspec.Struct, frozen=True):
    """The two of a pairing were called to a table or a side of it at a moment."""

    where: TableHalf
    at: Instant
    players: tuple[int, int]


class Matches(msgspec.Struct, frozen=True):
    """The bracket with its results, and where its pairings are played.

    `called` has the pairings at a table, `at_table` and `played_by` the same the other way round,
    by half and by entry. `stacks` is what an entry began its last match with (chips), where it was
    called to one. `backs` has the colours of the cards on both sides of each table that is divided.
    `clocks` has those of pairings at a table that were started. `mates` are those of one club whom
    the draw could not keep apart.
    """

    bracket: Bracket = Bracket()
    mates: tuple[tuple[int, int], ...] = ()
    called: Map[int, Called] = Map()
    at_table: Map[TableHalf, int] = Map()
    played_by: Map[int, int] = Map()
    stacks: Map[int, int] = Map()
    backs: Map[int, tuple[str, str]] = Map()
    clocks: Map[int, Clock] = Map()

    @property
    def drawn(self) -> bool:
        """Whether the bracket is drawn."""
        return bool(self.bracket.slots)


def _announced(matches: Matches, event: TournamentAnnounced) -> Matches:
    terms = event.conditions.bracket
    if terms is None:
        return matches
    made = Bracket(double=terms.double, bronze=terms.bronze, best_of=terms.best_of)
    return replace(matches, bracket=made)


def _drawn(matches: Matches, event: BracketDrawn) -> Matches:
    bracket = matches.bracket
    if bracket.wins or bracket.walk_overs or matches.called:
        raise Contradiction("bracket_begun")
    return replace(matches, bracket=replace(bracket, slots=event.slots), mates=event.mates)


def _bye_filled(matches: Matches, event: ByeFilled) -> Matches:
    slots = list(matches.bracket.slots)
    if not 0 <= event.slot < len(slots) or slots[event.slot] != BYE:
        raise Contradiction("no_bye_there", slot=event.slot)
    slots[event.slot] = event.entry
    return replace(matches, bracket=replace(matches.bracket, slots=tuple(slots)))


def _called(matches: Matches, event: PairingCalled) -> Matches:
    if event.pairing in matches.called:
        raise Contradiction("pairing_called", pairing=event.pairing)
    where = TableHalf(event.table, event.half)
    if where in matches.at_table:
        raise Contradiction("half_in_use", half=str(where))
    _must_be_drawn(matches.bracket, event.pairing)
    one, other = (place.entry for place in event.places)
    if {one, other} != {*matches.bracket.sides(event.pairing)}:
        raise Contradiction("other_players", pairing=event.pairing)
    stacks, played_by = matches.stacks, matches.played_by
    for player in (one, other):
        stacks = stacks.set(player, event.stack)
        played_by = played_by.set(player, event.pairing)
    there = Called(where, event.at, (one, other))
    return replace(
        matches,
        called=matches.called.set(event.pairing, there),
        at_table=matches.at_table.set(where, event.pairing),
        played_by=played_by,
        stacks=stacks,
    )


def _called_back(matches: Matches, event: PairingCalledBack) -> Matches:
    if event.pairing in matches.bracket.wins or event.pairing not in matches.called:
        raise Contradiction("pairing_begun", pairing=event.pairing)
    return _off_the_table(matches, event.pairing)


def _divided(matches: Matches, event: TableDivided) -> Matches:
    if TableHalf(event.table) in matches.at_table:
        raise Contradiction("half_in_use", half=str(event.table))
    return replace(matches, backs=matches.backs.set(event.table, event.backs))


def _undivided(matches: Matches, event: DividerTaken) -> Matches:
    used = next((one for one in matches.at_table if one.table == event.table), None)
    if used is not None:
        raise Contradiction("half_in_use", half=str(used))
    if event.table not in matches.backs:
        raise Contradiction("not_divided", table=event.table)
    return replace(matches, backs=matches.backs.delete(event.table))


def _closed(matches: Matches, event: TableClosed) -> Matches:
    if event.number not in matches.backs:
        return matches
    return replace(matches, backs=matches.backs.delete(event.number))


def _clock_set(matches: Matches, event: PairingClockSet) -> Matches:
    if event.pairing not in matches.called:
        raise Contradiction("pairing_not_called", pairing=event.pairing)
    anchor = event.at if event.running else None
    clock = Clock(event.index, event.remaining_us, anchor, event.index, started=True)
    return replace(matches, clocks=matches.clocks.set(event.pairing, clock))


def _won(matches: Matches, event: MatchWon) -> Matches:
    bracket, number = matches.bracket, event.pairing
    won = bracket.wins.get(number, ())
    _must_meet(matches, number, (event.winner, event.loser))
    if bracket.played(number) is not None or event.match != len(won) + 1:
        raise Contradiction("other_match", pairing=number, match=event.match)
    wins = bracket.wins.set(number, (*won, event.winner))
    return replace(matches, bracket=replace(bracket, wins=wins))


def _decided(matches: Matches, event: PairingDecided) -> Matches:
    bracket, number = matches.bracket, event.pairing
    _must_meet(matches, number, (event.winner, event.loser))
    if event.walk_over:
        if bracket.played(number) is not None:
            raise Contradiction("pairing_decided", pairing=number)
        walk_overs = bracket.walk_overs.set(number, event.winner)
        bracket = replace(bracket, walk_overs=walk_overs)
    elif bracket.played(number) != event.winner:
        raise Contradiction("pairing_open", pairing=number)
    return _off_the_table(replace(matches, bracket=bracket), number)


def _corrected(matches: Matches, event: MatchCorrected) -> Matches:
    bracket = matches.bracket
    _must_meet(matches, event.pairing, (event.winner, event.loser))
    wins, walk_overs = bracket.wins, bracket.walk_overs
    for number in event.reopened:
        wins = wins.delete(number) if number in wins else wins
        walk_overs = walk_overs.delete(number) if number in walk_overs else walk_overs
    wins = wins.set(event.pairing, event.matches)
    return replace(matches, bracket=replace(bracket, wins=wins, walk_overs=walk_overs))


def _left(matches: Matches, event: EntryLeft) -> Matches:
    bracket = matches.bracket
    if event.entry not in bracket.slots:
        return matches
    return replace(matches, bracket=replace(bracket, gone=bracket.gone.set(event.entry, True)))


def _back(matches: Matches, event: EntryReinstated) -> Matches:
    bracket = matches.bracket
    if event.entry not in bracket.gone:
        return matches
    return replace(matches, bracket=replace(bracket, gone=bracket.gone.delete(event.entry)))


def _taken_back(matches: Matches, event: TakenBack) -> Matches:
    """It keeps its place of the draw, but is counted in no round any more."""
    bracket = matches.bracket
    if event.entry not in bracket.slots:
        return matches
    return replace(matches, bracket=replace(bracket, gone=bracket.gone.set(event.entry, False)))


def _must_be_drawn(bracket: Bracket, number: int) -> None:
    if not 1 <= number <= len(bracket.pairings):
        raise Contradiction("no_such_pairing", pairing=number)


def _must_meet(matches: Matches, number: int, players: tuple[int, int]) -> None:
    there = matches.called.get(number)
    if there is None:
        _must_be_drawn(matches.bracket, number)
    if {*players} != {*(there.players if there else matches.bracket.sides(number))}:
        raise Contradiction("other_players", pairing=number)


def _off_the_table(matches: Matches, number: int) -> Matches:
    there = matches.called.get(number)
    if there is None:
        return matches
    played_by = matches.played_by
    for player in there.players:
        played_by = played_by.delete(player)
    return replace(
        matches,
        called=matches.called.delete(number),
        at_table=matches.at_table.delete(there.where),
        played_by=played_by,
        clocks=matches.clocks.delete(number) if number in matches.clocks else matches.clocks,
    )


MATCHES_FOLD: Handlers = {
    TournamentAnnounced: _announced,
    BracketDrawn: _drawn,
    ByeFilled: _bye_filled,
    TableDivided: _divided,
    DividerTaken: _undivided,
    TableClosed: _closed,
    PairingCalled: _called,
    PairingCalledBack: _called_back,
    PairingClockSet: _clock_set,
    MatchWon: _won,
    PairingDecided: _decided,
    MatchCorrected: _corrected,
    EntryLeft: _left,
    EntryReinstated: _back,
    EntryRefunded: _taken_back,
    EntryVoided: _taken_back,
}
