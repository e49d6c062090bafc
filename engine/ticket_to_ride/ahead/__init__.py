"""What opponents of the family share that think ahead: they play games on in numbers, and compare what comes of it."""
