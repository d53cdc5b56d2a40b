package org.merlon.protocol.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.ReachablePath;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;

/** Writes the state of a game as clients see it, in the same way for the server and the engine in a browser. */
public final class StateView {
    /** The number of determinized states that must agree before a result counts as certain. */
    static final int DETERMINIZATIONS = 4;

    private StateView() {}

    /**
     * The itemised score of a seat.
     *
     * @param outlook the items that would be added if the next scoring took place now
     */
    public record Sheet(int total, List<Part> parts, List<Part> outlook) {
        private Data.Obj data() {
            return new Data.Obj()
                    .put("total", total)
                    .put("parts", Data.list(parts, Part::data))
                    .put("outlook", Data.list(outlook, Part::data));
        }
    }

    /**
     * One item of a score.
     *
     * @param id the game's name for this kind of item
     * @param phrase the reason for the points; formatted by the client, since most are never shown
     * @param at the place on the board, or null
     */
    public record Part(
            String id, Phrase phrase, int points, @Nullable String at) {
        private Data.Obj data() {
            var data = new Data.Obj().put("id", id).put("phrase", phrase.data()).put("points", points);
            return at == null ? data : data.put("at", at);
        }
    }

    /**
     * The legal moves of the seat to move.
     *
     * @param lasting the moves that {@linkplain GameState#reveals cannot be taken back}
     */
    public record Choices(List<String> legal, List<String> lasting) {
        public static Choices of(GameState state) {
            int[] moves = state.legalMoves().toArray();
            var legal = new ArrayList<String>(moves.length);
            var lasting = new ArrayList<String>();
            for (int move : moves) {
                String text = state.notation(move);
                legal.add(text);
                if (state.reveals(move)) {
                    lasting.add(text);
                }
            }
            return new Choices(legal, lasting);
        }
    }

    /** Adds the status, the score sheets, and a viewer's view and facts. */
    public static Data.Obj addState(Data.Obj data, GameState state, Viewer viewer) {
        return data.put("status", Status.of(state).data())
                .put("sheets", Data.list(sheets(state), Sheet::data))
                .put("view", Positions.view(state, viewer).data())
                .put("facts", state.facts(viewer));
    }

    /** Adds the legal moves of the seat to move, and those that cannot be taken back. */
    public static void addChoices(Data.Obj data, GameState state) {
        Choices choices = Choices.of(state);
        data.put("legal", Data.texts(choices.legal)).put("lasting", Data.texts(choices.lasting));
    }

    /** Returns the score sheet of every seat. */
    public static List<Sheet> sheets(GameState state) {
        var sheets = new ArrayList<Sheet>();
        for (int seat = 0; seat < state.setup().players(); seat++) {
            ScoreSheet sheet = state.scoreSheet(seat);
            sheets.add(new Sheet(sheet.total(), parts(sheet.parts()), parts(sheet.outlook())));
        }
        return sheets;
    }

    private static List<Part> parts(List<ScoreSheet.Part> parts) {
        var items = new ArrayList<Part>(parts.size());
        for (ScoreSheet.Part part : parts) {
            items.add(new Part(part.id(), part.what(), part.points(), part.at()));
        }
        return items;
    }

    /** Returns the paths that pieces of the seat to move can take in this turn. */
    public static Data.Arr reachablePaths(GameState state) {
        var paths = new Data.Arr();
        for (ReachablePath path : state.reachablePaths()) {
            paths.add(new Data.Obj()
                    .put("from", path.from())
                    .put("to", path.to())
                    .put("cost", path.cost())
                    .put("moves", Data.texts(path.moves())));
        }
        return paths;
    }

    /**
     * Returns the points that a move adds to the score of the seat to move; null if it is illegal, or if the points depend on
     * what the seat does not know. It is played only on determinized states, so the result reveals nothing hidden.
     */
    public static @Nullable Integer moveGain(GameState state, String text) {
        ParsedMove parsed = Notation.parseLegal(state, text);
        if (parsed.refusal() != null) {
            return null;
        }
        int gain = determinizedGain(state, parsed.move(), 0);
        for (int seed = 1; seed < DETERMINIZATIONS; seed++) {
            if (determinizedGain(state, parsed.move(), seed) != gain) {
                return null;
            }
        }
        return gain;
    }

    private static int determinizedGain(GameState state, int move, long seed) {
        int seat = state.toMove();
        GameState determinized = state.copy();
        determinized.determinize(seat, new FastRandom(seed));
        determinized.play(move, EventLog.OFF);
        return determinized.score(seat) - state.score(seat);
    }
}
