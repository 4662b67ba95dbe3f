"""What commands stand on: streams, signals, exit codes, parameters, files written whole."""
