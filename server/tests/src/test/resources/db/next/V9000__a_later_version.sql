-- What a later version may bring while servers of this one run: columns with defaults, tables, indexes.
ALTER TABLE game_table ADD COLUMN spectators INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entry ADD COLUMN origin TEXT;
CREATE TABLE later (id TEXT COLLATE "C" NOT NULL PRIMARY KEY);
CREATE INDEX entry_by_origin ON entry (origin) WHERE origin IS NOT NULL;
