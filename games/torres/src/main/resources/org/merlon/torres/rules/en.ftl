## Torres: the rules, the player aids, questions and the story. A number such as (T-33) leads to that rule.

torres-story = Once a king could ride across his plain and count eight towers. The wind took their roofs, the rain took their walls, and now eight single stones stand in the grass. He has stone enough for one more city, and heirs enough to quarrel about it. So he lays his ring on the table and says: build. Three times I shall ride out and look up, and whoever has a knight where the view is widest shall have the plain.
    .line = Raise castles on a plain of eight by eight, and have your knights stand high when the king looks up.
    .by = Torres was designed by Wolfgang Kramer and Michael Kiesling, illustrated by Alessandra Cimatoribus and published in 1999 by F.X. Schmid and Ravensburger; it was Spiel des Jahres in 2000.
    .time = For two to four, from about twelve years on. About an hour, the master game half an hour more.

## Sections

torres-rules-aim = The game in a minute
    .lead = You build castles that belong to nobody and put your knights on top. Three times the castles are counted: each pays you the number of its spaces times the level of your highest knight in it. Wide and high is what you want, and everybody wants the same castles. Most points at the end win.
torres-rules-board = The board and the pieces
    .lead = What lies on the table, and what its parts are called.
torres-rules-castles = Castles
    .lead = Nobody owns a castle. Two laws keep them in shape, and nearly every surprise of the game comes from one of them.
torres-rules-setup = How a game begins
    .lead = Eight small castles, a knight for each of you, and the king.
torres-rules-phases = Phases, rounds and turns
    .lead = A game is a handful of turns: ten with three or four players, twelve with two. Each of them counts.
torres-rules-stacks = Your blocks
    .lead = Blocks come in stacks, one for each turn of a phase.
torres-rules-knights = Knights
    .lead = Knights earn the points. They arrive beside their friends, climb step by step, and take the short way through the castles.
torres-rules-building = Building
    .lead = A block makes a castle wider or higher. Wider first: the height must follow the area.
torres-rules-small = Cards and single points
    .lead = What else your action points can buy.
torres-rules-cards = The ten action cards
    .lead = Each card bends one rule once. All are free to play, but only one a turn.
torres-rules-scoring = Scoring
    .lead = At the end of each phase the castles are counted, one player after the other.
torres-rules-king = The king, and the end
    .lead = The king pays whoever waits for him on the right floor. Between the phases whoever is last decides where he goes.
torres-rules-master = The master game
    .lead = All that is different for those who know the game: you found the castles, hold every card and chase a common aim.
torres-rules-editions = Ways to play
    .lead = One game, a few ways to set it up. What you agree on is shown before the game and cannot change in it.

        | You may choose | What it means |
        | Standard | Castles stand ready, and action cards are drawn as the game goes on. This is the game of the rulebook. |
        | Master | You place the castles, hold ten cards from the start and play for a master card (T-90 to T-93). |
        | Cards from one deck | The book’s way: forty cards, luck decides what you draw (T-13). |
        | Ten cards of your own | Everybody draws from the same ten kinds in an order of their own. Less luck. |
        | No cards | The plainest game, and the best first one. |
        | The shift card | Takes blocks only from castles without knights, or from any castle (T-67). |
        | Equal points | Markers jump over each other, or equal scores are allowed (T-80). |
torres-rules-sources = Where these rules come from
    .lead = We follow a text of the rules whose pictures are lost, and say openly what we had to decide.

        - The eight start spaces and the sizes of the stacks were pictures. We have them from other public accounts of the published game.
        - The text counts eight master cards and says nothing of what stands on them. Our eight cards, their names and points are our own. How the master game is played comes from other public accounts.
        - Where the text is silent or says two things we made a ruling. Each stands in its rule and is called our ruling there: T-21, T-25, T-26, T-33, T-35, T-61, T-69 and T-84.
        - The published game was made by Wolfgang Kramer and Michael Kiesling; the text itself names nobody. All words here are ours.

## The board and the pieces

torres-rule-T-1 = The plain has eight columns, a to h from the left, and eight rows, 1 to 8 from the bottom. A space is called by both, such as d4. Neighbours are spaces that share an edge: a corner is not enough.
    .title = The plain
torres-rule-T-2 = There are 92 tower blocks, which belong to nobody once they stand. Everybody has six knights. There is one king for all, and there are forty action cards: ten kinds, four of each.
    .title = The pieces
