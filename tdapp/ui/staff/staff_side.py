"""The right of the page of staff: who is chosen, and the acts on that person, station and duty."""

from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.staff.duty_acts import DutyActs
from tdapp.ui.staff.enrol_acts import EnrolActs


class StaffSide(SideColumn):
    """Facts of somebody, three groups of acts, and why not."""

    def __init__(self, theme: Theme, people: EnrolActs, duty: DutyActs) -> None:
        super().__init__(theme)
        self.told = SelectionCard(theme)
        on_chosen = (*people.on_chosen, duty.send_off)
        self._column.addWidget(self.told)
        self._column.addWidget(ActGrid(theme, on_chosen))
        self._add_group(
            voice().text("staff side", "Director on duty"), ActGrid(theme, duty.of_duty, columns=1)
        )
        self._add_group(
            voice().text("staff side", "This station"), ActGrid(theme, duty.of_station, columns=1)
        )
        self._column.addWidget(
            UnavailableActs(theme, (*on_chosen, *duty.of_duty, *duty.of_station))
        )
        self._column.addStretch(1)

    def _add_group(self, title: str, acts: ActGrid) -> None:
        words = Words(Size.LABEL, self._theme.text2, STRONG)
        words.setText(title)
        self._column.addSpacing(10)
        self._column.addWidget(words)
        self._column.addWidget(acts)
