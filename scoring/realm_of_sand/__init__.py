"""What was written on the score pad of Realm of Sand, its checks and its score."""
