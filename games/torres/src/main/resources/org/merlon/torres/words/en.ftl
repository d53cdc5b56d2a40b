## Torres: every word that a player reads. The server, the terminal and the browser read this file.
## A message of a move has two forms: a sentence about somebody, and .log for a line below that name.

## Moves: what somebody did, and the question before it is done.

torres-move-castle = { $who } founds a castle on { $at }
    .log = Founds a castle on { $at }
torres-ask-castle = Found a castle on { $at }?
    .button = Found a castle on { $at }
torres-move-setup = { $who } sets the first knight on { $at }
    .log = Sets the first knight on { $at }
torres-ask-setup = Set the first knight on { $at }?
    .button = Set the first knight on { $at }
torres-move-king = { $who } puts the king on { $at }
    .log = Puts the king on { $at }
torres-ask-king = Put the king on { $at }?
    .button = Put the king on { $at }
torres-move-stay = { $who } leaves the king where he is
    .log = Leaves the king where he is
torres-ask-stay = Leave the king where he is?
    .button = Leave the king where he is
torres-move-stack = { $who } takes a stack of { $size }
    .log = Takes a stack of { $size }
torres-ask-stack = Take a stack of { $size }?
    .button = Take a stack of { $size }
torres-move-end = { $who } ends the turn
    .log = Ends the turn
torres-ask-end = End the turn?
    .button = End the turn
torres-move-score = { $who } takes a point
    .log = Takes a point
torres-ask-score = Take a point?
    .button = Take a point
torres-move-draw = { $who } buys a card
    .log = Buys a card
torres-ask-draw = Buy a card?
    .button = Buy a card
torres-move-block = { $who } builds on { $at }
    .log = Builds on { $at }
torres-ask-block = Build on { $at }?
    .button = Build on { $at }
torres-move-knight = { $who } adds a knight on { $at }
    .log = Adds a knight on { $at }
torres-ask-knight = Add a knight on { $at }?
    .button = Add a knight on { $at }
torres-move-move = { $who } moves a knight from { $from } to { $to }
    .log = Moves a knight from { $from } to { $to }
torres-ask-move = Move a knight from { $from } to { $to }?
    .button = Move a knight from { $from } to { $to }
torres-move-door = { $who } goes through a castle from { $from } to { $to }
    .log = Goes through a castle from { $from } to { $to }
torres-ask-door = Go through a castle from { $from } to { $to }?
    .button = Go through a castle from { $from } to { $to }
torres-move-card-leap = { $who } plays { torres-card-leap }: { $from } up to { $to }
    .log = Plays { torres-card-leap }: { $from } up to { $to }
torres-ask-card-leap = Play { torres-card-leap }: { $from } up to { $to }?
    .button = Play { torres-card-leap }: { $from } up to { $to }
torres-move-card-under = { $who } plays { torres-card-under }: a block under { $at }
    .log = Plays { torres-card-under }: a block under { $at }
torres-ask-card-under = Play { torres-card-under }: a block under { $at }?
    .button = Play { torres-card-under }: a block under { $at }
torres-move-card-supply = { $who } plays { torres-card-supply }: a block on { $at }
    .log = Plays { torres-card-supply }: a block on { $at }
torres-ask-card-supply = Play { torres-card-supply }: a block on { $at }?
    .button = Play { torres-card-supply }: a block on { $at }
torres-move-card-diagonal = { $who } plays { torres-card-diagonal }: { $from } to { $to }
    .log = Plays { torres-card-diagonal }: { $from } to { $to }
torres-ask-card-diagonal = Play { torres-card-diagonal }: { $from } to { $to }?
    .button = Play { torres-card-diagonal }: { $from } to { $to }
torres-move-card-doors = { $who } plays { torres-card-doors }: { $from } to { $to }
    .log = Plays { torres-card-doors }: { $from } to { $to }
torres-ask-card-doors = Play { torres-card-doors }: { $from } to { $to }?
    .button = Play { torres-card-doors }: { $from } to { $to }
