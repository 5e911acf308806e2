"""The lobby: tables that seek players, and wishes that the house brings together."""
