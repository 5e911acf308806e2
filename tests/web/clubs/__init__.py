"""Clubs: members, evenings and the season."""
