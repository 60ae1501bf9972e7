### What the browser client says around the games

## The house

app-name = Bothy
app-about = An open table for Highland strategy games.
lost-page = There is no page here.
lost-table = There is no table here.
lost-game = There is no such game here.
lost-invite = This invitation leads nowhere.
lost-about = The address may be mistyped or cut short, or what was here is gone.
lost-away = This page cannot be shown just now.
page-home = Home
page-not-loaded = This page could not be loaded. Check the connection, then load it again.
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
language-pseudo = test language
speed = Speed of the game
speed-slow = slow
speed-normal = reading speed
speed-fast = fast

## At a table

prompt = Current decision
prompt-why = Why?
prompt-waiting = { $name } is playing. You can look at everything meanwhile.
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
stands-in-seat-left = { $name } leaves the table, { $bot } plays on.
stands-in-seat-out-of-time = { $name } is out of time, { $bot } plays on.
stands-in-seat-bot = { $bot } plays on for { $name }.
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
ways = Ways
rules = Rules
rules-of = { $game }: the rules
rules-chapters = Chapters
rules-find = Find
rules-table = Table
settings = Settings
account = Account
former-player = a former player
players = Players
server-away = The server cannot be reached. Check the connection, then try again.
home-opponent = Play against
home-play = Play now against { $opponent }
home-here = Together at this screen
home-friends = With friends by link
home-setup = Custom game
home-going = Carry on
name-guest = Guest
name-player = Player { $number }
seat-free = free
table-waiting = waits for players
table-playing = being played
table-finished = finished

## Opening a table

setup-seats = How many play?
setup-solo = solo
setup-name = Your name
setup-seat = Seat { $number }
setup-their-name = Their name
setup-here = Somebody beside me, at this screen
setup-free = Open to anyone with the link
setup-options = How it is played
setup-start = Begin
setup-open = Open the table and copy the link
setup-opening = The table is being opened.
join-title = Welcome
join-about = { $host } invites you to { $game }.
join-sit = Sit down
join-again = Back to the table
join-full = All seats are taken. You can watch the game from any seat.
join-watch = Watch
waiting-link = Send this link to the people you want to play with
waiting-here-only = This Bothy runs on your own computer, where nobody else can reach it. So the link works on this computer only: open it in a second browser or a private window. To play with friends elsewhere, open the table on a hosted Bothy.
waiting-share-how = Friends in your own network can come in: end Bothy with Ctrl-C and start it again with this command. Your tables stay.
waiting-share-copy = Copy the command
waiting-share-copied = The command is copied.
waiting-copy = Copy the link
waiting-copied = Copied
waiting-empty = Empty this seat
waiting-for = There’s still a free seat: wait, or give it to a bot.
waiting-host = The game begins as soon as the host says so.
waiting-commitment = The shuffle is already fixed; after the game everybody can check it against
waiting-on-clipboard = The link is on your clipboard: send it to the people you want to play with.
waiting-came = { $name } has sat down.
join-sitting = Already at the table
join-seat = Your seat: { $plate }
plate = { $colour }, { $shape }
plate-gorse = circle
plate-rowan = square
plate-minch = shield
plate-snow = diamond
watch-from = Seen from
watch-from-seat = See the table from { $name }’s seat
prompt-watching = { $name } is playing. You are watching.
told-seats = At the table: { $names }.
rematch-instead = Next: { $game }
rematch-laid = The next table is laid: { $game }.
rematch-there = Go to table

## Acting

