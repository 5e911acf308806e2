"""How bots play Agricola: evaluation, search and hints."""
