"""Where one can be in the console, read from what it declares: a new page needs no line here."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtWidgets import QAbstractButton, QWidget

from tdapp.core.ids import StreamId
from tdapp.screens.table_clock import shot_clock
from tdapp.screens.views import View
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.console.console import Console
from tdapp.ui.floor.floor_views import MAP
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.new_event.draft_pane import FORM, TEXT
from tdapp.ui.workplace.page import Page

NEAR = 1.6
COMMAND = "2-5 bust"
ASKS = "…"
"""The words of an act that asks something end so."""
NO_NAME = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class ShotPlace:
    """Its `name` in files, the way to `come` there, and whether it `is_up` then.

    `why_not` says why one cannot come there now. One that `leads` is on the way to the next ones.
    """

    name: str
    come: Callable[[], object]
    is_up: Callable[[], bool]
    why_not: Callable[[], str] = str
    leads: bool = False


@dataclass(frozen=True, slots=True)
class KindShown:
    """What is pictured of an event of another kind: some `pages`, the floor in a `view`, `screens`.

    It is `asked` what its floor can do.
    """

    view: int = MAP
    pages: tuple[str, ...] = ()
    screens: tuple[View, ...] = ()
    asked: bool = False


def places(console: Console) -> Iterator[ShotPlace]:
    """Pages, each in all its views, what lies over one, papers, and then every question.

    Whoever goes through them comes to one before asking for the next.
    """
    yield from pages(console)
    yield from lying_over(console)
    yield from papers(console)
    yield from questions(console)


def welcome(console: Console) -> Iterator[ShotPlace]:
    """The window while there is no event."""
    yield ShotPlace("welcome", console.refresh, console.welcome.isVisible)


def locked(console: Console) -> Iterator[ShotPlace]:
    """The window while nobody is signed in."""
    yield ShotPlace("sign-in", console.refresh, console.station.bar.isVisible)


def pages(console: Console) -> Iterator[ShotPlace]:
    """Every page of the window as it comes up, and then each of its other views."""
    shown = console.pages
    for name, page in shown.every.items():
        yield ShotPlace(_slug(name), partial(turn, console, page), partial(_is_up, console, page))
        for first, *others in _views(page):
            for view in others:
                yield ShotPlace(_slug(f"{name} {view.text()}"), view.click, view.isVisible)
            first.click()


def lying_over(console: Console) -> Iterator[ShotPlace]:
    """What stands on or over a page: the near map, a typed command, a slip, a draft."""
    floor, pane = console.pages.floor, console.pages.events.pane
    yield ShotPlace("map-near", partial(_go_near, console), lambda: floor.view_shown == MAP)
    yield ShotPlace("command", partial(_type_command, console), console.command.isVisible)
    console.command.close_bar()
    yield ShotPlace("slip", console.slips.open_act.trigger, console.slips.isVisible)
    console.slips.put_away()
    console.own.new.trigger()
    make = console.pages.new_event.make_draft.trigger
    yield ShotPlace("draft-short", make, pane.short.isVisible, leads=True)
    yield ShotPlace("draft", partial(pane.show_view, FORM), pane.form.isVisible)
    yield ShotPlace("draft-text", partial(pane.show_view, TEXT), pane.editor.isVisible)
    clear(console)


def papers(console: Console) -> Iterator[ShotPlace]:
    """Every paper of the event in view that can be made now, before it is printed."""
    menu, preview = console.pages.papers.menu, console.pages.papers.preview
    for kind, act in menu.of_kind.items():
        name = f"paper-{_slug(kind.value)}"
        yield ShotPlace(name, act.trigger, preview.isVisible, partial(_why_not, act))


def questions(console: Console) -> Iterator[ShotPlace]:
    """What each act asks first, on the page where it stands, something chosen in every list."""
    left = {act: "" for act in console.all_acts if act.text().endswith(ASKS)}
    for name, page in console.pages.every.items():
        turn(console, page)
        left |= {act: f"{name} " for act in console.pages.acts_on(page) if act in left}
        turns = [one.click for first, *others in _views(page) for one in (*others, first)]
        for come in turns or [page.refresh]:
            come()
            _choose_something(page)
            for act in [one for one in left if left[one] == f"{name} " and not one.why_not]:
                yield _question(console, left.pop(act), act)
                turn(console, page)
    turn(console, console.pages.floor)
    for act, where in left.items():
        yield _question(console, where, act)
        turn(console, console.pages.floor)


def kind_of_event(
    console: Console, event: StreamId, name: str, kind: KindShown
) -> Iterator[ShotPlace]:
    """An event of another kind: the floor in its own view, what it asks there, other pages."""
    floor = console.pages.floor

    def come() -> None:
        come_into(console, event)
        turn(console, floor)
        floor.show_view(kind.view)

    yield ShotPlace(name, come, lambda: floor.view_shown == kind.view)
    come()
    _choose_something(floor)
    for act in [one for one in console.pages.acts_on(floor) if one.text().endswith(ASKS)]:
        if kind.asked and not act.why_not and act.isVisible():
            yield ShotPlace(f"{name}-question-{_slug(act.text())}", act.trigger, console.isVisible)
            come()
    for place in pages(console):
        if place.name in kind.pages:
            yield replace(place, name=f"{name}-{place.name}")


def cash_games(console: Console) -> Iterator[ShotPlace]:
    """The page of the cash games while some are open."""
    shown = console.pages.cash
    yield ShotPlace("cash-open", partial(turn, console, shown), partial(_is_up, console, shown))


def come_into(console: Console, event: StreamId) -> None:
    """Bring an event into view; where a hand is followed the shot clock runs."""
    console.view.choose(event)
    state, now = console.view.state, console.view.now
    if state.shot_clock.seconds:
        for table in state.feature.by_table:
            first = state.seating.at_table(table)[0]
            console.view.table_clocks.start((event, table), shot_clock(state, first, now))


def turn(console: Console, page: Page) -> None:
    """Bring a page up with nothing over it and nothing asked or told."""
    clear(console)
    if page is console.pages.help:
        console.pages.tell_of_all()
    elif console.pages.page is not page:
        console.pages.turn_to(page)


def clear(console: Console) -> None:
    """Take away what is asked, typed and told."""
    for asked in console.findChildren(QuestionPanel):
        asked.withdraw()
    console.command.close_bar()
    if console.slips.is_open:
        console.slips.put_away()
    console.notice.clear()


def _question(console: Console, where: str, act: WindowAct) -> ShotPlace:
    """A question has many places, of which only some are panels of questions."""
    name = f"question-{_slug(where + act.text())}"
    return ShotPlace(name, act.trigger, console.isVisible, partial(_why_not, act))


def _why_not(act: WindowAct) -> str:
    return act.why_not


def _is_up(console: Console, page: Page) -> bool:
    return console.pages.page is page


def _views(page: Page) -> list[list[QAbstractButton]]:
    """The choices in sight on a page but for its side, of each that which is up first."""
    beside = [one for side in page.findChildren(SideColumn) for one in side.findChildren(Choices)]
    found = [one for one in page.findChildren(Choices) if one.isVisible() and one not in beside]
    each = [filter(QWidget.isVisible, one.findChildren(QAbstractButton)) for one in found]
    return [sorted(buttons, key=lambda one: not one.isChecked()) for buttons in each]


def _choose_something(page: Page) -> None:
    for listing in page.findChildren(Listing):
        if listing.isVisible() and listing.table.rows and listing.key is None:
            listing.choose(listing.table.rows[0].key)


def _go_near(console: Console) -> None:
    turn(console, console.pages.floor)
    console.pages.floor.show_view(MAP)
    near = console.pages.floor.map_view.map
    near.zoom(NEAR)
    near.centerOn(near.tables[min(near.tables)])


def _type_command(console: Console) -> None:
    console.pages.floor.map_view.map.show_whole()
    console.command.door.trigger()
    console.command.open(COMMAND)


def _slug(words: str) -> str:
    return NO_NAME.sub("-", words.lower()).strip("-")
