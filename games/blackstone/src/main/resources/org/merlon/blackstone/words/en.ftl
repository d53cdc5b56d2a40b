## Blackstone Castle: every word that a player reads. The server, the terminal and the browser read this file.
## A message of a move has two forms: a sentence about somebody, and .log for a line below that name.
## What a move may name and does not is "absent".

## Moves: what somebody did, and the question before it is done.

blackstone-move-family = { $who } joins the house of { $family }
    .log = Joins the house of { $family }
blackstone-ask-family = Join the house of { $family }?
    .button = Join the house of { $family }
blackstone-move-corner = { $who } chooses the { $corner } corner deck
    .log = Chooses the { $corner } corner deck
blackstone-ask-corner = Choose the { $corner } corner deck?
    .button = The { $corner } deck
blackstone-move-refresh = { $who } chooses the { $corner } deck as the refresh deck
    .log = Chooses the { $corner } deck as the refresh deck
blackstone-ask-refresh = Choose the { $corner } deck as the refresh deck?
    .button = The { $corner } deck as the refresh deck
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
blackstone-ask-done = End your work?
    .button = End work
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
blackstone-move-place = { $who } places the special card on { $at }
    .log = Places the special card on { $at }
blackstone-ask-place = Place the special card on { $at }?
    .button = Place the special card on { $at }
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
blackstone-move-decline = { $who } leaves the face-down card
    .log = Leaves the face-down card
blackstone-ask-decline = Leave the card face down?
    .button = Leave it face down
blackstone-move-refill = { $who } refills { $at }
    .log = Refills { $at }
blackstone-ask-refill = Refill { $at }?
    .button = Refill { $at }
blackstone-move-intrigue = { $who } places an intrigue from { $task } on { $at }
    .log = Places an intrigue from { $task } on { $at }
blackstone-ask-intrigue = Place an intrigue from { $task } on { $at }?
    .button = Place an intrigue from { $task } on { $at }
blackstone-move-facedown = { $who } places { $task ->
        [absent] a card
       *[other] { $task }
    } face down
    .log = Places { $task ->
            [absent] a card
           *[other] { $task }
        } face down
