## Blackstone Castle: every word that a player reads. The server, the terminal and the browser read this file.
## A message of a move has two forms: a sentence about somebody, and .log for a line below that name.
## What a move may name and does not is "absent".

## Moves: what somebody did, and the question before it is done.

blackstone-move-family = { $who } joins the house of { $family }
    .log = Joins the house of { $family }
blackstone-ask-family = Join the house of { $family }?
    .button = Join the house of { $family }
blackstone-move-corner = { $who } takes the { $corner } deck for refills
    .log = Takes the { $corner } deck for refills
blackstone-ask-corner = Take the { $corner } deck for refills?
    .button = The { $corner } deck
blackstone-move-refresh = { $who } takes the { $corner } deck for refreshing
    .log = Takes the { $corner } deck for refreshing
blackstone-ask-refresh = Take the { $corner } deck for refreshing?
    .button = The { $corner } deck for refreshing
blackstone-move-recall = { $who } takes the face-down card back
    .log = Takes the face-down card back
blackstone-ask-recall = Take the face-down card back?
    .button = Take the face-down card back
blackstone-move-leave = { $who } leaves { $at ->
        [absent] the face-down card
       *[other] { $at } empty
    }
    .log = Leaves { $at ->
            [absent] the face-down card
           *[other] { $at } empty
        }
blackstone-ask-leave = Leave { $at ->
        [absent] the face-down card
       *[other] { $at } empty
    }?
    .button = Leave { $at ->
            [absent] the face-down card
           *[other] { $at } empty
        }
blackstone-move-muster = { $who } musters { $token }
    .log = Musters { $token }
blackstone-ask-muster = Muster { $token }?
    .button = Muster { $token }
blackstone-move-slide = { $who } slides { $from } to { $to }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }
    .log = Slides { $from } to { $to }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-ask-slide = Slide { $from } to { $to }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }?
    .button = Slide { $from } to { $to }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-move-retain = { $who } retains { $at }{ $corner ->
        [absent] { "" }
        [none] , no refill
       *[other] , refill from the { $corner } deck
    }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }
    .log = Retains { $at }{ $corner ->
            [absent] { "" }
            [none] , no refill
           *[other] , refill from the { $corner } deck
        }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-ask-retain = Retain { $at }{ $corner ->
        [absent] { "" }
        [none] , no refill
       *[other] , refill from the { $corner } deck
    }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }?
    .button = Retain { $at }{ $corner ->
            [absent] { "" }
            [none] , no refill
           *[other] , refill from the { $corner } deck
        }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-move-swap = { $who } swaps { $from } and { $to }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }
    .log = Swaps { $from } and { $to }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-ask-swap = Swap { $from } and { $to }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }?
    .button = Swap { $from } and { $to }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-move-flip = { $who } flips { $at }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }
    .log = Flips { $at }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-ask-flip = Flip { $at }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }?
    .button = Flip { $at }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-move-draw = { $who } draws { $shown ->
        [two] one of two { $deck } cards
       *[other] a { $deck } card
    }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }
    .log = Draws { $shown ->
            [two] one of two { $deck } cards
           *[other] a { $deck } card
        }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-ask-draw = Draw { $shown ->
        [two] one of two { $deck } cards
       *[other] a { $deck } card
    }{ $pay ->
        [absent] { "" }
       *[other] { " " }with { $pay }
    }?
    .button = Draw { $shown ->
            [two] one of two { $deck } cards
           *[other] a { $deck } card
        }{ $pay ->
            [absent] { "" }
           *[other] { " " }with { $pay }
        }
blackstone-move-guard = { $who } guards { $at }
    .log = Guards { $at }
blackstone-ask-guard = Guard { $at }?
    .button = Guard { $at }
blackstone-move-unguard = { $who } removes a guard from { $at }
    .log = Removes a guard from { $at }
blackstone-ask-unguard = Remove a guard from { $at }?
    .button = Remove a guard from { $at }
blackstone-move-kill = { $who } sends the { $dog } after { $rats ->
        [one] a rat
       *[other] { $rats } rats
    }
    .log = Sends the { $dog } after { $rats ->
            [one] a rat
           *[other] { $rats } rats
        }
blackstone-ask-kill = Send the { $dog } after { $rats ->
        [one] a rat
       *[other] { $rats } rats
    }?
    .button = Send the { $dog } after { $rats ->
            [one] a rat
           *[other] { $rats } rats
        }
blackstone-move-complete = { $who } completes { $task } with { $left } and { $right }{ $as ->
        [absent] { "" }
       *[other] { " " }as a { $as } task
    }{ $dog ->
        [absent] { "" }
       *[other] { " " }for the { $dog }
    }{ $with ->
        [absent] { "" }
       *[other] , paying { $with }
    }
    .log = Completes { $task } with { $left } and { $right }{ $as ->
            [absent] { "" }
           *[other] { " " }as a { $as } task
        }{ $dog ->
            [absent] { "" }
           *[other] { " " }for the { $dog }
        }{ $with ->
            [absent] { "" }
           *[other] , paying { $with }
        }
blackstone-ask-complete = Complete { $task } with { $left } and { $right }{ $as ->
        [absent] { "" }
       *[other] { " " }as a { $as } task
    }{ $dog ->
        [absent] { "" }
       *[other] { " " }for the { $dog }
    }{ $with ->
        [absent] { "" }
       *[other] , paying { $with }
    }?
    .button = Complete { $task } with { $left } and { $right }{ $as ->
            [absent] { "" }
           *[other] { " " }as a { $as } task
        }{ $dog ->
            [absent] { "" }
           *[other] { " " }for the { $dog }
        }{ $with ->
            [absent] { "" }
           *[other] , paying { $with }
        }
blackstone-move-done = { $who } ends the work
    .log = Ends the work
blackstone-ask-done = End the work?
    .button = End the work
blackstone-move-keep = { $who } keeps { $task ->
        [absent] a card
       *[other] { $task }
    }
    .log = Keeps { $task ->
            [absent] a card
           *[other] { $task }
        }
blackstone-ask-keep = Keep { $task ->
        [absent] a card
       *[other] { $task }
    }?
    .button = Keep { $task ->
            [absent] a card
           *[other] { $task }
        }
blackstone-move-place = { $who } places the special on { $at }
    .log = Places the special on { $at }
blackstone-ask-place = Place the special on { $at }?
    .button = Place the special on { $at }
blackstone-move-reward = { $who } takes { $reward } for the intrigue
    .log = Takes { $reward } for the intrigue
blackstone-ask-reward = Take { $reward } for the intrigue?
    .button = Take { $reward } for the intrigue
blackstone-move-accept = { $who } completes the face-down card{ $as ->
        [absent] { "" }
       *[other] { " " }as a { $as } task
    }{ $with ->
        [absent] { "" }
       *[other] , paying { $with }
    }
    .log = Completes the face-down card{ $as ->
            [absent] { "" }
           *[other] { " " }as a { $as } task
        }{ $with ->
            [absent] { "" }
           *[other] , paying { $with }
        }
blackstone-ask-accept = Complete the face-down card{ $as ->
        [absent] { "" }
       *[other] { " " }as a { $as } task
    }{ $with ->
        [absent] { "" }
       *[other] , paying { $with }
    }?
    .button = Complete it{ $as ->
            [absent] { "" }
           *[other] { " " }as a { $as } task
        }{ $with ->
            [absent] { "" }
           *[other] , paying { $with }
        }
blackstone-move-decline = { $who } leaves the face-down card where it is
    .log = Leaves the face-down card where it is
blackstone-ask-decline = Leave the card face down?
    .button = Leave it face down
blackstone-move-refill = { $who } refills { $at }
    .log = Refills { $at }
blackstone-ask-refill = Refill { $at }?
    .button = Refill { $at }
blackstone-move-intrigue = { $who } lays an intrigue from { $task } on { $at }
    .log = Lays an intrigue from { $task } on { $at }
blackstone-ask-intrigue = Lay an intrigue from { $task } on { $at }?
    .button = Lay an intrigue from { $task } on { $at }
blackstone-move-facedown = { $who } lays { $task ->
        [absent] a card
       *[other] { $task }
    } face down
    .log = Lays { $task ->
            [absent] a card
           *[other] { $task }
        } face down
blackstone-ask-facedown = Lay { $task ->
        [absent] a card
       *[other] { $task }
    } face down?
    .button = Lay { $task ->
            [absent] a card
           *[other] { $task }
        } face down
blackstone-move-pass = { $who } passes
    .log = Passes
blackstone-ask-pass = Pass?
    .button = Pass
blackstone-move-discard = { $who } discards { $task ->
        [absent] the { $vassal }
       *[other] { $task }
    }
    .log = Discards { $task ->
            [absent] the { $vassal }
           *[other] { $task }
        }
