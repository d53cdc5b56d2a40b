# The terminal.

# Who sits where.
terminal-player-you = Player { $number } (you)
terminal-player-bot = Player { $number } ({ $bot })

terminal-title = { $game }, { $variant }: { $players }

terminal-rules-data = You are playing with { $tables }.

terminal-type-help = Type help for a list of commands.

terminal-bot-thinking = { $who } is thinking …
terminal-bot-failed = { $who } failed: { $why }

terminal-hand-over = { $who }, press Enter to see your side.

terminal-refused = Not allowed: { $why }

terminal-score = { $who }: { $points }

terminal-projected-score = If scoring happened now, you would get { $points } more:

terminal-game-won = The game is won.
terminal-game-lost = The game is lost.

terminal-winners = { $winners ->
    [one] The game is over. { $who } wins.
   *[other] The game is over. { $who } share the win.
}

terminal-final-rank = { $rank }. { $who }: { $points }

terminal-help = Type a move as legal lists it; the Tab key completes it. Other commands:
terminal-help-legal = list the legal moves, or only those that begin with WORDS
    .typed = legal [WORDS]
terminal-help-why = explain why a move is not legal
    .typed = why MOVE
terminal-help-hint = show what { $bot } would play, and why
    .typed = hint
terminal-help-undo = undo your last move
    .typed = undo
terminal-help-board = show the board again; show the scores in detail
    .typed = board, score
terminal-help-rules = show a rule by its number, or all rules about a word
    .typed = rules [T]
terminal-help-log = show the moves played
    .typed = log [all]
terminal-help-save = save the game; continue it with play --resume FILE
    .typed = save FILE
terminal-help-quit = quit
    .typed = quit

terminal-command-is-also-move = { $word } is a move in this game. Type /{ $word } for the command.

terminal-unknown-command = Unknown command “{ $word }”. Type help for a list.

terminal-no-such-legal-move = No legal move begins with “{ $begin }”.

terminal-more-legal-moves = and { $more } more; type legal { $word } to list them all

terminal-hint = Hint: { $move }
terminal-hint-then = Then: { $moves }
terminal-hint-next-best = Next best: { $move }

terminal-legal-move = { $move } is legal.

terminal-no-rule-found = No rule mentions “{ $about }”.

terminal-rules-usage = Type rules and a number or a word. The rules are { $numbers }.

terminal-save-needs-file = Give the name of a file, for example: save evening.json
terminal-save-done = Saved. Continue with: merlon play --resume { $file }
terminal-save-failed = Cannot write { $file }: { $why }

terminal-undo-done = { $moves ->
    [one] Undid one move.
   *[other] Undid { $moves } moves, including the bots’ moves.
}
terminal-undo-nothing = You have no move to undo.
terminal-undo-revealed = That move revealed something hidden, so you cannot undo it.
terminal-undo-not-own-move = The previous move was not yours.

terminal-no-game-named = Name a game, or a saved file with --resume. The games are { $games }.

terminal-invalid-seat = --you: choose a seat from 1 to { $seats }.

terminal-resume-failed = Cannot resume { $file }: { $why }

terminal-saved-game-unknown-format = This version cannot read that format.
terminal-saved-game-malformed = It is not a saved game: { $why }
terminal-saved-game-other-rules = It was played with a different version of the rules of { $game }.
terminal-saved-game-other-rules-data = It was played with different cards and values of { $game }. Choose the right ones with --rules-data.

terminal-file-not-found = { $file } does not exist.
terminal-file-access-denied = { $file } cannot be read: access denied.
terminal-file-not-utf8 = { $file } is not UTF-8 text.
terminal-file-unreadable = { $file } cannot be read: { $why }

terminal-verify-not-exported-game = { $file } is not an exported game: { $why }

terminal-verdict-holds = This game is verified.
terminal-verdict-fails = This game failed verification.
terminal-verdict-unknown = Everything that can be checked here is correct.
