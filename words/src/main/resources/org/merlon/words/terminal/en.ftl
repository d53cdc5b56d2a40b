# The terminal.

# Who sits where.
terminal-player-you = Player { $number } (you)
terminal-player-bot = Player { $number } ({ $bot })

terminal-title = { $game }, { $variant }: { $players }

terminal-rules-data = Played with { $tables }.

terminal-type-help = Type help to see what can be typed.

terminal-bot-thinking = { $who } is thinking …
terminal-bot-failed = { $who } failed: { $why }

terminal-hand-over = { $who }, press Enter to see your side.

terminal-refused = No: { $why }

terminal-score = { $who }: { $points }

terminal-projected-score = If the next scoring came now, { $points } more:

terminal-game-won = The game is won.
terminal-game-lost = The game is lost.

terminal-winners = { $winners ->
    [one] The game is over. { $who } wins.
   *[other] The game is over. { $who } share the win.
}

terminal-final-rank = { $rank }. { $who }: { $points }

terminal-help = Type a move as legal lists it; the tab key completes. Besides:
terminal-help-legal = the legal moves, or those that begin so
    .typed = legal [WORDS]
terminal-help-why = why a move is not legal
    .typed = why MOVE
terminal-help-hint = what { $bot } would do, and why
    .typed = hint
terminal-help-undo = take your last move back
    .typed = undo
terminal-help-board = the board again; the scores part by part
    .typed = board, score
terminal-help-rules = the rule of a number, or those about a word
    .typed = rules [T]
terminal-help-log = the moves so far
    .typed = log [all]
terminal-help-save = keep the game; play --resume FILE goes on
    .typed = save FILE
terminal-help-quit = leave
    .typed = quit

terminal-command-is-also-move = { $word } is a move here; /{ $word } is the command.

terminal-unknown-command = “{ $word }” is no command; help lists them.

terminal-no-such-legal-move = No legal move begins with “{ $begin }”.

terminal-more-legal-moves = and { $more } more; legal { $word } lists all

terminal-hint = Hint: { $move }
terminal-hint-then = Then: { $moves }
terminal-hint-next-best = Next best: { $move }

terminal-legal-move = { $move } is legal.

terminal-no-rule-found = No rule says anything about “{ $about }”.

terminal-rules-usage = Type rules and a number for a rule, rules and a word to find one: { $numbers }

terminal-save-needs-file = A file is wanted to save to: save evening.json
terminal-save-done = Saved; merlon play --resume { $file } goes on from here.
terminal-save-failed = { $file } cannot be written: { $why }

terminal-undo-done = { $moves ->
    [one] Took one move back.
   *[other] Took { $moves } moves back, the bots’ included.
}
terminal-undo-nothing = There is no move of yours to take back.
terminal-undo-revealed = That move showed something hidden, so it stays.
terminal-undo-not-own-move = The move before was somebody else’s.

terminal-no-game-named = Name a game, or a file to --resume; there are: { $games }.

terminal-invalid-seat = --you: there are { $seats } seats, counted from 1.

terminal-resume-failed = { $file } cannot be resumed: { $why }

terminal-saved-game-unknown-format = It is no saved game that this version knows.
terminal-saved-game-malformed = It is no saved game: { $why }
terminal-saved-game-other-rules = It was played by other rules of { $game } than these.
terminal-saved-game-other-rules-data = It was played with other cards and values of { $game } than these; --rules-data says which to take.

terminal-file-not-found = { $file } does not exist.
terminal-file-access-denied = { $file } may not be read.
terminal-file-not-utf8 = { $file } is not UTF-8 text.
terminal-file-unreadable = { $file } cannot be read: { $why }

terminal-verify-not-exported-game = { $file } is not an exported game: { $why }

terminal-verdict-holds = This game is as it should be.
terminal-verdict-fails = This game does not verify.
terminal-verdict-unknown = As far as it can be checked here, this game is as it should be.
