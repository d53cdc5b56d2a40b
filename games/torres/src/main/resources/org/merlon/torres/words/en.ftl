## Torres: every word that a player reads. The server, the terminal and the browser read this file.
## A message of a move has two forms: a sentence about somebody, and .log for a line below that name.

## Moves: what somebody did, and the question before it is done.

torres-move-castle = { $who } founds a castle on { $at }
    .log = Founds a castle on { $at }
torres-ask-castle = Found a castle on { $at }?
    .button = Found a castle on { $at }
torres-move-setup = { $who } places the first knight on { $at }
    .log = Places the first knight on { $at }
torres-ask-setup = Place your first knight on { $at }?
    .button = Place first knight on { $at }
torres-move-king = { $who } moves the king to { $at }
    .log = Moves the king to { $at }
torres-ask-king = Move the king to { $at }?
    .button = Move the king to { $at }
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
torres-ask-end = End your turn?
    .button = End turn
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
torres-move-door = { $who } walks through a castle from { $from } to { $to }
    .log = Walks through a castle from { $from } to { $to }
torres-ask-door = Walk through a castle from { $from } to { $to }?
    .button = Walk through a castle from { $from } to { $to }
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
    .help = Move a knight one step, or through a castle.
    .key = M
torres-action-block = Build
    .help = Place a block from this turn’s stack, to widen or raise a castle.
    .key = B
torres-action-knight = Knight
    .help = Add a knight next to one of yours, on the same level or lower.
    .key = K
torres-action-draw = Buy card
    .help = Take the top card of the deck. You can play it from your next turn on.
    .key = C
torres-action-score = Point
    .help = Move your score marker forward by one.
    .key = P
torres-action-end = End turn
    .help = You lose the action points you have left.
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
    .title = Undo the last move (U)

## Cards of the hand.

torres-card-leap = Leap
    .help = A knight jumps to a neighbouring space exactly two levels higher.
torres-card-under = Underpin
    .help = Put one of your blocks under one of your knights.
torres-card-supply = Supply
    .help = Build with a block from the general supply.
torres-card-diagonal = Diagonal
    .help = A knight moves one space diagonally, at most one level up.
torres-card-doors = All doors
    .help = A knight walks through a castle and comes out at any level.
torres-card-ap6 = Six
    .help = You have six action points this turn instead of five.
torres-card-ap7 = Seven
    .help = You have seven action points this turn instead of five.
torres-card-shift = Shift
    .help = Move the top block of a tower to another space.
torres-card-relocate = Relocate
    .help = Move a knight to any space where you could add one.
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
    .help = One of your knights right next to the king.
torres-card-stairs = The Stairs
    .help = Knights on levels 1, 2, 3 and 4.
torres-card-summit = The Summit
    .help = One of your knights higher than all knights of the others.
torres-card-marches = The Marches
    .help = Knights on all four edges of the board.
torres-card-garrison = The Garrison
    .help = All six knights on towers.
torres-card-bend = The Bend
    .help = Three of your knights in an unbroken diagonal line.
torres-master-every = { $help } It pays { $points } at every scoring.
torres-master-last = { $help } It pays { $points } at the third scoring.
torres-master-nobody = nobody yet

## What is asked of whoever is to move.

torres-prompt-castle = Found a castle on a lit space.
torres-prompt-setup = Place your first knight on an empty castle.
torres-prompt-king-setup = Place the king on an empty castle.
torres-prompt-stack = Choose this turn’s blocks.
torres-prompt-turn = Your turn: tap a knight to move it, or choose an action.
torres-prompt-king = You have the fewest points: move the king, or leave him where he is.
torres-prompt-over = The game is over.
torres-prompt-spent = No action points are left. End your turn.
    .card = No action points are left. End your turn, or play a card.
torres-prompt-unspent = End your turn? You will lose { $points ->
    [one] one action point
   *[other] { $points } action points
}{ $blocks ->
    [0] { "" }
    [one] {" "}and one block
   *[other] {" "}and { $blocks } blocks
}.
torres-prompt-several = Which move do you mean?
torres-prompt-from = Where to from { $from }?
torres-prompt-block = Build: tap a lit space, or choose another action.
torres-prompt-knight = New knight: tap a lit space next to one of yours.
torres-prompt-move = Tap the knight you want to move.
torres-prompt-card = { $card }: { $help }
torres-prompt-waits = { $who } is to move.

## The board.

torres-board = Board of Torres, eight by eight
torres-goal = The player with the most points after three scorings wins.
    .help = At each scoring, a castle pays you its area times the level of your highest knight in it. The king pays extra for a knight on the right level of his castle.
