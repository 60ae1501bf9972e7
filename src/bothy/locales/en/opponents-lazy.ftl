### Descriptions of the opponents

opponent-wren-about = A beginner: plays by the rules and without a plan. Good company for a first game.
opponent-collie-about = A steady player: looks a turn or two ahead and gives little away. Answers at once.
opponent-stag-about = A strong player: plans whole turns ahead, not single moves. Answers at once.
opponent-eagle-about = The strongest we have: plans as Stag does, but considers ten times as many lines. Takes up to two seconds per move.
