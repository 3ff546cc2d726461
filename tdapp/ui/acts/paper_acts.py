"""The papers that the floor hangs up and hands out: seating lists, seat cards, move slips."""

from tdapp.core.refusal import Refusal
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.move_slip import move_slips
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.written import Make, Written
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence


class PaperActs(Written):
    """Each asks for the file, which is written anew however often it is asked for."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.seating = self._paper(
            self.tr("Write seating lists…"), "seating", EventPapers.seating_lists
        )
        self.cards = self._paper(self.tr("Write seat cards…"), "seat-cards", EventPapers.seat_cards)

        self.slips = self._paper(self.tr("Write move slips…"), "move-slips", move_slips)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.seating, self.cards, self.slips)

    def _paper(self, words: str, name: str, make: Make) -> Act:
        why_not = self._why_no_move if make is move_slips else self._why_nobody
        return Act(lambda: words, "", why_not, lambda: self._ask_file(name, make), self)

    def _why_nobody(self) -> str:
        nobody = None if len(self._state.seating.seat_of) else Refusal("nobody_seated")
        return sentence(nobody, VOICE) if nobody else ""

    def _why_no_move(self) -> str:
        none = None if len(self._state.seating.moves) else Refusal("no_move_under_way")
        return sentence(none, VOICE) if none else ""
