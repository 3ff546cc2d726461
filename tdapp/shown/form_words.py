"""What each field of an event file is called in the form, and what it means in a few words."""

from tdapp.shown.choice_words import stage_words
from tdapp.shown.entrant_form_words import entrant_words
from tdapp.shown.prize_form_words import Words, prize_words
from tdapp.voice.voice import Voice
from tdapp.words.typed import day_example


def field_words(voice: Voice) -> Words:
    """The words of every field; those of a purchase stand under each of its kinds."""
    words = {**_of_event(voice), **_of_levels(voice), **prize_words(voice)}
    words |= {**entrant_words(voice), **_of_floor(voice), **_of_bracket(voice)}
    words |= {**_of_ending(voice), **_of_pace(voice)}
    for kind in ("entry", "reentry", "rebuy", "addon"):
        words |= {f"{kind}.{name}": said for name, said in _of_offer(voice).items()}
        words |= _of_window(voice, f"{kind}.window", voice.text("event form", "On sale"))
        words |= _of_window(voice, f"{kind}.bonus_window", voice.text("event form", "Bonus"))
    return words | _of_window(voice, "refunds.window", voice.text("event form", "Refund"))


def _of_event(voice: Voice) -> Words:
    text = voice.text
    return {
        "title": (text("event form", "Name"), ""),
        "house": (text("event form", "House"), text("event form", "whose rules apply")),
        **_of_start(voice),
        **stage_words(voice),
        "seats_per_table": (text("event form", "Seats per table"), text("event form", "2 to 12")),
        "min_entries": (
            text("event form", "Minimum entries"),
            text("event form", "with fewer, the event is cancelled"),
        ),
        "max_entries": (text("event form", "Maximum entries"), ""),
        **_of_expected(voice),
        "currency": (text("event form", "Currency"), "AUD"),
        "added": (
            text("event form", "Added money"),
            text("event form", "the house adds it to the pool in any case"),
        ),
        "guarantee": (
            text("event form", "Guarantee"),
            text("event form", "the house pays the overlay"),
        ),
        **_of_other_addons(voice),
        "most_rebuys_and_addons": (
            text("event form", "Re-buys and add-ons"),
            text("event form", "maximum per player of both together; empty: no joint limit"),
        ),
        "substitutes": (
            text("event form", "Substitutes allowed"),
            text("event form", "another player may take over an entry"),
        ),
        **_of_teams(voice),
        **_of_league(voice),
        "language": (
            text("event form", "Other language"),
            text("event form", "only for players who share this language; empty: for all"),
        ),
    }


def _of_teams(voice: Voice) -> Words:
    text = voice.text
    return {
        "teams.members": (
            text("event form", "Players of a team"),
            text("event form", "at most; they share an entry and its seat. Empty: no teams"),
        ),
        "teams.levels": (
            text("event form", "Partners swap after"),
            text("event form", "so many levels; empty: on the floor's word"),
        ),
        "teams.at_breaks": (
            text("event form", "Partners swap in breaks"),
            text("event form", "and else only after the levels above"),
        ),
        "teams.alone": (
            text("event form", "Teams of one"),
            text("event form", "may take a seat without a partner"),
        ),
        "teams.shares": (
            text("event form", "Shares of the prize"),
            text("event form", "such as 3, 1 in the order of the names; empty: equal"),
        ),
    }


def _of_league(voice: Voice) -> Words:
    text = voice.text
    return {
        "league.name": (
            text("event form", "League"),
            text("event form", "or season; all events with this name make one table"),
        ),
        "league.points": (
            text("event form", "Points"),
            text("event form", "a formula, such as 10 * sqrt(players / place)"),
        ),
        "league.best": (
            text("event form", "Results that count"),
            text("event form", "the best ones of each player; empty: all"),
        ),
    }


def _of_expected(voice: Voice) -> Words:
    text = voice.text
    planning = text("event form", "for the preview and the levels; not published")
    return {
        "turnout.entries": (text("event form", "Players expected"), planning),
        "turnout.reentries": (
            text("event form", "Re-entries expected"),
            text("event form", "already counted among the players"),
        ),
        "turnout.rebuys": (text("event form", "Re-buys expected"), ""),
        "turnout.addons": (text("event form", "Add-ons expected"), ""),
        "turnout.minutes": (
            text("event form", "Planned length"),
            text("event form", "minutes from start to finish, with breaks"),
        ),
    }


