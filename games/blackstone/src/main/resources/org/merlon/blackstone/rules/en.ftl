## Blackstone Castle: the rules in our own words. outline.json says in which order they are read.

blackstone-story = The king of Avondell is old, and everybody at court can count. Four proud houses wait in the same corridors, smile at the same dinners and want the same chair. You are one of their courtiers. Knights and wizards owe you favours, and you know how to make envoys and spies stand where you need them. The courtier who serves the king’s plans best will be remembered when it matters. Keep an eye on your cousins. They are counting, too.
    .line = Blackstone Castle in Avondell: an ageing king, quarrelling houses, and vassals who stand where you want them.
    .by = Designed by Harvey N. Cornell, IV; developed by Harvey and Carlie Cornell and Bryn Smith; art and graphics of the printed game by Carlie Cornell; published by Dragon Phoenix Games. Its rulebooks give no year.
    .time = For two to four players, about 20 minutes each. There are quests for two players together against the castle, and for one player.

## Sections.

blackstone-rules-minute = The game in a minute
    .lead = You are a courtier with a hand of task cards. Each needs two vassals in certain places of the court, for example a spy in column C and a lion in row S. On your turn you receive knight and wizard tokens. You spend them to slide, swap and flip vassals until they are where you need them. Then you complete the task: you keep the card, and the two vassals leave.
        Knight and Wizard tasks bring more tokens every turn, King tasks raise your limits, and Ploys score the most points. When a player has 21 points, the current round is the last one. Then the player with the most points wins.
        That is King’s Quest, the main game. With the same cards you can also play together, solo, or one of three quests with other goals.
blackstone-rules-things = The board and the cards
    .lead = Twenty-five spaces, vassals with two faces, and task cards that need certain vassals in certain places.
blackstone-rules-begin = How a game begins
    .lead = Thirteen vassals come to the court, four decks lie at the corners, and each player gets a household.
blackstone-rules-turn = A turn
    .lead = You get tokens and spend them, and you may complete a task. At the end of the turn nobody keeps more than their Kings allow.
blackstone-rules-actions = What tokens do
    .lead = With a knight token you move or retain a vassal. With a wizard token you swap, flip or draw. Every token you spend goes back to the supply.
blackstone-rules-tasks = Tasks and their cost
    .lead = Two vassals in the right places complete a task. The second task of a type costs more than the first, and Kings decide how many of them count.
blackstone-rules-intrigue = Intrigue
    .lead = A small bet on what the others will do. You may always pass.
blackstone-rules-end = How a game ends
    .lead = A player reaches the goal, the round is finished, and the player with the most points wins.
blackstone-rules-rounds = The limit of rounds
blackstone-rules-specials = Wild, Assassin and Saboteur
    .lead = Cards that you may shuffle in among the vassals.
blackstone-rules-families = The families
    .lead = Each of the eight houses does two things differently. Four are in the base game; the other four were a bonus in the prototype.
blackstone-rules-castle = King’s Quest together
    .lead = Two players share one goal and race against the castle.
blackstone-rules-together = Partners
    .lead = What two partners may do and see.
blackstone-rules-alone = Solo
    .lead = Reach 28 points, against eight turns or against the rats.
blackstone-rules-rats = Rats and dogs
    .lead = In the later editions rats gather while you scheme. Dogs hunt them.
blackstone-rules-queen = Queen’s Quest
    .lead = Another game with the same cards: take vassals off the board and collect them in sets.
blackstone-rules-wizard = Wizard’s Quest
    .lead = The board is empty, and your hand is full. Get rid of your vassals.
blackstone-rules-puzzle = Puzzle Master’s Quest
    .lead = Together you turn a full board into one perfect frame.
blackstone-rules-editions = The three editions
    .lead = There are three rulebooks: first edition, second edition, and a prototype of the second. You choose which one you play by; the second edition is the default.
        | | First | Second | Prototype |
        | A King task is worth (ours) | 3 | 2 | 2 |
        | A Ploy is worth (ours) | 6 or 7 | 4 or 5 | 4 or 5 |
        | Choice of corner deck | each player a different one | any | any |
        | Order after the work | limits, replacing, intrigue | replacing, intrigue, limits | as second |
        | Drawing a card | a wizard | a wizard or two knights | as second |
        | Guards | all players | Hester only | Hester only |
        | Advanced game ends at | 21 points | 30 points | 30 points |
        | Together | castle tokens in limbo | rats, 50 points | rats, 50 points |
        | Solo | 28 points in 8 turns | 28 points before the rats | as second |
        | A dog costs | no dogs | no upcharge | the upcharge |
        | A dog hunts | no dogs | once a turn | as often as you pay |
        The four bonus families and the Knight-Wizard cards come from the prototype, but you may add them to any edition.
