"""In words who decides."""

from PySide6.QtCore import QCoreApplication

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.rules.review import Authority

translate = QCoreApplication.translate

AUTHORITIES = {
    Authority.DEALER: QT_TRANSLATE_NOOP("Rulings", "the dealer"),
    Authority.GAMING_SUPERVISOR: QT_TRANSLATE_NOOP("Rulings", "a gaming supervisor"),
    Authority.CASINO_SUPERVISOR: QT_TRANSLATE_NOOP("Rulings", "a casino supervisor"),
    Authority.TOURNAMENT_DIRECTOR: QT_TRANSLATE_NOOP("Rulings", "the tournament director"),
    Authority.AREA_MANAGER: QT_TRANSLATE_NOOP("Rulings", "the area manager"),
    Authority.MANAGEMENT: QT_TRANSLATE_NOOP("Rulings", "the management"),
    Authority.HOUSE: QT_TRANSLATE_NOOP("Rulings", "the house"),
}


def authority_words(by: Authority) -> str:
    """Who decides."""
    return translate("Rulings", AUTHORITIES[by])
