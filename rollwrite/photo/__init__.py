"""Photographs of filled sheets, read: the only room that knows OpenCV and NumPy."""
