-- Built-in opponents are called by numbered names. A name stays with its seat, whoever else leaves or comes.

ALTER TABLE seats ADD COLUMN name INTEGER;       -- from 1; NULL: no built-in opponent has ever held the seat

-- Until now names were counted by seat: what a table of before has shown stays as it was.
UPDATE seats SET name = 1 + (
    SELECT COUNT(*) FROM seats AS before
    WHERE before.game_id = seats.game_id AND before.seat < seats.seat AND before.policy IS NOT NULL
) WHERE policy IS NOT NULL;
