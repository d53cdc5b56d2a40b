-- What one person thinks of another: follow, block or mute.
CREATE TABLE bond (
    person TEXT COLLATE "C" NOT NULL,
    kind   TEXT COLLATE "C" NOT NULL,
    other  TEXT COLLATE "C" NOT NULL,
    since  BIGINT  NOT NULL,
    PRIMARY KEY (person, kind, other)
);
CREATE INDEX bond_by_other ON bond (other, kind, person);

-- A seat that is reserved for somebody at a table that waits.
CREATE TABLE challenge (
    table_id   TEXT COLLATE "C" NOT NULL REFERENCES game_table (id),
    seat       INTEGER NOT NULL,
    challenger TEXT COLLATE "C" NOT NULL,
    challenged TEXT COLLATE "C" NOT NULL,
    created    BIGINT  NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX challenge_by_challenged ON challenge (challenged, created);
CREATE INDEX challenge_by_challenger ON challenge (challenger);
