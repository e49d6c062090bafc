"""The built-in opponent that plans. It judges by what its own seat may see, and by nothing else."""