blackstone-ask-discard = Discard { $task ->
        [absent] the { $vassal }
       *[other] { $task }
    }?
    .button = Discard { $task ->
            [absent] the { $vassal }
           *[other] { $task }
        }
blackstone-move-take = { $who } takes open card { $place }
    .log = Takes open card { $place }
blackstone-ask-take = Take open card { $place }?
    .button = Take open card { $place }
blackstone-move-knight = { $who } saves a knight token
    .log = Saves a knight token
blackstone-ask-knight = Save a knight token?
    .button = Save a knight token
blackstone-move-exchange = { $who } exchanges the { $vassal } for open vassal { $place }
    .log = Exchanges the { $vassal } for open vassal { $place }
blackstone-ask-exchange = Exchange the { $vassal } for open vassal { $place }?
    .button = Exchange the { $vassal } for open vassal { $place }
blackstone-move-end = { $who } ends the turn
    .log = Ends the turn
blackstone-ask-end = End the turn?
    .button = End the turn
blackstone-move-use = { $who } uses { $task }: { $left ->
        [absent] { $rightSet ->
            [absent] the { $rightVassal } on { $right }
           *[other] { $right } to { $rightSet }
        }
       *[other] { $leftSet ->
            [absent] the { $leftVassal } on { $left }
           *[other] { $left } to { $leftSet }
        }{ $right ->
            [absent] { "" }
           *[other] , { $rightSet ->
                [absent] the { $rightVassal } on { $right }
               *[other] { $right } to { $rightSet }
            }
        }
    }
    .log = Uses { $task }: { $left ->
            [absent] { $rightSet ->
                [absent] the { $rightVassal } on { $right }
               *[other] { $right } to { $rightSet }
            }
           *[other] { $leftSet ->
                [absent] the { $leftVassal } on { $left }
               *[other] { $left } to { $leftSet }
            }{ $right ->
                [absent] { "" }
               *[other] , { $rightSet ->
                    [absent] the { $rightVassal } on { $right }
                   *[other] { $right } to { $rightSet }
                }
            }
        }
blackstone-ask-use = Use { $task }: { $left ->
        [absent] { $rightSet ->
            [absent] the { $rightVassal } on { $right }
           *[other] { $right } to { $rightSet }
        }
       *[other] { $leftSet ->
            [absent] the { $leftVassal } on { $left }
           *[other] { $left } to { $leftSet }
        }{ $right ->
            [absent] { "" }
           *[other] , { $rightSet ->
                [absent] the { $rightVassal } on { $right }
               *[other] { $right } to { $rightSet }
            }
        }
    }?
    .button = Use { $task }: { $left ->
            [absent] { $rightSet ->
                [absent] the { $rightVassal } on { $right }
               *[other] { $right } to { $rightSet }
            }
           *[other] { $leftSet ->
                [absent] the { $leftVassal } on { $left }
               *[other] { $left } to { $leftSet }
            }{ $right ->
                [absent] { "" }
               *[other] , { $rightSet ->
                    [absent] the { $rightVassal } on { $right }
                   *[other] { $right } to { $rightSet }
                }
            }
        }

## How a move that is half said may end, as buttons.

blackstone-ending-pay = With { $pay }
blackstone-ending-draw = { $deck }{ $shown ->
    [two] , one of two cards
   *[other] { "" }
}{ $pay ->
    [absent] { "" }
   *[other] { " " }for { $pay }
}
blackstone-ending-intrigue = From { $task }{ $brings ->
    [none] { "" }
   *[other] , for { $brings }
}
blackstone-ending-set = Into { $set }
blackstone-ending-complete = { $as ->
    [absent] { $dog ->
        [absent] { $with ->
            [absent] Into your tableau
           *[other] Paying { $with }
        }
       *[other] For the { $dog }{ $with ->
            [absent] { "" }
           *[other] , paying { $with }
        }
    }
   *[other] As a { $as } task{ $dog ->
        [absent] { "" }
       *[other] { " " }for the { $dog }
    }{ $with ->
        [absent] { "" }
       *[other] , paying { $with }
    }
}
blackstone-step-side = Leave this half out
blackstone-step-refill = No refill
blackstone-cancel = Cancel
blackstone-undo = Undo

# What a move would add to one’s points.
blackstone-worth = { $move }: { $points }

## Actions of a turn, as buttons.

blackstone-action-slide = Slide
    .help = A vassal to a free space beside it.
blackstone-action-retain = Retain
    .help = A vassal goes to your tableau; its space is refilled.
blackstone-action-swap = Swap
    .help = Two vassals beside each other change places.
blackstone-action-flip = Flip
    .help = A vassal is turned over.
blackstone-action-draw = Draw
    .help = A task card into your hand.
blackstone-action-guard = Guard
    .help = A knight token keeps a vassal where it is.
blackstone-action-unguard = Unguard
    .help = A guard is sent away.
blackstone-action-kill = Hunt
    .help = One of your dogs kills rats.
blackstone-action-done = End work
    .help = Your turn goes on with what follows the work.
blackstone-action-knight = Save a knight
    .help = One knight token for a later turn.
blackstone-action-end = End turn
    .help = Your wizard tokens come back.
blackstone-action-pass = Pass
    .help = Only a player who can use no Machination passes. After the first pass the round is finished, and everybody has one more turn.
blackstone-action-title = { $help } { $family }: { $power }
blackstone-cost-knight = costs a knight token
blackstone-cost-wizard = costs a wizard token
blackstone-own-way = your family’s own way

## Things of the table.

blackstone-face-lion-emissary = lion emissary
    .one = a lion emissary
blackstone-face-lion-scout = lion scout
    .one = a lion scout
blackstone-face-lion-captain = lion captain
    .one = a lion captain
blackstone-face-lion-spy = lion spy
    .one = a lion spy
blackstone-face-dragon-emissary = dragon emissary
    .one = a dragon emissary
blackstone-face-dragon-scout = dragon scout
    .one = a dragon scout
blackstone-face-dragon-captain = dragon captain
    .one = a dragon captain
blackstone-face-dragon-spy = dragon spy
    .one = a dragon spy
blackstone-face-stag-emissary = stag emissary
    .one = a stag emissary
blackstone-face-stag-scout = stag scout
    .one = a stag scout
blackstone-face-stag-captain = stag captain
    .one = a stag captain
blackstone-face-stag-spy = stag spy
    .one = a stag spy
blackstone-face-raven-emissary = raven emissary
    .one = a raven emissary
blackstone-face-raven-scout = raven scout
    .one = a raven scout
blackstone-face-raven-captain = raven captain
    .one = a raven captain
blackstone-face-raven-spy = raven spy
    .one = a raven spy
blackstone-face-wild = wild
    .title = Wild
    .help = A wild vassal stands for any faction and role.
blackstone-face-assassin = assassin
    .title = Assassin
    .help = An assassin can be moved and turned over, not retained. It serves for no task.
blackstone-face-saboteur = saboteur
    .title = Saboteur
    .help = A saboteur stays where it is, but can be turned over. Retaining it clears the whole board.
blackstone-faction-lion = lion
    .one = a lion
blackstone-faction-dragon = dragon
    .one = a dragon
blackstone-faction-stag = stag
    .one = a stag
blackstone-faction-raven = raven
    .one = a raven
blackstone-role-emissary = emissary
    .one = an emissary
    .short = Em
blackstone-role-scout = scout
    .one = a scout
    .short = Sc
blackstone-role-captain = captain
    .one = a captain
    .short = Ca
blackstone-role-spy = spy
    .one = a spy
    .short = Sp
blackstone-vassal = { $up } ({ $down } behind)
blackstone-wanted-space = { $who } on { $at }
blackstone-wanted-row = { $who } in row { $at }
blackstone-wanted-column = { $who } in column { $at }
blackstone-type-knight = Knight
blackstone-type-wizard = Wizard
blackstone-type-king = King
blackstone-type-ploy = Ploy
blackstone-type-knight-wizard = Knight-Wizard
blackstone-task-knight = Knight task { $id }
blackstone-task-wizard = Wizard task { $id }
blackstone-task-king = King task { $id }
blackstone-task-ploy = Ploy { $id }
blackstone-task-knight-wizard = Knight-Wizard task { $id }
blackstone-deck-guild = Guild
blackstone-deck-power = Power
blackstone-deck-machination = Machination
blackstone-corner-nw = north-west
blackstone-corner-ne = north-east
blackstone-corner-se = south-east
blackstone-corner-sw = south-west
blackstone-pay-knight = a knight token
blackstone-pay-wizard = a wizard token
blackstone-pay-knights = two knight tokens
blackstone-reward-none = nothing
blackstone-reward-token = a token
blackstone-reward-guild = a Guild card
blackstone-reward-token-guild = a token and a Guild card
blackstone-reward-power = a Power card
blackstone-reward-machination = a Machination card
blackstone-into-new = a new set
blackstone-into = set { $number }
blackstone-dog-jack-russell = Jack Russell
    .help = Comes for a King task. Kills up to three rats for a knight token and a wizard token.
