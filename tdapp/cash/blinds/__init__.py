"""What players at cash tables owe in blinds, and the coming hand."""
