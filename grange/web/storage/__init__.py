"""Storage: the database, its schema and upgrades, backups, and the data folder."""