blackstone-dog-scottie = Scottie
    .help = Comes for a Wizard task. Kills up to two rats for a wizard token.
blackstone-dog-westie = Westie
    .help = Comes for a Knight task. Kills a single rat for a knight token.
blackstone-family-corwin = Corwin
    .help = A knight token slides up to three free spaces in a line. A knight token swaps.
blackstone-family-keygriff = Keygriff
    .help = No limits at the end of a turn. One more token of each kind at the start.
blackstone-family-thistledown = Thistledown
    .help = A knight token slides diagonally too. A knight token flips a vassal.
blackstone-family-wolfram = Wolfram
    .help = A wizard token swaps diagonally too. A wizard token slides.
blackstone-family-evertine = Evertine
    .help = A knight token for each King task or Ploy completed. One knight token draws.
blackstone-family-gramberly = Gramberly
    .help = Once a turn the upcharge is one vassal less. A wizard token retains.
blackstone-family-hester = Hester
    .help = Two tasks a turn. A knight token guards, and others may not use the guarded vassal.
blackstone-family-marbuck = Marbuck
    .help = One draw of a turn, which you choose, shows two cards; you keep one. Once a turn either token does the other’s work.
blackstone-balance = { $points ->
        [one] Begins with one point: our balance.
       *[other] Begins with { $points } points: our balance.
    }

## What is to be said of a task.

blackstone-needs = Needs { $what }
blackstone-needs-another = Needs another vassal beside the one on { $at }
blackstone-task-now = Can be done now
blackstone-task-away = { $actions ->
    [one] One action away
    [2] Two actions away
    [3] Three actions away
    [4] Four actions away
   *[other] { $actions } actions away
}
blackstone-task-ready = Its vassals stand ready
blackstone-task-facedown = Lies face down
blackstone-task-sides = { $count ->
    [one] One half on the board now
   *[other] Both sides on the board now
}
blackstone-task-wants = { $wants }.
blackstone-task-points = { $points ->
    [one] { " " }point.
   *[other] { " " }points.
}
blackstone-task-corner = Corner: { $face }
    .spoken = Corner { $face }.

## What would be lost by ending a turn now.

blackstone-unspent-task = { $task } can be completed now.
blackstone-unspent-tokens = { $count ->
    [one] You have 1 more token than Kings; it will be lost.
   *[other] You have { $count } more tokens than Kings; they will be lost.
}
blackstone-unspent-actions = { $count ->
    [one] 1 wizard token is not used; saved as a knight it would last.
   *[other] { $count } wizard tokens are not used; saved as knights they would last.
}

## What is asked of whoever is to move.

blackstone-prompt-family = Which family do you keep?
blackstone-prompt-corner = Choose your corner deck: it replaces the vassals that you use up.
blackstone-prompt-refresh = Your first turn ends: choose a second deck. It refreshes the board at the end of each of your turns.
blackstone-prompt-recall = Your face-down card: take it back, or leave it?
blackstone-prompt-muster = A Knight-Wizard card musters: which token?
blackstone-prompt-keep = You drew two: which one do you keep?
blackstone-prompt-refill = Refill the space, or leave it empty?
blackstone-prompt-intrigue = You may lay an intrigue from one of your tasks: it pays when another player touches the vassal.
blackstone-prompt-lay-facedown = You may lay a task face down, to complete it when another player uses a vassal with its corner’s face.
blackstone-prompt-nothing-left = Nothing is left to do this turn.
blackstone-prompt-unspent = { $unspent } { $ask }
blackstone-prompt-which = { $action }: { $help } Tap a lit one.
blackstone-prompt-work = Your turn: tap a task, a vassal or an action.
blackstone-prompt-work-sets = Your turn: take an open Machination, or use one of yours to collect vassals into sets.
blackstone-prompt-work-vassals = Your turn: take an open Machination, or use one of yours to lay vassals from your hand.
blackstone-prompt-place = Place the { $face } on a lit space.
blackstone-prompt-reward = Your intrigue on { $at } pays off: what do you take?
blackstone-prompt-facedown = Your face-down { $task } can be completed now.
blackstone-prompt-limits-hand = { $whose ->
    [own] You
   *[other] The turn of { $who } ends: you
} have { $has } cards, but only { $most } Kings. Tap { $over ->
    [one] the card
   *[other] the { $over } cards
} that you discard.
blackstone-prompt-limits-retained = { $whose ->
    [own] You
   *[other] The turn of { $who } ends: you
} have { $has } retained vassals, but only { $most } Kings. Tap { $over ->
    [one] the one
   *[other] the { $over }
} that you discard.
blackstone-prompt-limits-both = { $whose ->
    [own] You
   *[other] The turn of { $who } ends: you
} have { $has } cards and { $retained } retained vassals, but only { $most } Kings. Tap those that you discard: { $over ->
    [one] 1 card
   *[other] { $over } cards
} and { $overRetained ->
    [one] 1 vassal
   *[other] { $overRetained } vassals
}.
blackstone-prompt-answered = Your standing answer is given.
blackstone-prompt-over = The game is over: { $who } won, { $scores }.
blackstone-prompt-won = The quest is won.
blackstone-prompt-lost = The quest is lost.
blackstone-prompt-deck = Draw from which deck?
blackstone-prompt-hunt = Which dog, after which rats?
blackstone-prompt-how = How?
blackstone-prompt-one-of = { $task }: tap one of the { $count } lit vassals{ $wants ->
    [none] .
   *[other] , { $wants }.
}
blackstone-prompt-left = { $card }: choose the vassal for the left half.
blackstone-prompt-next = { $card }: choose what comes next.
blackstone-prompt-on-whom = Intrigue from { $task }: { $one ->
    [none] { "" }
   *[other] one mask brings { $one }{ $two ->
        [none] .
       *[other] ,{ " " }
    }
}{ $two ->
    [none] { "" }
   *[other] two masks { $two }.
}
blackstone-prompt-from-task = { $at }: from which task?
blackstone-prompt-which-corner = Refill from which corner?
blackstone-prompt-then = { $what }: tap where to, or an action.
blackstone-waits-family = { $who } chooses a family.
blackstone-waits-corner = { $who } chooses a deck.
blackstone-waits-refresh = { $who } chooses a deck.
blackstone-waits-reward = Waiting for { $who }, who may take a reward.
blackstone-waits-place = { $who } places a special.
blackstone-waits-intrigue = { $who } may lay an intrigue.
blackstone-waits-limits = { $who } has more than Kings allow and discards.
blackstone-waits = { $who } is to move.
blackstone-open-seat = open

## The table.

blackstone-court = The court
blackstone-options = Options
blackstone-letters = Show the letters of every space
blackstone-standing = Standing answers
blackstone-intrigue-about = Your token lies on a vassal of the board. When another player moves, flips, retains or uses that vassal you are paid at once, and better if both of its symbols are those of the task’s corner.
blackstone-not-this = This does not go with what you have chosen.
blackstone-or = { $before } or { $next }
blackstone-nobody = Nobody stands on { $at }.
blackstone-not-possible = This is not possible now.

# A space for those who hear the board: where, what lies there, what is on it, what can be done.
blackstone-space = { $at }, { $high ->
    [0] empty
    [1] { $card }
   *[other] { $card }, a stack of { $high }
}{ $used ->
    [yes] , used this turn
   *[no] { "" }
}{ $guards ->
    [none] { "" }
   *[other] , guarded by { $guards }
}{ $plots ->
    [none] { "" }
   *[other] , intrigue of { $plots }
}{ $asked ->
    [met] , fits the task
    [open] , asked for by the task
   *[no] { "" }
}{ $symbols ->
    [0] { "" }
    [one] , one symbol alike
   *[other] , both symbols alike
}{ $changed ->
    [yes] , just changed
   *[no] { "" }
}{ $verdict ->
    [right] , right
    [wrong] , not right yet
   *[no] { "" }
}{ $mark ->
    [chosen] , chosen
    [lit] , can be chosen
   *[none] { "" }
}
blackstone-lens-guard = guard of
blackstone-lens-plot = intrigue of
blackstone-deck-here = The { $corner } deck, { $size ->
    [0] empty
    [one] 1 card, on top { $card }
   *[other] { $size } cards, on top { $card }
}{ $users ->
    [none] { "" }
   *[other] , refills for { $users }
}{ $refresh ->
    [yes] , for the refresh
   *[no] { "" }
}{ $lit ->
    [yes] , can be chosen
   *[no] { "" }
}
blackstone-gap = empty
blackstone-hidden = hidden
blackstone-drawn = Just drawn: one is kept
blackstone-your-tasks = Your tasks
blackstone-your-machinations = Your Machinations
blackstone-open-machinations = Open Machinations
blackstone-your-vassals = Your vassals
blackstone-other-faces = show the other faces
blackstone-open-vassals = Open vassals
    .note = to exchange for one of yours
