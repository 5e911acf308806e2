"""How bots play Evergreen: evaluation, search and hints."""
