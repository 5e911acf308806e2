"""The pace of a table: the clocks that everybody agreed to, and what happens when somebody's time is up."""
