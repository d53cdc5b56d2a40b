-- "due" is when the house must look at a table again by itself: a clock in days runs out, a game counts as abandoned, a
-- table that waits is forgotten. Nothing once it has ended. So a sweep reads what is due, and nothing else.
-- "digest" is a fingerprint of the log, with which damage to its times shows.
ALTER TABLE game_table ADD COLUMN due BIGINT;
ALTER TABLE game_table ADD COLUMN digest TEXT;
UPDATE game_table SET due = updated WHERE status IN ('open', 'playing');
CREATE INDEX game_table_due ON game_table (due) WHERE due IS NOT NULL;
DROP INDEX game_table_playing;
DROP INDEX game_table_waiting;
