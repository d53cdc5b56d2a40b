## What the terminal says to those who play in it. What they type is the same in every language.

# Who sits where.
terminal-player-you = Player { $number } (you)
terminal-player-bot = Player { $number } ({ $bot })

## Around the game

terminal-title = { $game }, { $variant }: { $players }
terminal-own-tables = Played with { $tables }.
terminal-begin = Type help to see what can be typed.
terminal-thinking = { $who } is thinking …
terminal-failed = { $who } failed: { $why }
terminal-hand-over = { $who }, press Enter to see your side.
terminal-refused = No: { $why }
terminal-score = { $who }: { $points }
terminal-outlook = If the next scoring came now, { $points } more:
terminal-won = The game is won.
terminal-lost = The game is lost.
terminal-winners = { $winners ->
    [one] The game is over. { $who } wins.
   *[other] The game is over. { $who } share the win.
}
terminal-rank = { $rank }. { $who }: { $points }

## What can be typed besides moves

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
terminal-help-stroke = { $word } is a move here; /{ $word } is the command.
terminal-no-command = “{ $word }” is no command; help lists them.
terminal-no-legal = No legal move begins with “{ $begin }”.
terminal-more = and { $more } more; legal { $word } lists all
terminal-hint = Hint: { $move }
terminal-hint-then = Then: { $moves }
terminal-hint-next = Next best: { $move }
terminal-legal = { $move } is legal.
terminal-no-rule = No rule says anything about “{ $about }”.
terminal-rules = Type rules and a number for a rule, rules and a word to find one: { $numbers }
terminal-save-where = A file is wanted to save to: save evening.json
terminal-saved = Saved; merlon play --resume { $file } goes on from here.
terminal-unsaved = { $file } cannot be written: { $why }
terminal-undone = { $moves ->
    [one] Took one move back.
   *[other] Took { $moves } moves back, the bots’ included.
}
terminal-undo-nothing = There is no move of yours to take back.
terminal-undo-shown = That move showed something hidden, so it stays.
terminal-undo-others = The move before was somebody else’s.

## What cannot be played, or gone on with

terminal-no-game = Name a game, or a file to --resume; there are: { $games }.
terminal-no-seat = --you: there are { $seats } seats, counted from 1.
terminal-no-bot = '{ $bot }' is no bot here; there are: { $bots } and exec:COMMAND for a program of your own.
terminal-no-amount = '{ $amount }' in '{ $bot }' is no amount of thinking; 200ms, 2s, 500it or 2t (threads) would be.
terminal-no-program = exec: wants a command, as in exec:python3 bot.py
terminal-no-resume = { $file } cannot be resumed: { $why }
terminal-saved-unknown = It is no saved game that this version knows.
terminal-saved-malformed = It is no saved game: { $why }
terminal-saved-rules = It was played by other rules of { $game } than these.
terminal-saved-tables = It was played with other cards and values of { $game } than these; --rules-data says which to take.

## Files

terminal-file-missing = { $file } does not exist.
terminal-file-closed = { $file } may not be read.
terminal-file-no-text = { $file } is not UTF-8 text.
terminal-file-unreadable = { $file } cannot be read: { $why }

## Games that are checked

terminal-verify-no-game = { $file } is not an exported game: { $why }
terminal-verify-holds = This game is as it should be.
terminal-verify-fails = This game does not verify.
terminal-verify-unknown = As far as it can be checked here, this game is as it should be.
