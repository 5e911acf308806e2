"""Ratings: how strong people are at a game with a number of seats, from the results of rated games."""
