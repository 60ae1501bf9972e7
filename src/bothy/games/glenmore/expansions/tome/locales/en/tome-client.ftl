# Messages of the browser page

glen-effect-trigger-event = { $count ->
    [1] turn over a landmark card and use its event
   *[other] turn over { $count } landmark cards and use their events
 }
glen-effect-leave-castle = any Scotsmen on your home castle move to any of your tiles

shelf-tome = Tome
tome-about = a card turned to its event counts as two landmarks
tome-told = Told: it counts as two landmarks.
tome-use = Use the event
tome-turn = Only turn it
tome-none = You have no landmark card yet.
tome-now = tell an event
tome-line = { $told } told, { $left } to tell
tome-event-sign = event not told yet

done-telling = Turn no card
done-turning-card = Turn no other card
done-calling-home = No Scotsman goes home
done-sending-out = No Scotsman goes out
done-spending = Give no more
done-dealing = No trade
done-borrowing = Activate no more tiles
shown-event = Event of { $card }
