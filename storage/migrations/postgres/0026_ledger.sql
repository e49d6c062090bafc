-- What was shown of each table, where it stands, and up to which entry of the log it shows. It is no part of what a table
-- is, and has no part in its version.

CREATE TABLE ledger (
    game_id     TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    target      TEXT COLLATE "C" NOT NULL CHECK (length(target) <= 40),
    user_id     BIGINT NOT NULL,                 -- whose private message it is; 0: the channel's
    shown_up_to BIGINT NOT NULL,                 -- -1: not even the start
    channel_id  BIGINT,                          -- NULL: there is no message, or nobody knows where
    message_id  BIGINT,
    content     TEXT,                            -- JSON; NULL: it is not known
    PRIMARY KEY (game_id, target, user_id)
);
CREATE INDEX ledger_by_user ON ledger (user_id);

INSERT INTO ledger (game_id, target, user_id, shown_up_to, channel_id, message_id, content)
    SELECT game_id, role, user_id, seq, NULLIF(channel_id, 0), NULLIF(message_id, 0), content FROM messages;

-- Up to where the channel was told is up to where its latest announcement goes, also where that is not known.
UPDATE ledger SET shown_up_to = (SELECT announced FROM games WHERE id = game_id)
    WHERE target = 'panel' AND user_id = 0 AND EXISTS (SELECT 1 FROM games WHERE id = game_id AND announced >= 0);
INSERT INTO ledger (game_id, target, user_id, shown_up_to)
    SELECT id, 'panel', 0, announced FROM games WHERE announced >= 0
        AND NOT EXISTS (SELECT 1 FROM ledger WHERE game_id = id AND target = 'panel' AND user_id = 0);
INSERT INTO ledger (game_id, target, user_id, shown_up_to)
    SELECT id, 'end', 0, seq FROM games WHERE end_announced = 1;

-- A start that was sent, and not noted yet, has its hands yet to be sent.
INSERT INTO ledger (game_id, target, user_id, shown_up_to)
    SELECT seats.game_id, 'seat' || seat, 0, -1 FROM seats JOIN ledger ON ledger.game_id = seats.game_id
        JOIN games ON games.id = seats.game_id
        WHERE target = 'panel' AND ledger.user_id = 0 AND announced < 0 AND seats.user_id IS NOT NULL;
INSERT INTO ledger (game_id, target, user_id, shown_up_to)
    SELECT game_id, 'seat' || seat, 0, seq FROM deliveries
    ON CONFLICT (game_id, target, user_id) DO UPDATE SET shown_up_to = excluded.shown_up_to;

DROP TABLE messages;
DROP TABLE deliveries;
ALTER TABLE games DROP COLUMN announced;
ALTER TABLE games DROP COLUMN end_announced;

CREATE OR REPLACE FUNCTION keep_what_a_message_tells_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO announcements (message_id, game_id, seq) VALUES (NEW.message_id, NEW.game_id, NEW.shown_up_to)
        ON CONFLICT (message_id) DO UPDATE SET seq = GREATEST(announcements.seq, excluded.seq);
    RETURN NULL;
END $$;

CREATE TRIGGER a_message_that_is_sent_is_kept AFTER INSERT ON ledger
    FOR EACH ROW WHEN (NEW.user_id = 0 AND NEW.message_id IS NOT NULL)
    EXECUTE FUNCTION keep_what_a_message_tells_of();
CREATE TRIGGER a_message_that_is_changed_is_kept AFTER UPDATE ON ledger
    FOR EACH ROW WHEN (NEW.user_id = 0 AND NEW.message_id IS NOT NULL)
    EXECUTE FUNCTION keep_what_a_message_tells_of();
