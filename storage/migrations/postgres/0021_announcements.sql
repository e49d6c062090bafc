-- Which table, and up to which entry of its log, each message in a channel has told of, also once it is edited no longer;
-- and when somebody was last nudged at a table, UTC unix seconds.

CREATE TABLE announcements (
    message_id BIGINT PRIMARY KEY,
    game_id    TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq        BIGINT NOT NULL
);
CREATE INDEX announcements_by_game ON announcements (game_id);

INSERT INTO announcements (message_id, game_id, seq)
    SELECT message_id, game_id, seq FROM messages WHERE user_id = 0 ORDER BY seq DESC ON CONFLICT DO NOTHING;

CREATE FUNCTION keep_what_a_message_tells_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO announcements (message_id, game_id, seq) VALUES (NEW.message_id, NEW.game_id, NEW.seq)
        ON CONFLICT (message_id) DO UPDATE SET seq = GREATEST(announcements.seq, excluded.seq);
    RETURN NULL;
END $$;

CREATE TRIGGER a_message_that_is_sent_is_kept AFTER INSERT ON messages
    FOR EACH ROW WHEN (NEW.user_id = 0) EXECUTE FUNCTION keep_what_a_message_tells_of();
CREATE TRIGGER a_message_that_is_changed_is_kept AFTER UPDATE ON messages
    FOR EACH ROW WHEN (NEW.user_id = 0) EXECUTE FUNCTION keep_what_a_message_tells_of();

CREATE TABLE nudges (
    game_id TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    at      DOUBLE PRECISION NOT NULL
);