blackstone-ask-facedown = Place { $task ->
        [absent] a card
       *[other] { $task }
    } face down?
    .button = Place { $task ->
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
blackstone-move-take = { $who } takes face-up card { $place }
    .log = Takes face-up card { $place }
blackstone-ask-take = Take face-up card { $place }?
    .button = Take face-up card { $place }
blackstone-move-knight = { $who } saves a knight token
    .log = Saves a knight token
blackstone-ask-knight = Save a knight token?
    .button = Save a knight token
blackstone-move-exchange = { $who } exchanges the { $vassal } for face-up vassal { $place }
    .log = Exchanges the { $vassal } for face-up vassal { $place }
blackstone-ask-exchange = Exchange the { $vassal } for face-up vassal { $place }?
    .button = Exchange the { $vassal } for face-up vassal { $place }
blackstone-move-end = { $who } ends the turn
    .log = Ends the turn
blackstone-ask-end = End your turn?
    .button = End turn
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
    .help = Move a vassal to a free space next to it.
blackstone-action-retain = Retain
    .help = Take a vassal into your tableau; its space is refilled.
blackstone-action-swap = Swap
    .help = Two vassals next to each other change places.
blackstone-action-flip = Flip
    .help = Turn a vassal over.
blackstone-action-draw = Draw
    .help = Draw a task card into your hand.
blackstone-action-guard = Guard
    .help = Place a knight token on a vassal, so that it stays where it is.
blackstone-action-unguard = Unguard
    .help = Remove a guard.
blackstone-action-kill = Hunt
    .help = One of your dogs kills rats.
blackstone-action-done = End work
    .help = Finish your actions and go on to the rest of your turn.
blackstone-action-knight = Save a knight
    .help = Save one knight token for a later turn.
blackstone-action-end = End turn
    .help = You get your wizard tokens back.
blackstone-action-pass = Pass
    .help = You may pass only if you can use no Machination. After the first pass, the round is finished and all players have one more turn.
blackstone-action-title = { $help } { $family }: { $power }
blackstone-cost-knight = costs a knight token
blackstone-cost-wizard = costs a wizard token
blackstone-own-way = special action of your family

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
    .help = A wild vassal counts as any faction and role.
blackstone-face-assassin = assassin
    .title = Assassin
    .help = You can move an assassin and turn it over, but not retain it. You cannot use it for a task.
blackstone-face-saboteur = saboteur
    .title = Saboteur
    .help = You cannot move a saboteur, but you can turn it over. Retaining it clears the whole board.
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
    .help = You get it for a King task. Kills up to three rats for a knight token and a wizard token.
blackstone-dog-scottie = Scottie
    .help = You get it for a Wizard task. Kills up to two rats for a wizard token.
blackstone-dog-westie = Westie
    .help = You get it for a Knight task. Kills one rat for a knight token.
blackstone-family-corwin = Corwin
    .help = For a knight token you may slide up to three free spaces in a line, or swap.
blackstone-family-keygriff = Keygriff
    .help = You have no limits at the end of your turn, and one more token of each kind at the start.
blackstone-family-thistledown = Thistledown
    .help = For a knight token you may also slide diagonally, or flip a vassal.
blackstone-family-wolfram = Wolfram
    .help = For a wizard token you may also swap diagonally, or slide.
blackstone-family-evertine = Evertine
    .help = You get a knight token for each King task or Ploy you complete. You draw for one knight token.
blackstone-family-gramberly = Gramberly
    .help = Once a turn your upcharge is one vassal less. You retain for a wizard token.
blackstone-family-hester = Hester
    .help = You may complete two tasks a turn. You guard for a knight token, and others may not use the guarded vassal.
blackstone-family-marbuck = Marbuck
    .help = For one draw a turn you see two cards and keep one. Once a turn you may use a token as the other kind.
blackstone-balance = { $points ->
        [one] Starts with one point, to balance the families (our addition).
       *[other] Starts with { $points } points, to balance the families (our addition).
    }

## What is to be said of a task.

blackstone-needs = Needs { $what }
blackstone-needs-another = Needs another vassal next to the one on { $at }
blackstone-task-now = You can complete it now
blackstone-task-away = { $actions ->
    [one] One action away
    [2] Two actions away
    [3] Three actions away
    [4] Four actions away
   *[other] { $actions } actions away
}
blackstone-task-ready = Its vassals are in place
blackstone-task-facedown = Lies face down
blackstone-task-sides = { $count ->
    [one] You can use one half now
   *[other] You can use both halves now
}
blackstone-task-wants = { $wants }.
blackstone-task-points = { $points ->
    [one] { " " }point.
   *[other] { " " }points.
}
blackstone-task-corner = Corner: { $face }
    .spoken = Corner { $face }.

## What would be lost by ending a turn now.

blackstone-unspent-task = You can still complete { $task }.
blackstone-unspent-tokens = { $count ->
    [one] 1 of your tokens is over the limit and will be lost.
   *[other] { $count } of your tokens are over the limit and will be lost.
}
blackstone-unspent-actions = { $count ->
    [one] You have 1 unused wizard token. You could save it as a knight.
   *[other] You have { $count } unused wizard tokens. You could save them as knights.
}

## What is asked of whoever is to move.

blackstone-prompt-family = Which family do you keep?
blackstone-prompt-corner = Choose your corner deck. It replaces the vassals that you use.
blackstone-prompt-refresh = At the end of your first turn, choose a second deck. It refreshes the board at the end of each of your turns.
blackstone-prompt-recall = Do you want to take back your face-down card?
blackstone-prompt-muster = You have a Knight-Wizard card. Which token do you want for it?
blackstone-prompt-keep = You drew two cards. Which one do you keep?
blackstone-prompt-refill = Refill the space, or leave it empty?
blackstone-prompt-intrigue = You may place an intrigue from one of your tasks. You get a reward when another player touches that vassal.
blackstone-prompt-lay-facedown = You may place a task face down. You can complete it when another player uses a vassal that matches its corner.
blackstone-prompt-nothing-left = You can do nothing more this turn.
blackstone-prompt-unspent = { $unspent } { $ask }
blackstone-prompt-which = { $action }: { $help } Tap one that is lit.
blackstone-prompt-work = Your turn: tap a task, a vassal or an action.
blackstone-prompt-work-sets = Your turn: take a face-up Machination, or use one of yours to collect vassals in sets.
blackstone-prompt-work-vassals = Your turn: take a face-up Machination, or use one of yours to place vassals from your hand.
blackstone-prompt-place = Place the { $face } on a lit space.
blackstone-prompt-reward = Your intrigue on { $at } pays off. Choose your reward.
blackstone-prompt-facedown = You can now complete your face-down { $task }.
blackstone-prompt-limits-hand = { $whose ->
    [own] You
   *[other] The turn of { $who } ends: you
} have { $has } cards, but only { $most } Kings. Tap { $over ->
    [one] the card
   *[other] the { $over } cards
} you want to discard.
blackstone-prompt-limits-retained = { $whose ->
    [own] You
   *[other] The turn of { $who } ends: you
} have { $has } retained vassals, but only { $most } Kings. Tap { $over ->
    [one] the one
   *[other] the { $over }
} you want to discard.
blackstone-prompt-limits-both = { $whose ->
    [own] You
   *[other] The turn of { $who } ends: you
} have { $has } cards and { $retained } retained vassals, but only { $most } Kings. Tap the ones you want to discard: { $over ->
    [one] 1 card
   *[other] { $over } cards
} and { $overRetained ->
    [one] 1 vassal
   *[other] { $overRetained } vassals
}.
blackstone-prompt-answered = You have already answered this in advance.
blackstone-prompt-deck = Draw from which deck?
blackstone-prompt-hunt = Which dog should hunt which rats?
blackstone-prompt-how = How?
blackstone-prompt-over = The game is over.
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
blackstone-prompt-then = { $what }: tap a target, or an action.
blackstone-waits-family = { $who } is choosing a family.
blackstone-waits-corner = { $who } is choosing a deck.
blackstone-waits-refresh = { $who } is choosing a deck.
blackstone-waits-reward = Waiting for { $who }, who may take a reward.
blackstone-waits-place = { $who } is placing a special card.
blackstone-waits-intrigue = { $who } may place an intrigue.
blackstone-waits-limits = { $who } has too many cards and must discard.
blackstone-waits = { $who } is to move.
blackstone-open-seat = open

## The table.

blackstone-court = The court
blackstone-options = Options
blackstone-letters = Show the letters of all spaces
blackstone-standing = Automatic answers
blackstone-intrigue-about = Your token is on a vassal. When another player moves, flips, retains or uses that vassal, you get a reward at once. The reward is better if both of its symbols match the task’s corner.
blackstone-not-this = This does not fit what you have chosen.
blackstone-or = { $before } or { $next }
blackstone-nobody = There is no vassal on { $at }.
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
   *[other] , corner deck of { $users }
}{ $refresh ->
    [yes] , for the refresh
   *[no] { "" }
}{ $lit ->
    [yes] , can be chosen
   *[no] { "" }
}
blackstone-gap = empty
blackstone-hidden = hidden
blackstone-drawn = Just drawn: keep one
blackstone-your-tasks = Your tasks
blackstone-your-machinations = Your Machinations
blackstone-open-machinations = Face-up Machinations
blackstone-your-vassals = Your vassals
blackstone-other-faces = show the other faces
blackstone-open-vassals = Face-up vassals
    .note = to exchange for one of yours
