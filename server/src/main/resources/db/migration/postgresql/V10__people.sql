-- What a name looks like (for uniqueness; filled by the program), the account that a guest's games have gone to, and when
-- somebody was here last: nobody is judged by the time before this was noted.
ALTER TABLE person ADD COLUMN skeleton TEXT COLLATE "C";
ALTER TABLE person ADD COLUMN became TEXT COLLATE "C";
ALTER TABLE person ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE person SET seen = CAST(extract(epoch FROM now()) * 1000 AS BIGINT);

CREATE UNIQUE INDEX person_by_skeleton ON person (skeleton);
CREATE INDEX person_guests ON person (seen, id) WHERE kind = 'GUEST';
