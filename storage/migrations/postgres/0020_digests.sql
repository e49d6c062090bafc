-- One message a day in place of many: at which minute after midnight in a person's zone, and when the next one is due.

ALTER TABLE preferences ADD COLUMN daily BIGINT;
ALTER TABLE preferences ADD COLUMN digest_due DOUBLE PRECISION;
CREATE INDEX preferences_by_digest ON preferences (digest_due) WHERE digest_due IS NOT NULL;