def _of_other_addons(voice: Voice) -> Words:
    text = voice.text
    return {
        "other_addons": (text("event form", "Other add-ons"), ""),
        "other_addons.name": (text("event form", "Name"), ""),
        "other_addons.parts": (text("event form", "Price"), ""),
        "other_addons.chips": (text("event form", "Chips"), ""),
        "other_addons.most": (text("event form", "Most"), ""),
        "other_addons.below": (text("event form", "For stacks below"), ""),
        "other_addons.from_level": (text("event form", "From level"), ""),
        "other_addons.from_break": (text("event form", "From its break"), ""),
        "other_addons.until_level": (text("event form", "Until level"), ""),
        "other_addons.through_break": (text("event form", "Through its break"), ""),
    }


def _of_start(voice: Voice) -> Words:
    text = voice.text
    return {
        "start.day": (text("event form", "Day"), day_example(voice)),
        "start.at": (text("event form", "Start"), text("event form", "such as 19:30 or 7:30 pm")),
        "start.zone": (
            text("event form", "Time zone"),
            text("event form", "such as Australia/Sydney; empty: the house's"),
        ),
        "start.second": (
            text("event form", "Second time around"),
            text("event form", "when daylight saving ends and this start time occurs twice"),
        ),
    }


def _of_offer(voice: Voice) -> Words:
    text = voice.text
    return {
        "parts": (
            text("event form", "Price"),
            text("event form", "such as pool 100, fee 10"),
        ),
        "chips": (text("event form", "Chips"), ""),
        "most": (
            text("event form", "Maximum per player"),
            text("event form", "empty: no limit"),
        ),
        "at_once": (
            text("event form", "Maximum per purchase"),
            text("event form", "2 allows a double re-buy"),
        ),
        "when": (
            text("event form", "Allowed when"),
            text("event form", "condition on the player's stack"),
        ),
        "below": (
            text("event form", "Only below a stack of"),
            text("event form", "in chips"),
        ),
        "without_chips": (
            text("event form", "Without chips"),
            text("event form", "players with no chips may buy it and keep their seat"),
        ),
        "bonus": (
            text("event form", "Bonus chips"),
            text("event form", "extra chips while the bonus window is open"),
        ),
    }


def _of_window(voice: Voice, keys: str, what: str) -> Words:
    text = voice.text

    def said(words: str) -> str:
        return words.format(what=what)

    return {
        f"{keys}.from_level": (said(text("event form", "{what} from level")), "1"),
        f"{keys}.from_break": (
            said(text("event form", "{what} from next break")),
            text("event form", "starts at the break after that level"),
        ),
        f"{keys}.until_level": (
            said(text("event form", "{what} to end of level")),
            text("event form", "last level on sale; empty: until closed"),
        ),
        f"{keys}.through_break": (
            said(text("event form", "{what} in next break")),
            text("event form", "until the break after that level ends"),
        ),
        f"{keys}.minutes": (
            said(text("event form", "{what} for (minutes)")),
            text("event form", "of running clock"),
        ),
    }


def _of_levels(voice: Voice) -> Words:
    text = voice.text
    return {
        "levels": (text("event form", "Levels"), ""),
        "levels.minutes": (text("event form", "Minutes"), text("event form", "such as 20 or 2:30")),
        "levels.small": (text("event form", "Small blind"), ""),
        "levels.big": (text("event form", "Big blind"), ""),
        "levels.ante": (text("event form", "Ante"), ""),
        "levels.ante_by": (text("event form", "Ante paid by"), ""),
        "levels.game": (text("event form", "Game"), ""),
        "then_add": (
            text("event form", "Small blind step"),
            text("event form", "added at each level after the last one listed"),
        ),
        "structure_changes": (
            text("event form", "Changes allowed"),
            text("event form", "length, blinds, game, levels, breaks; or none"),
        ),
        "chips.denominations": (
            text("event form", "Denominations"),
            text("event form", "25, 100, 500 (smallest first)"),
        ),
        "chips.colour_ups": (text("event form", "Colour-ups"), ""),
        "chips.colour_ups.chip": (text("event form", "Chip removed"), ""),
        "chips.colour_ups.after_level": (text("event form", "After level"), ""),
        "chips.rounding": (
            text("event form", "Chip race rounding"),
            text("event form", "how many new chips the odd ones are worth"),
        ),
    }


