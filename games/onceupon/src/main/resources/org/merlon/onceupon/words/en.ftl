## Once Upon a Castle: every word that a player reads. The server, the terminal and the browser read this file.
## A message of a move has two forms: a sentence about somebody, and .log for a line below that name.

## Moves: what somebody did, and the question before it is done.

onceupon-move-die = { $who } uses die { $die } as { $as }: a token on { $at }
    .log = Uses die { $die } as { $as }: a token on { $at }
onceupon-ask-die = Use die { $die } as { $as }: a token on { $at }?
    .button = Die { $die } as { $as } on { $at }
onceupon-move-die-resident = { $who } uses die { $die }: two residents
    .log = Uses die { $die }: two residents
onceupon-ask-die-resident = Use die { $die } for two residents?
    .button = Die { $die }: two residents
onceupon-move-die-food = { $who } uses die { $die } as { onceupon-face-food }, and { onceupon-guest-cook } brings a resident
    .log = Uses die { $die } as { onceupon-face-food }, and { onceupon-guest-cook } brings a resident
onceupon-ask-die-food = Use die { $die } as { onceupon-face-food }, so that { onceupon-guest-cook } brings a resident?
    .button = Die { $die }: Cook’s resident
onceupon-move-die-gold-flag = { $who } draws a flag with die { $die }, thanks to { onceupon-guest-monk }
    .log = Draws a flag with die { $die }, thanks to { onceupon-guest-monk }
onceupon-ask-die-gold-flag = Draw a flag with die { $die }, thanks to { onceupon-guest-monk }?
    .button = Die { $die }: Monk’s flag
onceupon-move-die-cloud = { $who } draws a small cloud with die { $die }
    .log = Draws a small cloud with die { $die }
onceupon-ask-die-cloud = Draw a small cloud with die { $die }?
    .button = Die { $die }: small cloud
onceupon-move-die-pass = { $who } does not use die { $die }
    .log = Does not use die { $die }
onceupon-ask-die-pass = Leave die { $die } unused?
    .button = Leave die { $die } unused
onceupon-move-pass = { $who } uses neither die
    .log = Uses neither die
onceupon-ask-pass = Leave both dice unused?
    .button = Use neither die
onceupon-move-build = { $guest ->
    [absent] { $who } clears line { $line } and draws { $reward }
   *[other] { $who } clears line { $line } and draws { $reward } for { $guest }
}
    .log = { $guest ->
        [absent] Clears line { $line } and draws { $reward }
       *[other] Clears line { $line } and draws { $reward } for { $guest }
    }
onceupon-ask-build = { $guest ->
    [absent] Clear line { $line } and draw { $reward }?
   *[other] Clear line { $line } and draw { $reward } for { $guest }?
}
    .button = { $guest ->
        [absent] Clear line { $line }: { $reward }
       *[other] Clear line { $line }: { $reward } for { $guest }
    }
onceupon-move-build-bolt = { $who } clears line { $line } and wakes { $guest }
    .log = Clears line { $line } and wakes { $guest }
onceupon-ask-build-bolt = Clear line { $line } and wake { $guest }?
    .button = Wake { $guest }
onceupon-move-build-steal = { $who } clears line { $line } and steals { $guest }
    .log = Clears line { $line } and steals { $guest }
onceupon-ask-build-steal = Clear line { $line } and steal { $guest } from { $from }?
    .button = Steal { $guest } from { $from }
onceupon-move-scrap = { $who } clears line { $line } without drawing
    .log = Clears line { $line } without drawing
onceupon-ask-scrap = Clear line { $line } without drawing anything?
    .button = Clear line { $line } without drawing
onceupon-move-end = { $who } ends the turn
    .log = Ends the turn
onceupon-ask-end = End your turn?
    .button = End turn
onceupon-move-token = { $who } puts a token on { $at }
    .log = Puts a token on { $at }
onceupon-ask-token = Put a token on { $at }?
    .button = Put a token on { $at }
onceupon-move-shift = { $who } moves a token from { $from } to { $to }
    .log = Moves a token from { $from } to { $to }
onceupon-ask-shift = Move a token from { $from } to { $to }?
    .button = Move a token from { $from } to { $to }
