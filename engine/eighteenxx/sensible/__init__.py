"""What built-in opponents of 18xx games share: they float companies, build for revenue, keep a train, and pay out."""
