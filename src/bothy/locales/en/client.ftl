### Messages of the browser client outside the games

## The app

app-name = Bothy
app-about = An open table for Highland strategy games.
lost-page = This page doesn’t exist.
lost-table = This table doesn’t exist.
lost-game = This game isn’t available here.
lost-invite = This invitation isn’t valid.
lost-about = The address may be mistyped or incomplete, or the page has been removed.
lost-away = This page can’t be shown right now.
page-home = Home
page-not-loaded = This page couldn’t be loaded. Check your connection, then reload it.
close = Close
toasts = Notes
colon = { $what }: { $told }
colon-after = { $what }:

## Settings

theme = Theme
theme-system = same as the device
theme-light = light
theme-dark = dark
text-size = Text size
language = Language
speed = Game speed
speed-slow = slow
speed-normal = reading speed
speed-fast = fast

## At a table

prompt = Current decision
prompt-why = Why?
prompt-waiting = { $name } is playing. Meanwhile, you can look around.
actions = Actions
turn-undo = Undo
turn-reset = Reset turn
turn-end = End turn
offer-cancel = Choose something else
pass-unused = Unused:
bill-total = Total
player-me = you
player-bot = bot
player-vp = victory points
player-active = to play
player-passed = has passed
player-away = away
player-left = has left
player-late = out of time
stand-in = { $bot } for { $name }
stands-in-seat-left = { $name } leaves the table, { $bot } takes over.
stands-in-seat-out-of-time = { $name } is out of time, { $bot } takes over.
stands-in-seat-bot = { $bot } takes over for { $name }.
tab-map = Map
tab-market = Market
tab-contracts = Contracts
tab-trade = Trade
tab-mine = Mine
tab-players = Players
tab-log = Log
colour-gorse = gorse
colour-rowan = rowan
colour-minch = blue
colour-snow = snow

## Pages around the table

tables = Tables
ways = Site navigation
rules = Rules
rules-of = { $game }: the rules
rules-chapters = Chapters
rules-find = Find
rules-table = Table
settings = Settings
account = Account
sign-in = Sign in
former-player = a former player
players = Players
server-away = Can’t reach the server. Check your connection, then try again.
home-opponent = Play against
home-play = Play now against { $opponent }
home-here = Together on this screen
home-friends = With friends by link
home-setup = Custom game
home-going = Carry on
name-guest = Guest
name-player = Player { $number }
seat-free = free
table-waiting = waiting for players
table-playing = in progress
table-finished = finished

## Opening a table

setup-seats = How many players?
setup-solo = solo
setup-name = Your name
setup-seat = Seat { $number }
setup-their-name = Their name
setup-here = Another player on this screen
setup-free = Open to anyone with the link
setup-options = Game options
setup-start = Begin
setup-open = Open the table and copy the link
setup-opening = Opening the table.
join-title = Welcome
join-about = { $host } invites you to { $game }.
join-sit = Sit down
join-again = Back to the table
join-full = All seats are taken. You can watch the game from any seat.
join-watch = Watch
waiting-link = Send this link to the people you want to play with
waiting-here-only = This Bothy runs on your own computer and can’t be reached from elsewhere. The link works only on this computer: open it in a second browser or a private window. To play with friends elsewhere, open the table on a hosted Bothy.
waiting-share-how = To let friends on your local network join, stop Bothy with Ctrl-C and start it again with this command. Your tables stay.
waiting-share-copy = Copy the command
waiting-share-copied = Command copied.
waiting-copy = Copy the link
waiting-copied = Copied
waiting-empty = Empty this seat
waiting-for = There’s still a free seat: wait, or give it to a bot.
waiting-host = The game starts when the host is ready.
waiting-commitment = The shuffle is already fixed. After the game, anyone can check it against
waiting-on-clipboard = The link is on your clipboard: send it to the people you want to play with.
waiting-came = { $name } has sat down.
join-sitting = Already at the table
join-seat = Your seat: { $plate }
plate = { $colour }, { $shape }
plate-gorse = circle
plate-rowan = square
plate-minch = shield
plate-snow = diamond
watch-from = Viewing as
watch-from-seat = View the table as { $name }
prompt-watching = { $name } is playing. You’re watching.
told-seats = At the table: { $names }.
rematch-instead = Next: { $game }
rematch-laid = The next table is ready: { $game }.
rematch-there = Go to table

## Acting

prompt-loading = Setting up the table.
game-over = The game is over.
table-tools = Tools
table-menu = Menu
strip-more = More actions
title-mine = Your turn
prompt-only-end = You’ve acted. End your turn, or undo.
turn-undo-none = There’s nothing to undo this turn.
turn-end-not-yet = There’s something you have to do first.
turn-final = no undo after this
turn-final-draw = something new will be revealed, no undo after this
offer-stopped = Something will be drawn or revealed: no undo after this.
offer-assumed = as things stand
offer-left-money = £{ $amount } left
offer-left-coins = { $amount ->
    [one] 1 coin left
   *[other] { $amount } coins left
 }
price-coins = { $sign }{ $amount ->
    [one] 1 coin
   *[other] { $amount } coins
 }