onceupon-move-face = { $who } counts Dagobert’s die as { $as }
    .log = Counts Dagobert’s die as { $as }
onceupon-ask-face = Count Dagobert’s die as { $as }?
    .button = { $as }
onceupon-move-skip = { $who } skips the rest of the effect
    .log = Skips the rest of the effect
onceupon-ask-skip = Skip the rest of the effect?
    .button = Skip the rest

## What a die is taken as, and what a die shows.

onceupon-face-wood = wood
onceupon-face-stone = stone
onceupon-face-gold = gold
onceupon-face-food = food
onceupon-face-resident = a resident
onceupon-dice-wood = { onceupon-face-wood }
onceupon-dice-stone = { onceupon-face-stone }
onceupon-dice-gold = { onceupon-face-gold }
onceupon-dice-food = { onceupon-face-food }
onceupon-dice-resident = { onceupon-face-resident }
onceupon-dice-any = a question mark

## Lines: the notation, and where the line is.

onceupon-line-a = a (first column)
onceupon-line-b = b (second column)
onceupon-line-c = c (third column)
onceupon-line-d = d (last column)
onceupon-line-1l = 1l (top left)
onceupon-line-1r = 1r (top right)
onceupon-line-2l = 2l (middle left)
onceupon-line-2r = 2r (middle right)
onceupon-line-3l = 3l (bottom left)
onceupon-line-3r = 3r (bottom right)

## What lines bring.

onceupon-reward-tower = a tower worth { $worth }
onceupon-reward-wall = { $worth ->
    [0] a wall
    [one] a wall with a resident
   *[other] a wall with { $worth } residents
}
onceupon-reward-flag = a flag worth { $worth }
onceupon-reward-floor = a floor of the donjon
onceupon-power-bolt = or wakes a Bolt guest
onceupon-power-steal = or steals a guest
onceupon-power-or = or
onceupon-line = Line { $line }: { $reward }{ $power ->
    [none] { "" }
   *[other] , { $power }
}{ $state ->
    [lit] , complete, can be cleared
    [complete] , complete
    [later] , complete, can be cleared after the dice of your turn
    [nearly] , one token short, on { $square }
   *[none] { "" }
}
onceupon-line-help = { $line }. It needs tokens on { $faces }.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}

## Guests: in a sentence, by name, and what each does.

onceupon-guest-architect = the Architect
    .name = Architect
    .help = Brings a resident, and a token on any free square.
onceupon-guest-bohemian = the Bohemian
    .name = Bohemian
    .help = Brings four residents.
onceupon-guest-logger = the Logger
    .name = Logger
    .help = Places up to two tokens on wood.
onceupon-guest-dagobert = the dog Dagobert
    .name = The dog Dagobert
    .help = Rolls a die that counts twice.
onceupon-guest-magician = the Magician
    .name = Magician
    .help = Moves up to two of your tokens.
onceupon-guest-merchant = the Merchant
    .name = Merchant
    .help = Places up to two tokens on gold.
onceupon-guest-miner = the Miner
    .name = Miner
    .help = Places up to two tokens on stone.
onceupon-guest-peasant = the Peasant
    .name = Peasant
    .help = Places up to two tokens on food.
onceupon-guest-shepherdess = the Shepherdess
    .name = Shepherdess
    .help = You may use a rolled ? as a small cloud worth 2 points.
onceupon-guest-knight = the Knight
    .name = Knight
    .help = You may use a resident die to place a token anywhere.
onceupon-guest-cook = the Cook
    .name = Cook
    .help = Each food die also brings a resident.
onceupon-guest-guard = the Guard
    .name = Guard
    .help = Nobody can steal your Crown guests.
onceupon-guest-monk = the Monk
    .name = Monk
    .help = You may use a gold die as a flag worth 2.
onceupon-guest-troll = the Troll
    .name = Troll
    .help = You may place wood on stone squares, and stone on wood squares.
onceupon-guest-courtesan = the Courtesan
    .name = Courtesan
    .help = 1 point for each of your Crown guests.
onceupon-guest-jester = the Jester
    .name = Jester
    .help = 1 point for each floor.
