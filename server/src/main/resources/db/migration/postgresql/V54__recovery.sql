-- What lets somebody set a new password without the old one: a code shown once, or a link sent by mail, which expires.
CREATE TABLE recovery (
    person      TEXT COLLATE "C" NOT NULL REFERENCES person (id),
    kind        TEXT COLLATE "C" NOT NULL,
    secret_hash TEXT COLLATE "C" NOT NULL,
    created     BIGINT  NOT NULL,
    expires     BIGINT,
    PRIMARY KEY (person, kind)
);