torres-goal-phase = Phase { $phase } of { $phases }
torres-goal-seat = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
torres-goal-now = If scoring happened now: { $points } more.
torres-goal-has = { $knights ->
    [0] No knights
    [one] 1 knight
   *[other] { $knights } knights
} to add, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $stacks ->
    [0] no stacks left in this phase.
    [one] 1 more stack with { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }.
   *[other] { $stacks } more stacks with { $blocks } blocks in all.
}
torres-goal-supply = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
} left in the supply{ $cards ->
    [0] . There are no cards to draw.
    [one] , and 1 card in the deck.
   *[other] , and { $cards } cards in the deck.
}
torres-left = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}, { $blocks ->
    [one] 1 block left
   *[other] { $blocks } blocks left
}
    .help = Each shield is an action point: you can move, build or buy with it. The blocks are for this turn. Blocks you do not use go onto your later stacks, up to three on each.
torres-no-blocks = no blocks
torres-about = { $level ->
    [0] Ground at { $space }
   *[other] Tower at { $space }, level { $level }
}
torres-about-knight = Knight of { $who }
torres-about-king = The king’s castle: a knight on exactly level { $level } gets { $points } extra.
torres-about-king-here = If the king moved here, { $who } would get { $points } for a knight on level { $level }.
torres-about-king-nobody = If the king moved here, nobody would get his { $points }: no knight is on level { $level }.
torres-about-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
} { $change ->
    [less] less
   *[more] more
} at the next scoring after this move
torres-worth-castle = Castle of area { $area }, height { $height }
torres-worth = { $who }: { $area } × level { $level } = { $points }{ $king ->
    [0] { "" }
   *[other] , and { $king } for the king
}
torres-worth-was = { $who } got { $area } × level { $level } = { $points }{ $king ->
    [0] { "" }
   *[other] , and { $king } for the king
}
torres-worth-nobody = No knight is here, so it pays nobody.
torres-look = Board view
torres-look-left = Turn the board left
    .title = Turn left ([)
torres-look-right = Turn the board right
    .title = Turn right (])
torres-look-numbers = Level numbers
torres-look-coordinates = Column and row names
torres-look-whole = Show the whole board
torres-look-flat = View from above
torres-look-keys = Keyboard shortcuts
    .title = Keyboard shortcuts (?)

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

torres-key-tab = to the board, then to the actions
    .key = Tab
torres-key-arrows = from space to space
    .key = Arrows
torres-key-next = to the next space you can choose; with Shift to the previous one
    .key = N
torres-key-enter = choose the space, or confirm
    .key = Enter
torres-key-escape = cancel your choice
    .key = Esc
torres-key-cards = play a card from your hand
    .key = 1–9
torres-key-undo = undo the last move
    .key = U
torres-key-turn = turn the board
    .key = [ and ]

## Scoring.

torres-scoring = Scoring of phase { $phase }
torres-scoring-now = Scoring
torres-scoring-region = Scoring
torres-scoring-on = Continue
torres-scored-castle = Castle at { $at }
    .sum = { $area } × { $level }
torres-scored-king = The king’s castle
torres-scored-master = Master card
torres-scored-past = Past another marker
torres-scored-total = Total
torres-scored-nothing = No points
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
torres-source-markers = Single points
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
torres-event-blocks = { $seat } keeps { $kept } of the unused blocks; { $returned } go back to the supply.
torres-event-draw = { $seat } draws a card.
torres-event-reshuffle = The discarded cards are shuffled into a new deck of { $cards }.
torres-event-advance = { $seat } goes from { $from } to { $to } on the score track.
torres-event-castle = { $seat } scores the castle at { $at }: area { $area } × level { $level } = { $points }.
torres-event-king = { $seat } gets { $points } for the king.
torres-event-master = { $seat } gets { $points } for the master card { $card }.
torres-event-scored = { $seat } scores { $points } in all and moves from { $from } to { $to } on the score track.

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
torres-picture-step-setup = The first knights are being placed
torres-picture-step-king-setup = The king is being placed
torres-picture-step-stack = A stack is being chosen
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
        [one] Scores 1 point right away.
       *[other] Scores { $points } points right away.
    }
torres-merit-enters = Brings a knight into a castle of { $area }, on level { $level } at { $at }: +{ $gain } at the next scoring.
torres-merit-climbs = Raises your knight at { $at } to level { $level }, in a castle of { $area }: +{ $gain } at the next scoring.
torres-merit-widens = { $knights ->
        [one] Widens the castle of your knight at { $at }
       *[other] Widens the castle of { $knights } of your knights, the highest at { $at }
    }: { $area ->
        [one] it now has one space
       *[other] it now has { $area } spaces
    }, +{ $gain } at the next scoring.
torres-merit-step = From { $at } you can then step up to level { $level }, for +{ $gain } more.
torres-merit-king = Puts your knight on level { $level } of the king’s castle: +{ $gain } at the next scoring.
torres-merit-king-away = Takes the king away from { $who }, who would have scored { $loss } points.
torres-merit-master = Fulfils the master card { $card }.
torres-merit-knights = { $count ->
        [one] Adds another knight to the board.
       *[other] Adds { $count } more knights to the board.
    }
torres-merit-reach = Creates a better space for your knights, within two steps.
torres-merit-cards = { $count ->
        [one] Gives you another action card for later.
       *[other] Gives you { $count } more action cards for later.
    }