torres-rule-T-3 = The level of a space is the number of blocks on it; bare ground is level 0. Knights and the king always stand on top, and a space never carries more than one of them.
    .title = Levels
torres-rule-T-6 = Every block has a door in each of its four walls. Knights use them to walk through castles (T-33).
    .title = Doors

## Castles

torres-rule-T-4 = Towers that are neighbours form one castle. Its area is the number of its spaces, its height the number of blocks of its tallest tower. Two castles may touch at a corner and stay two; along an edge they never touch.
    .title = What a castle is
torres-rule-T-5 = A castle is never taller than its area. Two spaces allow two floors, five spaces allow five. Cards must keep to this as well.
    .title = The law of height

## How a game begins

torres-rule-T-10 = One block each stands on d8, c6, f6, h5, a4, c3, f3 and e1. These are the first eight castles.
    .title = Eight castles
torres-rule-T-11 = Everybody has six knights and no points. The first seat acts first; in the printed game that is the youngest player. Who sits where is settled before the game.
    .title = Even beginnings
torres-rule-T-12 = In turn each of you sets a knight on a castle where nobody stands yet. Then whoever was last sets the king on another empty castle. Here he waits for the first scoring.
    .title = First knights, and the king
torres-rule-T-13 = What happens with the action cards depends on what you agreed on:

    - One deck for all: the forty cards are shuffled together.
    - Cards of your own: each of you shuffles ten, one of each kind.
    - No cards: they stay in the box, and nothing is bought or played.

    Nobody holds a card at first.
    .title = The cards are shuffled

## Phases, rounds and turns

torres-rule-T-20 = The game has three phases, and each ends with a scoring. The first phase has four rounds. The second and the third have three rounds each, or four when two play.
    .title = Three phases
torres-rule-T-21 = Before a phase everybody receives one stack of blocks for each of its rounds:

    | Players | Phase 1 | Phase 2 | Phase 3 |
    | 2 | 3 3 3 3 | 3 3 3 3 | 3 3 3 3 |
    | 3 | 3 3 2 2 | 3 3 2 | 3 3 2 |
    | 4 | 2 2 2 2 | 2 2 2 | 2 2 2 |

    Our ruling: a stack is meant for one round. Should the supply run out, the first seat gets all its stacks, then the second, and so on until nothing is left. New stacks come only after the scoring and after the king has found his place.
    .title = Stacks for a phase
torres-rule-T-22 = In a round everybody has one turn, clockwise, beginning with whoever begins the phase. In the first phase that is the first seat.
    .title = A round
torres-rule-T-23 = Your turn has five action points. Do what you like with them, in any order and as often as the points, pieces and rules allow. Points that you do not use are lost; nobody has to use them.
    .title = Five action points
torres-rule-T-38 = End your turn whenever you like, once you have your stack. Nothing ends it for you: with your points spent you may still play a card.
    .title = Ending a turn

## Your blocks

torres-rule-T-24 = At the start of a turn you take one of your stacks: these are the blocks that you may build with now. If your stacks differ in size you say which one; otherwise it is taken for you. A stack may also be empty, and an empty one may be taken, to keep the full ones for later.
    .title = Taking a stack
torres-rule-T-25 = Blocks that you did not build are kept: they go onto your stacks to come in this phase, up to three on each. What finds no room goes back to the supply.

    Our ruling: nobody has to sort them. They are laid down one by one, each on the smallest stack.
    .title = Blocks left over
torres-rule-T-26 = After the last turn of a phase, blocks that you still hold go back to the supply. This is our ruling. So build in the last turn, or lose them.
    .title = Nothing is carried into the next phase

## Knights

torres-rule-T-30 = For two points a knight from your supply comes onto a free space beside one of your own knights, on that knight’s level or lower. The bare ground will do too. A knight who stands high is a good host: friends may arrive at his side without climbing.
    .title = A new knight
torres-rule-T-31 = For one point a knight goes to a free neighbouring space. It climbs one level at the most in a step, and goes down as many as it likes.
    .title = A step
torres-rule-T-32 = A space with a knight or the king on it is never free, whoever it belongs to. Nobody is pushed away or taken.
    .title = Free spaces
