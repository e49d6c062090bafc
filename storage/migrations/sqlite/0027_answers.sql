-- An answer once for all is an order as any other: it follows those that its seat has given.

INSERT INTO orders (game_id, seat, number, kind, fields)
    SELECT game_id, seat,
        (SELECT COALESCE(MAX(number), 0) FROM orders WHERE orders.game_id = a.game_id AND orders.seat = a.seat)
            + ROW_NUMBER() OVER (PARTITION BY game_id, seat ORDER BY name),
        'answer_always', json_object('question', name)
    FROM standing_answers AS a;
DROP TABLE standing_answers;
