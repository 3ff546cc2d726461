"""What was written on paper slips and is typed in later."""
