## Blackstone Castle: the rules in our own words. outline.json says in which order they are read.

blackstone-story = The king of Avondell is old, and everybody at court can count. Four proud houses wait in the same corridors, smile at the same dinners and would like the same chair. You are one of their courtiers: knights and wizards owe you favours, envoys and spies can be made to stand where you need them, and whoever serves the king’s plans best will be remembered when it matters. Keep an eye on your cousins. They are counting, too.
    .line = Blackstone Castle in Avondell: an ageing king, quarrelling houses, and vassals who stand where you want them.
    .by = Designed by Harvey N. Cornell, IV; developed by Harvey and Carlie Cornell and Bryn Smith; art and graphics of the printed game by Carlie Cornell; published by Dragon Phoenix Games. Its rulebooks give no year.
    .time = For two to four players about 20 minutes each. There are quests for two against the castle, and for one alone.

## Sections.

blackstone-rules-minute = The game in a minute
    .lead = You are a courtier with a hand of task cards. Each asks for two vassals in certain places of the court, say a spy in column C and a lion in row S. On your turn you receive knight and wizard tokens and spend them to slide, swap and flip vassals until they stand as you need them. Then you complete the task: the card is yours, and the two vassals leave.

    Knight and Wizard tasks bring more tokens every turn, King tasks raise your limits, Ploys bring the most points. 21 points make the current round the last one, and most points win.

    That is King’s Quest, the main game. With the same cards you can play together, alone, or three quests with other aims.
blackstone-rules-things = The board and the cards
    .lead = Twenty-five spaces, vassals with two faces, and task cards that ask for certain vassals in certain places.
blackstone-rules-begin = How a game begins
    .lead = Thirteen vassals come to court, four decks wait at the corners, and everybody gets a household.
blackstone-rules-turn = A turn
    .lead = Tokens come in, you work with them, perhaps you complete a task, and at the end nobody keeps more than their Kings allow.
blackstone-rules-actions = What tokens do
    .lead = A knight token moves or retains a vassal. A wizard token swaps, flips or draws. Every token spent goes back to the supply.
blackstone-rules-tasks = Tasks and their price
    .lead = Two vassals in the right places complete a task. The second task of a type costs more than the first, and Kings decide how many of them count.
blackstone-rules-intrigue = Intrigue
    .lead = A small bet on what the others will do. You may always pass.
blackstone-rules-end = How a game ends
    .lead = Somebody reaches the mark, the round is finished, and most points win.
blackstone-rules-rounds = The limit of rounds
blackstone-rules-specials = Wild, Assassin and Saboteur
    .lead = Cards that may be shuffled in among the vassals.
blackstone-rules-families = The families
    .lead = Each of the eight houses does two things differently. Four are in the base game, four came as a bonus with the prototype.
blackstone-rules-castle = King’s Quest together
    .lead = Two players share one aim and race against the castle.
blackstone-rules-together = Partners
    .lead = What two who play together may do and see.
blackstone-rules-alone = Alone
    .lead = 28 points, against eight turns or against the rats.
blackstone-rules-rats = Rats and dogs
    .lead = In the later editions rats gather while you scheme. Dogs keep them down.
blackstone-rules-queen = Queen’s Quest
    .lead = Another game with the same cards: take vassals off the board and collect them in sets.
blackstone-rules-wizard = Wizard’s Quest
    .lead = The board is empty, your hand is full. Get rid of your vassals.
blackstone-rules-puzzle = Puzzle Master’s Quest
    .lead = Together you turn a full board into one perfect frame.
blackstone-rules-editions = The three editions
    .lead = There are three rulebooks: first edition, second edition, and a prototype of the second. You choose which one you play by; the second edition is what you get if you do not.

    | | First | Second | Prototype |
    | A King task is worth (ours) | 3 | 2 | 2 |
    | A Ploy is worth (ours) | 6 or 7 | 4 or 5 | 4 or 5 |
    | Corner decks for refills | each player a different one | any | any |
    | After the work come | limits, replacing, intrigue | replacing, intrigue, limits | as second |
    | Drawing a card | a wizard | a wizard or two knights | as second |
    | Guards | everybody’s | Hester’s only | Hester’s only |
    | Advanced game ends at | 21 points | 30 points | 30 points |
    | Together | castle tokens in limbo | rats, 50 points | rats, 50 points |
    | Alone | 28 points in 8 turns | 28 points before the rats | as second |
    | A dog costs | no dogs | no upcharge | the upcharge |
    | A dog hunts | no dogs | once a turn | as often as you pay |

    The four bonus families and the Knight-Wizard cards belong to the prototype, but you may add them to any edition.
