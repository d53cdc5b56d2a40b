package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.words.Phrase;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.Space;

/** Computes the points for castles, the king and the master card, and moves the score markers. */
final class Scoring {
    /** The points, times the phase, for a knight in the king's castle on the level equal to the phase (T-82). */
    private static final int KING_BONUS = 5;

    private static final String CASTLE = "castle";
    private static final String KING = "king";
    private static final String MASTER = "master";

    private Scoring() {}

    /** Returns a seat's points for one castle: its area times the level of the seat's highest knight there (T-81). */
    static int castlePoints(Board board, long castle, int seat) {
        return pointsForKnights(board, castle, board.knights(seat));
    }

    /** Returns the points for one castle with these knights. */
    static int pointsForKnights(Board board, long castle, long knights) {
        long inside = castle & knights;
        return inside == 0 ? 0 : Long.bitCount(castle) * board.maxHeight(inside);
    }

    /** Returns the points of a seat for the king's castle (T-82). */
    static int kingPoints(Board board, int seat, int phase) {
        return (kingBonusSpaces(board, phase) & board.knights(seat)) == 0 ? 0 : kingBonus(phase);
    }

    /** Returns the spaces of the king's castle on which a knight earns the king's bonus in a phase (T-82). */
    static long kingBonusSpaces(Board board, int phase) {
        return board.king() == Space.NONE ? 0 : board.castleAt(board.king()) & board.spacesAt(phase);
    }

    /** Returns the points for a knight on the right level of the king's castle in a phase. */
    static int kingBonus(int phase) {
        return KING_BONUS * phase;
    }

    static int masterCardPoints(TorresState state, int seat, int phase) {
        return state.masterCard == null ? 0 : state.masterCard.pointsFor(state.board, seat, phase);
    }

    /** Returns the points that a seat would get if a phase were scored now. */
    static int total(TorresState state, int seat, int phase) {
        int points = kingPoints(state.board, seat, phase) + masterCardPoints(state, seat, phase);
        for (int i = 0; i < state.board.castleCount(); i++) {
            points += castlePoints(state.board, state.board.castle(i), seat);
        }
        return points;
    }

    /** Scores a phase, beginning with the starting seat; each marker moves once (T-81, T-83). */
    static void scorePhase(TorresState state, EventLog events) {
        for (int i = 0; i < state.rules.players(); i++) {
            int seat = (state.startSeat + i) % state.rules.players();
            int points = total(state, seat, state.phase);
            if (events.isOn()) {
                for (ScoringItem item : scoringItems(state, seat)) {
                    if (item.points > 0) {
                        events.add(item.event.put("points", item.points));
                    }
                }
            }
            int from = state.scores[seat];
            advanceMarker(state, seat, points);
            if (events.isOn()) {
                events.add("scored")
                        .put("seat", seat)
                        .put("points", points)
                        .put("from", from)
                        .put("to", state.scores[seat]);
            }
        }
    }

    /** Moves a marker forward; it skips the markers of others unless ties are allowed (T-80). */
    static void advanceMarker(TorresState state, int seat, int points) {
        if (points == 0) {
            return;
        }
        int target = state.scores[seat] + points;
        while (state.rules.skipsTies() && isTakenByOther(state, seat, target)) {
            target++;
        }
        state.scores[seat] = target;
    }

    private static boolean isTakenByOther(TorresState state, int seat, int score) {
        for (int other = 0; other < state.rules.players(); other++) {
            if (other != seat && state.scores[other] == score) {
                return true;
            }
        }
        return false;
    }

    /** One item of a scoring, as an event and as a phrase; its id names both. */
    private record ScoringItem(
            String id,
            Data.Obj event,
            Phrase phrase,
            int points,
            @Nullable String space) {}

    private static List<ScoringItem> scoringItems(TorresState state, int seat) {
        Board board = state.board;
        var items = new ArrayList<ScoringItem>();
        for (long remaining = board.built(); remaining != 0; ) {
            long castle = board.castleAt(Space.first(remaining));
            remaining &= ~castle;
            int points = castlePoints(board, castle, seat);
            if (points > 0) {
                String space = Space.name(highestKnight(board, castle, seat));
                int area = Long.bitCount(castle);
                int level = points / area;
                Data.Obj event = newEvent(CASTLE, seat)
                        .put("at", space)
                        .put("area", area)
                        .put("level", level);
                Phrase phrase = Phrase.of("torres-score-castle")
                        .with("at", space)
                        .with("area", area)
                        .with("level", level)
                        .with("points", points);
                items.add(new ScoringItem(CASTLE, event, phrase, points, space));
            }
        }
        int king = kingPoints(board, seat, state.phase);
        if (king > 0) {
            Phrase phrase =
                    Phrase.of("torres-score-king").with("level", state.phase).with("points", king);
            items.add(new ScoringItem(KING, newEvent(KING, seat), phrase, king, Space.name(board.king())));
        }
        if (state.masterCard != null && state.masterCard.isMet(board, seat)) {
            int points = masterCardPoints(
                    state, seat, state.phase); // 0 before the card pays; it is listed anyway, to show who meets it
            Phrase phrase = Phrase.of(points > 0 ? "torres-score-master" : "torres-score-master-met")
                    .with("card", state.masterCard.noun())
                    .with("points", points);
            items.add(new ScoringItem(
                    MASTER, newEvent(MASTER, seat).put("card", state.masterCard.id()), phrase, points, null));
        }
        return items;
    }

    private static Data.Obj newEvent(String name, int seat) {
        return new Data.Obj().put("event", name).put("seat", seat);
    }

    /** Returns the current score; while a phase is played, also the points if it ended now. */
    static ScoreSheet scoreSheet(TorresState state, int seat) {
        var parts = new ArrayList<ScoreSheet.Part>();
        if (state.scores[seat] > 0) {
            parts.add(new ScoreSheet.Part(Phrase.of("torres-score-track"), "track", state.scores[seat]));
        }
        var outlook = new ArrayList<ScoreSheet.Part>();
        if (state.step == Step.TURN || state.step == Step.STACK) {
            for (ScoringItem item : scoringItems(state, seat)) {
                outlook.add(new ScoreSheet.Part(item.phrase, item.id, item.points, item.space));
            }
        }
        return new ScoreSheet(parts, outlook);
    }

    private static int highestKnight(Board board, long castle, int seat) {
        long inside = castle & board.knights(seat);
        return Space.first(inside & board.spacesAt(board.maxHeight(inside)));
    }
}
