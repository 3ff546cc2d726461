"""Colours that can be read by everybody, and fonts that are always there."""

from dataclasses import fields
from importlib.resources import files
from typing import Protocol

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QMenu, QMenuBar

import resources
from tdapp.core.refusal import Refusal
from tdapp.ui.application import application
from tdapp.ui.look import fonts
from tdapp.ui.look.field import Field
from tdapp.ui.look.lettering import FEWEST, WELL_FILLED, Size, lettering, shortened, width
from tdapp.ui.look.theme import Theme, ThemeName, palette, read_theme
from tdapp.ui.look.tokens import colours, read_table
from tdapp.ui.projected import fit_text
from tdapp.ui.projected.clock_moods import Mood, moods
from tdapp.ui.projected.fit_text import Type, outline
from tdapp.ui.projected.screen_grid import L_FACT, M_FACT, M_LABEL, S_FACT, S_LABEL, XL_FACT
from tests.ui.contrast import contrast

pytestmark = pytest.mark.usefixtures("qapp")

READABLE, VISIBLE = 4.5, 3.0
STATES = ("running", "paused", "break_", "attention", "stop", "money_out")
TEXTS = ("text", "text2", "text3", "accent", *STATES)
WEIGHTS = [QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold]
MAKERS = [fonts.text_font, fonts.console_font, fonts.fact_font]


class MakeFont(Protocol):
    """One of the house's fonts."""

    def __call__(
        self, pixels: int, weight: QFont.Weight = ..., *, figures: bool = False
    ) -> QFont: ...


def surfaces(theme: Theme) -> tuple[QColor, ...]:
    """Every colour that text may stand on, but the accent."""
    return (theme.ground, theme.panel, theme.raised, theme.hover, theme.soft)


@pytest.mark.parametrize("name", ThemeName)
@pytest.mark.parametrize("token", TEXTS)
def test_every_text_can_be_read_on_every_surface(name: ThemeName, token: str) -> None:
    theme = read_theme(name)
    assert min(contrast(getattr(theme, token), ground) for ground in surfaces(theme)) >= READABLE


@pytest.mark.parametrize("name", ThemeName)
def test_edges_are_seen_and_the_primary_button_is_read(name: ThemeName) -> None:
    theme = read_theme(name)
    assert min(contrast(theme.edge, ground) for ground in surfaces(theme)) >= VISIBLE
    assert contrast(theme.on_accent, theme.accent) >= READABLE


@pytest.mark.parametrize("name", ["running", "last_minute", "break", "paused"])
def test_every_mood_of_the_screens_can_be_read(name: str) -> None:
    mood = moods()[name]
    assert contrast(mood.ink, mood.ground) >= READABLE
    assert contrast(mood.quiet, mood.ground) >= READABLE
    assert contrast(mood.line, mood.ground) >= VISIBLE
    assert contrast(mood.now, mood.ground) >= VISIBLE


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#000000", "#FFFFFF", 21.0), ("#777777", "#FFFFFF", 4.48), ("#F2B544", "#F2B544", 1.0)],
)
def test_contrast_is_the_published_ratio(one: str, other: str, ratio: float) -> None:
    assert contrast(QColor(one), QColor(other)) == pytest.approx(ratio, abs=0.005)
    assert contrast(QColor(other), QColor(one)) == contrast(QColor(one), QColor(other))


def test_a_theme_that_is_not_there_is_named() -> None:
    with pytest.raises(Refusal) as refused:
        read_table("midnight")
    assert refused.value == Refusal("theme.missing", theme="midnight")


def test_a_broken_token_is_named() -> None:
    good = {field.name: "#102030" for field in fields(Mood)}
    assert colours(Mood, good, "x").ink == QColor("#102030")
    incomplete = {token: text for token, text in good.items() if token != "ink"}
    for table, code, token in (
        (incomplete, "theme.token_missing", "ink"),
        (good | {"glow": "#FFFFFF"}, "theme.token_unknown", "glow"),
        (good | {"ink": "#12"}, "theme.not_a_colour", "ink"),
        (good | {"ink": 7}, "theme.not_a_colour", "ink"),
    ):
        with pytest.raises(Refusal) as refused:
            colours(Mood, table, "x")
        assert (refused.value.code, refused.value.details["token"]) == (code, token)


def test_a_token_may_have_a_name_that_python_keeps_for_itself() -> None:
    assert read_theme(ThemeName.DARK).break_ == QColor("#BDADF8")


@pytest.mark.parametrize("name", ThemeName)
def test_the_palette_lets_qts_controls_be_read(name: ThemeName) -> None:
    theme, made = read_theme(name), palette(read_theme(name))
    role = QPalette.ColorRole
    for text, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
        (role.PlaceholderText, role.Base),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Window),
    ):
        assert contrast(made.color(text), made.color(ground)) >= READABLE
    disabled = made.color(QPalette.ColorGroup.Disabled, role.ButtonText)
    assert (disabled, made.color(role.Accent)) == (theme.text3, theme.accent)