blackstone-rules-sources = Where these rules come from
    .lead = Blackstone Castle was designed by Harvey N. Cornell, IV and published by Dragon Phoenix Games. We had the words of three rulebooks and none of their pictures, so part of what you see is our reconstruction:
        - the two faces of each of the 72 vassals
        - what the task cards need, the faces in their corners and their points; the rulebooks say only that Ploys usually score the most
        - the factions stag and raven; the rulebooks name only lion and dragon
        - which thirteen spaces are filled at the start
        - that half of the Guild cards are Knight tasks, and how many cards of each kind the rats have
        - the look of the household cards
        Where the rulebooks are silent or contradict each other, we had to decide. The rule then says “our ruling”. No art of the printed game is used.

## Rules: the board and the cards.

blackstone-rule-B-1 = The columns are B, L, A, C, K from left to right, and the rows are S, T, O, N, E from the top. A space is named by the letter of its column and that of its row: CS is in column C and row S. All ten letters differ, so a single letter is enough to name a whole row or column.
    Where an order matters, go through the spaces as you read: the top row first, and each row from the left.
    .title = The board
blackstone-rule-B-2 = There are four factions (lion, dragon, stag, raven) and four roles (emissary, scout, captain, spy). A faction and a role together make a face, so there are sixteen faces. The names stag and raven are ours.
    .title = Factions and roles
blackstone-rule-B-3 = A vassal is a card with two faces that share neither faction nor role. Each such pair of faces exists exactly once, which makes 72 vassals. If you can see a vassal, you may look at both of its faces; only the face that is up counts.
    .title = Vassals
blackstone-rule-B-4 = A wild vassal counts as every faction and every role at once. In everything else it is an ordinary vassal. It takes up a space and counts as one of the thirteen. You can slide, swap, flip, retain and guard it, and place intrigue on it.
    Only Assassin/Saboteur cards are called special cards (B-71).
    .title = Wild vassals
blackstone-rule-B-5 = Tasks come in three decks of 32 cards:
    - Guild: 16 Knight tasks and 16 Wizard tasks
    - Power: King tasks
    - Machination: Ploys
    A task has points, a face in its corner and two halves. Each half needs a vassal in a place. The vassal is a face, any vassal of a faction, or any vassal of a role. For the place, one letter means anywhere in that row or column, and two letters mean exactly that space.
    The right half also has a blue letter. It counts only if you play with blue letters. Then the right vassal must be on the one space that both letters name.
    .title = Task cards
blackstone-rule-B-6 = Your household is two Kings, a Knight and a Wizard. They are in your tableau from the start, score no points and never cause an upcharge.
    .title = Your household
blackstone-rule-B-7 = There are 20 knight tokens and 20 wizard tokens for all players together. Our ruling: if none are left in the supply, you receive none. Each player has two intrigue tokens. The first edition has 20 castle tokens, the others 10.
    .title = Tokens
blackstone-rule-B-8 = You have two Kings, and one more for each King task you complete. You have one Knight, and one more for each Knight task; the same is true of Wizards.
    .title = Counting Kings, Knights and Wizards

## Rules: how a game begins.

blackstone-rule-B-10 = The vassals are shuffled, and it is random which side of each is up. Thirteen are dealt onto every second space, corners included, like the dark squares of a chessboard. If an Assassin/Saboteur card turns up here, it is replaced and shuffled back.
    .title = Dealing the court
blackstone-rule-B-11 = The other vassals form four corner decks of about equal size. You can see the top card of each deck, with the side that is up; the cards below it are hidden.
    .title = Corner decks
blackstone-rule-B-12 = Choose the corner deck that refills the board after your tasks. In the first edition each player takes a different deck; in the others you may share.
    In a solo game you choose a second, different deck for the refresh (B-97) at the end of your first turn.
    .title = Your corner deck
blackstone-rule-B-13 = Each player gets a household, one knight token, one wizard token and two Guild cards. The three task decks are shuffled. The player in the first seat begins.
    .title = What you start with
blackstone-rule-B-14 = You may play without families, deal them at random, or deal two to each player, who keeps one. Families that nobody keeps are out of the game. Families are chosen first, then decks.
    The game without families is our easy first game; the rulebooks always play with them.
    Balanced families are our own option for games that are decided by points: families start with points that balance their powers. These points count towards the goal, and the family’s line says how many there are.
    .title = Choosing a family