blackstone-rules-sources = What this is made from
    .lead = Blackstone Castle was designed by Harvey N. Cornell, IV and published by Dragon Phoenix Games. We had the words of three rulebooks and none of their pictures, so part of what you see is our reconstruction:

    - the two faces of each of the 72 vassals
    - what the task cards ask for, the faces in their corners and their points; the books say only that Ploys usually pay most
    - the factions stag and raven; only lion and dragon have a name in the books
    - which thirteen spaces are filled at the start
    - that half of the Guild cards are Knight tasks, and how many cards of each kind the rats have
    - the look of the household cards

    Where the books are silent or contradict each other, somebody had to decide. Such a place says “our ruling” in its rule. No art of the printed game is used.

## Rules: the board and the cards.

blackstone-rule-B-1 = The columns are B, L, A, C, K from left to right, the rows S, T, O, N, E from the top. A space has the letter of its column and that of its row: CS is in column C and row S. All ten letters differ, so a single letter is enough to name a whole row or column.

    Where an order is needed, spaces are taken as you read: the top row first, each row from the left.
    .title = The board
blackstone-rule-B-2 = There are four factions (lion, dragon, stag, raven) and four roles (emissary, scout, captain, spy). A faction and a role together make a face, so there are sixteen faces. The names stag and raven are ours.
    .title = Factions and roles
blackstone-rule-B-3 = A vassal is a card with two faces that share neither faction nor role. Each such pair of faces exists exactly once, which makes 72 vassals. Whenever you can see a vassal you may look at both of its faces; the face that lies up is the one that counts.
    .title = Vassals
blackstone-rule-B-4 = A wild vassal stands for every faction and every role at once. In everything else it is an ordinary vassal: it takes up a space, counts among the thirteen, and can be slid, swapped, flipped, retained, guarded and plotted against.

    Only Assassin/Saboteur cards are called special (B-71).
    .title = Wild vassals
blackstone-rule-B-5 = Tasks come in three decks of 32 cards:

    - Guild: 16 Knight tasks and 16 Wizard tasks
    - Power: King tasks
    - Machination: Ploys

    A task has points, a face in its corner and two halves. Each half asks for a vassal (a face, any of a faction, or any of a role) in a place: one letter means anywhere in that row or column, two letters mean exactly that space.

    The right half also has a blue letter. It counts only when you play with blue letters, and then the right vassal must stand on the one space that both letters name.
    .title = Task cards
blackstone-rule-B-6 = Your household is two Kings, a Knight and a Wizard. They lie in your tableau from the start, are worth no points and never cause an upcharge.
    .title = Your household
blackstone-rule-B-7 = There are 20 knight tokens and 20 wizard tokens for everybody together; our ruling: if the supply has none left, you receive none. Everybody has two intrigue tokens. The first edition has 20 castle tokens, the others 10.
    .title = Tokens
blackstone-rule-B-8 = You have two Kings, and one more for every King task you complete. You have one Knight, and one more for every Knight task; with Wizards it is the same.
    .title = Counting Kings, Knights and Wizards

## Rules: how a game begins.

blackstone-rule-B-10 = The vassals are shuffled, and chance decides which side of each lies up. Thirteen are dealt onto every second space, corners included, like the dark squares of a chequerboard. An Assassin/Saboteur that turns up here is replaced and shuffled back.
    .title = Dealing the court
blackstone-rule-B-11 = The other vassals make four corner decks of about equal size. Everybody sees the top card of each deck, with the side that lies up; the cards below it are hidden.
    .title = Corner decks
blackstone-rule-B-12 = Choose the corner deck that refills the board after your tasks. In the first edition each player takes a different deck; in the others you may share.

    Alone you choose a second, different deck for the refresh (B-97), at the end of your first turn.
    .title = Your deck for refills
blackstone-rule-B-13 = Everybody gets a household, one knight token, one wizard token and two Guild cards. The three task decks are shuffled. The player on the first seat begins.
    .title = What you start with
blackstone-rule-B-14 = Families can be left out, dealt at random, or dealt two to each player who keeps one. What nobody keeps is out of the game. Families are chosen first, then decks.

    Leaving them out is our easy first game; the books always play with them.

    Balanced families are an option of ours for games in which the most points win: each family begins with points that make up for its power. They count towards the goal, and the family’s line says how many they are.
    .title = Choosing a family

## Rules: a turn.

blackstone-rule-B-20 = Your intrigue tokens come back from the board. If you have a card lying face down you decide: take it back, or leave it where it is. Our ruling: a card that you take back returns to your hand.
    .title = First: recall