onceupon-guest-prince = the Prince
    .name = Prince
    .help = 1 point for each wall.
onceupon-guest-princess = the Princess
    .name = Princess
    .help = 1 point for each tower.
onceupon-guest-queen = the Queen
    .name = Queen
    .help = 3 points.
onceupon-guest-king = the King
    .name = King
    .help = 1 point for each flag.
onceupon-kind-bolt = Acts when it arrives.
onceupon-kind-hourglass = Works while it stays.
onceupon-kind-crown = Scores at the end.
onceupon-guest-title = { $guest }: { $help } { $kind } { $points ->
    [one] Worth 1 point.
   *[other] Worth { $points } points.
}
onceupon-card-title = { $points ->
    [one] A guest worth 1 point.
   *[other] A guest worth { $points } points.
}
onceupon-guests = Guests
onceupon-guests-open = Guests to invite
    .pile = { $pile } in the pile
onceupon-guests-cards = { $pile ->
    [0] No guest cards are left in the pile.
    [one] One guest card is left in the pile, worth { $least } to { $most } points.
   *[other] { $pile } guest cards in the pile, worth { $least } to { $most } points each.
}
onceupon-invite-floor = Invite with a floor
onceupon-way-invite = Invite
onceupon-way-wake = Wake again
onceupon-way-steal = Steal from { $who }
onceupon-ways-line = What you get for line { $line }
onceupon-ways-face = Count Dagobert’s die as

## What is asked of whoever is to move, and what the others wait for.

onceupon-prompt-finished = { $who } has finished the castle.
onceupon-prompt-finished-yours = Your castle is finished.
onceupon-prompt-waits-dice = { $who } is using the dice.
onceupon-prompt-waits-build = { $who } may clear lines.
onceupon-prompt-waits-effect = { $who } is using { $guest }.
onceupon-prompt-waits-last-dice = { $who } uses one die of this roll, then clears lines.
onceupon-prompt-waits-last-build = { $who } clears lines for the last time.
onceupon-prompt-die = Die { $die } shows { $face }: tap a lit square or one of the buttons.
onceupon-prompt-both = Your roll: tap a lit square for each die. Complete lines build your castle.
onceupon-prompt-other = Now the other die: tap a lit square.
onceupon-prompt-one = Use one of the two dice: tap a lit square.
onceupon-prompt-last-die = Use one die of this roll, then clear your lines.
onceupon-prompt-line = { $count ->
    [0] Line { $line }: choose what you get for it.
   *[other] Lines { $line } cross here: choose the one to clear.
}
onceupon-prompt-unspent = Lines you can still clear: { $lines }. End your turn anyway?
onceupon-prompt-itself = { $chosen ->
    [yes] As you planned: { $move }.
   *[no] Nothing left to decide: { $move }.
}
onceupon-prompt-planned = Planned for your turn: { $move }. Tap something else to change it.
onceupon-prompt-ahead = { $others } You can choose your die now. It is used when your turn comes.
onceupon-prompt-lines = Tap a glowing line to build its part, or end your turn.
onceupon-prompt-idle-lines = Your complete lines build nothing now. End your turn, or tap a line to take its tokens back.
onceupon-prompt-scrap = { $why } Clear line { $line } without drawing anything, to take its tokens back?
onceupon-prompt-no-lines = You have no complete line. End your turn.
onceupon-prompt-last-lines = Clear your complete lines for the last time.
onceupon-prompt-last-no-lines = You have nothing left to clear. End your turn.
onceupon-prompt-effect = { $guest }: { $help } { $left ->
    [one] 1 token left to place.
   *[other] { $left } tokens left to place.
}
onceupon-prompt-take-up = { $guest }: choose a token to move. { $left ->
    [one] 1 move left.
   *[other] { $left } moves left.
}
onceupon-prompt-put-down = { $guest }: where should the token on { $from } go?
onceupon-prompt-name-face = Dagobert’s die shows ? and counts twice. Choose what it counts as.
onceupon-prompt-dagobert = Dagobert’s die shows { $face }. { $left ->
    [one] 1 token left to place.
   *[other] { $left } tokens left to place.
}

