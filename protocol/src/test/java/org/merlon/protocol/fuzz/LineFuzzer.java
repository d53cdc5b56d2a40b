package org.merlon.protocol.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.protocol.EngineLoop;
import org.merlon.protocol.EngineSession;
import org.merlon.protocol.ProtocolLimits;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/**
 * Sends random and mutated lines through the engine's loop and checks every reply.
 *
 * <p>Between the broken lines it plays legal moves and reloads positions, so that the broken lines meet states of all kinds.
 */
public final class LineFuzzer {
    /** Small, so that a mutated number cannot cost seconds. */
    private static final ProtocolLimits LIMITS = new ProtocolLimits(3, 500, 3, 5, 50);

    private static final int NEW_GAME_INTERVAL = 100; // long enough to get well into a game
    private static final int MAX_SHOWN_CHARS = 300; // of a line with a wrong reply

    private final List<String> openings;
    private final List<String> commands;
    private final FastRandom random;
    private final LineMutator mutator;
    private final Map<String, Integer> replies = new TreeMap<>();
    private EngineSession session = newSession();

    /** @param openings valid {@code new} commands, one of which is sent from time to time */
    public LineFuzzer(long seed, List<String> openings) {
        this.openings = List.copyOf(openings);
        random = new FastRandom(seed);
        mutator = new LineMutator(random);
        commands = List.of(
                "games",
                "dump",
                "view 0",
                "view spectator",
                "legal",
                "undo",
                "status",
                "score",
                "perft 2",
                "playout {\"count\":2,\"seed\":\"1\"}",
                "go {\"bot\":\"greedy\",\"millis\":5}",
                "go {\"bot\":\"random\",\"iterations\":10,\"seed\":\"x\"}",
                "# a remark",
                "quit");
    }

    /** Sends this many lines; returns the number of replies of each kind. */
    public Map<String, Integer> run(int lines) throws IOException {
        for (int i = 0; i < lines; i++) {
            if (session.ended()) {
                session = newSession();
            }
            if (i % NEW_GAME_INTERVAL == 0) {
                sendValid(openings.get(random.below(openings.size())));
            }
            sendAndCheck(mutator.mutate(validLine()));
        }
        session = session.ended() ? newSession() : session;
        sendValid(openings.getFirst());
        return replies;
    }

    private static EngineSession newSession() {
        return new EngineSession(
                problem -> {
                    throw new AssertionError("the engine failed: " + problem);
                },
                LIMITS);
    }

    private String validLine() {
        return switch (random.below(4)) {
            case 0 -> openings.get(random.below(openings.size()));
            case 1 -> "play " + anyLegalMove();
            case 2 -> {
                String dump = session.answer("dump");
                yield dump != null && dump.startsWith("ok ") ? "load " + dump.substring(3) : "dump";
            }
            default -> commands.get(random.below(commands.size()));
        };
    }

    private String anyLegalMove() {
        String reply = session.answer("legal");
        try {
            if (reply != null
                    && reply.startsWith("ok ")
                    && Json.read(reply.substring(3)) instanceof Data.Arr moves
                    && !moves.items().isEmpty()
                    && moves.items().get(random.below(moves.items().size())) instanceof Data.Text move) {
                return move.value();
            }
            return "nothing";
        } catch (JsonException e) {
            throw new AssertionError(reply, e);
        }
    }

    /** Sends a line that must succeed in any state. */
    private void sendValid(String line) throws IOException {
        String reply = exchange(line.getBytes(StandardCharsets.UTF_8));
        assertTrue(reply.startsWith("ok "), () -> line + " was answered by " + reply);
    }

    private void sendAndCheck(byte[] line) throws IOException {
        String reply = exchange(line);
        if (isSkipped(line)) {
            assertEquals("", reply, () -> shortened(line));
            count("skipped");
            return;
        }
        assertTrue(reply.endsWith("\n"), () -> shortened(line) + " was answered by " + reply);
        assertEquals(reply.length() - 1, reply.indexOf('\n'), () -> shortened(line) + " was answered by " + reply);
        for (int i = 0; i < reply.length() - 1; i++) {
            assertFalse(Character.isISOControl(reply.charAt(i)), () -> "a control character in " + reply);
        }
        String[] words = reply.strip().split(" ", 3);
        if (words[0].equals("ok")) {
            count("ok");
        } else {
            assertEquals("error", words[0], () -> shortened(line) + " was answered by " + reply);
            assertEquals(3, words.length, () -> shortened(line) + " was answered by " + reply);
            assertFalse(words[1].equals("internal"), () -> shortened(line) + " was answered by " + reply);
            count(words[1]);
        }
    }

    private String exchange(byte[] line) throws IOException {
        var in = new ByteArrayOutputStream();
        in.write(line);
        in.write('\n');
        var out = new ByteArrayOutputStream();
        try {
            EngineLoop.run(session, new ByteArrayInputStream(in.toByteArray()), out);
        } catch (RuntimeException | Error e) {
            throw new AssertionError(shortened(line), e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Returns true if a line gets no reply: a comment, even of invalid UTF-8, or a blank line. */
    private static boolean isSkipped(byte[] line) {
        if (line.length > 0 && line[0] == '#') {
            return true;
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString()
                    .isBlank();
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private void count(String kind) {
        replies.merge(kind, 1, Integer::sum);
    }

    private static String shortened(byte[] line) {
        String text = new String(line, StandardCharsets.ISO_8859_1);
        return text.length() > MAX_SHOWN_CHARS ? text.substring(0, MAX_SHOWN_CHARS) + "…" : text;
    }
}