## Rules: a turn.

blackstone-rule-B-20 = Your intrigue tokens come back from the board. If you have a face-down card, you decide whether to take it back or leave it. Our ruling: a card you take back returns to your hand.
    .title = First: recall
blackstone-rule-B-21 = You receive one knight token for each of your Knights, but never more than you have Kings. You receive wizard tokens for your Wizards in the same way. The household card counts first, then the tasks in the order in which you completed them.
    .title = Second: muster
blackstone-rule-B-22 = Take as many actions as you can pay for, and complete at most one task, in any order. End your work when you are done.
    After the work, vassals are replaced, then comes intrigue, then limits. In the first edition limits come before both. Our ruling: we follow its numbered text, although its overview card has limits last.
    .title = Third: work
blackstone-rule-B-23 = Both vassals that you used for a task leave the board. Then your corner deck fills their spaces, the upper row first, and in a row from the left. Each card keeps the side up that it had on the deck.
    .title = Replacing
blackstone-rule-B-24 = You may place an intrigue, or pass. You are always asked, even if you can only pass. There is no intrigue in a solo game.
    .title = Time for intrigue
blackstone-rule-B-25 = At the end of every turn, no player may have more of each of these than they have Kings:
    - knight tokens
    - wizard tokens
    - cards in hand
    - retained vassals
    Surplus tokens are lost automatically. You choose which cards and vassals you discard, one after the other. This applies to all players, because a reward may have filled another hand. Our ruling: the player whose turn it is discards first, then the others clockwise.
    .title = Limits
blackstone-rule-B-26 = If a corner deck is empty, the next deck clockwise that has cards is used instead. If all are empty and a card is needed, the discarded vassals are shuffled, with random sides up, and dealt into new decks. All of this is our ruling.
    The board always holds thirteen vassals, so you cannot retain one if neither a deck nor the discard pile has a card to refill its space. If only special cards are left, the space stays empty.
    .title = An empty corner deck
blackstone-rule-B-27 = If a task deck is empty when you draw, its discarded cards are shuffled into a new one. If there are none, you cannot draw from it. This is our ruling.
    .title = An empty task deck

## Rules: actions.

blackstone-rule-B-30 = For a knight token you move a vassal one space up, down, left or right, if that space is free.
    Our ruling for all actions: after you have used a vassal for a task this turn, nobody can move, flip, retain, guard or use it again. But a guard may still be removed from it.
    .title = Slide
blackstone-rule-B-31 = For a knight token you take a vassal off the board into your tableau. The face that is up now stays up for good, and the vassal never returns to the board. Its space is refilled at once from any corner deck you choose.
    .title = Retain
blackstone-rule-B-32 = For a wizard token two vassals on neighbouring spaces change places. Neighbours share an edge; diagonal does not count.
    .title = Swap
blackstone-rule-B-33 = For a wizard token you turn a vassal over, and its other face counts.
    .title = Flip
blackstone-rule-B-34 = For a wizard token you take the top card of the Guild, Power or Machination deck into your hand. In the second edition and the prototype you may also pay two knight tokens instead.
    .title = Draw
blackstone-rule-B-35 = In the first edition, all players may guard: for a knight token you place the token on a vassal as a guard, and there may be several. Nobody can slide, swap or flip a guarded vassal, or, by our ruling, retain it; but it can be used for a task. For another knight token you remove one guard to the supply. When the vassal leaves the board, its guards also return to the supply.
    .title = Guards
blackstone-rule-B-36 = Some families may pay for an action with the other kind of token. If you can pay in two ways, you choose; if you do not say, the usual token is spent.
    .title = Paying in another way

## Rules: tasks.

blackstone-rule-B-40 = You can complete a task in your hand if one vassal on the board matches its left half, in the right place, and a different vassal matches its right half. Both are marked as used and leave at the end of the work.
    .title = Completing a task
blackstone-rule-B-41 = For each task of the same type that is already in your tableau you must discard one retained vassal that shows the face in that task’s corner. So the first Knight task is free, the second costs one vassal, and the third costs two. Household cards cost nothing.
    A wild pays for any face. If you can pay with different vassals, you choose. Our ruling: of vassals that show the same face, the one you retained first is discarded.
    .title = Upcharge
blackstone-rule-B-42 = You may complete one task a turn; Hester may complete two. A card that intrigue lets you complete does not count towards that. A completed task goes to its stack in your tableau.
    .title = One task a turn
