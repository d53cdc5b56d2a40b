package org.merlon.e2e;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A table with many moves already played, quickly over the API instead of by clicks. */
public final class PreparedTable {
    /** The maximum number of games in the search for a rare position. */
    private static final int MAX_GAMES = 20;

    /** A page with minimal content that may call the API: an image, because API responses may not run scripts. */
    public static final String BLANK_PAGE = "/crest.svg";

    private final Map<String, ?> request;

    /** The table's id, once the game has started. */
    private @Nullable String id;

    /** The number of moves that the visitor has made. */
    private int movesMade;

    private PreparedTable(Map<String, ?> request) {
        this.request = request;
    }

    public static PreparedTable of(String game, String variant, String... seats) {
        return of(game, variant, Map.of(), seats);
    }

    public static PreparedTable of(String game, String variant, Map<String, ?> options, String... seats) {
        List<Map<String, String>> seatRequests = Stream.of(seats)
                .map(seat -> seat.equals("you") ? Map.of("kind", seat) : Map.of("kind", "bot", "name", seat))
                .toList();
        return new PreparedTable(Map.of("game", game, "variant", variant, "options", options, "seats", seatRequests));
    }

    /** Continues until the visitor, in the first seat, has made a total number of moves or the game is over. */
    public void playUpTo(Visitor visitor, int moves) {
        runAndOpen(visitor, "(table, moves) => moves >= " + (moves - movesMade), 1);
        movesMade = moves;
    }

    /** Continues to the end of the game. */
    public void playToEnd(Visitor visitor) {
        runAndOpen(visitor, "() => false", 1);
    }

    /** Plays games until a condition holds in the visitor's turn. */
    public void playUntil(Visitor visitor, String condition) {
        runAndOpen(visitor, condition, MAX_GAMES);
    }

    /**
     * Plays a number of turns for each visitor at their table, or fewer if the game ends. Meanwhile they leave the table's
     * page, because updating two pages for hundreds of moves takes a minute.
     */
    public static void playTurns(int turns, Visitor... visitors) {
        List<String> tables =
                Stream.of(visitors).map(visitor -> visitor.page().url()).toList();
        for (Visitor visitor : visitors) {
            visitor.open(BLANK_PAGE);
        }
        String path = URI.create(tables.getFirst()).getPath().replace("/table/", "/api/tables/");
        String turn = readScript("turn.js");
        boolean isPlaying = true;
        for (int played = 0; played < turns && isPlaying; played++) {
            for (Visitor visitor : visitors) {
                isPlaying = isPlaying && Boolean.TRUE.equals(visitor.page().evaluate(turn, path));
            }
        }
        for (int i = 0; i < visitors.length; i++) {
            visitors[i].page().navigate(tables.get(i));
            visitors[i].awaitBoard();
        }
    }

    private void runAndOpen(Visitor visitor, String condition, int games) {
        visitor.open(BLANK_PAGE);
        String script = readScript("prepared.js").replace("ENOUGH", condition);
        var arguments = new HashMap<String, Object>(Map.of("wish", request, "games", games));
        arguments.put("id", id);
        id = String.valueOf(visitor.page().evaluate(script, arguments));
        visitor.open("/table/" + id);
        visitor.awaitBoard();
    }

    /** Reads a script from the resources. */
    public static String readScript(String name) {
        try (InputStream in = Objects.requireNonNull(PreparedTable.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
