package org.merlon.bots.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.bots.Choice;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * Single-threaded information-set Monte Carlo tree search. Each iteration determinizes what the seat cannot see, descends the
 * tree by past rewards, expands one new position with all its moves, and backs up the result.
 *
 * <p>The tree is open-loop: a node stands for the moves that lead to it, whatever cards or dice came up on the way. A
 * node's value is partly that of the best line below it, each seat choosing for itself, because a turn of many moves is worth
 * its best continuation, not the average one. Best lines are not backed up through chance events, which nobody can plan.
 */
final class Search {
    /** The maximum length of a line; deeper search is not worth its time. */
    private static final int MAX_DEPTH = 200;

    /** The minimum time per node, to estimate how many nodes a search can create. */
    private static final long MIN_NANOS_PER_NODE = 500;

    private final SearchSettings settings;
    private final Rewards rewards;
    private final Evaluation evaluation;
    private final Ordering ordering;
    private final int players;
    private final Tree tree;
    private final Tree spareTree;
    private final MovePriors priors;
    private final GameState root;
    private final GameState state;
    private final MoveList moves = new MoveList();
    private final int[] path = new int[MAX_DEPTH];
    private final byte[] movers = new byte[MAX_DEPTH];

    /** For each node of the path, the best value for the seat that chose it, before this iteration. */
    private final float[] bestBefore = new float[MAX_DEPTH];

    /** For each node of the path, true if the move to it involved chance or revealed something. */
    private final boolean[] afterChance = new boolean[MAX_DEPTH];

    private final double[] rewardsFound;
    private boolean needsCalibration = true;
    private int[] children = new int[MovePriors.INITIAL_MOVES];

    /** @param maxBytes the memory limit of its two trees */
    Search(GameState example, SearchSettings settings, long maxBytes) {
        this.settings = settings;
        evaluation = example.setup().game().searchEvaluation(example.setup());
        ordering = example.setup().game().ordering();
        rewards = new Rewards(example, evaluation);
        players = example.setup().players();
        int nodes = Tree.maxNodes(maxBytes / 2, players);
        tree = new Tree(players, nodes);
        spareTree = new Tree(players, nodes);
        priors = new MovePriors(example, rewards, settings.temperature());
        root = example.copy();
        state = example.copy();
        rewardsFound = new double[players];
    }

    /**
     * Sets the root position.
     *
     * @param reusesTree true if it is the position reached by {@link #advanceRoot}, so that the tree can be reused
     */
    void begin(GameState position, boolean reusesTree, SearchLimit limit) {
        root.copyFrom(position);
        tree.reserve(limit.isTimed() ? limit.nanosLeft() / MIN_NANOS_PER_NODE : 0);
        if (!reusesTree || tree.firstChild(Tree.ROOT) == Tree.NONE) {
            tree.clear();
            needsCalibration = true;
        }
    }

    /** Lists the legal moves of a state without the dominated ones. */
    void listMoves(GameState position, MoveList into) {
        position.legalMoves(into);
        ordering.prune(position, into);
    }

    /** Makes the node after a move the root and keeps its subtree. */
    void advanceRoot(int move) {
        int child = tree.findChild(Tree.ROOT, move);
        if (child == Tree.NONE) {
            tree.clear();
        } else {
            tree.reroot(child, spareTree);
        }
    }

    /** Sets the scale of the rewards by the root, if the tree is new. */
    void calibrate(FastRandom random) {
        if (needsCalibration) {
            state.copyFrom(root);
            state.determinize(root.toMove(), random);
            rewards.calibrate(state); // a reused tree must keep the scale of its values
            needsCalibration = false;
        }
    }

    /** Iterates at least once, until the limit is reached or the choice is decided; returns the number of iterations. */
    long run(FastRandom random, long iterations, SearchLimit limit) {
        var searchRun = new SearchRun(this, random, iterations, limit);
        searchRun.run(Long.MAX_VALUE);
        return searchRun.count();
    }

