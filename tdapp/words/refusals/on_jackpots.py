"""What is said of jackpots: pools, the rounds that feed them, and hits."""

from tdapp.voice.texts import Words, text

ON_JACKPOTS: dict[str, Words] = {
    "bad_pool_share": text(
        "refusal",
        "Prize {number} cannot be so large. Give all without a size, a percentage below 100, "
        "or a sum.",
    ),
    "below_meter": text(
        "refusal", "Pool {pool} does not hold so much. Take out what it holds at most."
    ),
    "counter_jumped": text(
        "refusal",
        "So many rounds at once at table {table} cannot be right. Check the console and tell the "
        "rounds by hand.",
    ),
    "display_not_read": text(
        "refusal", "Rule {rule}: what “{sign}” shows is paid. Read it and give what it shows."
    ),
    "hit_is_paid": text("refusal", "This winner of jackpot hit {hit} is paid. Pay another one."),
    "hit_at_one_table": text("refusal", "All winners of a hit sit at one table. Claim each apart."),
    "hit_open_before": text(
        "refusal", "Jackpot hit {hit} of this pool came before. Pay or refuse that one first."
    ),
    "hit_past_that": text(
        "refusal",
        "Jackpot hit {hit} is not at this step. A hit is claimed, checked, confirmed, then paid.",
    ),
    "hit_pending_there": text(
        "refusal",
        "Jackpot hit {hit} at table {table} is open. Pay or refuse it, then unlink the table.",
    ),
    "hit_worth_other": text(
        "refusal", "Jackpot hit {hit} is worth {cents:money}. Read it again and confirm that."
    ),
    "jackpot_owed": text(
        "refusal", "This person is still owed a jackpot prize. Pay or refuse the hit first."
    ),
    "jackpots_open": text("refusal", "Jackpots are already open under {house}. Open a pool."),
    "more_than_counted": text(
        "refusal",
        "Rounds counted at table {table} today: {rounds:count}. Take back no more than those.",
    ),
    "no_pool_display": text(
        "refusal", "Table {table} needs a display that shows its pool. Name the display."
    ),
    "no_jackpots": text("refusal", "Jackpots are not open. Open them first."),
    "no_rounds": text("refusal", "No rounds are no news. Give how many rounds there were."),
    "no_such_hit": text("refusal", "There is no jackpot hit {hit}. Give the number of another."),
    "no_such_malfunction": text(
        "refusal", "Malfunction {number} is not open. Give the number of another."
    ),
    "no_such_jackpot": text("refusal", "There is no pool {pool}. Open it, or give another number."),
    "no_such_prize": text(
        "refusal", "Pool {pool} has no such prize. Choose one that its sign names."
    ),
    "no_winner": text("refusal", "No winner is named. Give the winner's seat and name."),
    "not_a_jackpot_prize": text(
        "refusal",
        "“{text}” is not a prize of this pool. Give the hand, and when it opens what it wins: "
        "quads 500.",
    ),
    "not_a_pool": text(
        "refusal",
        "“{text}” is not a pool's terms. Give name, seed, what each round adds, and prizes: "
        "Super 20000 +0.35: royal flush all.",
    ),
    "nothing_to_adjust": text("refusal", "That changes nothing. Give the amount to put in."),
    "pool_as_it_is": text("refusal", "Pool {pool} has these terms. Change one of them."),
    "pool_posted_already": text(
        "refusal", "A notice with these terms is posted for pool {pool}. Wait until it has run."
    ),
    "press_stands": text(
        "refusal", "Rule {rule}: a press stands, also for a void round. Leave the meter as it is."
    ),
    "round_counted": text(
        "refusal",
        "Round {counter} of table {table} is counted already. Nothing needs to be done.",
    ),
    "rounds_are_counted": text(
        "refusal", "Counted rounds are not undone. The named office takes rounds back by hand."
    ),
    "table_linked": text(
        "refusal", "Table {table} feeds pool {pool} already. Unlink it from that pool first."
    ),
    "table_not_linked": text("refusal", "Table {table} feeds no such pool. Link it first."),
    "wins_twice": text(
        "refusal", "A seat or a person is named twice among the winners. Name each once."
    ),
}
