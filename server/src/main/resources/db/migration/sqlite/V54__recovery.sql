-- What lets somebody set a new password without the old one: a code shown once, or a link sent by mail, which expires.
CREATE TABLE recovery (
    person      TEXT    NOT NULL REFERENCES person (id),
    kind        TEXT    NOT NULL,
    secret_hash TEXT    NOT NULL,
    created     INTEGER NOT NULL,
    expires     INTEGER,
    PRIMARY KEY (person, kind)
);