blackstone-rule-B-43 = All your King tasks count. Of each other stack (Knight tasks, Wizard tasks and Ploys), as many tasks count as you have Kings. Household cards do not use up any of these places. A task that does not count yet stays in your tableau and counts when you have more Kings. Our ruling: the tasks of a stack with the most points are the ones that count.
    .title = Points
blackstone-rule-B-44 = Kings also limit your income (B-21). There the household card does use up one of the places: with two Kings you get tokens for the household Knight and for one Knight task.
    .title = Income

## Rules: intrigue.

blackstone-rule-B-50 = If you completed a task this turn, you may place a pair of intrigue tokens. One goes on one of your completed Knight, Wizard or King tasks. The other goes on a vassal that shares the faction or the role of that card’s corner, or both. You cannot choose a guarded vassal; a wild matches both.
    Our ruling: you have either one pair of tokens in play or one card face down. As long as you have one of them, you can only pass.
    .title = A token on a vassal
blackstone-rule-B-51 = If you completed no task this turn, you may place a card from your hand face down with a token on it. While it is there, it does not count as a card in your hand.
    .title = A card face down
blackstone-rule-B-52 = You get a reward when another player, on their own turn, slides, swaps, flips, retains, guards, unguards or uses the vassal with your token. You get it at once, and both tokens come back:
    | Your token is on | One symbol matches | Both match |
    | a Knight task | a knight token or a Guild card | a knight token and a Guild card, or a Power card |
    | a Wizard task | a wizard token or a Guild card | a wizard token and a Guild card, or a Power card |
    | a King task | a Power card | a Machination card |
    You may also take nothing. Our rulings: the symbols are compared when you place the token, whatever happens to the vassal later. A Knight-Wizard card pays as the stack it is in. You are offered a card only if its deck can be drawn from.
    .title = When a token pays
blackstone-rule-B-53 = If a Saboteur clears the board, intrigue tokens on it come back without a reward. This is our ruling.
    .title = A cleared board pays nothing
blackstone-rule-B-54 = You can complete your face-down card when another player completes a task with a vassal that shows exactly the face in your card’s corner. You may complete it at once, if you can pay its upcharge, or leave it. After you complete a card like this, you cannot use intrigue for the rest of the game.
    It does not count as your task of the turn, but it scores points and can make the current round the last one. Our ruling: the faces must be the same, and a used wild matches every face-down card.
    .title = Completing a face-down card
blackstone-rule-B-55 = If several players get rewards, they decide one at a time, clockwise from the player whose turn it is. Only then does the turn continue.
    .title = Several rewards

## Rules: the end.

blackstone-rule-B-60 = When a player has 21 points the round is finished, so that all players have had the same number of turns. The advanced game goes to 30 points, but in the first edition to 21. The player with the most points wins. If there is a tie, the first of these that differs decides:
    - more Ploys
    - more King tasks
    - more Knight and Wizard tasks
    - more tokens
    - more retained vassals
    - more cards in hand
    If none of them differs, the game is tied. Guards do not count as tokens, and a face-down card does not count as a card in hand.
    .title = The last round
blackstone-rule-B-61 = After 200 rounds a game is scored as it is; a quest that you play together or solo is lost then. This is our ruling.
    .title = A game without end

## Rules: specials.

blackstone-rule-B-70 = If a special card comes up while spaces are being filled, it is set aside, and the next card fills the space. When all spaces are filled, the player whose turn it is puts each special card on an empty space, with the same side up. Our ruling: this applies whenever spaces are filled. On a full board the special card is discarded, and one that is on top of a deck stays there.
    .title = A special comes up
blackstone-rule-B-71 = | Side up | Slide, swap | Flip | Retain |
    | Assassin | yes | yes | no |
    | Saboteur | no | yes | yes, see (B-72) |
    You cannot guard either side, use it for a task or choose it for intrigue, and it matches nothing.
    .title = Assassin and Saboteur
blackstone-rule-B-72 = If you retain a Saboteur, you blow up the court. Every card on the board is discarded, and guards go to the supply. Then the thirteen starting spaces are dealt again, one card after the other from the four corner decks in turn, starting with your own. Vassals that were used this turn are gone, too. Face-down cards stay.
    .title = The Saboteur’s bang
blackstone-rule-B-73 = A special card is not one of the thirteen vassals. It is on the board in addition to them.
    .title = Not one of the thirteen

## Rules: families.

blackstone-rule-B-75 = For a knight token you may slide a vassal up to three free spaces in a straight line. You may also swap for a knight token.
    .title = Corwin
blackstone-rule-B-76 = The limits at the end of a turn (B-25) do not apply to you, and you start with one more token of each kind. In Puzzle Master’s Quest you start with one of each instead of none.
    Our ruling: your Kings still limit your income and your points. Keygriff is the strongest family even so; without these limits it won nine of ten games between two players.
    .title = Keygriff
