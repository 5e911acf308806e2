"""Clubs: people who play together: members, evenings and a season."""
