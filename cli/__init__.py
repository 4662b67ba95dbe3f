"""The command line: the only place that knows click, rich, standard output and exit codes."""
