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
import org.merlon.engine.GameState;
import org.merlon.engine.RuleBook;
import org.merlon.engine.Viewer;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Hint;
import org.merlon.words.Words;

/** The commands that can be typed in a terminal game in addition to moves. */
final class Commands {
    private static final int LAST_MOVES = 20; // shown by log; log all shows all of them

    private static final int MAX_LISTED = 60; // per first word; legal WORD lists all of them

    private static final List<String> WORDS = List.of(
            "help", "legal", "board", "hint", "undo", "why", "rules", "score", "log", "log all", "save", "quit");

    /** The topics of the help, in this order. */
    private static final List<String> HELP =
            List.of("legal", "why", "hint", "undo", "board", "rules", "log", "save", "quit");

    private static final int HELP_INDENT = 17; // wider than the typed examples

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

    /** The effect of a command. */
    enum Next {
        /** Nothing changed; the same player enters the next line. */
        STAY,
        /** The position has changed. */
        CHANGED,
        QUIT
    }

    /** Returns every input that is possible now, moves first. */
    List<String> sentences() {
        var sentences = new ArrayList<>(Notation.legalMoves(table.state()));
        sentences.addAll(WORDS);
        for (String move : Notation.legalMoves(table.state())) {
            sentences.add("why " + move);
        }
        for (String number : Words.english().ruleBook(table.setup().game()).numbers()) {
            sentences.add("rules " + number);
        }
        return sentences;
    }

    /** Returns whether a line is a command. A line that can be read as a move is a move unless it starts with a slash. */
    boolean command(String line) {
        return line.startsWith("/")
                || (WORDS.contains(verb(line))
                        && Notation.parse(table.state(), line).refusal() != null);
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
            default -> say(Phrase.of("terminal-no-command").with("word", verb));
        }
        return Next.STAY;
    }

    private void say(Phrase phrase) {
        TextWrap.wrap(table.say(phrase)).forEach(console::say);
    }

    private void say(Refusal refusal) {
        TextWrap.wrap(Words.english().say(refusal)).forEach(console::say);
    }

    private void help() {
        say(Phrase.of("terminal-help"));
        for (String topic : HELP) {
            String key = "terminal-help-" + topic;
            String typed = "  " + table.say(Phrase.of(key + ".typed"));
            String room = " ".repeat(Math.max(1, HELP_INDENT - typed.length()));
            console.say(typed + room + table.say(Phrase.of(key).with("bot", adviser.text())));
        }
        for (String word : WORDS) {
            if (Notation.parse(table.state(), word).refusal() == null) {
                say(Phrase.of("terminal-help-stroke").with("word", word));
            }
        }
    }

    /** Lists the legal moves grouped by their first word. */
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
            say(Phrase.of("terminal-no-legal").with("begin", begin));
        }
        groups.forEach((word, moves) -> group(word, moves, begin.isEmpty() ? MAX_LISTED : moves.size()));
    }

    private void group(String word, List<String> moves, int most) {
        String between = moves.getFirst().contains(" ") ? ", " : " ";
        List<String> shown = moves.subList(0, Math.min(most, moves.size()));
        TextWrap.wrap(word + " ", shown, between).forEach(line -> console.say(line.stripTrailing()));
        if (shown.size() < moves.size()) {
            Phrase more = Phrase.of("terminal-more").with("more", moves.size() - shown.size());
            console.say("  " + table.say(more.with("word", word)));
        }
    }

    private void hint() {
        Hint hint = table.advice(adviser);
        plan("terminal-hint", hint.best());
        say(hint.confidence().phrase());
        if (hint.next() != null) {
            plan("terminal-hint-next", hint.next());
        }
    }

    private void plan(String key, Hint.Plan plan) {
        say(Phrase.of(key).with("move", plan.moves().getFirst()));
        if (plan.moves().size() > 1) {
            List<String> then = plan.moves().subList(1, plan.moves().size());
            say(Phrase.of("terminal-hint-then").with("moves", String.join(", ", then)));
        }
        for (Phrase merit : plan.merits()) {
            TextWrap.wrap("  ", table.say(merit)).forEach(console::say);
        }
    }

    private void why(String move) {
        GameState state = table.state();
        ParsedMove reading = Notation.parseLegal(state, move);
        if (reading.refusal() == null) {
            say(Phrase.of("terminal-legal").with("move", state.notation(reading.move())));
        } else {
            say(reading.refusal());
        }
    }

    private void rules(String about) {
        RuleBook book = Words.english().ruleBook(table.setup().game());
        String rule = book.rule(about);
        if (rule != null) {
            String head = about.toUpperCase(Locale.ROOT) + "  ";
            for (String line : rule.split("\n", -1)) {
                TextWrap.wrap(head, line).forEach(console::say);
                head = "    ";
            }
            return;
        }
        List<String> numbers = about.isEmpty() ? book.numbers() : book.search(about);
        if (numbers.isEmpty()) {
            say(Phrase.of("terminal-no-rule").with("about", about));
        } else if (about.isEmpty()) {
            say(Phrase.of("terminal-rules").with("numbers", String.join(" ", numbers)));
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
            String head = (i + 1) + ". " + Words.english().playerName(each.seat()) + ": ";
            TextWrap.wrap(head, text).forEach(console::say);
        }
    }

    private void save(String file) {
        if (file.isEmpty()) {
            say(Phrase.of("terminal-save-where"));
            return;
        }
        try {
            SavedGame.write(table, Path.of(file));
            say(Phrase.of("terminal-saved").with("file", file));
        } catch (IOException | InvalidPathException e) {
            say(Phrase.of("terminal-unsaved").with("file", file).with("why", String.valueOf(e.getMessage())));
        }
    }

    private Next undo() {
        int before = table.played().size();
        Refusal refusal = table.undo();
        if (refusal != null) {
            say(refusal);
            return Next.STAY;
        }
        say(Phrase.of("terminal-undone").with("moves", before - table.played().size()));
        return Next.CHANGED;
    }
}