## The board, the dice and the sheet.

onceupon-board-yours = Your board
onceupon-board-of = Board of { $who }
onceupon-board-grid = { $board }, three rows of four
onceupon-lines = Lines
onceupon-square = { $at }, { $face }, { $token ->
    [yes] with a token
   *[no] free
}{ $mark ->
    [taken] , being moved
    [planned] , chosen for your turn
    [lit] , can be chosen
   *[none] { "" }
}
onceupon-square-help = { $token ->
    [yes] A token on { $face }, square { $at }.
   *[no] A square for { $face }, { $at }.
} Its lines draw { $rewards }.
onceupon-board-small = { $count ->
    [0] No tokens on the board
    [one] 1 token on the board: { $tokens }
   *[other] { $count } tokens on the board: { $tokens }
}
onceupon-dice = Dice
onceupon-round = Round { $round }
onceupon-rolled = { $who } rolled
onceupon-tokens = { $left } of { $most } tokens in hand
    .help = Place tokens on squares. When every square of a line has a token, you can clear the line: you take its tokens back and draw a part of the castle.
onceupon-die = Die { $die } shows { $face }{ $state ->
    [lit] , not used yet
    [used] , used
   *[none] { "" }
}{ $why ->
    [none] { "" }
   *[other] . { $why }
}
onceupon-die-help = { $face ->
    [resident] Residents: two of them move in.
    [any] A question mark is whatever you like: a token anywhere, or two residents.
    [wood] Wood: a token on a free wood square.
    [stone] Stone: a token on a free stone square.
    [gold] Gold: a token on a free gold square.
   *[food] Food: a token on a free food square.
}
onceupon-die-dagobert = Dagobert’s die shows { $face }
onceupon-back = Back
onceupon-undo = Undo
onceupon-all-moves = All moves
onceupon-always-ask = Ask me even when there is only one choice
onceupon-plan-drop = Decide later
onceupon-castles = The castles
onceupon-others = The others
onceupon-plays = to move
onceupon-wins = { $winners ->
    [one] wins
   *[other] shares the victory
}
onceupon-castle-of = Castle of { $who }
onceupon-castle-whose = { $who }’s castle
onceupon-castle-look = Castle of { $who }: { $castle }. Show a closer view
onceupon-castle-named = Castle of { $who }: { $castle }
onceupon-residents-help = { $residents ->
    [one] 1 resident
   *[other] { $residents } residents
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.{ $missing ->
    [0] { "" }
    [one] { " " }With one more: { $next }.
   *[other] { " " }With { $missing } more: { $next }.
} Walls and dice bring residents. Each group is worth the number below it.
onceupon-castle-in-words = { $floors ->
    [0] no floors
    [one] 1 floor
   *[other] { $floors } floors
}; { $towers ->
    [0] no towers
    [one] 1 tower worth { $towerWorths }
   *[other] { $towers } towers worth { $towerWorths }
}; { $walls ->
    [0] no walls
    [one] 1 wall
   *[other] { $walls } walls
}; { $flags ->
    [0] no flags
    [one] 1 flag worth { $flagWorths }
   *[other] { $flags } flags worth { $flagWorths }
}; { $residents ->
    [0] no residents
    [one] 1 resident
   *[other] { $residents } residents
}{ $clouds ->
    [0] { "" }
    [one] ; 1 small cloud
   *[other] ; { $clouds } small clouds
}{ $sun ->
    [yes] ; the Sun
   *[no] { "" }
}{ $cloud ->
    [yes] ; the Cloud
   *[no] { "" }
}
onceupon-part = { $part ->
    [tower] A tower worth { $worth }.
    [wall] A wall.
    [floor] Floor { $number } of the donjon.
    [flag] A flag worth { $worth }.
    [puff] A small cloud, worth { $worth }.
    [sun] The Sun, worth { $worth }.
    [cloud] The Cloud, worth { $worth }.
   *[folk] Resident { $number }. You score the group of your last resident: the numbers below show its points.
}
onceupon-keep = Keepsake
    .help = Watch your castle grow again, give it a name, and save it as a picture.
onceupon-keep-owner = Built by { $who }, { $day }
onceupon-keep-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
onceupon-keep-name = Name of the castle
onceupon-keep-share = Share
onceupon-keep-png = Save as picture
onceupon-keep-svg = Save as drawing
onceupon-lapse = Watch it grow
    .moment = How far the castle has grown
onceupon-castle-name-0 = Swallow’s Rest
onceupon-castle-name-1 = Merrywind
onceupon-castle-name-2 = Castle Honeystone
onceupon-castle-name-3 = The Sleepy Keep
onceupon-castle-name-4 = Larkspur Towers
onceupon-castle-name-5 = Castle Bramblecrown
onceupon-castle-name-6 = Moonmilk
onceupon-castle-name-7 = The Crooked Hall
onceupon-castle-name-8 = Foxglove Hold
onceupon-castle-name-9 = Castle Sevenbells
onceupon-castle-name-10 = Hedgehog Hill
onceupon-castle-name-11 = Owlsgate
onceupon-castle-name-12 = Castle Windywend
onceupon-castle-name-13 = The Patchwork Palace
onceupon-castle-name-14 = Thistledown
onceupon-castle-name-15 = Castle Gingerbread
onceupon-draw = Sketch
    .help = Draw on your sheet by hand, just for fun. It does not change the game.
onceupon-sheet-side = Side of your sheet
    .help = Choose the side of the sheet on which your castle is drawn. With “Blank: I draw”, only your own drawing is on it. It does not change the game. The others see the side that you choose.
onceupon-sheet-side-outline = With outline
onceupon-sheet-side-blank = Blank
onceupon-sheet-side-by-hand = Blank: I draw
onceupon-draw-by-hand = The sheet is yours. Choose a part and draw it, or draw whatever you like.
onceupon-draw-undrawn = Parts you have built but not drawn
onceupon-draw-pad = Sheet to draw on with a mouse or a finger
onceupon-draw-crayons = Crayons
onceupon-draw-anywhere = Draw wherever you like. Tap a part of the castle to draw it yourself.
onceupon-draw-instead = Draw it myself
onceupon-draw-on-top = Keep it as it is
onceupon-draw-part = { $part ->
    [tower] Tower { $number }
    [wall] Wall { $number }
    [floor] Floor { $number }
    [flag] Flag { $number }
    [puff] Small cloud { $number }
    [sun] Sun
   *[cloud] Cloud
}
onceupon-draw-colour = Colour
onceupon-draw-brush = Brush
onceupon-brush = { $number ->
    [0] fine
    [1] medium
    [2] thick
   *[other] very thick
}
onceupon-draw-rubber = Eraser
onceupon-draw-undo = Undo
onceupon-draw-done = Done
onceupon-draw-full = The sheet is full. Erase something to continue.
onceupon-draw-no-picture = The picture could not be created.
onceupon-crayon-graphite = graphite
onceupon-crayon-red = red
onceupon-crayon-blue = blue
onceupon-crayon-yellow = yellow
onceupon-crayon-green = green
onceupon-crayon-violet = violet
onceupon-crayon-brown = brown
onceupon-crayon-grey = grey
onceupon-crayon-sky = sky blue
onceupon-crayon-rose = rose
onceupon-crayon-leaf = light green
onceupon-crayon-paper = white

## What wins, and how near everybody is.

onceupon-goal = The player with the most points wins. The game ends when a castle has { $parts } parts.
    .help = A castle has four floors, four towers and four walls. The first player to draw part { $parts } gets the Cloud for { $points } points, and the game ends. Then you score towers, flags, residents and guests.
onceupon-goal-parts = Castle parts
onceupon-goal-seat = { $who } has drawn { $parts } of the { $most } parts of a castle: { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}, { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
}. Also: { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
}, { $residents ->
    [one] 1 resident
   *[other] { $residents } residents
}.
onceupon-goal-sun = { $who ->
    [none] The Sun is free: { $points } points for the first castle with { $towers } towers.
   *[other] { $who } has the Sun: { $points } points for the first castle with { $towers } towers.
}
onceupon-goal-sun-free = The Sun is free
onceupon-goal-steps = Steps of a turn
onceupon-goal-dice = { $left ->
    [one] 1 die left
   *[other] { $left } dice left
}
onceupon-goal-step-dice = Dice
onceupon-goal-step-build = Lines

## Points.

onceupon-points-source = { $source }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
onceupon-points-told = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $sources }.
onceupon-points-so-far = Current points in detail
onceupon-points-of = { $who }: { $points }
onceupon-score-towers = { $count ->
    [one] 1 tower, worth { $worths }
   *[other] { $count } towers, worth { $worths }
}
    .source = towers
