package org.merlon.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.Evaluation;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.MoveList;
import org.merlon.engine.Ordering;
import org.merlon.engine.RandomBits;

/**
 * Information-set Monte-Carlo tree search by one thread: every iteration guesses what the seat cannot see, walks down
 * the tree of moves by what has paid so far, looks at one new position with the game's own evaluation and remembers.
 *
 * <p>The tree is open loop: a node stands for the moves that lead to it, whatever cards or dice came up on the way.
 */
final class Search {
    /** Deeper lines than this are not worth their time. */
    private static final int MAX_DEPTH = 200;

    private static final int FIRST_MOVES = 256;

    private static final double LUCK = 0.05;
    private static final int LUCK_STEPS = 1 << 16;

    private final Style style;
    private final Rewards rewards;
    private final Evaluation evaluation;
    private final Ordering ordering;
    private final int players;
    private final Tree tree;
    private final Tree spare;
    private final GameState state;
    private final GameState next;
    private final MoveList moves = new MoveList();
    private final int[] path = new int[MAX_DEPTH];
    private final double[] found;
    private double[] weights = new double[FIRST_MOVES];
    private double[] values = new double[FIRST_MOVES * 4];
    private final byte[] mover = new byte[MAX_DEPTH];
    private int[] here = new int[FIRST_MOVES];

    Search(GameState example, Style style) {
        this.style = style;
        rewards = new Rewards(example);
        evaluation = example.setup().game().evaluation();
        ordering = example.setup().game().ordering();
        players = example.setup().players();
        tree = new Tree(players);
        spare = new Tree(players);
        state = example.copy();
        next = example.copy();
        found = new double[players];
    }

    Tree tree() {
        return tree;
    }

    void forget() {
        tree.clear();
    }

    /** Goes on from the position after a move, with all that is known about it. */
    void follow(int move) {
        int child = tree.child(0, move);
        if (child == Tree.NONE) {
            tree.clear();
        } else {
            tree.keep(child, spare);
        }
    }

    /** One look ahead. */
    void iterate(GameState root, int seat, RandomBits random) {
        state.copyFrom(root);
        state.imagine(seat, random);
        int node = 0;
        int depth = 0;
        path[depth++] = 0;
        boolean expanded = false;
        while (!expanded && !state.over() && depth < MAX_DEPTH) {
            state.legalMoves(moves);
            if (moves.isEmpty()) {
                break;
            }
            int seatToMove = state.toMove();
            mover[depth - 1] = (byte) seatToMove;
            expanded = tree.first(node) == Tree.NONE;
            if (expanded) {
                expand(node, random);
                tree.lift(node, seatToMove);
                tree.copyBest(node, found);
            } else {
                int child = descend(node);
                if (child == Tree.NONE) {
                    break;
                }
                state.play(tree.move(child), EventLog.OFF);
                node = child;
                path[depth++] = node;
            }
        }
        if (!expanded) {
            rewards.of(state, found);
            tree.learnBest(node, found);
        }
        for (int i = depth - 1; i >= 0; i--) {
            tree.visit(path[i], found);
            if (i < depth - 1) {
                tree.lift(path[i], mover[i]);
            }
        }
    }

    /** Chooses among the legal moves by what they have paid, what they promise and how little is known of them. */
    private int descend(int node) {
        int count = moves.size();
        makeRoom(count);
        match(node, false);
        int seat = state.toMove();
        double best = Double.NEGATIVE_INFINITY;
        int chosen = Tree.NONE;
        for (int i = 0; i < count; i++) {
            int child = here[i];
            if (child == Tree.NONE) {
                continue;
            }
            tree.countChance(child);
            int visits = tree.visits(child);
            double value = visits == 0
                    ? tree.best(child, seat)
                    : style.trust() * tree.best(child, seat) + (1 - style.trust()) * tree.sum(child, seat) / visits;
            double urge = style.exploration() * tree.prior(child) * Math.sqrt(tree.chances(child)) / (1 + visits);
            if (value + urge > best) {
                best = value + urge;
                chosen = child;
            }
        }
        return chosen;
    }

