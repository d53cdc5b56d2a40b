package org.merlon.torres;

import java.util.List;
import org.merlon.engine.words.Merits;
import org.merlon.engine.words.Phrase;

/** Finds the improvements for a seat between two states: points, castles, the king, steps to come and cards. */
final class TorresMerits {
    private final TorresState before;
    private final TorresState after;
    private final int seat;
    private final Merits found = new Merits();

    TorresMerits(TorresState before, TorresState after, int seat) {
        this.before = before;
        this.after = after;
        this.seat = seat;
    }

    List<Phrase> list() {
        int points = after.scores[seat] - before.scores[seat];
        found.add(points, Phrase.of("torres-merit-points").with("points", points));
        for (int i = 0; i < after.board.castleCount(); i++) {
            castle(after.board.castle(i));
        }
        king();
        if (after.master != null && after.master.met(after.board, seat) && !after.master.met(before.board, seat)) {
            int pays = after.master.pays(after.board, seat, after.phase);
            found.add(1 + pays, Phrase.of("torres-merit-master").with("card", after.master.noun()));
        }
        int knights = before.knightsLeft(seat) - after.knightsLeft(seat);
        found.add(knights, Phrase.of("torres-merit-knights").with("count", knights));
        // A knight that steps down can climb further than before, which is no gain.
        boolean further = Outlook.of(after, seat) >= Outlook.of(before, seat)
                && TorresEvaluation.gains(after.board, seat) > TorresEvaluation.gains(before.board, seat);
        found.add(further ? 1 : 0, Phrase.of("torres-merit-reach"));
        int cards = cards(after) - cards(before);
        found.add(cards, Phrase.of("torres-merit-cards").with("count", cards));
        return found.list();
    }

    private int cards(TorresState state) {
        return state.cards.size(seat) + (state.toMove == seat ? state.cards.size(Cards.BOUGHT) : 0);
    }

    /** Adds a castle that pays more than the one that stood there before, or in which a knight can now step up. */
    private void castle(long castle) {
        long inside = castle & after.board.knights(seat);
        if (inside == 0) {
            return;
        }
        long then = castle & before.board.built();
        long was = then == 0 ? 0 : before.board.castleAt(Space.first(then));
        int gain = Scoring.castle(after.board, castle, seat) - Scoring.castle(before.board, was, seat);
        int level = after.board.highest(inside);
        int area = Long.bitCount(castle);
        String at = Space.name(Space.first(inside & after.board.exactly(level)));
        if (gain > 0) {
            boolean entered = (was & before.board.knights(seat)) == 0;
            boolean higher = entered || level > before.board.highest(was & before.board.knights(seat));
            String key = entered ? "torres-merit-enters" : higher ? "torres-merit-climbs" : "torres-merit-widens";
            Phrase phrase = Phrase.of(key).with("at", at).with("area", area).with("gain", gain);
            found.add(gain, higher ? phrase.with("level", level) : phrase.with("knights", Long.bitCount(inside)));
        }
        if (stepUp(after.board, castle) > Math.max(level, stepUp(before.board, was))) {
            Phrase step = Phrase.of("torres-merit-step").with("at", at).with("level", level + 1);
            found.add(area / 2, step.with("gain", area));
        }
    }

    /** Returns the level to which the seat's highest knight in a castle can step up now, 0 if it cannot. */
    private int stepUp(Board board, long castle) {
        long inside = castle & board.knights(seat);
        if (inside == 0) {
            return 0;
        }
        int level = board.highest(inside);
        long above = Space.spread(inside & board.exactly(level)) & castle & ~board.occupied();
        return (above & board.exactly(level + 1)) == 0 ? 0 : level + 1;
    }

    private void king() {
        int phase = Outlook.phase(after);
        if (phase > Rules.PHASES || after.step.beforeTurns()) {
            return;
        }
        int gain = Scoring.king(after.board, seat, phase) - Scoring.king(before.board, seat, phase);
        found.add(gain, Phrase.of("torres-merit-king").with("level", phase).with("gain", gain));
        for (int other = 0; other < after.rules.players(); other++) {
            int loss = Scoring.king(before.board, other, phase) - Scoring.king(after.board, other, phase);
            if (other != seat && before.step == Step.KING) {
                found.add(
                        loss,
                        Phrase.of("torres-merit-king-away")
                                .withSeat("who", other)
                                .with("loss", loss));
            }
        }
    }
}
