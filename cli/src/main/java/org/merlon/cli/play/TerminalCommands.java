package org.merlon.cli.play;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.merlon.bots.levels.BotSpec;
import org.merlon.engine.GameState;
import org.merlon.engine.Viewer;
import org.merlon.engine.info.RuleBook;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.view.Hint;
import org.merlon.words.Words;

/** The commands that can be typed in a terminal game in addition to moves. */
final class TerminalCommands {
    private static final int RECENT_MOVES = 20; // shown by log; log all shows all of them

    private static final int MAX_LISTED_MOVES = 60; // per first word; legal WORD lists all of them

    private static final List<String> COMMANDS = List.of(
            "help", "legal", "board", "hint", "undo", "why", "rules", "score", "log", "log all", "save", "quit");

    /** The topics of the help, in this order. */
    private static final List<String> HELP_TOPICS =
            List.of("legal", "why", "hint", "undo", "board", "rules", "log", "save", "quit");

    private static final int HELP_INDENT = 17; // wider than the typed examples

    private final TerminalTable table;
    private final Screen screen;
    private final Console console;
    private final BotSpec adviser;

    TerminalCommands(TerminalTable table, Screen screen, Console console, BotSpec adviser) {
        this.table = table;
        this.screen = screen;
        this.console = console;
        this.adviser = adviser;
    }

    /** The effect of a command. */
    enum Effect {
        /** Nothing changed; the same player enters the next line. */
        NONE,
        /** The position has changed. */
        POSITION_CHANGED,
        QUIT
    }

    /** Returns every input that is possible now, moves first. */
    List<String> possibleInputs() {
        var inputs = new ArrayList<>(Notation.legalMoves(table.state()));
        inputs.addAll(COMMANDS);
        for (String move : Notation.legalMoves(table.state())) {
            inputs.add("why " + move);
        }
        for (String number : Words.english().ruleBook(table.setup().game()).numbers()) {
            inputs.add("rules " + number);
        }
        return inputs;
    }

    /** Returns whether a line is a command. A line that can be read as a move is a move unless it starts with a slash. */
    boolean isCommand(String line) {
        return line.startsWith("/")
                || (COMMANDS.contains(verb(line))
                        && Notation.parse(table.state(), line).refusal() != null);
    }

    private static String verb(String line) {
        String command = line.startsWith("/") ? line.substring(1) : line;
        int blank = command.indexOf(' ');
        return (blank < 0 ? command : command.substring(0, blank)).toLowerCase(Locale.ROOT);
    }

    Effect run(String line) {
        String verb = verb(line);
        int start = line.indexOf(' ');
        String argument = start < 0 ? "" : line.substring(start).trim();
        switch (verb) {
            case "help" -> help();
            case "legal" -> legal(argument);
            case "board" -> screen.showBoard(Viewer.seat(table.state().toMove()));
            case "hint" -> hint();
            case "why" -> why(argument);
            case "rules" -> rules(argument);
            case "score" -> screen.showScores();
            case "log" -> log(argument.equals("all"));
            case "save" -> save(argument);
            case "undo" -> {
                return undo();
            }
            case "quit" -> {
                return Effect.QUIT;
            }
            default -> say(Phrase.of("terminal-unknown-command").with("word", verb));
        }
        return Effect.NONE;
    }

    private void say(Phrase phrase) {
        TextWrap.wrap(table.say(phrase)).forEach(console::printLine);
    }

    private void say(Refusal refusal) {
        TextWrap.wrap(Words.english().say(refusal)).forEach(console::printLine);
    }

    private void help() {
        say(Phrase.of("terminal-help"));
        for (String topic : HELP_TOPICS) {
            String key = "terminal-help-" + topic;
            String typed = "  " + table.say(Phrase.of(key + ".typed"));
            String padding = " ".repeat(Math.max(1, HELP_INDENT - typed.length()));
            console.printLine(typed + padding + table.say(Phrase.of(key).with("bot", adviser.text())));
        }
        for (String word : COMMANDS) {
            if (Notation.parse(table.state(), word).refusal() == null) {
                say(Phrase.of("terminal-command-is-also-move").with("word", word));
            }
        }
    }

