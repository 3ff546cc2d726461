"""Tables and seats between the rounds, shared by tournaments and cash games."""