blackstone-tasks-of = Tasks of { $who }
blackstone-no-cards = no cards in hand
blackstone-knight-tokens = Knight tokens
    .help = { $count ->
        [one] 1 knight token
       *[other] { $count } knight tokens
    }: each pays for one action of a knight.
blackstone-wizard-tokens = Wizard tokens
    .help = { $count ->
        [one] 1 wizard token
       *[other] { $count } wizard tokens
    }: each pays for one action of a wizard.
blackstone-kings = Kings
    .help = As many tasks of each stack score, and as much may be kept at the end of a turn

## What wins, and what is left of the turn.

blackstone-goal-race = { $seat ->
    [own] { $has } points; the goal is { $most }
   *[none] To { $most } points
}
    .help = Complete tasks for points. Once somebody has { $most } the round is finished, and most points win.
blackstone-goal-long-race = { $seat ->
    [own] { $has } points; the goal is { $most }
   *[none] To { $most } points
}
    .help = Complete tasks for points. Once somebody has { $most } the round is finished, and most points win.
blackstone-goal-together = { $has } points together; the goal is { $most }
    .help = You win as soon as the tasks of both are worth { $most } points.
blackstone-goal-alone = { $has } points; the goal is { $most }
    .help = You win as soon as your tasks are worth { $most } points.
blackstone-goal-nirvana = { $has } of { $most } in nirvana
    .help = Every Ploy raises castle tokens to nirvana: your first one, the second two, and so on. { $most } there win.
blackstone-goal-perimeter = { $has } of { $most } stand right
    .help = Bring the { $most } faces to the edges: one faction on each edge and no two neighbours of one role, or the other way round, and nobody in the middle.
blackstone-goal-sets = { $seat ->
    [own] { $has ->
        [one] 1 point in sets
       *[other] { $has } points in sets
    }
   *[none] Most points in sets win
}
    .help = Use Machinations to take vassals off the board into your sets. Most points in sets win.
blackstone-goal-vassals = { $seat ->
    [own] { $has } left: fewest wins
   *[none] Fewest vassals wins
}
    .help = Use Machinations to lay your vassals on the board. The player with the fewest left in hand wins.
blackstone-goal-has = { $who } { $points }
blackstone-goal-about = { $now }. Round { $round }. { $help }{ $each ->
    [none] { "" }
   *[other] { " " }Now: { $each }.
}
blackstone-goal-last = Last round
    .help = { $round ->
        [0] The round is finished, then the game is over.
       *[other] The game ends after round { $round }.
    }
blackstone-tasks-left = { $count ->
    [0] Task done
    [one] 1 task
   *[other] { $count } tasks
}
    .help = { $count ->
        [0] No further task can be completed this turn.
        [one] One task can be completed this turn.
       *[other] Two tasks can be completed this turn.
    }

## Tableaus.

blackstone-stacks = Stacks; { $kings } Kings, so { $kings } tasks of each stack score alongside the King tasks
blackstone-stack-king = Kings
blackstone-stack-ploy = Ploys
blackstone-stack-knight = Knights
blackstone-stack-wizard = Wizards
blackstone-household = { $type } of the household: no points, and no upcharge comes from it
blackstone-completed = { $task }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. The next one of its kind also costs a retained { $face }.
blackstone-not-counted = not counted
blackstone-next-tasks = What your next tasks cost
blackstone-next-task = { $type } tasks: { $done ->
    [0] none completed; the first costs no upcharge.
   *[other] { $done } completed. { $due ->
        [0] The next one costs no upcharge.
       *[other] The next one also costs retained vassals: { $faces }. { $lacking ->
            [none] You have them.
           *[other] You lack { $lacking }.
        }
    }
}
blackstone-retained = Retained
blackstone-retained-by = Retained by { $who }
blackstone-your-sets = Your sets
blackstone-set-worth = { $set }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
blackstone-set-values = What a set of one, two, three and more vassals is worth
blackstone-set-sizes = Vassals
blackstone-set-kind-face = One face
blackstone-set-kind-faction = One faction
blackstone-set-kind-role = One role
blackstone-set-kind-different = All different
blackstone-set-points = Set { $set }: { $points }
blackstone-set-of = Set { $set } of { $who }
blackstone-in-hand = { $count } in hand
blackstone-machinations = { $count ->
    [one] 1 Machination
   *[other] { $count } Machinations
}
blackstone-vassals-in-hand = { $count ->
    [one] 1 vassal in hand
   *[other] { $count } vassals in hand
}
blackstone-saved = { $count ->
    [one] 1 knight saved
   *[other] { $count } knights saved
}
blackstone-plot-exhausted = intrigue exhausted
blackstone-plot-board = intrigue from { $task } on { $at }
blackstone-plot-facedown = face down: { $task ->
    [absent] a card
   *[other] { $task }
}
blackstone-refresh = Refresh
blackstone-last-refresh = The last refresh
blackstone-leaves = { $vassal } leaves
blackstone-comes = { $vassal } comes
blackstone-nobody-there = nobody stands there
blackstone-sources = Where the points come from
blackstone-source = { $what }: { $points }
blackstone-source-of = { $who }: { $part }
blackstone-sources-spoken = { $who }: { $total ->
    [one] 1 point
   *[other] { $total } points
}. { $parts }.
blackstone-score-balance = Our balance for { $family }
blackstone-score-task = { $type } { $id }
blackstone-score-uncounted = { $type } { $id } does not count: it is the { $place ->
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }th
} of its kind, with only { $kings } Kings
blackstone-score-set = Set { $set }: { $what }
blackstone-score-vassals = Vassals in hand
blackstone-set-one = one vassal
blackstone-set-face = { $size } vassals of one face
blackstone-set-faction = { $size } vassals of one faction
blackstone-set-role = { $size } vassals of one role
blackstone-set-different = { $size } vassals all different

## What threatens those who play together or alone, and the perfect perimeter.

blackstone-rats = Rats in the walls
blackstone-rats-about = { $has } of { $most } rats{ $plagued ->
    [0] .
   *[other] , { $plagued } of them plagued.
} { $help }
blackstone-rat-card = { $rats ->
    [one] A card of 1 rat. A dog can kill it.
   *[other] A card of { $rats } rats. A dog can kill it.
}
blackstone-plagued = { $rats ->
    [one] 1 plagued rat, which no dog can kill.
   *[other] { $rats } plagued rats, which no dog can kill.
}
blackstone-dog-here = { $dog }{ $who ->
    [none] , to be adopted instead of keeping a completed task.
   *[other] { " " }of { $who }.
} { $help }{ $tired ->
    [yes] { " " }It has hunted this turn.
   *[no] { "" }
}
blackstone-dogs = { $dog } ×{ $many }
blackstone-peril-about = { $now }. { $help }
blackstone-peril-rats = { $has } of { $most } rats
    .help = A card of rats comes at the end of every turn, and { $most } rats lose the game. Dogs kill them.
blackstone-peril-turns = { $has ->
    [one] 1 turn left
   *[other] { $has } turns left
}
    .help = When no turn is left the game is lost.
blackstone-peril-limbo = { $has } in limbo
    .help = Limbo is your time: one castle token sinks into the abyss at the start of every turn, and a task needs two. With fewer than { $least } the game is lost.
blackstone-peril-abyss = { $has } in limbo
    .help = Limbo is your time: one castle token sinks into the abyss at the start of every turn. When limbo is empty the game is lost.
blackstone-castles = Castle tokens
blackstone-limbo = Limbo
blackstone-abyss = Abyss
    .help = Castle tokens that time has taken. Ploys bring them up to nirvana.
blackstone-nirvana = Nirvana
blackstone-nirvana-goal = of { $most }
blackstone-perimeter = The perfect perimeter
    .mark = mark the board
blackstone-perimeter-nearest = Nearest order: { $lines }.
blackstone-perimeter-row = { $who } in row { $at }
blackstone-perimeter-column = { $who } in column { $at }
blackstone-perimeter-inside = { $count ->
    [0] The middle is empty
    [one] 1 in the middle must go
   *[other] { $count } in the middle must go
}
blackstone-perimeter-lacking = { $count ->
    [0] All sixteen faces are there
   *[other] Missing: { $faces }{ $more ->
        [0] { "" }
       *[other] , and { $more } more
    }
}
blackstone-perimeter-twice = { $count ->
    [0] No face is there twice
    [one] 1 face is there more than once
   *[other] { $count } faces are there more than once
}
blackstone-perimeter-in-line = { $count ->
    [one] 1 stands on its edge
   *[other] { $count } stand on their edge
}
blackstone-perimeter-roles-apart = { $count ->
    [0] No neighbours share a role
   *[other] { $count } share a role with a neighbour
}
blackstone-perimeter-factions-apart = { $count ->
    [0] No neighbours share a faction
   *[other] { $count } share a faction with a neighbour
}

