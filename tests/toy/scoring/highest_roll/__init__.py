"""What was written on the pad of Highest Roll, its checks and its score."""
