"""A tournament as a stream of the record: its folds, its invariants and its facts."""

from tdapp.core.codec import Codec
from tdapp.core.room import Room
from tdapp.tournament.answers import TournamentAnswers
from tdapp.tournament.facts import TOURNAMENT_EVENTS
from tdapp.tournament.facts.older_versions import UPCASTERS
from tdapp.tournament.guards.invariants import check
from tdapp.tournament.tournament import FOLDS, Tournament

KIND = "tournament"

TOURNAMENT: Room[Tournament] = Room(
    kind=KIND,
    empty=Tournament(),
    folds=FOLDS,
    check=check,
    codec=Codec(TOURNAMENT_EVENTS, UPCASTERS),
    answers=TournamentAnswers(),
)
