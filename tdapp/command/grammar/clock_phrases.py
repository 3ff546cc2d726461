"""What is said of a clock: ``rest 15``, ``level 7``, ``pause``, ``+5``. Needs no Qt."""

import re

from tdapp.command.grammar.named import NAME
from tdapp.command.grammar.plain_line import ORDERS
from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.command.grammar.verbs import Found
from tdapp.command.grammar.vocabulary import SAID_FIRST
from tdapp.command.grammar.written import in_two_ways
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.shown.prize_draft import read_list
from tdapp.shown.reading import typed_time
from tdapp.tournament.reckoning.deal_shares import DealMethod
from tdapp.typed import figures
from tdapp.typed.times import SIXTY, duration, is_time, time_of_day
from tdapp.voice.voice import Voice

SIGNED = re.compile(r"[+-].*", re.ASCII)
NUMBER = re.compile(r"\d{1,3}", re.ASCII)
UNTIL = re.compile(
    r"\b(?:until|till|down to|bis)(?: there are)? (\d{1,5})(?: (?:are )?left| players?)*", re.ASCII
)
"""How many are left at the end of hand-for-hand."""
UNTIL_TIME = re.compile(r"(?:until|till?|bis)(?: at)? (\d.*)", re.ASCII)
"""The time of day at which a break is over."""
LATER = re.compile(r"(in|by) (\d.*)", re.ASCII)
"""How much later the start is: from now, or than it is planned."""
NUMBERED = re.compile(r"(?:event |t|table |#)?(\d{1,4})", re.ASCII)
LASTS = re.compile(r"\d{1,3} ?(?:m|min|mins|minutes?|h|hours?)", re.ASCII)
BARE = frozenset(
    {Verb.PAUSE, Verb.START, Verb.NEXT, Verb.PREVIOUS, Verb.RESTART, Verb.END_BREAK, Verb.BALANCE}
    | {Verb.NO_DEAL, Verb.HANDS_OFF, Verb.NEXT_HAND}
)
ENTERS = re.compile(
    rf"({NAME.pattern}) (?:registers?|enters|signs up|buys in|bought in|is buying in|"
    r"wants to play|wants in|wants to (?:enter|register|buy in))"
)
BANNED = "(?:ban|bar|exclude|self-exclude|trespass)"
BARS = re.compile(
    rf"(?:{BANNED}(?: player)? (?!list|page|player)(?P<first>{NAME.pattern}?)"
    rf"|(?P<last>{NAME.pattern}?) (?:is )?(?:banned|barred|self-excluded))"
    r"(?: (?:(?:(?:until|till|from) )?(?P<days>\d.+)|(?:until|till) (?P<day>.+)|for .+))?"
)
OF_NOTHING = frozenset({Verb.HELP, Verb.STEP, Verb.REGISTER, Verb.BAR, Verb.WAITING})
OF_BREAK = re.compile(r" ?(?:to |of |on )?(?:the )?(?:current )?break\b|\bbreak (?:by )?")
SMALL_WORDS = re.compile(r"\b(?:to|the|of|clock|level|time|on|by|for|from|off|it|this)\b")
CHIPS, COLOUR_UP = re.compile(r"\d+s(?= off$|$)", re.ASCII), "colour up"
"""Chips of a value that are to leave, or seconds."""
DEAL = "deal"
METHODS = {word: DealMethod(one) for word, one in ORDERS["deals"].items()}
"""Words that name how prizes are shared; the first one that is said counts."""
AMOUNTS = re.compile(r"\d.*")
TERMS = re.compile(
    r"(?P<how>.*?)(?:(?:^| )saved? (?P<saved>\d[^a-z]*?))?"
    r"(?: ?round(?:ed)?(?: down)?(?: to)? (?P<unit>\d\S*))?"
)


