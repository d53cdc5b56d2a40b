-- Where people want to hear that it is their turn.
CREATE TABLE channel (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL,
    kind    TEXT NOT NULL,
    target  TEXT NOT NULL,
    code    TEXT,
    created BIGINT NOT NULL
);
CREATE INDEX channel_by_person ON channel (person);
