-- What a company has left word for between two games, that it acts by itself in the next: as secret as a hand.
CREATE TABLE campaign_words (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    number      INTEGER NOT NULL,                -- the game before which it was left
    company     TEXT NOT NULL,
    power       TEXT NOT NULL,                   -- for what
    "order"     TEXT NOT NULL,                   -- when it is to act: a list in JSON
    PRIMARY KEY (campaign_id, number, company, power),
    FOREIGN KEY (campaign_id, company) REFERENCES campaign_seats (campaign_id, company)
        ON UPDATE CASCADE ON DELETE CASCADE
);