blackstone-rule-B-21 = You receive a knight token for each of your Knights, but never for more of them than you have Kings. Wizards bring wizard tokens in the same way. The household card counts first, then the tasks in the order in which you completed them.
    .title = Second: muster
blackstone-rule-B-22 = Spend tokens on as many actions as you can pay, and complete one task at most, in any order you like. End the work when you are done.

    After the work vassals are replaced, then comes intrigue, then limits. In the first edition limits come before both. Our ruling: its numbered text has it so, though its overview card has limits last.
    .title = Third: work
blackstone-rule-B-23 = Both vassals that you used for a task leave the board. Then your corner deck fills their spaces, the higher row first and in a row the left one first; each card keeps the side up that it had on the deck.
    .title = Replacing
blackstone-rule-B-24 = You may lay an intrigue, or pass. You are always asked, even when passing is all you can do. Alone there is no intrigue.
    .title = Time for intrigue
blackstone-rule-B-25 = At the end of every turn nobody may have more of these than they have Kings:

    - knight tokens
    - wizard tokens
    - cards in hand
    - retained vassals

    Tokens that are too many go by themselves. Which cards and vassals go is up to you, one after the other. This holds for all players, since rewards may have filled another hand. Our ruling: whoever has the turn discards first, then the others clockwise.
    .title = Limits
blackstone-rule-B-26 = When a corner deck is empty, the next one clockwise that has cards serves in its place. When all are empty and a card is needed, the discarded vassals are shuffled, sides up at random, and dealt into new decks. All of this is our ruling.

    The board always holds thirteen vassals, so you cannot retain one while neither a deck nor the discards have a card to refill its space. If only specials are left, the space stays empty.
    .title = An empty corner deck
blackstone-rule-B-27 = When a task deck is empty and somebody draws, its discards are shuffled into a new one. Without discards nobody can draw from it. This is our ruling.
    .title = An empty task deck

## Rules: actions.

blackstone-rule-B-30 = For a knight token a vassal moves one space up, down, left or right, if that space is free.

    Our ruling for all actions: a vassal that was used for a task this turn can no longer be moved, flipped, retained, guarded or used again; a guard may still be taken off it.
    .title = Slide
blackstone-rule-B-31 = For a knight token you take a vassal off the board into your tableau. The face that lies up now stays up for good, and the vassal never returns to the board. Its space is refilled at once from any corner deck you name.
    .title = Retain
blackstone-rule-B-32 = For a wizard token two vassals on neighbouring spaces change places. Neighbours share an edge; diagonal does not count.
    .title = Swap
blackstone-rule-B-33 = For a wizard token a vassal is turned over, and its other face counts.
    .title = Flip
blackstone-rule-B-34 = For a wizard token you take the top card of the Guild, Power or Machination deck into your hand. In the second edition and the prototype two knight tokens buy a card as well.
    .title = Draw
blackstone-rule-B-35 = Only in the first edition, for everybody: a knight token can stand guard on a vassal, and more may join it. A guarded vassal cannot be slid, swapped or flipped by anybody, and by our ruling not retained either; it can be used for a task. For another knight token you send one guard back to the supply. When the vassal leaves the board its guards return to the supply, too.
    .title = Guards
blackstone-rule-B-36 = Some families may pay for an action with the other kind of token. If you could pay in two ways you choose; if you say nothing, the usual token is spent.
    .title = Paying in another way

## Rules: tasks.

blackstone-rule-B-40 = You complete a task from your hand when one vassal on the board is what its left half asks for, in the right place, and a different vassal is what its right half asks for. Both are marked as used and leave at the end of the work.
    .title = Completing a task
blackstone-rule-B-41 = For every task of the same type that already lies in your tableau you must discard one retained vassal, and it must show the face in the corner of that task. So the first Knight task is free, the second costs one vassal, the third costs two different ones. Household cards cost nothing.

    A wild pays for any face. If you could pay with different vassals you choose which. Our ruling: vassals that show the same face are alike, and the one you retained first goes.
    .title = Upcharge
blackstone-rule-B-42 = You may complete one task a turn; Hester may complete two. A card that intrigue lets you complete comes on top of that. A completed task goes to its stack in your tableau.
    .title = One task a turn
blackstone-rule-B-43 = All your King tasks count. Of your Knight tasks, of your Wizard tasks and of your Ploys as many count as you have Kings, each stack by itself; household cards do not use up any of these places. What does not count yet stays with you and counts when you have more Kings. Our ruling: the best-paid tasks of a stack are the ones that count.
    .title = Points
blackstone-rule-B-44 = Income is limited by your Kings as well (B-21). There the household card does use up one of the places: with two Kings you get tokens for the household Knight and for one Knight task.
    .title = Income

