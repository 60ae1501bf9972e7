## Records

no-record-format = This is not a Bothy record, or one of a newer format.
no-record-json = Line { $line } cannot be read.
no-record-header = The header lacks { $missing }.
no-record-repeated = Line { $line } has “{ $name }” twice.
no-record-line = This line cannot be read: { $given }
no-record-partial = This is one seat’s record of a running game: it cannot be replayed before the game has ended.
no-record-altered = This entry, or one before it, was changed after it was written.
no-record-unsealed = The record lacks the seed, so its draws cannot be checked.
no-record-seed = The seed is not the one that was committed to before the game.
no-record-words = Seed and words do not give the key the game was dealt by: a seat’s word was changed.
no-record-draw = Draw { $number } is recorded as “{ $told }”, but seed and words give “{ $due }”.
no-record-entry = What follows from this action is not what is written down.
no-record-digest = The position reached is not the one recorded.
no-record-result = The result is not the one recorded.
no-draw-missing = A draw is missing (number { $number }).
no-draw-impossible = “{ $outcome }” could not be drawn (number { $number }).
no-log-gap = The log has a gap: entry { $want } is missing, { $have } came instead.
no-undo-too-far = The log takes back more than there is (to { $to }).
