"""The papers that hang on the wall beside the seating: payouts, results and the structure."""

from collections.abc import Callable

from tdapp.core.refusal import Refusal
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.sheet import Sheet
from tdapp.tournament.prizes.posting import prizes_by_plan
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.written import Make, Written
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence

Look = Callable[[], object]


class PrizePaperActs(Written):
    """Before the posting the payout sheet is the provisional one; then it names its version."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.payouts = self._paper(
            self.tr("Write payout sheet…"), "payouts", _payouts, self._must_have_prizes
        )
        self.results = self._paper(
            self.tr("Write results…"), "results", _results, self._must_have_results
        )
        self.structure = self._paper(
            self.tr("Write structure sheet…"), "structure", _structure, self._must_have_levels
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.payouts, self.results, self.structure)

    def _paper(self, words: str, name: str, make: Make, look: Look) -> Act:
        def why_not() -> str:
            try:
                look()
            except Refusal as refusal:
                return sentence(refusal, VOICE)
            return ""

        return Act(lambda: words, "", why_not, lambda: self._ask_file(name, make), self)

    def _must_have_levels(self) -> object:
        return self._state.conditions

    def _must_have_prizes(self) -> object:
        return self._state.prizes.posted or prizes_by_plan(self._state)

    def _must_have_results(self) -> None:
        if not self._state.exits.by_entry:
            raise Refusal("nobody_out")


def _payouts(papers: EventPapers) -> list[Sheet]:
    posted = papers.event.prizes.posted
    return [papers.payouts() if posted else papers.provisional_payouts()]


def _results(papers: EventPapers) -> list[Sheet]:
    made = papers.results()
    return [] if made is None else [made]


def _structure(papers: EventPapers) -> list[Sheet]:
    return [papers.structure()]
