-- Whether a table is for practice: it plays on from a position, which is stored as a base before its first entry.

ALTER TABLE games ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
