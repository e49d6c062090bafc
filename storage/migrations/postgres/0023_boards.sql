-- The messages that list all tables of a server, a page each; the nonce stands before a message is sent, so that it is sent once.

CREATE TABLE boards (
    guild_id   BIGINT NOT NULL,
    page       BIGINT NOT NULL,                  -- from 0
    channel_id BIGINT NOT NULL,
    nonce      TEXT COLLATE "C" NOT NULL,
    message_id BIGINT,                           -- NULL: not sent, as far as is known
    PRIMARY KEY (guild_id, page)
);
