## Torres: the rules, the player aids, questions and the story. A number such as (T-33) leads to that rule.

torres-story = Once a king could ride across his plain and count eight towers. The wind took their roofs, the rain took their walls, and now eight single stones stand in the grass. He has stone enough for one more city, and heirs enough to quarrel about it. So he lays his ring on the table and says: “Build. Three times I will ride out and look up. The one whose knights look down on the widest walls will have the plain.”
    .line = Raise castles on a plain of eight by eight, and have your knights stand high when the king looks up.
    .by = Torres was designed by Wolfgang Kramer and Michael Kiesling, illustrated by Alessandra Cimatoribus and published in 1999 by F.X. Schmid and Ravensburger. It was Spiel des Jahres (Game of the Year) in 2000.
    .time = For two to four players, from about age twelve. It takes about an hour; the master game takes half an hour more.

## Sections

torres-rules-aim = The game in a minute
    .lead = You build castles that belong to nobody and put your knights on top. The castles are scored three times. Each castle pays you the number of its spaces times the level of your highest knight in it. So you want wide and high castles, and everybody wants the same ones. The player with the most points at the end wins.
torres-rules-board = The board and the pieces
    .lead = What is on the table, and what its parts are called.
torres-rules-castles = Castles
    .lead = Nobody owns a castle. Two laws keep the castles in shape, and most surprises of the game come from one of them.
torres-rules-setup = How a game begins
    .lead = Eight small castles, one knight for each player, and the king.
torres-rules-phases = Phases, rounds and turns
    .lead = You get only a few turns: ten each with three or four players, twelve each with two. Every turn counts.
torres-rules-stacks = Your blocks
    .lead = You get your blocks in stacks, one for each turn of a phase.
torres-rules-knights = Knights
    .lead = Knights score the points. They arrive next to each other, climb step by step, and take the short way through the castles.
torres-rules-building = Building
    .lead = A block makes a castle wider or higher. Wider comes first, because the height may not exceed the area.
torres-rules-small = Cards and single points
    .lead = What else you can do with your action points.
torres-rules-cards = The ten action cards
    .lead = Each card bends one rule once. Playing a card is free, but you may play only one a turn.
torres-rules-scoring = Scoring
    .lead = At the end of each phase the players score their castles, one after the other.
torres-rules-king = The king, and the end
    .lead = The king pays players whose knights wait for him on the right level. Between phases, the player who is last decides where he goes.
torres-rules-master = The master game
    .lead = What is different in the master game: you place the castles, hold every card from the start and compete for one shared goal.
torres-rules-editions = Ways to play
    .lead = This is one game with a few ways to set it up. What you agree on is shown before the game and cannot change during it.
            | You may choose | What it means |
            | Standard | The castles stand ready, and you draw action cards as you play. This is the game of the rulebook. |
            | Master | You place the castles, hold ten cards from the start and play for a master card (T-90 to T-93). |
            | One deck for all players | The rulebook’s way: forty cards, and luck decides what you draw (T-13). |
            | Ten cards for each player | All players have the same ten cards, each in a different order. Less luck. |
            | No action cards | The simplest game, and the best first one. |
            | The shift card | It takes blocks only from castles without knights, or from any castle (T-67). |
            | Equal scores | Markers move on past each other, or equal scores are allowed (T-80). |
torres-rules-sources = Where these rules come from
    .lead = We follow a text of the rules without its pictures, and we say openly what we had to decide.
            - The eight starting spaces and the sizes of the stacks were in pictures. We took them from other public descriptions of the published game.
            - The text mentions eight master cards but not what is on them. Our eight cards, their names and their points are our own. The way the master game is played comes from other public descriptions.
            - Where the text is silent or contradicts itself, we made a ruling. Each one is marked “Our ruling” in its rule: T-21, T-25, T-26, T-33, T-35, T-61, T-69 and T-84.
            - The published game was made by Wolfgang Kramer and Michael Kiesling; the text itself names nobody. All words here are ours.

## The board and the pieces

torres-rule-T-1 = The plain has eight columns, a to h from the left, and eight rows, 1 to 8 from the bottom. A space is named by its column and row, such as d4. Two spaces are neighbours if they share an edge; a shared corner is not enough.
    .title = The plain
torres-rule-T-2 = There are 92 tower blocks. Once placed, they belong to nobody. Each player has six knights. There is one king, and there are forty action cards: ten kinds, four of each.
    .title = The pieces
