"""Everything that is not in the basic game: hand cards dealt, seasons, decks, teams, campaigns, house rules."""