onceupon-score-sun = The Sun, for the first four towers
    .source = the Sun
onceupon-score-cloud = The Cloud, for the first finished castle
    .source = the Cloud
onceupon-score-small-clouds = { $count ->
    [one] 1 small cloud
   *[other] { $count } small clouds
}
    .source = small clouds
onceupon-score-residents = { $count ->
    [one] 1 resident
   *[other] { $count } residents
}, the last one in group { $group }
    .source = residents
onceupon-score-flags = { $count ->
    [one] 1 flag, worth { $worths }
   *[other] { $count } flags, worth { $worths }
}
    .source = flags
onceupon-score-card = A guest
    .source = guests
onceupon-score-per-itself = { $guest }
    .source = guests
onceupon-score-per-crown = { $guest }, for { $count ->
    [0] no Crown guests
    [one] 1 Crown guest
   *[other] { $count } Crown guests
}
    .source = guests
onceupon-score-per-floor = { $guest }, for { $count ->
    [0] no floors
    [one] 1 floor
   *[other] { $count } floors
}
    .source = guests
onceupon-score-per-wall = { $guest }, for { $count ->
    [0] no walls
    [one] 1 wall
   *[other] { $count } walls
}
    .source = guests
onceupon-score-per-tower = { $guest }, for { $count ->
    [0] no towers
    [one] 1 tower
   *[other] { $count } towers
}
    .source = guests
