"""What each field of an event file is called in the form, and what it means in a few words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
Words = dict[str, tuple[str, str]]
"""Name and meaning, by the keys of the field with dots between."""


def field_words() -> Words:
    """The words of every field; those of a purchase stand under each of its kinds."""
    words = {**_of_event(), **_of_levels(), **_of_prizes(), **_of_more_prizes()}
    words |= {**_of_least_and_shared(), **_of_people(), **_of_floor()}
    for kind in ("entry", "reentry", "rebuy", "addon"):
        words |= {f"{kind}.{name}": said for name, said in _of_offer().items()}
        words |= _of_window(f"{kind}.window", translate("EventForm", "On sale"))
        words |= _of_window(f"{kind}.bonus_window", translate("EventForm", "Bonus"))
    return words | _of_window("refunds.window", translate("EventForm", "Refund"))


def _of_event() -> Words:
    return {
        "title": (translate("EventForm", "Title"), ""),
        "house": (translate("EventForm", "House"), translate("EventForm", "its rules hold")),
        "start.day": (
            translate("EventForm", "Day"),
            translate("EventForm", "2027-06-30 or 30.6.2027"),
        ),
        "start.at": (translate("EventForm", "Start"), translate("EventForm", "19:30")),
        "start.zone": (
            translate("EventForm", "Clocks of"),
            translate("EventForm", "the zone of the house, Australia/Sydney"),
        ),
        "start.second": (
            translate("EventForm", "Second of two"),
            translate("EventForm", "where clocks are set back and the time comes twice"),
        ),
        "seats_per_table": (
            translate("EventForm", "Seats a table"),
            translate("EventForm", "2 to 12"),
        ),
        "min_entries": (
            translate("EventForm", "Least entries"),
            translate("EventForm", "with fewer it is not held"),
        ),
        "max_entries": (translate("EventForm", "Most entries"), ""),
        "currency": (translate("EventForm", "Currency"), "AUD"),
        "added": (
            translate("EventForm", "Added"),
            translate("EventForm", "the house puts it in, whatever happens"),
        ),
        "guarantee": (
            translate("EventForm", "Guarantee"),
            translate("EventForm", "the house makes the pool up to it"),
        ),
        "substitutes": (
            translate("EventForm", "Substitutes"),
            translate("EventForm", "whether another may play in an entrant's place"),
        ),
    }


def _of_offer() -> Words:
    return {
        "parts": (
            translate("EventForm", "Price"),
            translate("EventForm", "pool 100, fee 10; others by their names"),
        ),
        "chips": (translate("EventForm", "Chips"), ""),
        "most": (
            translate("EventForm", "Most a player"),
            translate("EventForm", "nothing: any number"),
        ),
        "at_once": (
            translate("EventForm", "Most at once"),
            translate("EventForm", "2 for a double one"),
        ),
        "when": (
            translate("EventForm", "When"),
            translate("EventForm", "how low the stack has to be"),
        ),
        "below": (translate("EventForm", "Stack below"), translate("EventForm", "in chips")),
        "bonus": (
            translate("EventForm", "Bonus chips"),
            translate("EventForm", "on top, while the bonus is open"),
        ),
    }


def _of_window(keys: str, what: str) -> Words:
    def said(words: str) -> str:
        return words.format(what=what)

    return {
        f"{keys}.from_level": (said(translate("EventForm", "{what} from level")), "1"),
        f"{keys}.from_break": (
            said(translate("EventForm", "{what} from its break")),
            translate("EventForm", "not before the break after that level"),
        ),
        f"{keys}.until_level": (
            said(translate("EventForm", "{what} until level")),
            translate("EventForm", "the last one; nothing: until it is closed"),
        ),
        f"{keys}.through_break": (
            said(translate("EventForm", "{what} in its break too")),
            translate("EventForm", "until the break after that level ends"),
        ),
        f"{keys}.minutes": (
            said(translate("EventForm", "{what} for minutes")),
            translate("EventForm", "that the clock has run"),
        ),
    }


def _of_levels() -> Words:
    return {
        "levels": (translate("EventForm", "Levels"), ""),
        "levels.minutes": (translate("EventForm", "Minutes"), ""),
        "levels.small": (translate("EventForm", "Small blind"), ""),
        "levels.big": (translate("EventForm", "Big blind"), ""),
        "levels.ante": (translate("EventForm", "Ante"), ""),
        "levels.ante_by": (translate("EventForm", "Ante by"), ""),
        "levels.game": (translate("EventForm", "Game"), ""),
        "then_add": (
            translate("EventForm", "Then add"),
            translate("EventForm", "to the small blind at each level after the last one"),
        ),
        "structure_changes": (
            translate("EventForm", "May be changed"),
            translate("EventForm", "length, stakes, game, levels, breaks; none"),
        ),
        "chips.denominations": (
            translate("EventForm", "Chips in play"),
            translate("EventForm", "25, 100, 500: the smallest first"),
        ),
        "chips.colour_ups": (translate("EventForm", "Colour-ups"), ""),
        "chips.colour_ups.chip": (translate("EventForm", "Chip that leaves"), ""),
        "chips.colour_ups.after_level": (translate("EventForm", "After level"), ""),
        "chips.rounding": (
            translate("EventForm", "Odd chips"),
            translate("EventForm", "how many new ones they are worth"),
        ),
    }


def _of_prizes() -> Words:
    return {
        "prizes.unit": (
            translate("EventForm", "Multiples of"),
            translate("EventForm", "every prize is one, in money"),
        ),
        "prizes.rounding": (translate("EventForm", "Rounded"), ""),
        "prizes.remainder_to": (
            translate("EventForm", "Rest to place"),
            translate("EventForm", "what the rounding leaves or lacks"),
        ),
        "prizes.bands": (translate("EventForm", "Bands of entries"), ""),
        "prizes.bands.least": (translate("EventForm", "From entries"), ""),
        "prizes.bands.most": (translate("EventForm", "To entries"), ""),
        "prizes.bands.percent": (
            translate("EventForm", "Percent by place"),
            translate("EventForm", "50, 30, 20; 3 x 2.25 for three places"),
        ),
        "prizes.bands.amounts": (translate("EventForm", "Or amounts"), ""),
        "prizes.share.percent": (
            translate("EventForm", "Or percent paid"),
            translate("EventForm", "so much of the field, by a table or a curve"),
        ),
        "prizes.share.steepness": (
            translate("EventForm", "Steepness"),
            translate("EventForm", "of the curve, in quarters: 0.75"),
        ),
        "prizes.share.tables": (
            translate("EventForm", "Tables"),
            translate("EventForm", "60, 40; 50, 30, 20: one for each number of places"),
        ),
    }


def _of_more_prizes() -> Words:
    return {
        "prizes.in_kind": (translate("EventForm", "Prizes in kind"), ""),
        "prizes.in_kind.place": (translate("EventForm", "Place"), ""),
        "prizes.in_kind.item": (translate("EventForm", "What"), ""),
        "prizes.in_kind.value": (
            translate("EventForm", "Off the pool"),
            translate("EventForm", "0 where the house adds it"),
        ),
        "prizes.seats.item": (
            translate("EventForm", "Seats in"),
            translate("EventForm", "as many as the pool buys"),
        ),
        "prizes.seats.cost": (translate("EventForm", "A seat costs"), ""),
        "prizes.seats.cash": (translate("EventForm", "Cash with it"), ""),
    }


def _of_least_and_shared() -> Words:
    return {
        "prizes.min_cash.amount": (
            translate("EventForm", "Least prize"),
            translate("EventForm", "in money"),
        ),
        "prizes.min_cash.buy_ins": (
            translate("EventForm", "Or in buy-ins"),
            translate("EventForm", "1.5"),
        ),
        "prizes.min_cash.below": (
            translate("EventForm", "Smaller ones"),
            translate("EventForm", "fold upward, or are raised to it"),
        ),
        "prizes.ties.unit": (
            translate("EventForm", "Shared in"),
            translate("EventForm", "multiples, where places are shared"),
        ),
        "prizes.ties.leftover": (translate("EventForm", "Odd ones go"), ""),
        "prizes.identity_from": (
            translate("EventForm", "Identity from"),
            translate("EventForm", "the winner of so much shows it; 0: everybody"),
        ),
        "prizes.ineligible": (
            translate("EventForm", "Not theirs: to"),
            translate("EventForm", "where a prize goes whose winner may not have it"),
        ),
    }


def _of_people() -> Words:
    parts = translate("EventForm", "the parts that go back: pool, fee; none")
    return {
        "alternates.appear_minutes": (
            translate("EventForm", "Alternates come in"),
            translate("EventForm", "minutes when called; nothing: no queue is kept"),
        ),
        "alternates.missed": (translate("EventForm", "Who misses it"), ""),
        "attendance.seats_fixed": (
            translate("EventForm", "Seats are fixed"),
            translate("EventForm", "a player keeps the seat all session"),
        ),
        "attendance.absent_posts": (
            translate("EventForm", "The absent post"),
            translate("EventForm", "blinds and antes"),
        ),
        "attendance.folded_when_dealt": (
            translate("EventForm", "Absent, folded at once"),
            translate("EventForm", "and not only in turn"),
        ),
        "attendance.no_show_out": (
            translate("EventForm", "No-shows are out"),
            translate("EventForm", "who never took the seat"),
        ),
        "attendance.no_show_after_levels": (
            translate("EventForm", "After levels"),
            translate("EventForm", "that go by first"),
        ),
        "refunds.withdrawal": (translate("EventForm", "Back: withdrawal"), parts),
        "refunds.no_show": (translate("EventForm", "Back: no-show"), parts),
        "refunds.disqualification": (translate("EventForm", "Back: disqualified"), parts),
        "refunds.before_start": (
            translate("EventForm", "Only before start"),
            translate("EventForm", "before the clock ever ran"),
        ),
    }


def _of_floor() -> Words:
    ranks = translate("EventForm", "stack, card, ruling …; none: places are shared")
    return {
        "floor.load": (
            translate("EventForm", "Players a table"),
            translate("EventForm", "when one breaks; nothing: all seats"),
        ),
        "floor.source": (translate("EventForm", "Moved from"), ""),
        "floor.by_number_from": (
            translate("EventForm", "By number from"),
            translate("EventForm", "so many tables"),
        ),
        "floor.halt_short_by": (
            translate("EventForm", "Halts when short by"),
            translate("EventForm", "players; 0: never"),
        ),
        "floor.final_players": (translate("EventForm", "Final table of"), ""),
        "floor.button": (translate("EventForm", "Button"), ""),
        "floor.newcomer": (translate("EventForm", "Newcomers"), ""),
        "floor.tolerance": (translate("EventForm", "Tolerance"), ""),
        "floor.tolerance.from_tables": (translate("EventForm", "From tables"), ""),
        "floor.tolerance.within": (translate("EventForm", "Players apart"), ""),
        "floor.redraws": (translate("EventForm", "Redraws"), ""),
        "floor.redraws.from_entries": (translate("EventForm", "From entries"), ""),
        "floor.redraws.at_tables": (translate("EventForm", "At tables"), ""),
        "out_together.same_table": (translate("EventForm", "Out in one hand"), ranks),
        "out_together.other_tables": (translate("EventForm", "On other tables"), ranks),
    }
