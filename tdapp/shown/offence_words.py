"""What a rulebook calls an offence, and what it says must or may follow, in words."""

from collections.abc import Iterator, Sequence

from tdapp.core.event import Event
from tdapp.rules.permits import consequence
from tdapp.rules.presence_rules import Consequence, Offence
from tdapp.rules.tournament_rules import TournamentRules
from tdapp.tournament.facts.exits import Departure, EntryLeft, ExitPending
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

OFFENCES = {
    Offence.NOT_POSTING: text("offence", "no blind or ante posted"),
    Offence.RAISING_STAKE: text("offence", "stack increased"),
    Offence.HIDING_CHIPS: text("offence", "chips hidden"),
    Offence.LEAVING_TABLE: text("offence", "left the table without permission"),
    Offence.DELIBERATE_BREACH: text("offence", "deliberate rule breach"),
    Offence.BREACH: text("offence", "breach of the rules"),
}
FOLLOWS = {
    Consequence.MUST_DISQUALIFY: text("offence", "Required for {offences}."),
    Consequence.MAY_DISQUALIFY: text("offence", "Allowed for {offences}."),
    Consequence.CHIPS_FORFEITED: text("offence", "Not for {offences}: only the chips are lost."),
}
LEFT = {
    Departure.WITHDRAWN: text("offence", "withdrawn"),
    Departure.DISQUALIFIED: text("offence", "disqualified"),
    Departure.NO_SHOW: text("offence", "no-show"),
    Departure.FORFEITED: text("offence", "stack given up"),
    Departure.NOT_THROUGH: text("offence", "did not go on"),
    Departure.LOWEST: text("offence", "lowest stack in an elimination round"),
    Departure.RETIRED: text("offence", "another stack goes on"),
}


def offence_words(voice: Voice, offence: Offence) -> str:
    """An offence by itself."""
    return voice.say(OFFENCES[offence])


def ruled_words(voice: Voice, rules: TournamentRules, offence: Offence) -> str:
    """An offence with the rule of the house: ``chips hidden (28.7.7)``."""
    follows = consequence(rules, offence)
    said = offence_words(voice, offence)
    return said if follows is None else f"{said} ({follows[1]})"


def departure_words(
    voice: Voice, rules: TournamentRules, departure: Departure, offence: Offence | None
) -> str:
    """How somebody left, and what a disqualification was for."""
    said = voice.say(LEFT[departure])
    return said if offence is None else f"{said}, {ruled_words(voice, rules, offence)}"


def how_left(voice: Voice, facts: Sequence[Event], rules: TournamentRules) -> str:
    """The same of who left by these facts, to follow what was done; or nothing."""
    for fact in facts:
        if isinstance(fact, EntryLeft | ExitPending) and fact.departure is not None:
            return f"; {departure_words(voice, rules, fact.departure, fact.offence)}"
    return ""


def what_follows(voice: Voice, rules: TournamentRules) -> str:
    """For what the house's rulebook says that somebody must or may be disqualified."""
    return " ".join(_sentences(voice, rules))


def disqualifying(voice: Voice, rules: TournamentRules) -> dict[str, Offence]:
    """What the house's rulebook lets disqualify, by its words."""
    return {
        offence_words(voice, one.offence): one.offence
        for one in rules.offences
        if one.consequence is not Consequence.CHIPS_FORFEITED
    }


def _sentences(voice: Voice, rules: TournamentRules) -> Iterator[str]:
    for what, said in FOLLOWS.items():
        named = [
            ruled_words(voice, rules, one.offence)
            for one in rules.offences
            if one.consequence is what
        ]
        if named:
            yield voice.say(said, offences=", ".join(named))
