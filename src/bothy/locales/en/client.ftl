### What the browser client says around the games

## The house

app-name = Bothy
app-about = An open table for Highland strategy games.
page-lost = There is no page here.
page-home = To the home page
page-not-loaded = This page could not be loaded. Check the connection, then load it again.
close = Close
toasts = Notes

## Settings

theme = Theme
theme-system = as the device
theme-light = light
theme-dark = dark
text-size = Text size
language = Language
language-pseudo = test language
speed = Speed of the game
speed-slow = slow
speed-normal = as one reads
speed-fast = fast

## At a table

prompt = What is asked
prompt-why = Why?
prompt-waiting = { $name } is playing. You can look at everything meanwhile.
actions = Actions
turn-undo = Undo
turn-reset = Reset turn
turn-end = End turn
offer-cancel = Choose something else
pass-unused = Unused:
bill-total = in all
player-me = you
player-bot = plays by itself
player-first = first player
player-vp = victory points
player-active = to play
player-waiting = waiting
player-passed = has passed
player-away = away
tab-map = Map
tab-market = Market
tab-contracts = Contracts
tab-players = Players
tab-log = Log
colour-gorse = gorse
colour-rowan = rowan
colour-minch = minch
colour-snow = snow

## The gallery, where we judge the look

gallery-title = Gallery
gallery-sections = Sections
gallery-table = At the table
gallery-buttons = Buttons
gallery-small = Numbers and choices
gallery-surfaces = Cards, tabs, drawers
gallery-plates = Players and land
gallery-tartans = Tartans
gallery-icons = Icons
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
gallery-final = three tiles are turned up, no undo after this
vision = Seen
vision-normal = as usual
vision-grey = without colour
vision-protan = protan
vision-deutan = deutan
vision-tritan = tritan
