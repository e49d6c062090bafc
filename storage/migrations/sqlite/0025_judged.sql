-- Whether the position or the log of a table could be worked out, where that was tried apart: 1, or 0 for a table that is suspended; NULL: it was not.

ALTER TABLE games ADD COLUMN sound INTEGER;
