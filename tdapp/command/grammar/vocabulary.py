"""The words of the floor, as ``resources/words/floor.toml`` has them. Needs no Qt."""

import tomllib

import resources
from tdapp.command.grammar.spoken import Verb
from tdapp.command.grammar.verbs import Verbs

_ALL = tomllib.loads(resources.read("words", "floor.toml"))


def _verbs(kind: str) -> Verbs:
    return Verbs({Verb[name]: tuple(words) for name, words in _ALL[kind].items()})


OF_PLAYERS = _verbs("players")
OF_TABLES = _verbs("tables")
SAID_FIRST = _verbs("first")
"""Verbs that come before what they are about; the clock's need nothing more."""
OF_ITS_TABLE = {
    Verb.PAUSE: Verb.HOLD,
    Verb.START: Verb.FREE,
    Verb.BALANCE: Verb.BALANCE,
}
"""What is meant of a table where no event has the number: ``12 pause``, ``12 resume``."""
NOT_AFTER_NAMES = frozenset(_ALL["never_after_names"])
"""Words that may belong to a name or to another command: no verb of mere letters."""
TRANSITIVE = frozenset(_ALL["transitive"])
"""Before another player they may say that this one went out, too."""
