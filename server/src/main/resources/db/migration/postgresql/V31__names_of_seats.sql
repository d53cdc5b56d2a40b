-- "called" is what a seat is called if it has a name of its own: several people may share a screen and an account.
ALTER TABLE seat ADD COLUMN called TEXT;