blackstone-tasks-of = Tasks of { $who }
blackstone-no-cards = no cards in hand
blackstone-knight-tokens = Knight tokens
    .help = { $count ->
        [one] 1 knight token
       *[other] { $count } knight tokens
    }: each pays for one knight action.
blackstone-wizard-tokens = Wizard tokens
    .help = { $count ->
        [one] 1 wizard token
       *[other] { $count } wizard tokens
    }: each pays for one wizard action.
blackstone-kings = Kings
    .help = This many tasks in each stack score, and you may keep this many cards at the end of your turn

## What wins, and what is left of the turn.

blackstone-goal-race = { $seat ->
    [own] { $has } points; the goal is { $most }
   *[none] To { $most } points
}
    .help = Complete tasks for points. When a player has { $most }, the current round is the last one. Then the player with the most points wins.
blackstone-goal-long-race = { $seat ->
    [own] { $has } points; the goal is { $most }
   *[none] To { $most } points
}
    .help = Complete tasks for points. When a player has { $most }, the current round is the last one. Then the player with the most points wins.
blackstone-goal-together = { $has } points together; the goal is { $most }
    .help = You win as soon as your tasks together are worth { $most } points.
blackstone-goal-alone = { $has } points; the goal is { $most }
    .help = You win as soon as your tasks are worth { $most } points.
blackstone-goal-nirvana = { $has } of { $most } in nirvana
    .help = Every Ploy raises castle tokens to nirvana: one for your first, two for your second, and so on. You win with { $most } there.
blackstone-goal-perimeter = { $has } of { $most } in the right place
    .help = Bring the { $most } faces to the edges, and leave the middle empty. Each edge holds one faction, and no two neighbours share a role, or the other way round.
blackstone-goal-sets = { $seat ->
    [own] { $has ->
        [one] 1 point in sets
       *[other] { $has } points in sets
    }
   *[none] Most points in sets wins
}
    .help = Use Machinations to take vassals off the board into your sets. The player with the most points in sets wins.
blackstone-goal-vassals = { $seat ->
    [own] { $has } in hand; the fewest wins
   *[none] Fewest vassals wins
}
    .help = Use Machinations to place your vassals on the board. The player with the fewest left in hand wins.
blackstone-goal-has = { $who } { $points }
blackstone-goal-about = { $now }. Round { $round }. { $help }{ $each ->
    [none] { "" }
   *[other] { " " }Current standing: { $each }.
}
blackstone-goal-last = Last round
    .help = { $round ->
        [0] The current round is finished, then the game is over.
       *[other] The game ends after round { $round }.
    }
blackstone-tasks-left = { $count ->
    [0] No tasks left
    [one] 1 task left
   *[other] { $count } tasks left
}
    .help = { $count ->
        [0] You cannot complete another task this turn.
        [one] You can complete one task this turn.
       *[other] You can complete two tasks this turn.
    }

## Tableaus.