def _of_floor(voice: Voice) -> Words:
    text = voice.text
    ranks = text("event form", "stack, card, ruling …; none: places are tied")
    return {
        "floor.load": (
            text("event form", "Players per table"),
            text("event form", "break a table when the rest fit at this many; empty: all seats"),
        ),
        "floor.source": (text("event form", "Take players from"), ""),
        "floor.by_number_from": (
            text("event form", "By table number from"),
            text("event form", "this many tables"),
        ),
        "floor.halt_short_by": (
            text("event form", "Halt play when short by"),
            text("event form", "players; 0: never"),
        ),
        "floor.final_players": (text("event form", "Final table size"), ""),
        "floor.button": (text("event form", "Button"), ""),
        "floor.newcomer": (text("event form", "New players at a table"), ""),
        "floor.tolerance": (text("event form", "Tolerance"), ""),
        "floor.tolerance.from_tables": (text("event form", "From tables"), ""),
        "floor.tolerance.within": (text("event form", "Difference allowed"), ""),
        "floor.redraws": (text("event form", "Seat redraws"), ""),
        "floor.redraws.from_entries": (text("event form", "From entries"), ""),
        "floor.redraws.at_tables": (text("event form", "At (tables left)"), ""),
        "out_together.same_table": (text("event form", "Ties in the same hand"), ranks),
        "out_together.other_tables": (text("event form", "Ties at other tables"), ranks),
    }


def _of_bracket(voice: Voice) -> Words:
    text = voice.text
    rounds = text("event form", "one per round; the last one holds for later rounds")
    return {
        "bracket.elimination": (
            text("event form", "Heads-up bracket"),
            text("event form", "players meet in pairs"),
        ),
        "bracket.bronze": (text("event form", "Match for third place"), ""),
        "bracket.best_of": (text("event form", "Best of (matches)"), rounds),
        "bracket.stacks": (text("event form", "Stacks per match"), rounds),
        "bracket.clock": (text("event form", "Blinds of a match"), ""),
        "bracket.first_button": (text("event form", "First button"), ""),
        "bracket.minutes_to_appear": (
            text("event form", "Minutes to appear"),
            text("event form", "after the call, then walk-over; empty: no limit"),
        ),
    }


def _of_ending(voice: Voice) -> Words:
    text = voice.text
    return {
        "ending.left": (
            text("event form", "Ends with (players left)"),
            text("event form", "they share the places; 1: down to a winner"),
        ),
        "ending.at_seats": (
            text("event form", "Ends at the seats"),
            text("event form", "with as many left as there are satellite seats"),
        ),
        "ending.after_last_level": (
            text("event form", "May end after last level"),
            text("event form", "the director ends it, with any number left"),
        ),
        "ending.places": (
            text("event form", "Places at the end"),
            text("event form", "of those left after the last level"),
        ),
    }


def _of_pace(voice: Voice) -> Words:
    text = voice.text
    return {
        "pace.hand_minutes": (
            text("event form", "Hand-for-hand, minutes"),
            text("event form", "what the clock loses per hand; 0: nothing"),
        ),
        "pace.shot_seconds": (
            text("event form", "Shot clock (s)"),
            text("event form", "the time for every act; empty: no shot clock"),
        ),
        "pace.tokens": (
            text("event form", "Time tokens"),
            text("event form", "each player's at the start"),
        ),
        "pace.token_seconds": (
            text("event form", "Token is worth (s)"),
            text("event form", "how long a token extends the time"),
        ),
        "pace.later_tokens": (
            text("event form", "More tokens later"),
            text("event form", "beside those that are left"),
        ),
        "pace.later_from_level": (text("event form", "From level"), ""),
        "pace.bonus_rounds": (
            text("event form", "Bonus rounds"),
            text("event form", "the house adds chips or a prize; empty: as the rulebook says"),
        ),
        "pace.elimination_rounds": (
            text("event form", "Elimination rounds"),
            text("event form", "the lowest stack may be out; empty: as the rulebook says"),
        ),
        "pace.tied_out": (
            text("event form", "Level lowest stacks out"),
            text("event form", "all of them, after an elimination round"),
        ),
    }