def of_newcomer(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``register ann lee``, ``ann lee registers``, ``ban lee until 3 june``: by name alone."""
    bars = BARS.fullmatch(line)
    if bars is not None:
        name = bars["first"] or bars["last"]
        return Spoken(Verb.BAR, name=name, at=bars["days"] or bars["day"] or "")
    found, enters = SAID_FIRST.whole(line), ENTERS.fullmatch(line)
    name = "" if enters is None else enters[1]
    if found is not None and found.verb is Verb.REGISTER:
        name = found.tail.lstrip(":,- ")
    return Spoken(Verb.REGISTER, event, name=name) if NAME.fullmatch(name) else None


def of_clock(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """An act on an event's clock, or on its prize list."""
    if SIGNED.fullmatch(line):
        return _more(line[0], line[1:], event)
    found = SAID_FIRST.find(line)
    if found is None:
        return None
    if found.verb in OF_NOTHING:
        whole = (
            found.verb is not Verb.REGISTER
            and event is None
            and found.word in SAID_FIRST
            and not found.tail
        )
        return Spoken(found.verb) if whole else None
    if found.verb in BARE:
        return _bare(found, event)
    return _with_tail(found, event, voice)


def _with_tail(found: Found, event: int | None, voice: Voice) -> Spoken | None:
    verb, tail = found.verb, found.tail
    if verb in {Verb.POST, Verb.DEAL, Verb.POST_DEAL}:
        return _of_prizes(found, event, voice)
    ends = UNTIL_TIME.fullmatch(tail) if verb is Verb.REST else None
    if ends is not None and is_time(ends[1]):
        return Spoken(verb, event, span_us=_of_day(ends[1]), kind="until")
    if verb is Verb.REST or (verb is Verb.BREAK and not NUMBER.fullmatch(tail)):
        return Spoken(Verb.REST, event, number=_minutes(tail))
    if verb in OF_ONE:
        return OF_ONE[verb](tail, event)
    chips = CHIPS.match(tail) if verb is Verb.TAKE_TIME else None
    if chips is not None:
        raise Doubtful(f"{found.word} {tail}", {f"-{chips[0]}": 0, COLOUR_UP: 0})
    if found.word == "take" and (NUMBER.fullmatch(tail) or LASTS.fullmatch(tail)):
        raise Doubtful(f"{found.word} {tail}", {f"-{tail}": 0, f"rest {tail}": 0})
    if verb in {Verb.ADD_TIME, Verb.TAKE_TIME, Verb.EXTEND_BREAK}:
        in_break = "break " * (verb is Verb.EXTEND_BREAK)
        return _more("-" if verb is Verb.TAKE_TIME else "+", f"{in_break}{tail}", event)
    return _set(SMALL_WORDS.sub("", tail).strip(), event) if verb is Verb.SET_TIME else None


def _of_prizes(found: Found, event: int | None, voice: Voice) -> Spoken:
    """A list that is posted, or a deal."""
    verb, tail = found.verb, found.tail
    if verb is Verb.DEAL:
        return _deal(f"{found.word} {tail}", event, voice)
    if verb is Verb.POST_DEAL:
        return _list(f"{DEAL} {tail}", event, voice) if tail else Spoken(verb, event)
    return _list(tail, event, voice) if found.word.startswith("post") else _bare(found, event)


def _level(tail: str, event: int | None) -> Spoken:
    tail = SMALL_WORDS.sub("", tail).strip()
    steps = {"+1": Verb.NEXT, "up": Verb.NEXT, "-1": Verb.PREVIOUS, "down": Verb.PREVIOUS}
    if tail in steps:
        return Spoken(steps[tail], event)
    if NUMBER.fullmatch(tail) is None:
        raise Refusal("level_number_needed")
    return Spoken(Verb.LEVEL, event, number=int(tail))


def _hands(tail: str, event: int | None) -> Spoken:
    """``hand for hand``, ``h4h 3 min until 9 left``, ``h4h soft``; ``h4h off`` ends it."""
    if tail in {"off", "over", "ends", "end", "aus"}:
        return Spoken(Verb.HANDS_OFF, event)
    left = UNTIL.search(tail)
    until = 0 if left is None else int(left[1])
    plain = SMALL_WORDS.sub("", UNTIL.sub("", tail)).strip()
    if plain in {"", "on", "soft"}:
        return Spoken(Verb.HANDS, event, kind=plain if plain == "soft" else "", until=until)
    return Spoken(Verb.HANDS, event, number=_minutes(plain), until=until)


def _starts(tail: str, event: int | None) -> Spoken:
    """``start at 19:00``, in so many minutes from now, or by so many later than planned."""
    found = LATER.fullmatch(tail)
    if found is not None:
        return Spoken(Verb.START_AT, event, number=_minutes(found[2]), kind=found[1])
    return Spoken(Verb.START_AT, event, span_us=_of_day(tail))


def _of_day(text: str) -> int:
    """Microseconds since midnight; refuses as `time_of_day` does."""
    at = time_of_day(text)
    return (at.hour * SIXTY + at.minute) * MINUTE_US


OF_ONE = {Verb.LEVEL: _level, Verb.START_AT: _starts, Verb.HANDS: _hands}
"""Verbs whose tail is read by a way of their own."""


def _minutes(text: str) -> int:
    """Whole minutes; refuses ``minutes_needed``, and `Doubtful` as `duration` does."""
    try:
        minutes, rest = divmod(duration(SMALL_WORDS.sub("", text), least_s=SIXTY), SIXTY)
    except Doubtful as doubt:
        raise doubt.within("rest {}") from None
    except Refusal as refusal:
        raise Refusal("minutes_needed") from refusal
    if rest:
        raise Refusal("minutes_needed")
    return minutes


def _bare(found: Found, event: int | None) -> Spoken:
    """What needs nothing more but perhaps the number of the event."""
    tail = SMALL_WORDS.sub("", found.tail).strip()
    lasts = found.tail.startswith("for ")
    if found.verb is Verb.PAUSE and (lasts or LASTS.fullmatch(tail)):
        rest = Spoken(Verb.REST, event, number=_minutes(tail))
        raise in_two_ways(f"{found.word} {tail}", (rest, Spoken(Verb.PAUSE, event)))
    number = NUMBERED.fullmatch(tail)
    if number is not None and event is None and not lasts:
        return Spoken(found.verb, int(number[1]))
    if tail:
        raise Refusal("command_goes_on", text=tail)
    return Spoken(found.verb, event)


def _list(tail: str, event: int | None, voice: Voice) -> Spoken:
    """The list of the plan, or a whole new one: ``post 1 5,000; 2-4 1,500``, ``post deal 1 ...``.

    Refuses as `read_list` does.
    """
    plain = tail.removeprefix(DEAL)
    prizes = read_list(voice, plain) if tail else ()
    return Spoken(Verb.POST, event, prizes=prizes, deal=plain != tail)


def _deal(text: str, event: int | None, voice: Voice) -> Spoken:
    """``deal icm``, ``chip chop save 180,000 round 100``, ``deal by hand 900; 600``.

    Amounts by hand begin with the player who has the most chips. Refuses ``which_deal``.
    """
    found = TERMS.fullmatch(text)
    if found is None:
        raise Refusal("which_deal")
    how = found["how"]
    method = next((one for word, one in METHODS.items() if word in how), None)
    typed = AMOUNTS.search(how) if method is DealMethod.HAND else None
    if method is None or (method is DealMethod.HAND) is not (typed is not None):
        raise Refusal("which_deal")
    listed = typed[0] if typed is not None else found["saved"] or ""
    cents = tuple(figures.amount(one, voice.symbols) for one in listed.split(";") if one.strip())
    unit = figures.amount(found["unit"], voice.symbols) if found["unit"] else 1
    return Spoken(Verb.DEAL, event, kind=method.value, prizes=cents, number=unit)


def _more(sign: str, text: str, event: int | None) -> Spoken:
    """Minutes more or less, perhaps of the break that is on."""
    plain = OF_BREAK.sub("", text)
    said = _set(f"{sign}{SMALL_WORDS.sub('', plain).strip()}", event)
    if plain == text:
        return said
    return Spoken(Verb.EXTEND_BREAK, event, span_us=said.span_us)


def _set(text: str, event: int | None) -> Spoken:
    """A time left, minutes more or less, or a level; refuses ``time_not_understood``."""
    typed = typed_time(text)
    if typed.level is not None:
        return Spoken(Verb.LEVEL, event, number=typed.level)
    if typed.delta_us is not None:
        return Spoken(Verb.ADD_TIME, event, span_us=typed.delta_us)
    return Spoken(Verb.SET_TIME, event, span_us=typed.left_us or 0)
