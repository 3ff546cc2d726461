"""What a supervisor looks up: questions answered by the house's book, and ruled on in a hand."""
