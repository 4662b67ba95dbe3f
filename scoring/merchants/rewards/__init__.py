"""What a closed region gives, what a ware costs, and both explained step by step."""
