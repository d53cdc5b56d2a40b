package org.merlon.server.wire.lists;

import java.util.List;
import java.util.Map;

/** Details about one game: its sources, rulings and replaced data. */
public final class GameDetails {
    private GameDetails() {}

    /**
     * Where a game comes from, what in it is ours, and what was decided where its books are silent.
     *
     * @param replaced the tables that stand in the place of Merlon's own here
     */
    public record GameCredits(
            String name, List<String> book, List<String> ours, List<String> replaced, List<Ruling> rulings) {
        /** What was decided, and why. */
        public record Ruling(String number, String ruling, String reason) {}
    }

    /** The tables of cards and boards that stand in the place of Merlon's own, by file name. */
    public record OwnTables(Map<String, String> tables) {}
}
