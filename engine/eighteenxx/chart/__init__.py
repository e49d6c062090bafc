"""The stock chart: what every chart can tell, the charts there are, and the tokens on them."""