blackstone-rule-B-77 = You may also slide a vassal diagonally for a knight token. You may also flip for a knight token.
    .title = Thistledown
blackstone-rule-B-78 = You may also swap vassals diagonally for a wizard token. You may also slide for a wizard token, but not diagonally.
    .title = Wolfram
blackstone-rule-B-79 = You receive a knight token for each King task or Ploy you complete, even if you give it away for a dog or complete it from face down. You may draw a card for a single knight token.
    .title = Evertine
blackstone-rule-B-80 = Once a turn your upcharge is one vassal less; you choose which one to leave out by choosing the ones you pay. You may also retain for a wizard token.
    .title = Gramberly
blackstone-rule-B-81 = You may complete two tasks a turn. In every edition you may guard a vassal with a knight token, and then the others cannot slide, swap, flip, retain or use it. The guard does not hinder you, and it stays with the vassal when you move it. Another player can remove your guard for two knight tokens. In the second edition and the prototype you cannot remove it yourself; this and that the guard stays with its vassal are our rulings.
    In the first edition all players also have guards (B-35). Theirs hinder you, but only yours keep others from using a vassal. If the first guard on a vassal is yours, removing it costs others two tokens.
    .title = Hester
blackstone-rule-B-82 = Once a turn, for a draw of your choice, you see two cards of the deck, if there are two. You keep one, and the other goes to the bottom of its deck. And once a turn you may pay with the other kind of token: a wizard for a slide or a retain, or a knight for a swap or a flip.
    Our ruling: one line of the prototype speaks of “Mawe”, which we take for an earlier name of this house. It does not matter how you pay for that draw, and the card you do not keep goes to the bottom of its deck.
    .title = Marbuck
blackstone-rule-B-83 = Four of these cards may be shuffled into the Guild deck. When you complete one, you say whether it is a Knight task or a Wizard task, and it joins that stack. Each time you muster, you choose which token it brings, as long as it counts for income. Our ruling: there are four of them, and they go into the Guild deck.
    .title = Knight-Wizard cards

## Rules: together, alone, rats and dogs.

blackstone-rule-B-90 = First edition: all 20 castle tokens start in limbo. At the start of every turn one sinks into the abyss. To complete a task you need two tokens in limbo to mark its vassals; they are not used up.
    A player’s first Ploy raises one token to nirvana, their second two, and so on. These come from the abyss, and from limbo if the abyss has too few. With 16 in nirvana you win at once. If limbo ever has fewer than two before that, you lose.
    .title = Limbo, abyss and nirvana
blackstone-rule-B-92 = Second edition and prototype: you win as soon as the points of both tableaus add up to 50. The rats are against you (B-94), and there are four dogs for you to adopt.
    .title = Fifty points
blackstone-rule-B-98 = Intrigue also works between partners: your partner can touch your vassal on purpose so that you get a reward. In a solo game there is no intrigue.
    .title = Intrigue between partners
blackstone-rule-B-99 = In both quests that you play together, partners and spectators can see all hands, face-down cards and newly drawn cards; only the decks are hidden. Our ruling: the rulebooks ask for no secrets between partners.
    .title = Hands face up
blackstone-rule-B-91 = First edition: you have eight turns. With 28 points you win at once; if you do not have them after your eighth turn, you lose.
    .title = Eight turns
blackstone-rule-B-93 = Second edition and prototype: with 28 points you win at once. The rats are against you (B-94), and there are four dogs for you to adopt.
    .title = Before the rats
blackstone-rule-B-97 = At the end of each of your turns, before the rats, Machination cards are turned over. Each names two spaces, left half first, and both letters of a half count, blue or not. A vassal on such a space is replaced from your refresh deck; special cards stay. This stops when two vassals have been replaced, or when no Machination is left to draw. Our ruling: at most 32 cards are turned over in one turn.
    .title = The refresh
blackstone-rule-B-94 = Every turn ends with one of 25 cards:
    | Card | What happens | How many |
    | 1, 2 or 3 rats | they join the rats in the walls | 8, 4 and 2 |
    | cat or duchess | nothing, a quiet night | 4 and 3 |
    | plague | you can no longer kill the rats that are there now | 4 |
    Plagued rats still count, and the plague card itself leaves the game. Twelve or more rats in the walls lose the game. When the deck is empty, its discarded cards are shuffled. Our rulings: if there are none, no card comes; and the number of cards of each kind is ours.
    .title = Rats in the walls
