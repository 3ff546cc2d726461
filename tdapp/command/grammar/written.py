"""A command as it is written in full; reading it again gives the same. Needs no Qt."""

from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.table.geometry.table import ButtonPosition
from tdapp.tournament.templates.prize_file import decimal_text

SECOND_US = 1_000_000
SIXTY = 60
ON_TABLE = frozenset({Verb.BREAK, Verb.CLOSE, Verb.OPEN})


def written(said: Spoken) -> str:
    """The line, its event's number first where one is said."""
    line = _line(said)
    return line if said.event is None else f"{said.event} {line}"


def _line(said: Spoken) -> str:
    if said.who:
        return _of_player(said)
    if said.verb in ON_TABLE:
        return f"{said.verb.value} t{said.table}"
    if said.table is not None:
        return f"{said.table} {said.verb.value} {_of_table(said)}".strip()
    if said.verb is Verb.ADD_TIME:
        return f"{'-' if said.span_us < 0 else '+'}{_span(abs(said.span_us))}"
    if said.verb is Verb.SET_TIME:
        return f"{said.verb.value} {_span(said.span_us)}"
    rest = str(said.number) if said.verb in {Verb.REST, Verb.LEVEL} else _list(said)
    return f"{said.verb.value} {rest}".strip()


def _list(said: Spoken) -> str:
    prizes = (f"{place} {decimal_text(one, 2)}" for place, one in enumerate(said.prizes, 1))
    return f"{'deal ' * said.deal}{'; '.join(prizes)}"


def _of_player(said: Spoken) -> str:
    first, *others = map(str, said.who)
    words = [first, said.verb.value]
    if said.to is not None:
        words.append(str(said.to))
    if said.by:
        words += ["by", " and ".join(map(str, said.by))]
    if others:
        words += ["with", " and ".join(others)]
    if said.at:
        words += ["at", said.at]
    return " ".join(word for word in words if word)


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
