-- Moves as they came, several to a row, before they are written into their tables' logs some at a time: a move that is
-- written here alone changes one page with its neighbours instead of two of its own.
CREATE TABLE journal (
    id    INTEGER NOT NULL PRIMARY KEY,
    batch BLOB    NOT NULL
);
