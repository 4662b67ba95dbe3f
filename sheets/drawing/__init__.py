"""What pages are made with: shapes, lettering, icons, papers, themes, what a pen leaves."""