## Answers that are given once and for all.

blackstone-standing-about = What you answer here is played for you at this table, so that nobody waits.
blackstone-standing-ask = ask me
blackstone-standing-forced = Answer for me when there is only one answer
blackstone-standing-reward = When my intrigue pays off
    .token = take the token
    .guild = take the Guild card
    .best = take the better card
    .none = take nothing
blackstone-standing-facedown = When my face-down card could be completed
    .decline = leave it
    .accept = complete it
blackstone-standing-intrigue = Intrigue at the end of my turn
    .pass = never
blackstone-standing-recall = My face-down card at the start of my turn
    .recall = take it back
    .leave = leave it
blackstone-standing-muster = A Knight-Wizard card brings
    .knight = a knight
    .wizard = a wizard

## What was agreed on, and how the editions differ. A line that stands in no book has .ours.

blackstone-terms = { $quest }: what is played
blackstone-terms-editions = How the editions differ
blackstone-terms-about = About
blackstone-terms-ours = Lines marked “ours” stand in no book, or the books are at odds.
    .about = About the games
blackstone-edition-first = first
blackstone-edition-second = second
blackstone-edition-prototype = prototype
blackstone-differs-king = A King task is worth
    .first = 3
    .second = 2
    .prototype = 2
    .ours = (ours)
blackstone-differs-ploy = A Ploy is worth
    .first = 6 or 7
    .second = 4 or 5
    .prototype = 4 or 5
    .ours = (ours)
blackstone-differs-castles = Castle tokens
    .first = 20
    .second = 10
    .prototype = 10
blackstone-differs-decks = Replenishment decks
    .first = each player a different one
    .second = any, also the same
    .prototype = any, also the same
blackstone-differs-after-work = After work come
    .first = limits, replace, intrigue
    .second = replace, intrigue, limits
    .prototype = replace, intrigue, limits
    .ours = (ours)
blackstone-differs-draw = Drawing a card
    .first = 1 wizard token
    .second = 1 wizard token or 2 knight tokens
    .prototype = 1 wizard token or 2 knight tokens
blackstone-differs-guards = Guards
    .first = everybody
    .second = Hester only
    .prototype = Hester only
blackstone-differs-advanced = The last round of the advanced game
    .first = at 21 points
    .second = at 30 points
    .prototype = at 30 points
blackstone-differs-hester = Hester’s own guards
    .first = she may take them away
    .second = they stay
    .prototype = they stay
    .ours = (ours)
blackstone-differs-together = Together
    .first = 16 castle tokens in nirvana while two are left in limbo
    .second = 50 points before there are 12 rats
    .prototype = 50 points before there are 12 rats
blackstone-differs-alone = Alone
    .first = 28 points in 8 turns
    .second = 28 points before there are 12 rats
    .prototype = 28 points before there are 12 rats
blackstone-differs-adoption = A task discarded for a dog
    .first = no dogs
    .second = costs no upcharge
    .prototype = costs its upcharge
blackstone-differs-hunt = A dog hunts
    .first = no dogs
    .second = once a turn
    .prototype = as often as it is paid
blackstone-differs-puzzle = Puzzle Master’s
    .first = the perfect perimeter before limbo is empty
    .second = the perfect perimeter before there are 12 rats
    .prototype = the perfect perimeter before there are 12 rats

## What else happened in a move.

blackstone-event-turn = Round { $round }: the turn of { $seat }.
blackstone-event-family = { $seat } belongs to the house of { $family }.
blackstone-event-corner = { $seat } refills from the { $corner } deck.
blackstone-event-recalled = { $seat } takes the intrigue back.
blackstone-event-mustered = { $seat } musters { $knight ->
    [0] { $wizard ->
        [0] nothing
        [one] 1 wizard token
       *[other] { $wizard } wizard tokens
    }
    [one] 1 knight token{ $wizard ->
        [0] { "" }
        [one] { " " }and 1 wizard token
       *[other] { " " }and { $wizard } wizard tokens
    }
   *[other] { $knight } knight tokens{ $wizard ->
        [0] { "" }
        [one] { " " }and 1 wizard token
       *[other] { " " }and { $wizard } wizard tokens
    }
}.
blackstone-event-tokens-lost = { $seat } gives back { $knight ->
    [0] { $wizard ->
        [one] 1 wizard token
       *[other] { $wizard } wizard tokens
    }
    [one] 1 knight token{ $wizard ->
        [0] { "" }
        [one] { " " }and 1 wizard token
       *[other] { " " }and { $wizard } wizard tokens
    }
   *[other] { $knight } knight tokens{ $wizard ->
        [0] { "" }
        [one] { " " }and 1 wizard token
       *[other] { " " }and { $wizard } wizard tokens
    }
}.
blackstone-event-token = { $seat } gets { $count ->
    [0] no token, since there is none left
   *[other] { $kind ->
        [knight] a knight token
       *[wizard] a wizard token
    }
}.
blackstone-event-slid = The vassal on { $from } goes to { $to }.
blackstone-event-swapped = The vassals on { $from } and { $to } change places.
blackstone-event-flipped = On { $space } now lies { $card }.
blackstone-event-retained = { $seat } retains { $card } from { $space }.
blackstone-event-drew = { $seat } draws a { $deck } card.
blackstone-event-guarded = { $seat } guards { $space }.
blackstone-event-unguarded = { $seat } takes a guard from { $space }.
blackstone-event-killed = The { $dog } kills { $rats ->
    [one] a rat
   *[other] { $rats } rats
}.
blackstone-event-completed = { $seat } completes { $card } with { $left } and { $right }.
blackstone-event-adopted = { $seat } adopts the { $dog }.
blackstone-event-upcharge = { $seat } pays { $cards }.
blackstone-event-accepted = { $seat } completes the face-down { $card }.
blackstone-event-declined = { $seat } leaves the card face down.
blackstone-event-laid-face-down = { $seat } lays a card face down.
blackstone-event-rewarded = { $seat } takes { $reward } for the intrigue.
blackstone-event-intrigue = { $seat } lays an intrigue from { $card } on { $space }.
blackstone-event-placed = { $card } is placed on { $space }.
blackstone-event-set-aside = A special turns up: { $card }.
blackstone-event-discarded = { $card } is discarded.
blackstone-event-discarded-seat = { $seat } discards { $card }.
blackstone-event-discarded-space = { $card } leaves { $space }.
blackstone-event-refilled = { $card ->
    [none] { $space } stays empty.
   *[other] { $space }: { $card } comes.
}
blackstone-event-refilled-vassal = { $space }: { $vassal } comes.
blackstone-event-board-reset = The whole board is dealt anew.
blackstone-event-refresh = The refresh turns up { $card }.
blackstone-event-castles = Castle tokens: { $limbo } in limbo, { $abyss } in the abyss, { $nirvana } in nirvana.
blackstone-event-rats = { $card ->
    [cat] A cat: no rats come.
    [duchess] The duchess: no rats come.
    [plague] The plague: the rats that are here can no longer be killed.
    [1] 1 rat more in the walls, { $about } in all.
   *[other] { $card } rats more in the walls, { $about } in all.
}
blackstone-event-rats-shuffled = The discarded rats are shuffled into a new deck of { $cards }.
blackstone-event-deck-shuffled = The discards are shuffled into a new { $deck } deck of { $cards }.
blackstone-event-vassals-shuffled = The { $cards } discarded vassals are shuffled and dealt into new decks.
blackstone-event-machinations-shuffled = The discards are shuffled into a new deck of { $cards } Machinations.
blackstone-event-turns-left = { $turns ->
    [one] 1 turn left.
   *[other] { $turns } turns left.
}
blackstone-event-last-round = The last round is round { $round }.
blackstone-event-knight = { $received ->
    [true] { $seat } saves a knight token.
   *[other] { $seat } gets no knight token, since there is none left.
}
blackstone-event-collected = Set { $set } of { $seat } gets { $vassal } and is now worth { $points }.
blackstone-event-opened = { $card } is opened.
blackstone-event-won = The quest is won.
blackstone-event-lost = The quest is lost.
blackstone-event-over = The game is over.

## The terminal’s picture.

