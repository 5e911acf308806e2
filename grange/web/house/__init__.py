"""The tables in play: who sits there, who may do what, and how tables are opened."""
