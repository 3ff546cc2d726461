"""What is said of players, the verb before or after them: by seat, entry, place or letters."""

import re
from dataclasses import dataclass, replace

from tdapp.command.grammar.also_said import acts_of
from tdapp.command.grammar.named import NAME, everybody, one_at_start, subjects
from tdapp.command.grammar.player_tails import TAILS, UNITS, chips_of, penalty_of, several
from tdapp.command.grammar.spoken import (
    OF_SEVERAL,
    TOGETHER,
    EntryNumber,
    Letters,
    Spoken,
    Verb,
    Who,
)
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
JOINED = r"(?: ?[,&+] ?(?:and |und )?| and | und )"
ENTRIES = re.compile(
    rf"(?<![\w#.:/-])#?\d{{1,9}}(?:(?:{JOINED}#?\d{{1,9}})+|(?: \d{{1,9}}){{2,}})(?![\w.:/-])",
    re.ASCII,
)
ONE_ENTRY = re.compile(r"(?<= )\d{1,9}$", re.ASCII)
ENTRY_ALONE = re.compile(r"(?:([^\d]+) )?(\d{1,9})(?: ([^\d]+))?", re.ASCII)
OF_EACH = re.compile(rf"(#?\d{{1,9}}) ([^\W\d_]+)(?={JOINED}#?\d{{1,9}} \2\b)", re.ASCII)
"""What is said of each, as in ``12 bust, 14 bust``."""
OF_ENTRIES = re.compile(r"\b(?:entr(?:y|ies)|players?|numbers?|nos?|spieler)\b")
CALLED_ENTRIES = re.compile(r"(?: ?(?:for|entr(?:y|ies)|players?|numbers?|nos?\.?|spieler))+:?$|:$")
LIKE_A_SEAT = re.compile(r"(\d{1,6}), ?(\d|10)", re.ASCII)
"""Two numbers that may be a table and a seat of it, or two entries."""
ALL_OF_THEM = re.compile(
    r"^(?:(?:both|each|all)(?: of them)? )(?!here|present|seated|there|back|arrived|in|moved|sit)"
)
SEATS_OF = re.compile(
    rf"(?:t|table |tisch )(\d{{1,6}}),? (?:seats|plätze) (\d{{1,2}}(?:{JOINED}\d{{1,2}})+)"
    rf"|seats (\d{{1,2}}(?:{JOINED}\d{{1,2}})+),? "
    r"(?:(?:at|of|on) (?:t|table )?|t|table )(\d{1,6})"
)
TAKES = re.compile(r"^(?:takes?|wants?|buys?|do|does) (?:an? |to )?")
AND = re.compile(r" and | und ")
LOOSE_SEAT = re.compile(r"(?:t|table )?(\d{1,6}) (\d{1,2})(?= ?[a-z])", re.ASCII)
EVENT = re.compile(
    r"(?:event|turnier|(?:go|switch|change|turn) to(?: event)?|(?:show|view) event) (\d{1,4})",
    re.ASCII,
)
SHOWN = re.compile(
    r"(?:find|search|look ?up|locate|show|view|info|see|who is|who's|whos|where is|where's|zeige|"
    r"wer ist|wo ist|entry(?: of)?)"
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


def of_entry_alone(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``bust 12``, ``12 out``: an entry, or somebody at that table; never guessed."""
    found = ENTRY_ALONE.fullmatch(line)
    word = "" if found is None else found[1] or found[3] or ""
    named = OF_PLAYERS.whole(word)
    if found is None or (found[1] and found[3]) or named is None or named.tail:
        return None
    if named.verb is not Verb.BUST or named.word in OF_TABLES:
        return None
    number = int(found[2])
    ways = (
        Spoken(Verb.BUST, event, (EntryNumber(number),)),
        Spoken(Verb.SHOW, event, table=number),
    )
    raise in_two_ways(line, ways)


def of_entries(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """``rebuy 12, 14 and 20``, ``12, 14 away``: plain numbers in a row are entries."""
    line, each = OF_EACH.subn(r"\1", line)
    found = ENTRIES.search(line) or ONE_ENTRY.search(line)
    if found is None:
        return None
    before, after = line[: found.start()].strip(), line[found.end() :].strip()
    first, last = CALLED_ENTRIES.sub("", before), ALL_OF_THEM.sub("", _plain(after))
    plain = TAKES.sub("", last)
    who = tuple(EntryNumber(int(one)) for one in re.findall(r"\d+", found[0]))
    penalty = None if first or found.re is ONE_ENTRY else penalty_of(plain, who, event)
    if penalty is not None:
        return penalty
    named = _whole(_sale_last(first) or plain, Said(event, voice))
    if named is None or (found.re is ONE_ENTRY and named.verb not in {Verb.REBUY, Verb.AWAY}):
        return None
    if named.verb not in OF_SEVERAL | TOGETHER:
        return _of_one_at_a_time(found[0], who, named, event)
    bought = UNITS.fullmatch(named.tail) is not None or not named.tail
    if not (bought if first else re.search(r"[^\d ]", found[0])):
        return None
    said = _said_of(who, f"{first} {plain}".strip(), Said(event, voice))
    other = _also_meant(found[0], named, said)
    plainly = each or "#" in found[0] or plain != last or OF_ENTRIES.search(before)
    if other is None or plainly:
        return said
    raise in_two_ways(line, (said, other))


def _of_one_at_a_time(
    numbers: str, who: tuple[Who, ...], named: Found, event: int | None
) -> Spoken | None:
    """Two who swap; refuses what is said of one player only."""
    if named.verb is Verb.SWAP and len(who) == 2 and "," not in numbers:  # noqa: PLR2004 - two swap
        return Spoken(Verb.SWAP, event, who)
    if named.tail:
        return None
    raise Refusal("one_player_at_a_time", text=numbers)


def _also_meant(numbers: str, named: Found, said: Spoken) -> Spoken | None:
    """A seat, or tables, that plain numbers may mean as well as entries."""
    seat = LIKE_A_SEAT.fullmatch(numbers)
    if seat is not None and said.verb in TOGETHER:
        return replace(said, who=(Seat(int(seat[1]), int(seat[2])),))
    if named.word.endswith(("addons", "add-ons")) or named.verb is Verb.ARRIVED:
        table, *more = map(int, re.findall(r"\d+", numbers))
        return Spoken(said.verb, said.event, table=table, more=tuple(more), kind=said.kind)
    return None


def of_several(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """``tomas, 12-6 and #40 bust``: seats, entries and names one after the other."""
    words = line.split(" ")
    for at in range(1, len(words)):
        named = OF_PLAYERS.whole(" ".join(words[at:]))
        if named is None or named.verb not in OF_SEVERAL | TOGETHER or named.tail:
            continue
        who = _mixed(" ".join(words[:at]))
        if who:
            return _said_of(who, named.word, Said(event, voice))
    return None


def _mixed(text: str) -> tuple[Who, ...]:
    """Those of whom some are named by letters and others are not; else nobody."""
    known = one_at_start(text)
    try:
        who = everybody(text, Letters("") if known is None else known[0])
    except Refusal:
        return ()
    letters = [one.text for one in who if isinstance(one, Letters)]
    verbs = any(one in words for one in letters for words in (OF_PLAYERS, OF_TABLES, SAID_FIRST))
    return who if 0 < len(letters) < len(who) and not verbs else ()


def of_seats(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """``table 3 seats 1, 4 and 7 away``: several of one table."""
    found = SEATS_OF.search(line)
    if found is None:
        return None
    table, seats = (found[1], found[2]) if found[1] else (found[4], found[3])
    plain = f"{line[: found.start()]}{table}-{seats}{line[found.end() :]}"
    return of_seat_or_entry(plain, event, voice) or of_verb_first(plain, event, voice)


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
