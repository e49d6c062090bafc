-- When people usually play: minutes after midnight in their zone, and whether at weekends.

ALTER TABLE preferences ADD COLUMN active_start INTEGER;
ALTER TABLE preferences ADD COLUMN active_end INTEGER;
ALTER TABLE preferences ADD COLUMN weekends INTEGER NOT NULL DEFAULT 1;
