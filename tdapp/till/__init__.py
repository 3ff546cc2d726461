"""Money over the counter: payments by method, and what each cashier session took."""
