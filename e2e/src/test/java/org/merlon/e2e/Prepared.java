package org.merlon.e2e;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** A table where much has been played already, in a moment: not by clicks, but by the questions that a program asks. */
record Prepared(String game, String variant, Map<String, ?> options, List<String> seats) {
    /** Games in one of which something rare has happened. */
    private static final int MANY = 20;

    static Prepared table(String game, String variant, String... seats) {
        return new Prepared(game, variant, Map.of(), List.of(seats));
    }

    Prepared with(Map<String, ?> more) {
        return new Prepared(game, variant, more, seats);
    }

    /** Until the first seat, which is the visitor's, has made so many moves, or the game is over. */
    void after(Visitor visitor, int moves) {
        sitDown(visitor, "(table, moves) => moves >= " + moves, 1);
    }

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
            visitor.open("/about");
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
        visitor.open("/");
        List<Map<String, String>> wished = seats.stream()
                .map(seat -> seat.equals("you") ? Map.of("kind", seat) : Map.of("kind", "bot", "name", seat))
                .toList();
        var wish = Map.of("game", game, "variant", variant, "options", options, "seats", wished);
        String script = script("prepared.js").replace("ENOUGH", enough);
        Object id = visitor.page().evaluate(script, Map.of("wish", wish, "games", games));
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
