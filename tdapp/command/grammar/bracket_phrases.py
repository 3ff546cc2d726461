"""What is said of a bracket: ``call 12a``, ``divide 12 red blue``, ``hold match 12a``. No Qt."""

import re

from tdapp.command.grammar.named import subjects
from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.command.grammar.written import in_two_ways
from tdapp.core.refusal import Refusal
from tdapp.tournament.brackets.halves import SIDES
from tdapp.voice.voice import Voice

TABLE = r"(?:table |tbl |t|tisch )?(?P<table>\d{1,6}) ?(?P<half>[ab])?"
HALF = r"(?:table |tbl |t|tisch )?(?P<table>\d{1,6}) ?(?P<half>[ab])"
NUMBER = r"(?:pairing |match |paarung |no\.? ?|#)?(?P<pairing>\d{1,4})"
CALL = r"(?:call|calls|calling|summon|rufe|aufruf)"
NEXT = r"(?:next(?: pairing| match)? )?(?:to |at |on |for )?"
PATTERNS = tuple(
    (verb, re.compile(pattern, re.ASCII))
    for verb, pattern in (
        (Verb.CALL_BACK, rf"(?:call back|recall|uncall|take back call(?: of)?) {TABLE}"),
        (Verb.CALL_BACK, rf"{HALF} (?:call back|recall|uncall|called back)"),
        (Verb.CALL, rf"{CALL} (?:pairing |match )?{NEXT}{HALF}"),
        (Verb.CALL, rf"(?:next(?: pairing| match)?) (?:to |at |on )?{HALF}"),
        (Verb.CALL, rf"{HALF} (?:call|next|free|is free)(?: next)?(?: pairing| match)?"),
        (Verb.CALL, rf"(?:{CALL} )?{NUMBER} (?:to |at |on |-> ?){HALF}"),
        (Verb.CALL, rf"{CALL} (?:pairing|match) (?P<pairing>\d{{1,4}}) (?:to |at |on ){TABLE}"),
        (Verb.CALL, rf"{CALL} (?:next )?(?:pairing|match) (?:to |at |on ){TABLE}"),
        (
            Verb.CALL_ALL,
            rf"{CALL} (?:all(?: pairings| matches)?|next round|round|pairings|matches)|next round",
        ),
        (
            Verb.DIVIDE,
            (
                r"(?:divide|split|divider(?: on| at)?|teile) (?:table |t)?(?P<table>\d{1,6})"
                r"[,:]? (?:backs? )?(?P<backs>\w+(?:(?: and | und |[ /,&]+)\w+)+)"
            ),
        ),
        (
            Verb.UNDIVIDE,
            (
                r"(?:divider off|undivide|remove divider(?: from| at)?|take divider(?: from| off)?"
                r"|no divider(?: at| on)?) (?:table |t)?(?P<table>\d{1,6})"
            ),
        ),
        (Verb.UNDIVIDE, r"(?:table |t)?(?P<table>\d{1,6}) (?:divider off|undivide|no divider)"),
        *(
            (verb, pattern)
            for said, one, every in (
                (r"(?:start|resume|run|starte)", Verb.START_MATCH, Verb.START_MATCHES),
                (r"(?:hold|pause|stop|halte)", Verb.HOLD_MATCH, Verb.HOLD_MATCHES),
            )
            for verb, pattern in (
                (every, rf"{said} (?:all )?(?:matches|match clocks|pairings)"),
                (one, rf"{said} (?:match|pairing|match clock)(?: at| on)? {TABLE}"),
                (one, rf"{said} (?:clock )?(?:at |on |of )?{HALF}"),
                (one, rf"{HALF} {said}"),
            )
        ),
        (Verb.DRAW_BRACKET, r"(?:draw|make) bracket|bracket draw|turnierbaum auslosen"),
    )
)
BARE = re.compile(r"(?P<who>.+?) (?:walk-over|walkover|walk over|w/o)|walk-?over (?P<after>\S.*)")
BACKS = re.compile(r" and | und |[ /,&]+")


def of_bracket(line: str, event: int | None, _: Voice) -> Spoken | None:
    """A call of a pairing, a divider, or the draw."""
    for verb, pattern in PATTERNS:
        found = pattern.fullmatch(line)
        if found is not None:
            return _said(verb, {key: one or "" for key, one in found.groupdict().items()}, event)
    return None


def of_walk_over(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``12a-1 walk-over`` may be for the player or against; refuses so."""
    found = BARE.fullmatch(line)
    who = subjects(found["who"] or found["after"]) if found is not None else None
    if who is None or who[1]:
        return None
    ways = (Spoken(Verb.WALKS, event, who[0]), Spoken(Verb.ABSENT, event, who[0]))
    raise in_two_ways(line, ways)


def _said(verb: Verb, found: dict[str, str], event: int | None) -> Spoken:
    table, backs = found.get("table", ""), BACKS.split(found.get("backs", ""))
    if verb is Verb.DIVIDE and len(backs) != len(SIDES) - 1:
        raise Refusal("no_back", table=table)
    return Spoken(
        verb,
        event,
        table=int(table) if table else None,
        half=SIDES.index(found.get("half", "")),
        number=int(found.get("pairing") or 0),
        kind=" ".join(backs),
    )
