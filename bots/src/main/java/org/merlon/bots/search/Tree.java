package org.merlon.bots.search;

import java.util.stream.IntStream;
import org.merlon.engine.move.MoveList;

/**
 * The nodes of a search tree in one {@code int} array. A node is the index where its record begins; the root is first, and
 * children form a linked list. The data of a node is stored together, so that a browser accesses one array instead of eight.
 * Nothing is allocated once the array is large enough.
 */
final class Tree {
    static final int ROOT = 0;

    /** No node. */
    static final int NONE = -1;

    /** The maximum number of nodes; more would rarely be visited. About 40 MB with two players. */
    private static final int MAX_NODES = 1 << 20;

    private static final int INITIAL_NODES = 1 << 12;

    /** A table of square roots: for larger numbers a browser must call out of WebAssembly. */
    private static final double[] SQUARE_ROOTS =
            IntStream.range(0, 1 << 12).mapToDouble(Math::sqrt).toArray();

    /** Offsets in a node's record: the move that leads to it, its first child, its next sibling, its visits. */
    private static final int MOVE_OFFSET = 0;

    private static final int FIRST_CHILD_OFFSET = 1;
    private static final int NEXT_SIBLING_OFFSET = 2;
    private static final int VISITS_OFFSET = 3;

    /** The number of times the node could have been selected: its move is not legal in every determinization. */
    private static final int SELECTABLE_OFFSET = 4;

    /** The prior; this and all further fields are floats, stored as raw bits. */
    private static final int PRIOR_OFFSET = 5;

    /** The best value of each seat: its reward if everybody plays the best known moves from here on. */
    private static final int BEST_OFFSET = 6;

    private final int players;

    /** The offset of the mean rewards of the seats; it depends on the number of players. */
    private final int meansOffset;

    /** The length of a node's record. */
    private final int recordLength;

    private final int maxNodes;
    private int end;
    private int[] nodes;

    /** @param maxNodes the maximum number of nodes */
    Tree(int players, int maxNodes) {
        this.players = players;
        this.maxNodes = maxNodes;
        meansOffset = BEST_OFFSET + players;
        recordLength = recordLength(players);
        nodes = new int[INITIAL_NODES * recordLength];
        clear();
    }

    private static int recordLength(int players) {
        return BEST_OFFSET + 2 * players;
    }

    /** Returns the number of nodes that fit into this much memory, but at least a small tree. */
    static int maxNodes(long bytes, int players) {
        long bytesPerNode = (long) Integer.BYTES * recordLength(players);
        return Math.clamp(bytes / bytesPerNode, INITIAL_NODES, MAX_NODES);
    }

    /** Returns the number of nodes. */
    int size() {
        return end / recordLength;
    }

    void clear() {
        end = 0;
        add(NONE, 0);
    }

    boolean hasRoom(int more) {
        return size() + more <= maxNodes;
    }

    /** Adds a node without children. */
    int add(int move, float prior) {
        if (end == nodes.length) {
            grow(Math.min(2 * size(), maxNodes));
        }
        int[] all = nodes;
        int node = end;
        all[node + MOVE_OFFSET] = move;
        all[node + FIRST_CHILD_OFFSET] = NONE;
        all[node + NEXT_SIBLING_OFFSET] = NONE;
        all[node + VISITS_OFFSET] = 0;
        all[node + SELECTABLE_OFFSET] = 0;
        all[node + PRIOR_OFFSET] = Float.floatToRawIntBits(prior);
        for (int seat = 0; seat < players; seat++) {
            all[node + meansOffset + seat] = 0;
        }
        end += recordLength;
        return node;
    }

    /** Allocates memory in advance, so that the array does not have to grow when time is short. */
    void reserve(long count) {
        long limited = Math.min(count, maxNodes);
        if (limited * recordLength > nodes.length) {
            grow((int) limited);
        }
    }

    private void grow(int count) {
        var more = new int[count * recordLength];
        System.arraycopy(nodes, 0, more, 0, end);
        nodes = more;
    }

    int move(int node) {
        return nodes[node + MOVE_OFFSET];
    }

    int firstChild(int node) {
        return nodes[node + FIRST_CHILD_OFFSET];
    }

    int nextSibling(int node) {
        return nodes[node + NEXT_SIBLING_OFFSET];
    }

