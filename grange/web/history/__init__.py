"""Past play: the story of a game, the scenes of its review, earlier positions, and playing on from them."""
