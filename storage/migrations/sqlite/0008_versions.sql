-- What is stored of a table beside its log has a version, which each change raises: two writers never overwrite each other.

ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