onceupon-score-per-flag = { $guest }, for { $count ->
    [0] no flags
    [one] 1 flag
   *[other] { $count } flags
}
    .source = guests

## What else happened in a move.

onceupon-event-token = { $seat } puts a token on { $square }.
onceupon-event-residents = { $drawn ->
    [0] { $seat } gets no residents
    [one] { $seat } gets a resident
   *[other] { $seat } gets { $drawn } residents
}, { $residents } in all{ $lost ->
    [0] { "" }
   *[other] ; there is no room for the rest
}.
onceupon-event-small-cloud = { $seat } draws a small cloud, { $points } points.
onceupon-event-shift = { $seat } moves a token from { $from } to { $to }.
onceupon-event-clear = { $seat } clears line { $line }.
onceupon-event-tower = { $seat } draws a tower worth { $worth }.
onceupon-event-wall = { $seat } draws a wall.
onceupon-event-floor = { $seat } draws a floor.
onceupon-event-flag = { $seat } draws a flag worth { $worth }.
onceupon-event-card = { $seat } gets a guest worth { $points }.
onceupon-event-sun = { $seat } is first with four towers: the Sun, { $points } points.
onceupon-event-cloud = { $seat } has finished the castle: the Cloud, { $points } points.
onceupon-event-guest = { $seat } has a new guest: { $guest }.
onceupon-event-open = A new guest is available: { $guest }. { $pile ->
    [0] None are left in the pile.
    [one] One is left in the pile.
   *[other] { $pile } are left in the pile.
}
onceupon-event-steal = { $seat } steals { $guest } from { $from }.
onceupon-event-effect = { $seat } uses { $guest }.
onceupon-event-roll = { $seat } rolls { $dice }.
onceupon-event-roll-guest = Dagobert’s die shows { $dice }.
onceupon-event-turn = { $step ->
    [dice] { $seat } uses the dice.
   *[build] { $seat } may clear lines.
}
onceupon-event-turn-final = { $step ->
    [dice] { $seat } uses one die of this roll, then clears lines for the last time.
   *[build] { $seat } clears lines for the last time.
}
onceupon-event-over = The game ends in round { $round }.

## The terminal’s picture.

