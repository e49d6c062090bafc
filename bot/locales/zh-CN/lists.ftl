# How words are put together, and in which order.

language-name = 简体中文
list-none = 无
list-more = { $first }、{ $next }
list-clauses = { $first }；{ $next }
list-last = { $first }、{ $next }
# What stands between two sentences of a paragraph.
list-between_sentences = {""}
list-either = { $first }或{ $next }
seat = { $number } 号座位

# The letters in the order of the dictionary. What is not among them counts as the letter it is derived from (é as e).
alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z