## Rules: intrigue.

blackstone-rule-B-50 = If you completed a task this turn you may put one token on one of your completed Knight, Wizard or King tasks, and its twin on a vassal that shows the faction or the role of that card’s corner, or both. Guarded vassals cannot be chosen; a wild matches both.

    Our ruling: you have either one pair of tokens out or one card face down. While one of them lies there you can only pass.
    .title = A token on a vassal
blackstone-rule-B-51 = If you completed no task this turn you may lay a card of your hand face down with a token on it. While it lies there it is not a card of your hand.
    .title = A card face down
blackstone-rule-B-52 = When another player, on their own turn, slides, swaps, flips, retains, guards, unguards or uses the vassal with your token, you are paid at once and both tokens come back:

    | Your token is on | One symbol alike | Both alike |
    | a Knight task | a knight token or a Guild card | a knight token and a Guild card, or a Power card |
    | a Wizard task | a wizard token or a Guild card | a wizard token and a Guild card, or a Power card |
    | a King task | a Power card | a Machination card |

    You may also take nothing. Our ruling: the symbols are counted when you place the token, whatever happens to the vassal later; a Knight-Wizard card pays as the stack it lies in; a card is offered only while its deck can be drawn from.
    .title = When a token pays
blackstone-rule-B-53 = When a Saboteur clears the board, intrigue tokens on it come back without a reward. This is our ruling.
    .title = A cleared board pays nothing
blackstone-rule-B-54 = Your face-down card wakes when another player completes a task with a vassal that shows exactly the face in your card’s corner. You may complete it on the spot, if you can pay its upcharge, or leave it where it is. Once you complete a card like this your intrigue is exhausted for the rest of the game.

    It does not count as your task of the turn, but it brings points and can make the current round the last one. Our ruling: the faces must be the same, and a used wild wakes every face-down card.
    .title = When a face-down card wakes
blackstone-rule-B-55 = If several players are to be paid, they decide one at a time, clockwise from the player whose turn it is. Only then the turn goes on.
    .title = Several rewards

## Rules: the end.

blackstone-rule-B-60 = As soon as somebody has 21 points the round is finished, so that all have had equally many turns. The advanced game goes to 30 points, but in the first edition to 21. Most points win. If they are equal, the first of these that differs decides:

    - more Ploys
    - more King tasks
    - more Knight and Wizard tasks
    - more tokens
    - more retained vassals
    - more cards in hand

    If none of them differs it is a tie. Guards are not counted as tokens, nor a face-down card as a card in hand.
    .title = The last round
blackstone-rule-B-61 = After 200 rounds a game is scored as it stands; a quest played together or alone is lost then. This is our ruling.
    .title = A game without end

## Rules: specials.

blackstone-rule-B-70 = A special card that comes up while spaces are filled is set aside, and the next card fills the space. When all is filled, the player whose turn it is puts each special on an empty space, with the same side up. Our ruling: this holds whenever spaces are filled; on a full board the special is discarded; one that merely lies on top of a deck stays there.
    .title = A special comes up
blackstone-rule-B-71 = | Side up | Slide, swap | Flip | Retain |
    | Assassin | yes | yes | no |
    | Saboteur | no | yes | yes, see (B-72) |

    Neither side can be guarded, used for a task or chosen for intrigue, and it matches nothing.
    .title = Assassin and Saboteur
blackstone-rule-B-72 = Whoever retains a Saboteur blows up the court: every card on the board is discarded, guards go to the supply, and the thirteen starting spaces are dealt anew, one card after the other from the four corner decks in turn, beginning with your own. Vassals that were used this turn are gone, too. Face-down cards stay.
    .title = The Saboteur’s bang
blackstone-rule-B-73 = A special is not one of the thirteen vassals. It lies on the board alongside them.
    .title = Not one of the thirteen

## Rules: families.

blackstone-rule-B-75 = A knight token slides a vassal up to three free spaces in a straight line. A knight token can also pay for a swap.
    .title = Corwin
blackstone-rule-B-76 = The limits at the end of a turn (B-25) do not concern you, and you start with one more token of each kind; in Puzzle Master’s Quest with one of each instead of none.

    Our ruling: your Kings still limit your income and your points. Keygriff is the strongest family even so; without these limits it won nine of ten games between two.
    .title = Keygriff
blackstone-rule-B-77 = A knight token also slides a vassal diagonally. A knight token can also pay for a flip.
    .title = Thistledown
blackstone-rule-B-78 = A wizard token also swaps vassals diagonally. A wizard token can also pay for a slide, but not for a diagonal one.
    .title = Wolfram
