"""The balance report: which seat, card, tile or printed number is too strong, and how sure we can be."""
