package org.merlon.protocol.players;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.PlayerFailedException;
import org.merlon.bots.StopSignal;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.lines.InputLine;
import org.merlon.protocol.lines.LineReader;
import org.merlon.protocol.lines.LineSanitizer;
import org.merlon.words.Words;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;

/**
 * A player that runs an external program. The program receives the seat's view ({@code view}) and a request for a move
 * ({@code go}) on its standard input, and answers each with one line: {@code ok}, or {@code ok {"move":"…"}}.
 */
public final class ProgramPlayer implements Player {
    /**
     * The timeouts of a program.
     *
     * @param startMillis the timeout for its first answer
     * @param answerMillis the timeout for any other answer, in addition to the time for a move
     */
    record Timeouts(long startMillis, long answerMillis) {
        /**
         * On a busy machine an interpreter with large libraries takes many seconds to start, once per game. Later answers
         * need only a grace period for differences between clocks.
         */
        static final Timeouts DEFAULT = new Timeouts(60_000, 10_000);
    }

    private static final long POLL_MILLIS = 20; // the interval for checking the stop signal

    private final String command;
    private final Process process;
    private final BlockingQueue<String> replies = new LinkedBlockingQueue<>();
    private final Timeouts timeouts;
    private boolean started; // true after its first answer

    /** Starts the program; it inherits our standard error. */
    public ProgramPlayer(String command) {
        this(command, Timeouts.DEFAULT);
    }

    ProgramPlayer(String command, Timeouts timeouts) {
        this.command = command;
        this.timeouts = timeouts;
        boolean windows = System.getProperty("os.name", "").startsWith("Windows");
        List<String> commandLine = windows ? List.of("cmd.exe", "/c", command) : List.of("/bin/sh", "-c", command);
        try {
            process = new ProcessBuilder(commandLine)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new PlayerFailedException("'" + command + "' cannot be started: " + e.getMessage(), e);
        }
        Thread.ofVirtual().name("replies").start(this::readReplies);
    }

    private void readReplies() {
        var lines = new LineReader(process.getInputStream());
        try {
            for (InputLine line = lines.next(); line != null; line = lines.next()) {
                replies.add(
                        switch (line) {
                            case InputLine.Text text -> text.text();
                            case InputLine.Unreadable unreadable -> "error " + unreadable.reason();
                        });
            }
        } catch (IOException e) {
            replies.add("error it cannot be heard any more: " + e.getMessage());
        }
        replies.add("error it has ended");
    }

    @Override
    public Choice choose(GameState state, Budget budget, long seed, StopSignal stop) {
        int seat = state.toMove();
        List<String> legal = Notation.legalMoves(state);
        send("view "
                + Json.write(new Data.Obj()
                        .put("seat", seat)
                        .put("view", Positions.view(state, Viewer.seat(seat)).data())
                        .put("legal", Data.texts(legal))));
        awaitReply(started ? timeouts.answerMillis() : timeouts.startMillis(), stop);
        started = true;
        var goArguments = new Data.Obj();
        if (budget.millis() != Budget.UNBOUNDED) {
            goArguments.put("millis", budget.millis());
        }
        if (budget.iterations() != Budget.UNBOUNDED) {
            goArguments.put("iterations", budget.iterations());
        }
        send("go " + Json.write(goArguments.put("seed", Long.toString(seed))));
        long moveMillis = budget.millis() == Budget.UNBOUNDED ? Long.MAX_VALUE / 2 : budget.millis();
        String text = move(awaitReply(moveMillis + timeouts.answerMillis(), stop));
        ParsedMove parsed = Notation.parseLegal(state, text);
        if (parsed.refusal() != null) {
            throw failed("it chose '" + text + "': " + Words.english().say(parsed.refusal()));
        }
        var value = new ArrayList<Double>();
        for (int i = 0; i < state.setup().players(); i++) {
            value.add((double) state.score(i));
        }
        return new Choice(parsed.move(), value, List.of(state.notation(parsed.move())), 1);
    }

    private void send(String line) {
        try {
            process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException e) {
            throw new PlayerFailedException("'" + command + "' does not listen any more", e);
        }
    }

    /** Waits for the next line and returns the text after {@code ok}. */
    private String awaitReply(long millis, StopSignal stop) {
        long startNanos = System.nanoTime();
        @Nullable String line = null;
        try {
            while (line == null) {
                line = replies.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
                if (line == null && stop.isRequested()) {
                    throw failed("it was stopped before it chose");
                }
                if (line == null && TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos) > millis) {
                    throw failed("it did not answer in time");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("it was interrupted before it chose");
        }
        if (!line.equals("ok") && !line.startsWith("ok ")) {
            throw failed("it answered '" + LineSanitizer.of(line) + "'");
        }
        return line.substring("ok".length()).trim();
    }

    /** Returns the move named in an answer; ignores all other fields, which may contain any kind of number. */
    private String move(String json) {
        try (JsonParser parser = Json.FACTORY.createParser(ObjectReadContext.empty(), json)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    boolean isMove = parser.currentName().equals("move");
                    if (parser.nextToken() == JsonToken.VALUE_STRING && isMove) {
                        return parser.getString();
                    }
                    parser.skipChildren();
                }
            }
        } catch (JacksonException e) {
            throw new PlayerFailedException("'" + command + "': it answered '" + LineSanitizer.of(json) + "'", e);
        }
        throw failed("it named no move: '" + LineSanitizer.of(json) + "'");
    }

    private PlayerFailedException failed(String what) {
        return new PlayerFailedException("'" + command + "': " + what);
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close(); // the end of its input tells a program to exit
            if (!process.waitFor(1, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroy);
                process.destroy();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroy();
        }
    }
}