blackstone-rule-B-79 = You receive a knight token for each King task or Ploy you complete, also for one that you give away for a dog or complete from face down. A single knight token draws a card.
    .title = Evertine
blackstone-rule-B-80 = Once a turn your upcharge is one vassal less; you choose which one is left out by choosing which ones you pay. A wizard token can also retain.
    .title = Gramberly
blackstone-rule-B-81 = You may complete two tasks a turn. A knight token of yours can guard a vassal, in every edition, and then the others cannot slide, swap, flip, retain or use it. You yourself are not hindered, and the guard goes along when you move the vassal. Another player can remove your guard for two knight tokens; in the second edition and the prototype you cannot remove it yourself. Our ruling: the book does not say so, nor that a guard goes along when its vassal moves.

    In the first edition all players also have guards (B-35): theirs hinder you, but only yours keep a vassal from being used. If the guard that was placed first is yours, removing it costs others two tokens.
    .title = Hester
blackstone-rule-B-82 = Once a turn, at a draw of your choice, you see two cards of the deck, if there are two; you keep one and the other goes under its deck. And once a turn you may pay with the other token: a wizard for a slide or a retain, or a knight for a swap or a flip.

    Our ruling: one line of the prototype speaks of “Mawe”, which we take for an earlier name of this house. It does not matter how that draw is paid, and the card you do not keep goes under its deck.
    .title = Marbuck
blackstone-rule-B-83 = Four such cards may be shuffled into the Guild deck. When you complete one you say whether it is a Knight task or a Wizard task, and it joins that stack. At each muster, as long as it counts for income, you choose which token it brings. That there are four, and that they belong in the Guild deck, is our ruling.
    .title = Knight-Wizard cards

## Rules: together, alone, rats and dogs.

blackstone-rule-B-90 = First edition: all 20 castle tokens begin in limbo. At the start of every turn one sinks into the abyss. Completing a task needs two tokens in limbo to mark its vassals; they are not used up.

    A player’s first Ploy raises one token to nirvana, their second two, and so on. These come from the abyss, and from limbo if the abyss has too few. With 16 in nirvana you have won at once. If limbo ever holds fewer than two before that, you have lost.
    .title = Limbo, abyss and nirvana
blackstone-rule-B-92 = Second edition and prototype: you win as soon as the points of both tableaus add up to 50. The rats are against you (B-94), and four dogs wait to be adopted.
    .title = Fifty points
blackstone-rule-B-98 = Intrigue works between partners: your partner can make your token pay on purpose. Alone there is nobody to plot against, so there is none.
    .title = Intrigue between partners
blackstone-rule-B-99 = In both quests that are played together hands, face-down cards and cards just drawn lie open for partners and onlookers; only the decks are hidden. Our ruling: the books ask for no secrets between partners.
    .title = Open hands
blackstone-rule-B-91 = First edition: you have eight turns. With 28 points you win at once; after the eighth turn it is too late.
    .title = Eight turns
blackstone-rule-B-93 = Second edition and prototype: with 28 points you win at once. The rats are against you (B-94), and four dogs wait to be adopted.
    .title = Before the rats
blackstone-rule-B-97 = At the end of each of your turns, before the rats, Machination cards are turned over. Each points at two spaces, left half first, with both letters of a half counting, blue or not. A vassal that stands there is replaced from your refresh deck; specials stay. It stops when two vassals have been replaced, or when no Machination can be drawn. Our ruling: no more than 32 cards are turned over in one turn.
    .title = The refresh
blackstone-rule-B-94 = Every turn ends with one of 25 cards:

    | Card | What happens | How many |
    | 1, 2 or 3 rats | they join the rats in the walls | 8, 4 and 2 |
    | cat or duchess | nothing, a quiet night | 4 and 3 |
    | plague | all rats that lie there can no longer be killed | 4 |

    Plagued rats still count, and the plague card itself leaves the game. Twelve or more rats in the walls lose the game. When the deck is empty its discards are shuffled; our ruling: if there are none, no card comes. How many cards there are of each kind is ours.
    .title = Rats in the walls
blackstone-rule-B-95 = When you complete a task you may give the card away for a dog instead of keeping it:

    - a King task for a Jack Russell
    - a Wizard task for the Scottie
    - a Knight task for the Westie

    It is your task of the turn all the same, and intrigue treats it as completed. In the second edition such a task costs no upcharge, in the prototype it does. Our ruling: the fourth dog, which the books count and do not name, is a second Jack Russell.
    .title = Adopting a dog
