"""The board dealt several times where nobody can bet any more (CROWN 12.6, ADELAIDE 130)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.stub import left
from tdapp.poker.variants.variant import Street

TWICE = 2


def most_runs(round_: Round) -> int:
    """How many times what is to come may be dealt in all, 0 where once is all."""
    try:
        return may_run(round_)
    except Refusal:
        return 0


def may_run(round_: Round) -> int:
    """How many times what is to come may be dealt at most.

    Refuses with ``no_run_it``, ``run_already``, ``run_while_betting``, ``run_by_others``,
    ``street_has_begun``, ``nothing_to_run`` and ``stub_too_short``.
    """
    rule = round_.setup.rules.showdown.run_it
    if rule is None:
        raise Refusal("no_run_it")
    if round_.runs > 1:
        raise Refusal("run_already", times=round_.runs)
    if round_.phase is not Phase.DEAL or not round_.street or not round_.betting_is_over:
        raise Refusal("run_while_betting")
    if rule.players not in {None, len(round_.live)}:
        raise Refusal("run_by_others", players=rule.players, rule=rule.rule)
    _check_street(round_)
    return min(rule.most, _as_the_stub_allows(round_))


def run(round_: Round, times: int) -> Round:
    """Deal every community card to come so many times; all who remain have agreed.

    Refuses with ``cannot_run`` and as `may_run` does.
    """
    most = may_run(round_)
    if not TWICE <= times <= most:
        raise Refusal("cannot_run", times=times, most=most)
    streets = _to_come(round_)
    boards = round_.boards * times
    more_burns = (times * len(streets) - 1) * round_.setup.burns
    return replace(
        round_,
        street=len(round_.setup.variant.streets) - 1,
        boards=boards,
        owed_board=(sum(street.community for street in streets),) * len(boards),
        burnt=round_.burnt + (UNKNOWN,) * more_burns,
        runs=times,
    )


def _to_come(round_: Round) -> Sequence[Street]:
    return round_.setup.variant.streets[round_.street :]


def _check_street(round_: Round) -> None:
    """Only community cards are to come, none of this street dealt (CROWN 14.14)."""
    if not all(_is_shared(street) for street in _to_come(round_)):
        raise Refusal("nothing_to_run")
    if round_.owed_board != (round_.now.community,) * len(round_.boards):
        raise Refusal("street_has_begun")


def _is_shared(street: Street) -> bool:
    return street.community > 0 and not (street.down or street.up or street.discard)


def _as_the_stub_allows(round_: Round) -> int:
    """How many runs the cards are enough for; this street's burn lies already."""
    streets, burns = _to_come(round_), round_.setup.burns
    each = sum(street.community for street in streets) * len(round_.boards) + burns * len(streets)
    enough = (left(round_) + burns) // each
    if enough < TWICE:
        raise Refusal("stub_too_short", cards=left(round_))
    return enough
