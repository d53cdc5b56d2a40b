-- "creator" is who made the table, as its terms say it, while it is open or played: such tables are bounded by person.
-- Tables that were closed before a game began are looked at once more, to be removed.
ALTER TABLE game_table ADD COLUMN creator TEXT COLLATE "C";
UPDATE game_table SET creator = CAST(terms AS json) ->> 'creator' WHERE status IN ('open', 'playing');
UPDATE game_table SET creator = (SELECT became FROM person WHERE person.id = game_table.creator)
    WHERE creator IN (SELECT id FROM person WHERE became IS NOT NULL);
UPDATE game_table SET due = updated WHERE status = 'aborted' AND NOT EXISTS
    (SELECT 1 FROM entry WHERE entry.table_id = game_table.id AND entry.kind = 'start');
CREATE INDEX game_table_by_creator ON game_table (creator) WHERE status IN ('open', 'playing');
