"""Editions: the content of games as data; which are shipped, how one is read and checked."""
