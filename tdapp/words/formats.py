"""The names of the formats that an event can be made from, and what each of them is."""

from tdapp.voice.texts import Words, text

FORMATS: dict[str, tuple[Words, Words]] = {
    "freeze_out": (
        text("format", "Freeze-out"),
        text("format", "One entry per player, early close"),
    ),
    "turbo": (text("format", "Turbo"), text("format", "Freeze-out with short levels")),
    "regular": (
        text("format", "Regular"),
        text("format", "The usual evening, late registration for a third of it"),
    ),
    "deep_stack": (
        text("format", "Deep stack"),
        text("format", "Many big blinds, long levels, a long day"),
    ),
    "rebuy_addon": (
        text("format", "Re-buy with add-on"),
        text("format", "Re-buys until the break, an add-on in it"),
    ),
    "reentry": (
        text("format", "Re-entry"),
        text("format", "One re-entry per player while registration is open"),
    ),
    "bounty": (
        text("format", "Bounty"),
        text("format", "A part of each entry on every head"),
    ),
    "progressive_bounty": (
        text("format", "Progressive bounty"),
        text("format", "Half a bounty is paid, half goes on the winner's head"),
    ),
    "mystery_bounty": (
        text("format", "Mystery bounty"),
        text("format", "Bounties are drawn from envelopes in the money"),
    ),
    "satellite": (
        text("format", "Satellite"),
        text("format", "Seats in another event, over when only winners are left"),
    ),
    "guarantee": (
        text("format", "Guarantee"),
        text("format", "A pool that the house promises"),
    ),
    "free_roll": (
        text("format", "Free-roll"),
        text("format", "No entry price, prizes from the house"),
    ),
}
"""By the name of the file in ``resources/formats``: the name, and what it is."""