argument-open = on the board, or here
stock-money = money
stock-coins = coins
stock-merchants = merchants
stock-glory = glory
stock-vp = VP
stock-whisky = whisky
stock-scotsmen = Scotsmen
stock-markers = markers
log = What happened
log-setup = Set-up
log-empty = Nothing yet.
log-whole = Every detail
log-again = Step through this turn
log-since = Since your turn
chat = Chat
chat-unread = Chat, { $count } new
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
leave-game = Leave the game
announcement = Announcement
ideas = Show me an idea, key ?
reactions = Reactions
reactions-about = How should your seat answer when it could react during other players’ turns? Only you see this.
preference-never = never
preference-ask = ask me
preference-always = always
reaction-waits = { $name }’s turn waits for you.
reaction-from-now = From now on
reaction-leave = Decline
preference-never-short = never
preference-ask-short = ask
preference-always-short = always
recap-open = What changed since your turn
blocked-title = Unavailable actions, and why
blocked-nothing = No actions are blocked right now.
blocked-rule = Rule { $rule }
recap-replay = Replay what changed
recap-stop = Stop the replay
recap-skip = Skip to my turn
reconnecting = Reconnecting. Your moves are saved; any still on their way will be sent again.
plain-offers = What you can do
plain-view = Current position

## The command box

command = Type an action or a question
command-open = Command box, key /
command-about = An action in a few letters, such as “exp cow f6”, then Enter twice. Or: offers, what changed, next, undo, reset, end, cancel. The name or number of a component shows it.
command-do = do / yes
command-undo = undo
command-reset = reset
command-end = end / end turn
command-pass = pass
command-cancel = cancel
command-offers = offers / what can i do
command-changed = changed / what changed
command-next = next / who is next
command-idea = idea / show me an idea
command-help = help
command-more = and { $count } more.
command-many = { $count } match:
command-nothing = Nothing right now.
command-unknown = No available action has that name.
command-not-now = Not now. { $prompt }
command-shows = Type a component’s name or number to see it: { $things }.
command-ringed = It’s highlighted on the table.
command-done = Done.
command-enter = Enter confirms

## The end

scores = Score sheet
scores-show = Show the score sheet
scores-tab = Scores
scores-total = Total
scores-so-far = So far
scores-winner = { $name } wins.
scores-winners = { $names } share the victory.
scores-solo = The game is over with { $points } points.
scores-why = { $name }, { $category }: { $points }. Why?
scores-count = Count category by category
scores-count-back = One category back
scores-count-next = Next category
scores-count-all = Show all
scores-leads = { $category }: { $name } leads with { $points }.
scores-takes = { $category }: { $name } takes the lead with { $points }.
scores-level = { $category }: { $names } are level with { $points }.
course = How the game went
course-chart = Chart
course-of = { $name } over time; the table below shows the same
course-moment = Turn
course-at = { $phase }, turn { $turn } of { $turns }
course-open = Show this turn
course-table = As a table
course-none = There’s no chart for this match.
proof-check = Check the shuffle
proof-about = Replays the whole record and compares every draw with the promise made before the game.
proof-running = Checking the shuffle.
proof-fair = Fair shuffle, checked
proof-true = Verified: every draw follows from the promise made before the game and from each player’s word.
proof-false = The record doesn’t match the promise.
proof-how = What was checked?
proof-promise = Before anyone sat down, a secret number was drawn and its fingerprint shown at the table: { $commitment }. A different number would have a different fingerprint.
proof-words = Then each player added a word: { $words }. If a player gave none, one was drawn for them.
proof-no-words = This record has no players’ words: the secret number alone decided.
proof-word = { $name } “{ $word }”
proof-key = The number and the words together decide every draw. So the host couldn’t choose the deal by choosing the number, and no player could by choosing a word.
proof-checked = After the game the number was revealed, { $seed }, and the whole game was replayed: { $steps } steps, { $draws } draws. Fingerprint, words, every draw, every position and the result agree.
proof-limit = What no check can show: the server’s operator knows the number during the game, and could try several words together with the player who gives the last one.
record-download = Download the record
rematch = Play again
replay = Replay
replay-leave = Back to the table
replay-seat = Viewing as
replay-spectator = spectator
replay-told = What happened
replay-silent = Nothing happened.
replay-back = One step back
replay-forward = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Copy a link to this step
replay-link-copied = Link copied.
replay-embed = Copy the HTML to show this game on another site
replay-embed-copied = HTML copied.
replay-open = Open in Bothy
replay-turn = Turn
replay-turn-at = Turn { $turn } of { $turns }: { $name }
replay-turn-count = Turn { $turn } of { $turns }
replay-at = Step { $step } of { $steps }

## More settings

motion = Animations
motion-system = same as the device
motion-on = on
motion-off = off
confirm = Ask for confirmation
confirm-always = always
confirm-final = only if it can’t be undone
end-turn-itself = End my turn automatically when no actions remain
skip-forced = Answer automatically when there’s only one option
sound = Sounds
sound-turn = Only the sound for my turn
volume = Sound volume
notices = A browser notification when it’s my turn and the page isn’t in view