torres-rule-T-33 = For one point a knight walks through a castle, however far that is:

    - In: beside your knight stands a tower that is higher than the knight. Its door on the knight’s own level is open to it.
    - Out: by any other door of that castle, onto a free space that is not higher than where the knight stood, with a taller tower of the same castle beside it. That may be ground outside the walls or a lower roof of the castle.

    Inside, a knight may go down but not up. Where a plain step would lead to the same space, it does not matter which of the two you choose.

    Our ruling: the knight must come out on another space, and whoever stands on a roof does not bar the doors below.
    .title = Through a castle

## Building

torres-rule-T-34 = For one point you place a block of this turn’s stack, three in a turn at the most. Never onto a space where a knight or the king stands.

    - On the ground the block must stand beside a castle, and beside one castle only: castles are never joined.
    - On a tower the castle must not become taller than its area (T-5).

    A block alone in the grass is not allowed. Only two cards can found a castle (T-61, T-67).
    .title = Placing a block

## Cards and single points

torres-rule-T-35 = For one point you take the top card of the deck, twice in a turn at the most.

    Our ruling: when the common deck is empty, the next one who buys shuffles the discards into a new deck. Without any cards left there is nothing to buy.
    .title = Buying a card
torres-rule-T-36 = You may play one card in your turn, and it costs nothing. It must not be one that you bought in this turn. Played cards lie open on the discards; with cards of your own, and in the master game, they do not come back. What you hold is your secret.
    .title = Playing a card
torres-rule-T-37 = For one point your marker goes one space on along the score track. On to the next free one, if somebody is there (T-80). A small thing to do with a point that is left.
    .title = A single point

## The ten action cards

torres-rule-T-60 = One of your knights jumps to a free neighbouring space that is exactly two levels higher; from the ground to level 2, say, or from level 1 to level 3.
    .title = Leap
torres-rule-T-61 = One of your own blocks slides under one of your knights, on whatever level, and lifts it by one. On the ground this may widen a castle, or found a new one where no castle is near; it must not join two. The law of height holds (T-5).

    Our ruling: the block is one of this turn’s, or comes from your largest stack to come if none is left. It does not count among the three blocks of the turn.
    .title = Underpin
torres-rule-T-62 = You build one block more, taken from the general supply, under the usual rules (T-34). It does not count among your three and cannot found a castle. If the supply is empty the card cannot be played.
    .title = Supply
torres-rule-T-63 = One of your knights goes one space diagonally, onto a free space: up one level at the most, down as many as you like.
    .title = Diagonal
torres-rule-T-64 = One of your knights walks through a castle and may come out higher than it went in. The way in is still a door on its own level, and beside the way out there must still be a taller tower of that castle. So the very top is out of reach.
    .title = All doors
torres-rule-T-65 = This turn has six action points instead of five. You may play it at any moment of your turn, also when all five are spent.
    .title = Six
torres-rule-T-66 = This turn has seven action points instead of five. It too can be played late in a turn.
    .title = Seven
torres-rule-T-67 = You take the top block of a tower with nobody on it and put it on another space without a piece.

    - The castle that loses it must hold no knight at all. (You may have agreed that any castle will do.)
    - That castle must not fall apart, and must not end up taller than its area.
    - A castle of one block may vanish in this way, if at least six castles stand afterwards.
    - The block goes onto a tower within the law of height, onto the ground beside exactly one castle, or onto open ground, where it founds a castle. All this is judged without the block that was taken.
    .title = Shift
torres-rule-T-68 = One of your knights leaves its space, wherever it is, and arrives where you could add a new knight (T-30). Only your other knights count as hosts.
    .title = Relocate
torres-rule-T-69 = One of your knights jumps in a straight line over a neighbouring knight, friend or foe and however high that one stands, to the free space right behind: up one level at the most from where it started, down as many as you like. The king is not jumped over.

    Our ruling: exactly one knight is jumped over, not several in a row.
    .title = Vault

## Scoring

torres-rule-T-81 = After the last round of a phase you score in the order of that phase’s turns. Each castle in which you have a knight pays its area times the level of your highest knight there. A second knight in the same castle pays nothing more. A knight on the ground is in no castle.
    .title = What castles pay
torres-rule-T-82 = A knight in the castle where the king stands earns extra, if it stands on exactly the right level. You get it once, however many of your knights stand there. The level of the king himself does not matter, and a higher knight does not do.

    | Scoring | Level | Points |
    | first | 1 | 5 |
    | second | 2 | 10 |
    | third | 3 | 15 |
    .title = What the king pays
