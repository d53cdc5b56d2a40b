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
        while (!state.over() && depth < MAX_DEPTH) {
            boolean leaf = tree.first(node) == Tree.NONE;
            if (leaf && depth > 1 && tree.visits(node) == 0) {
                break;
            }
            state.legalMoves(moves);
            if (moves.isEmpty()) {
                break;
            }
            int child = descend(node, leaf);
            if (child == Tree.NONE) {
                break;
            }
            state.play(tree.move(child), EventLog.OFF);
            node = child;
            path[depth++] = node;
        }
        rewards.of(state, found);
        for (int i = 0; i < depth; i++) {
            tree.visit(path[i], found);
        }
    }

    /** Chooses among the legal moves by what they have paid, what they promise and how little is known of them. */
    private int descend(int node, boolean leaf) {
        int count = moves.size();
        if (here.length < count) {
            here = new int[2 * count];
            weights = new double[2 * count];
        }
        if (leaf) {
            weigh();
        }
        match(node, leaf);
        int seat = state.toMove();
        double best = Double.NEGATIVE_INFINITY;
        int chosen = Tree.NONE;
        double mean = tree.visits(node) == 0 ? 0.5 : tree.sum(node, seat) / tree.visits(node);
        for (int i = 0; i < count; i++) {
            int child = here[i];
            if (child == Tree.NONE) {
                continue;
            }
            tree.countChance(child);
            int visits = tree.visits(child);
            double value = visits == 0 ? mean : tree.sum(child, seat) / visits;
            double urge = style.exploration() * tree.prior(child) * Math.sqrt(tree.chances(child)) / (1 + visits);
            if (value + urge > best) {
                best = value + urge;
                chosen = child;
            }
        }
        return chosen;
    }

    /** What each legal move promises: the game's ordering, as shares of attention that add up to one. */
    private void weigh() {
        int count = moves.size();
        int seat = state.toMove();
        ordering.weigh(state, moves, weights);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.play(moves.get(i), EventLog.OFF);
            rewards.of(next, found);
            weights[i] = found[seat];
            most = Math.max(most, weights[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            weights[i] = Math.exp((weights[i] - most) / style.temperature());
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
        var line = new ArrayList<String>();
        int first = Tree.NONE;
        for (int node = favourite(0); node != Tree.NONE; node = favourite(node)) {
            int move = tree.move(node);
            if (state.over() || state.refusal(move) != null) {
                break;
            }
            if (first == Tree.NONE) {
                first = move;
            }
            line.add(state.spell(move));
            state.play(move, EventLog.OFF);
        }
        double[] points = new double[players];
        evaluation.values(state, points);
        List<Double> value = Arrays.stream(points).boxed().toList();
        return new Choice(first, value, line, iterations);
    }

    private int favourite(int node) {
        int best = Tree.NONE;
        for (int child = tree.first(node); child != Tree.NONE; child = tree.next(child)) {
            if (tree.visits(child) > 0 && (best == Tree.NONE || tree.visits(child) > tree.visits(best))) {
                best = child;
            }
        }
        return best;
    }
}