prompt-loading = The table is being laid.
game-over = The game is over.
table-tools = Beside the game
table-menu = Menu
strip-more = More that can be done
title-mine = Your turn
prompt-only-end = You have acted. End your turn, or take it back.
turn-undo-none = There’s nothing in this turn to take back.
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
log-whole = Every sentence
log-again = Tell this turn step by step
log-since = Since your turn
chat = Chat
chat-unread = Chat, { $count } new
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
leave-game = Leave the game
announcement = Announcement
ideas = Show me an idea, key ?
reactions = Reactions
reactions-about = What should be answered for your seat when it could react on other people’s turns? Only you see this.
preference-never = never
preference-ask = ask me
preference-always = always
reaction-waits = { $name }’s turn waits for you.
reaction-from-now = From now on
reaction-leave = Leave it
preference-never-short = never
preference-ask-short = ask
preference-always-short = always
recap-open = What changed since your turn
blocked-title = What cannot be done now, and why
blocked-nothing = Nothing is blocked just now.
blocked-rule = Rule { $rule }
recap-replay = Show what changed again
recap-stop = Stop showing
recap-skip = Skip to my turn
reconnecting = Reconnecting. What you have played is saved; what is on its way will be sent again.
plain-offers = What you can do
plain-view = How it stands

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
command-many = { $count } fit:
command-nothing = Nothing just now.
command-unknown = Nothing you can do now is called that.
command-not-now = Not now. { $prompt }
command-shows = Components are shown by name or number: { $things }.
command-ringed = It’s ringed on the table.
command-done = Done.
command-enter = Enter does it

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
course = Course of the game
course-chart = Chart
course-of = { $name } over time; the table below says the same
course-moment = Turn
course-at = { $phase }, turn { $turn } of { $turns }
course-open = Show this turn
course-table = As a table
course-none = There is nothing to draw for this match.
proof-check = Check the shuffle
proof-about = Plays the whole record again and compares every draw with the promise made before the game.
proof-running = The shuffle is being checked.
proof-fair = Fair shuffle, checked
proof-true = True: every draw follows from the promise made before the game and from everybody’s own word.
proof-false = The record is not what was promised.
proof-how = What was checked?
proof-promise = Before anybody sat down a secret number was drawn, and its fingerprint shown at the table: { $commitment }. Another number would have another fingerprint.
proof-words = Then everybody at the table added a word: { $words }. Anybody who gave none had one drawn for them.
proof-no-words = Nobody added a word to this record: the secret number alone decided.
proof-word = { $name } “{ $word }”
proof-key = The number and the words together decide every draw. So the host couldn’t choose the deal by choosing the number, and no player could by choosing a word.
proof-checked = After the game the number was revealed, { $seed }, and the whole game was played again: { $steps } steps, { $draws } draws. Fingerprint, words, every draw, every position and the result agree.
proof-limit = What no check can show: whoever runs the server knows the number during the game, and could try several words together with the player who gives the last one.
record-download = Download the record
rematch = Play again
replay = Replay
replay-leave = Back to the table
replay-seat = Seen from
replay-spectator = as a spectator
replay-told = What happened
replay-silent = Nothing to tell.
replay-back = One step back
replay-forward = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Copy a link to this step
replay-link-copied = The link is copied.
replay-turn = Turn
replay-turn-at = Turn { $turn } of { $turns }: { $name }
replay-turn-count = Turn { $turn } of { $turns }
replay-at = Step { $step } of { $steps }

## More settings

motion = Animations
motion-system = same as the device
motion-on = on
motion-off = off
confirm = Ask before something is done
confirm-always = always
confirm-final = only if it cannot be taken back
end-turn-itself = End my turn automatically when nothing else can be done
skip-forced = Answer automatically when there is only one answer
sound = Sounds
sound-turn = Only the sound that says it’s my turn
volume = Volume of the sounds
notices = A browser notification when it’s my turn and the page isn’t in view

## The gallery, where we judge the look

gallery-title = Gallery
gallery-sections = Sections
gallery-table = At the table
gallery-buttons = Buttons
gallery-small = Numbers and choices
gallery-surfaces = Cards, tabs, drawers
gallery-plates = Players and land
gallery-tartans = Tartans
gallery-glens = Pictures of the glens
gallery-icons = Icons
gallery-land = Land and pieces of a map
gallery-colours = Colours and type
gallery-icons-goods = Goods
gallery-icons-units = Units
gallery-icons-land = Land and water
gallery-icons-trade = Money, contracts, upgrades
gallery-icons-glen = Glen More
gallery-icons-clans = Clans
gallery-icons-signs = Signs
gallery-settings = Settings
gallery-tabs = Tabs
gallery-tabs-thumb = Tabs for a thumb
gallery-open-dialog = Open a dialog
gallery-open-drawer = Open or close the drawer
gallery-show-toast = Show a note
gallery-show-warning = Show a warning
gallery-verb-trade = Trade
gallery-verb-expand = Expand
gallery-verb-obtain = Obtain a contract
gallery-verb-fulfil = Fulfil a contract
gallery-merchants = merchants
gallery-final = three tiles will be revealed, no undo after this
vision = Vision
vision-normal = normal
vision-grey = without colour
vision-protan = protan
vision-deutan = deutan
vision-tritan = tritan
