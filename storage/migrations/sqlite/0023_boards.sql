-- The messages that list all tables of a server, a page each; the nonce stands before a message is sent, so that it is sent once.

CREATE TABLE boards (
    guild_id   INTEGER NOT NULL,
    page       INTEGER NOT NULL,                 -- from 0
    channel_id INTEGER NOT NULL,
    nonce      TEXT NOT NULL,
    message_id INTEGER,                          -- NULL: not sent, as far as is known
    PRIMARY KEY (guild_id, page)
) WITHOUT ROWID;