    /** Links a child into a node's list of children, after {@code before} or at the beginning. */
    void linkChild(int node, int before, int child) {
        int linkIndex = before == NONE ? node + FIRST_CHILD_OFFSET : before + NEXT_SIBLING_OFFSET;
        nodes[child + NEXT_SIBLING_OFFSET] = nodes[linkIndex];
        nodes[linkIndex] = child;
    }

    /** Returns the number of visits of a node. */
    int visits(int node) {
        return nodes[node + VISITS_OFFSET];
    }

    float prior(int node) {
        return Float.intBitsToFloat(nodes[node + PRIOR_OFFSET]);
    }

    /** Returns the mean reward of a seat over all visits of a node. */
    float mean(int node, int seat) {
        return Float.intBitsToFloat(nodes[node + meansOffset + seat]);
    }

    float best(int node, int seat) {
        return Float.intBitsToFloat(nodes[node + BEST_OFFSET + seat]);
    }

    void setBest(int node, double[] values, int from) {
        int[] all = nodes;
        for (int seat = 0; seat < players; seat++) {
            all[node + BEST_OFFSET + seat] = Float.floatToRawIntBits((float) values[from + seat]);
        }
    }

    /** Averages a new evaluation of a leaf into its best value: chance makes every evaluation different. */
    void averageIntoBest(int node, double[] values) {
        moveTowards(node + BEST_OFFSET, values, 1f / (1 + visits(node)));
    }

    /** Counts a visit and averages its rewards into the means. */
    void addVisit(int node, double[] rewards) {
        moveTowards(node + meansOffset, rewards, 1f / ++nodes[node + VISITS_OFFSET]);
    }

    /** Moves the numbers at an index towards others by a fraction of the difference. */
    private void moveTowards(int index, double[] values, float share) {
        int[] all = nodes;
        for (int seat = 0; seat < players; seat++) {
            float old = Float.intBitsToFloat(all[index + seat]);
            all[index + seat] = Float.floatToRawIntBits(old + share * ((float) values[seat] - old));
        }
    }

    /**
     * Updates a node's best values after one child has changed.
     *
     * @param bestBefore the changed child's best value for the seat before the change
     */
    void updateBest(int node, int seat, int changed, float bestBefore) {
        float best = best(node, seat);
        if (best(changed, seat) >= best) {
            copy(changed + BEST_OFFSET, node + BEST_OFFSET);
        } else if (bestBefore >= best) {
            updateBest(node, seat); // it was the best and may not be any more
        }
    }

    /** Sets a node's best values to those of the child that is best for this seat. */
    void updateBest(int node, int seat) {
        int[] all = nodes;
        int best = all[node + FIRST_CHILD_OFFSET];
        float bestValue = best(best, seat);
        for (int child = all[best + NEXT_SIBLING_OFFSET]; child != NONE; child = all[child + NEXT_SIBLING_OFFSET]) {
            float value = Float.intBitsToFloat(all[child + BEST_OFFSET + seat]);
            if (value > bestValue) {
                best = child;
                bestValue = value;
            }
        }
        copy(best + BEST_OFFSET, node + BEST_OFFSET);
    }

    /** Sets a node's best values to its mean rewards. */
    void setBestToMean(int node) {
        copy(node + meansOffset, node + BEST_OFFSET);
    }

    /** Copies a number for each seat. For so few numbers a loop beats {@code System.arraycopy}, above all in browsers. */
    private void copy(int from, int to) {
        int[] all = nodes;
        for (int seat = 0; seat < players; seat++) {
            all[to + seat] = all[from + seat];
        }
    }

