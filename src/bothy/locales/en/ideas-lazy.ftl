### Ideas for the player to move: loaded with them

ideas-title = Ideas
ideas-ask = Show me an idea
ideas-thinking = Thinking…
ideas-found = { $count ->
    [one] One idea:
   *[other] { $count } ideas. The first:
  } { $first }
ideas-then = Then, if nothing interferes:
ideas-points = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
  }
ideas-behind = { $points ->
    [0] looks as good as the first
    [one] looks about one point weaker than the first
   *[other] looks about { $points } points weaker than the first
  }
ideas-play = Play this
ideas-none = No ideas this time.
ideas-noted = A bot suggests these from what you can see. The log notes that you asked.
ideas-choice = Ideas
ideas-choice-off = Off
ideas-choice-on = On, unrated
ideas-choice-rated = On, rated
ideas-rated-here = Ideas are allowed here, and the game is still rated.

no-ideas-off = The host has turned ideas off at this table.
no-ideas-agreed = Choose whether a game with ideas is rated before anyone else sits down.
no-ideas-none = No ideas this time. Ask again, or follow your own.
no-ideas-busy = Many people are asking for ideas right now. Ask again in a moment.
no-ideas-under-way = A bot is already working on an idea. Wait for it before you ask again.
