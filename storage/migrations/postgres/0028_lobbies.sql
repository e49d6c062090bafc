-- The row of a lobby's message says which version of the table it shows, which is no entry of the log.

CREATE OR REPLACE FUNCTION keep_what_a_message_tells_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO announcements (message_id, game_id, seq)
        VALUES (NEW.message_id, NEW.game_id, CASE NEW.target WHEN 'lobby' THEN 0 ELSE NEW.shown_up_to END)
        ON CONFLICT (message_id) DO UPDATE SET seq = GREATEST(announcements.seq, excluded.seq);
    RETURN NULL;
END $$;

-- What shows how a lobby ended never changes.
UPDATE ledger SET shown_up_to = 2147483647 WHERE target = 'lobby' AND user_id = 0
    AND (SELECT phase FROM games WHERE id = game_id) <> 'lobby';
