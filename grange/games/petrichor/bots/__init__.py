"""How bots play Petrichor: evaluation, search and hints."""
