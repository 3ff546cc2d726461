"""Terms of published conditions: refunds, alternates, attendance, going out together, leagues."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated

import msgspec

from tdapp.core.money import MOST, Positive, Whole
from tdapp.core.refusal import Refusal
from tdapp.rules.finishing_rules import FinishBy, FinishingOrder
from tdapp.rules.permits import finishing_order, is_so, levels_to_wait, why_no_substitute
from tdapp.rules.presence_rules import AbsentHand
from tdapp.rules.rule import Answer
from tdapp.rules.tournament_rules import TermsField, TournamentRules
from tdapp.table.chips.race import ChipRounding
from tdapp.tournament.plan.offers import PartName, Window
from tdapp.tournament.plan.planned_start import PLAIN


class Cancellation(Enum):
    """What goes back where an event is cancelled in play: all payments, or the pool to those in.

    The pool is shared evenly, half evenly and half in proportion to the chips, or all by chips.
    """

    EVERYTHING = "everything"
    EVENLY = "evenly"
    HALF_BY_CHIPS = "half_by_chips"
    BY_CHIPS = "by_chips"

    def shares(self, stacks: Mapping[int, int]) -> dict[int, int]:
        """What the shares of these entries are in proportion to, by their stacks."""
        chips, players = sum(stacks.values()), len(stacks)
        if self is Cancellation.BY_CHIPS:
            return dict(stacks)
        if self is Cancellation.HALF_BY_CHIPS:
            return {entry: chips + players * stack for entry, stack in stacks.items()}
        return dict.fromkeys(stacks, 1)


class RefundTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a payment that go back, by occasion; None where the conditions say nothing.

    They count where the house's rulebook leaves it to them. Who withdraws gets `withdrawal` while
    `window` is open and, with `before_start`, only before the clock ever ran. `cancelled_in_play`
    says what goes back where the event is cancelled after that; before, everything does.
    """

    withdrawal: tuple[PartName, ...] | None = None
    no_show: tuple[PartName, ...] | None = None
    disqualification: tuple[PartName, ...] | None = None
    before_start: bool = False
    window: Window = Window()
    cancelled_in_play: Cancellation | None = None


class EndPlaces(Enum):
    """How those stand who are left when an event ends: level with each other, or by their chips."""

    SHARED = "shared"
    BY_STACK = "by_stack"


class EndTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When an event ends with more than one left, and how these stand.

    - `left`: it ends by itself once so many are left, who share their places.
    - `at_seats`: the same with as many as there are seats to win.
    - `after_last_level`: it may be ended once the last listed level is over.
    - `places`: how those stand who are left then.
    """

    left: Positive = 1
    at_seats: bool = False
    after_last_level: bool = False
    places: EndPlaces = EndPlaces.SHARED


def end_faults(terms: EndTerms, min_entries: int, *, seats: bool) -> Iterator[tuple[str, str]]:
    """What is wrong with such terms, each with its field; `seats` says that some are to be won."""
    if terms.left > min_entries:
        yield "above min_entries", "left"
    if terms.at_seats and not seats:
        yield "no seats in `prizes.seats`", "at_seats"
    if terms.at_seats and terms.left > 1:
        yield "beside at_seats", "left"
    if terms.places is EndPlaces.BY_STACK and not terms.after_last_level:
        yield "only after_last_level", "places"


class WhenMissed(Enum):
    """What becomes of an alternate who was called and did not come."""

    TO_THE_END = "to_the_end"
    OUT = "out"


class AlternateTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a full event keeps a queue: minutes to appear when called, and who does not.

    Nobody goes to the end of the queue twice.
    """

    appear_minutes: Positive = 10
    missed: WhenMissed = WhenMissed.TO_THE_END


class AttendanceTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers that count where the house's rulebook leaves them to the conditions.

    None where they say nothing. A longer wait for no-shows than the rulebook's counts anywhere.

    - `seats_fixed`: whether a player keeps his seat all session.
    - `absent_posts`: whether blinds and antes are taken from who is absent.
    - `folded_when_dealt`: whether an absent player's hand is folded once all have their first
      cards, and not only when it is his turn.
    - `no_show_out`: whether who never took his seat is removed, and `no_show_after_levels` how many
      levels go by first.
    - `unpaid_out`: whether an entry may be sold for its fee, and is out if the buy-in is still open
      at the start.
    """

    seats_fixed: bool | None = None
    absent_posts: bool | None = None
    folded_when_dealt: bool | None = None
    no_show_out: bool | None = None
    no_show_after_levels: Whole | None = None
    unpaid_out: bool | None = None


def attendance_faults(rules: TournamentRules, terms: AttendanceTerms) -> Iterator[tuple[str, str]]:
    """What the terms say and the rulebook does not leave to them, each with its field."""
    waits = rules.absent_hand.live is AbsentHand.BY_CONDITIONS
    folded = Answer.BY_CONDITIONS if waits else Answer.YES
    for name, said, answer, rule in (
        ("seats_fixed", terms.seats_fixed, rules.seats_fixed.answer, rules.seats_fixed.rule),
        ("absent_posts", terms.absent_posts, rules.absent_posts.answer, rules.absent_posts.rule),
        ("folded_when_dealt", terms.folded_when_dealt, folded, rules.absent_hand.rule),
        ("no_show_out", terms.no_show_out, rules.no_show.removed, rules.no_show.rule),
        ("unpaid_out", terms.unpaid_out, rules.unpaid_is_out.answer, rules.unpaid_is_out.rule),
    ):
        if said is not None and is_so(rules, answer, by_conditions=said) is not said:
            yield f"{answer.value} by rule {rule}", f"attendance.{name}"
    levels = levels_to_wait(rules, terms.no_show_after_levels)
    if terms.no_show_after_levels is not None and terms.no_show_after_levels < levels:
        yield f"at least {levels} by rule {rules.no_show.rule}", "attendance.no_show_after_levels"


Criteria = tuple[FinishBy, ...] | None
OF_ONE_TABLE = frozenset({FinishBy.FIRST_ALL_IN})
"""What cannot be compared between tables."""


class OutTogetherTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ranks players out in one hand, and players out on other tables at the same time.

    Of each list the first that differs decides, an empty one lets all share their places. None
    where the conditions say nothing: then the house's rulebook ranks them.
    """

    same_table: Criteria = None
    other_tables: Criteria = None

    def order(self, rules: TournamentRules) -> FinishingOrder:
        """The order under a house's rules; refuses ``finishing_order_fixed``."""
        return finishing_order(rules, self.same_table, self.other_tables)


def out_together_faults(
    terms: OutTogetherTerms, rules: TournamentRules
) -> Iterator[tuple[str, str]]:
    """What such terms may not say, each with the field in which it is."""
    for field, criteria in (
        ("same_table", terms.same_table),
        ("other_tables", terms.other_tables),
    ):
        if criteria is not None and len(set(criteria)) != len(criteria):
            yield "named twice", field
    for one in OF_ONE_TABLE.intersection(terms.other_tables or ()):
        yield f"{one.value} ranks one table only", "other_tables"
    for field, alone in (
        ("same_table", OutTogetherTerms(same_table=terms.same_table)),
        ("other_tables", OutTogetherTerms(other_tables=terms.other_tables)),
    ):
        try:
            alone.order(rules)
        except Refusal as fixed:
            yield f"fixed by rule {fixed.details['rule']}", field


class ColourUpStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chips of `chip` leave play once the level of that number is over, in the break if one is."""

    chip: Positive
    after_level: Positive


class ChipPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `denominations` that are in play from the beginning, smallest first; none: not told.

    Without `colour_ups` the smallest may leave in any break after which no level needs it.
    `rounding` is how many new chips the odd ones of a race are worth.
    """

    denominations: tuple[Positive, ...] = ()
    colour_ups: tuple[ColourUpStep, ...] = ()
    rounding: ChipRounding = ChipRounding.NEAREST_HALF_UP


HAND_MINUTES, MOST_HAND_MINUTES = 2, 3
HandMinutes = Annotated[int, msgspec.Meta(ge=0, le=MOST_HAND_MINUTES)]
"""What the clock loses with each hand of hand-for-hand."""


ShotSeconds = Annotated[int, msgspec.Meta(ge=1, le=600)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=100)]


class PaceTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast it is played: what hand-for-hand costs the clock, the time to act, special rounds.

    A player has `shot_seconds` for every act and so many `tokens` for `token_seconds` more, and
    `later_tokens` beside them from the level `later_from_level` on. None: there is no shot clock.
    `bonus_rounds` and `elimination_rounds` count where the house's book leaves such rounds to the
    conditions, and a no counts anywhere; level lowest stacks are out only where `tied_out`.
    """

    hand_minutes: HandMinutes = HAND_MINUTES
    shot_seconds: ShotSeconds | None = None
    tokens: Tokens = 0
    token_seconds: ShotSeconds = 30
    later_tokens: Tokens = 0
    later_from_level: Positive | None = None
    bonus_rounds: bool | None = None
    elimination_rounds: bool | None = None
    tied_out: bool = False


def pace_faults(terms: PaceTerms, rules: TournamentRules) -> Iterator[tuple[str, str]]:
    """What is wrong with such terms under a house's rules, each with its field."""
    rule = rules.shot_clock
    if rule is not None and terms.shot_seconds is not None and terms.shot_seconds < rule.least:
        yield f"at least {rule.least} by rule {rule.rule}", "shot_seconds"
    if terms.shot_seconds is None and (terms.tokens or terms.later_tokens):
        yield "no shot clock in `pace.shot_seconds`", "tokens"
    if bool(terms.later_tokens) is not (terms.later_from_level is not None):
        yield "not without later_tokens", "later_from_level"


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is expected, re-entries among the `entries`, and when play is to end; None: not said.

    It binds nobody: levels and prizes are made and tried with it.
    """

    entries: Annotated[int, msgspec.Meta(ge=2, le=MOST)] | None = None
    reentries: Whole = 0
    rebuys: Whole = 0
    addons: Whole = 0
    minutes: Positive | None = None


LeagueName = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=PLAIN)]
Formula = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=PLAIN)]


class LeagueTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All events with the same `name` make one table.

    `points` is the formula by which a result counts (`reckoning.points`). Of each player the `best`
    results count; without a number all do. Nothing is kept of points: they follow from the results.
    """

    name: LeagueName
    points: Formula = "players - place + 1"
    best: Positive | None = None


MOST_IN_A_TEAM = 12
Members = Annotated[int, msgspec.Meta(ge=2, le=MOST_IN_A_TEAM)]


class TeamTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry is a team of 2 to so many `members`, one of whom has its seat at a time.

    They swap once in so many `levels`, and in breaks where `at_breaks`; with neither on the floor's
    word. A full team has its prize in proportion to the `shares`, in the order in which its members
    were named, any other in equal parts. `alone`: a member without a partner may take the seat.
    """

    members: Members
    levels: Positive | None = None
    at_breaks: bool = False
    shares: tuple[Positive, ...] = ()
    alone: bool = True


def team_faults(terms: TeamTerms | None, rules: TournamentRules) -> Iterator[tuple[str, str]]:
    """What is wrong with such terms under a house's rules, each with its field."""
    if terms is None:
        return
    refused = why_no_substitute(rules, approved=True, seats_drawn=True, by_conditions=True)
    if refused is not None:
        yield f"no other player after the draw by rule {refused.details['rule']}", "members"
    if terms.shares and len(terms.shares) != terms.members:
        yield "not one for each member", "shares"


class WagersPer(Enum):
    """What the number of secret wagers counts for."""

    ROUND = "round"
    SESSION = "session"


TermsText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class SecretWagers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many secret wagers a player may make, and `how` they are made (CROWN 15.4.4(c))."""

    most: Positive
    how: TermsText
    per: WagersPer = WagersPer.SESSION


class EntryTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the published conditions say beside prices, levels and prizes; None: nothing.

    - `location` of the event, and by which `payment` prizes are paid.
    - `signed`: each entrant signs the conditions first; `members_only`: and shows a member's card.
    - `secret_wagers`, and `chips_cashed`: whether tournament chips are paid out in cash at the end.
    - `raise_cap`: raises of a betting round in limit games; `burns`: whether cards are burnt.
    """

    location: TermsText | None = None
    payment: TermsText | None = None
    signed: bool = False
    members_only: bool = False
    secret_wagers: SecretWagers | None = None
    chips_cashed: bool = False
    raise_cap: Positive | None = None
    burns: bool | None = None


def terms_faults(terms: EntryTerms, rules: TournamentRules) -> Iterator[tuple[str, str]]:
    """What is set and the house's rulebook does not leave to the conditions, with its field."""
    for field in TermsField:
        plain = getattr(EntryTerms(), field.value)
        if getattr(terms, field.value) != plain and rules.conditions.rule_for(field) is None:
            yield "the rulebook does not leave it to the conditions", f"terms.{field.value}"