onceupon-picture-round = Round { $round } of { $rounds }
onceupon-picture-rolled = { $who } rolled { $dice }
onceupon-picture-die = { $used ->
    [0] { $die } { $face }
   *[other] { $die } { $face } (used)
}
onceupon-picture-guests = guests: { $guests }
onceupon-picture-pile = pile { $pile }
onceupon-picture-acts = { $guest } is acting, { $left ->
    [one] 1 token
   *[other] { $left } tokens
} to go
onceupon-picture-acts-face = { $guest } is acting with { $face }, { $left ->
    [one] 1 token
   *[other] { $left } tokens
} to go
onceupon-picture-last = the last clearing
onceupon-picture-last-dice = the last clearing: { $who } uses one die of this roll, then clears lines
onceupon-picture-last-build = the last clearing: { $who } clears lines
onceupon-picture-seat = { $who }, { $left ->
    [0] all parts built
    [one] 1 part to go
   *[other] { $left } parts to go
}{ $sun ->
    [0] { "" }
   *[other] , has the Sun
}{ $cloud ->
    [0] { "" }
   *[other] , has the Cloud
}
onceupon-picture-parts = floors { $floors }  walls { $walls }  towers { $towers }
onceupon-picture-worths = flags { $flags }  small clouds { $clouds }
onceupon-picture-residents = residents { $residents }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, with { $missing } more { $next }
onceupon-picture-residents-full = residents { $residents }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
onceupon-picture-own = guests { $guests }
onceupon-picture-none = none

## What a move is good for, when somebody asks for a hint.

onceupon-merit-draws = Draws { $reward }.
onceupon-merit-parts = { $count ->
        [one] Adds a part to your castle
       *[other] Adds { $count } parts to your castle
    }: { $left ->
        [0] it is finished
        [one] only one is left to draw
       *[other] { $left } are left to draw
    }.
onceupon-merit-sun = Gets the Sun, worth { $points } points.
onceupon-merit-finish = Finishes your castle, for the Cloud and its { $points } points.
onceupon-merit-small-cloud = { $points ->
        [one] Draws a small cloud worth 1 point.
       *[other] Draws small clouds worth { $points } points.
    }
onceupon-merit-residents = { $count ->
        [one] One more resident moves in
       *[other] { $count } more residents move in
    }{ $gain ->
        [0] .
       *[other] : +{ $gain }.
    }
onceupon-merit-guest = { $points ->
        [0] Brings { $guest } to your castle.
       *[other] Brings { $guest } to your castle, currently worth { $points } points there.
    }
onceupon-merit-card = Brings a guest card. You will see its points.
onceupon-merit-complete = Completes line { $line }, which draws { $reward }.
onceupon-merit-short = { $missing ->
        [one] One token
       *[other] { $missing } tokens
    } short of { $reward }: line { $line } still needs { $faces }.

## What cannot be put on a sheet.

onceupon-no-sheet-side = A sheet side can be blank or by-hand. For the outline, remove this attachment.
onceupon-no-drawing = This is not a valid drawing: { $why }
onceupon-no-stroke = A drawing needs at least one stroke.
onceupon-no-points = Points must be pairs of numbers.
onceupon-no-more-points = A drawing can have at most { $most } points.

## Why a move cannot be played.

