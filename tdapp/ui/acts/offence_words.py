"""What a rulebook calls an offence, and what it says must or may follow, in words."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.event import Event
from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.rules.permits import consequence
from tdapp.rules.presence_rules import Consequence, Offence
from tdapp.rules.tournament_rules import TournamentRules
from tdapp.tournament.facts.exits import Departure, EntryLeft, ExitPending

translate = QCoreApplication.translate

OFFENCES = {
    Offence.NOT_POSTING: QT_TRANSLATE_NOOP("Offence", "no blind or ante posted"),
    Offence.RAISING_STAKE: QT_TRANSLATE_NOOP("Offence", "stake raised"),
    Offence.HIDING_CHIPS: QT_TRANSLATE_NOOP("Offence", "chips hidden"),
    Offence.LEAVING_TABLE: QT_TRANSLATE_NOOP("Offence", "table left without leave"),
    Offence.DELIBERATE_BREACH: QT_TRANSLATE_NOOP("Offence", "deliberate breach"),
    Offence.BREACH: QT_TRANSLATE_NOOP("Offence", "breach of the rules"),
}
FOLLOWS = {
    Consequence.MUST_DISQUALIFY: QT_TRANSLATE_NOOP("Offence", "Must be, for {offences}."),
    Consequence.MAY_DISQUALIFY: QT_TRANSLATE_NOOP("Offence", "May be, for {offences}."),
    Consequence.CHIPS_FORFEITED: QT_TRANSLATE_NOOP(
        "Offence", "Not for {offences}: that costs the chips alone."
    ),
}
LEFT = {
    Departure.WITHDRAWN: QT_TRANSLATE_NOOP("Offence", "withdrawn"),
    Departure.DISQUALIFIED: QT_TRANSLATE_NOOP("Offence", "disqualified"),
    Departure.NO_SHOW: QT_TRANSLATE_NOOP("Offence", "never came"),
    Departure.FORFEITED: QT_TRANSLATE_NOOP("Offence", "stack given up"),
}


def offence_words(offence: Offence) -> str:
    """An offence by itself."""
    return translate("Offence", OFFENCES[offence])


def ruled_words(rules: TournamentRules, offence: Offence) -> str:
    """An offence with the rule of the house: ``chips hidden (28.7.7)``."""
    follows = consequence(rules, offence)
    said = offence_words(offence)
    return said if follows is None else f"{said} ({follows[1]})"


def departure_words(rules: TournamentRules, departure: Departure, offence: Offence | None) -> str:
    """How somebody left, and what a disqualification was for."""
    said = translate("Offence", LEFT[departure])
    return said if offence is None else f"{said}, {ruled_words(rules, offence)}"


def how_left(facts: Sequence[Event], rules: TournamentRules) -> str:
    """The same of who left by these facts, to follow what was done; or nothing."""
    for fact in facts:
        if isinstance(fact, EntryLeft | ExitPending) and fact.departure is not None:
            return f"; {departure_words(rules, fact.departure, fact.offence)}"
    return ""


def what_follows(rules: TournamentRules) -> str:
    """For what the house's rulebook says that somebody must or may be disqualified."""
    return " ".join(_sentences(rules))


def disqualifying(rules: TournamentRules) -> dict[str, Offence]:
    """What the house's rulebook lets disqualify, by its words."""
    return {
        offence_words(one.offence): one.offence
        for one in rules.offences
        if one.consequence is not Consequence.CHIPS_FORFEITED
    }


def _sentences(rules: TournamentRules) -> Iterator[str]:
    for what, said in FOLLOWS.items():
        named = [
            ruled_words(rules, one.offence) for one in rules.offences if one.consequence is what
        ]
        if named:
            yield translate("Offence", said).format(offences=", ".join(named))
