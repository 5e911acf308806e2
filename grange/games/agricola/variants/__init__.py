"""Everything beyond the basic game: dealing hand cards, seasons, decks, teams, campaigns, house rules."""