torres-move-card-ap6 = { $who } plays { torres-card-ap6 }: one more action point
    .log = Plays { torres-card-ap6 }: one more action point
torres-ask-card-ap6 = Play { torres-card-ap6 }: one more action point?
    .button = Play { torres-card-ap6 }: one more action point
torres-move-card-ap7 = { $who } plays { torres-card-ap7 }: two more action points
    .log = Plays { torres-card-ap7 }: two more action points
torres-ask-card-ap7 = Play { torres-card-ap7 }: two more action points?
    .button = Play { torres-card-ap7 }: two more action points
torres-move-card-shift = { $who } plays { torres-card-shift }: a block from { $from } to { $to }
    .log = Plays { torres-card-shift }: a block from { $from } to { $to }
torres-ask-card-shift = Play { torres-card-shift }: a block from { $from } to { $to }?
    .button = Play { torres-card-shift }: a block from { $from } to { $to }
torres-move-card-relocate = { $who } plays { torres-card-relocate }: { $from } to { $to }
    .log = Plays { torres-card-relocate }: { $from } to { $to }
torres-ask-card-relocate = Play { torres-card-relocate }: { $from } to { $to }?
    .button = Play { torres-card-relocate }: { $from } to { $to }
torres-move-card-vault = { $who } plays { torres-card-vault }: { $from } over a knight to { $to }
    .log = Plays { torres-card-vault }: { $from } over a knight to { $to }
torres-ask-card-vault = Play { torres-card-vault }: { $from } over a knight to { $to }?
    .button = Play { torres-card-vault }: { $from } over a knight to { $to }

## Actions of a turn, as buttons. The key is the one that chooses it.

torres-action-move = Move
    .help = A knight steps, or goes through a castle’s doors.
    .key = M
torres-action-block = Build
    .help = A block from this turn’s stack widens or raises a castle.
    .key = B
torres-action-knight = Knight
    .help = A new knight next to one of yours, not higher.
    .key = K
torres-action-draw = Buy card
    .help = The top card of the deck, to be played from the next turn on.
    .key = C
torres-action-score = Point
    .help = Your marker goes on by one.
    .key = P
torres-action-end = End turn
    .help = The rest of your action points is lost.
    .key = E
torres-action-cost = costs { $cost }
torres-action-title = { $help } ({ $key })
torres-take-blocks = { $size ->
    [one] 1 block
   *[other] { $size } blocks
}
torres-leave-king = Leave the king
torres-cancel = Cancel
torres-undo = Undo
    .title = Take back the last move (U)

## Cards of the hand.

torres-card-leap = Leap
    .help = A knight jumps to a neighbour exactly two levels higher.
torres-card-under = Underpin
    .help = One of your blocks goes under a knight of yours.
torres-card-supply = Supply
    .help = A block from the general supply, by the rules of building.
torres-card-diagonal = Diagonal
    .help = A knight goes one space diagonally, up one level at the most.
torres-card-doors = All doors
    .help = Through a castle and out at any level.
torres-card-ap6 = Six
    .help = Six action points this turn instead of five.
torres-card-ap7 = Seven
    .help = Seven action points this turn instead of five.
torres-card-shift = Shift
    .help = A loose top block moves to another space.
torres-card-relocate = Relocate
    .help = A knight goes to where one could be added.
torres-card-vault = Vault
    .help = A knight jumps straight over another knight.
torres-hand = Your cards
torres-hand-later = From next turn

## Master cards.

torres-card-rank = The Rank
    .help = Three of your knights side by side in a row or column.
torres-card-outposts = The Outposts
    .help = Your knights on four different castles.
torres-card-court = The Court
    .help = A knight of yours right beside the king.
torres-card-stairs = The Stairs
    .help = Knights on levels 1, 2, 3 and 4.
torres-card-summit = The Summit
    .help = A knight higher than all knights of the others.
