package org.merlon.protocol;

import java.util.List;
import java.util.function.Function;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.Reading;
import org.merlon.engine.move.Way;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;

/** What somebody at a table is told of a game's state: the same by a server and by the engine in a page. */
public final class Sight {
    /** So many guesses of what is hidden must agree before something counts as certain. */
    private static final int GUESSES = 4;

    private Sight() {}

    /** Adds where the game stands, how points came about, and what a viewer sees of it. */
    public static Data.Obj add(Data.Obj data, GameState state, Viewer viewer, Function<Phrase, String> say) {
        return data.put("status", Status.of(state))
                .put("sheets", sheets(state, say))
                .put("view", Positions.view(state, viewer).data())
                .put("facts", state.facts(viewer));
    }

    /** Every seat's score part by part, and what would be scored now. */
    private static Data.Arr sheets(GameState state, Function<Phrase, String> say) {
        var sheets = new Data.Arr();
        for (int seat = 0; seat < state.setup().players(); seat++) {
            ScoreSheet sheet = state.scoreSheet(seat);
            sheets.add(new Data.Obj()
                    .put("total", sheet.total())
                    .put("parts", parts(sheet.parts(), say))
                    .put("outlook", parts(sheet.outlook(), say)));
        }
        return sheets;
    }

    private static Data.Arr parts(List<ScoreSheet.Part> parts, Function<Phrase, String> say) {
        return Data.list(parts, part -> {
            var data = new Data.Obj()
                    .put("what", say.apply(part.what()))
                    .put("phrase", part.what().data())
                    .put("points", part.points());
            return part.at() == null ? data : data.put("at", part.at());
        });
    }

    /** How far the pieces of the seat to move get. */
    public static Data.Arr ways(GameState state) {
        var ways = new Data.Arr();
        for (Way way : state.ways()) {
            ways.add(new Data.Obj()
                    .put("from", way.from())
                    .put("to", way.to())
                    .put("cost", way.cost())
                    .put("moves", Data.texts(way.moves())));
        }
        return ways;
    }

    /**
     * What a move adds to the score of the seat to move; null if it cannot be played, or if that depends on what the seat
     * does not know. Only guesses of the game are played, so nothing hidden can show.
     */
    public static Data worth(GameState state, String text) {
        Reading reading = Notation.readLegal(state, text);
        if (reading.refusal() != null) {
            return Data.Null.NULL;
        }
        int gain = guessedGain(state, reading.move(), 0);
        for (int guess = 1; guess < GUESSES; guess++) {
            if (guessedGain(state, reading.move(), guess) != gain) {
                return Data.Null.NULL;
            }
        }
        return new Data.Whole(gain);
    }

    private static int guessedGain(GameState state, int move, long guess) {
        int seat = state.toMove();
        GameState imagined = state.copy();
        imagined.imagine(seat, new RandomBits(guess));
        imagined.play(move, EventLog.OFF);
        return imagined.score(seat) - state.score(seat);
    }
}
