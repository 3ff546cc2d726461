"""A play-off: who has level stacks at the cut plays on, and the result says who goes on."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.rules.tournament_rules import LevelBy
from tdapp.tournament.facts.stages import PlayOffBegun, PlayOffLost
from tdapp.tournament.stages.going_on import LevelAtTheCut, going_on, must_be_countable
from tdapp.tournament.stages.seen import must_be_open, progress_of
from tdapp.tournament.tournament import Tournament


def begin_play_off(seen: Tournament, table: int = 0) -> list[Event]:
    """Let those who are level at the cut play on with equal chips (STAR 28.1.1).

    Their stacks, seats and places stay as they are: only who goes on follows from it. Refuses
    ``no_tie_at_the_cut``, ``play_off_goes_on`` (entries) while one is played, ``cut_of_cards``
    (rule) where nothing else decides, and as `end_stage` does for what is not counted.
    """
    must_be_open(seen)
    must_be_countable(seen)
    level = seen.conditions.rules.level_stacks
    if level is not None and level.by is LevelBy.CARDS:
        raise Refusal("cut_of_cards", rule=level.rule)
    try:
        going_on(seen)
    except LevelAtTheCut as tie:
        return [PlayOffBegun(tie.level, table)]
    raise Refusal("no_tie_at_the_cut")


def lose_play_off(seen: Tournament, entry: int) -> list[Event]:
    """Record that a player lost all chips of a play-off.

    Refuses ``not_in_a_play_off`` (entry), and ``play_off_is_over`` once it is known who goes on.
    """
    must_be_open(seen)
    if progress_of(seen).play_off.get(entry) != 0:
        raise Refusal("not_in_a_play_off", entry=entry)
    try:
        going_on(seen)
    except Refusal:
        return [PlayOffLost(entry)]
    raise Refusal("play_off_is_over")