torres-card-marches = The Marches
    .help = Knights on all four edges of the board.
torres-card-garrison = The Garrison
    .help = All six knights on towers.
torres-card-bend = The Bend
    .help = Three of your knights in an unbroken diagonal.
torres-master-every = { $help } It pays { $points } at every scoring.
torres-master-last = { $help } It pays { $points } at the third scoring.
torres-master-nobody = nobody yet

## What is asked of whoever is to move.

torres-prompt-castle = Found a castle on a lit space.
torres-prompt-setup = Set your first knight on a free castle.
torres-prompt-king-setup = Put the king on a free castle.
torres-prompt-stack = Choose this turn’s blocks.
torres-prompt-turn = Your turn: tap a knight to walk, or choose an action.
torres-prompt-king = You are last: move the king, or leave him.
torres-prompt-spent = No action points are left. End your turn.
    .card = No action points are left. End your turn, or play a card.
torres-prompt-unspent = End the turn? { $points ->
    [one] One action point is
   *[other] { $points } action points are
} left and will be lost{ $blocks ->
    [0] { "" }
    [one] , and so will one block
   *[other] , and so will { $blocks } blocks
}.
torres-prompt-several = Which of these?
torres-prompt-from = Where to from { $from }?
torres-prompt-block = Build: tap a lit space, or another action.
torres-prompt-knight = New knight: tap a lit space beside one of yours.
torres-prompt-move = Tap the knight that is to walk.
torres-prompt-card = { $card }: { $help }
torres-prompt-waits = { $who } is to move.
torres-prompt-over = The game is over: { $who } won, { $scores }.

## The board.

torres-board = Board of Torres, eight by eight
torres-goal = Most points after three scorings win.
    .help = At a scoring every castle pays you its area times the level of your highest knight in it. The king pays extra for a knight on the right level of his castle.
torres-goal-phase = Phase { $phase } of { $phases }
torres-goal-seat = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
torres-goal-now = If the castles were scored now: { $points } more.
torres-goal-has = { $knights ->
    [0] No knight
    [one] 1 knight
   *[other] { $knights } knights
} to add, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $stacks ->
    [0] no stacks left in this phase.
    [one] 1 more stack of { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }.
   *[other] { $stacks } more stacks with { $blocks } blocks in all.
}
torres-goal-supply = { $blocks ->
    [one] 1 block is
   *[other] { $blocks } blocks are
} left in the supply, { $cards ->
    [0] and no cards are drawn.
    [one] and 1 card in the deck.
   *[other] and { $cards } cards in the deck.
}
torres-left = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}, { $blocks ->
    [one] 1 block left
   *[other] { $blocks } blocks left
}
    .help = A shield is an action point: it walks, builds or buys. The blocks are this turn's; those left over fill your later stacks up to three each.
torres-no-blocks = no blocks
torres-about = { $level ->
    [0] Ground at { $space }
   *[other] Tower at { $space }, level { $level }
}
torres-about-knight = Knight of { $who }
torres-about-king = The king’s castle: a knight on exactly level { $level } gets { $points } more.
torres-about-king-here = With the king here, { $who } would get { $points } for a knight on level { $level }.
torres-about-king-nobody = With the king here, nobody would get his { $points }: no knight is on level { $level }.
torres-about-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
} { $change ->
    [less] less
   *[more] more
} at the next scoring by this move
torres-worth-castle = Castle of area { $area }, height { $height }
torres-worth = { $who }: { $area } × level { $level } = { $points }{ $king ->
    [0] { "" }
   *[other] , and { $king } for the king
}
torres-worth-was = { $who } got { $area } × level { $level } = { $points }{ $king ->
    [0] { "" }
   *[other] , and { $king } for the king
}
torres-worth-nobody = No knight stands here, so it pays nobody.
torres-look = The board’s look
torres-look-left = Turn the board left
    .title = Turn left ([)
torres-look-right = Turn the board right
    .title = Turn right (])