blackstone-stacks = Stacks: with { $kings } Kings, { $kings } tasks of each stack score in addition to the King tasks
blackstone-stack-king = Kings
blackstone-stack-ploy = Ploys
blackstone-stack-knight = Knights
blackstone-stack-wizard = Wizards
blackstone-household = { $type } of the household: it scores no points and adds no upcharge
blackstone-completed = { $task }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Your next one of this kind also costs a retained { $face }.
blackstone-not-counted = does not count
blackstone-next-tasks = What your next tasks cost
blackstone-next-task = { $type } tasks: { $done ->
    [0] none completed. The first has no upcharge.
   *[other] { $done } completed. { $due ->
        [0] The next one has no upcharge.
       *[other] The next one also costs these retained vassals: { $faces }. { $lacking ->
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
blackstone-set-values = Value of a set of one, two, three and more vassals
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
blackstone-nobody-there = no vassal there
blackstone-sources = Where the points come from
blackstone-source = { $what }: { $points }
blackstone-source-of = { $who }: { $part }
blackstone-sources-spoken = { $who }: { $total ->
    [one] 1 point
   *[other] { $total } points
}. { $parts }.
blackstone-score-balance = Balancing points for { $family }
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
    [one] A card with 1 rat. A dog can kill it.
   *[other] A card with { $rats } rats. A dog can kill them.
}
blackstone-plagued = { $rats ->
    [one] 1 plagued rat, which no dog can kill.
   *[other] { $rats } plagued rats, which no dog can kill.
}
blackstone-dog-here = { $dog }{ $who ->
    [none] : you may take it instead of a completed task.
   *[other] { " " }of { $who }.
} { $help }{ $tired ->
    [yes] { " " }It has already hunted this turn.
   *[no] { "" }
}
blackstone-dogs = { $dog } ×{ $many }
blackstone-peril-about = { $now }. { $help }
blackstone-peril-rats = { $has } of { $most } rats
    .help = A rat card is turned up at the end of every turn. With { $most } rats you lose the game. Dogs kill rats.
blackstone-peril-turns = { $has ->
    [one] 1 turn left
   *[other] { $has } turns left
}
    .help = If you run out of turns, you lose the game.
blackstone-peril-limbo = { $has } in limbo
    .help = Limbo is your time: at the start of every turn one castle token sinks into the abyss, and a task needs two tokens in limbo. With fewer than { $least } you lose the game.
blackstone-peril-abyss = { $has } in limbo
    .help = Limbo is your time: at the start of every turn one castle token sinks into the abyss. When limbo is empty you lose the game.
blackstone-castles = Castle tokens
blackstone-limbo = Limbo
blackstone-abyss = Abyss
    .help = Castle tokens that time has taken. Ploys raise them to nirvana.
blackstone-nirvana = Nirvana
blackstone-nirvana-goal = of { $most }
blackstone-perimeter = The perfect perimeter
    .mark = show it on the board
blackstone-perimeter-nearest = Closest solution: { $lines }.
blackstone-perimeter-row = { $who } in row { $at }
blackstone-perimeter-column = { $who } in column { $at }
blackstone-perimeter-inside = { $count ->
    [0] The middle is empty
    [one] 1 in the middle must leave
   *[other] { $count } in the middle must leave
}
blackstone-perimeter-lacking = { $count ->
    [0] All sixteen faces are there
   *[other] Missing: { $faces }{ $more ->
        [0] { "" }
       *[other] , and { $more } more
    }
}
blackstone-perimeter-twice = { $count ->
    [0] No face is on the board twice
    [one] 1 face is on the board more than once
   *[other] { $count } faces are on the board more than once
}
blackstone-perimeter-in-line = { $count ->
    [one] 1 is on the right edge
   *[other] { $count } are on the right edge
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

blackstone-standing-about = Your answers here are played automatically at this table, so that nobody has to wait for you.
blackstone-standing-ask = ask me
blackstone-standing-forced = Answer for me if there is only one answer
blackstone-standing-reward = When my intrigue pays off
    .token = take the token
    .guild = take the Guild card
    .best = take the better card
    .none = take nothing
blackstone-standing-facedown = When I can complete my face-down card
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

blackstone-terms = { $quest }: rules of this game
blackstone-terms-editions = How the editions differ
blackstone-terms-about = About
blackstone-terms-ours = Lines marked “ours” are not in any rulebook, or the rulebooks disagree.
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
blackstone-differs-decks = Choice of corner deck
    .first = each player a different one
    .second = any, also the same
    .prototype = any, also the same
blackstone-differs-after-work = Order after the work
    .first = limits, replace, intrigue
    .second = replace, intrigue, limits
    .prototype = replace, intrigue, limits
    .ours = (ours)
blackstone-differs-draw = Drawing a card
    .first = 1 wizard token
    .second = 1 wizard token or 2 knight tokens
    .prototype = 1 wizard token or 2 knight tokens
blackstone-differs-guards = Guards
    .first = all players
    .second = Hester only
    .prototype = Hester only
blackstone-differs-advanced = The last round of the advanced game
    .first = at 21 points
    .second = at 30 points
    .prototype = at 30 points
blackstone-differs-hester = Hester’s own guards
    .first = she may remove them
    .second = they stay
    .prototype = they stay
    .ours = (ours)
blackstone-differs-together = Together
    .first = 16 castle tokens in nirvana while two are left in limbo
    .second = 50 points before there are 12 rats
    .prototype = 50 points before there are 12 rats
blackstone-differs-alone = Solo
    .first = 28 points in 8 turns
    .second = 28 points before there are 12 rats
    .prototype = 28 points before there are 12 rats
blackstone-differs-adoption = Discarding a task for a dog
    .first = no dogs
    .second = costs no upcharge
    .prototype = costs its upcharge
blackstone-differs-hunt = A dog hunts
    .first = no dogs
    .second = once a turn
    .prototype = as often as you pay
blackstone-differs-puzzle = Puzzle Master’s
    .first = the perfect perimeter before limbo is empty
    .second = the perfect perimeter before there are 12 rats
    .prototype = the perfect perimeter before there are 12 rats

## What else happened in a move.

blackstone-event-turn = Round { $round }: { $seat } to move.
blackstone-event-family = { $seat } joins the house of { $family }.
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
blackstone-event-tokens-lost = { $seat } loses { $knight ->
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
    [0] no token, because none are left
   *[other] { $kind ->
        [knight] a knight token
       *[wizard] a wizard token
    }
}.
blackstone-event-slid = The vassal on { $from } moves to { $to }.
blackstone-event-swapped = The vassals on { $from } and { $to } change places.
blackstone-event-flipped = The vassal on { $space } is now { $card }.
blackstone-event-retained = { $seat } retains { $card } from { $space }.
blackstone-event-drew = { $seat } draws a { $deck } card.
blackstone-event-guarded = { $seat } guards { $space }.
blackstone-event-unguarded = { $seat } removes a guard from { $space }.
blackstone-event-killed = The { $dog } kills { $rats ->
    [one] a rat
   *[other] { $rats } rats
}.
blackstone-event-completed = { $seat } completes { $card } with { $left } and { $right }.
blackstone-event-adopted = { $seat } adopts the { $dog }.
blackstone-event-upcharge = { $seat } pays { $cards }.
blackstone-event-accepted = { $seat } completes the face-down { $card }.
blackstone-event-declined = { $seat } leaves the face-down card.
blackstone-event-laid-face-down = { $seat } places a card face down.
blackstone-event-rewarded = { $seat } takes { $reward } for the intrigue.
blackstone-event-intrigue = { $seat } places an intrigue from { $card } on { $space }.
blackstone-event-placed = { $card } is placed on { $space }.
blackstone-event-set-aside = A special card turns up: { $card }.
blackstone-event-discarded = { $card } is discarded.
blackstone-event-discarded-seat = { $seat } discards { $card }.
blackstone-event-discarded-space = { $card } leaves { $space }.
blackstone-event-refilled = { $card ->
    [none] { $space } stays empty.
   *[other] { $card } comes to { $space }.
}
blackstone-event-refilled-vassal = { $vassal } comes to { $space }.
blackstone-event-board-reset = The whole board is dealt again.
blackstone-event-refresh = The refresh turns up { $card }.
blackstone-event-castles = Castle tokens: { $limbo } in limbo, { $abyss } in the abyss, { $nirvana } in nirvana.
blackstone-event-rats = { $card ->
    [cat] A cat: no rats come.
    [duchess] The duchess: no rats come.
    [plague] The plague: you can no longer kill the rats that are here now.
    [1] 1 more rat in the walls, { $about } in all.
   *[other] { $card } more rats in the walls, { $about } in all.
}
blackstone-event-rats-shuffled = The discarded rats are shuffled into a new deck of { $cards }.
blackstone-event-deck-shuffled = The discarded cards are shuffled into a new { $deck } deck of { $cards }.
blackstone-event-vassals-shuffled = The { $cards } discarded vassals are shuffled and dealt into new decks.
blackstone-event-machinations-shuffled = The discarded cards are shuffled into a new deck of { $cards } Machinations.
blackstone-event-turns-left = { $turns ->
    [one] 1 turn left.
   *[other] { $turns } turns left.
}
blackstone-event-last-round = Round { $round } is the last round.
blackstone-event-knight = { $received ->
    [true] { $seat } saves a knight token.
   *[other] { $seat } gets no knight token, because none are left.
}
blackstone-event-collected = Set { $set } of { $seat } gets { $vassal } and is now worth { $points }.
blackstone-event-opened = { $card } is turned up.
blackstone-event-won = The quest is won.
blackstone-event-lost = The quest is lost.
blackstone-event-over = The game is over.

## The terminal’s picture.

blackstone-picture-round = Round { $round }
blackstone-picture-turn = The turn of { $who }: { $step }
blackstone-picture-waits = { $who } is to decide
blackstone-picture-limits = { $who } has too many cards and must discard
blackstone-picture-step-family = families are chosen
blackstone-picture-step-corner = decks are chosen
blackstone-picture-step-refresh = a refresh deck is chosen
blackstone-picture-step-recall = the face-down card may be taken back
blackstone-picture-step-muster = a Knight-Wizard card musters
blackstone-picture-step-work = actions and tasks
blackstone-picture-step-keep = one of two cards is kept
blackstone-picture-step-place = a special is placed
blackstone-picture-step-reward = an intrigue is answered
blackstone-picture-step-refill = a space is refilled or left empty
blackstone-picture-step-intrigue = time for intrigue
blackstone-picture-step-limits = surplus cards are discarded
blackstone-picture-step-over = the game is over
blackstone-picture-goal-race = { $most } points make the current round the last one
blackstone-picture-goal-long-race = { $most } points make the current round the last one
blackstone-picture-goal-together = { $has } points together; the goal is { $most }
blackstone-picture-goal-alone = { $has } points; the goal is { $most }
blackstone-picture-goal-nirvana = { $has } of { $most } castle tokens in nirvana
blackstone-picture-goal-perimeter = { $has } of { $most } vassals in the right place
blackstone-picture-goal-sets = Most points in sets wins
blackstone-picture-goal-vassals = Fewest vassals left wins
blackstone-picture-peril-rats = { $has } rats; with { $most } you lose the game
blackstone-picture-peril-turns = { $has } of { $most } turns left
blackstone-picture-peril-limbo = { $has } castle tokens in limbo; with fewer than { $least } you lose
blackstone-picture-peril-abyss = { $has } castle tokens in limbo
blackstone-picture-corner = { $corner } { $card ->
    [none] empty
   *[other] { $card } on { $below }
}
blackstone-picture-deck-guild = Guild deck { $count }
blackstone-picture-deck-power = Power deck { $count }
blackstone-picture-deck-machination = Machination deck { $count }
blackstone-picture-deck-vassalDeck = Vassal deck { $count }
blackstone-picture-open-vassal = face-up vassal { $place } { $card }
blackstone-picture-open = face-up { $place }
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
blackstone-merit-king = You then have { $kings } Kings: more of your tasks count, and you may keep more cards.
blackstone-merit-ready = Brings both vassals of the { $task } into place.
blackstone-merit-nearer = { $actions ->
        [one] Brings the vassals of the { $task } to within one action of their places.
       *[other] Brings the vassals of the { $task } to within { $actions } actions of their places.
    }
blackstone-merit-retains = Retains { $who } for later.
blackstone-merit-retains-useful = Retains { $who }, which you need for an upcharge.
blackstone-merit-cards = { $count ->
        [one] Gives you another task.
       *[other] Gives you { $count } more tasks.
    }
blackstone-merit-tokens = { $knights ->
        [0] { $wizards ->
            [one] Gives you another wizard token.
           *[other] Gives you { $wizards } more wizard tokens.
        }
       *[other] { $wizards ->
            [0] { $knights ->
                [one] Gives you another knight token.
               *[other] Gives you { $knights } more knight tokens.
            }
           *[other] Gives you more tokens: +{ $knights } knight, +{ $wizards } wizard.
        }
    }
blackstone-merit-intrigue = Places an intrigue on the vassal at { $at }: you get a reward when another player touches it.
blackstone-merit-facedown = Places a card face down. You may be able to complete it without using vassals.
blackstone-merit-dog = Gives you a dog.
blackstone-merit-rats = { $count ->
        [one] Kills one rat
       *[other] Kills { $count } rats
    }: { $left ->
        [0] none are left
        [one] one is left
       *[other] { $left } are left
    }.
blackstone-merit-nirvana = { $count ->
        [one] Raises a castle token to nirvana
       *[other] Raises { $count } castle tokens to nirvana
    }; { $missing } more to win.
blackstone-merit-perimeter = { $count ->
        [one] Puts one more vassal in its place on the perimeter
       *[other] Puts { $count } more vassals in their places on the perimeter
    }: { $right } of { $most }.
blackstone-merit-takes = { $count ->
        [0] Takes the { $task }, for later.
        [one] Takes the { $task }. You can use one half of it as the board is now.
       *[other] Takes the { $task }. You can use both halves of it as the board is now.
    }
blackstone-merit-halves = { $count ->
        [one] You can then use one half of the { $task }.
       *[other] You can then use both halves of the { $task }.
    }
blackstone-merit-set = { $gain ->
        [0] Set { $set } becomes { $what }, which may grow.
       *[other] Set { $set } becomes { $what }: +{ $gain }.
    }
blackstone-merit-set-new = Begins set { $set }, which may grow.
blackstone-merit-lays = { $count ->
        [one] Gets rid of a vassal
       *[other] Gets rid of { $count } vassals
    }; { $left } left in hand.
blackstone-merit-saves = { $count ->
        [one] Saves an action for a later turn.
       *[other] Saves { $count } actions for a later turn.
    }

## Why a move cannot be played.

blackstone-why-no-such-move = There is no such move in Blackstone Castle.
blackstone-why-not-now = This is not possible now.
blackstone-why-nothing-fits = There is nothing you can do this with.
blackstone-why-wants-nothing = This move needs nothing else.
blackstone-why-wants-family = Name one of the families.
blackstone-why-wants-corner = Name a corner: NW, NE, SE or SW.
blackstone-why-wants-token = Name the token: knight or wizard.
blackstone-why-wants-space = Name a space by its column (a letter of BLACK) and its row (a letter of STONE), such as BS.
blackstone-why-wants-from-to = Name two spaces: from and to.
blackstone-why-wants-two-spaces = Name two spaces: from and to.
blackstone-why-wants-retain = Name a space, and the corner deck that refills it.
blackstone-why-wants-deck = Name a deck: Guild, Power or Machination. Marbuck may add “two”.
blackstone-why-wants-kill = Name a dog, and the number of rats on the card.
blackstone-why-wants-complete = Name a card and two spaces.
blackstone-why-wants-task = Name a card.
blackstone-why-wants-task-space = Name a card and a space.
blackstone-why-wants-reward = Name a reward: a token, a Guild card, both, a Power card, a Machination card, or none.
blackstone-why-wants-vassal = Name a card or a vassal.
blackstone-why-wants-open-card = Name the place of a face-up card, from 1 to { $most }.
blackstone-why-wants-open-vassal = Name the place of a face-up vassal, from 1 to { $most }.
blackstone-why-wants-use = For each half of the card, name the vassal you use and where, or leave the half out.
blackstone-why-wants-exchange = Name your vassal and the face-up vassal you want for it.
blackstone-why-no-such-card = There is no such card.
blackstone-why-no-such-dog = There is no dog of that name.
blackstone-why-step-family = First choose a family.
blackstone-why-step-corner = First choose your corner deck.
blackstone-why-step-refresh = First choose your refresh deck: it must be a different deck from your own.
blackstone-why-step-recall = First decide whether to take back the face-down card.
blackstone-why-step-muster = First choose the token for the Knight-Wizard card: a knight or a wizard.
blackstone-why-step-work = First take your actions and tasks, and end your work.
blackstone-why-step-keep = First keep one of the two cards you drew.
blackstone-why-step-place = First place the { $card } on a free space.
blackstone-why-step-facedown = First decide about the face-down card: complete it, or leave it.
blackstone-why-step-reward = First choose the reward for your intrigue.
blackstone-why-step-refill = First decide about { $at }: refill it, or leave it empty.
blackstone-why-step-intrigue = Now you can only place an intrigue or pass.
blackstone-why-step-limits = First discard what exceeds the number of your Kings.
blackstone-why-step-over = The game is over.
blackstone-why-family = This family was not dealt to you.
blackstone-why-no-deck-there = There is no deck in that corner.
blackstone-why-no-deck-in = There is no deck in corner { $corner }.
blackstone-why-no-refill = There are no vassals left to refill the space, so you cannot retain one.
blackstone-why-refresh-other = The refresh deck must be a different deck from your own.
blackstone-why-corner-taken = { $who } has taken this deck; each player takes a different one.
blackstone-why-corner-others = Another player has taken that corner.
blackstone-why-corner-first = First choose the corner deck you want to take from.
blackstone-why-corners-chosen = The corners have already been chosen.
blackstone-why-no-corners = There are no corner decks in this quest.
blackstone-why-borrowed = You can use a token as the other kind only once a turn.
blackstone-why-other-token = This costs { $cost }; you cannot pay with { $pay } here.
blackstone-why-usual-token = This always costs { $cost }, so do not name it.
blackstone-why-no-token = This costs { $cost }, and you do not have it.
blackstone-why-two-knights = This costs two knight tokens, and you do not have two.
blackstone-why-no-action = You have no actions left.
blackstone-why-cost = This costs { $cost } tokens, and you have only { $has }.
blackstone-why-occupied = There is already a card on { $at }.
blackstone-why-no-slide = You cannot slide from { $from } to { $at }.
blackstone-why-one-space = A vassal slides one space along its row or column.
blackstone-why-stack-slides = A stack can slide only to a free space.
blackstone-why-stack-flip = You cannot flip a stack.
blackstone-why-other-face = The face on { $at } is a different one.
blackstone-why-apart = { $at } and { $other } are not next to each other.
blackstone-why-no-neighbours = Only neighbours in a row or column can change places.
blackstone-why-reading-order = Name the space that comes first in reading order first.
blackstone-why-no-card-there = There is no card on { $at }.
blackstone-why-no-vassal-there = There is no vassal on { $at }.
blackstone-why-used = The vassal on { $at } has already been used this turn.
blackstone-why-guarded = The vassal on { $at } is guarded.
blackstone-why-withheld = Hester’s guard keeps others from using the vassal on { $at }.
blackstone-why-saboteur-stays = A saboteur cannot be moved.
blackstone-why-assassin-stays = An assassin cannot be retained.
blackstone-why-no-corner-wanted = A saboteur resets the board, so do not name a corner.
blackstone-why-which-corner = Name the corner deck that refills the space.
blackstone-why-always-refilled = A retained vassal’s space is always refilled in this game.
blackstone-why-no-machinations = There is no Machination deck in this game.
blackstone-why-marbuck-two = Only Marbuck may draw one of two cards.
blackstone-why-drew-two = You can see two cards only once a turn.
blackstone-why-one-card = The { $deck } deck has only one card left, so you cannot see two.
blackstone-why-deck-empty = The { $deck } deck is empty, and it has no discarded cards.
blackstone-why-hester-guards = Only Hester can guard in this edition.
blackstone-why-no-knight = You need a knight token to guard, and you have none.
blackstone-why-special-guard = You cannot guard assassins and saboteurs.
blackstone-why-no-guards = There are no guards on the board.
blackstone-why-no-guard = There is no guard on { $at }.
blackstone-why-own-guards = Hester cannot remove her own guards.
blackstone-why-unguard-cost = Removing this guard costs { $cost ->
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
blackstone-why-dog-tired = A dog can hunt only once a turn.
blackstone-why-dog-afraid = The { $dog } cannot kill { $rats } rats.
blackstone-why-no-such-rats = There is no card with { $rats } unplagued { $rats ->
    [one] rat
   *[other] rats
}.
blackstone-why-keep = Keep one of the two cards you drew.
blackstone-why-choose-reward = Choose a reward.
blackstone-why-few-cards = You do not have too many cards.
blackstone-why-few-vassals = You do not have too many retained vassals.
blackstone-why-not-retained = You have not retained { $vassal }.
blackstone-why-not-in-hand = { $card } is not in your hand.
blackstone-why-tasks-done = { $most ->
    [one] You have already completed your one task of this turn.
   *[other] You have already completed your two tasks of this turn.
}
blackstone-why-no-marks = You need two castle tokens in limbo to mark the vassals.
blackstone-why-two-vassals = You need two different vassals.
blackstone-why-not-wanted = The card needs { $wanted }, but { $at } does not fit.
blackstone-why-not-wanted-there = The card needs { $wanted }, not the { $face } on { $at }.
blackstone-why-which-stack = Add “knight” or “wizard”: a Knight-Wizard card can be completed as either.
blackstone-why-no-stack = Only a Knight-Wizard card needs “knight” or “wizard”.
blackstone-why-no-dog-left = There is no { $dog } left on the table.
blackstone-why-dog-for = You get a { $dog } for a { $type } task.
blackstone-why-adoption-free = There is no upcharge if you discard a task for a dog.
blackstone-why-upcharge = You cannot pay the upcharge. First retain { $faces }.
blackstone-why-upcharge-less = You cannot pay the upcharge. First retain all but one of these: { $faces }.
blackstone-why-no-such-payment = You cannot pay the upcharge like this.
blackstone-why-which-payment = You can pay the upcharge in several ways. Name the retained vassals you give up.
blackstone-why-payment-named = Name the vassals for an upcharge only if you have a choice. Of identical faces, the first in the list goes.
blackstone-why-facedown-first = First complete the face-down card, or leave it.
blackstone-why-reward-empty = There are no cards left to draw.
blackstone-why-other-reward = This intrigue does not give that reward.
blackstone-why-intrigue-task = You have completed no task this turn, so the token must go on a card in your hand.
blackstone-why-not-completed = { $card } is not one of your completed Knights, Wizards and Kings.
blackstone-why-unlike = The vassal on { $at } has neither the faction nor the role of the { $face }.
blackstone-why-facedown-task = You have completed a task this turn, so the tokens go on a completed task and on the board.
blackstone-why-exhausted = Your intrigue is exhausted.
blackstone-why-intrigue-used = All your intrigue tokens are in use.
blackstone-why-no-exchange = You have no vassals in hand to exchange.
blackstone-why-nobody-passes = You cannot pass in this quest; end your turn.
blackstone-why-pass-empty = You have no vassals left, so pass{ $last ->
    [0] . After this round there is one more.
   *[other] .
}
blackstone-why-pass-stuck = You cannot use any Machination in your hand or in the row, so pass{ $last ->
    [0] . After this round there is one more.
   *[other] .
}
blackstone-why-end-used = You have used a Machination this turn, so end your turn without passing.
blackstone-why-end-possible = You can use { $card }. You may pass only if you can use no Machination.
blackstone-why-no-open-card = There is no card at place { $place }.
blackstone-why-no-open-vassal = There is no vassal at place { $place }.
blackstone-why-neither-half = You must use at least one of the two halves.
blackstone-why-no-such-set = There is no set { $set }. You can begin a new one.
blackstone-why-no-kind = With a { $face }, set { $set } would not be a valid set.
blackstone-why-which-set = Name the set for the vassal.
blackstone-why-sets-counted = Sets are counted from 1.
blackstone-why-unknown-vassal = There is no vassal of that name.
blackstone-why-no-such-vassal = You do not have that vassal.
blackstone-why-no-vassal-so = You do not have that vassal with that side up.

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

blackstone-summary = Vassals, tasks and intrigue on a court of five by five spaces.
blackstone-variant-kings-quest = King’s Quest
    .summary = Arrange vassals to complete tasks. At 21 points the current round is the last one.
    .length = about 60 minutes
    .difficulty = fifteen minutes to learn
blackstone-variant-advanced = Advanced King’s Quest
    .summary = King’s Quest with the blue letters, which tie each task to a space.
    .length = about 75 minutes
    .difficulty = for players who know King’s Quest
blackstone-variant-coop = King’s Quest together
    .summary = Two players together against the castle’s clock, or against the rats in its walls.
    .length = about 60 minutes
    .difficulty = for players who know King’s Quest
blackstone-variant-solo = King’s Quest solo
    .summary = Reach 28 points before you run out of turns or the rats take over.
    .length = about 40 minutes
    .difficulty = for players who know King’s Quest
blackstone-variant-queens-quest = Queen’s Quest
    .summary = Take vassals off the board and collect them in sets.
    .length = about 30 minutes
    .difficulty = ten minutes to learn
blackstone-variant-wizards-quest = Wizard’s Quest
    .summary = Place your vassals on an empty board. The player with the fewest left wins.
    .length = about 30 minutes
    .difficulty = ten minutes to learn
blackstone-variant-puzzle-master = Puzzle Master’s Quest
    .summary = Work together to bring the sixteen faces to the edges in the perfect order.
    .length = about 30 minutes
    .difficulty = a puzzle
blackstone-beginning-first = First game
    .summary = King’s Quest without families, so all players can do the same things.
blackstone-beginning-book = By the book
    .summary = King’s Quest in which each player is dealt a family with its own powers.
blackstone-beginning-everything = Everything
    .summary = Advanced King’s Quest with all eight families, assassins, wilds and Knight-Wizard cards.
blackstone-preset-first-game = First game
    .summary = Nobody has a family, so all players can do the same things.
blackstone-preset-by-the-book = By the book
    .summary = Each player is dealt a family with its own powers.
blackstone-preset-choose-of-two = Choose one of two
    .summary = Each player is dealt two of all eight families and keeps one.
blackstone-preset-balanced-families = Balanced families
    .summary = Each player is dealt one of all eight families. Our addition: the weaker ones start with points.
blackstone-option-edition = Edition
    .summary = Which edition of the rules you play.
blackstone-option-edition-second = Second edition
blackstone-option-edition-first = First edition
blackstone-option-edition-prototype = The prototype
blackstone-option-families = Families
    .summary = Whether each player has a family with its own powers: dealt at random, or chosen from two.
blackstone-option-families-none = No families
blackstone-option-families-random = Each player is dealt one
blackstone-option-families-choice = Each player keeps one of two
blackstone-option-bonusFamilies = Bonus families
    .summary = Adds Evertine, Gramberly, Hester and Marbuck to the four families.
blackstone-option-balance = Balanced families
    .summary = Our addition, not in the book: families start with points to balance their powers.
blackstone-option-headStart = Head start
    .summary = Our addition, not in the book: all players except the first start with saved knights.
blackstone-option-assassins = Assassins
    .summary = Adds four Assassin/Saboteur cards to the vassals.
blackstone-option-wilds = Wilds
    .summary = Adds four wild vassals.
blackstone-option-knightWizards = Knight-Wizard cards
    .summary = Adds four Knight-Wizard cards to the Guild deck.
blackstone-option-blueLetters = Blue letters
    .summary = The blue letter of a task counts too, so its right vassal must be on one particular space.

blackstone-setup-families = There are only { $families } families, too few for { $players } players to choose from two each. Add the bonus families, or deal one to each player at random.

## The rules by their numbers.

