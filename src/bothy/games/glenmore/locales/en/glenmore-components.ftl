### Components by name, for the command box and next to the rules

shown-landmark = { $card }, landmark card
shown-clan = Clan { $clan }
shown-no-effect = It does nothing on its own.
