"""Signs on boards, as people draw them: pages full of them, a network that reads them."""