blackstone-rule-B-96 = | Dog | Costs | Kills one card of |
    | Westie | a knight token | 1 rat |
    | Scottie | a wizard token | 1 or 2 rats |
    | Jack Russell | a knight token and a wizard token | 1, 2 or 3 rats |

    Your own dogs hunt while you work. In the second edition each hunts once a turn, in the prototype as often as you pay. Plagued rats cannot be killed.
    .title = The hunt

## Rules: Queen’s Quest.

blackstone-rule-B-100 = The board, the corner decks and the choice of a deck are as in King’s Quest, but without wilds, specials and families. Of the tasks only Machinations are used: five lie open in a row. Everybody has three wizard tokens and no cards.
    .title = Setup
blackstone-rule-B-101 = Your three wizard tokens are your three actions. Knight tokens that you saved earlier are extra actions; they are spent when no wizard token is left. You may end your turn whenever you like, and then the wizard tokens come back.
    .title = Three actions
blackstone-rule-B-102 = Each of these is one action:

    - take an open Machination into your hand
    - slide, swap or flip a vassal
    - save a knight token, which you can use from your next turn on, if the supply has one
    - use a Machination: for one of its halves or for both, a vassal that stands as asked goes from the board into one of your sets or begins a new one

    When you use both halves the left vassal goes first. The card is discarded, and your corner deck refills the spaces.
    .title = Actions
blackstone-rule-B-103 = The vassals of a set must be

    - all different in faction and in role (four at most), or
    - all of one faction, or
    - all of one role, or
    - all of one face

    This must be true after every vassal you add. Once in a set, a vassal stays there.
    .title = Sets
blackstone-rule-B-104 = | Vassals in the set | 1 | 2 | 3 | 4 | 5 | each more |
    | all different | 0 | 1 | 2 | 4 | | |
    | one faction or one role | 0 | 1 | 2 | 3 | 4 | 1 |
    | one face | 0 | 1 | 4 | 8 | 16 | 8 |

    If more than one fits, the best one counts.
    .title = What sets are worth
blackstone-rule-B-105 = If you took open cards, those left move to the right and new ones come from the left. If you took none, the card on the far right is discarded first. Discards never come back.
    .title = The end of a turn
blackstone-rule-B-106 = When deck and row are empty and somebody has no Machination in hand, the round is finished and one more full round is played. Most points in sets win; our ruling: players with equal points share the win.
    .title = The end of the game
blackstone-rule-B-107 = When deck and row are empty and for three turns of everybody in a row no Machination was used, the game ends with that round. This is our ruling, so that nobody can put off the end for ever.
    .title = Nobody moves on

## Rules: Wizard’s Quest.

blackstone-rule-B-110 = The board is empty. Everybody is dealt a hidden hand of vassals: 25 for two players, 20 for three, 15 for four, without wilds and specials. Five more vassals and five Machinations lie open. Everybody has three wizard tokens.

    The head start is an option of ours: everybody after the first player begins with saved knights.
    .title = Setup
blackstone-rule-B-111 = You have three actions and any saved knights, as in Queen’s Quest (B-101):

    - take an open Machination: the first in a turn costs one token, the second two, the third three, and so on; our ruling from the third on
    - slide a vassal or a stack to a free neighbouring space, or a single vassal onto a neighbour that shows the same face
    - swap two neighbouring vassals or stacks
    - flip a single vassal; stacks cannot be flipped
    - save a knight token
    - exchange a vassal of your hand for an open one
    - use a Machination (B-112)
    .title = Actions
blackstone-rule-B-112 = For one half of the card or for both, lay a vassal from your hand, either face up, if that face is what the half asks for. It goes to a space that the half names, which must be free or show the same face on top. The left vassal is laid first. Then the card is discarded.
    .title = Using a Machination
blackstone-rule-B-113 = The row of Machinations moves and is refilled as in Queen’s Quest (B-105), but an empty deck is made anew from its discards. There are always five open vassals.
    .title = The end of a turn
blackstone-rule-B-114 = You pass if you have no vassals left, or if you used no Machination this turn and could use none now, whether in your hand or open in the row. Otherwise you end your turn and cannot pass. You may still do other actions first.

    After the first pass of the game the round is finished and everybody has one more turn. Fewest vassals in hand win; then most tokens; then it is a tie. Our ruling: open cards count as playable since you could take them, so nobody ends the game at will.
    .title = Passing and the end
blackstone-rule-B-115 = After 100 rounds the game ends as it stands. This is our ruling.
    .title = A quest without end

## Rules: Puzzle Master’s Quest.

blackstone-rule-B-120 = You play by the rules of King’s Quest together, with families if you like, intrigue, limits and upcharges. What differs: all 25 spaces are filled, there are two decks instead of four, nobody starts with tokens, and there are no Machinations, wilds or specials. Points win nothing here.
    .title = Setup