torres-rule-T-83 = All that a scoring brings you, with the king and a master card, is added up first. Then your marker moves once. If it is nothing, the marker stays.
    .title = One march of the marker
torres-rule-T-80 = On the score track nobody stands on somebody else’s space: a marker that would end there goes on to the next free one. Only the start, 0, holds everybody. If you agreed that equal points are allowed, points are simply added.
    .title = No two alike

## The king, and the end

torres-rule-T-84 = After the first and the second scoring whoever has the fewest points may move the king to any free space of any castle, or leave him. That player begins the next phase.

    Our ruling: they begin it whether or not the king was moved. Of several with the fewest points it is the one who was last in the order of turns.
    .title = The last one moves the king
torres-rule-T-85 = The game ends with the third scoring. Most points win. Those who have equally many, where that can be, share the victory.
    .title = The end

## The master game

torres-rule-T-90 = The plain is empty at first. Beginning with the first seat you take turns and found a castle of one block each, until there are eight. Between any two there must be at least two empty spaces on the way along rows and columns; so they are three steps or more apart. Then knights and king follow as usual (T-12).
    .title = You found the castles
torres-rule-T-91 = Everybody holds ten action cards from the start, one of each kind. There is no deck, nothing is bought, and a card that was played is gone for good. Choose your ten moments well.
    .title = Ten cards in hand
torres-rule-T-92 = One of eight master cards is drawn at the start and lies open. It pays everybody who meets it when it is counted: some at each scoring, some at the third only. What stood on the published cards is lost; these eight are our own.

    | Master card | Points | When | What it wants |
    | The Rank | 5 | every scoring | three of your knights or more side by side in a row or a column, without a gap, on any levels |
    | The Outposts | 5 | every scoring | your knights in four different castles or more |
    | The Court | 5 | every scoring | a knight of yours on a space next to the king |
    | The Stairs | 15 | third scoring | knights of yours on level 1, level 2, level 3 and level 4 |
    | The Summit | 12 | third scoring | a knight of yours higher than every knight of the others |
    | The Marches | 15 | third scoring | knights of yours on column a, column h, row 1 and row 8; a corner counts for both of its edges |
    | The Garrison | 12 | third scoring | all six of your knights on the board, and none on the ground |
    | The Bend | 10 | third scoring | three of your knights or more in a diagonal line, without a gap |
    .title = The master card
torres-rule-T-93 = From the second round on, whoever has most points begins each round, and you go on clockwise from there. While nobody has a point the order stays as it is. Of equals, the one counts who comes first clockwise from the last beginner. The last one still moves the king, but does not begin the phase by that. Scoring and the search for the last one (T-81, T-84) go by the order of the phase’s last round.
    .title = The leader begins

## Pictures

torres-picture-eight = The eight first castles, each one block high.
torres-picture-areas = Three castles. The one of two spaces is full-grown; the one of four may still rise to level 4.
torres-picture-arrived = Two knights are set and the king stands on a third castle.
torres-picture-host = A new knight may come to a lit space: beside one of yours, and not higher.
torres-picture-doorways = One action point takes the knight through the castle to any lit space.
torres-picture-sites = Lit spaces may carry a block. Not those between the two castles, for a block there would join them, and not the tower that is as tall as its castle is wide.
torres-picture-leaping = With Leap the knight gets from the ground to the lit space, two levels up.
torres-picture-counted = The large castle pays 4 × 2 = 8. In the small one the knight on level 1 gets 2 × 1 = 2, and in the first phase 5 more for the king.
torres-picture-founding = Two castles are founded. Lit spaces are too near for a third one.

## Player aids

torres-aid-actions = What an action costs
    .text = | Action | Points | Limit |
        | Move: a step, up one level at the most (T-31) | 1 | |
        | Move: through a castle, not upwards (T-33) | 1 | |
        | Build a block (T-34) | 1 | three a turn |
        | Knight, beside one of yours and not higher (T-30) | 2 | six in all |
        | Buy a card (T-35) | 1 | two a turn |
        | Play a card (T-36) | 0 | one a turn, none bought now |
        | Point (T-37) | 1 | |
torres-aid-actions-master = What an action costs
    .text = | Action | Points | Limit |
        | Move: a step, up one level at the most (T-31) | 1 | |
        | Move: through a castle, not upwards (T-33) | 1 | |
        | Build a block (T-34) | 1 | three a turn |
        | Knight, beside one of yours and not higher (T-30) | 2 | six in all |
        | Play a card (T-36) | 0 | one a turn |
        | Point (T-37) | 1 | |
