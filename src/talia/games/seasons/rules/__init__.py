"""The rules all cards share: dice, wheel, turns, payments, scoring."""
