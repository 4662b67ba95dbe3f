"""The rules of Pandoria Merchants as booklets of small pages.

A booklet is a `Kind` that `booklet` in `book.py` makes of its pages and of what works out its
examples. A page is a function of a `Book` that returns a `Leaf`: title, line beside it, and its
blocks from top to bottom for a width; what a page leaves free is shared out between them, and all
of it is drawn as large as its language lets it. Its vocabulary:

    sentences.py  `said`: a sentence of the rules, its number small at the margin
    panels.py     `panel`: blocks in a frame under a band; `pictured`: a picture beside words
    scene.py      `scene`: a piece of land as pens leave it, from an example
    sums.py       `sums`: what a region pays, worked out line by line

A position of an example is data in `scoring/merchants/booklet`, whose module works out by the rules
what it pays and what stands on it filled in; pages never type a figure. A number that a sentence
says comes from the edition, or from the rules' constants by way of the examples.
"""