def test_fields_and_menus_of_the_program_can_be_read_where_they_stand() -> None:
    application()
    theme, role = read_theme(ThemeName.DARK), QPalette.ColorRole
    look = Field(theme, "Name, then Enter").palette()
    for ink in (role.PlaceholderText, role.Text):
        assert contrast(look.color(ink), theme.ground) >= READABLE
    for menu in (QMenuBar(), QMenu()):
        look = menu.palette()
        for ink in (role.WindowText, role.ButtonText, role.Text):
            assert contrast(look.color(ink), look.color(role.Window)) >= READABLE


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("make", MAKERS)
def test_all_ten_digits_of_figures_have_one_advance(make: MakeFont, weight: QFont.Weight) -> None:
    for pixels in (12, 14, 18, 24, 28, 36, 72, 107, 160, 304, 456, 912, 1000):
        metrics = QFontMetricsF(make(pixels, weight, figures=True))
        assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("make", MAKERS)
def test_a_hyphen_and_a_blank_in_words_are_as_wide_as_in_the_face(
    make: MakeFont, weight: QFont.Weight
) -> None:
    plain = QFontMetricsF(_without_features(make(1000, weight)))
    metrics = QFontMetricsF(make(1000, weight))
    assert metrics.horizontalAdvance("-") < metrics.horizontalAdvance("0") * 0.8
    for text in ("-", " ", "re-buys", "Hye-jin", "12-5"):
        assert metrics.horizontalAdvance(text) == plain.horizontalAdvance(text)


def _without_features(font: QFont) -> QFont:
    plain = QFont(font.families())
    plain.setPixelSize(font.pixelSize())
    plain.setWeight(QFont.Weight(font.weight()))
    plain.setHintingPreference(font.hintingPreference())
    return plain


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("12:44", True),
        ("600 / 1,200 (1,200)", True),
        ("\u22121,200.50", True),
        ("$4,800", True),
        ("100%", True),
        ("28\u201336", True),
        ("Hye-jin Park", False),
        ("12-5", False),
        ("2 re-buys", False),
        ("Level 14", False),
        ("—", False),
        ("", False),
    ],
)
def test_figures_of_one_width_are_for_figures_alone(text: str, *, figures: bool) -> None:
    assert fonts.are_figures(text) is figures
    for style in (S_LABEL, S_FACT):
        font = fit_text._font(style.fact, 0.0, fonts.are_figures(text))  # noqa: SLF001
        assert font.featureValue(QFont.Tag("tnum")) == int(figures)


@pytest.mark.parametrize("style", [S_LABEL, S_FACT, M_LABEL, M_FACT, L_FACT, XL_FACT])
def test_every_second_is_as_wide_as_the_next(style: Type) -> None:
    advances = {outline(f"{digit}:{digit}{digit}", style).advance for digit in range(10)}
    assert max(advances) - min(advances) < 0.01


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_bundled_face_is_the_one_that_is_used(weight: QFont.Weight) -> None:
    used = QFontInfo(fonts.text_font(36, weight))
    assert (used.family(), used.weight(), used.pixelSize()) == ("Inter", weight, 36)


def test_a_lost_font_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "FILES", ("Inter-Lost.otf",))
    with pytest.raises(Refusal) as refused:
        fonts.register_fonts.__wrapped__()
    assert refused.value == Refusal("fonts.missing", file="Inter-Lost.otf")


def test_a_file_that_is_no_font_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "FILES", ("OFL-Inter.txt",))
    with pytest.raises(Refusal) as refused:
        fonts.register_fonts.__wrapped__()
    assert refused.value == Refusal("fonts.unreadable", file="OFL-Inter.txt")


def test_every_bundled_font_has_its_licence_beside_it() -> None:
    room = files(resources) / "fonts"
    for family in {name.partition("-")[0] for name in fonts.FILES}:
        assert "SIL OPEN FONT LICENSE" in (room / f"OFL-{family}.txt").read_text(encoding="utf-8")


def test_names_that_cannot_be_drawn_are_found_before_they_are_printed() -> None:
    nobody_draws = "\U0010fffd"
    assert fonts.letters_without_a_glyph("Kovač Nguyễn Жук") == ""
    assert fonts.letters_without_a_glyph(f"A{nobody_draws}b{nobody_draws}") == nobody_draws


def test_every_theme_has_a_colour_for_every_meaning() -> None:
    for name in ThemeName:
        theme = read_theme(name)
        assert all(getattr(theme, field.name).isValid() for field in fields(Theme))


@given(st.lists(st.text(st.sampled_from("abc 12"), min_size=1, max_size=20), min_size=1), st.data())
def test_a_sentence_too_long_for_its_room_loses_whole_clauses_first(
    clauses: list[str], data: st.DataObject
) -> None:
    said = ", ".join(clause.strip() or "x" for clause in clauses)
    font = lettering(Size.LABEL)
    room = data.draw(st.floats(20, 20 + 1.2 * width(said, font)))
    short = shortened(said, font, room)
    if width(said, font) <= room:
        assert short == said
        return
    assert width(short, font) <= room
    kept = short.removesuffix("\N{HORIZONTAL ELLIPSIS}").rstrip()
    assert said.startswith(kept)
    parts = said.split(", ")
    wholes = [f"{', '.join(parts[:n])} \N{HORIZONTAL ELLIPSIS}" for n in range(1, len(parts))]
    longest = next((one for one in reversed(wholes) if width(one, font) <= room), "")
    if len(longest) > FEWEST and width(longest, font) >= room * WELL_FILLED:
        assert said[len(kept) :].startswith(",")
    elif short:
        assert width(short, font) >= width(longest, font)