torres-rule-T-3 = The level of a space is the number of blocks on it; bare ground is level 0. Knights and the king always stand on top, and there is never more than one of them on a space.
    .title = Levels
torres-rule-T-6 = Every block has a door in each of its four walls. Knights use them to walk through castles (T-33).
    .title = Doors

## Castles

torres-rule-T-4 = Towers that are neighbours form one castle. Its area is the number of its spaces, and its height is the number of blocks in its tallest tower. Two castles may touch at a corner and remain two; they never touch along an edge.
    .title = What a castle is
torres-rule-T-5 = A castle is never taller than its area. Two spaces allow two levels, five spaces allow five. This is also true when you play a card.
    .title = The law of height

## How a game begins

torres-rule-T-10 = One block is on each of d8, c6, f6, h5, a4, c3, f3 and e1. These are the first eight castles.
    .title = Eight castles
torres-rule-T-11 = Each player has six knights and no points. The first seat acts first; in the printed game that is the youngest player. The seats are decided before the game.
    .title = Equal beginnings
torres-rule-T-12 = In turn, each player places a knight on a castle without a piece. Then the last of them places the king on another empty castle, where he waits for the first scoring.
    .title = First knights, and the king
torres-rule-T-13 = What happens with the action cards depends on what you agreed on:
    - One deck for all players: the forty cards are shuffled together.
    - Ten cards for each player: each player shuffles ten, one of each kind.
    - No action cards: they stay in the box, and nobody buys or plays any.
    Nobody has a card in hand at first.
    .title = The cards are shuffled

## Phases, rounds and turns

torres-rule-T-20 = The game has three phases, and each ends with a scoring. The first phase has four rounds. The second and third have three rounds each, or four in a game for two.
    .title = Three phases
torres-rule-T-21 = Before a phase, each player receives one stack of blocks for each of its rounds:
    | Players | Phase 1 | Phase 2 | Phase 3 |
    | 2 | 3 3 3 3 | 3 3 3 3 | 3 3 3 3 |
    | 3 | 3 3 2 2 | 3 3 2 | 3 3 2 |
    | 4 | 2 2 2 2 | 2 2 2 | 2 2 2 |
    Our ruling: a stack is meant for one round. If the supply runs out, the first seat gets all its stacks, then the second, and so on until nothing is left. New stacks come only after the scoring and after the king has been placed.
    .title = Stacks for a phase
torres-rule-T-22 = In a round each player has one turn, clockwise from the player who begins the phase. In the first phase that is the first seat.
    .title = A round
torres-rule-T-23 = You have five action points in your turn. Spend them in any order and as often as the points, pieces and rules allow. You may leave points unused, but then they are lost.
    .title = Five action points
torres-rule-T-38 = You may end your turn whenever you like, once you have your stack. It does not end by itself, because you may still play a card when your points are spent.
    .title = Ending a turn

## Your blocks

torres-rule-T-24 = At the start of your turn you take one of your stacks: these are the blocks you may build with in this turn. If your stacks differ in size, you choose; otherwise you get one automatically. You may also take an empty stack, if you have one, to keep the full ones for later.
    .title = Taking a stack
torres-rule-T-25 = You keep the blocks you did not build: they go onto your stacks for later turns of this phase, up to three on each. Blocks that do not fit go back to the supply.
    Our ruling: you do not have to sort them. They are placed one by one, each on the smallest stack.
    .title = Blocks left over
torres-rule-T-26 = After the last turn of a phase, blocks that you still have go back to the supply. This is our ruling. So use them in your last turn, or lose them.
    .title = Nothing is kept for the next phase

## Knights

torres-rule-T-30 = For two points you add a knight from your supply to a free space next to one of your own knights, on that knight’s level or lower. Bare ground is fine, too. A knight on a high level is useful here, because new knights may arrive next to it without climbing.
    .title = A new knight
torres-rule-T-31 = For one point a knight moves to a free neighbouring space. It goes at most one level up in a step, and as many levels down as it likes.
    .title = A step
torres-rule-T-32 = A space with a knight or the king on it is never free, no matter which player the knight belongs to. No piece is ever pushed away or captured.
    .title = Free spaces
