### The Dubious Tome of Scottish History, step by step: lessons/tome.json

lesson-tome = Events
lesson-tome-goal = With the tome every landmark card has an event on its other side. Gatherings let you turn a card over and use it; from then on the card counts as two landmarks.
lesson-tome-take = Castle Stalker brings a landmark card. Take it, buy the wood and the stone it costs, place it left of the home village, and end your turn.
lesson-tome-card = Here are your cards with both halves: what the card does, and below it the event. Castle Stalker’s: pay a Scotsman for a tile of the discard pile.
lesson-tome-companion = Your companion is farther back now, and has three turns before you.
lesson-tome-gathering = A gathering lies ahead. Take it and place it above Castle Stalker.
lesson-tome-wake = Activate the gathering: it triggers an event.
lesson-tome-tell = You may use the event, or only turn the card so that it counts double. Use Castle Stalker’s.
lesson-tome-pay = The event costs a Scotsman from any tile of yours. Send the one on the home village back.
lesson-tome-fetch = Choose a tile that lies on the discard pile: Black Isle. Place it above the home village; it comes without its cost.
lesson-tome-last = The card stays turned and counts as two landmarks in every scoring. Its lasting power, if it has one, stays too.