    /** Lists the legal moves grouped by their first word. */
    private void legal(String prefix) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        String lowerCasePrefix = prefix.toLowerCase(Locale.ROOT);
        for (String move : Notation.legalMoves(table.state())) {
            if (move.toLowerCase(Locale.ROOT).startsWith(lowerCasePrefix)) {
                int blank = move.indexOf(' ');
                groups.computeIfAbsent(blank < 0 ? move : move.substring(0, blank), word -> new ArrayList<>())
                        .add(blank < 0 ? "" : move.substring(blank + 1));
            }
        }
        if (groups.isEmpty()) {
            say(Phrase.of("terminal-no-such-legal-move").with("begin", prefix));
        }
        groups.forEach((word, moves) -> printGroup(word, moves, prefix.isEmpty() ? MAX_LISTED_MOVES : moves.size()));
    }

    private void printGroup(String word, List<String> moves, int limit) {
        String separator = moves.getFirst().contains(" ") ? ", " : " ";
        List<String> shown = moves.subList(0, Math.min(limit, moves.size()));
        TextWrap.wrap(word + " ", shown, separator).forEach(line -> console.printLine(line.stripTrailing()));
        if (shown.size() < moves.size()) {
            Phrase more = Phrase.of("terminal-more-legal-moves").with("more", moves.size() - shown.size());
            console.printLine("  " + table.say(more.with("word", word)));
        }
    }

    private void hint() {
        Hint hint = table.hint(adviser);
        printPlan("terminal-hint", hint.best());
        say(hint.confidence().phrase());
        if (hint.next() != null) {
            printPlan("terminal-hint-next-best", hint.next());
        }
    }

    private void printPlan(String key, Hint.Plan plan) {
        say(Phrase.of(key).with("move", plan.moves().getFirst()));
        if (plan.moves().size() > 1) {
            List<String> then = plan.moves().subList(1, plan.moves().size());
            say(Phrase.of("terminal-hint-then").with("moves", String.join(", ", then)));
        }
        for (Phrase merit : plan.merits()) {
            TextWrap.wrap("  ", table.say(merit)).forEach(console::printLine);
        }
    }

    private void why(String move) {
        GameState state = table.state();
        ParsedMove reading = Notation.parseLegal(state, move);
        if (reading.refusal() == null) {
            say(Phrase.of("terminal-legal-move").with("move", state.notation(reading.move())));
        } else {
            say(reading.refusal());
        }
    }

    private void rules(String topic) {
        RuleBook book = Words.english().ruleBook(table.setup().game());
        String rule = book.rule(topic);
        if (rule != null) {
            String prefix = topic.toUpperCase(Locale.ROOT) + "  ";
            for (String line : rule.split("\n", -1)) {
                TextWrap.wrap(prefix, line).forEach(console::printLine);
                prefix = "    ";
            }
            return;
        }
        List<String> numbers = topic.isEmpty() ? book.numbers() : book.search(topic);
        if (numbers.isEmpty()) {
            say(Phrase.of("terminal-no-rule-found").with("about", topic));
        } else if (topic.isEmpty()) {
            say(Phrase.of("terminal-rules-usage").with("numbers", String.join(" ", numbers)));
        } else {
            numbers.forEach(this::rules);
        }
    }

    private void log(boolean all) {
        List<TerminalTable.PlayedMove> played = table.playedMoves();
        int start = all ? 0 : Math.max(0, played.size() - RECENT_MOVES);
        for (int i = start; i < played.size(); i++) {
            TerminalTable.PlayedMove each = played.get(i);
            String text = each.seat() == table.state().toMove() ? each.move() : each.announced();
            String prefix = (i + 1) + ". " + Words.english().playerName(each.seat()) + ": ";
            TextWrap.wrap(prefix, text).forEach(console::printLine);
        }
    }

    private void save(String file) {
        if (file.isEmpty()) {
            say(Phrase.of("terminal-save-needs-file"));
            return;
        }
        try {
            SavedGame.write(table, Path.of(file));
            say(Phrase.of("terminal-save-done").with("file", file));
        } catch (IOException | InvalidPathException e) {
            say(Phrase.of("terminal-save-failed").with("file", file).with("why", String.valueOf(e.getMessage())));
        }
    }

    private Effect undo() {
        int before = table.playedMoves().size();
        Refusal refusal = table.undo();
        if (refusal != null) {
            say(refusal);
            return Effect.NONE;
        }
        say(Phrase.of("terminal-undo-done")
                .with("moves", before - table.playedMoves().size()));
        return Effect.POSITION_CHANGED;
    }
}
