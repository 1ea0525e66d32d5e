## Code
code-title = Move a seat here
code-explained = On the device where you sit at the table, open the menu and choose “Move to another device”. Type the code it shows.
code-label = Code
code-use = Take the seat
