# How words are put together.

list-none = none
list-more = { $first }, { $next }
list-last = { $first } and { $next }
seat = Seat { $number }
