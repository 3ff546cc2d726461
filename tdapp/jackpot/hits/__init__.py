"""HitBook: what each is worth, and its way from the claim to the payment or the refusal."""
