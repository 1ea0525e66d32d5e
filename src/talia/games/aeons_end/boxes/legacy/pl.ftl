### Legacy: nazwy oraz słowa kart, które robią coś po swojemu.

title-legacy = Aeon's End: Legacy
