-- What one person thinks of another: follow, block or mute.
CREATE TABLE bond (
    person TEXT    NOT NULL,
    kind   TEXT    NOT NULL,
    other  TEXT    NOT NULL,
    since  INTEGER NOT NULL,
    PRIMARY KEY (person, kind, other)
);
CREATE INDEX bond_by_other ON bond (other, kind, person);

-- A seat that is reserved for somebody at a table that waits.
CREATE TABLE challenge (
    table_id   TEXT    NOT NULL REFERENCES game_table (id),
    seat       INTEGER NOT NULL,
    challenger TEXT    NOT NULL,
    challenged TEXT    NOT NULL,
    created    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX challenge_by_challenged ON challenge (challenged, created);
CREATE INDEX challenge_by_challenger ON challenge (challenger);