blackstone-picture-round = Round { $round }
blackstone-picture-turn = The turn of { $who }: { $step }
blackstone-picture-waits = { $who } is to decide
blackstone-picture-limits = { $who } has more than Kings allow
blackstone-picture-step-family = families are chosen
blackstone-picture-step-corner = decks are chosen
blackstone-picture-step-refresh = a deck for refreshing is chosen
blackstone-picture-step-recall = the face-down card may come back
blackstone-picture-step-muster = a Knight-Wizard card musters
blackstone-picture-step-work = actions and tasks
blackstone-picture-step-keep = one of two cards is kept
blackstone-picture-step-place = a special is placed
blackstone-picture-step-reward = an intrigue is answered
blackstone-picture-step-refill = a space is refilled or left
blackstone-picture-step-intrigue = time for intrigue
blackstone-picture-step-limits = what is too much goes
blackstone-picture-step-over = the game is over
blackstone-picture-goal-race = { $most } points make the current round the last one
blackstone-picture-goal-long-race = { $most } points make the current round the last one
blackstone-picture-goal-together = { $has } points together; the goal is { $most }
blackstone-picture-goal-alone = { $has } points; the goal is { $most }
blackstone-picture-goal-nirvana = { $has } of { $most } castle tokens in nirvana
blackstone-picture-goal-perimeter = { $has } of { $most } vassals stand right
blackstone-picture-goal-sets = Most points in sets win
blackstone-picture-goal-vassals = Fewest vassals left win
blackstone-picture-peril-rats = { $has } of { $most } rats that lose the game
blackstone-picture-peril-turns = { $has } of { $most } turns left
blackstone-picture-peril-limbo = { $has } castle tokens in limbo, lost with fewer than { $least }
blackstone-picture-peril-abyss = { $has } castle tokens in limbo
blackstone-picture-corner = { $corner } { $card ->
    [none] empty
   *[other] { $card } on { $below }
}
blackstone-picture-deck-guild = Guild deck { $count }
blackstone-picture-deck-power = Power deck { $count }
blackstone-picture-deck-machination = Machination deck { $count }
blackstone-picture-deck-vassalDeck = Vassal deck { $count }
blackstone-picture-open-vassal = open vassal { $place } { $card }
blackstone-picture-open = open { $place }
blackstone-picture-has-aside = set aside { $value }
blackstone-picture-has-drawn = drawn { $value }
blackstone-picture-has-abyss = abyss { $value }
blackstone-picture-has-family = family { $value }
blackstone-picture-has-families = may choose { $value }
blackstone-picture-has-corner = corner { $value }
blackstone-picture-has-refreshCorner = refreshes from { $value }
blackstone-picture-has-knight = knight tokens { $value }
blackstone-picture-has-wizard = wizard tokens { $value }
blackstone-picture-has-saved = saved { $value }
blackstone-picture-has-hand = hand { $value }
blackstone-picture-has-machinations = hand { $value }
blackstone-picture-has-knights = Knight tasks { $value }
blackstone-picture-has-wizards = Wizard tasks { $value }
blackstone-picture-has-kings = King tasks { $value }
blackstone-picture-has-ploys = Ploys { $value }
blackstone-picture-has-retained = retained { $value }
blackstone-picture-has-vassals = vassals { $value }
blackstone-picture-has-intrigue = intrigue { $value }
blackstone-picture-has-dogs = dogs { $value }
blackstone-picture-has-rats = rats { $value }
blackstone-picture-set = set { $set } { $cards }
blackstone-picture-none = none
blackstone-picture-hidden = { $count } hidden
blackstone-picture-task = { $card } { $type } { $points }: { $left }, { $right }; corner { $corner }
blackstone-picture-upcharge = Upcharge: { $due ->
    [one] 1 vassal
   *[other] { $due } vassals
} of { $faces }

## What a move is good for, when somebody asks for a hint.

blackstone-merit-won = Wins the game.
blackstone-merit-last-round = Reaches { $points } points, so this round is the last one.
blackstone-merit-completes = { $points ->
        [0] Completes the { $task }, which does not count yet.
       *[other] Completes the { $task }: +{ $points }.
    }
blackstone-merit-king = You have { $kings } Kings then: more of your tasks count, and you may keep more.
blackstone-merit-ready = Brings both vassals of the { $task } to where it wants them.
blackstone-merit-nearer = { $actions ->
        [one] One more action brings the vassals of the { $task } to where it wants them.
       *[other] { $actions } more actions bring the vassals of the { $task } to where it wants them.
    }
blackstone-merit-retains = Retains { $who } for later.
blackstone-merit-retains-useful = Retains { $who }, which your next task of a kind costs.
blackstone-merit-cards = { $count ->
        [one] One more task in hand.
       *[other] { $count } more tasks in hand.
    }
blackstone-merit-tokens = { $knights ->
        [0] { $wizards ->
            [one] A wizard token more to work with.
           *[other] { $wizards } wizard tokens more to work with.
        }
       *[other] { $wizards ->
            [0] { $knights ->
                [one] A knight token more to work with.
               *[other] { $knights } knight tokens more to work with.
            }
           *[other] Tokens to work with: +{ $knights } knight, +{ $wizards } wizard.
        }
    }
blackstone-merit-intrigue = Lays an intrigue on the vassal at { $at }: you get something when somebody else touches it.
blackstone-merit-facedown = Lays a card face down, which may come into your tableau without vassals.
blackstone-merit-dog = Brings you a dog.
blackstone-merit-rats = { $count ->
        [one] One rat less
       *[other] { $count } rats less
    }: { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    }.
blackstone-merit-nirvana = { $count ->
        [one] Raises a castle token to nirvana
       *[other] Raises { $count } castle tokens to nirvana
    }; { $missing } to go.
blackstone-merit-perimeter = { $count ->
        [one] One more vassal of the perimeter stands right
       *[other] { $count } more vassals of the perimeter stand right
    }: { $right } of { $most }.
blackstone-merit-takes = { $count ->
        [0] Takes the { $task }, for later.
        [one] Takes the { $task }, one half of which can be used as things stand.
       *[other] Takes the { $task }, both halves of which can be used as things stand.
    }
blackstone-merit-halves = { $count ->
        [one] One half of the { $task } can be used then.
       *[other] Both halves of the { $task } can be used then.
    }
blackstone-merit-set = { $gain ->
        [0] Set { $set } becomes { $what }, which may grow.
       *[other] Set { $set } becomes { $what }: +{ $gain }.
    }
blackstone-merit-set-new = Begins set { $set }, which may grow.
blackstone-merit-lays = { $count ->
        [one] Gets rid of a vassal
       *[other] Gets rid of { $count } vassals
    }; { $left } left.
blackstone-merit-saves = { $count ->
        [one] Saves an action for a later turn.
       *[other] Saves { $count } actions for a later turn.
    }

## Why a move cannot be played.

