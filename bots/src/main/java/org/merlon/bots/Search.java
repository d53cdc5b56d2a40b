package org.merlon.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * Information-set Monte-Carlo tree search by one thread: every iteration guesses what the seat cannot see, walks down
 * the tree of moves by what has paid so far, looks at one new position and all moves there, and remembers.
 *
 * <p>The tree is open loop: a node stands for the moves that lead to it, whatever cards or dice came up on the way. A
 * node's value is partly that of the best line found below it, each seat choosing for itself: a turn of many moves is
 * worth what its best continuation is worth, not what most of them are. It goes no further than chance lets anyone plan.
 */
final class Search {
    /** Deeper lines than this are not worth their time. */
    private static final int MAX_DEPTH = 200;

    /** No search makes nodes faster than this. */
    private static final long NANOS_A_NODE = 500;

    private final Style style;
    private final Rewards rewards;
    private final Evaluation evaluation;
    private final Ordering ordering;
    private final int players;
    private final Tree tree;
    private final Tree spare;
    private final MovePriors glance;
    private final GameState root;
    private final GameState state;
    private final MoveList moves = new MoveList();
    private final int[] path = new int[MAX_DEPTH];
    private final byte[] mover = new byte[MAX_DEPTH];

    /** What each node of the path promised the seat that chose it. */
    private final float[] was = new float[MAX_DEPTH];

    /** Whether chance had its say on the way to each node of the path. */
    private final boolean[] afterChance = new boolean[MAX_DEPTH];

    private final double[] found;
    private boolean fresh = true;
    private int[] here = new int[MovePriors.FIRST_MOVES];

    /** @param bytes what its trees may take */
    Search(GameState example, Style style, long bytes) {
        this.style = style;
        evaluation = example.setup().game().experience(example.setup());
        ordering = example.setup().game().ordering();
        rewards = new Rewards(example, evaluation);
        players = example.setup().players();
        int nodes = Tree.nodes(bytes / 2, players);
        tree = new Tree(players, nodes);
        spare = new Tree(players, nodes);
        glance = new MovePriors(example, rewards, style.temperature());
        root = example.copy();
        state = example.copy();
        found = new double[players];
    }

    /** Takes the position to think about; {@code known} if it is the one that {@link #follow} leads to. */
    void begin(GameState position, boolean known, Limit limit) {
        root.copyFrom(position);
        tree.reserve(limit.timed() ? limit.left() / NANOS_A_NODE : 0);
        if (!known || tree.first(Tree.ROOT) == Tree.NONE) {
            tree.clear();
            fresh = true;
        }
    }

    /** All moves of a state that are worth a look. */
    void list(GameState position, MoveList into) {
        position.legalMoves(into);
        ordering.prune(position, into);
    }

    /** Goes on from the position after a move, with all that is known about it. */
    void follow(int move) {
        int child = tree.child(Tree.ROOT, move);
        if (child == Tree.NONE) {
            tree.clear();
        } else {
            tree.keep(child, spare);
        }
    }

    /** Gets ready to look ahead from where it stands. */
    void ready(RandomBits random) {
        if (fresh) {
            state.copyFrom(root);
            state.imagine(root.toMove(), random);
            rewards.begin(state); // what was learned before still holds, so it stays as it was then
            fresh = false;
        }
    }

    /** Looks ahead at least once and until the limit is reached or the choice is clear; returns how often. */
    long run(RandomBits random, long iterations, Limit limit) {
        var looks = new SearchRun(this, random, iterations, limit);
        looks.take(Long.MAX_VALUE);
        return looks.count();
    }

    /** How much oftener than all others the favourite was looked at. */
    long lead() {
        return tree.lead(Tree.ROOT);
    }

    /** Looks ahead once. */
    void look(RandomBits random) {
        iterate(root.toMove(), random);
    }

    private void iterate(int seat, RandomBits random) {
        state.copyFrom(root);
        state.imagine(seat, random);
        int node = Tree.ROOT;
        int depth = 0;
        path[depth++] = node;
        boolean expanded = false;
        while (!expanded && !state.over() && depth < MAX_DEPTH) {
            list(state, moves);
            if (moves.isEmpty()) {
                break;
            }
            int toMove = state.toMove();
            mover[depth - 1] = (byte) toMove;
            if (!match(node) && tree.hasRoom(moves.size())) {
                expand(node, random);
                expanded = true;
            } else {
                int child = tree.choose(here, moves.size(), toMove, style);
                if (child == Tree.NONE) {
                    break; // the tree is full, and goes no further here
                }
                was[depth] = tree.best(child, toMove);
                afterChance[depth] = state.reveals(tree.move(child));
                state.play(tree.move(child), EventLog.OFF);
                node = child;
                path[depth++] = node;
            }
        }
        if (expanded) {
            tree.lift(node, mover[depth - 1]);
            glance.copyBest(found);
        } else {
            rewards.of(state, found);
            tree.learn(node, found);
        }
        for (int i = depth - 1; i >= 0; i--) {
            tree.visit(path[i], found);
            if (afterChance[i]) {
                tree.average(path[i]); // the best line below it is for the luckiest only
            } else if (i < depth - 1) {
                tree.lift(path[i], mover[i], path[i + 1], was[i + 1]);
            }
        }
    }

    /** Makes a node for every legal move that has none, each with a first impression of it. */
    private void expand(int node, RandomBits random) {
        glance.at(state, moves, random);
        int last = Tree.NONE;
        for (int i = 0; i < moves.size(); i++) {
            int child = here[i];
            if (child == Tree.NONE) {
                child = tree.add(moves.get(i), glance.share(i));
                tree.setBest(child, glance.values(), i * players);
                tree.link(node, last, child);
            }
            last = child;
        }
    }

    /**
     * Finds the node of every legal move; false if one has none yet, because it was not legal with the dice or cards
     * that came up before.
     */
    private boolean match(int node) {
        if (here.length < moves.size()) {
            here = new int[2 * moves.size()];
        }
        return tree.match(node, moves, here);
    }

    /** How many nodes it has. */
    int size() {
        return tree.size();
    }

    /** How often the search went through each of these moves is added to {@code counts}. */
    void countVisits(MoveList legal, long[] counts) {
        for (int i = 0; i < legal.size(); i++) {
            int child = tree.child(Tree.ROOT, legal.get(i));
            counts[i] += child == Tree.NONE ? 0 : tree.visits(child);
        }
    }

    /** What the search thinks of a move for the seat to move, between 0 and 1. */
    double value(int move) {
        int child = tree.child(Tree.ROOT, move);
        return child == Tree.NONE ? 0 : tree.best(child, root.toMove());
    }

    /** The line that the search expects after a move, and what each seat may expect at its end. */
    Choice explain(int move, RandomBits random, long iterations) {
        state.copyFrom(root);
        state.imagine(root.toMove(), random);
        var line = new ArrayList<String>();
        int node = Tree.ROOT;
        int next = move;
        while (true) {
            line.add(state.spell(next));
            state.play(next, EventLog.OFF);
            node = tree.child(node, next);
            if (node == Tree.NONE || state.over() || tree.visits(node) == 0) {
                break;
            }
            list(state, moves);
            int reply = tree.favourite(node, state.toMove(), moves);
            if (reply == Tree.NONE) {
                break;
            }
            next = tree.move(reply);
        }
        double[] points = new double[players];
        evaluation.values(state, points);
        List<Double> value = Arrays.stream(points).boxed().toList();
        return new Choice(move, value, line, iterations);
    }
}
