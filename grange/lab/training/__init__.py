"""Training: a game's net learns from self-play, generation after generation."""