    private void makeRoom(int count) {
        if (here.length < count) {
            here = new int[2 * count];
            weights = new double[2 * count];
            values = new double[2 * count * players];
        }
    }

    private void expand(int node, RandomBits random) {
        makeRoom(moves.size());
        weigh(random);
        match(node, true);
    }

    /** What each legal move promises: the game's ordering, as shares of attention that add up to one. */
    private void weigh(RandomBits random) {
        int count = moves.size();
        int seat = state.toMove();
        ordering.weigh(state, moves, weights);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.play(moves.get(i), EventLog.OFF);
            rewards.of(next, found);
            weights[i] = found[seat];
            System.arraycopy(found, 0, values, i * players, players);
            most = Math.max(most, weights[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            // A little luck, so that of equally good moves not always the first is looked at first.
            double luck = 1 + LUCK * random.below(LUCK_STEPS) / LUCK_STEPS;
            weights[i] = luck * Math.exp((weights[i] - most) / style.temperature());
            sum += weights[i];
        }
        for (int i = 0; i < count; i++) {
            weights[i] /= sum;
        }
    }

    /** Finds the node of every legal move, or makes it; lists of moves mostly agree, so a child is usually the next. */
    private void match(int node, boolean leaf) {
        int last = Tree.NONE;
        int expected = tree.first(node);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int child;
            if (expected != Tree.NONE && tree.move(expected) == move) {
                child = expected;
            } else {
                child = leaf ? Tree.NONE : tree.child(node, move);
            }
            if (child == Tree.NONE) {
                child = tree.add(move, (float) (leaf ? weights[i] : 1.0 / moves.size()));
                if (child != Tree.NONE) {
                    if (leaf) {
                        System.arraycopy(values, i * players, found, 0, players);
                        tree.setBest(child, found);
                    }
                    if (last == Tree.NONE) {
                        tree.setNext(child, tree.first(node));
                        tree.setFirst(node, child);
                    } else {
                        tree.setNext(child, tree.next(last));
                        tree.setNext(last, child);
                    }
                }
            }
            here[i] = child;
            if (child != Tree.NONE) {
                last = child;
                expected = tree.next(child);
            }
        }
    }

    /** What each seat may expect at the end of the line that the search believes in, and that line. */
    Choice choice(GameState root, int seat, RandomBits random, long iterations) {
        state.copyFrom(root);
        state.imagine(seat, random);
        state.legalMoves(moves);
        int node = favourite(0, seat, moves);
        int first = node == Tree.NONE ? moves.get(0) : tree.move(node);
        var line = new ArrayList<String>();
        line.add(state.spell(first));
        state.play(first, EventLog.OFF);
        while (node != Tree.NONE && !state.over() && tree.visits(node) > 0) {
            state.legalMoves(moves);
            node = favourite(node, state.toMove(), moves);
            if (node != Tree.NONE) {
                line.add(state.spell(tree.move(node)));
                state.play(tree.move(node), EventLog.OFF);
            }
        }
        double[] points = new double[players];
        evaluation.values(state, points);
        List<Double> value = Arrays.stream(points).boxed().toList();
        return new Choice(first, value, line, iterations);
    }

    /** The move that the search came back to most often; of those equally often seen, the most promising. */
    private int favourite(int node, int seat, MoveList legal) {
        int top = Tree.NONE;
        for (int child = tree.first(node); child != Tree.NONE; child = tree.next(child)) {
            boolean better = top == Tree.NONE
                    || tree.visits(child) > tree.visits(top)
                    || (tree.visits(child) == tree.visits(top) && tree.best(child, seat) > tree.best(top, seat));
            if (better && legal.contains(tree.move(child))) {
                top = child; // what was learned with other cards in mind need not be legal with these
            }
        }
        return top;
    }
}
