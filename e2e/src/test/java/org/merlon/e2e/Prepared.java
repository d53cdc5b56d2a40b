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

/** A table where much has been played already, in a moment: not by clicks, but by the questions that a program asks. */
final class Prepared {
    /** Games in one of which something rare has happened. */
    private static final int MANY = 20;

    /** A page to ask questions from, with as little on it as there can be: answers may ask nothing, pictures may. */
    static final String BARE = "/crest.svg";

    private final Map<String, ?> wish;

    /** Where it is played, once it has begun. */
    private @Nullable String id;

    /** How many moves the visitor has made there. */
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

    /** Until the first seat, which is the visitor's, has made so many moves, or the game is over; where it was left, if it was. */
    void after(Visitor visitor, int moves) {
        sitDown(visitor, "(table, moves) => moves >= " + (moves - made), 1);
        made = moves;
    }

    /** The rest of the game, or all of it. */
    void toTheEnd(Visitor visitor) {
        sitDown(visitor, "() => false", 1);
    }

    /** Until something holds when it is the visitor's turn, in the first game in which it does. */
    void until(Visitor visitor, String holds) {
        sitDown(visitor, holds, MANY);
    }

    /**
     * Plays so many turns each where people sit already, or fewer if the game ends before. They are elsewhere meanwhile: two
     * pages that are drawn anew with each of hundreds of moves take a minute.
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

    /** A script that lies beside the tests. */
    static String script(String name) {
        try (InputStream in = Objects.requireNonNull(Prepared.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