blackstone-rule-B-121 = You win at once when

    - exactly sixteen vassals are on the board, each of the sixteen faces once
    - all of them stand on the edge, and nobody in the middle
    - each faction has one edge to itself: column B, column K, row S or row E
    - no two neighbours share a role

    It is just as good with faction and role exchanged. A corner belongs to both of its edges. Our ruling: neighbours share an edge; diagonal does not count.
    .title = The perfect perimeter
blackstone-rule-B-122 = When you retain a vassal you decide whether its space is refilled. After a task both vassals leave, and then you decide for each of the two spaces, the upper one first, whether it is refilled or stays empty.
    .title = Fewer vassals
blackstone-rule-B-123 = First edition: 20 castle tokens in limbo, one of which sinks into the abyss at the start of each turn; if limbo is empty then, you have lost, and a task needs two tokens there. Second edition and prototype: the rats (B-94), and dogs against them.
    .title = The time you have

## Pictures.

blackstone-picture-start = A court at the start: thirteen vassals on every second space.
blackstone-picture-ready = The task in hand asks for a spy in column C and a scout in column K. Both stand ready.
blackstone-picture-slide = The vassal on AO may slide to any of the lit spaces.
blackstone-picture-dearer = One Knight task is done, with a lion spy in its corner. The lion spy among the retained vassals pays for the next one.
blackstone-picture-kings = Three Ploys and two Kings: the two best Ploys count, the third waits for another King.
blackstone-picture-intrigue = An intrigue lies on the vassal on AS. If another player touches it, its owner gets a reward.
blackstone-picture-special = A Saboteur on CO and an Assassin on KT.
blackstone-picture-corwin = Corwin slides a vassal up to three spaces: from AS to any of the lit spaces.
blackstone-picture-rats = Eight rats in the walls, three of them plagued, and two dogs have been adopted.
blackstone-picture-limbo = Twelve castle tokens are left in limbo, six have sunk into the abyss, two have risen to nirvana.
blackstone-picture-sets = Queen’s Quest: the dragon captain on AE can join the set of captains.
blackstone-picture-stack = Wizard’s Quest: a stack of two raven scouts on CE and single vassals around it.
blackstone-picture-perimeter = A perfect perimeter: scouts in column B, spies in row S, emissaries in column K, captains in row E, and no neighbours of one faction.

## Player aids.

blackstone-aid-actions = What a token does
    .text = | Action | Costs | Rule |
    | Slide a vassal to a free neighbouring space | a knight | (B-30) |
    | Retain a vassal for an upcharge | a knight | (B-31) |
    | Swap two neighbouring vassals | a wizard | (B-32) |
    | Flip a vassal | a wizard | (B-33) |
    | Draw a task card | a wizard; not in the first edition: or two knights | (B-34) |
    | Guard or unguard a vassal (first edition) | a knight | (B-35) |
    | Complete a task | no token, but its upcharge | (B-40) |
blackstone-aid-turn = Order of a turn
    .text = - Recall: intrigue tokens come back (B-20)
    - Muster: tokens for Knights and Wizards, as far as Kings allow (B-21, B-83)
    - Work: actions, and one task (B-22)
    - Replace: used vassals leave, your deck refills (B-23)
    - Intrigue: on a vassal after a task, else a card face down, or pass (B-24, B-50)
    - Limits: nobody keeps more than their Kings allow (B-25)

    In the first edition limits come right after the work.
blackstone-aid-card = How to read a task card
    .text = | On the card | What it means |
    | one letter | anywhere in that row or column |
    | two letters | exactly on that space |
    | the blue letter | counts only with blue letters; then it narrows the right half to one space |
    | animal and role | that face |
    | an animal alone | any vassal of that faction |
    | a role alone | any vassal of that role |
    | the face in the corner | what your next task of this type costs (B-41), and what intrigue looks for (B-50) |
    | the number | points (B-43) |
blackstone-aid-rewards = What intrigue pays
    .text = | Your token is on | One symbol alike | Both alike |
    | a Knight task | a knight token or a Guild card | both, or a Power card |
    | a Wizard task | a wizard token or a Guild card | both, or a Power card |
    | a King task | a Power card | a Machination card |
    | a card face down | | you complete it, once a game (B-54) |
blackstone-aid-kings = What Kings limit
    .text = | Limited by your Kings | How |
    | knight tokens, wizard tokens, hand, retained vassals | as many of each at the end of a turn (B-25) |
    | income | as many Knights and as many Wizards, household included (B-21) |
    | points | as many Knight tasks, Wizard tasks and Ploys, household not included (B-43) |

    You have two Kings, and one more for every King task.
