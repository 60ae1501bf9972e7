### What links show in messengers

preview-waiting = { $free ->
    [0] { $names }: about to begin.
    [one] { $names }, and one seat is free.
   *[other] { $names }, and { $free } seats are free.
 }
preview-playing = { $names } are playing. Come and watch.
preview-won = { $names } have played. { $winners } won.
preview-finished = { $names } have played.
preview-lesson = A first game to learn by.
preview-join = You’re invited to play with { $names }.
preview-replay = A game of { $names }, to replay move by move.
