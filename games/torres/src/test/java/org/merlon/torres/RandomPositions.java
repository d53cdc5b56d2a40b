package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/**
 * Generates random valid positions that random play from the start hardly ever reaches: tall castles, many knights, a
 * supply and a deck that run out, stacks of any size, any phase and round.
 */
final class RandomPositions {
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final int PHASES = 3;

    private final ReferencePosition position;
    private final Data.Obj data;
    private final FastRandom random;

    private RandomPositions(GameState state, FastRandom random) {
        data = Positions.dump(state).data();
        position = new ReferencePosition(data);
        this.random = random;
    }

    private static GameState randomized(GameState state, FastRandom random) {
        var positions = new RandomPositions(state, random);
        positions.randomize();
        try {
            return Positions.load(new Position(positions.data));
        } catch (PositionException e) {
            throw new AssertionError(
                    "a random position is refused: " + e.phrase() + "\n" + positions.position.describe(), e);
        }
    }

    private void randomize() {
        position.phase = 1 + random.below(PHASES);
        position.round = 1 + random.below(position.rounds());
        position.start = random.below(position.players);
        position.toMove = random.below(position.players);
        addBlocks();
        dealStacks();
        for (int seat = 0; seat < position.players; seat++) {
            addKnights(seat);
            position.seats.get(seat).score =
                    position.ties.equals("skip") ? random.below(10) * position.players + seat : random.below(4);
        }
        dealCards();
        write();
    }

    /** Adds blocks where the rules allow them, until few or none are left for the stacks. */
    private void addBlocks() {
        returnStacks();
        int minSupply = random.below(40);
        for (int attempts = 0; attempts < 4000 && position.supply > minSupply; attempts++) {
            ReferenceSpace space = ReferenceSpace.ALL.get(random.below(ReferenceSpace.ALL.size()));
            boolean wanted = position.height(space) > 0 || random.below(4) == 0;
            if (wanted && position.castles().canTakeBlock(space, false)) {
                position.addBlocks(space, 1);
                position.supply--;
            }
        }
    }

    private void returnStacks() {
        position.supply += position.stack;
        position.stack = 0;
        for (ReferencePosition.Seat seat : position.seats) {
            for (int size : seat.stacks) {
                position.supply += size;
            }
            seat.stacks.clear();
        }
    }

    private void dealStacks() {
        position.step = "turn";
        position.stack = dealStack();
        for (ReferencePosition.Seat seat : position.seats) {
            for (int round = position.round; round < position.rounds(); round++) {
                seat.stacks.add(dealStack());
            }
        }
    }

    private int dealStack() {
        int size = Math.min(position.supply, random.below(4));
        position.supply -= size;
        return size;
    }

    private void addKnights(int seat) {
        int wanted = random.below(position.knightsPerSeat + 1);
        while (position.knightsOf(seat).size() < wanted) {
            ReferenceSpace space = ReferenceSpace.ALL.get(random.below(ReferenceSpace.ALL.size()));
            if (position.isFree(space)) {
                position.knights.put(space.toString(), seat);
            }
        }
    }

    /** Deals nearly all cards to hands, so that decks run out soon and discards are shuffled. */
    private void dealCards() {
        for (int i = 0; i < position.players; i++) {
            ReferencePosition.Seat seat = position.seats.get(i);
            for (int left = random.below(4); seat.deck.size() > left; ) {
                seat.hand.add(seat.deck.removeFirst());
            }
        }
        int left = random.below(4);
        while (position.deck.size() > left) {
            position.seats.get(random.below(position.players)).hand.add(position.deck.removeFirst());
        }
    }

    /**
     * Returns a random position for a setup: plays the setup phase, then randomises the position of the first turn.
     *
     * @param number the seed; the same number gives the same position
     */
    static GameState start(Setup setup, long number) {
        var random = new FastRandom(Setups.name(setup).hashCode() + 99L * number);
        GameState state = setup.game().start(setup, RandomKeys.key(number));
        while (!Notation.legalMoves(state).contains("end")) {
            RandomChoice.play(state, random);
        }
        return randomized(state, random);
    }

    private void write() {
        List<String> rows = new ArrayList<>();
        for (int row = ReferenceSpace.SIZE - 1; row >= 0; row--) {
            var text = new StringBuilder();
            for (int column = 0; column < ReferenceSpace.SIZE; column++) {
                text.append(DIGITS.charAt(position.heights[column][row]));
            }
            rows.add(text.toString());
        }
        var knights = new Data.Obj();
        position.knights.forEach((spaceName, seat) -> knights.put(spaceName, seat));
        var seats = new Data.Arr();
        for (ReferencePosition.Seat seat : position.seats) {
            var stacks = new Data.Arr();
            seat.stacks.forEach(stacks::add);
            var fields = new Data.Obj()
                    .put("score", seat.score)
                    .put("stacks", stacks)
                    .put("hand", Data.texts(seat.hand));
            if (position.cards.equals("own")) {
                fields.put("deck", Data.texts(seat.deck));
            }
            seats.add(fields);
        }
        data.put("toMove", position.toMove).put("step", position.step).put("phase", position.phase);
        data.put("round", position.round).put("start", position.start).put("heights", Data.texts(rows));
        data.put("knights", knights).put("supply", position.supply).put("stack", position.stack);
        data.put("seats", seats).put("deck", Data.texts(position.deck)).put("discard", Data.texts(position.discard));
    }
}