    /**
     * Selects one of several nodes by the PUCT rule: its mean and best values plus an exploration term. Returns {@link #NONE}
     * if there was no room for any of them.
     *
     * @param candidates the nodes in the first {@code count} elements, {@link #NONE} where there was no room
     */
    int selectChild(int[] candidates, int count, int seat, SearchSettings settings) {
        // In a browser, fields are read again in every pass of a loop; local variables are not.
        int[] all = nodes;
        double[] squareRoots = SQUARE_ROOTS;
        int bestIndex = BEST_OFFSET + seat;
        int meanIndex = meansOffset + seat;
        double bestLineWeight = settings.bestLineWeight();
        double exploration = settings.exploration();
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = NONE;
        for (int i = 0; i < count; i++) {
            int node = candidates[i];
            if (node == NONE) {
                continue;
            }
            int selectable = ++all[node + SELECTABLE_OFFSET];
            int visits = all[node + VISITS_OFFSET];
            double value = Float.intBitsToFloat(all[node + bestIndex]);
            if (visits > 0) {
                value = bestLineWeight * value + (1 - bestLineWeight) * Float.intBitsToFloat(all[node + meanIndex]);
            }
            double root = selectable < squareRoots.length ? squareRoots[selectable] : Math.sqrt(selectable);
            value += exploration * Float.intBitsToFloat(all[node + PRIOR_OFFSET]) * root / (1 + visits);
            if (value > highest) {
                highest = value;
                chosen = node;
            }
        }
        return chosen;
    }

    /**
     * Finds the child of each move; returns false if any has none yet. Move lists are mostly in the same order, so a child is
     * usually the next in the list.
     */
    boolean findChildren(int node, MoveList moves, int[] into) {
        int[] all = nodes;
        boolean complete = true;
        int expected = all[node + FIRST_CHILD_OFFSET];
        int count = moves.size();
        for (int i = 0; i < count; i++) {
            int move = moves.get(i);
            int child = expected != NONE && all[expected + MOVE_OFFSET] == move ? expected : findChild(node, move);
            into[i] = child;
            if (child == NONE) {
                complete = false;
            } else {
                expected = all[child + NEXT_SIBLING_OFFSET];
            }
        }
        return complete;
    }

    /** Returns the child of a node for this move, or {@link #NONE}. */
    int findChild(int node, int move) {
        int[] all = nodes;
        int child = all[node + FIRST_CHILD_OFFSET];
        while (child != NONE && all[child + MOVE_OFFSET] != move) {
            child = all[child + NEXT_SIBLING_OFFSET];
        }
        return child;
    }

    /** Returns the legal child with the most visits; among equals, the one with the best value. */
    int mostVisitedChild(int node, int seat, MoveList legal) {
        int best = NONE;
        for (int child = firstChild(node); child != NONE; child = nextSibling(child)) {
            boolean better = best == NONE
                    || visits(child) > visits(best)
                    || (visits(child) == visits(best) && best(child, seat) > best(best, seat));
            if (better && legal.contains(move(child))) {
                best = child; // moves found in other determinizations may be illegal in this one
            }
        }
        return best;
    }

    /** Returns how many more visits the most visited child has than the next. */
    int visitLead(int node) {
        int highest = 0;
        int second = 0;
        for (int child = firstChild(node); child != NONE; child = nextSibling(child)) {
            second = Math.max(second, Math.min(highest, visits(child)));
            highest = Math.max(highest, visits(child));
        }
        return highest - second;
    }

    /** Makes a node the root and drops everything outside its subtree. */
    void reroot(int root, Tree spare) {
        spare.end = 0;
        spare.copyNode(this, root);
        // The copies in the spare tree are in breadth-first order, so a child always comes after its parent.
        for (int copy = 0; copy < spare.end; copy += recordLength) {
            int source =
                    spare.nodes[copy + FIRST_CHILD_OFFSET]; // for now the index of the node that it was copied from
            int last = NONE;
            spare.nodes[copy + FIRST_CHILD_OFFSET] = NONE;
            for (int child = firstChild(source); child != NONE; child = nextSibling(child)) {
                int added = spare.copyNode(this, child);
                spare.nodes[last == NONE ? copy + FIRST_CHILD_OFFSET : last + NEXT_SIBLING_OFFSET] = added;
                last = added;
            }
        }
        end = spare.end;
        if (spare.nodes.length > nodes.length) {
            int[] smaller = nodes;
            nodes = spare.nodes;
            spare.nodes = smaller;
        } else {
            System.arraycopy(spare.nodes, 0, nodes, 0, end); // keep the larger array, so that it need not grow again
        }
    }

    /** Copies a node from another tree without links and stores its old index in place of its first child. */
    private int copyNode(Tree from, int source) {
        int added = add(NONE, 0);
        System.arraycopy(from.nodes, source, nodes, added, recordLength);
        nodes[added + FIRST_CHILD_OFFSET] = source;
        nodes[added + NEXT_SIBLING_OFFSET] = NONE;
        return added;
    }
}
