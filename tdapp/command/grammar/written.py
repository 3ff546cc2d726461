"""A command as it is written in full; reading it again gives the same. Needs no Qt."""

from collections.abc import Sequence

from tdapp.command.grammar.spoken import OF_SEVERAL, Spoken, Verb
from tdapp.core.refusal import Doubtful
from tdapp.table.geometry.table import ButtonPosition
from tdapp.tournament.brackets.halves import SIDES
from tdapp.tournament.reckoning.deal_shares import DealMethod
from tdapp.tournament.templates.prize_file import decimal_text

SECOND_US = 1_000_000
SIXTY = 60
MORE = {Verb.ADD_TIME: "", Verb.EXTEND_BREAK: " break"}
OF_HALF = frozenset(
    {Verb.CALL, Verb.CALL_BACK, Verb.DIVIDE, Verb.UNDIVIDE, Verb.START_MATCH, Verb.HOLD_MATCH}
)
ON_TABLE = frozenset({Verb.BREAK, Verb.CLOSE, Verb.OPEN})


def written(said: Spoken) -> str:
    """The line, its event's number first where one is said."""
    line = _line(said)
    shows_event = said.verb is Verb.SHOW and not said.who and said.table is None
    return line if said.event is None or shows_event else f"{said.event} {line}"


def in_two_ways(line: str, ways: Sequence[Spoken]) -> Doubtful:
    """The refusal of a line that may mean any of these, each as it is written in full."""
    return Doubtful(line, dict.fromkeys(map(written, ways), 0))


def _line(said: Spoken) -> str:
    if said.who:
        return _of_player(said)
    if said.table is not None:
        return _of_one_table(said)
    if said.verb is Verb.SHOW:
        return f"event {said.event}"
    if said.name:
        return f"{said.verb.value} {said.name}" + f" until {said.at}" * bool(said.at)
    return _of_clock(said)


def _of_one_table(said: Spoken) -> str:
    if said.verb in OF_HALF:
        return _of_half(said)
    if said.more:
        tables = f"tables {' and '.join(map(str, said.tables))}"
        verb = said.verb.value
        return f"{verb} {tables}" if said.verb in ON_TABLE else f"{tables} {verb}"
    if said.verb in ON_TABLE:
        return f"{said.verb.value} t{said.table}"
    return f"{said.table} {said.act or said.verb.value} {_of_table(said)}".strip()


def _of_half(said: Spoken) -> str:
    """A call to a side of a table, or its divider."""
    pairing = f" pairing {said.number} to" if said.number else ""
    return f"{said.verb.value}{pairing} {said.table}{SIDES[said.half]} {said.kind}".strip()


LATER_STARTS = {"in": "start in", "by": "delay start by"}


def _of_clock(said: Spoken) -> str:
    if said.verb in MORE:
        sign = "-" if said.span_us < 0 else "+"
        return f"{sign}{_span(abs(said.span_us))}{MORE[said.verb]}"
    if said.verb is Verb.SET_TIME:
        return f"{said.verb.value} {_span(said.span_us)}"
    if said.verb is Verb.START_AT and said.kind:
        return f"{LATER_STARTS[said.kind]} {said.number}"
    if said.verb is Verb.START_AT or (said.verb is Verb.REST and said.kind):
        return f"{said.verb.value} {said.kind} {time_said(said)}".replace("  ", " ")
    if said.verb is Verb.DEAL:
        return _deal(said)
    rest = str(said.number) if said.verb in {Verb.REST, Verb.LEVEL} else _list(said)
    return f"{said.verb.value} {rest}".strip()


def time_said(said: Spoken) -> str:
    """The time of day of a planned start."""
    hours, minutes = divmod(said.span_us // SECOND_US // SIXTY, SIXTY)
    return f"{hours:02}:{minutes:02}"


def _list(said: Spoken) -> str:
    prizes = (f"{place} {decimal_text(one, 2)}" for place, one in enumerate(said.prizes, 1))
    return f"{'deal ' * said.deal}{'; '.join(prizes)}"


def _deal(said: Spoken) -> str:
    amounts = "; ".join(decimal_text(one, 2) for one in said.prizes)
    saves = amounts and said.kind != DealMethod.HAND.value
    unit = f" round {decimal_text(said.number, 2)}" if said.number > 1 else ""
    how = said.kind.replace("_", " ")
    return f"{said.verb.value} {how} {'save ' * bool(saves)}{amounts}".strip() + unit


def _of_player(said: Spoken) -> str:
    first, *others = map(str, said.who)
    if said.verb in OF_SEVERAL:
        first, others = " and ".join([first, *others]), []
    warned = said.verb is Verb.PENALTY and not said.number
    verb = said.kind if warned else said.act or said.verb.value
    words = [first, verb, *(() if warned else _how_much(said))]
    if said.to is not None:
        words.append(str(said.to))
    if said.by:
        words += ["by", " and ".join(map(str, said.by))]
    if others:
        words += ["with", " and ".join(others)]
    if said.at:
        words += ["at", said.at]
    return " ".join(word for word in words if word)


def _how_much(said: Spoken) -> list[str]:
    """The number and the kind of a sale, a stack or a penalty."""
    if said.verb is Verb.PENALTY:
        return [str(said.number), said.kind]
    units = f"x{said.number}" if said.verb is Verb.REBUY else str(said.number)
    return [units if said.number else "", said.kind]


def _of_table(said: Spoken) -> str:
    if said.places is not None:
        return _button(said.places)
    return f"but {' and '.join(map(str, said.away))}" if said.away else ""


def _button(places: ButtonPosition) -> str:
    seats = [places.button, places.small_blind, places.big_blind]
    while len(seats) > 1 and seats[-1] is None:
        seats.pop()
    return " ".join("?" if seat is None else str(seat) for seat in seats)


def _span(span_us: int) -> str:
    """Minutes alone where it is whole ones, else minutes and seconds."""
    minutes, seconds = divmod(span_us // SECOND_US, SIXTY)
    return f"{minutes}:{seconds:02}" if seconds else str(minutes)
