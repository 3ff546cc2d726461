"""What belongs to a player's verb after it: who else, where to, how much, at what time."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from tdapp.command.grammar.also_said import acts_of
from tdapp.command.grammar.named import NAME, everybody, one_at_start
from tdapp.command.grammar.plain_line import ORDERS
from tdapp.command.grammar.spoken import AGO, Letters, Spoken, Verb, Who
from tdapp.command.grammar.verbs import Found
from tdapp.command.grammar.vocabulary import TRANSITIVE
from tdapp.command.grammar.written import in_two_ways
from tdapp.core.refusal import Refusal
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.geometry.seats import Seat
from tdapp.typed import figures
from tdapp.typed.times import is_time
from tdapp.voice.voice import Voice

POINT = re.compile(r"(?<=\d)\.(?=\d)")
OPPONENT = re.compile(r"^(?:(?:against|to|vs\.?|over|gegen|match|game)(?: |$))+")
WORDS_LEFT = re.compile(r"(?:now|again|please|there|today|it|in|at the table|from play|money|ok)+")
WHO = r"(?:\d{1,6}-\d{1,3}|# ?\d{1,9})"
AND = r"(?: ?(?:,|&|\band\b) ?| )"
NEXT_TIME = r"(?=$| ?(?:\bat|@) ?\d| \d{1,2}(?:[:.]\d\d| ?[ap]\.?m))"
BY = r"(?:by|from|to|vs|against|durch|bounty (?:to|for))(?: |(?=[\d#]))"
TAKERS = re.compile(
    rf"(?:{BY}(?P<named>.+?)|(?P<bare>{WHO}(?:{AND}{WHO})*)){NEXT_TIME}",
    re.ASCII,
)
BUST_TAIL = re.compile(
    r"(?:(?:together )?(?:with|and|und|mit|&|,) ?(?P<with>.+?))?"
    r"(?:(?:^|(?<=[\d ]))(?:(?:at|@|um) ?(?P<at>\d.*)|(?P<time>\d{1,2}(?:[:.]\d\d| ?[ap]\.?m).*)"
    r"|(?P<ago>\d{1,3} ?min\w* ago)))?"
)
RECEIPT = "receipt"
FEWEST = 100
"""So few chips are no stack, but a seat or a place, where no word says so."""
TO_WHERE = re.compile(r"^(?:(?:to|into|onto|in|nach|auf|->|=>|>)(?: |(?=\d)))+")
ANY_SEAT = re.compile(r"(?:t(?:able)?|tisch) ?\d{1,6}|")
WITH = re.compile(r"^(?:seats )?(?:(?:with|and|for|mit|,|&)(?: |(?=\d)))*(?:seats? )?")
SALE = frozenset(
    {*("twice", "double", "single", "once", "times", "x", "by", "in", "with", "paid", "on", "and")}
)
DOUBLE = re.compile(r"double|2 |two|twice|\bx ?2|\b2 ?x|2 times")
UNITS = re.compile(r"x?([1-9])x?", re.ASCII)
TENDERS: Mapping[str, str] = ORDERS["tenders"]
KINDS = {
    **{one.value: one for one in PenaltyKind if one is not PenaltyKind.WARNING},
    **dict.fromkeys(("round", "orbit", "lap", "runde", "runden"), PenaltyKind.ROUNDS),
    **dict.fromkeys(("hand", "hände"), PenaltyKind.HANDS),
    **dict.fromkeys(("minute", "min", "minuten"), PenaltyKind.MINUTES),
}
AMOUNT = (
    rf"(?P<{{}}>\d{{{{1,3}}}})[ -]?(?P<{{}}>{'|'.join(sorted(KINDS, key=len, reverse=True))})s?"
)
PENALTY = re.compile(
    rf"(?:gets |got |gets a |give |sits out )?(?:a )?{AMOUNT.format('n', 'k')}"
    r" (?:penalty|pen|strafe)|(?:penalty|penali[sz]ed?|pen|strafe),?(?: of)? "
    rf"{AMOUNT.format('m', 'j')}(?: penalty)?|"
    rf"(?:sits? out|sitting out|misses|must miss) {AMOUNT.format('o', 'l')}"
    r"|(?:gets |got |serves )?(?P<p>\d{1,3}) (?P<q>round|orbit|lap)s?",
    re.ASCII,
)

SAME_HAND = re.compile(
    r" ?(?:(?:in )?(?:same|one) hand|(?:out )?(?:of|from) (?:tournament|event|play))$"
)

Tail = Callable[[tuple[Who, ...], Found, int | None, Voice], Spoken]


def several(who: tuple[Who, ...], event: int | None) -> Refusal:
    """Two are named and nothing is said of them: a move, a swap; refused where it is neither."""
    first, second = who[0], who[1]
    if isinstance(second, Seat):
        move = Spoken(Verb.MOVE, event, who[:1], to=second)
        swap = Spoken(Verb.SWAP, event, who[:2])
        return in_two_ways(f"{first} {second}", (move, swap))
    return Refusal("one_player_at_a_time", text=f"{first} {second}")


def chips_of(text: str, voice: Voice, least: int = FEWEST) -> int | None:
    """A stack such as ``32000``, ``32,000`` or ``32k``; None for no number or a small one."""
    try:
        return figures.chips(text.removesuffix("chips").strip(), voice.symbols, least=least)
    except Refusal:
        return None


def penalty_of(rest: str, who: tuple[Who, ...], event: int | None) -> Spoken | None:
    """``2 round penalty``, ``penalty 10 min``; None where it is nothing like that."""
    found = PENALTY.fullmatch(rest)
    if found is None:
        return None
    kind = KINDS[found["k"] or found["j"] or found["l"] or found["q"]]
    amount = int(found["n"] or found["m"] or found["o"] or found["p"])
    return Spoken(Verb.PENALTY, event, _not_twice(who), number=amount, kind=kind.value)


def _the_one(who: tuple[Who, ...]) -> tuple[Who, ...]:
    if len(who) > 1:
        raise Refusal("one_player_at_a_time", text=" ".join(map(str, who)))
    return who


def _nothing_more(tail: str) -> None:
    if tail and WORDS_LEFT.fullmatch(tail.replace(" ", "")) is None:
        raise Refusal("command_goes_on", text=tail)


def _match(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    """A match, perhaps with its opponent: ``12a-1 won against 12a-2``."""
    tail = OPPONENT.sub("", named.tail)
    if tail:
        everybody(tail, who[0])
    return Spoken(named.verb, event, _the_one(who))


def _each(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    """The same of one or of several; others may be named after it, as in ``away with 12-7``."""
    with_ = BUST_TAIL.fullmatch(named.tail)
    others = () if with_ is None or not with_["with"] else everybody(with_["with"], who[0])
    if not others:
        _nothing_more(named.tail)
    return Spoken(named.verb, event, _not_twice((*who, *others)))


def _not_twice(who: tuple[Who, ...]) -> tuple[Who, ...]:
    if len(set(who)) < len(who):
        raise Refusal("named_twice", text=" ".join(map(str, who)))
    return who


def _addon(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    kind, _units = _sale(named.tail)
    return Spoken(named.verb, event, _not_twice(who), kind=kind)


def _rebuy(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    kind, units = _sale(named.tail)
    units = 2 if DOUBLE.search(named.word) else units
    number = 0 if units == 1 else units
    return Spoken(named.verb, event, _not_twice(who), number=number, kind=kind)


def _sale(tail: str) -> tuple[str, int]:
    """How it is paid, and how many; refuses what it cannot read."""
    words = tail.split()
    units = [int(found[1]) for word in words if (found := UNITS.fullmatch(word))]
    kinds = [TENDERS[word] for word in words if word in TENDERS]
    others = [word for word in words if not (word in TENDERS or UNITS.fullmatch(word))]
    if len(kinds) > 1 or len(units) > 1 or not SALE.issuperset(others):
        raise Refusal("command_goes_on", text=tail)
    number = 2 if DOUBLE.search(tail) else 1
    return "".join(kinds), units[0] if units else number


def _warn(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    _nothing_more(named.tail)
    return Spoken(Verb.PENALTY, event, _not_twice(who), kind=PenaltyKind.WARNING.value)


def _print(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    """The seat card, or the receipt where that is said."""
    _nothing_more(named.tail)
    kind = RECEIPT if RECEIPT in named.word or "quittung" in named.word else ""
    return Spoken(Verb.PRINT, event, _the_one(who), kind=kind)


def _bag(who: tuple[Who, ...], named: Found, event: int | None, voice: Voice) -> Spoken:
    return replace(_stack(who, named, event, voice), verb=Verb.BAG)


def _stack(who: tuple[Who, ...], named: Found, event: int | None, voice: Voice) -> Spoken:
    if not named.tail:
        raise Refusal("chips_needed")
    chips = chips_of(named.tail, voice, 0)
    if chips is None:
        raise Refusal("not_a_count", text=named.tail)
    return Spoken(Verb.STACK, event, _the_one(who), number=chips)


def _act(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    """An act of the window, which asks for the rest itself."""
    words = named.tail.split()
    _sale(" ".join(word for word in words if WORDS_LEFT.fullmatch(word) is None))
    name = acts_of("player").by_name[named.word].names[0]
    return Spoken(Verb.ACT, event, _the_one(who), act=name)


def _move(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    """To a seat; where no seat is said, the window asks for it."""
    tail = TO_WHERE.sub("", named.tail)
    found = one_at_start(tail)
    if found is not None and isinstance(found[0], Seat) and not found[1]:
        return Spoken(Verb.MOVE, event, _the_one(who), to=found[0])
    if ANY_SEAT.fullmatch(tail) and (tail or named.word != "to"):
        return Spoken(Verb.ACT, event, _the_one(who), act="move seat")
    raise Refusal("not_a_seat", text=tail)


def _swap(who: tuple[Who, ...], named: Found, event: int | None, voice: Voice) -> Spoken:
    if named.tail.startswith("to "):
        return _move(who, named, event, voice)
    tail = WITH.sub("", named.tail, count=1)
    both = (*who, *(everybody(tail, who[0]) if tail else ()))
    if len(both) == 1:
        return Spoken(Verb.ACT, event, who, act="swap seats")
    if len(both) > 2 or both[0] == both[1]:  # noqa: PLR2004 - two swap
        raise Refusal("command_goes_on", text=named.tail)
    return Spoken(Verb.SWAP, event, both)


def _bust(who: tuple[Who, ...], named: Found, event: int | None, _: Voice) -> Spoken:
    """Who else is out in that hand, who takes the bounty, and at what time it was."""
    named = replace(named, tail=SAME_HAND.sub("", named.tail))
    tail = named.tail
    if named.word in TRANSITIVE and len(who) == 1:
        _must_be_clear(who[0], named, event)
    by, tail = _takers(tail, who[0])
    others, at = _bust_tail(tail, who[0])
    out = (*who, *others)
    if by and len(out) > 1:
        raise Refusal("command_goes_on", text=tail)
    if len({*out, *by}) < len(out) + len(by):
        raise Refusal("named_twice", text=named.tail)
    return Spoken(Verb.BUST, event, out, at=at, by=by)


def _must_be_clear(first: Who, named: Found, event: int | None) -> None:
    """``12-5 knocked out 12-3`` may mean either; refuses so."""
    plain = bool(NAME.fullmatch(named.tail)) and named.tail.split(" ")[0] not in BETWEEN_NAMES
    found = (Letters(named.tail), "") if plain else one_at_start(named.tail)
    if found is None or found[1]:
        return
    other = found[0]
    ways = (
        Spoken(Verb.BUST, event, (other,), by=(first,)),
        Spoken(Verb.BUST, event, (first,), by=(other,)),
    )
    raise in_two_ways(f"{first} {named.word} {named.tail}", ways)


BETWEEN_NAMES = frozenset({"by", "with", "and", "at", "from", "together", "und", "mit", "durch"})


def _takers(tail: str, out: Who) -> tuple[tuple[Who, ...], str]:
    """Who takes the bounty, and what is said after that."""
    found = TAKERS.match(tail)
    if found is None:
        return (), tail
    return everybody(found["named"] or found["bare"], out), tail[found.end() :].strip()


def _bust_tail(tail: str, first: Who) -> tuple[tuple[Who, ...], str]:
    """Who else is out in that hand, and at what time it was."""
    found = BUST_TAIL.fullmatch(tail)
    if found is None:
        raise Refusal("command_goes_on", text=tail)
    at = found["at"] or found["time"] or found["ago"] or ""
    if at and not is_time(at) and AGO.fullmatch(at) is None:
        raise Refusal("time_of_day_needed", text=at)
    others = everybody(found["with"], first) if found["with"] else ()
    if found["with"] and not others:
        raise Refusal("not_a_player", text=found["with"])
    return others, POINT.sub(":", at)


TAILS: Mapping[Verb, Tail] = {
    Verb.BUST: _bust,
    Verb.REBUY: _rebuy,
    Verb.ADDON: _addon,
    Verb.DECLINE: _each,
    **dict.fromkeys((Verb.LOST, Verb.WON, Verb.ABSENT, Verb.WALKS), _match),
    Verb.AWAY: _each,
    Verb.HERE: _each,
    Verb.ARRIVED: _each,
    **dict.fromkeys((Verb.AGREE, Verb.DISAGREE, Verb.SIGN), _each),
    Verb.MOVE: _move,
    Verb.SWAP: _swap,
    Verb.STACK: _stack,
    Verb.BAG: _bag,
    Verb.PENALTY: _warn,
    Verb.PRINT: _print,
    Verb.ACT: _act,
}