torres-look-numbers = Level numbers
torres-look-coordinates = Names of columns and rows
torres-look-whole = See the whole board again
torres-look-flat = Seen from above
torres-look-keys = Keys
    .title = Keys (?)

# A space for those who hear the board: where, what stands there, what can be done.
torres-space = { $space }, { $level ->
    [0] ground
   *[other] tower, level { $level }
}{ $piece ->
    [none] { "" }
    [king] , the king
   *[knight] , knight of { $who } ({ $colour })
}{ $area ->
    [0] { "" }
   *[other] , castle of area { $area }, height { $height }
}{ $mark ->
    [none] { "" }
    [chosen] , chosen
    [target] , target, press again to confirm
   *[lit] , can be chosen
}{ $cost ->
    [0] { "" }
    [one] , for one action point
   *[other] , for { $cost } action points
}{ $door ->
    [yes] , through a door
   *[no] { "" }
}{ $gain ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $gain } points
}{ $change ->
    [none] { "" }
    [less] { " " }less at the next scoring
   *[more] { " " }more at the next scoring
}

torres-key-tab = into the board, then to the actions
    .key = Tab
torres-key-arrows = from space to space
    .key = Arrows
torres-key-next = to the next space that can be chosen, with Shift to the one before
    .key = N
torres-key-enter = choose the space, or say yes to what is asked
    .key = Enter
torres-key-escape = let go of what is chosen
    .key = Esc
torres-key-cards = play a card of your hand
    .key = 1–9
torres-key-undo = take back the last move
    .key = U
torres-key-turn = turn the board
    .key = [ and ]

## Scoring.

torres-scoring = Scoring of phase { $phase }
torres-scoring-now = The castles are scored
torres-scoring-region = Scoring
torres-scoring-on = Go on
torres-scored-castle = Castle at { $at }
    .sum = { $area } × { $level }
torres-scored-king = The king’s castle
torres-scored-master = Master card
torres-scored-past = On past another marker
torres-scored-total = Now
torres-scored-nothing = Nothing new
torres-counted-castle = A castle of { $area ->
    [one] 1 space
   *[other] { $area } spaces
} pays { $paid }.
torres-counted-king = The king pays { $paid }.
torres-counted-master = The master card pays { $paid }.
torres-counted-seat = { $who } { $points }
torres-sources = Where the points came from
torres-source-castles = Castles in phase { $phase }
torres-source-king = The king
torres-source-master = Master card
torres-source-markers = Points taken one by one
torres-score-track = On the score track
torres-score-castle = Castle at { $at }: area { $area } × level { $level } = { $points }
torres-score-king = The king’s castle, knight on level { $level }: +{ $points }
torres-score-master = Master card { $card }: +{ $points }
torres-score-master-met = Master card { $card }: fulfilled

## What else happened in a move, as the terminal tells it.

torres-event-phase = Phase { $phase } begins; { $start } starts.
torres-event-stack = { $seat } takes { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}.
torres-event-blocks = { $seat } keeps { $kept } of the blocks that are left; { $returned } go back to the supply.
torres-event-draw = { $seat } draws a card.
torres-event-reshuffle = The discards are shuffled into a new deck of { $cards }.
torres-event-advance = { $seat } goes from { $from } to { $to } on the score track.
torres-event-castle = { $seat } scores the castle at { $at }: area { $area } × level { $level } = { $points }.
torres-event-king = { $seat } gets { $points } for the king.
torres-event-master = { $seat } gets { $points } for the master card { $card }.
torres-event-scored = { $seat } scores { $points } in all and goes from { $from } to { $to }.

## The terminal’s picture.

