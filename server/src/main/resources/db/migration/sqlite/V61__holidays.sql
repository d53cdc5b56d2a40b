-- How many days off somebody has taken in a year, and until when.
CREATE TABLE holiday (
    person TEXT NOT NULL,
    year   INTEGER NOT NULL,
    used   INTEGER NOT NULL,
    until  INTEGER NOT NULL,
    PRIMARY KEY (person, year)
);
