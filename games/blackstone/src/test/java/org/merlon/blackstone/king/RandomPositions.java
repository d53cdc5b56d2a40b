package org.merlon.blackstone.king;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.KingVariant;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Scoring;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.EventLog;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/**
 * Late positions that random play rarely reaches: stacks of tasks, retained vassals to pay for more of them, many
 * tokens, small decks, a few rounds before the end.
 */
final class RandomPositions {
    private static final int MOVES_BEFORE = 40;
    private static final int MAX_EXTRA_TOKENS = 3;

    private final KingState state;
    private final FastRandom random;

    private RandomPositions(KingState state, FastRandom random) {
        this.state = state;
        this.random = random;
    }

    /** Returns every n-th setup of these games, where n is the interval. */
    static List<Setup> setups(int interval) {
        String[] variants = Arrays.stream(KingVariant.values()).map(Ids::of).toArray(String[]::new);
        List<Setup> all = Setups.all(new BlackstoneGame(), variants);
        return IntStream.range(0, all.size())
                .filter(number -> number % interval == 0)
                .mapToObj(all::get)
                .toList();
    }

    static GameState start(Setup setup, long number) {
        var random = new FastRandom(Setups.name(setup).hashCode() * 31L + number);
        var state = (KingState) setup.game().start(setup, RandomKeys.key(number));
        for (int i = 0; i < MOVES_BEFORE || state.step != Step.WORK; i++) {
            RandomChoice.play(state, random);
            if (state.isOver()) {
                return state;
            }
        }
        new RandomPositions(state, random).randomize();
        return state;
    }

    private void randomize() {
        state.round = Rules.MAX_ROUNDS - random.below(4);
        for (Seat seat : state.seats) {
            for (TaskDeck deck : TaskDeck.values()) {
                for (int i = random.below(4); i > 0 && state.tasks.deck(deck).size() > 2; i--) {
                    giveTask(seat, deck);
                }
            }
            seat.points = Scoring.points(seat, state.rules);
            seat.knightTokens += Math.min(random.below(MAX_EXTRA_TOKENS), state.knightSupply());
            seat.wizardTokens += Math.min(random.below(MAX_EXTRA_TOKENS), state.wizardSupply());
        }
        for (Seat seat : state.seats) {
            for (Pile stack : seat.stacks) {
                for (int i = 0; i < stack.size(); i++) {
                    giveVassal(seat, Task.of(stack.get(i)).cornerFace());
                }
            }
        }
        emptyDecks();
    }

    private void giveTask(Seat seat, TaskDeck deck) {
        int card = state.tasks.draw(deck, state.chance(), EventLog.OFF);
        Task task = Task.of(card);
        if (random.below(3) == 0) {
            seat.hand.add(card);
        } else if (task.isKnightWizard()) {
            seat.stack(random.below(2) == 0 ? TaskType.KNIGHT : TaskType.WIZARD).add(card);
        } else {
            seat.stack(task.type()).add(card);
        }
    }

    /** Gives a seat a vassal for an upcharge, or a wild one, if a corner deck has it. */
    private void giveVassal(Seat seat, int face) {
        for (int corner = 0; corner < Corner.COUNT; corner++) {
            Pile deck = state.corners.deck(corner);
            for (int i = 0; i < deck.size(); i++) {
                int card = deck.get(i);
                boolean wild = Vassal.upperFace(card) == Face.WILD && random.below(2) == 0;
                if (wild || Vassal.upperFace(card) == face || Vassal.upperFace(Vassal.flip(card)) == face) {
                    deck.remove(i);
                    seat.retained.add(wild || Vassal.upperFace(card) == face ? card : Vassal.flip(card));
                    return;
                }
            }
        }
    }

    /** Moves most cards to the discards in some positions, so that decks run out and are reshuffled. */
    private void emptyDecks() {
        if (random.below(2) == 0) {
            for (int corner = 0; corner < Corner.COUNT; corner++) {
                Pile deck = state.corners.deck(corner);
                while (deck.size() > random.below(3)) {
                    state.corners.discards().add(deck.removeLast());
                }
            }
            for (TaskDeck kind : TaskDeck.values()) {
                while (state.tasks.deck(kind).size() > 1 + random.below(3)) {
                    state.tasks.discards().add(state.tasks.draw(kind, state.chance(), EventLog.OFF));
                }
            }
        }
    }
}
