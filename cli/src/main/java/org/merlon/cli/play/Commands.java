package org.merlon.cli.play;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.merlon.bots.BotSpec;
import org.merlon.bots.Choice;
import org.merlon.engine.GameState;
import org.merlon.engine.Notation;
import org.merlon.engine.Reading;
import org.merlon.engine.Refusal;
import org.merlon.engine.RuleBook;
import org.merlon.engine.Viewer;
import org.merlon.words.Words;

/** What can be typed besides moves. */
final class Commands {
    private static final int LAST_MOVES = 20; // of the log, unless all are wanted

    private static final int MAX_LISTED = 60; // moves of a kind, unless that kind is asked for

    private static final List<String> WORDS = List.of(
            "help", "legal", "board", "hint", "undo", "why", "rules", "score", "log", "log all", "save", "quit");

    private final PlayTable table;
    private final Screen screen;
    private final Console console;
    private final BotSpec adviser;

    Commands(PlayTable table, Screen screen, Console console, BotSpec adviser) {
        this.table = table;
        this.screen = screen;
        this.console = console;
        this.adviser = adviser;
    }

    /** What a command leads to. */
    enum Next {
        /** The same person types on. */
        STAY,
        /** The position is another one now. */
        CHANGED,
        QUIT
    }

    /** Everything that could be typed now, moves first. */
    List<String> sentences() {
        var sentences = new ArrayList<>(Notation.legalMoves(table.state()));
        sentences.addAll(WORDS);
        for (String move : Notation.legalMoves(table.state())) {
            sentences.add("why " + move);
        }
        for (String number : Words.english().rules(table.setup().game()).numbers()) {
            sentences.add("rules " + number);
        }
        return sentences;
    }

    /** Whether a line is a command; what can be read as a move is a move, unless it begins with a stroke. */
    boolean command(String line) {
        return line.startsWith("/")
                || (WORDS.contains(verb(line))
                        && Notation.read(table.state(), line).refusal() != null);
    }

    private static String verb(String line) {
        String bare = line.startsWith("/") ? line.substring(1) : line;
        int blank = bare.indexOf(' ');
        return (blank < 0 ? bare : bare.substring(0, blank)).toLowerCase(Locale.ROOT);
    }

    Next run(String line) {
        String verb = verb(line);
        int start = line.indexOf(' ');
        String rest = start < 0 ? "" : line.substring(start).trim();
        switch (verb) {
            case "help" -> help();
            case "legal" -> legal(rest);
            case "board" -> screen.board(Viewer.seat(table.state().toMove()));
            case "hint" -> hint();
            case "why" -> why(rest);
            case "rules" -> rules(rest);
            case "score" -> screen.scores();
            case "log" -> log(rest.equals("all"));
            case "save" -> save(rest);
            case "undo" -> {
                return undo();
            }
            case "quit" -> {
                return Next.QUIT;
            }
            default -> say("'" + verb + "' is no command; help lists them");
        }
        return Next.STAY;
    }

    private void say(String text) {
        Lines.wrap(text).forEach(console::say);
    }

    private void help() {
        console.say("Type a move as legal lists it; the tab key completes. Besides:");
        console.say("  legal [WORDS]  the legal moves, or those that begin so");
        console.say("  why MOVE       why a move is not legal");
        console.say("  hint           what " + adviser.text() + " would do");
        console.say("  undo           take your last move back");
        console.say("  board, score   the board again; the scores part by part");
        console.say("  rules [T]      the rule of a number, or those about a word");
        console.say("  log [all]      the moves so far");
        console.say("  save FILE      keep the game; play --resume FILE goes on");
        console.say("  quit           leave");
        for (String word : WORDS) {
            if (Notation.read(table.state(), word).refusal() == null) {
                console.say(word + " is a move here; /" + word + " is the command.");
            }
        }
    }

    /** The moves by their first word, which stands once before the rest of each. */
    private void legal(String begin) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        String wanted = begin.toLowerCase(Locale.ROOT);
        for (String move : Notation.legalMoves(table.state())) {
            if (move.toLowerCase(Locale.ROOT).startsWith(wanted)) {
                int blank = move.indexOf(' ');
                groups.computeIfAbsent(blank < 0 ? move : move.substring(0, blank), word -> new ArrayList<>())
                        .add(blank < 0 ? "" : move.substring(blank + 1));
            }
        }
        if (groups.isEmpty()) {
            say("no legal move begins with '" + begin + "'");
        }
        groups.forEach((word, moves) -> group(word, moves, begin.isEmpty() ? MAX_LISTED : moves.size()));
    }

    private void group(String word, List<String> moves, int most) {
        String between = moves.getFirst().contains(" ") ? ", " : " ";
        List<String> shown = moves.subList(0, Math.min(most, moves.size()));
        Lines.wrap(word + " ", shown, between).forEach(line -> console.say(line.stripTrailing()));
        if (shown.size() < moves.size()) {
            console.say("  and " + (moves.size() - shown.size()) + " more; legal " + word + " lists all");
        }
    }

    private void hint() {
        Choice choice = table.advice(adviser);
        say("hint: " + table.state().spell(choice.move()));
        if (choice.pv().size() > 1) {
            say("expected then: "
                    + String.join(", ", choice.pv().subList(1, choice.pv().size())));
        }
    }

    private void why(String move) {
        GameState state = table.state();
        Reading reading = Notation.read(state, move);
        Refusal refusal = reading.refusal() != null ? reading.refusal() : state.refusal(reading.move());
        say(
                refusal == null
                        ? state.spell(reading.move()) + " is legal"
                        : Words.english().say(refusal));
    }

    private void rules(String about) {
        RuleBook book = Words.english().rules(table.setup().game());
        String rule = book.rule(about);
        if (rule != null) {
            Lines.wrap(about.toUpperCase(Locale.ROOT) + "  ", List.of(rule.split(" ", -1)), " ")
                    .forEach(console::say);
            return;
        }
        List<String> numbers = about.isEmpty() ? book.numbers() : book.about(about);
        if (numbers.isEmpty()) {
            say("no rule says anything about '" + about + "'");
        } else if (about.isEmpty()) {
            say("rules NUMBER tells a rule, rules WORD finds one: " + String.join(" ", numbers));
        } else {
            numbers.forEach(this::rules);
        }
    }

    private void log(boolean all) {
        List<PlayTable.Played> played = table.played();
        int from = all ? 0 : Math.max(0, played.size() - LAST_MOVES);
        for (int i = from; i < played.size(); i++) {
            PlayTable.Played each = played.get(i);
            String text = each.seat() == table.state().toMove() ? each.move() : each.announced();
            String head = (i + 1) + ". player " + (each.seat() + 1) + ": ";
            Lines.wrap(head, List.of(text.split(" ", -1)), " ").forEach(console::say);
        }
    }

    private void save(String file) {
        if (file.isEmpty()) {
            say("save wants a file: save evening.json");
            return;
        }
        try {
            SavedGame.write(table, Path.of(file));
            say("saved; merlon play --resume " + file + " goes on from here");
        } catch (IOException | InvalidPathException e) {
            say("cannot write " + file + ": " + e.getMessage());
        }
    }

    private Next undo() {
        try {
            int moves = table.undo();
            say(moves == 1 ? "took one move back" : "took " + moves + " moves back, the bots' included");
            return Next.CHANGED;
        } catch (PlayTable.UndoRefused e) {
            say(e.reason());
            return Next.STAY;
        }
    }
}
