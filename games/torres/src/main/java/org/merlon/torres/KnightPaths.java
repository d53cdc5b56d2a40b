package org.merlon.torres;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.move.ReachablePath;
import org.merlon.torres.board.Space;

/**
 * Finds the spaces that each knight of the seat to move can reach with the action points that are left, by steps and
 * doors: for one knight at a time the cheapest path to each space, shortest first.
 */
final class KnightPaths {
    /** The verbs that move a knight along a path. */
    private static final Verb[] PATH_VERBS = {Verb.MOVE, Verb.DOOR};

    private final TorresState state;

    /** A copy of the state in which the knight is moved, so that {@link LegalMoves} decides each move of a path. */
    private final TorresState trial;

    private int count;

    /** The last move of each path. */
    private final int[] moves = new int[Space.COUNT];

    /** The path before that move, or -1 if it is the only move. */
    private final int[] previous = new int[Space.COUNT];

    /** The action points that each path costs. */
    private final int[] costs = new int[Space.COUNT];

    /** The number of moves of each path. */
    private final int[] lengths = new int[Space.COUNT];

    /** @param trial a copy of the state on which knights are moved; it is restored after each knight */
    KnightPaths(TorresState state, TorresState trial) {
        this.state = state;
        this.trial = trial;
    }

    static List<ReachablePath> of(TorresState state) {
        var reachablePaths = new ArrayList<ReachablePath>();
        if (state.step == Step.TURN) {
            var paths = new KnightPaths(state, (TorresState) state.copy());
            for (long remaining = state.board.knights(state.toMove); remaining != 0; remaining &= remaining - 1) {
                int knight = Space.first(remaining);
                paths.findPaths(knight);
                for (int path = 0; path < paths.count; path++) {
                    reachablePaths.add(paths.toReachablePath(knight, path));
                }
            }
        }
        return reachablePaths;
    }

    /** Finds the paths of a knight, breadth first. */
    void findPaths(int knight) {
        count = 0;
        long reached = extendPath(-1, knight, knight, Space.bit(knight));
        for (int path = 0; path < count; path++) {
            reached = extendPath(path, knight, to(path), reached);
        }
        trial.actionPoints = state.actionPoints;
    }

    int count() {
        return count;
    }

    /** Returns the space where a path ends. */
    int to(int path) {
        return MoveCode.to(moves[path]);
    }

    /** Returns the number of moves of a path. */
    int length(int path) {
        return lengths[path];
    }

    /** Adds the paths that extend another path by one move; returns the spaces reached so far. */
    private long extendPath(int path, int knight, int from, long reachedBefore) {
        long reached = reachedBefore;
        int cost = path < 0 ? 0 : costs[path];
        if (cost < state.actionPoints) {
            trial.actionPoints = state.actionPoints - cost;
            moveKnight(knight, from);
            for (Verb verb : PATH_VERBS) {
                long targets = LegalMoves.knightTargets(trial, verb, from) & ~reached;
                reached |= targets;
                for (; targets != 0; targets &= targets - 1) {
                    moves[count] = MoveCode.of(verb, from, Space.first(targets));
                    previous[count] = path;
                    costs[count] = cost + verb.cost;
                    lengths[count++] = path < 0 ? 1 : lengths[path] + 1;
                }
            }
            moveKnight(from, knight);
        }
        return reached;
    }

    private void moveKnight(int from, int to) {
        if (from != to) {
            trial.board.moveKnight(trial.toMove, from, to);
        }
    }

    private ReachablePath toReachablePath(int knight, int path) {
        var texts = new String[lengths[path]];
        int current = path;
        for (int i = texts.length - 1; i >= 0; i--) {
            texts[i] = MoveCode.notation(moves[current]);
            current = previous[current];
        }
        return new ReachablePath(Space.name(knight), Space.name(to(path)), costs[path], Arrays.asList(texts));
    }
}
