-- Tables that wait for players, by when somebody last touched them.
CREATE INDEX game_table_waiting ON game_table (updated) WHERE status = 'open';
