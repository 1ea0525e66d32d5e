## The menu
menu = Menu
share-table = Copy the table's link
sound-on = Sound is on
sound-off = Sound is off
order-is-asked = The order of cards: I am asked
order-is-left = The order of cards: as they lie
move = Move to another device
move-title = Move to another device
move-explained = Open { $address } on the other device and type this code:
move-minutes = { $count ->
    [one] It works once, within { $count } minute.
   *[other] It works once, within { $count } minutes.
}
save = Download the save
save-done = The save is downloaded.
report = Report a problem
report-done = A file with the position is downloaded. Attach it to your report.
