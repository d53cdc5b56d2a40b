-- Lists of finished games leave out unlisted ones without reading them.
CREATE INDEX game_table_over_listed ON game_table (updated) WHERE status = 'over' AND listed;
