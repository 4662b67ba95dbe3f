"""Makes all that a version shows or brings but is not its code: `python -m tools.release`.

Gallery, example, pictures of icons, manual pages, evidence: they are made when a version is
released, not with each change, and name the version that they are of.
"""
