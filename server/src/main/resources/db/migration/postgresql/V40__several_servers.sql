-- What servers on one database tell each other beside the logs. None of it has to outlive the database's own crash or a change
-- of roles, and all of it is made anew by whoever is there: so it is not logged, which makes it cheap. Times are the database's.

-- Servers that run. "since" is when the house opened: as long as one server is there, it is open.
CREATE UNLOGGED TABLE process (
    id    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- Who does what a table needs by itself (a bot's turn, a clock), and the rounds of the house. It holds as long as its holder
-- is among the processes: one row a server is renewed, and not one a table.
CREATE UNLOGGED TABLE lease (
    id     TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    holder TEXT COLLATE "C" NOT NULL
);

CREATE INDEX lease_by_holder ON lease (holder);

-- Who looks on at a table through which server; people are ids with blanks between.
CREATE UNLOGGED TABLE attendance (
    table_id  TEXT COLLATE "C" NOT NULL,
    process   TEXT COLLATE "C" NOT NULL,
    people    TEXT    NOT NULL,
    strangers INTEGER NOT NULL,
    PRIMARY KEY (table_id, process)
);

CREATE INDEX attendance_by_process ON attendance (process);

-- What was told at a table and is no entry of its log, and which people are not who they were; kept for some minutes.
CREATE UNLOGGED TABLE bulletin (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    process TEXT COLLATE "C" NOT NULL,
    kind    TEXT   NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    body    TEXT   NOT NULL,
    time    BIGINT NOT NULL
);

CREATE INDEX bulletin_by_subject ON bulletin (subject, id);
CREATE INDEX bulletin_by_time ON bulletin (time);
