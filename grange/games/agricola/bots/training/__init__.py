"""Training of the nets in `nets.json`."""
