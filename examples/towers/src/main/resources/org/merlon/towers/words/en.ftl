## Nine Towers: every word that a player reads.

towers-summary = Stones on nine towers, and whoever lays the third holds one.

towers-variant-standard = Standard
    .summary = Nine towers of three stones each

towers-move-lay = { $who } lays a stone on { $at }
    .log = Lays a stone on { $at }
towers-ask-lay = Lay a stone on { $at }?
    .button = Stone on { $at }

towers-event-complete = { $seat } holds { $at }.

towers-why-complete = Tower { $at } has three stones already.
towers-why-unknown = A move is “lay” and a tower from a to i.

towers-score-held = Towers held, 2 points each
towers-score-pairs = Neighbouring towers held