torres-picture-phase = Phase { $phase } of { $phases }, round { $round } of { $rounds }
torres-picture-points = { $points ->
    [one] 1 action point
   *[other] { $points } action points
}, { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
torres-picture-used = { $blocks ->
    [one] 1 block placed
   *[other] { $blocks } blocks placed
}, { $cards ->
    [one] 1 card bought
   *[other] { $cards } cards bought
}
torres-picture-card = { $played ->
    [0] No card played yet
   *[other] A card was played
}
torres-picture-step-castle = Castles are being placed
torres-picture-step-setup = First knights are being set
torres-picture-step-king-setup = The king is to be placed
torres-picture-step-stack = A stack is to be chosen
torres-picture-step-king = The king may be moved
torres-picture-step-over = The game is over
torres-picture-supply = Supply { $supply }, deck { $deck }, discards { $discards }
torres-picture-scoring = { $turns ->
    [one] Castles are scored after this turn
   *[other] Castles are scored in { $turns } turns
}
torres-picture-king = The king pays { $points } on level { $level }
torres-picture-master = Master card: { $card }
torres-picture-legend = K is the king; 2A is A on level 2
torres-picture-seat = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
torres-picture-knights = { $knights ->
    [one] 1 knight left
   *[other] { $knights } knights left
}
torres-picture-stacks = stacks { $stacks }
torres-picture-no-stacks = no stacks
torres-picture-cards = cards { $cards }
torres-picture-hidden = { $cards ->
    [0] no cards
    [one] 1 hidden card
   *[other] { $cards } hidden cards
}
torres-picture-bought = bought { $cards }
torres-picture-bought-hidden = { $cards ->
    [one] 1 bought
   *[other] { $cards } bought
}

## What a move is good for, when somebody asks for a hint.

torres-merit-points = { $points ->
        [one] Brings a point at once.
       *[other] Brings { $points } points at once.
    }
torres-merit-enters = Brings a knight into a castle of { $area }, on level { $level } at { $at }: +{ $gain } at the next scoring.
torres-merit-climbs = Your knight at { $at } stands higher, on level { $level } of a castle of { $area }: +{ $gain } at the next scoring.
torres-merit-widens = { $knights ->
        [one] Makes the castle larger in which your knight stands at { $at }
       *[other] Makes the castle larger in which { $knights } of your knights stand, the highest at { $at }
    }: { $area ->
        [one] it is one space now
       *[other] it is { $area } spaces now
    }, +{ $gain } at the next scoring.
torres-merit-step = From { $at } a single step leads up to level { $level }, which would be +{ $gain } more.
torres-merit-king = Your knight stands on level { $level } of the king’s castle: +{ $gain } at the next scoring.
torres-merit-king-away = Takes the king away from { $who }, who would have scored { $loss } points.
torres-merit-master = Fulfils the master card { $card }.
torres-merit-knights = { $count ->
        [one] Another of your knights stands on the board.
       *[other] { $count } more of your knights stand on the board.
    }
torres-merit-reach = Brings more within the next two steps of your knights.
torres-merit-cards = { $count ->
        [one] One more action card for later.
       *[other] { $count } more action cards for later.
    }

## Why a move cannot be played.

torres-why-no-such-move = There is no such move in Torres.
torres-why-which-card = Name the card that is to be played.
torres-why-wants-nothing = Nothing more is to be named for this move.
torres-why-wants-size = Name the size of a stack, from 0 to { $most } blocks.
torres-why-wants-space = Name the one space that is meant.
torres-why-wants-from-to = Name two spaces, where from and where to.
torres-why-no-such-space = A space is a column from a to h and a row from 1 to 8, such as d4.
torres-why-not-now = This is not possible now.
torres-why-nowhere = There is nowhere to do this.
torres-why-step-castle = First everybody places castles.
torres-why-step-setup = First everybody sets a knight on a castle.
torres-why-step-king-setup = First the king is placed.
torres-why-step-stack = First choose this turn’s blocks.
torres-why-step-turn = This is not possible during a turn.
torres-why-step-king = Now the king is moved, or left where he is.
torres-why-step-over = The game is over.
torres-why-points = { $left ->
    [0] No action points are left.
   *[other] This costs { $cost } action points; only { $left } { $left ->
        [one] is
       *[other] are
    } left.
}
torres-why-card-played = You may play one card a turn, and have played one.
torres-why-card-bought = A card bought this turn can be played from the next turn on.
torres-why-card-missing = This card is not in your hand.
torres-why-blocks-placed = You have placed { $most } blocks already, which is all a turn allows.
torres-why-no-block = No block of this turn’s stack is left.
torres-why-no-knight = All six of your knights are on the board.
torres-why-no-cards = No cards are drawn in this game.
torres-why-cards-bought = You have bought { $most } cards already, which is all a turn allows.
torres-why-no-card-left = There is no card left to buy.
torres-why-no-own-block = You have no block to put there.
torres-why-no-supply = The supply has no block left.
torres-why-no-stack = You have no stack of { $size }.
torres-why-no-own-knight = You have no knight on { $at }.
torres-why-no-block-there = There is no block on { $at }.
torres-why-castle-held = The castle at { $at } holds a knight.
torres-why-too-tall = The castle would become taller than its area.
torres-why-falls-apart = The castle would fall apart.
torres-why-castles-near = At least two empty spaces must lie between castles.
torres-why-same-space = The two spaces must differ.
torres-why-step-up = A step leads up one level at the most, not { $levels }.
torres-why-leap-up = A leap leads exactly two levels up.
torres-why-up-one = This leads up one level at the most, not { $levels }.
torres-why-no-neighbour = The space { $at } is no neighbour of { $from }.
torres-why-not-diagonal = The space { $at } is not diagonally next to { $from }.
torres-why-castle-occupied = The castle at { $at } is occupied.
torres-why-no-castle = There is no castle at { $at }.
torres-why-king-castle = The king stands on castles only, and there is none at { $at }.
torres-why-king-there = The king stands on { $at }.
torres-why-knight-there = A knight stands on { $at }.
torres-why-joins = That would join two castles.
torres-why-no-castle-beside = No castle touches { $at }.
torres-why-no-knight-beside = None of your other knights stands next to { $at } at its level or higher.
torres-why-no-way-in = There is no door at the knight’s level beside { $at }.
torres-why-climbs-inside = Inside a castle a knight cannot climb.
torres-why-no-way-out = No door of that castle opens onto { $at }.
torres-why-vault-straight = A vault leads two spaces straight on.
torres-why-vault-nobody = No knight stands on { $at } to be jumped over.
torres-why-castle-vanishes = Fewer than { $least } castles would be left.

## What can be agreed on before a game; first of all, what the game is.

torres-summary = Build towers and climb them, five action points a turn.
torres-variant-standard = Standard
    .summary = Eight castles to begin with, action cards drawn as the game goes on.
    .length = about 60 minutes
    .difficulty = learned in ten minutes
torres-variant-master = Master
    .summary = You place the castles, hold all ten action cards from the start and play for a master card.
    .length = about 90 minutes
    .difficulty = for those who know the game
torres-beginning-first = First game
    .summary = Blocks, knights and the king. No action cards, so nothing to read.
torres-beginning-book = By the book
    .summary = With action cards, drawn from one deck for all.
torres-beginning-everything = Everything
    .summary = The master game: your own castles, all ten cards, a master card to play for.
torres-option-cards = Action cards
    .summary = Where action cards come from: one deck for all, ten of their own for everybody, or no cards at all.
torres-option-cards-common = Drawn from one deck for all
torres-option-cards-own = Everybody has ten of their own
torres-option-cards-none = Played without cards
torres-option-shift = The shift card
    .summary = Which blocks a shift card may take: only from castles without knights, or from any castle.
torres-option-shift-empty-castles = Moves blocks of castles without knights
torres-option-shift-any = Moves blocks of any castle
torres-option-ties = Equal points
    .summary = Whether score markers skip spaces that others stand on, or equal scores are allowed.
torres-option-ties-skip = Nobody stands on another’s points: markers go one further
torres-option-ties-allowed = Several may have the same points

## The rules by their numbers.