torres-aid-turn = The order of a turn
    .text = - Take a stack; choose if they differ (T-24).
        - Spend up to five action points, in any order (T-23).
        - Play one card whenever it suits you (T-36).
        - End the turn. Blocks left over go onto your next stacks (T-25).
torres-aid-phase = The order of a phase
    .text = - Everybody gets one stack for each round (T-21).
        - The rounds are played: four in phase 1; later three, or four when two play (T-20).
        - Blocks still held go back to the supply (T-26).
        - Everybody scores castles and king (T-81, T-82).
        - After phases 1 and 2 the last one may move the king (T-84).
torres-aid-king = What the king pays
    .text = | Scoring | A knight on exactly | Points |
        | first | level 1 | 5 |
        | second | level 2 | 10 |
        | third | level 3 | 15 |
torres-aid-cards = The action cards
    .text = | Card | What it does |
        | Leap (T-60) | a knight jumps exactly two levels up |
        | Underpin (T-61) | a block of yours goes under your knight |
        | Supply (T-62) | one block more, from the supply |
        | Diagonal (T-63) | a knight goes across a corner |
        | All doors (T-64) | through a castle and out at any level |
        | Six (T-65) | six action points |
        | Seven (T-66) | seven action points |
        | Shift (T-67) | a top block moves elsewhere |
        | Relocate (T-68) | a knight goes to where one could be added |
        | Vault (T-69) | a knight jumps over a knight |
torres-aid-master-cards = The master cards
    .text = | Card | Points | Three words |
        | The Rank | 5 each time | three in line |
        | The Outposts | 5 each time | four castles held |
        | The Court | 5 each time | beside the king |
        | The Stairs | 15 at the end | levels 1 to 4 |
        | The Summit | 12 at the end | highest of all |
        | The Marches | 15 at the end | all four edges |
        | The Garrison | 12 at the end | six on towers |
        | The Bend | 10 at the end | three in diagonal |

## Questions and answers

torres-question-ground = May a new knight come onto bare ground?
    .answer = Yes, beside any of your knights. The ground is never higher than your knight (T-30).
torres-question-corners = May castles touch at a corner?
    .answer = Yes, and they stay two castles. Only along an edge they must not meet (T-4, T-34).
torres-question-four-blocks = May a stack hold four blocks?
    .answer = No, three at the most. What has no room goes back to the supply (T-25).
torres-question-king-card = Does a card move the king?
    .answer = No. Only whoever is last after the first or the second scoring moves him (T-84).
torres-question-no-knight = Does a castle pay me without a knight in it?
    .answer = No, however much you built there (T-81).
torres-question-two-knights = Do two of my knights in a castle pay twice?
    .answer = No, the highest one counts. A second one is still useful, as a host for others (T-30) or for the king (T-82).
torres-question-taller = May a castle be taller than its area for a moment?
    .answer = No, not for a moment and by no card (T-5).
torres-question-supply-founds = Can Supply found a castle?
    .answer = No, its block must be added to one that stands (T-62).
torres-question-shift-founds = Can Shift found a castle?
    .answer = Yes, on open ground that touches no castle (T-67).
torres-question-level-one = My knight stands on level 3 of the king’s castle in the first phase. Do I get the 5?
    .answer = Not for that knight. The king wants exactly level 1 this time (T-82). Your castle points count in full.
torres-question-door-up = Can a knight climb inside a castle?
    .answer = Only with All doors (T-64). Without it the way out is as high as the way in, or lower (T-33).
torres-question-door-roof = Somebody stands on the tower. Is its door shut?
    .answer = No. Doors are in the walls; only the space where you come out must be free (T-33).
torres-question-two-steps = May a knight step twice in a turn, or two knights once each?
    .answer = As you like, as long as you have action points (T-23).
torres-question-late-six = I have spent five points. May I still play Six or Seven?
    .answer = Yes. One or two points more are yours at once (T-65, T-66).
torres-question-empty-stack = Why would I take an empty stack?
    .answer = To save a full one for a later turn of the phase, when your points are meant for knights now (T-24).
torres-question-back = Can a knight be taken off the board?
    .answer = No, neither by you nor by others. It can only be walled in, or outgrown (T-32).
