"""Events that are kept for players who share a language other than English."""

import pytest
from msgspec.structs import replace

from tdapp.tournament.templates.template import faults_of
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import rule


@rule("ADELAIDE", "76b")
@rule("ADELAIDE", "76c")
@rule("TAS", "C18.3")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("said", [{"language": "Auslan"}, {"language": "Greek"}, {}])
def test_an_event_is_kept_for_a_language_where_the_rulebook_lets_it(
    house: str, said: dict[str, str]
) -> None:
    """Adelaide may keep an event for those who share a language; in Tasmania all speak English."""
    faults = [one for one in faults_of(replace(held_under(house), **said)) if one[1] == "language"]
    refused = house == "TAS" and bool(said)
    assert faults == ([("only English by rule C18.3", "language")] if refused else [])
