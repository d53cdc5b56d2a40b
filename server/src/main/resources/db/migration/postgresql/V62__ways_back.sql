-- Whether a letter to a mailbox may open the account: its owner gave the password for it. Until now nobody wrote down which
-- members had done so and which mailboxes a guest had left, so those that members have stay what they were.
ALTER TABLE channel ADD COLUMN way_back INTEGER NOT NULL DEFAULT 0;
UPDATE channel SET way_back = 1
WHERE kind = 'mail' AND person IN (SELECT id FROM person WHERE kind = 'MEMBER');
