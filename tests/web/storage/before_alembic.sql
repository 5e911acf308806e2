BEGIN TRANSACTION;
CREATE TABLE campaigns (
	id VARCHAR(32) NOT NULL, 
	document JSON NOT NULL, 
	revision INTEGER NOT NULL, 
	playing VARCHAR(32), 
	touched FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "campaigns" VALUES('jKFVwA6S7AsmSFPtN_zM3Q','{"grange": 1, "campaign": "agricola", "seats": 1, "rules": {"cards": "on", "deal": "plain", "hand": "dealt", "side_job": "usual", "tile": "off", "seasons": "off", "x_deck": "off", "legendary_deck": "off", "team": "off", "round_cards": "shuffled", "beginner": "off", "animals_first": "off", "one_pasture_a_kind": "off", "leave_animals": "off", "open_pastures": "off", "scattered_pastures": "off", "even_start": "off", "copse": "off", "touching": "off"}, "components": {}, "games": [], "given_up": false}',1,'VomWqKuRc8AnpVJR_jaRjg',1.79489591353914928429e+09);
CREATE TABLE holders (
	visitor VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (visitor, table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holders" VALUES('9d69511849577d43051b00b1d17f3c51fc0af31438496d20a63bd9b5defe7bb3','9b7r8xS_F49wuWuis_y9Lg',-1);
INSERT INTO "holders" VALUES('9d69511849577d43051b00b1d17f3c51fc0af31438496d20a63bd9b5defe7bb3','9b7r8xS_F49wuWuis_y9Lg',0);
INSERT INTO "holders" VALUES('9d69511849577d43051b00b1d17f3c51fc0af31438496d20a63bd9b5defe7bb3','IIgVttUYr0aVDlH4JnY9qw',-1);
INSERT INTO "holders" VALUES('9d69511849577d43051b00b1d17f3c51fc0af31438496d20a63bd9b5defe7bb3','IIgVttUYr0aVDlH4JnY9qw',0);
CREATE TABLE journal (
	table_id VARCHAR(32) NOT NULL, 
	position INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	code VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	news JSON, 
	PRIMARY KEY (table_id, position), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "journal" VALUES('9jX8HG3C_MGKf6dRMAhACQ',0,0,'take:0',1.79489590140680217744e+09,'[{"key": "event-takes", "values": {"seat": 0, "card": 31, "biome": "snow", "power": "small"}, "only": null}]');
INSERT INTO "journal" VALUES('9jX8HG3C_MGKf6dRMAhACQ',1,1,'take:1',1.79489590145768213276e+09,'[{"key": "event-takes", "values": {"seat": 1, "card": 33, "biome": "snow", "power": "bush"}, "only": null}, {"key": "event-left-drought", "values": {"card": 20, "biome": "rock", "power": "big"}, "only": null}]');
CREATE TABLE kept (
	table_id VARCHAR(32) NOT NULL, 
	moment JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "kept" VALUES('9jX8HG3C_MGKf6dRMAhACQ','{"position": {"grange": 1, "game": "evergreen", "version": 2, "seats": 2, "rules": {"sun": "north", "supply": "unlimited", "deck": "mild"}, "chance": "1e6288c0aede7a31", "table": {"season": 0, "round": 1, "sun": 0, "first": 0, "next_first": 1, "token": -1, "deck": [40, 6, 27, 4, 11, 17, 25, 30, 29, 15, 23, 22, 14, 39, 3, 19, 38, 2, 24, 16, 36, 32, 0, 26, 41, 8, 18, 37, 28, 5, 21, 10, 7, 34, 12], "discard": [], "market": [], "zone": [[1], [9], [13], [20], [], [35]], "face_down": [], "cards": [[31], [33]], "planets": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "levels": [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], "points": [[0, 0, 0, 0, 0], [1, 0, 0, 0, 0]], "bushes": 20, "lakes": 20}, "agenda": [[{"step": "EndOfRound"}], [{"step": "ChooseAction", "seat": 0, "power_used": false}], [{"step": "ChooseAction", "seat": 1, "power_used": false}]]}, "settled": 0, "together_since": 2, "asked_at": [2, 2], "chain": "9c48ffd77e05787c8e004de85835fd47b730bb6fc65fcecf2fd66fcc3dbfd5b1"}');
INSERT INTO "kept" VALUES('9b7r8xS_F49wuWuis_y9Lg','{"position": {"grange": 1, "game": "evergreen", "version": 2, "seats": 2, "rules": {"sun": "north", "supply": "unlimited", "deck": "mild"}, "chance": "329ed8d4ade42f45", "table": {"season": 0, "round": 1, "sun": 0, "first": 0, "next_first": 0, "token": -1, "deck": [38, 15, 27, 13, 20, 32, 41, 40, 25, 17, 31, 12, 9, 26, 5, 11, 21, 28, 8, 33, 16, 6, 39, 4, 18, 34, 0, 36, 10, 30, 37, 35, 1, 24], "discard": [], "market": [2, 7, 14], "zone": [[3], [], [], [23, 19, 22], [29], []], "face_down": [], "cards": [[], []], "planets": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "levels": [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], "points": [[0, 0, 0, 0, 0], [1, 0, 0, 0, 0]], "bushes": 20, "lakes": 20}, "agenda": [[{"step": "EndOfRound"}, {"step": "ActionsAndPowers"}, {"step": "Clearing"}, {"step": "TakeCard", "seat": 1}, {"step": "TakeCard", "seat": 0}], [], []]}, "settled": 0, "together_since": 0, "asked_at": [0, 0], "chain": ""}');
INSERT INTO "kept" VALUES('IIgVttUYr0aVDlH4JnY9qw','{"position": {"grange": 1, "game": "evergreen", "version": 2, "seats": 1, "rules": {"sun": "north", "supply": "unlimited", "deck": "mild"}, "chance": "6fedb25a11888e75", "table": {"season": 0, "round": 1, "sun": 0, "first": 0, "next_first": 0, "token": -1, "deck": [34, 16, 29, 9, 25, 36, 18, 37, 5, 26, 41, 11, 4, 10, 8, 32, 40, 19, 22, 39, 7, 30, 33, 0, 6, 23, 35, 20, 1, 24, 14, 27, 13, 21, 38], "discard": [], "market": [2, 15, 31], "zone": [[3], [], [17, 12], [], [28], []], "face_down": [], "cards": [[], []], "planets": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "levels": [[0, 0, 0, 0, 0, 0]], "points": [[0, 0, 0, 0, 0]], "bushes": 20, "lakes": 20}, "agenda": [[{"step": "EndOfRound"}, {"step": "ActionsAndPowers"}, {"step": "Clearing"}, {"step": "AutomaTakesCard"}, {"step": "TakeCard", "seat": 0}], []]}, "settled": 0, "together_since": 0, "asked_at": [0], "chain": ""}');
INSERT INTO "kept" VALUES('VomWqKuRc8AnpVJR_jaRjg','{"position": {"grange": 1, "game": "agricola", "version": 5, "seats": 1, "rules": {"cards": "on", "deal": "plain", "hand": "dealt", "side_job": "usual", "tile": "off", "seasons": "off", "start": "goal=50", "x_deck": "off", "legendary_deck": "off", "team": "off", "round_cards": "shuffled", "beginner": "off", "animals_first": "off", "one_pasture_a_kind": "off", "leave_animals": "off", "open_pastures": "off", "scattered_pastures": "off", "even_start": "off", "copse": "off", "touching": "off"}, "chance": "fea9d62575a26c39", "table": {"round": 1, "leader": 0, "token": 0, "deck": [32, 31, 30, 29, 28, 27, 26, 23, 25, 24, 19, 21, 22], "shown": [20], "piles": [0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "taken": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "coming": [], "supply": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "cards": [[]], "notes": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "hands": [[42, 43, 46, 41, 12, 25, 47, 85, 69, 103, 89, 88, 62, 78]], "piles_of_cards": [[48, 35, 18, 13, 10, 23, 26, 44, 22, 24, 15, 20, 36, 19, 21, 50, 11, 40, 16, 34, 39, 38, 49, 17, 37, 14, 45], [79, 86, 77, 66, 95, 70, 91, 105, 104, 61, 100, 93, 87, 94, 68, 82, 84, 75, 80, 81, 73, 71, 101, 102, 58, 96, 90, 60, 63, 59, 67, 65, 76, 64, 83, 92, 97, 72, 74, 98, 99]], "packs": [[]], "market": [], "gone": [], "seen": [[226499428880384, 10142172245307889315347817299968]], "known": 0, "gained": [0], "goods": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "people": [2], "newborns": [0], "placed": [0], "house": [0], "rooms": [1056], "fields": [0], "stables": [0], "fences": [0], "grain": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "vegetables": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "begging": [0], "gaps": [0], "season": 0, "decks": [[], []], "shelf": [], "beside": [], "spent": [], "strewn": [], "candies": 0, "bonus": [0], "wasted": [0], "circles": [0], "resting": [0], "away": [0], "leaving": [0], "sent_by": [-1], "shrunk": 0, "lent": [0], "skips": [0], "kept": false, "scried": [0]}, "agenda": [[{"step": "EndOfRound"}, {"step": "HarvestTime"}, {"step": "ReturnHome"}, {"step": "ComingHome"}, {"step": "NextTurn", "after": 0, "asked": false}, {"step": "EndOfTurn", "seat": 0}, {"step": "PlacePerson", "seat": 0}], []]}, "settled": 0, "together_since": 0, "asked_at": [0], "chain": ""}');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(32), 
	person BOOLEAN NOT NULL, 
	taken BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('9jX8HG3C_MGKf6dRMAhACQ',0,'Ada',NULL,1,0);
INSERT INTO "seats" VALUES('9jX8HG3C_MGKf6dRMAhACQ',1,'Żółw',NULL,1,0);
INSERT INTO "seats" VALUES('9b7r8xS_F49wuWuis_y9Lg',0,'',NULL,1,1);
INSERT INTO "seats" VALUES('9b7r8xS_F49wuWuis_y9Lg',1,'',NULL,1,0);
INSERT INTO "seats" VALUES('IIgVttUYr0aVDlH4JnY9qw',0,'Ada',NULL,1,1);
INSERT INTO "seats" VALUES('VomWqKuRc8AnpVJR_jaRjg',0,'Bo',NULL,1,0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	setup JSON NOT NULL, 
	created FLOAT NOT NULL, 
	over BOOLEAN NOT NULL, 
	daily VARCHAR(10), 
	scores JSON, 
	points INTEGER, 
	seed_chosen BOOLEAN DEFAULT 0 NOT NULL, 
	lesson BOOLEAN DEFAULT 0 NOT NULL, 
	opened_from VARCHAR(32), 
	touched FLOAT DEFAULT 0 NOT NULL, 
	started BOOLEAN DEFAULT 0 NOT NULL, 
	away BOOLEAN DEFAULT 0 NOT NULL, 
	summary JSON, 
	beginning JSON, 
	rematch_of VARCHAR(32), 
	campaign VARCHAR(32), 
	campaign_table INTEGER, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('9jX8HG3C_MGKf6dRMAhACQ','evergreen',2,'{"seats": 2, "seed": 7, "rules": {"sun": "north", "supply": "unlimited", "deck": "mild"}, "components": {}}',1.79489590062249875068e+09,0,NULL,'null',NULL,1,0,'v_s8yxdzgSpg3qAYuv_jTw',1.79489590145768213276e+09,1,0,'{"asked": [0, 1], "scores": [0, 1], "winners": [], "where": {"told": "where", "values": {"season": "spring", "round": 1, "rounds": 5}}, "verdict": null}','[{"key": "event-begins", "values": {"seat": 0}, "only": null}, {"key": "event-round", "values": {"season": "spring", "round": 1}, "only": null}]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('9b7r8xS_F49wuWuis_y9Lg','evergreen',2,'{"seats": 2, "seed": 8975122951267355, "rules": {"sun": "north", "supply": "unlimited", "deck": "mild"}, "components": {}}',1.79489590770544791219e+09,0,NULL,'null',NULL,0,0,'v_s8yxdzgSpg3qAYuv_jTw',1.79489590770544791219e+09,0,0,'{"asked": [0], "scores": [0, 1], "winners": [], "where": {"told": "where", "values": {"season": "spring", "round": 1, "rounds": 5}}, "verdict": null}','[{"key": "event-begins", "values": {"seat": 0}, "only": null}, {"key": "event-round", "values": {"season": "spring", "round": 1}, "only": null}]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('IIgVttUYr0aVDlH4JnY9qw','evergreen',2,'{"seats": 1, "seed": 1965082347535444, "rules": {"sun": "north", "supply": "unlimited", "deck": "mild"}, "components": {}}',1.79489590783474636075e+09,0,'2026-11-17','null',NULL,0,0,'v_s8yxdzgSpg3qAYuv_jTw',1.79489590783474636075e+09,0,0,'{"asked": [0], "scores": [0], "winners": [], "where": {"told": "where", "values": {"season": "spring", "round": 1, "rounds": 5}}, "verdict": null}','[{"key": "event-round", "values": {"season": "spring", "round": 1}, "only": null}]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('VomWqKuRc8AnpVJR_jaRjg','agricola',5,'{"seats": 1, "seed": 47791673921062, "rules": {"cards": "on", "deal": "plain", "hand": "dealt", "side_job": "usual", "tile": "off", "seasons": "off", "start": "goal=50", "x_deck": "off", "legendary_deck": "off", "team": "off", "round_cards": "shuffled", "beginner": "off", "animals_first": "off", "one_pasture_a_kind": "off", "leave_animals": "off", "open_pastures": "off", "scattered_pastures": "off", "even_start": "off", "copse": "off", "touching": "off"}, "components": {}}',1.79489591353316259381e+09,0,NULL,'null',NULL,0,0,'v_s8yxdzgSpg3qAYuv_jTw',1.79489591353316259381e+09,0,0,'{"asked": [0], "scores": [-14], "winners": [], "where": {"told": "where", "values": {"round": 1, "rounds": 14}}, "verdict": null}','[{"key": "event-round", "values": {"round": 1}, "only": null}, {"key": "event-card", "values": {"space": "fencing"}, "only": null}]',NULL,'jKFVwA6S7AsmSFPtN_zM3Q',0);
CREATE INDEX tables_by_address ON tables (opened_from, created);
CREATE INDEX tables_by_touch ON tables (over, away, touched);
CREATE INDEX tables_by_day ON tables (daily, game);
CREATE UNIQUE INDEX tables_by_rematch ON tables (rematch_of);
CREATE UNIQUE INDEX tables_by_campaign ON tables (campaign, campaign_table);
CREATE INDEX holders_by_table ON holders (table_id);
COMMIT;