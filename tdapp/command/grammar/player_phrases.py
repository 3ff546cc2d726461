"""What is said of players: by seat, by entry or by a few letters of the name. Needs no Qt."""

import re

from tdapp.command.grammar.spoken import EntryNumber, Letters, PaperCode, Spoken, Verb, Who
from tdapp.command.grammar.vocabulary import OF_PLAYERS, is_a_verb, verb_of
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.typed import figures
from tdapp.typed.times import is_time
from tdapp.voice.voice import Voice

SEAT = re.compile(r"(\d{1,6})(?:-| - |- | -(?=\d{1,3} ?[a-z]))(\d{1,3})(?!\d)", re.ASCII)
CODE = re.compile(
    r"([0-9a-z]{4}-[0-9a-z]{4}-[a-z]\d{1,9}(?:/\d{1,6}(?:-\d{1,3})?)?(?:/\d{1,4})?)(?= |$)",
    re.ASCII,
)
ENTRY = re.compile(r"# ?(\d{1,9})(?!\d)", re.ASCII)
ALONE = re.compile(r"\d{1,3}", re.ASCII)
NAME = re.compile(r"[^\W\d_](?:[^\W\d_]|['\u2019. -]|[\u0300-\u036f])*")
WORD = re.compile(r"[^\W\d_]+")
POINT = re.compile(r"(?<=\d)\.(?=\d)")
BUST_TAIL = re.compile(r"(?:with ?(?P<with>.+?))?(?:(?:^|(?<=[\d ]))at ?(?P<at>\d.*))?")
TAKERS = re.compile(
    r"(?:by )?(?P<by>(?:\d{1,6}-\d{1,3}|# ?\d{1,9})"
    r"(?:(?: ?(?:,|&|\band\b) ?| )(?:\d{1,6}-\d{1,3}|# ?\d{1,9}))*)(?= |$)",
    re.ASCII,
)
BETWEEN = re.compile(r" ?(?:,|&|\band\b) ?")
SPLIT_WORDS = re.compile(r"(add|re)[ -](?=on\b|buy\b)")


def of_seat_or_entry(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``12-5 bust``, ``#231 bust`` or a scanned code; that alone shows who it is."""
    found = CODE.match(line) or SEAT.match(line) or ENTRY.match(line)
    if found is None:
        return None
    return _said_of(_who(found), line[found.end() :].strip(), event)


def of_letters(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``oliv b``: letters of a name, then the verb; the name alone shows who it is."""
    if NAME.match(line) is None:
        return None
    words = SPLIT_WORDS.sub(r"\1", line).split(" ")
    refusals = []
    for place in range(1, len(words)):
        name, rest = " ".join(words[:place]), " ".join(words[place:])
        if NAME.fullmatch(name) is None:
            break
        try:
            return _said_of(Letters(name), rest, event)
        except Refusal as refusal:
            if refusal.code != "no_such_verb":
                refusals.append(refusal)
    if refusals:
        raise refusals[0]
    shows = NAME.fullmatch(line) and not is_a_verb(line)
    return Spoken(Verb.SHOW, event, (Letters(line),)) if shows else None


def _said_of(who: Who, rest: str, event: int | None) -> Spoken:
    """The verb after a player, and what belongs to it; refuses ``no_such_verb``."""
    if not rest:
        return Spoken(Verb.SHOW, event, (who,))
    rest = SPLIT_WORDS.sub(r"\1", rest)
    word = WORD.match(rest)
    found = None if word is None else verb_of(word[0], OF_PLAYERS)
    if word is None or found is None:
        raise Refusal("no_such_verb", text=rest)
    verb, goes_on = found
    tail = f"{goes_on}{rest[word.end() :]}".strip()
    if verb is Verb.BUST:
        by, tail = _takers(tail, who)
        others, at = _bust_tail(tail, who)
        if by and others:
            raise Refusal("command_goes_on", text=tail)
        return Spoken(verb, event, (who, *others), at=at, by=by)
    if verb is Verb.MOVE:
        return Spoken(verb, event, (who,), to=_seat(tail))
    if tail:
        raise Refusal("command_goes_on", text=tail)
    return Spoken(verb, event, (who,))


def _takers(tail: str, out: Who) -> tuple[tuple[Who, ...], str]:
    """Who takes the bounty, by seats or entries, and what is said after that."""
    found = TAKERS.match(tail)
    if found is None:
        return (), tail
    by = tuple(who for one in BETWEEN.split(found["by"]) for who in _others(one, out))
    if len({out, *by}) <= len(by):
        raise Refusal("named_twice", text=tail)
    return by, tail[found.end() :].strip()


def _bust_tail(tail: str, first: Who) -> tuple[tuple[Who, ...], str]:
    """Who else is out in that hand, and at what time it was."""
    found = BUST_TAIL.fullmatch(tail)
    if found is None:
        raise Refusal("command_goes_on", text=tail)
    at = found["at"] or ""
    if at and not is_time(at):
        raise Refusal("time_of_day_needed", text=at)
    others = [who for one in BETWEEN.split(found["with"] or "") for who in _others(one, first)]
    if found["with"] and not others:
        raise Refusal("not_a_player", text=found["with"])
    if len({first, *others}) <= len(others):
        raise Refusal("named_twice", text=tail)
    return tuple(others), POINT.sub(":", at)


def _others(text: str, first: Who) -> list[Who]:
    """One name, or seats and entries one after the other."""
    plain = text.strip()
    if NAME.fullmatch(plain):
        return [Letters(plain)]
    found: list[Who] = []
    while plain:
        match = SEAT.match(plain) or ENTRY.match(plain)
        alone = ALONE.match(plain)
        if match is not None:
            found.append(_who(match))
        elif alone is not None and isinstance(first, Seat):
            match = alone
            found.append(Seat(first.table, int(alone[0])))
        else:
            raise Refusal("not_a_player", text=plain)
        plain = plain[match.end() :].strip()
    return found


def _who(found: re.Match[str]) -> Who:
    if found.re is CODE:
        return PaperCode(found[1])
    if found.re is ENTRY:
        return EntryNumber(int(found[1]))
    return Seat(*figures.seat(found[0]))


def _seat(text: str) -> Seat:
    found = SEAT.fullmatch(text)
    if found is None:
        raise Refusal("not_a_seat", text=text)
    return Seat(*figures.seat(found[0]))