blackstone-rule-B-95 = When you complete a task, you may give the card away for a dog instead of keeping it:
    - a King task for a Jack Russell
    - a Wizard task for the Scottie
    - a Knight task for the Westie
    It still counts as your task of the turn, and intrigue treats it as completed. In the second edition such a task has no upcharge, in the prototype it does. Our ruling: the fourth dog, which the rulebooks count but do not name, is a second Jack Russell.
    .title = Adopting a dog
blackstone-rule-B-96 = | Dog | Costs | Kills one card of |
    | Westie | a knight token | 1 rat |
    | Scottie | a wizard token | 1 or 2 rats |
    | Jack Russell | a knight token and a wizard token | 1, 2 or 3 rats |
    Your own dogs hunt during your work. In the second edition each hunts once a turn, in the prototype as often as you pay. Plagued rats cannot be killed.
    .title = The hunt

## Rules: Queen’s Quest.

blackstone-rule-B-100 = The board, the corner decks and the choice of a deck are the same as in King’s Quest, but without wilds, special cards and families. Of the tasks only Machinations are used: five are face up in a row. Each player has three wizard tokens and no cards.
    .title = Setup
blackstone-rule-B-101 = Your three wizard tokens are your three actions. Knight tokens that you saved earlier are extra actions; you spend them when you have no wizard token left. You may end your turn whenever you like, and then you get the wizard tokens back.
    .title = Three actions
blackstone-rule-B-102 = Each of these is one action:
    - Take a face-up Machination into your hand.
    - Slide, swap or flip a vassal.
    - Save a knight token, if the supply has one. You can use it from your next turn on.
    - Use a Machination: for one of its halves or for both, a matching vassal goes from the board into one of your sets or begins a new one.
    If you use both halves, the left vassal goes first. The card is discarded, and your corner deck refills the spaces.
    .title = Actions
blackstone-rule-B-103 = The vassals of a set must be
    - all different in faction and in role (four at most), or
    - all of one faction, or
    - all of one role, or
    - all of one face
    This must be true after each vassal you add. A vassal never leaves its set.
    .title = Sets
blackstone-rule-B-104 = | Vassals in the set | 1 | 2 | 3 | 4 | 5 | each more |
    | all different | 0 | 1 | 2 | 4 | | |
    | one faction or one role | 0 | 1 | 2 | 3 | 4 | 1 |
    | one face | 0 | 1 | 4 | 8 | 16 | 8 |
    If more than one kind fits, the best one counts.
    .title = What sets are worth
blackstone-rule-B-105 = If you took face-up cards, the remaining ones move to the right and new ones come from the left. If you took none, the card on the far right is discarded first. Discarded cards never come back.
    .title = The end of a turn
blackstone-rule-B-106 = When the deck and the row are empty and a player has no Machination in hand, the round is finished and one more full round is played. The player with the most points in sets wins. Our ruling: players with the same score share the win.
    .title = The end of the game
blackstone-rule-B-107 = If the deck and the row are empty and no player has used a Machination for three rounds in a row, the game ends with that round. This is our ruling, so that every game ends.
    .title = Nobody moves on

## Rules: Wizard’s Quest.

blackstone-rule-B-110 = The board is empty. Each player is dealt a hidden hand of vassals: 25 for two players, 20 for three, 15 for four, without wilds and special cards. Five more vassals and five Machinations are face up. Each player has three wizard tokens.
    The head start is our own option: all players except the first start with saved knights.
    .title = Setup
blackstone-rule-B-111 = You have three actions and any saved knights, as in Queen’s Quest (B-101):
    - take a face-up Machination: the first in a turn costs one token, the second two, the third three, and so on; our ruling from the third on
    - slide a vassal or a stack to a free neighbouring space, or a single vassal onto a neighbour that shows the same face
    - swap two neighbouring vassals or stacks
    - flip a single vassal; stacks cannot be flipped
    - save a knight token
    - exchange a vassal in your hand for a face-up one
    - use a Machination (B-112)
    .title = Actions
blackstone-rule-B-112 = For one half of the card or for both, place a vassal from your hand, with either face up, if that face matches the half. It goes on a space that the half names. The space must be free or show the same face on top. The left vassal is placed first. Then the card is discarded.
    .title = Using a Machination
blackstone-rule-B-113 = The row of Machinations moves and is refilled as in Queen’s Quest (B-105), but an empty deck is reshuffled from its discard pile. There are always five face-up vassals.
    .title = The end of a turn
