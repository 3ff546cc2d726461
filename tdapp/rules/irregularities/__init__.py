"""What a house does when a deal goes wrong: situations, facts, outcomes and the table of them."""
