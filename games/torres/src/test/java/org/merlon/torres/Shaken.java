package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/**
 * Generates random valid positions that random play from the start hardly ever reaches: tall castles, many knights, a
 * supply and a deck that run out, stacks of any size, any phase and round.
 */
final class Shaken {
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final int PHASES = 3;

    private final NaivePosition at;
    private final Data.Obj data;
    private final RandomBits random;

    private Shaken(GameState state, RandomBits random) {
        data = Positions.dump(state).data();
        at = new NaivePosition(data);
        this.random = random;
    }

    private static GameState from(GameState state, RandomBits random) {
        var shaken = new Shaken(state, random);
        shaken.shake();
        try {
            return Positions.load(new Position(shaken.data));
        } catch (PositionException e) {
            throw new AssertionError("a random position is refused: " + e.phrase() + "\n" + shaken.at.words(), e);
        }
    }

    private void shake() {
        at.phase = 1 + random.below(PHASES);
        at.round = 1 + random.below(at.rounds());
        at.start = random.below(at.players);
        at.toMove = random.below(at.players);
        build();
        takeStacks();
        for (int seat = 0; seat < at.players; seat++) {
            addKnights(seat);
            at.seats.get(seat).score = at.ties.equals("skip") ? random.below(10) * at.players + seat : random.below(4);
        }
        dealCards();
        write();
    }

    /** Adds blocks where the rules allow them, until few or none are left for the stacks. */
    private void build() {
        returnStacks();
        int keep = random.below(40);
        for (int tries = 0; tries < 4000 && at.supply > keep; tries++) {
            Spot spot = Spot.ALL.get(random.below(Spot.ALL.size()));
            boolean wanted = at.height(spot) > 0 || random.below(4) == 0;
            if (wanted && at.castles().takesBlock(spot, false)) {
                at.addBlock(spot, 1);
                at.supply--;
            }
        }
    }

    private void returnStacks() {
        at.supply += at.stack;
        at.stack = 0;
        for (NaivePosition.Seat seat : at.seats) {
            for (int size : seat.stacks) {
                at.supply += size;
            }
            seat.stacks.clear();
        }
    }

    private void takeStacks() {
        at.step = "turn";
        at.stack = take();
        for (NaivePosition.Seat seat : at.seats) {
            for (int round = at.round; round < at.rounds(); round++) {
                seat.stacks.add(take());
            }
        }
    }

    private int take() {
        int size = Math.min(at.supply, random.below(4));
        at.supply -= size;
        return size;
    }

    private void addKnights(int seat) {
        int wanted = random.below(7);
        while (at.knightsOf(seat).size() < wanted) {
            Spot spot = Spot.ALL.get(random.below(Spot.ALL.size()));
            if (at.free(spot)) {
                at.knights.put(spot.toString(), seat);
            }
        }
    }

    /** Deals nearly all cards to hands, so that decks run out soon and discards are shuffled. */
    private void dealCards() {
        for (int i = 0; i < at.players; i++) {
            NaivePosition.Seat seat = at.seats.get(i);
            for (int left = random.below(4); seat.deck.size() > left; ) {
                seat.hand.add(seat.deck.removeFirst());
            }
        }
        int left = random.below(4);
        while (at.deck.size() > left) {
            at.seats.get(random.below(at.players)).hand.add(at.deck.removeFirst());
        }
    }

    /**
     * Returns a random position for a setup: plays the setup phase, then randomises the position of the first turn.
     *
     * @param number the seed; the same number gives the same position
     */
    static GameState start(Setup setup, long number) {
        var random = new RandomBits(Setups.name(setup).hashCode() + 99L * number);
        GameState state = setup.game().start(setup, RandomKeys.key(number));
        while (!Notation.legalMoves(state).contains("end")) {
            RandomChoice.play(state, random);
        }
        return from(state, random);
    }

    private void write() {
        List<String> rows = new ArrayList<>();
        for (int row = Spot.SIZE - 1; row >= 0; row--) {
            var text = new StringBuilder();
            for (int column = 0; column < Spot.SIZE; column++) {
                text.append(DIGITS.charAt(at.heights[column][row]));
            }
            rows.add(text.toString());
        }
        var knights = new Data.Obj();
        at.knights.forEach((space, seat) -> knights.put(space, seat));
        var seats = new Data.Arr();
        for (NaivePosition.Seat seat : at.seats) {
            var stacks = new Data.Arr();
            seat.stacks.forEach(stacks::add);
            var fields = new Data.Obj()
                    .put("score", seat.score)
                    .put("stacks", stacks)
                    .put("hand", Data.texts(seat.hand));
            if (at.cards.equals("own")) {
                fields.put("deck", Data.texts(seat.deck));
            }
            seats.add(fields);
        }
        data.put("toMove", at.toMove).put("step", at.step).put("phase", at.phase);
        data.put("round", at.round).put("start", at.start).put("heights", Data.texts(rows));
        data.put("knights", knights).put("supply", at.supply).put("stack", at.stack);
        data.put("seats", seats).put("deck", Data.texts(at.deck)).put("discard", Data.texts(at.discard));
    }
}
