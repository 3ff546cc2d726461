"""Asks whether the killer may stay away, and what becomes of the kill when he is back."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from tdapp.core.refusal import Refusal
from tdapp.poker.kill import (
    NEUTRAL,
    KillButton,
    KillButtonSide,
    demand_may_leave,
    refused,
    rejoined,
)
from tdapp.rules.blind_rules import Kill
from tdapp.rules.rule import SILENT
from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import Ask, EnquiryAnswer, HouseRuling, Next, yes_or_no
from tdapp.words.look_up.posting_words import posting_ruling, silent_words

KILLER, ANOTHER = 1, 2
"""Two seats: of whoever has or had the kill, and of somebody else."""
HIS = KillButton(KILLER, KillButtonSide.KILL)


class Leads(Protocol):
    """What comes of how the house charges."""

    def __call__(self, happened: str, rules: Kill, *, charged_by_time: bool) -> HouseRuling:
        """The ruling on it."""


def kill_ways(voice: Voice, rules: Kill | None) -> tuple[EnquiryAnswer, ...]:
    """What a supervisor asks of a kill pot; a house without them is silent on all of it."""
    asked: dict[str, Callable[[str, Kill], Next]] = {
        voice.text("rulings", "kill player wants to sit out or leave"): partial(
            _charged, voice, partial(_leaves, voice)
        ),
        voice.text("rulings", "kill player refuses to post"): partial(
            _charged, voice, partial(_refuses, voice)
        ),
        voice.text("rulings", "kill player who refused comes back"): partial(_in_time, voice),
    }
    return tuple(
        EnquiryAnswer(words, partial(_asked, voice, words[:1].upper() + words[1:], ask, rules))
        for words, ask in asked.items()
    )


def _asked(
    voice: Voice, happened: str, ask: Callable[[str, Kill], Next], rules: Kill | None
) -> Next:
    return _silent(voice, happened) if rules is None else ask(happened, rules)


def _silent(voice: Voice, happened: str) -> HouseRuling:
    return posting_ruling(voice, happened, silent_words(voice), rule=SILENT)


def _charged(voice: Voice, leads: Leads, happened: str, rules: Kill) -> Ask:
    def way(words: str, *, by_time: bool) -> EnquiryAnswer:
        return EnquiryAnswer(words, partial(leads, happened, rules, charged_by_time=by_time))

    by_time = way(voice.text("rulings", "by time, or per person and hand"), by_time=True)
    by_pot = way(voice.text("rulings", "from the pot, or per hand"), by_time=False)
    text = voice.text("rulings", "How does the house charge for this game?")
    return Ask(text, voice.text("rulings", "Choose one"), (by_time, by_pot))


def _leaves(voice: Voice, happened: str, rules: Kill, *, charged_by_time: bool) -> HouseRuling:
    said = voice.text("rulings", "The kill player may sit out or leave.")
    try:
        demand_may_leave(HIS, KILLER, rules, charged_by_time=charged_by_time)
    except Refusal:
        said = voice.text("rulings", "The kill player may not sit out or leave.")
    return posting_ruling(voice, happened, said, rule=rules.leaving)


def _refuses(voice: Voice, happened: str, rules: Kill, *, charged_by_time: bool) -> HouseRuling:
    try:
        button = refused(HIS, KILLER, rules, charged_by_time=charged_by_time)
    except Refusal:
        must = voice.text("rulings", "The kill player must post the kill.")
        return posting_ruling(voice, happened, must, rule=rules.refusing)
    said = [voice.text("rulings", "The kill player is not dealt in.")]
    if button == NEUTRAL:
        said.append(voice.text("rulings", "The kill button becomes neutral."))
    return posting_ruling(voice, happened, *said, rule=rules.refusing)


def _in_time(voice: Voice, happened: str, rules: Kill) -> Ask:
    text = voice.text("rulings", "Is the player back within the time allowed?")
    return yes_or_no(
        voice,
        text,
        lambda yes: _button(voice, happened, rules) if yes else _silent(voice, happened),
    )


def _button(voice: Voice, happened: str, rules: Kill) -> Ask:
    """Who has the kill button by now."""
    now = {
        voice.text("rulings", "nobody"): NEUTRAL,
        voice.text("rulings", "another player, with a leg up"): KillButton(
            ANOTHER, KillButtonSide.LEG_UP
        ),
        voice.text("rulings", "another player, with the kill"): KillButton(
            ANOTHER, KillButtonSide.KILL
        ),
    }
    ways = tuple(
        EnquiryAnswer(words, partial(_back, voice, happened, rules, one))
        for words, one in now.items()
    )
    text = voice.text("rulings", "Who has the kill button now?")
    return Ask(text, voice.text("rulings", "Choose one"), ways)


def _back(voice: Voice, happened: str, rules: Kill, now: KillButton) -> HouseRuling:
    said = voice.text("rulings", "The player posts as much as the kill, but does not regain it.")
    if rejoined(now, KILLER) == HIS:
        said = voice.text("rulings", "The player regains the kill and posts it.")
    return posting_ruling(voice, happened, said, rule=rules.coming_back)
