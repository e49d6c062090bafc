-- When people usually play: minutes after midnight in their zone, and whether at weekends.

ALTER TABLE preferences ADD COLUMN active_start BIGINT;
ALTER TABLE preferences ADD COLUMN active_end BIGINT;
ALTER TABLE preferences ADD COLUMN weekends BIGINT NOT NULL DEFAULT 1;
