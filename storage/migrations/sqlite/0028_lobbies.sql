-- The row of a lobby's message says which version of the table it shows, which is no entry of the log.

DROP TRIGGER a_message_that_is_sent_is_kept;
DROP TRIGGER a_message_that_is_changed_is_kept;

CREATE TRIGGER a_message_that_is_sent_is_kept AFTER INSERT ON ledger
WHEN NEW.user_id = 0 AND NEW.message_id IS NOT NULL
BEGIN
    INSERT INTO announcements (message_id, game_id, seq)
        VALUES (NEW.message_id, NEW.game_id, CASE NEW.target WHEN 'lobby' THEN 0 ELSE NEW.shown_up_to END)
        ON CONFLICT (message_id) DO UPDATE SET seq = MAX(seq, excluded.seq);
END;

CREATE TRIGGER a_message_that_is_changed_is_kept AFTER UPDATE ON ledger
WHEN NEW.user_id = 0 AND NEW.message_id IS NOT NULL
BEGIN
    INSERT INTO announcements (message_id, game_id, seq)
        VALUES (NEW.message_id, NEW.game_id, CASE NEW.target WHEN 'lobby' THEN 0 ELSE NEW.shown_up_to END)
        ON CONFLICT (message_id) DO UPDATE SET seq = MAX(seq, excluded.seq);
END;

-- What shows how a lobby ended never changes.
UPDATE ledger SET shown_up_to = 2147483647 WHERE target = 'lobby' AND user_id = 0
    AND (SELECT phase FROM games WHERE id = game_id) <> 'lobby';
