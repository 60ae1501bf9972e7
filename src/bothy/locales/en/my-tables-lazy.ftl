### My tables, open tables, profiles and leaderboards: loaded with those pages

mine = My tables
mine-games = Games
mine-open-one = Open a table
mine-waiting = Waiting for you
mine-waiting-count = { $count ->
    [one] one table
   *[other] { $count } tables
 }
mine-running = Running
mine-running-about = others are thinking
mine-without-about = you left, or ran out of time
mine-come-back = Come back
mine-gathering = Not started yet
mine-invited = { $name } wants to play again
mine-invitations = Invitations
mine-asked = { $name } invites you
mine-decline = Decline
mine-declined = You’ve declined the invitation.
mine-free = { $count ->
    [0] everyone’s here
    [one] one seat is free
   *[other] { $count } seats are free
 }
mine-finished = Finished
mine-play = Play
mine-replay = How it went so far
mine-again = Play again
mine-leave = Leave
mine-drop = Delete table
mine-dropped = Table deleted.
mine-left-it = You’ve left the table.
mine-turn = { $name } to move
mine-turn-several = { $count } players to move
mine-since-hour = since { $when }
mine-since-day = since { $when }
mine-time-left = { $time } left
mine-points = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
 }
mine-you-won = You won, { $points } to { $other }
mine-won-solo = { $points } points solo
mine-they-won = { $name } won, { $other } to { $points }
mine-somebody = someone
mine-over = over
mine-rating-change = rating { $change }
mine-all = all { $count }
mine-fewer = fewer
mine-empty = You’re not at a table right now. Open one, join one below, or play against a bot.
known = Invite people you’ve played with
known-games = { $count ->
    [one] one game together
   *[other] { $count } games together
 }
known-ask = Invite
known-ask-long = Invite { $name }
known-none = invited
known-declined = can’t this time
known-take-back = Take back { $name }’s invitation
open = Open tables
open-about = sit down
open-none = No tables are waiting for players right now.
open-none-such = No open table matches.
open-join = Sit down
open-offered = { $name } has left; the game goes on
open-play-on = Play on
open-filter = Show only
open-any = any
open-game = Game
open-language = Language
open-expansions = Expansions
open-base = base game
open-expanded = with expansions
open-pace = Pace
open-pace-none = no clock
open-pace-live = in one sitting
open-pace-days = over days
open-rating = Host’s rating
open-rating-below = below { $points }
open-rating-from = from { $points }
open-seats = { $taken } of { $seats } seats
who-comes = Who can join
who-comes-link = by link
who-comes-all = anyone
who-comes-all-seat = Open to the first to join
who-comes-link-about = Only people with the link can join.
who-comes-all-about = Anyone can find this table among the open tables and join.
profile = Profile
profile-mine = My profile
profile-of = { $name }
profile-since = here since { $when }
profile-guest = no account
profile-open = Make my profile public
profile-open-about = You’ll also appear on the leaderboards. Until then, only you see it.
profile-private = Only you see this.
profile-closed = This profile isn’t public.
profile-none = No finished games yet.
profile-games = { $count ->
    [one] game
   *[other] games
 }
profile-won = won
profile-best = best score
profile-streak = longest streak
profile-solo = best solo
profile-rating = { $seats }-player rating
profile-doubt = ± { $doubt }, { $games ->
    [one] one game
   *[other] { $games } games
 }
profile-unsure = Provisional
profile-rating-line = Rating after each game, from { $first } to { $last }
profile-points = Points, game by game
profile-points-line = Points of the last { $count } games: from { $low } to { $high }
profile-means = Where points come from, on average
profile-won-of = { $won } of { $games }
openings = Openings and their results
openings-about = Points and places are averages.
opening-games = Games
opening-won = Won
opening-points = Points
opening-place = Place
opening-solo = Solo
profile-partners = People you play with
profile-partners-theirs = Plays with
profile-partner = { $games ->
    [one] one game
   *[other] { $games } games
 }, { $won } won
profile-newest = Newest games
profile-place = place { $place } of { $seats }, { $points } points
leaders = Leaderboards
leaders-seats = Players
leaders-none = No public profiles are rated here yet.
leaders-name = Name
leaders-rating = Rating
leaders-games = Games
leaders-about = Public profiles, ranked by the low end of their rating.
bests = Best solo
