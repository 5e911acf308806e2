"""How bots play Farmerama: evaluation, search and hints."""
