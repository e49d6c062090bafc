-- In which order those who are to agree are named: it had followed from a number that SQLite alone gives to each row.

ALTER TABLE voters ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
UPDATE voters SET place = rowid;
