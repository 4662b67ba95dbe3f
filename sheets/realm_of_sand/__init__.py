"""The sheets of Realm of Sand: the score pad and the aid."""