blackstone-why-no-such-move = There is no such move in Blackstone Castle.
blackstone-why-not-now = This is not possible now.
blackstone-why-nothing-fits = There is nothing to do this with.
blackstone-why-wants-nothing = Nothing more is to be named for this move.
blackstone-why-wants-family = Name one of the families.
blackstone-why-wants-corner = Name a corner: NW, NE, SE or SW.
blackstone-why-wants-token = Say which token it is: knight or wizard.
blackstone-why-wants-space = Name one space: a letter of BLACK and one of STONE, such as BS.
blackstone-why-wants-from-to = Name two spaces, where from and where to.
blackstone-why-wants-two-spaces = Name two spaces, where from and where to.
blackstone-why-wants-retain = Name a space, and the corner deck that refills it.
blackstone-why-wants-deck = Name a deck: Guild, Power or Machination. Marbuck may add “two”.
blackstone-why-wants-kill = Name a dog, and the number of rats on the card.
blackstone-why-wants-complete = Name a card and two spaces.
blackstone-why-wants-task = Name a card.
blackstone-why-wants-task-space = Name a card and a space.
blackstone-why-wants-reward = Name a reward: a token, a Guild card, both, a Power card, a Machination card, or none.
blackstone-why-wants-vassal = Name a card or a vassal.
blackstone-why-wants-open-card = The open cards lie at the places 1 to { $most }.
blackstone-why-wants-open-vassal = The open vassals lie at the places 1 to { $most }.
blackstone-why-wants-use = Say for each half of the card which vassal is used where, or that it is left out.
blackstone-why-wants-exchange = Say which open vassal comes for which of yours.
blackstone-why-no-such-card = There is no such card.
blackstone-why-no-such-dog = There is no dog of that name.
blackstone-why-step-family = First choose a family.
blackstone-why-step-corner = First choose your replenishment deck.
blackstone-why-step-refresh = First choose the deck for refreshing: it must be a different deck from your own.
blackstone-why-step-recall = First say whether the face-down card comes back.
blackstone-why-step-muster = First say what a Knight-Wizard card brings, a knight or a wizard.
blackstone-why-step-work = Now is the time for actions and tasks, until you end the work.
blackstone-why-step-keep = First keep one of the two cards that were drawn.
blackstone-why-step-place = First place the { $card } on a free space.
blackstone-why-step-facedown = First answer for the face-down card: complete it, or leave it.
blackstone-why-step-reward = First choose the reward of the intrigue token.
blackstone-why-step-refill = First decide about { $at }: refill it, or leave it empty.
blackstone-why-step-intrigue = Now is the time for intrigue, or to pass.
blackstone-why-step-limits = First discard what is more than you have Kings.
blackstone-why-step-over = The game is over.
blackstone-why-family = This family was not dealt to you.
blackstone-why-no-deck-there = There is no deck in this corner.
blackstone-why-no-deck-in = There is no deck in corner { $corner }.
blackstone-why-no-refill = No vassal is left to refill the space, so nothing can be retained.
blackstone-why-refresh-other = The refresh deck must be a different deck from your own.
blackstone-why-corner-taken = { $who } has taken this deck; each player takes a different one.
blackstone-why-corner-others = Somebody else has taken that corner.
blackstone-why-corner-first = First choose the corner whose deck you take from.
blackstone-why-corners-chosen = The corners have been chosen.
blackstone-why-no-corners = There are no corner decks in this quest.
blackstone-why-borrowed = A token does the work of the other kind once a turn only.
blackstone-why-other-token = This costs { $cost }; { $pay } will not do here.
blackstone-why-usual-token = This costs { $cost } anyway, so it is not said.
blackstone-why-no-token = This costs { $cost }, and you have none to spend.
blackstone-why-two-knights = This costs two knight tokens, and you have fewer.
blackstone-why-no-action = No action is left.
blackstone-why-cost = This costs { $cost } tokens, and you have { $has }.
blackstone-why-occupied = There is a card on { $at } already; the space is occupied.
blackstone-why-no-slide = A slide does not lead from { $from } to { $at }.
blackstone-why-one-space = A vassal slides one space along its row or column.
blackstone-why-stack-slides = A stack slides to a free space only.
blackstone-why-stack-flip = A stack cannot be flipped.
blackstone-why-other-face = Another face shows on { $at }.
blackstone-why-apart = { $at } and { $other } are not next to each other.
blackstone-why-no-neighbours = Only neighbours in a row or column change places.
blackstone-why-reading-order = The space that comes first in reading order is named first.
blackstone-why-no-card-there = There is no card on { $at }.
blackstone-why-no-vassal-there = There is no vassal on { $at }.
blackstone-why-used = The vassal on { $at } has been used this turn.
blackstone-why-guarded = The vassal on { $at } is guarded.
blackstone-why-withheld = Hester’s guard keeps others from using the vassal on { $at }.
blackstone-why-saboteur-stays = A saboteur stays where it is.
blackstone-why-assassin-stays = An assassin cannot be retained.
blackstone-why-no-corner-wanted = A saboteur resets the board: name no corner.
blackstone-why-which-corner = Name the corner deck that refills the space.
blackstone-why-always-refilled = A retained vassal’s space is always refilled in this game.
blackstone-why-no-machinations = There is no Machination deck in this game.
blackstone-why-marbuck-two = Only Marbuck may draw one of two cards.
blackstone-why-drew-two = Two cards are shown only once a turn.
blackstone-why-one-card = The { $deck } deck has only one card left, so two cannot be shown.
blackstone-why-deck-empty = The { $deck } deck has no card left, nor have its discards.
blackstone-why-hester-guards = Only Hester sets guards in this edition.
blackstone-why-no-knight = A guard is a knight token, and you have none.
blackstone-why-special-guard = Assassins and saboteurs cannot be guarded.
blackstone-why-no-guards = No vassal is guarded.
blackstone-why-no-guard = There is no guard on { $at }.
blackstone-why-own-guards = Hester cannot take her own guards away.
blackstone-why-unguard-cost = Taking this guard away costs { $cost ->
    [one] a knight token
   *[other] { $cost } knight tokens
}.
blackstone-why-no-dogs = You have no dog.
blackstone-why-no-own-dog = You have no { $dog }.
blackstone-why-hunt-cost = The { $dog } hunts for { $knights ->
    [0] a wizard token
   *[other] { $wizards ->
        [0] a knight token
       *[other] a knight token and a wizard token
    }
}.
blackstone-why-dog-tired = A dog hunts once a turn.
blackstone-why-dog-afraid = The { $dog } does not dare to attack { $rats } rats.
blackstone-why-no-such-rats = There is no card of { $rats } unplagued { $rats ->
    [one] rat
   *[other] rats
}.
blackstone-why-keep = Keep one of the two cards that were drawn.
blackstone-why-choose-reward = Choose a reward.
blackstone-why-few-cards = You do not hold too many cards.
blackstone-why-few-vassals = You have not retained too many vassals.
blackstone-why-not-retained = You have not retained { $vassal }.
blackstone-why-not-in-hand = { $card } is not in your hand.
blackstone-why-tasks-done = { $most ->
    [one] One task a turn, and one has been completed.
   *[other] Two tasks a turn, and two have been completed.
}
blackstone-why-no-marks = There are not two castle tokens in limbo to mark the vassals with.
blackstone-why-two-vassals = Two different vassals are wanted.
blackstone-why-not-wanted = The card wants { $wanted }, which { $at } is not.
blackstone-why-not-wanted-there = The card wants { $wanted }, not the { $face } on { $at }.
blackstone-why-which-stack = Say whether the Knight-Wizard card is completed as a knight or as a wizard.
blackstone-why-no-stack = Only a Knight-Wizard card needs “knight” or “wizard”.
blackstone-why-no-dog-left = There is no { $dog } on the table.
blackstone-why-dog-for = A { $dog } comes for a { $type } task.
blackstone-why-adoption-free = A task that is discarded for a dog costs no upcharge.
blackstone-why-upcharge = The upcharge cannot be paid: first retain { $faces }.
blackstone-why-upcharge-less = The upcharge cannot be paid: first retain { $faces }, one of them left out.
blackstone-why-no-such-payment = There is no such way to pay the upcharge.
blackstone-why-which-payment = There are several ways to pay the upcharge: name the retained vassals that go.
blackstone-why-payment-named = The vassals that pay an upcharge are named only where there is a choice; of equal faces the first one goes, in the order of the list.
blackstone-why-facedown-first = First complete the face-down card, or leave it.
blackstone-why-reward-empty = There is no card left to draw.
blackstone-why-other-reward = This intrigue does not bring that reward.
blackstone-why-intrigue-task = Without a task completed this turn only a card of your hand can bear the token.
blackstone-why-not-completed = { $card } is none of your completed Knights, Wizards and Kings.
blackstone-why-unlike = The vassal on { $at } has neither the faction nor the role of the { $face }.
blackstone-why-facedown-task = After a task the tokens go on a completed task and on the board.
blackstone-why-exhausted = Your intrigue is exhausted.
blackstone-why-intrigue-used = Your intrigue tokens are in use.
blackstone-why-no-exchange = There are no vassals in hand to exchange.
blackstone-why-nobody-passes = Nobody passes in this quest; a turn is ended.
blackstone-why-pass-empty = You have no vassals left: pass when you are done{ $last ->
    [0] , and after this round there is one more.
   *[other] .
}
blackstone-why-pass-stuck = No Machination in your hand or in the row can be used now: pass when you are done{ $last ->
    [0] , and after this round there is one more.
   *[other] .
}
blackstone-why-end-used = You have used a Machination this turn, so you end it without passing.
blackstone-why-end-possible = { $card } could be used; only who can use no Machination passes.
blackstone-why-no-open-card = No card lies at place { $place }.
blackstone-why-no-open-vassal = No vassal lies at place { $place }.
blackstone-why-neither-half = One of the two halves has to be used.
blackstone-why-no-such-set = There is no set { $set }; a new one can be begun.
blackstone-why-no-kind = Set { $set } would be of no kind with a { $face } in it.
blackstone-why-which-set = Say which set the vassal goes into.
blackstone-why-sets-counted = Sets are counted from 1.
blackstone-why-unknown-vassal = There is no vassal of that name.
blackstone-why-no-such-vassal = You have no vassal like that.
blackstone-why-no-vassal-so = You have no vassal that lies like this.

## Names of the tasks: what the king of Avondell needs done, and what his knights and wizards do about it.

