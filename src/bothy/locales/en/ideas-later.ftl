### Ideas for whoever is asked: loaded with them

ideas-title = Ideas
ideas-ask = Show me an idea
ideas-thinking = Thinking…
ideas-found = { $count ->
    [one] One idea:
   *[other] { $count } ideas. The first:
  } { $first }
ideas-then = Then, if nothing comes between:
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
ideas-none = No idea came of it this time.
ideas-noted = A bot thought of them, from what you can see. The log notes that you asked.
ideas-choice = Ideas
ideas-choice-off = Off
ideas-choice-on = On, unrated
ideas-choice-rated = On, rated
ideas-rated-here = Ideas may be asked for here, and the game is rated all the same.

no-ideas-off = Ideas are off at this table: its host has turned them off.
no-ideas-agreed = Whether a game with ideas is rated has to be agreed on before anybody else sits down.
no-ideas-none = No idea came of it this time. Ask again, or go by your own.
no-ideas-busy = Many people are asking for ideas just now. Ask again in a moment.
no-ideas-under-way = An idea is already being thought of. Wait for it before you ask again.
