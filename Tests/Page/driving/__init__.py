"""Drives four browser engines through one small interface, with the standard library alone."""
