"""The board dealt several times where nobody can bet any more (CROWN 12.6, ADELAIDE 130)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN
from tdapp.poker.round.ruled_course import come_back
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.stub import left
from tdapp.poker.variants.variant import Street
from tdapp.rules.showdown_rules import RunItRule


def most_runs(round_: Round) -> int:
    """How many times what is to come may be dealt in all, 0 where once is all."""
    if not round_.street or not round_.betting_is_over:
        return 0
    try:
        return may_run(round_)
    except Refusal:
        return 0


def may_run(round_: Round) -> int:
    """How many times what is to come may be dealt at most.

    Refuses with ``no_run_it``, ``run_already``, ``run_while_betting``, ``run_by_others``,
    ``street_has_begun``, ``nothing_to_run`` and ``stub_too_short``.
    """
    rule = _demand_run(round_)
    runs = _runs_of_stub_and_burns if round_.burns_return else _runs_of_stub
    return min(rule.most, _enough(round_, runs(round_)))


def with_burns(round_: Round) -> Round:
    """The round in which what is to be run is dealt of the burnt cards too, once the stub ends.

    Refuses as `may_run` does, with ``no_run_it`` where the house has no rule for it (CROWN 14.13).
    """
    if _demand_run(round_).short_stub is None:
        raise Refusal("no_run_it")
    return replace(round_, burns_return=True)


def _demand_run(round_: Round) -> RunItRule:
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
    return rule


def run(round_: Round, times: int, *, unseen: bool = False) -> Round:
    """Deal every community card to come so many times; all who remain have agreed.

    Where it was `unseen` that the stub has too few cards, the burnt ones are shuffled when it ends,
    and the board is dealt as often as these allow (CROWN 14.13). Refuses with ``cannot_run`` and as
    `may_run` does.
    """
    short = unseen and _demand_run(round_).short_stub is not None
    most = may_run(with_burns(round_) if short else round_)
    if times <= 1 or (times > most and not short):
        raise Refusal("cannot_run", times=times, most=most)
    times = min(times, most)
    setup, streets = round_.setup, _to_come(round_)
    boards = round_.boards * times
    burns = times * _burns(round_) - setup.burnt_before(round_.street)
    run_out = replace(
        round_,
        street=len(setup.variant.streets) - 1,
        boards=boards,
        owed_board=(sum(street.community for street in streets),) * len(boards),
        burnt=round_.burnt + (UNKNOWN,) * burns,
        runs=times,
        burns_return=times > _runs_of_stub(round_),
    )
    return come_back(run_out)


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


def _burns(round_: Round) -> int:
    """How many cards are burnt for a board from this street on."""
    streets = round_.setup.variant.streets
    return sum(map(round_.setup.burnt_before, range(round_.street, len(streets))))


def _enough(round_: Round, runs: int) -> int:
    if runs <= 1:
        raise Refusal("stub_too_short", cards=left(round_))
    return runs


def _stub(round_: Round) -> int:
    """The cards that were never dealt; those burnt for this street go into its first run."""
    return left(round_) + round_.setup.burnt_before(round_.street)


def _runs_of_stub(round_: Round) -> int:
    """How many runs the stub is enough for."""
    cards = sum(street.community for street in _to_come(round_)) * len(round_.boards)
    return _stub(round_) // (cards + _burns(round_))


def _runs_of_stub_and_burns(round_: Round) -> int:
    """How many runs the cards are enough for, all burnt ones shuffled once when the stub ends."""
    stub, runs, shuffled = _stub(round_), 0, False
    burnt = len(round_.burnt) - round_.setup.burnt_before(round_.street)
    while True:
        for burn in _one_run(round_):
            if not stub:
                if shuffled:
                    return runs
                stub, burnt, shuffled = burnt, 0, True
            if not stub:
                return runs
            stub, burnt = stub - 1, burnt + burn
        runs += 1


def _one_run(round_: Round) -> Iterator[bool]:
    """The cards of a run in their order, true for each that is burnt."""
    for street, now in enumerate(_to_come(round_), round_.street):
        yield from (True,) * round_.setup.burnt_before(street)
        yield from (False,) * (now.community * len(round_.boards))
