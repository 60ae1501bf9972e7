## Records

no-record-format = This isn’t a Bothy record, or it has a newer format.
no-record-json = Line { $line } can’t be read.
no-record-header = The header lacks { $missing }.
no-record-repeated = Line { $line } has “{ $name }” twice.
no-record-line = This line can’t be read: { $given }
no-record-partial = This is one seat’s record of a running game: it can’t be replayed before the game has ended.
no-record-altered = This entry, or one before it, was changed after it was written.
no-record-unsealed = The record lacks the seed, so its draws can’t be checked.
no-record-seed = The seed isn’t the one committed to before the game.
no-record-words = Seed and words don’t give the game’s key: a seat’s word was changed.
no-record-draw = The draw “{ $place }” is recorded as “{ $told }”, but seed and words give “{ $due }”.
no-record-entry = The result of this action doesn’t match the record.
no-record-digest = The position reached doesn’t match the recorded one.
no-record-result = The result doesn’t match the recorded one.
no-draw-missing = A draw is missing: “{ $place }”.
no-draw-impossible = “{ $outcome }” couldn’t be drawn for “{ $place }”.
no-log-gap = The log has a gap: entry { $want } is missing, { $have } came instead.
no-undo-too-far = The log undoes more than there is (to { $to }).
