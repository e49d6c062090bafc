-- Which table, and up to which entry of its log, each message in a channel has told of, also once it is edited no longer;
-- and when somebody was last nudged at a table, UTC unix seconds.

CREATE TABLE announcements (
    message_id INTEGER PRIMARY KEY,
    game_id    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq        INTEGER NOT NULL
);
CREATE INDEX announcements_by_game ON announcements (game_id);

INSERT OR IGNORE INTO announcements (message_id, game_id, seq)
    SELECT message_id, game_id, seq FROM messages WHERE user_id = 0 ORDER BY seq DESC;

CREATE TRIGGER a_message_that_is_sent_is_kept AFTER INSERT ON messages WHEN NEW.user_id = 0
BEGIN
    INSERT INTO announcements (message_id, game_id, seq) VALUES (NEW.message_id, NEW.game_id, NEW.seq)
        ON CONFLICT (message_id) DO UPDATE SET seq = MAX(seq, excluded.seq);
END;

CREATE TRIGGER a_message_that_is_changed_is_kept AFTER UPDATE ON messages WHEN NEW.user_id = 0
BEGIN
    INSERT INTO announcements (message_id, game_id, seq) VALUES (NEW.message_id, NEW.game_id, NEW.seq)
        ON CONFLICT (message_id) DO UPDATE SET seq = MAX(seq, excluded.seq);
END;

CREATE TABLE nudges (
    game_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    at      REAL NOT NULL
) WITHOUT ROWID;
