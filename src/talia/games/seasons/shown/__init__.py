"""What people see: views, the table and the texts of cards."""
