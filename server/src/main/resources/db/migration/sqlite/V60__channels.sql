-- Where people want to hear that it is their turn.
CREATE TABLE channel (
    id      TEXT NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL,
    kind    TEXT NOT NULL,
    target  TEXT NOT NULL,
    code    TEXT,
    created INTEGER NOT NULL
);
CREATE INDEX channel_by_person ON channel (person);
