-- How a rating came to be what it is: one row for each rated game, numbered by how many the person had played then.
CREATE TABLE rating_course (
    person    TEXT COLLATE "C" NOT NULL,
    game      TEXT COLLATE "C" NOT NULL,
    games     INTEGER NOT NULL,
    time      BIGINT  NOT NULL,
    table_id  TEXT COLLATE "C" NOT NULL,
    mean      DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game, games)
);

-- The last rating that somebody had in a season, and how many rated games they played in it.
CREATE TABLE standing (
    game      TEXT COLLATE "C" NOT NULL,
    season    TEXT COLLATE "C" NOT NULL,
    person    TEXT COLLATE "C" NOT NULL,
    mean      DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (game, season, person)
);

-- A page of a leaderboard is read off these; who has played too few games is in neither.
CREATE INDEX standing_leaders ON standing (game, season, mean DESC, person) WHERE games >= 5;
CREATE INDEX rating_leaders ON rating (game, mean DESC, person) WHERE games >= 10;
CREATE INDEX standing_by_person ON standing (person);
