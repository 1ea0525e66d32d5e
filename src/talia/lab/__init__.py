"""The lab: simulations and measurements."""