blackstone-rule-B-114 = You pass if you have no vassals left. You also pass if you used no Machination this turn and can use none now, neither from your hand nor from the row. Otherwise you end your turn and cannot pass. You may still take other actions first.
    After the first pass of the game the round is finished, and all players have one more turn. The player with the fewest vassals in hand wins. If there is a tie, the player with the most tokens wins; if that is a tie too, the game is tied. Our ruling: face-up cards count as playable because you could take them, so nobody can end the game at will.
    .title = Passing and the end
blackstone-rule-B-115 = After 100 rounds the game ends as it is. This is our ruling.
    .title = A quest without end

## Rules: Puzzle Master’s Quest.

blackstone-rule-B-120 = You follow the rules of King’s Quest together, with families if you like, intrigue, limits and upcharges. The differences: all 25 spaces are filled, there are two decks instead of four, nobody starts with tokens, and there are no Machinations, wilds or special cards. Points do not win here.
    .title = Setup
blackstone-rule-B-121 = You win at once when
    - exactly sixteen vassals are on the board, one of each of the sixteen faces
    - all of them are on the edge, and nobody is in the middle
    - each faction has one edge to itself: column B, column K, row S or row E
    - no two neighbours share a role
    You also win with faction and role exchanged. A corner belongs to both of its edges. Our ruling: neighbours share an edge; diagonal does not count.
    .title = The perfect perimeter
blackstone-rule-B-122 = When you retain a vassal you decide whether its space is refilled. After a task both vassals leave. Then you decide for each of the two spaces, the upper one first, whether it is refilled or stays empty.
    .title = Fewer vassals
blackstone-rule-B-123 = First edition: there are 20 castle tokens in limbo, and one of them sinks into the abyss at the start of each turn. If limbo is empty then, you lose. A task needs two tokens there. Second edition and prototype: the rats (B-94), and dogs to hunt them.
    .title = The time you have

## Pictures.

blackstone-picture-start = A court at the start: thirteen vassals on every second space.
blackstone-picture-ready = The task in hand needs a spy in column C and a scout in column K. Both are in place.
blackstone-picture-slide = You may slide the vassal on AO to any of the lit spaces.
blackstone-picture-dearer = One Knight task is completed, with a lion spy in its corner. The retained lion spy pays for the next one.
blackstone-picture-kings = Three Ploys and two Kings: the two best Ploys count, and the third waits for another King.
blackstone-picture-intrigue = There is an intrigue on the vassal on AS. If another player touches it, its owner gets a reward.
blackstone-picture-special = A Saboteur on CO and an Assassin on KT.
blackstone-picture-corwin = Corwin may slide a vassal up to three spaces: from AS to any of the lit spaces.
blackstone-picture-rats = There are eight rats in the walls, three of them plagued, and two dogs have been adopted.
blackstone-picture-limbo = Twelve castle tokens are left in limbo, six have sunk into the abyss, and two have risen to nirvana.
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
        - Muster: tokens for Knights and Wizards, as many as Kings allow (B-21, B-83)
        - Work: actions, and one task (B-22)
        - Replace: used vassals leave, your deck refills (B-23)
        - Intrigue: on a vassal after a task, otherwise a card face down, or pass (B-24, B-50)
        - Limits: nobody keeps more than their Kings allow (B-25)
        In the first edition limits come right after the work.
blackstone-aid-card = How to read a task card
    .text = | On the card | What it means |
        | one letter | anywhere in that row or column |
        | two letters | exactly on that space |
        | the blue letter | counts only with blue letters; then the right half needs one particular space |
        | animal and role | that face |
        | an animal alone | any vassal of that faction |
        | a role alone | any vassal of that role |
        | the face in the corner | what your next task of this type costs (B-41), and what intrigue compares (B-50) |
        | the number | points (B-43) |
blackstone-aid-rewards = What intrigue pays
    .text = | Your token is on | One symbol matches | Both match |
        | a Knight task | a knight token or a Guild card | both, or a Power card |
        | a Wizard task | a wizard token or a Guild card | both, or a Power card |
        | a King task | a Power card | a Machination card |
        | a card face down | | you complete it, once a game (B-54) |
blackstone-aid-kings = What Kings limit
    .text = | Limited by your Kings | How |
        | knight tokens, wizard tokens, hand, retained vassals | as many of each at the end of a turn (B-25) |
        | income | as many Knights and as many Wizards, including the household (B-21) |
        | points | as many Knight tasks, Wizard tasks and Ploys, without the household (B-43) |
        You have two Kings, and one more for every King task.
