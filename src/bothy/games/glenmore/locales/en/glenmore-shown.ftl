### Components by name, for the command box and beside the rules

shown-landmark = { $card }, landmark card
shown-clan = Clan { $clan }
shown-no-effect = It does nothing by itself.
