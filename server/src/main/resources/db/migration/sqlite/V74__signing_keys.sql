-- Keys with which the server signs the files of finished games. The newest signs; the others still verify.
CREATE TABLE signing_key (
    public_key  TEXT    NOT NULL PRIMARY KEY,
    private_key TEXT    NOT NULL,
    created     INTEGER NOT NULL
);
