package org.merlon.torres;

import java.util.List;
import org.merlon.engine.words.HintReasons;
import org.merlon.engine.words.Phrase;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.Space;

/** Finds the improvements for a seat between two states: points, castles, the king, steps to come and cards. */
final class TorresHintReasons {
    private final TorresState before;
    private final TorresState after;
    private final int seat;
    private final HintReasons reasons = new HintReasons();

    TorresHintReasons(TorresState before, TorresState after, int seat) {
        this.before = before;
        this.after = after;
        this.seat = seat;
    }

    List<Phrase> list() {
        int points = after.scores[seat] - before.scores[seat];
        reasons.add(points, Phrase.of("torres-merit-points").with("points", points));
        for (int i = 0; i < after.board.castleCount(); i++) {
            addCastle(after.board.castle(i));
        }
        addKing();
        if (after.masterCard != null
                && after.masterCard.isMet(after.board, seat)
                && !after.masterCard.isMet(before.board, seat)) {
            int pays = after.masterCard.pointsFor(after.board, seat, after.phase);
            reasons.add(1 + pays, Phrase.of("torres-merit-master").with("card", after.masterCard.noun()));
        }
        int knights = before.knightsLeft(seat) - after.knightsLeft(seat);
        reasons.add(knights, Phrase.of("torres-merit-knights").with("count", knights));
        // A knight that steps down can climb further than before, which is no gain.
        boolean climbsFurther = ScoreProjection.points(after, seat) >= ScoreProjection.points(before, seat)
                && TorresEvaluation.climbGains(after.board, seat) > TorresEvaluation.climbGains(before.board, seat);
        reasons.add(climbsFurther ? 1 : 0, Phrase.of("torres-merit-reach"));
        int cards = cardCount(after) - cardCount(before);
        reasons.add(cards, Phrase.of("torres-merit-cards").with("count", cards));
        return reasons.list();
    }

    private int cardCount(TorresState state) {
        return state.cards.size(seat) + (state.toMove == seat ? state.cards.size(Cards.BOUGHT) : 0);
    }

    /** Adds a castle that pays more than the one that stood there before, or in which a knight can now step up. */
    private void addCastle(long castle) {
        long knights = castle & after.board.knights(seat);
        if (knights == 0) {
            return;
        }
        long builtBefore = castle & before.board.built();
        long castleBefore = builtBefore == 0 ? 0 : before.board.castleAt(Space.first(builtBefore));
        int gain = Scoring.castlePoints(after.board, castle, seat)
                - Scoring.castlePoints(before.board, castleBefore, seat);
        int level = after.board.maxHeight(knights);
        int area = Long.bitCount(castle);
        String space = Space.name(Space.first(knights & after.board.spacesAt(level)));
        if (gain > 0) {
            boolean entered = (castleBefore & before.board.knights(seat)) == 0;
            boolean higher = entered || level > before.board.maxHeight(castleBefore & before.board.knights(seat));
            String key = entered ? "torres-merit-enters" : higher ? "torres-merit-climbs" : "torres-merit-widens";
            Phrase phrase = Phrase.of(key).with("at", space).with("area", area).with("gain", gain);
            reasons.add(gain, higher ? phrase.with("level", level) : phrase.with("knights", Long.bitCount(knights)));
        }
        if (stepUpLevel(after.board, castle) > Math.max(level, stepUpLevel(before.board, castleBefore))) {
            Phrase step = Phrase.of("torres-merit-step").with("at", space).with("level", level + 1);
            reasons.add(area / 2, step.with("gain", area));
        }
    }

    /** Returns the level to which the seat's highest knight in a castle can step up now, 0 if it cannot. */
    private int stepUpLevel(Board board, long castle) {
        long knights = castle & board.knights(seat);
        if (knights == 0) {
            return 0;
        }
        int level = board.maxHeight(knights);
        long above = Space.adjacentTo(knights & board.spacesAt(level)) & castle & ~board.occupied();
        return (above & board.spacesAt(level + 1)) == 0 ? 0 : level + 1;
    }

    private void addKing() {
        int phase = ScoreProjection.nextScoredPhase(after);
        if (phase > Rules.PHASES || after.step.isBeforeTurns()) {
            return;
        }
        int gain = Scoring.kingPoints(after.board, seat, phase) - Scoring.kingPoints(before.board, seat, phase);
        reasons.add(gain, Phrase.of("torres-merit-king").with("level", phase).with("gain", gain));
        for (int other = 0; other < after.rules.players(); other++) {
            int loss = Scoring.kingPoints(before.board, other, phase) - Scoring.kingPoints(after.board, other, phase);
            if (other != seat && before.step == Step.KING) {
                reasons.add(
                        loss,
                        Phrase.of("torres-merit-king-away")
                                .withSeat("who", other)
                                .with("loss", loss));
            }
        }
    }
}