blackstone-aid-families = The families
    .text = | Family | First power | Second power |
    | Corwin | knight slides up to 3 in a line | knight swaps |
    | Keygriff | no limits | one more token of each kind at the start |
    | Thistledown | knight slides diagonally | knight flips |
    | Wolfram | wizard swaps diagonally | wizard slides |
    | Evertine | a knight for each King task or Ploy | one knight draws |
    | Gramberly | once a turn one vassal less upcharge | wizard retains |
    | Hester | two tasks a turn | knight guards against others |
    | Marbuck | one draw a turn shows two cards | once a turn either token does the other’s work |
blackstone-aid-dogs = Rats and dogs
    .text = | Dog | Comes for | Kills | Costs |
    | Westie | a Knight task | 1 rat | a knight |
    | Scottie | a Wizard task | up to 2 rats | a wizard |
    | Jack Russell | a King task | up to 3 rats | a knight and a wizard |

    One rat card comes at the end of every turn. Twelve or more rats lose.
blackstone-aid-sets = What sets are worth
    .text = | Vassals | 1 | 2 | 3 | 4 | each more |
    | all different | 0 | 1 | 2 | 4 | |
    | one faction or one role | 0 | 1 | 2 | 3 | 1 |
    | one face | 0 | 1 | 4 | 8 | 8 |
blackstone-aid-queen-actions = Three actions
    .text = - Take an open Machination
    - Slide, swap or flip
    - Save a knight for a later turn
    - Use a Machination: one or two vassals into your sets
blackstone-aid-wizard-actions = Three actions
    .text = - Take an open Machination: 1 token, then 2, then 3
    - Slide (a vassal or a stack; a single vassal also onto its like), swap, or flip a single one
    - Save a knight for a later turn
    - Exchange a vassal of your hand for an open one
    - Use a Machination: lay one or two vassals
blackstone-aid-perimeter = The perfect perimeter
    .text = - Sixteen vassals, each face once
    - All on the edge, the middle empty
    - One faction to an edge and no neighbours of one role, or one role to an edge and no neighbours of one faction
    - Retain without refilling, and leave spaces empty after a task, to get down from 25

## Questions and answers.

blackstone-question-same-vassal = May one vassal serve for both halves of a task?
    .answer = No. Each half needs a vassal of its own, even if one of them would fit both (B-40).
blackstone-question-place-after = Must I spend my tokens before I complete a task?
    .answer = No. Actions and the task of the turn come in any order; you may complete first and work on (B-22). But vassals you have used can no longer be touched.
blackstone-question-household = Does my household Knight make the first Knight task dearer?
    .answer = No. Only completed tasks cause an upcharge (B-41). Income is another matter: there the household card counts among those that Kings allow (B-44).
blackstone-question-from-board = Can a vassal on the board pay an upcharge?
    .answer = No, it must be retained first, and with the wanted face up (B-31).
blackstone-question-back = Do the backs of retained vassals matter?
    .answer = Not any more. The face that lay up when you retained it is the only one it has (B-31).
blackstone-question-too-many = I have three Ploys and two Kings. Is the third one wasted?
    .answer = Not for ever. It stays in your tableau and counts as soon as you complete a King task (B-43).
blackstone-question-own-intrigue = Am I paid when I touch the vassal with my own token?
    .answer = No, only another player’s action on their turn pays (B-52). Your tokens come back at the start of your turn anyway.
blackstone-question-flipped = Somebody flips the vassal with my token so that it no longer matches. Am I paid?
    .answer = Yes. The flip itself pays, and what matched when you placed the token decides how much (B-52).
blackstone-question-empty-spaces = Are the empty spaces ever filled?
    .answer = Only where a vassal left the board, be it used or retained. A slide just moves an empty space elsewhere.
blackstone-question-others-limits = Why do I have to discard when it is not my turn?
    .answer = Limits are checked for everybody at the end of every turn. A reward may have given you a card too many (B-25).
blackstone-question-last-round = I reached 21 points. Do the others have another turn?
    .answer = Those who come after you in this round do. If you are the last one, the game is over after your turn (B-60).
blackstone-question-dog-points = Does a task that I gave away for a dog count for points?
    .answer = No, it is discarded. It also makes no later task dearer (B-95).
blackstone-question-set-kind = May a set in Queen’s Quest change its kind?
    .answer = Yes, as long as it is of some kind after every vassal. A lion spy and a lion scout are one faction; but two vassals that share nothing can grow only into a set that is all different (B-103).
blackstone-question-why-not-pass = Why may I not pass in Wizard’s Quest?
    .answer = Because one of the Machinations in your hand or in the row could be used now. End your turn instead (B-114).
