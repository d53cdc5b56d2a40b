package org.merlon.protocol;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.protocol.lines.InputLine;
import org.merlon.protocol.lines.LineSanitizer;

/** A session of the line protocol: one command line in, one reply line out. It holds games by name. */
public final class EngineSession {
    private static final int MAX_ECHO_CHARS = 40; // of an unknown command

    private final Map<String, Command> commands = new LinkedHashMap<>();
    private final Consumer<String> log;
    private final SearchCommands search;
    private boolean ended;

    /** Creates a session that reports internal errors to {@code log}, and all other errors to the client. */
    public EngineSession(Consumer<String> log) {
        this(log, ProtocolLimits.STANDARD);
    }

    public EngineSession(Consumer<String> log, ProtocolLimits limits) {
        this(log, limits, new JavaHost());
    }

    public EngineSession(Consumer<String> log, ProtocolLimits limits, Host host) {
        this.log = log;
        var sessionGame = new SessionGame(host);
        var setup = new SetupCommands(sessionGame);
        commands.put("games", setup::games);
        commands.put("new", setup::newGame);
        commands.put("load", setup::load);
        var position = new PositionQueries(sessionGame);
        commands.put("dump", position::dump);
        commands.put("view", position::view);
        commands.put("facts", position::facts);
        commands.put("legal", position::legal);
        var play = new PlayCommands(sessionGame);
        commands.put("play", play::play);
        commands.put("undo", play::undo);
        commands.put("status", position::status);
        commands.put("score", position::score);
        var table = new UserInterfaceCommands(sessionGame);
        commands.put("table", table::table);
        commands.put("result", table::result);
        commands.put("why", table::explainRefusal);
        commands.put("ways", table::reachablePaths);
        commands.put("worth", table::moveGain);
        commands.put("holds", table::holds);
        commands.put("proof", table::proof);
        search = new SearchCommands(sessionGame, limits);
        var games = new GameCommands(sessionGame);
        commands.put("game", games::game);
        commands.put("copy", games::copy);
        commands.put("drop", games::drop);
        var model = new ModelCommands(sessionGame, limits);
        commands.put("imagine", model::imagine);
        commands.put("evaluate", model::evaluate);
        commands.put("sample", model::sample);
        commands.put("perft", search::perft);
        commands.put("playout", search::playout);
        commands.put("go", search::go);
        commands.put("policy", search::policy);
        commands.put("hint", new HintCommand(sessionGame, limits)::hint);
        commands.put("quit", this::quit);
    }

    /** Returns the one-line reply to a command; null for a blank line or a comment, which have no reply. */
    public @Nullable String answer(String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return null;
        }
        String text = line.strip();
        int end = 0;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return run(text.substring(0, end), text.substring(end).strip()).line();
    }

    /**
     * Begins the search of a {@code go} command, for callers that must do other work in between. Returns null for any other
     * or invalid line, which {@link #answer} handles.
     */
    public @Nullable SteppedSearch beginSearch(String line) {
        String text = line.strip();
        if (!text.equals("go") && !text.startsWith("go ")) {
            return null;
        }
        try {
            return search.begin(text.substring("go".length()).strip());
        } catch (CommandException e) {
            return null;
        }
    }

    /** Ends a search and returns its reply. */
    public String endSearch(SteppedSearch running) {
        return runGuarded("go", running::end).line();
    }

    /** Returns the reply to a line that could not be read. */
    String refuse(InputLine.Unreadable line) {
        return new Reply.Failed(ErrorCode.BAD_COMMAND, line.reason()).line();
    }

    /** Returns true if the client has quit. */
    public boolean ended() {
        return ended;
    }

    private Reply run(String name, String argument) {
        Command command = commands.get(name);
        if (command == null) {
            return new Reply.Failed(
                    ErrorCode.BAD_COMMAND,
                    "'" + LineSanitizer.of(name, MAX_ECHO_CHARS) + "' is no command; there are: "
                            + String.join(", ", commands.keySet()));
        }
        return runGuarded(name, () -> command.run(argument));
    }

    private interface GuardedCommand {
        Reply run() throws CommandException;
    }

    private Reply runGuarded(String name, GuardedCommand guarded) {
        try {
            return guarded.run();
        } catch (CommandException e) {
            return e.reply();
        } catch (RuntimeException | Error e) {
            // An internal error must not end the session, not even a stack overflow or lack of memory.
            log(name, e);
            return new Reply.Failed(
                    ErrorCode.INTERNAL,
                    name + " failed inside the engine (" + e.getClass().getSimpleName()
                            + "); nothing has changed. Please report it with the commands that led here");
        }
    }

    private void log(String name, Throwable problem) {
        var trace = new StringWriter();
        problem.printStackTrace(new PrintWriter(trace));
        log.accept(name + ": " + trace);
    }

    private Reply quit(String argument) throws CommandException {
        Arguments.requireNone("quit", argument);
        ended = true;
        return new Reply.Done();
    }
}
