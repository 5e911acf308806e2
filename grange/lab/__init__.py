"""The lab: simulations and what we learn from them."""
