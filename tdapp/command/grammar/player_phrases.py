"""What is said of players, the verb before or after them: by seat, entry, place or letters."""

import re
from dataclasses import dataclass

from tdapp.command.grammar.also_said import acts_of
from tdapp.command.grammar.named import NAME, one_at_start, subjects
from tdapp.command.grammar.player_tails import TAILS, chips_of, penalty_of, several
from tdapp.command.grammar.spoken import OF_SEVERAL, EntryNumber, Letters, Spoken, Verb, Who
from tdapp.command.grammar.verbs import Found
from tdapp.command.grammar.vocabulary import NOT_AFTER_NAMES, OF_PLAYERS, OF_TABLES, SAID_FIRST
from tdapp.command.grammar.written import in_two_ways
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.voice.voice import Voice

FILLERS = re.compile(
    r"(?:(?:is|has|was|are|have|were|the|a|an|just|now|been|got|gets|please|player|also|for|on)"
    r"(?: |$))+"
)
SHOWS = frozenset({"info", "details", "who", "status", "show", "player", "wer", "seat", "sits"})
BETWEEN_NAMES = re.compile(r"(?<=[^\W\d_]) ?[,&+] ?(?=[^\W\d_])")
SALE_FIRST = re.compile(r"^(x ?\d|\d ?x|twice) (.+)$", re.ASCII)
CALLED_PLAYER = re.compile(r"^(?:player|spieler|mr|mrs|ms)\.? (?=\S)")
ENTRIES = re.compile(
    r"(?<![\w#.:/-])#?\d{1,9}(?:(?: ?[,&+] ?(?:and |und )?| and | und )#?\d{1,9})+(?![\w.:/-])",
    re.ASCII,
)
AND = re.compile(r" and | und ")
LOOSE_SEAT = re.compile(r"(?:t|table )?(\d{1,6}) (\d{1,2})(?= ?[a-z])", re.ASCII)
EVENT = re.compile(
    r"(?:event|turnier|(?:go|switch|change|turn) to(?: event)?|(?:show|view) event) (\d{1,4})",
    re.ASCII,
)
SHOWN = re.compile(
    r"(?:find|search|look ?up|locate|show|view|info|see|who is|who's|whos|where is|where's|zeige|"
    r"wer ist|wo ist)"
    r"(?: (?:player|seat|me|at|in|the|spieler))* (?=\S)"
)


@dataclass(frozen=True, slots=True)
class Said:
    """A line so far: its event, its voice, and whether letters alone say who is meant."""

    event: int | None
    voice: Voice
    by_letters: bool = False