    /** Returns how many more visits the favourite move has than the next. */
    long visitLead() {
        return tree.visitLead(Tree.ROOT);
    }

    /** Runs one iteration. */
    void runIteration(FastRandom random) {
        iterate(root.toMove(), random);
    }

    private void iterate(int seat, FastRandom random) {
        state.copyFrom(root);
        state.determinize(seat, random);
        int node = Tree.ROOT;
        int depth = 0;
        path[depth++] = node;
        boolean expanded = false;
        while (!expanded && !state.isOver() && depth < MAX_DEPTH) {
            listMoves(state, moves);
            if (moves.isEmpty()) {
                break;
            }
            int toMove = state.toMove();
            movers[depth - 1] = (byte) toMove;
            if (!findChildren(node) && tree.hasRoom(moves.size())) {
                expand(node, random);
                expanded = true;
            } else {
                int child = tree.selectChild(children, moves.size(), toMove, settings);
                if (child == Tree.NONE) {
                    break; // the tree is full and has no node for any of these moves
                }
                bestBefore[depth] = tree.best(child, toMove);
                afterChance[depth] = state.reveals(tree.move(child));
                state.play(tree.move(child), EventLog.OFF);
                node = child;
                path[depth++] = node;
            }
        }
        if (expanded) {
            tree.updateBest(node, movers[depth - 1]);
            priors.copyBest(rewardsFound);
        } else {
            rewards.compute(state, rewardsFound);
            tree.averageIntoBest(node, rewardsFound);
        }
        for (int i = depth - 1; i >= 0; i--) {
            tree.addVisit(path[i], rewardsFound);
            if (afterChance[i]) {
                tree.setBestToMean(path[i]); // the best line below it needs luck
            } else if (i < depth - 1) {
                tree.updateBest(path[i], movers[i], path[i + 1], bestBefore[i + 1]);
            }
        }
    }

    /** Creates a node with its prior for every legal move that has none. */
    private void expand(int node, FastRandom random) {
        priors.compute(state, moves, random);
        int last = Tree.NONE;
        for (int i = 0; i < moves.size(); i++) {
            int child = children[i];
            if (child == Tree.NONE) {
                child = tree.add(moves.get(i), priors.prior(i));
                tree.setBest(child, priors.values(), i * players);
                tree.linkChild(node, last, child);
            }
            last = child;
        }
    }

    /**
     * Finds the node of every legal move; returns false if any has none yet, because it was not legal with earlier dice or
     * cards.
     */
    private boolean findChildren(int node) {
        if (children.length < moves.size()) {
            children = new int[2 * moves.size()];
        }
        return tree.findChildren(node, moves, children);
    }

    /** Returns the number of nodes. */
    int size() {
        return tree.size();
    }

    /** Adds the number of visits of each of these moves to {@code counts}. */
    void addVisits(MoveList legal, long[] counts) {
        for (int i = 0; i < legal.size(); i++) {
            int child = tree.findChild(Tree.ROOT, legal.get(i));
            counts[i] += child == Tree.NONE ? 0 : tree.visits(child);
        }
    }

    /** Returns the value of a move for the seat to move, between 0 and 1. */
    double value(int move) {
        int child = tree.findChild(Tree.ROOT, move);
        return child == Tree.NONE ? 0 : tree.best(child, root.toMove());
    }

    /** Returns a move as a choice, with the line expected after it and the value for each seat at its end. */
    Choice choiceOf(int move, FastRandom random, long iterations) {
        state.copyFrom(root);
        state.determinize(root.toMove(), random);
        var line = new ArrayList<String>();
        int node = Tree.ROOT;
        int next = move;
        while (true) {
            line.add(state.notation(next));
            state.play(next, EventLog.OFF);
            node = tree.findChild(node, next);
            if (node == Tree.NONE || state.isOver() || tree.visits(node) == 0) {
                break;
            }
            listMoves(state, moves);
            int reply = tree.mostVisitedChild(node, state.toMove(), moves);
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
