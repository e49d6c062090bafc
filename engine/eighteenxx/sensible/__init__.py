"""What built-in opponents of 18xx games share: they float companies, build towards revenue, keep a train, pay out."""
