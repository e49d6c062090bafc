-- Holidays of people, and which tables know that somebody is away. Times are UTC unix seconds.

ALTER TABLE preferences ADD COLUMN away_from REAL;
ALTER TABLE preferences ADD COLUMN away_until REAL;
ALTER TABLE preferences ADD COLUMN away_since REAL;
ALTER TABLE preferences ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;

CREATE TABLE absence_notices (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX absence_notices_by_user ON absence_notices (user_id);
