"""Pictures of land: what a resource looks like where it fills its hex, and what stands on it."""
