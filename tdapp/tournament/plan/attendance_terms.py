"""What published conditions say of late and absent players, and of seats that do not change."""

from collections.abc import Iterator

import msgspec

from tdapp.core.amounts import Whole
from tdapp.rules.permits import is_so, levels_to_wait
from tdapp.rules.presence_rules import AbsentHand
from tdapp.rules.rule import Answer
from tdapp.rules.tournament_rules import TournamentRules


class AttendanceTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers that count where the house's rulebook leaves them to the conditions.

    None where they say nothing. A longer wait for no-shows than the rulebook's counts anywhere.

    - `seats_fixed`: whether a player keeps his seat all session.
    - `absent_posts`: whether blinds and antes are taken from who is absent.
    - `folded_when_dealt`: whether an absent player's hand is folded once all have their first
      cards, and not only when it is his turn.
    - `no_show_out`: whether who never took his seat is removed, and `no_show_after_levels` how many
      levels go by first.
    """

    seats_fixed: bool | None = None
    absent_posts: bool | None = None
    folded_when_dealt: bool | None = None
    no_show_out: bool | None = None
    no_show_after_levels: Whole | None = None


def attendance_faults(rules: TournamentRules, terms: AttendanceTerms) -> Iterator[tuple[str, str]]:
    """What the terms say and the rulebook does not leave to them, each with its field."""
    waits = rules.absent_hand.live is AbsentHand.BY_CONDITIONS
    folded = Answer.BY_CONDITIONS if waits else Answer.YES
    for name, said, answer, rule in (
        ("seats_fixed", terms.seats_fixed, rules.seats_fixed.answer, rules.seats_fixed.rule),
        ("absent_posts", terms.absent_posts, rules.absent_posts.answer, rules.absent_posts.rule),
        ("folded_when_dealt", terms.folded_when_dealt, folded, rules.absent_hand.rule),
        ("no_show_out", terms.no_show_out, rules.no_show.removed, rules.no_show.rule),
    ):
        if said is not None and is_so(rules, answer, by_conditions=said) is not said:
            yield f"{answer.value} by rule {rule}", f"attendance.{name}"
    levels = levels_to_wait(rules, terms.no_show_after_levels)
    if terms.no_show_after_levels is not None and terms.no_show_after_levels < levels:
        yield f"at least {levels} by rule {rules.no_show.rule}", "attendance.no_show_after_levels"
