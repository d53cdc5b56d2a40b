-- What players draw by hand: one picture for each part of a seat's sheet, as strokes in JSON.
CREATE TABLE drawing (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    part     TEXT    NOT NULL,
    strokes  TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat, part)
);
