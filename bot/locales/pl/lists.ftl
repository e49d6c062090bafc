# How words are put together, and in which order.

language-name = polski
list-none = brak
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
list-last = { $first } i { $next }
list-between_sentences = {" "}
list-either = { $first } lub { $next }
seat = Miejsce { $number }

alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż
