"""The lab: simulation and what can be learnt from it."""
