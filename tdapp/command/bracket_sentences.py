"""A command on a bracket as one sentence: who lost which match, and who goes on."""

from collections.abc import Callable, Mapping

from tdapp.command.command_matcher import Meant
from tdapp.command.foresight import Foresight
from tdapp.command.grammar.spoken import Verb
from tdapp.command.wording import Wording
from tdapp.screens.level_name import level_in_words
from tdapp.tournament.brackets.halves import TableHalf
from tdapp.tournament.facts.brackets import (
    BracketDrawn,
    MatchWon,
    PairingCalled,
    PairingCalledBack,
    PairingClockSet,
    PairingDecided,
    TableDivided,
)
from tdapp.tournament.matches.pairings import pairing_at, shown_rounds

Sentence = Callable[[Meant, Foresight, Wording], str]


def match_lost(meant: Meant, seen: Foresight, words: Wording) -> str:
    """Who lost a match or a pairing, with the score, and who goes on."""
    text = words.voice.text
    fact = next(one for one in seen.events if isinstance(one, MatchWon | PairingDecided))
    shown = pairing_at(seen.after, fact.pairing)
    said = text(
        "command", "{loser}, loses match {match} of pairing {pairing} in {event} ({score})."
    )
    if shown.walk_over:
        said = text("command", "{loser}, did not appear in {event}: pairing {pairing} to {winner}.")
    elif shown.winner is not None:
        said = text("command", "{loser}, loses pairing {pairing} in {event} to {winner} ({score}).")
    return said.format(
        loser=words.who(seen.before, fact.loser),
        winner=words.name(seen.before, fact.winner),
        match=sum(shown.won),
        pairing=fact.pairing,
        event=words.event(meant.event),
        score="\N{EN DASH}".join(map(str, sorted(shown.won, reverse=True))),
    )


def _called(meant: Meant, seen: Foresight, words: Wording) -> str:
    calls = [one for one in seen.events if isinstance(one, PairingCalled)]
    event = words.event(meant.event)
    if len(calls) > 1:
        said = words.voice.text("command", "Pairings called in {event}: {pairings}.")
        listed = words.listed([str(one.pairing) for one in calls])
        return said.format(event=event, pairings=listed)
    one, other = (words.name(seen.before, place.entry) for place in calls[0].places)
    said = words.voice.text(
        "command", "{one} and {other} play pairing {pairing} of {event} at table {half}."
    )
    half = TableHalf(calls[0].table, calls[0].half)
    return said.format(one=one, other=other, pairing=calls[0].pairing, event=event, half=half)


def _called_back(meant: Meant, seen: Foresight, words: Wording) -> str:
    back = next(one for one in seen.events if isinstance(one, PairingCalledBack))
    said = words.voice.text("command", "The call of pairing {pairing} in {event} is taken back.")
    return said.format(pairing=back.pairing, event=words.event(meant.event))


def _divided(_: Meant, seen: Foresight, words: Wording) -> str:
    found = next(one for one in seen.events if isinstance(one, TableDivided))
    said = words.voice.text(
        "command", "Table {table} is divided. Backs: {one} at {table}a, {other} at {table}b."
    )
    one, other = found.backs
    return said.format(table=found.table, one=one, other=other)


def _undivided(meant: Meant, _: Foresight, words: Wording) -> str:
    return words.voice.text("command", "The divider leaves table {table}.", table=meant.said.table)


def _drawn(meant: Meant, seen: Foresight, words: Wording) -> str:
    drawn = next(one for one in seen.events if isinstance(one, BracketDrawn))
    places = 2 * len(shown_rounds(seen.after)[0].pairings)
    players = sum(map(bool, drawn.slots))
    said = words.voice.text(
        "command", "The bracket of {event} is drawn. Players: {players}. Byes: {byes}."
    )
    return said.format(event=words.event(meant.event), players=players, byes=places - players)


def _clock_set(meant: Meant, seen: Foresight, words: Wording) -> str:
    """Whose clock runs or stands from now on, and where."""
    text, event = words.voice.text, words.event(meant.event)
    told = [one for one in seen.events if isinstance(one, PairingClockSet)]
    conditions, first = seen.before.conditions, told[0]
    if len(told) > 1:
        said = text("command", "Match clocks held in {event}: pairings {pairings}.")
        if first.running:
            said = text("command", "Match clocks started in {event}: pairings {pairings}.")
        return said.format(event=event, pairings=words.listed([str(one.pairing) for one in told]))
    said = text("command", "The clock of pairing {pairing} in {event} is held in {level}.")
    if first.running:
        said = text("command", "The clock of pairing {pairing} in {event} is started in {level}.")
    level = level_in_words(conditions, first.index, words.voice)
    return said.format(pairing=first.pairing, event=event, level=level)


BRACKET_SENTENCES: Mapping[Verb, Sentence] = {
    **dict.fromkeys((Verb.LOST, Verb.WON, Verb.ABSENT, Verb.WALKS), match_lost),
    **dict.fromkeys((Verb.CALL, Verb.CALL_ALL), _called),
    Verb.CALL_BACK: _called_back,
    Verb.DIVIDE: _divided,
    **dict.fromkeys(
        (Verb.START_MATCH, Verb.START_MATCHES, Verb.HOLD_MATCH, Verb.HOLD_MATCHES), _clock_set
    ),
    Verb.UNDIVIDE: _undivided,
    Verb.DRAW_BRACKET: _drawn,
}