blackstone-task-name-G01 = The Night Watch at Deltimar
blackstone-task-name-G02 = A Duel before Breakfast
blackstone-task-name-G03 = The Blunted Lances
blackstone-task-name-G04 = Shields for the Ferrymen
blackstone-task-name-G05 = The Sergeant’s Wager
blackstone-task-name-G06 = Horses for the North Road
blackstone-task-name-G07 = A Gate Left Open
blackstone-task-name-G08 = The Squire Who Could Count
blackstone-task-name-G09 = Torches along the Wall
blackstone-task-name-G10 = The Toll Bridge Ambush
blackstone-task-name-G11 = An Escort without Colours
blackstone-task-name-G12 = The Armourer’s Debt
blackstone-task-name-G13 = Boots for Forty Men
blackstone-task-name-G14 = The Barley Patrol
blackstone-task-name-G15 = A Glove in the Moat
blackstone-task-name-G16 = The Captain’s Old Wound
blackstone-task-name-G17 = The Candle That Burned Blue
blackstone-task-name-G18 = A Letter Written Twice
blackstone-task-name-G19 = The Guild’s Locked Cellar
blackstone-task-name-G20 = Rain by Appointment
blackstone-task-name-G21 = The Mirror on the Stair
blackstone-task-name-G22 = Chalk on the Threshold
blackstone-task-name-G23 = A Raven with a Good Memory
blackstone-task-name-G24 = The Almanac Is Wrong
blackstone-task-name-G25 = Ink from Magdar
blackstone-task-name-G26 = The Apprentice’s Short Cut
blackstone-task-name-G27 = A Cure for Honesty
blackstone-task-name-G28 = The Star over Felth
blackstone-task-name-G29 = Voices in the Well
blackstone-task-name-G30 = The Seventh Shelf
blackstone-task-name-G31 = An Owl at Council
blackstone-task-name-G32 = The Sleeping Sentry

blackstone-task-name-P01 = The Harvest Oath
blackstone-task-name-P02 = A Crown for Every Valley
blackstone-task-name-P03 = The Hanshore Treaty
blackstone-task-name-P04 = The King’s Empty Chair
blackstone-task-name-P05 = A Council behind Curtains
blackstone-task-name-P06 = The Ransom of the Ferry
blackstone-task-name-P07 = Deltimar Lights Its Beacon
blackstone-task-name-P08 = The Three Borders
blackstone-task-name-P09 = A Charter for the Guilds
blackstone-task-name-P10 = The Queen’s Cousin
blackstone-task-name-P11 = Peace with Magdar until Spring
blackstone-task-name-P12 = The Barley Tithe
blackstone-task-name-P13 = An Heir at the Window
blackstone-task-name-P14 = The Margrave Kneels
blackstone-task-name-P15 = A Fleet on Paper
blackstone-task-name-P16 = The Felth Hostages Go Home
blackstone-task-name-P17 = The Roads of Permon
blackstone-task-name-P18 = A Toast to Absent Friends
blackstone-task-name-P19 = The Royal Seal Is Missing
blackstone-task-name-P20 = Blackstone Closes Its Gates
blackstone-task-name-P21 = A Banquet for Two Enemies
blackstone-task-name-P22 = The King’s Second Opinion
blackstone-task-name-P23 = The Crossing at Low Water
blackstone-task-name-P24 = A Marriage on Conditions
blackstone-task-name-P25 = The Masons’ Strike
blackstone-task-name-P26 = Envoys from the Mountains
blackstone-task-name-P27 = The Treasury by Candlelight
blackstone-task-name-P28 = A Pardon Signed Too Soon
blackstone-task-name-P29 = The Winter Court
blackstone-task-name-P30 = The Harbour Chain
blackstone-task-name-P31 = A Legion Comes Home
blackstone-task-name-P32 = The Long View from the Tower

blackstone-task-name-M01 = The Tolls of Hanshore
blackstone-task-name-M02 = A Bridge against Magdar
blackstone-task-name-M03 = The Felth Road
blackstone-task-name-M04 = An Empty Envelope
blackstone-task-name-M05 = The Admiral’s Two Ledgers
blackstone-task-name-M06 = Snow on the Pass
blackstone-task-name-M07 = A Wedding in Deltimar
blackstone-task-name-M08 = The Wrong Cargo
blackstone-task-name-M09 = Three Keys to One Gate
blackstone-task-name-M10 = A Map with a Fold
blackstone-task-name-M11 = The Envoy Who Stayed
blackstone-task-name-M12 = Salt for Magdar
blackstone-task-name-M13 = A Lantern on the Cliff
blackstone-task-name-M14 = The Fen Guide
blackstone-task-name-M15 = A Seal of Permon
blackstone-task-name-M16 = The Pilot’s Silence
blackstone-task-name-M17 = Grain under Guard
blackstone-task-name-M18 = A Truce of Nine Days
blackstone-task-name-M19 = The Borrowed Banner
blackstone-task-name-M20 = Smoke over Felth
blackstone-task-name-M21 = The Old Tax Road
blackstone-task-name-M22 = A Seat by the Fire
blackstone-task-name-M23 = The Margrave’s Nephew
blackstone-task-name-M24 = Ropes across the River
blackstone-task-name-M25 = The Second Courier
blackstone-task-name-M26 = A Bell at Midnight
blackstone-task-name-M27 = The Dragon’s Tooth
blackstone-task-name-M28 = Hostages to Supper
blackstone-task-name-M29 = The Quiet Harbour
blackstone-task-name-M30 = A Border Stone Moved
blackstone-task-name-M31 = The Last Legion’s Pay
blackstone-task-name-M32 = A Throne Declined

blackstone-task-name-K1 = The Enchanted Spur
blackstone-task-name-K2 = A Sword with a Spell on It
blackstone-task-name-K3 = The Wizard in Armour
blackstone-task-name-K4 = The Oath and the Riddle

## What can be agreed on before a game; first of all, what the game is.

blackstone-summary = Vassals, tasks and intrigue on a five by five court.
blackstone-variant-kings-quest = King’s Quest
    .summary = Arrange vassals to complete tasks; 21 points make the current round the last one.
    .length = about 60 minutes
    .difficulty = learned in fifteen minutes
blackstone-variant-advanced = Advanced King’s Quest
    .summary = King’s Quest with the blue letters, which pin every task to a space.
    .length = about 75 minutes
    .difficulty = for those who know King’s Quest
blackstone-variant-coop = King’s Quest together
    .summary = Two players against the castle’s clock or against the rats in its walls.
    .length = about 60 minutes
    .difficulty = for those who know King’s Quest
blackstone-variant-solo = King’s Quest alone
    .summary = Reach 28 points before the turns run out or the rats take over.
    .length = about 40 minutes
    .difficulty = for those who know King’s Quest
blackstone-variant-queens-quest = Queen’s Quest
    .summary = Take vassals off the board and collect them in sets.
    .length = about 30 minutes
    .difficulty = learned in ten minutes
blackstone-variant-wizards-quest = Wizard’s Quest
    .summary = Lay your vassals on an empty board; who has the fewest left wins.
    .length = about 30 minutes
    .difficulty = learned in ten minutes
blackstone-variant-puzzle-master = Puzzle Master’s Quest
    .summary = Together bring the sixteen faces to the edges in the perfect order.
    .length = about 30 minutes
    .difficulty = a puzzle
blackstone-beginning-first = First game
    .summary = King’s Quest without families, so all can do the same.
blackstone-beginning-book = By the book
    .summary = King’s Quest in which everybody is dealt a family with powers of its own.
blackstone-beginning-everything = Everything
    .summary = Advanced King’s Quest with all eight families, assassins, wilds and Knight-Wizard cards.
blackstone-preset-first-game = First game
    .summary = Nobody has a family, so all can do the same.
blackstone-preset-by-the-book = By the book
    .summary = Everybody is dealt a family with powers of its own.
blackstone-preset-choose-of-two = Choose one of two
    .summary = Everybody is dealt two of all eight families and keeps one.
blackstone-preset-balanced-families = Balanced families
    .summary = Everybody is dealt one of all eight families. Ours: the weaker ones begin with points.
blackstone-option-edition = Edition
    .summary = Which edition of the rules is played.
blackstone-option-edition-second = Second edition
blackstone-option-edition-first = First edition
blackstone-option-edition-prototype = The prototype
blackstone-option-families = Families
    .summary = Whether everybody belongs to a family with powers of its own: by lot, or one kept of two.
blackstone-option-families-none = Nobody has one
blackstone-option-families-random = Everybody is dealt one
blackstone-option-families-choice = Everybody keeps one of two
blackstone-option-bonusFamilies = Bonus families
    .summary = Adds Evertine, Gramberly, Hester and Marbuck to the four families.
blackstone-option-balance = Balanced families
    .summary = Ours, not in the book: every family begins with points that make up for its power.
blackstone-option-headStart = Head start
    .summary = Ours, not in the book: everybody after the first player begins with saved knights.
blackstone-option-assassins = Assassins
    .summary = Adds four Assassin/Saboteur cards to the vassals.
blackstone-option-wilds = Wilds
    .summary = Adds four wild vassals.
blackstone-option-knightWizards = Knight wizards
    .summary = Adds four Knight-Wizard cards to the Guild deck.
blackstone-option-blueLetters = Blue letters
    .summary = The blue letter of a task counts too, so that its right vassal has one space to be on.

blackstone-setup-families = There are only { $families } families, too few for { $players } players to choose from two each: add the bonus families, or deal everybody one at random.

## The rules by their numbers.