torres-rule-T-33 = For one point a knight walks through a castle, however far that is:
    - In: your knight must stand beside a tower that is higher than the knight. Its door on the knight’s own level is open to it.
    - Out: it leaves by any other door of that castle, onto a free space that is not higher than where it started. A taller tower of the same castle must stand beside that space. The space may be ground outside the walls or a lower roof of the castle.
    Inside, a knight may go down but not up. If a plain step leads to the same space, it does not matter which of the two you choose.
    Our ruling: the knight must come out on a different space. A piece on a roof does not block the doors below.
    .title = Through a castle

## Building

torres-rule-T-34 = For one point you place a block of this turn’s stack, at most three in a turn. You may never build on a space with a knight or the king.
    - On the ground, the block must be next to exactly one castle: castles are never joined.
    - On a tower, the block must not make the castle taller than its area (T-5).
    A block may not stand alone in the grass. Only two cards can found a castle (T-61, T-67).
    .title = Placing a block

## Cards and single points

torres-rule-T-35 = For one point you take the top card of the deck, at most twice in a turn.
    Our ruling: when the shared deck is empty, the next purchase shuffles the discarded cards into a new deck. If there are no cards left at all, you cannot buy one.
    .title = Buying a card
torres-rule-T-36 = You may play one card in your turn, and it costs nothing. You may not play a card that you bought in the same turn. Played cards are discarded face up. If each player has cards of their own, and in the master game, they do not come back. The cards in your hand are secret.
    .title = Playing a card
torres-rule-T-37 = For one point your marker moves one space along the score track. If that space is taken, it moves on to the next free one (T-80). This is a small use for a point that is left over.
    .title = A single point

## The ten action cards

torres-rule-T-60 = One of your knights jumps to a free neighbouring space that is exactly two levels higher. For example, it jumps from the ground to level 2, or from level 1 to level 3.
    .title = Leap
torres-rule-T-61 = You put one of your own blocks under one of your knights, on any level, which lifts it by one. On the ground this may widen a castle, or found a new one if no castle is next to it. It must not join two castles. The law of height applies (T-5).
    Our ruling: the block is one of this turn’s blocks. If you have none left, it comes from the largest of your later stacks. It does not count towards the three blocks of the turn.
    .title = Underpin
torres-rule-T-62 = You build one extra block from the general supply, following the usual rules (T-34). It does not count towards your three blocks and cannot found a castle. If the supply is empty, you cannot play this card.
    .title = Supply
torres-rule-T-63 = One of your knights moves one space diagonally, onto a free space: at most one level up, and as many levels down as you like.
    .title = Diagonal
torres-rule-T-64 = One of your knights walks through a castle and may come out higher than it went in. It still enters by a door on its own level. There must still be a taller tower of that castle next to the space where it comes out, so it cannot reach the very top.
    .title = All doors
torres-rule-T-65 = You have six action points this turn instead of five. You may play this card at any moment of your turn, even when all five are spent.
    .title = Six
torres-rule-T-66 = You have seven action points this turn instead of five. You may also play this card late in your turn.
    .title = Seven
torres-rule-T-67 = You take the top block of a tower with no piece on it and put it on another space without a piece.
    - There must be no knight in the castle that loses the block. (You may have agreed that any castle is allowed.)
    - That castle must not fall apart, and must not end up taller than its area.
    - A castle of one block may disappear in this way, if at least six castles remain.
    - The block goes onto a tower within the law of height, onto the ground next to exactly one castle, or onto open ground, where it founds a castle. For all of this, the block counts as already taken away.
    .title = Shift
torres-rule-T-68 = One of your knights leaves its space, wherever it is, and arrives where you could add a new knight (T-30). Only your other knights count for this.
    .title = Relocate
torres-rule-T-69 = One of your knights jumps in a straight line over a neighbouring knight, of any player and on any level. It lands on the free space right behind, at most one level above where it started, or as many levels down as you like. You cannot jump over the king.
    Our ruling: you jump over exactly one knight, not several in a row.
    .title = Vault

## Scoring

torres-rule-T-81 = After the last round of a phase, the players score in the order of that phase’s turns. Each castle in which you have a knight pays you its area times the level of your highest knight there. A second knight in the same castle pays nothing more. A knight on the ground is not in a castle.
    .title = What castles pay
torres-rule-T-82 = A knight in the king’s castle scores extra if it stands on exactly the right level. You score this once, even with several knights there. The king’s own level does not matter, and a knight on a higher level does not count.
    | Scoring | Level | Points |
    | first | 1 | 5 |
    | second | 2 | 10 |
    | third | 3 | 15 |
    .title = What the king pays
