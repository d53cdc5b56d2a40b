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
final class Prepared {
    /** The maximum number of games in the search for a rare position. */
    private static final int MANY = 20;

    /** A page with minimal content that may call the API: an image, because API responses may not run scripts. */
    static final String BARE = "/crest.svg";

    private final Map<String, ?> wish;

    /** The table's id, once the game has started. */
    private @Nullable String id;

    /** The number of moves that the visitor has made. */
    private int made;

    private Prepared(Map<String, ?> wish) {
        this.wish = wish;
    }

    static Prepared table(String game, String variant, String... seats) {
        return table(game, variant, Map.of(), seats);
    }

    static Prepared table(String game, String variant, Map<String, ?> options, String... seats) {
        List<Map<String, String>> wished = Stream.of(seats)
                .map(seat -> seat.equals("you") ? Map.of("kind", seat) : Map.of("kind", "bot", "name", seat))
                .toList();
        return new Prepared(Map.of("game", game, "variant", variant, "options", options, "seats", wished));
    }

    /** Continues until the visitor, in the first seat, has made a total number of moves or the game is over. */
    void after(Visitor visitor, int moves) {
        sitDown(visitor, "(table, moves) => moves >= " + (moves - made), 1);
        made = moves;
    }

    /** Continues to the end of the game. */
    void toTheEnd(Visitor visitor) {
        sitDown(visitor, "() => false", 1);
    }

    /** Plays games until a condition holds in the visitor's turn. */
    void until(Visitor visitor, String holds) {
        sitDown(visitor, holds, MANY);
    }

    /**
     * Plays a number of turns for each visitor at their table, or fewer if the game ends. Meanwhile they leave the table's
     * page, because updating two pages for hundreds of moves takes a minute.
     */
    static void playOn(int turns, Visitor... visitors) {
        List<String> tables =
                Stream.of(visitors).map(visitor -> visitor.page().url()).toList();
        for (Visitor visitor : visitors) {
            visitor.open(BARE);
        }
        String path = URI.create(tables.getFirst()).getPath().replace("/table/", "/api/tables/");
        String turn = script("turn.js");
        boolean goesOn = true;
        for (int played = 0; played < turns && goesOn; played++) {
            for (Visitor visitor : visitors) {
                goesOn = goesOn && Boolean.TRUE.equals(visitor.page().evaluate(turn, path));
            }
        }
        for (int i = 0; i < visitors.length; i++) {
            visitors[i].page().navigate(tables.get(i));
            visitors[i].awaitBoard();
        }
    }

    private void sitDown(Visitor visitor, String enough, int games) {
        visitor.open(BARE);
        String script = script("prepared.js").replace("ENOUGH", enough);
        var how = new HashMap<String, Object>(Map.of("wish", wish, "games", games));
        how.put("id", id);
        id = String.valueOf(visitor.page().evaluate(script, how));
        visitor.open("/table/" + id);
        visitor.awaitBoard();
    }

    /** Reads a script from the resources. */
    static String script(String name) {
        try (InputStream in = Objects.requireNonNull(Prepared.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
