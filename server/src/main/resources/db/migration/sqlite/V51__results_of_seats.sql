-- "variant" and "result" (won, lost or drawn) repeat what the table says, so that a search needs only the seats of a
-- person. The program fills them for the games that are there.
ALTER TABLE seat ADD COLUMN variant TEXT;
ALTER TABLE seat ADD COLUMN result TEXT;
CREATE INDEX game_table_over_by_variant ON game_table (game, variant, updated) WHERE status = 'over';
CREATE INDEX chat_by_person ON chat (person);
