"""My record: how a visitor has played, from the results of their finished games."""
