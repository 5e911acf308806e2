"""Cups: Swiss rounds for people, whose tables the house opens."""
