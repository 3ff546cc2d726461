"""What is printed of the cash games: table sign, list slip, shift and fee sheet, session slip."""