onceupon-why-no-such-move = There is no such move in Once Upon a Castle.
onceupon-why-wants-nothing = This move needs nothing else.
onceupon-why-wants-die = Name one of the two dice and what you use it as: a resource with its square, a resident, gold for a flag, a cloud, or nothing.
onceupon-why-wants-build = Name a complete line, and what you want if there is a choice: a guest to invite, one of yours to wake, or a guest to steal.
onceupon-why-wants-scrap = Name the line you want to clear.
onceupon-why-wants-token = Name the square by its column (a to d) and row (1 to 3), such as b2.
onceupon-why-wants-shift = Name two squares: the token’s square and the one it moves to.
onceupon-why-wants-face = Name what the die counts as: wood, stone, gold, food or a resident.
onceupon-why-both-dice-first = First use both dice.
onceupon-why-one-die-first = First use one of the dice, or leave both unused.
onceupon-why-last-clearing = There are no more dice. You can only clear complete lines for the last time.
onceupon-why-dice-done = The dice have been used. Now you can clear complete lines.
onceupon-why-over = The game is over.
onceupon-why-nobody-acts = No guest is acting now.
onceupon-why-face-first = First choose what Dagobert’s die counts as, or skip it.
onceupon-why-token-first = First place a token for { $guest }, or skip the rest.
onceupon-why-shift-first = First move a token for { $guest }, or skip the rest.
onceupon-why-not-brought = The square { $at } is { $face }, and this guest does not place tokens there.
onceupon-why-no-own-token = You have no token on { $at }.
onceupon-why-taken = There is already a token on { $at }.
onceupon-why-die-used = Die { $die } has already been used.
onceupon-why-die-by-die = On your own roll, leave each die unused separately.
onceupon-why-one-die = On another player’s roll, use one die or leave both unused.
onceupon-why-no-cloud = Only a die that shows ? can become a cloud.
onceupon-why-no-shepherdess = You need { onceupon-guest-shepherdess } to draw a cloud, and she is not in your castle.
onceupon-why-no-monk = You need { onceupon-guest-monk } to turn gold into a flag, and he is not in your castle.
onceupon-why-no-knight = You need { onceupon-guest-knight } to place a token with a resident die, and he is not in your castle.
onceupon-why-die-shows = Die { $die } shows { $shown }, not { $face }.
onceupon-why-other-resource = The square { $at } is for { $face }.
onceupon-why-no-token = All ten of your tokens are on the board.
onceupon-why-no-place = Your castle has no room for more residents.
onceupon-why-no-square-named = Name a square for the token.
onceupon-why-no-square-free = No { $face } square is free.
onceupon-why-no-wall = Flags fly on walls, and you have no wall yet.
onceupon-why-all-flags = Your walls have no room for more flags.
onceupon-why-another-wall = You need another wall for another flag.
onceupon-why-all-tower = You have already drawn four towers.
onceupon-why-all-wall = You have already drawn four walls.
onceupon-why-all-floor = You have already drawn four floors.
onceupon-why-scrap = You can clear line { $line } without drawing anything, to take its tokens back.
onceupon-why-incomplete = Line { $line } is not complete.
onceupon-why-still-good = You can still draw something for line { $line }.
onceupon-why-only-floors = Only a floor of the donjon brings a guest.
onceupon-why-choose-guest = Choose one of the face-up guests for the floor.
onceupon-why-not-open = You cannot invite { $guest }, who is not among the face-up guests.
onceupon-why-wakes-nobody = Line { $line } does not wake a guest.
onceupon-why-steals-nobody = Line { $line } does not steal a guest.
onceupon-why-no-powers = Guests have no powers in the Apprentice game.
onceupon-why-no-bolt = You can wake only Bolt guests, and { $guest } is not one.
onceupon-why-not-yours = You cannot wake { $guest }, who is not in your castle.
onceupon-why-yourself = You cannot steal from yourself.
onceupon-why-no-player = There is no player { $number } at this table.
onceupon-why-not-theirs = You cannot steal { $guest }, who is not in that castle.
onceupon-why-guarded = The Guard of that castle protects its Crown guests.

## What can be agreed on before a game; first of all, what the game is.

onceupon-summary = Two dice, ten lines, and a castle that draws itself.
onceupon-variant-apprentice = Apprentice
    .summary = The quick game: every floor of your donjon brings a guest who is worth points and does nothing else.
    .length = about 20 minutes
    .difficulty = five minutes to learn
onceupon-variant-great-architect = Great Architect
    .summary = You choose each guest from three on offer, use their powers, and steal guests from other castles.
    .length = about 30 minutes
    .difficulty = a little more to think about
onceupon-beginning-first = First game
    .summary = The Apprentice game: roll, build, and take the guest who comes.
onceupon-beginning-book = By the book
    .summary = Great Architect for two: you choose guests, use their powers and steal them.
onceupon-beginning-everything = Everything
    .summary = Great Architect for four: everybody uses every roll, and no guest is safe.

## The rules by their numbers.

