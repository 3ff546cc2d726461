"""The tournament part of a rulebook: one field for everything that houses decide differently."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.blind_rules import BlindLimits
from tdapp.rules.button_rule import ButtonRule
from tdapp.rules.finishing_rules import FinishingRule
from tdapp.rules.money_rules import (
    HowMany,
    IneligibleRule,
    Keeping,
    PrizeListRule,
    Refunds,
    StartingChips,
)
from tdapp.rules.notices import Text
from tdapp.rules.presence_rules import AbsentHandRule, NoShowRule, OffenceRule, SubstituteRule
from tdapp.rules.rule import Rule, YesOrNo
from tdapp.rules.ruling_rules import ListedPenalty, ReviewRule
from tdapp.rules.timing_rules import ShotClockRule

NOT_SAID = "none"
"""In place of a value: the event file says nothing there."""
Sentences = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the house's wording; fields of the event file stand in it in braces.

    It is published if all of them are said and, with `where`, if each field named there has the
    value after it, `NOT_SAID` where the file says nothing: ``["substitutes", "false"]``. With ``!``
    before the value it must have another one.
    """

    text: Sentences
    where: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        if len(self.where or ()) % 2:
            raise ValueError("a field without a value")


class Heading(Rule, frozen=True):
    """One thing that published conditions must speak of, always or where it applies.

    `wording` is the house's own, `needs` the fields of the event file that must be said for it.
    With `flights_in_words` it has to be said in the event's own words where stacks go on from one
    session to the next.
    """

    heading: Annotated[str, msgspec.Meta(min_length=1)]
    always: bool = True
    wording: tuple[Sentence, ...] = ()
    needs: tuple[str, ...] = ()
    flights_in_words: bool = False


class TermsNotice(Rule, frozen=True):
    """Who is told of the conditions before play, with `before_entries` before an entry is sold."""

    to: Text
    before_entries: bool = False


class TermsField(Enum):
    """What conditions may set only where the house's rulebook knows of it."""

    SECRET_WAGERS = "secret_wagers"  # noqa: S105 - nothing to keep to oneself
    CHIPS_CASHED = "chips_cashed"
    SIGNED = "signed"
    MEMBERS_ONLY = "members_only"
    RAISE_CAP = "raise_cap"
    BURNS = "burns"


class MaySet(Rule, frozen=True):
    """The rule by which the conditions may set a field of their terms."""

    field: TermsField


class ConditionsRule(Rule, frozen=True):
    """Whether an event's conditions prevail over the rulebook, and what they must speak of.

    Publishing them gives the notice `published_to`; `also_told` are those to whom more is told.
    `may_set` are the fields of their terms that the house knows of.
    """

    prevail: bool
    must_say: tuple[Heading, ...] = ()
    published_to: TermsNotice | None = None
    also_told: tuple[TermsNotice, ...] = ()
    may_set: tuple[MaySet, ...] = ()

    def rule_for(self, field: TermsField) -> str | None:
        """The rule by which a field may be set; None where it may not."""
        return next((one.rule for one in self.may_set if one.field is field), None)


class MostSeats(Rule, frozen=True):
    """The most seats that a table may have."""

    seats: Annotated[int, msgspec.Meta(ge=2)]


class BestOf(Rule, frozen=True):
    """The matches of a heads-up pairing at most: who wins more than half of them goes on."""

    most: Annotated[int, msgspec.Meta(ge=1, le=15)]


class BracketRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a book says of heads-up tournaments; None where it leaves that to the conditions.

    `backs_differ`: whether the cards on both sides of a divider have backs of other colours.
    """

    best_of: BestOf | None = None
    backs_differ: YesOrNo | None = None


class LevelBy(Enum):
    """What ranks stacks that are level where some go on and some do not."""

    CARDS = "cards"
    PLAY_OFF = "play_off"
    EITHER = "either"


class LevelStacks(Rule, frozen=True):
    """How level stacks are ranked."""

    by: LevelBy


class TournamentRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a house decides of tournaments.

    - `keeping`: the most the operator keeps of what is paid.
    - `entries`, `add_ons`: how many a person may have. `re_entry`: whether who is out may enter
      again; a re-buy is no second entry.
    - `starting_chips`: whether all start with equal chips.
    - `unpaid_is_out`: whether who has not paid by the start is eliminated.
    - `refunds`, `cancelling`: what is given back, and whether an event may be cancelled.
    - `prize_list`, `ineligible`: when prizes are published, who gets those of the ineligible.
    - `seats_fixed`: whether a player keeps his seat all session.
    - `absent_posts`: whether blinds and antes are taken from who is absent; `absent_hand`: how
      long his hand is live; `no_show`: whether who never came is removed.
    - `substitute`: whether another may play in an entrant's place.
    - `offences`: what a player is disqualified for; `penalties`: the listed ones short of that.
    - `disputes`: who rules first, who reviews it, and where a complaint goes.
    - `finishing`: the order of players who are out at the same time.
    - `button`: how it moves on, None where the book says nothing.
    - `blind_limits`: how blinds and antes may be set, None where the book says nothing.
    - `table_size`: the most seats at a table, None where the book sets no limit.
    - `left_share`: whether those left after the last level may share their places, those with level
      stacks too; None where the book is not asked.
    - `deals`: whether the players left may share the prizes by a deal; None where the book is not
      asked, and they may.
    - `other_language`: whether an event may be kept for players who share a language other than
      English; None where the book says nothing of it.
    - `side_bets`: whether players may bet with each other, such as in a last longer; None where the
      book says nothing of it, and they may.
    - `stacks_cross`: whether a stack is played on with after the session in which it was won; None
      where the book is not asked, and it is as the conditions say.
    - `transfers`: whether an entry may be moved to another session, None where it may not.
    - `level_stacks`: how stacks are ranked that are level at a session's end, None for any way.
    - `brackets`: heads-up brackets, None where the book says nothing of them.
    - `shot_clock`: the time to act, None where the book says nothing of it.
    - `bonus_rounds`, `elimination_rounds`: whether the house may announce such rounds of play; None
      where the book says nothing of them, and the conditions decide.
    - `structure_changes`: whether levels to come may be changed while an event is played.
    - `conditions`: how published conditions stand to the rulebook.
    """

    keeping: Keeping
    entries: HowMany
    re_entry: YesOrNo
    add_ons: HowMany
    starting_chips: StartingChips
    unpaid_is_out: YesOrNo
    refunds: Refunds
    cancelling: YesOrNo
    prize_list: PrizeListRule
    ineligible: IneligibleRule
    seats_fixed: YesOrNo
    absent_posts: YesOrNo
    absent_hand: AbsentHandRule
    no_show: NoShowRule
    substitute: SubstituteRule
    finishing: FinishingRule
    disputes: ReviewRule
    conditions: ConditionsRule
    structure_changes: YesOrNo
    offences: tuple[OffenceRule, ...] = ()
    penalties: tuple[ListedPenalty, ...] = ()
    button: ButtonRule | None = None
    table_size: MostSeats | None = None
    left_share: YesOrNo | None = None
    deals: YesOrNo | None = None
    other_language: YesOrNo | None = None
    side_bets: YesOrNo | None = None
    brackets: BracketRules | None = None
    bonus_rounds: YesOrNo | None = None
    elimination_rounds: YesOrNo | None = None
    stacks_cross: YesOrNo | None = None
    transfers: YesOrNo | None = None
    level_stacks: LevelStacks | None = None
    shot_clock: ShotClockRule | None = None
    blind_limits: BlindLimits | None = None
