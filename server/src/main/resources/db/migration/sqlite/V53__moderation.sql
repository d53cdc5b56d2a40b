-- What somebody has reported: a person, a table, a line of talk, with why.
CREATE TABLE report (
    id       INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    time     INTEGER NOT NULL,
    reporter TEXT,
    about    TEXT,
    table_id TEXT,
    line     TEXT,
    reason   TEXT    NOT NULL,
    closed   INTEGER
);
CREATE INDEX report_open ON report (id) WHERE closed IS NULL;
CREATE INDEX report_by_reporter ON report (reporter);
CREATE INDEX report_by_about ON report (about);

-- Who may look but not play, and until when; without an end it is for good.
CREATE TABLE ban (
    person TEXT    NOT NULL PRIMARY KEY,
    reason TEXT    NOT NULL,
    since  INTEGER NOT NULL,
    until  INTEGER
);

-- What the host has decided for the whole house: read-only, announcement.
CREATE TABLE house_rule (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Every act of a host. Its last number tells running servers whether there is anything new.
CREATE TABLE audit (
    id      INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    time    INTEGER NOT NULL,
    who     TEXT    NOT NULL,
    act     TEXT    NOT NULL,
    subject TEXT    NOT NULL,
    why     TEXT    NOT NULL
);