## Why a move cannot be played.

torres-why-no-such-move = There is no such move in Torres.
torres-why-which-card = Name the card you want to play.
torres-why-wants-nothing = This move needs nothing else.
torres-why-wants-size = Name the size of a stack, from 0 to { $most } blocks.
torres-why-wants-space = Name one space.
torres-why-wants-from-to = Name two spaces: from and to.
torres-why-no-such-space = Name a space by its column (a to h) and row (1 to 8), such as d4.
torres-why-not-now = This is not possible now.
torres-why-nowhere = There is no place where you can do this.
torres-why-step-castle = First, all players place the castles.
torres-why-step-setup = First, all players place a knight on a castle.
torres-why-step-king-setup = First, the king is placed.
torres-why-step-stack = First choose this turn’s blocks.
torres-why-step-turn = This is not possible during a turn.
torres-why-step-king = First move the king, or leave him where he is.
torres-why-step-over = The game is over.
torres-why-points = { $left ->
    [0] You have no action points left.
   *[other] This costs { $cost } action points, but you have only { $left } left.
}
torres-why-card-played = You have already played a card. Only one per turn is allowed.
torres-why-card-bought = You can play a card only from the turn after you bought it.
torres-why-card-missing = This card is not in your hand.
torres-why-blocks-placed = You have already placed { $most } blocks, the most you may place in a turn.
torres-why-no-block = You have no blocks left this turn.
torres-why-no-knight = All six of your knights are on the board.
torres-why-no-cards = There are no action cards in this game.
torres-why-cards-bought = You have already bought { $most } cards, the most you may buy in a turn.
torres-why-no-card-left = There are no cards left to buy.
torres-why-no-own-block = You have no block to put there.
torres-why-no-supply = There are no blocks left in the supply.
torres-why-no-stack = You have no stack of { $size }.
torres-why-no-own-knight = You have no knight on { $at }.
torres-why-no-block-there = There is no block on { $at }.
torres-why-castle-held = There is a knight in the castle at { $at }.
torres-why-too-tall = The castle would become taller than its area.
torres-why-falls-apart = The castle would fall apart.
torres-why-castles-near = There must be at least two empty spaces between castles.
torres-why-same-space = The two spaces must be different.
torres-why-step-up = A step goes at most one level up, not { $levels }.
torres-why-leap-up = A leap goes exactly two levels up.
torres-why-up-one = This goes at most one level up, not { $levels }.
torres-why-no-neighbour = The spaces { $at } and { $from } are not neighbours.
torres-why-not-diagonal = The space { $at } is not diagonally next to { $from }.
torres-why-castle-occupied = The castle at { $at } is occupied.
torres-why-no-castle = There is no castle at { $at }.
torres-why-king-castle = The king must stand on a castle, and there is none at { $at }.
torres-why-king-there = The king is on { $at }.
torres-why-knight-there = There is a knight on { $at }.
torres-why-joins = This would join two castles.
torres-why-no-castle-beside = There is no castle next to { $at }.
torres-why-no-knight-beside = None of your other knights is next to { $at }, at its level or higher.
torres-why-no-way-in = There is no door next to { $at } at the knight’s level.
torres-why-climbs-inside = A knight cannot climb inside a castle.
torres-why-no-way-out = That castle has no door to { $at }.
torres-why-vault-straight = A vault goes exactly two spaces in a straight line.
torres-why-vault-nobody = There is no knight on { $at } to jump over.
torres-why-castle-vanishes = Fewer than { $least } castles would be left.

## What can be agreed on before a game; first of all, what the game is.

torres-summary = Build towers and climb them, with five action points a turn.
torres-variant-standard = Standard
    .summary = Eight castles are ready at the start, and you draw action cards as you play.
    .length = about 60 minutes
    .difficulty = ten minutes to learn
torres-variant-master = Master
    .summary = You place the castles, hold all ten action cards from the start, and play for a master card.
    .length = about 90 minutes
    .difficulty = for players who know the game
torres-beginning-first = First game
    .summary = Blocks, knights and the king. There are no action cards, so there is nothing to read.
torres-beginning-book = By the book
    .summary = With action cards, drawn from one deck that all players share.
torres-beginning-everything = Everything
    .summary = The master game: your own castles, all ten cards, and a master card to play for.
torres-option-cards = Action cards
    .summary = Where action cards come from: one deck for all players, ten cards for each player, or no cards at all.
torres-option-cards-common = One deck for all players
torres-option-cards-own = Ten cards for each player
torres-option-cards-none = No action cards
torres-option-shift = The shift card
    .summary = Which blocks a shift card may move: only those of castles without knights, or those of any castle.
torres-option-shift-empty-castles = Blocks of castles without knights
torres-option-shift-any = Blocks of any castle
torres-option-ties = Equal scores
    .summary = Whether two players may have the same score.
torres-option-ties-skip = Not allowed: a marker moves on past an occupied space
torres-option-ties-allowed = Allowed

## The rules by their numbers.

