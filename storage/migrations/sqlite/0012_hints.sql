-- Whether those at a table may be told what a built-in opponent would do in their place.

ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