def of_event(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``event 15``, ``switch to 15`` bring it into view."""
    found = EVENT.fullmatch(line)
    return None if found is None or event is not None else Spoken(Verb.SHOW, int(found[1]))


def of_seat_or_entry(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """``12-5 bust``, ``#231 bust`` or a scanned code; that alone shows who it is."""
    found = subjects(line)
    return None if found is None else _said_of(*found, Said(event, voice))


def of_entries(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """``rebuy 12, 14 and 20``, ``12, 14 away``: plain numbers in a row are entries."""
    found = ENTRIES.search(line)
    if found is None:
        return None
    before, after = line[: found.start()].strip(), line[found.end() :].strip()
    named = OF_PLAYERS.whole(before or after)
    if named is None or named.verb not in OF_SEVERAL or named.word.endswith("addons"):
        return None
    if before and named.word != before:
        return None
    who = tuple(EntryNumber(int(one)) for one in re.findall(r"\d+", found[0]))
    return _said_of(who, f"{before} {after}".strip(), Said(event, voice))


def of_verb_first(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """``bust 12-5``, ``rebuy #231``; ``show 12-5`` shows who it is."""
    shown = SHOWN.match(line)
    if shown is not None:
        found = one_at_start(line[shown.end() :])
        return Spoken(Verb.SHOW, event, found[:1]) if found and not found[1] else None
    named = _whole(line, Said(event, voice))
    found_who = None if named is None else subjects(_sale_last(named.tail))
    if named is None or found_who is None:
        return None
    who, tail = found_who
    if named.verb is Verb.BUST and len(who) > 1 and not re.search(",|&|and|und|with", named.tail):
        apart = Spoken(Verb.BUST, event, who), Spoken(Verb.BUST, event, who[:1], by=who[1:])
        raise in_two_ways(line, apart)
    if named.verb is Verb.MOVE and len(who) > 1 and not tail:
        who, tail = who[:1], str(who[1])
    return _said_of(who, f"{named.word} {tail}".strip(), Said(event, voice))


def of_loose_seat(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """``12 5 bust``: what is said of players only, so that no table of an event is meant."""
    found = LOOSE_SEAT.match(line)
    rest = "" if found is None else line[found.end() :].strip()
    if found is None or OF_PLAYERS.whole(rest) is None:
        return None
    return _said_of((Seat(int(found[1]), int(found[2])),), rest, Said(event, voice))


def of_letters(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """``oliv b``, ``bust oliv``: letters of a name and the verb; the name alone shows who it is."""
    if NAME.match(line) is None:
        return None
    said, refusals = Said(event, voice, by_letters=True), list[Refusal]()
    line = BETWEEN_NAMES.sub(" and ", CALLED_PLAYER.sub("", line))
    for name, rest in (*_verb_first(line, said), *_name_first(line)):
        try:
            return _said_of(tuple(map(Letters, AND.split(name))), rest, said)
        except Refusal as refusal:
            if refusal.code not in {"no_such_verb", "not_a_count"}:
                refusals.append(refusal)
    if refusals:
        raise refusals[0]
    shown = SHOWN.match(line)
    name = _without_out(line if shown is None else line[shown.end() :])
    return Spoken(Verb.SHOW, event, (Letters(name),)) if name else None


def _without_out(line: str) -> str:
    """The letters of a name alone; ``out`` after them only shows who it is."""
    verb = any(line in words for words in (OF_PLAYERS, OF_TABLES, SAID_FIRST))
    if verb or NAME.fullmatch(line) is None:
        return ""
    words = line.split(" ")
    ends = (at for at in range(1, len(words)) if " ".join(words[at:]) in NOT_AFTER_NAMES)
    return re.sub(r" (?:is|has|was|goes|went)$", "", " ".join(words[: next(ends, len(words))]))


def _name_first(line: str) -> list[tuple[str, str]]:
    """The ways in which a line can begin with a name."""
    words = line.split(" ")
    parted = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return [(name, rest) for name, rest in parted if NAME.fullmatch(name)]


def _verb_first(line: str, said: Said) -> list[tuple[str, str]]:
    """The ways in which a name can follow a verb, which then is put behind it."""
    named = _whole(line, said)
    if named is None or len(named.word) < len("dq") or not named.tail:
        return []
    tail = _sale_last(named.tail)
    ways = [(name, f"{named.word} {rest}") for name, rest in _name_first(tail)]
    ways += [(tail, named.word)] if NAME.fullmatch(tail) else []
    return ways if OF_PLAYERS.whole(tail) is None else []


def _said_of(who: tuple[Who, ...], rest: str, said: Said) -> Spoken:
    """The verb after players, and what belongs to it; refuses ``no_such_verb``."""
    rest = rest.lstrip(":=, ")
    if not rest or rest in SHOWS:
        if len(who) > 1:
            raise several(who, said.event)
        return Spoken(Verb.SHOW, said.event, who)
    penalty = penalty_of(rest, who, said.event)
    if penalty is not None:
        return penalty
    named = _whole(rest, said)
    if named is None and not said.by_letters:
        named = OF_PLAYERS.find(_plain(rest))
    if named is None:
        chips = chips_of(_plain(rest), said.voice)
        if chips is None:
            raise Refusal("no_such_verb", text=rest)
        named = Found(Verb.STACK, "", _plain(rest))
    return TAILS[named.verb](who, named, said.event, said.voice)


def _whole(text: str, said: Said) -> Found | None:
    """The verb or act with whose longest whole words a text begins."""
    found = list[Found]()
    for one in dict.fromkeys((text, _plain(text))):
        verb, act = OF_PLAYERS.whole(one), acts_of("player").at_start(one)
        if verb is not None and not (said.by_letters and verb.word in NOT_AFTER_NAMES):
            found.append(verb)
        if act is not None:
            found.append(Found(Verb.ACT, *act[1:]))
    return max(found, key=lambda one: len(one.word), default=None)


def _sale_last(text: str) -> str:
    """How often something is bought, behind who buys it."""
    return SALE_FIRST.sub(r"\2 \1", _plain(text))


def _plain(text: str) -> str:
    """A text without the small words before what it says."""
    found = FILLERS.match(text)
    return text if found is None or found.end() == len(text) else text[found.end() :]
