"""What a photograph of a Realm of Sand pad is read of."""
