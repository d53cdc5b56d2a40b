-- Imported games are counted for whoever imported them, and those of guests expire. The condition is the program's.
CREATE INDEX game_table_imported_by_creator ON game_table (creator) WHERE replace(terms, '"imported":{', '') <> terms;
CREATE INDEX game_table_imported_by_age ON game_table (updated) WHERE replace(terms, '"imported":{', '') <> terms;
