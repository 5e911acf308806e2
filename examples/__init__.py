"""Examples: a bot over the API, training runs, notebooks, and packages that bring a bot and a game."""