torres-rule-T-83 = Everything you score, including the king and a master card, is added up first. Then your marker moves once. If you score nothing, the marker does not move.
    .title = The marker moves once
torres-rule-T-80 = Two markers never share a space of the score track: a marker that would end on an occupied space moves on to the next free one. Only the start, 0, has room for all markers. If you agreed that equal scores are allowed, points are simply added.
    .title = No equal scores

## The king, and the end

torres-rule-T-84 = After the first and the second scoring, the player with the fewest points may move the king to any free space of any castle, or leave him. That player begins the next phase.
    Our ruling: that player begins whether or not they moved the king. If several players have the fewest points, it is the one of them whose turn was last.
    .title = The player with the fewest points moves the king
torres-rule-T-85 = The game ends with the third scoring. The player with the most points wins. If scores can be equal, players with the same score share the victory.
    .title = The end

## The master game

torres-rule-T-90 = The plain is empty at first. Starting with the first seat, the players take turns to found a castle of one block each, until there are eight. Between any two castles there must be at least two empty spaces along rows and columns, so they are at least three steps apart. Then the knights and the king follow as usual (T-12).
    .title = You place the castles
torres-rule-T-91 = Each player has ten action cards from the start, one of each kind. There is no deck, you cannot buy cards, and a played card is gone for good. Choose your ten moments well.
    .title = Ten cards in hand
torres-rule-T-92 = One of eight master cards is drawn at the start and lies face up. It pays every player who meets its condition, some cards at each scoring, some only at the third. The text of the published cards was not available to us, so these eight are our own.
    | Master card | Points | When | What you need |
    | The Rank | 5 | every scoring | at least three of your knights side by side in a row or a column, without a gap, on any levels |
    | The Outposts | 5 | every scoring | your knights in at least four different castles |
    | The Court | 5 | every scoring | one of your knights on a space next to the king |
    | The Stairs | 15 | third scoring | your knights on level 1, level 2, level 3 and level 4 |
    | The Summit | 12 | third scoring | one of your knights higher than every knight of the others |
    | The Marches | 15 | third scoring | your knights on column a, column h, row 1 and row 8; a corner counts for both of its edges |
    | The Garrison | 12 | third scoring | all six of your knights on the board, and none on the ground |
    | The Bend | 10 | third scoring | at least three of your knights in a diagonal line, without a gap |
    .title = The master card
torres-rule-T-93 = From the second round on, the player with the most points begins each round, and play continues clockwise. While nobody has a point, the order stays the same. If several players lead, start with the player who began the previous round and go clockwise: the first leader you reach begins. The player who is last still moves the king but does not begin the phase. Scoring follows the order of the phase’s last round (T-81). The same order settles who moves the king if several players are last (T-84).
    .title = The leader begins

## Pictures

torres-picture-eight = The eight castles at the start, each one block high.
torres-picture-areas = Three castles. The one with two spaces has reached its full height; the one with four may still grow to level 4.
torres-picture-arrived = Two knights have been placed, and the king is on a third castle.
torres-picture-host = You may add a new knight on any lit space: next to one of yours, on the same level or lower.
torres-picture-doorways = For one action point the knight can walk through the castle to any lit space.
torres-picture-sites = You may build on the lit spaces. You may not build between the two castles, because a block there would join them, or on the tower that is already as tall as its castle is wide.
torres-picture-leaping = With Leap, the knight can jump from the ground to the lit space, two levels up.
torres-picture-counted = The large castle pays 4 × 2 = 8. In the small one the knight on level 1 scores 2 × 1 = 2, and in the first phase 5 more for the king.
torres-picture-founding = Two castles have been founded. The lit spaces are too close for a third one.

## Player aids

torres-aid-actions = What an action costs
    .text = | Action | Points | Limit |
            | Move: a step, at most one level up (T-31) | 1 | |
            | Move: through a castle, not upwards (T-33) | 1 | |
            | Build a block (T-34) | 1 | three a turn |
            | Add a knight next to one of yours, not higher (T-30) | 2 | six in all |
            | Buy a card (T-35) | 1 | two a turn |
            | Play a card (T-36) | 0 | one a turn, not one bought this turn |
            | Point (T-37) | 1 | |
torres-aid-actions-master = What an action costs
    .text = | Action | Points | Limit |
            | Move: a step, at most one level up (T-31) | 1 | |
            | Move: through a castle, not upwards (T-33) | 1 | |
            | Build a block (T-34) | 1 | three a turn |
            | Add a knight next to one of yours, not higher (T-30) | 2 | six in all |
            | Play a card (T-36) | 0 | one a turn |
            | Point (T-37) | 1 | |
