"""The card of the first keys: one page with the twenty keys of a night, by what they are for."""

from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.paper import A4, A5_ACROSS, LETTER
from tdapp.papers.sheet import BlockLine, Imprint, Sheet, SheetBlock, SheetFact
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

FIRST_KEYS = (
    (
        text("first keys", "Always"),
        (
            (
                "Ctrl+Shift+\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}",
                text("first keys", "Next step"),
            ),
            ("Ctrl+K", text("first keys", "Command bar")),
            ("F1", text("first keys", "Help on this page")),
            ("?", text("first keys", "All actions and keys")),
            ("Ctrl+Z", text("first keys", "Undo")),
        ),
    ),
    (
        text("first keys", "Before play"),
        (
            ("Ctrl+N", text("first keys", "New event")),
            ("F3", text("first keys", "Desk: enter players")),
            ("Ctrl+T", text("first keys", "Open table")),
            ("Ctrl+D", text("first keys", "Draw seats")),
            ("Ctrl+F", text("first keys", "Find an entry")),
        ),
    ),
    (
        text("first keys", "During play"),
        (
            ("Ctrl+Space", text("first keys", "Start or pause the clock")),
            ("Ctrl+Up", text("first keys", "One minute more")),
            ("F4", text("first keys", "Floor: tables and seats")),
            ("Ctrl+Shift+A", text("first keys", "Add-ons of a table")),
            ("Ctrl+R", text("first keys", "Record a ruling")),
        ),
    ),
    (
        text("first keys", "Prizes and the end"),
        (
            ("F6", text("first keys", "Prizes: pool and prize list")),
            ("Ctrl+Shift+P", text("first keys", "Post prizes")),
            ("F7", text("first keys", "Cage: pay prizes, count drawers")),
            ("Ctrl+P", text("first keys", "Print what the page is about")),
            ("Ctrl+Shift+F", text("first keys", "Finish event")),
        ),
    ),
)
"""What each key is for, by theme."""
NAMED = {
    "Ctrl": text("keys", "Ctrl"),
    "Shift": text("keys", "Shift"),
    "Space": text("keys", "Space"),
    "Up": text("keys", "Up"),
}
"""The keys that another keyboard names in another way."""
SAID = ("12-5 bust", "12-5 rebuy", "12-5 away", "12 all here", "rest 15", "what now")
CARD_PAPERS = {"a4": A4, "a5": A5_ACROSS, "letter": LETTER}
"""The sizes of paper that it is made on, by what they are called."""


def keys_card(letterhead: Letterhead, size: str, voice: Voice) -> Sheet:
    """The card on paper of one of the `CARD_PAPERS`; it is no document and has no number."""
    blocks = tuple(
        SheetBlock(
            voice.say(theme),
            lines=tuple(
                BlockLine(text=voice.say(words), figure=_written(key, voice)) for key, words in keys
            ),
        )
        for theme, keys in FIRST_KEYS
    )
    said = SheetFact(voice.text("first keys", "In the command bar"), ", ".join(SAID))
    return Sheet(
        kind="keys_card",
        title=voice.text("first keys", "First keys"),
        imprint=Imprint(letterhead, voice.text("first keys", "Tournament director"), "", ""),
        notes=(said,),
        blocks=blocks,
        paper=CARD_PAPERS[size],
    )


def _written(key: str, voice: Voice) -> str:
    """A key as it is named on the keyboard of a language."""
    return "+".join(voice.say(NAMED[one]) if one in NAMED else one for one in key.split("+"))