blackstone-aid-families = The families
    .text = | Family | First power | Second power |
        | Corwin | knight slides up to 3 in a line | knight swaps |
        | Keygriff | no limits | one more token of each kind at the start |
        | Thistledown | knight slides diagonally | knight flips |
        | Wolfram | wizard swaps diagonally | wizard slides |
        | Evertine | a knight for each King task or Ploy | one knight draws |
        | Gramberly | once a turn upcharge one vassal less | wizard retains |
        | Hester | two tasks a turn | knight guards against others |
        | Marbuck | one draw a turn shows two cards | once a turn a token counts as the other kind |
blackstone-aid-dogs = Rats and dogs
    .text = | Dog | Given for | Kills | Costs |
        | Westie | a Knight task | 1 rat | a knight |
        | Scottie | a Wizard task | up to 2 rats | a wizard |
        | Jack Russell | a King task | up to 3 rats | a knight and a wizard |
        One rat card comes at the end of every turn. With twelve or more rats you lose.
blackstone-aid-sets = What sets are worth
    .text = | Vassals | 1 | 2 | 3 | 4 | each more |
    | all different | 0 | 1 | 2 | 4 | |
    | one faction or one role | 0 | 1 | 2 | 3 | 1 |
    | one face | 0 | 1 | 4 | 8 | 8 |
blackstone-aid-queen-actions = Three actions
    .text = - Take a face-up Machination
    - Slide, swap or flip
    - Save a knight for a later turn
    - Use a Machination: one or two vassals into your sets
blackstone-aid-wizard-actions = Three actions
    .text = - Take a face-up Machination: 1 token, then 2, then 3
        - Slide (a vassal or a stack; a single vassal also onto the same face), swap, or flip a single one
        - Save a knight for a later turn
        - Exchange a vassal in your hand for a face-up one
        - Use a Machination: place one or two vassals
blackstone-aid-perimeter = The perfect perimeter
    .text = - Sixteen vassals, each face once
    - All on the edge, the middle empty
    - One faction to an edge and no neighbours of one role, or one role to an edge and no neighbours of one faction
    - Retain without refilling, and leave spaces empty after a task, to get down from 25

## Questions and answers.

blackstone-question-same-vassal = May one vassal count for both halves of a task?
    .answer = No. Each half needs its own vassal, even if one of them would match both (B-40).
blackstone-question-place-after = Must I spend my tokens before I complete a task?
    .answer = No. Actions and your task may come in any order; you may complete the task first and then continue (B-22). But vassals you have used can no longer be touched.
blackstone-question-household = Does my household Knight make the first Knight task more expensive?
    .answer = No. Only completed tasks cause an upcharge (B-41). Income is different: there the household card counts among those that Kings allow (B-44).
blackstone-question-from-board = Can a vassal on the board pay an upcharge?
    .answer = No, you must retain it first, with the right face up (B-31).
blackstone-question-back = Do the backs of retained vassals matter?
    .answer = No. A retained vassal counts only as the face that was up when you retained it (B-31).
blackstone-question-too-many = I have three Ploys and two Kings. Is the third Ploy wasted?
    .answer = Not forever. It stays in your tableau and counts as soon as you complete a King task (B-43).
blackstone-question-own-intrigue = Do I get a reward if I touch the vassal with my own token?
    .answer = No, only for another player’s action on their turn (B-52). Your tokens come back at the start of your turn anyway.
blackstone-question-flipped = Another player flips the vassal with my token so that it no longer matches. Do I get a reward?
    .answer = Yes. The flip itself counts, and the reward depends on what matched when you placed the token (B-52).
blackstone-question-empty-spaces = Are the empty spaces ever filled?
    .answer = Only where a vassal left the board, because it was used or retained. A slide just moves an empty space elsewhere.
blackstone-question-others-limits = Why do I have to discard when it is not my turn?
    .answer = Limits are checked for all players at the end of every turn. A reward may have given you too many cards (B-25).
blackstone-question-last-round = I reached 21 points. Do the others get another turn?
    .answer = Those who come after you in this round do. If you are the last player, the game is over after your turn (B-60).
blackstone-question-dog-points = Does a task that I gave away for a dog score points?
    .answer = No, it is discarded. It also does not make later tasks more expensive (B-95).
blackstone-question-set-kind = May a set in Queen’s Quest change its kind?
    .answer = Yes, as long as it is of some kind after each vassal. A lion spy and a lion scout have one faction. But two vassals that share nothing can grow only into a set that is all different (B-103).
blackstone-question-why-not-pass = Why can I not pass in Wizard’s Quest?
    .answer = Because you can use one of the Machinations in your hand or in the row. End your turn instead (B-114).