torres-aid-turn = The order of a turn
    .text = - Take a stack; you choose if they differ (T-24).
            - Spend up to five action points, in any order (T-23).
            - Play one card at any moment (T-36).
            - End your turn. Unused blocks go onto your later stacks (T-25).
torres-aid-phase = The order of a phase
    .text = - Each player gets one stack for each round (T-21).
            - Play the rounds: four in phase 1; three in later phases, or four in a game for two (T-20).
            - Unused blocks go back to the supply (T-26).
            - All players score castles and king (T-81, T-82).
            - After phases 1 and 2 the last player may move the king (T-84).
torres-aid-king = What the king pays
    .text = | Scoring | A knight on exactly | Points |
        | first | level 1 | 5 |
        | second | level 2 | 10 |
        | third | level 3 | 15 |
torres-aid-cards = The action cards
    .text = | Card | What it does |
            | Leap (T-60) | a knight jumps exactly two levels up |
            | Underpin (T-61) | puts one of your blocks under your knight |
            | Supply (T-62) | one extra block, from the supply |
            | Diagonal (T-63) | a knight moves one space diagonally |
            | All doors (T-64) | through a castle and out at any level |
            | Six (T-65) | six action points |
            | Seven (T-66) | seven action points |
            | Shift (T-67) | moves a top block elsewhere |
            | Relocate (T-68) | a knight moves to where you could add one |
            | Vault (T-69) | a knight jumps over a knight |
torres-aid-master-cards = The master cards
    .text = | Card | Points | In short |
            | The Rank | 5 each time | three in line |
            | The Outposts | 5 each time | knights in four castles |
            | The Court | 5 each time | next to the king |
            | The Stairs | 15 at the end | levels 1 to 4 |
            | The Summit | 12 at the end | highest of all |
            | The Marches | 15 at the end | all four edges |
            | The Garrison | 12 at the end | all six on towers |
            | The Bend | 10 at the end | three diagonally |

## Questions and answers

torres-question-ground = May I add a new knight on bare ground?
    .answer = Yes, next to any of your knights. The ground is never higher than your knight (T-30).
torres-question-corners = May castles touch at a corner?
    .answer = Yes, and they remain two castles. They just must not touch along an edge (T-4, T-34).
torres-question-four-blocks = May a stack hold four blocks?
    .answer = No, three at most. Blocks that do not fit go back to the supply (T-25).
torres-question-king-card = Does a card move the king?
    .answer = No. Only the player who is last after the first or the second scoring moves him (T-84).
torres-question-no-knight = Does a castle pay me if I have no knight in it?
    .answer = No, no matter how much you built there (T-81).
torres-question-two-knights = Do two of my knights in a castle pay twice?
    .answer = No, only the highest one counts. A second one is still useful: new knights may arrive next to it (T-30), or it may be on the king’s level (T-82).
torres-question-taller = May a castle be taller than its area for a moment?
    .answer = No, not even for a moment, and not with a card (T-5).
torres-question-supply-founds = Can Supply found a castle?
    .answer = No, its block must be added to an existing castle (T-62).
torres-question-shift-founds = Can Shift found a castle?
    .answer = Yes, on open ground that does not touch a castle (T-67).
torres-question-level-one = My knight stands on level 3 of the king’s castle in the first phase. Do I get the 5?
    .answer = Not for that knight. At the first scoring the king pays only for level 1 (T-82). You still score the castle in full.
torres-question-door-up = Can a knight climb inside a castle?
    .answer = Only with All doors (T-64). Without it, the knight comes out on the same level or lower (T-33).
torres-question-door-roof = There is a piece on the tower. Are its doors blocked?
    .answer = No. The doors are in the walls; only the space where you come out must be free (T-33).
torres-question-two-steps = May a knight step twice in a turn, or two knights once each?
    .answer = Either, as long as you have action points (T-23).
torres-question-late-six = I have spent five points. May I still play Six or Seven?
    .answer = Yes. You get the extra points at once (T-65, T-66).
torres-question-empty-stack = Why would I take an empty stack?
    .answer = To save a full one for a later turn of the phase, if you want to spend your points on knights now (T-24).
torres-question-back = Can a knight be removed from the board?
    .answer = No, neither by you nor by others. It can only be walled in or built around (T-32).
