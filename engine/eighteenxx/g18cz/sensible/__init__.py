"""The built-in opponent that floats companies, builds towards revenue, keeps a train and pays dividends."""
