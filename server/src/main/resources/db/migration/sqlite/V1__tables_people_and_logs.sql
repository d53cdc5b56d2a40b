-- Times are milliseconds since 1970. Tables are called game_table because "table" is a word of SQL.

CREATE TABLE game_table (
    id            TEXT    NOT NULL PRIMARY KEY,
    game          TEXT    NOT NULL,
    variant       TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    players       INTEGER NOT NULL,
    key           TEXT    NOT NULL,
    terms         TEXT    NOT NULL,
    created       INTEGER NOT NULL,
    -- The number of the last entry: an append says which one it follows and is refused if it is another.
    last          INTEGER NOT NULL,
    status        TEXT    NOT NULL,
    listed        INTEGER NOT NULL,
    waiting_for   TEXT,
    updated       INTEGER NOT NULL,
    result        TEXT
);

CREATE INDEX game_table_by_age ON game_table (created, id);
CREATE INDEX game_table_open ON game_table (created) WHERE status = 'open' AND listed;
CREATE INDEX game_table_playing ON game_table (updated) WHERE status = 'playing';
CREATE INDEX game_table_over ON game_table (updated) WHERE status = 'over';
CREATE INDEX game_table_over_by_game ON game_table (game, updated) WHERE status = 'over';

-- Stored in the order of the key, so that a whole log lies together.
CREATE TABLE entry (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    number   INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    person   TEXT,
    time     INTEGER NOT NULL,
    hash     INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- "game" and "ended" repeat what the table says, so that a person's lists need only this: when a table that is over
-- changed last, -1 for one that was aborted, nothing while it goes on.
CREATE TABLE seat (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    person   TEXT,
    bot      TEXT,
    game     TEXT    NOT NULL,
    ended    INTEGER,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX seat_by_person ON seat (person, ended, table_id) WHERE person IS NOT NULL;

-- "name_key" is the name as it is compared: folded by the program, since databases fold only some alphabets.
CREATE TABLE person (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    name_key TEXT    NOT NULL UNIQUE,
    kind     TEXT    NOT NULL,
    password TEXT,
    owner    TEXT,
    created  INTEGER NOT NULL
);

CREATE INDEX person_by_owner ON person (owner) WHERE owner IS NOT NULL;

CREATE TABLE session (
    secret_hash TEXT    NOT NULL PRIMARY KEY,
    person      TEXT    NOT NULL REFERENCES person (id),
    expires     INTEGER NOT NULL
);

CREATE INDEX session_by_person ON session (person);
CREATE INDEX session_by_end ON session (expires);

CREATE TABLE token (
    secret_hash TEXT    NOT NULL PRIMARY KEY,
    person      TEXT    NOT NULL REFERENCES person (id),
    created     INTEGER NOT NULL
);

CREATE INDEX token_by_person ON token (person);

CREATE TABLE chat (
    id       INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    room     TEXT    NOT NULL,
    person   TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    time     INTEGER NOT NULL
);

CREATE INDEX chat_by_room ON chat (table_id, room, id);

CREATE TABLE note (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    person   TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX note_by_person ON note (person);

CREATE TABLE rating (
    person    TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    mean      REAL    NOT NULL,
    deviation REAL    NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE TABLE secret (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
