package org.merlon.server.wire.lists;

import java.util.List;
import java.util.Map;

/** Details about one game: its sources, rulings and replaced data. */
public final class GameDetails {
    private GameDetails() {}

    /**
     * The sources of a game, which parts of it are original to Merlon, and rulings on questions that the rulebooks
     * leave open.
     *
     * @param replaced the data files that replace the built-in ones on this server
     */
    public record GameCredits(
            String name, List<String> book, List<String> ours, List<String> replaced, List<Ruling> rulings) {
        /** A ruling and its reason. */
        public record Ruling(String number, String ruling, String reason) {}
    }

    /** The data files that replace the built-in ones, by file name. */
    public record OwnTables(Map<String, String> tables) {}
}
