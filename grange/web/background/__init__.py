"""Work outside the event loop: worker processes for bots, hints, pages and reviews."""
