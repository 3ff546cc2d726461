"""The console's look: its colours by meaning, and the palette they give Qt's own controls."""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from PySide6.QtGui import QColor, QPalette

from tdapp.ui.look.tokens import colours, read_table


class ThemeName(Enum):
    """The themes a director can choose from; the value names the file in `resources/themes`."""

    DARK = "dark"
    LIGHT = "light"
    HIGH_CONTRAST = "high_contrast"


@dataclass(frozen=True, slots=True)
class Theme:
    """A colour for each meaning; a state's colour never stands without a word or a shape.

    `ground` lies under map and lists, `panel` under frame and inspector, `raised` under a button,
    `soft` under what is selected. `line` is a hairline and ornament, `edge` outlines a control.
    `text` is the fact, `text2` its label, `text3` what is not available or gone. `accent` is focus,
    selection and the suggested act, nothing else.
    """

    ground: QColor
    panel: QColor
    raised: QColor
    hover: QColor
    soft: QColor
    line: QColor
    edge: QColor
    text: QColor
    text2: QColor
    text3: QColor
    accent: QColor
    on_accent: QColor
    running: QColor
    paused: QColor
    break_: QColor
    attention: QColor
    stop: QColor
    money_out: QColor


@cache
def read_theme(name: ThemeName) -> Theme:
    """The theme of that name; Refusal if its file is missing, broken or incomplete."""
    return colours(Theme, read_table(name.value), name.value)


def palette(theme: Theme) -> QPalette:
    """The palette that makes Qt's Fusion style speak the theme's colours."""
    roles = QPalette.ColorRole
    made = QPalette()
    for role, colour in {
        roles.Window: theme.panel,
        roles.WindowText: theme.text,
        roles.Base: theme.ground,
        roles.AlternateBase: theme.panel,
        roles.Text: theme.text,
        roles.PlaceholderText: theme.text3,
        roles.Button: theme.raised,
        roles.ButtonText: theme.text,
        roles.BrightText: theme.stop,
        roles.ToolTipBase: theme.raised,
        roles.ToolTipText: theme.text,
        roles.Highlight: theme.soft,
        roles.HighlightedText: theme.text,
        roles.Accent: theme.accent,
        roles.Link: theme.accent,
        roles.LinkVisited: theme.accent,
        roles.Light: theme.hover,
        roles.Midlight: theme.raised,
        roles.Mid: theme.line,
        roles.Dark: theme.edge,
        roles.Shadow: theme.ground,
    }.items():
        made.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.text3)
    return made
