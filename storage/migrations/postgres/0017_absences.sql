-- Holidays of people, and which tables know that somebody is away. Times are UTC unix seconds.

ALTER TABLE preferences ADD COLUMN away_from DOUBLE PRECISION;
ALTER TABLE preferences ADD COLUMN away_until DOUBLE PRECISION;
ALTER TABLE preferences ADD COLUMN away_since DOUBLE PRECISION;
ALTER TABLE preferences ADD COLUMN stand_in BIGINT NOT NULL DEFAULT 0;

CREATE TABLE absence_notices (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX absence_notices_by_user ON absence_notices (user_id);
