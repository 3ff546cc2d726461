"""Bonus rounds and elimination rounds, announced before a hand and settled after it."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, must_be_plain
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import is_so
from tdapp.rules.rule import SILENT, Answer, YesOrNo
from tdapp.table.chips.counting import Stack, report_stacks
from tdapp.table.chips.moving import put_in
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.table.guards import must_be_open, must_not_be_in_play
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure, ExitsReordered
from tdapp.tournament.facts.hand_for_hand import RoundAnnounced, RoundKind, RoundOver
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.tournament import Tournament

UNRULED = YesOrNo(answer=Answer.BY_CONDITIONS, rule=SILENT)


def rule_of(tournament: Tournament, kind: RoundKind) -> YesOrNo:
    """The house's rule; where its book says nothing the conditions decide."""
    rules = tournament.conditions.rules
    found = rules.bonus_rounds if kind is RoundKind.BONUS else rules.elimination_rounds
    return found or UNRULED


def announce(
    tournament: Tournament,
    kind: RoundKind,
    tables: Sequence[int],
    now: Instant,
    *,
    lots: Sequence[Lot] = (),
    prize: str = "",
    before_cards: bool = False,
) -> list[Event]:
    """Announce that the next hand is special, `before_cards`, blinds and antes (STAR 28.5.7).

    Refuses ``no_such_event``, ``round_not_allowed``, ``round_needs_notice``, ``no_tables_named``,
    ``table_not_open``, ``round_is_on``, ``hand_in_play`` and ``no_bonus_named``.
    """
    rule, pace = rule_of(tournament, kind), tournament.conditions.pace
    said = pace.bonus_rounds if kind is RoundKind.BONUS else pace.elimination_rounds
    forbidden = said is False and rule.answer is not Answer.NO
    if forbidden or not is_so(tournament.conditions.rules, rule.answer, by_conditions=said):
        raise Refusal("round_not_allowed", rule=SILENT if forbidden else rule.rule)
    if not tables:
        raise Refusal("no_tables_named")
    for table in tables:
        must_be_open(tournament, table)
        if table in tournament.special_rounds.open:
            raise Refusal("round_is_on", table=table)
    must_not_be_in_play(tournament, tables)
    must_be_plain(prize, LABEL)
    if kind is RoundKind.BONUS and not (lots or prize):
        raise Refusal("no_bonus_named")
    if not before_cards:
        raise Refusal("round_needs_notice", rule=rule.rule)
    added = (tuple(lots), prize) if kind is RoundKind.BONUS else ((), "")
    return [RoundAnnounced(kind, tuple(sorted(set(tables))), now, *added)]


def end_round(
    tournament: Tournament, table: int, winner: int | None = None, at: Instant | None = None
) -> list[Event]:
    """A special hand is over; its bonus goes to the `winner`, where one is named.

    Refuses ``no_round_is_on`` and ``not_at_the_table``.
    """
    on = _on_at(tournament, table)
    if winner is None or on.kind is RoundKind.ELIMINATION:
        return [RoundOver(table)]
    if winner not in tournament.seating.at_table(table):
        raise Refusal("not_at_the_table", entry=winner, table=table)
    chips = put_in(tournament, on.lots, ChipCause.BONUS, winner, at=at) if on.lots else []
    return [RoundOver(table, winner), *chips]


def eliminate(
    tournament: Tournament, table: int, stacks: Sequence[Stack], now: Instant
) -> list[Event]:
    """The lowest stack of the table leaves once an elimination round is over.

    The director has confirmed it (P101); level ones stay unless the conditions say that they are
    out (P16). Refuses ``no_round_is_on``, ``not_all_stacks``, ``lowest_are_level`` and as `leave`.
    """
    if _on_at(tournament, table).kind is not RoundKind.ELIMINATION:
        raise Refusal("no_round_is_on", table=table)
    lowest = lowest_of(tournament, table, stacks)
    if len(lowest) > 1 and not tournament.conditions.pace.tied_out:
        raise Refusal("lowest_are_level", table=table)
    chips = dict(stacks)
    events: list[Event] = [*report_stacks(tournament, stacks, now), RoundOver(table)]
    for entry in lowest:
        then = after(tournament, events)
        events += leave(then, entry, Departure.LOWEST, chips[entry], now)
    tied = [ExitsReordered(lowest, lowest[1:])] if len(lowest) > 1 else []
    return [*events, *tied]


def lowest_of(tournament: Tournament, table: int, stacks: Sequence[Stack]) -> tuple[int, ...]:
    """Who has the lowest stack at a table; refuses ``not_all_stacks``."""
    chips = dict(stacks)
    if set(chips) != {*filter(tournament.has_chips, tournament.seating.at_table(table))}:
        raise Refusal("not_all_stacks", table=table)
    return tuple(sorted(one for one in chips if chips[one] == min(chips.values())))


def _on_at(tournament: Tournament, table: int) -> RoundAnnounced:
    on = tournament.special_rounds.open.get(table)
    if on is None:
        raise Refusal("no_round_is_on", table=table)
    return on
