"""The rules of Pandoria Merchants as booklets of small pages.

A booklet is a `Kind` that `booklet` in `book.py` makes of its pages and of what works out its
examples. A page is a function of a `Book` that returns a `Leaf`: title, line beside it, and its
blocks from top to bottom for a width; what a page leaves free is shared out between them, and all
of it is drawn as large as its language lets it. Its excerpts are the blocks that can stand alone,
narrower, as on a phone. The pages are a module each; those of a variant
`scoring/merchants/booklet` names. Their vocabulary:

    sentences.py  `said`: a sentence of the rules, its number small at the margin
    panels.py     `panel`: blocks under a band; `pictured`: a picture with words beside it; `column`
                  and `across`: blocks close together; `judged`: what may be done and what not
    scene.py      `scene`: a piece of land as pens leave it
    cards.py      `draw_card`: a card as the pen leaves it
    sums.py       `sums`: what a region pays, worked out; `draw_track`: a track that moves

What an example shows is a plain value of `example.py`. Its position is data in
`scoring/merchants/booklet`, where what it pays and what stands on it filled in is worked out by the
rules; pages never type a figure. A number that a sentence says comes from the edition, or from the
rules' constants by way of the examples.
"""
