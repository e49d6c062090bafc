-- Whether a person wants pictures with what is shown to that person alone; without them it is said in words.
ALTER TABLE preferences ADD COLUMN pictures INTEGER NOT NULL DEFAULT 1;
