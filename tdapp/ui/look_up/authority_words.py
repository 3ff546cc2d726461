"""In words who decides."""

from tdapp.rules.review import Authority
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text

AUTHORITIES = {
    Authority.DEALER: text("rulings", "the dealer"),
    Authority.GAMING_SUPERVISOR: text("rulings", "a gaming supervisor"),
    Authority.CASINO_SUPERVISOR: text("rulings", "a casino supervisor"),
    Authority.TOURNAMENT_DIRECTOR: text("rulings", "the tournament director"),
    Authority.AREA_MANAGER: text("rulings", "the area manager"),
    Authority.MANAGEMENT: text("rulings", "the management"),
    Authority.HOUSE: text("rulings", "the house"),
}


def authority_words(by: Authority) -> str:
    """Who decides."""
    return voice().say(AUTHORITIES[by])
