package org.merlon.bots;

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

    private static final int FIRST_NODES = 1 << 12;

    /** A table of square roots: for larger numbers a browser must call out of WebAssembly. */
    private static final double[] ROOTS =
            IntStream.range(0, 1 << 12).mapToDouble(Math::sqrt).toArray();

    /** Offsets in a node's record: the move that leads to it, its first child, its next sibling, its visits. */
    private static final int MOVE = 0;

    private static final int FIRST = 1;
    private static final int NEXT = 2;
    private static final int VISITS = 3;

    /** The number of times the node could have been selected: its move is not legal in every determinization. */
    private static final int CHANCES = 4;

    /** The prior; this and all further fields are floats, stored as raw bits. */
    private static final int PRIOR = 5;

    /** The best value of each seat: its reward if everybody plays the best known moves from here on. */
    private static final int BEST = 6;

    private final int players;

    /** The offset of the mean rewards of the seats; it depends on the number of players. */
    private final int means;

    /** The length of a node's record. */
    private final int length;

    private final int most;
    private int end;
    private int[] nodes;

    /** @param most the maximum number of nodes */
    Tree(int players, int most) {
        this.players = players;
        this.most = most;
        means = BEST + players;
        length = length(players);
        nodes = new int[FIRST_NODES * length];
        clear();
    }

    private static int length(int players) {
        return BEST + 2 * players;
    }

    /** Returns the number of nodes that fit into this much memory, but at least a small tree. */
    static int nodes(long bytes, int players) {
        long each = (long) Integer.BYTES * length(players);
        return Math.clamp(bytes / each, FIRST_NODES, MAX_NODES);
    }

    /** Returns the number of nodes. */
    int size() {
        return end / length;
    }

    void clear() {
        end = 0;
        add(NONE, 0);
    }

    boolean hasRoom(int more) {
        return size() + more <= most;
    }

    /** Adds a node without children. */
    int add(int played, float priorOfIt) {
        if (end == nodes.length) {
            grow(Math.min(2 * size(), most));
        }
        int[] all = nodes;
        int node = end;
        all[node + MOVE] = played;
        all[node + FIRST] = NONE;
        all[node + NEXT] = NONE;
        all[node + VISITS] = 0;
        all[node + CHANCES] = 0;
        all[node + PRIOR] = Float.floatToRawIntBits(priorOfIt);
        for (int seat = 0; seat < players; seat++) {
            all[node + means + seat] = 0;
        }
        end += length;
        return node;
    }

    /** Allocates memory in advance, so that the array does not have to grow when time is short. */
    void reserve(long wanted) {
        long some = Math.min(wanted, most);
        if (some * length > nodes.length) {
            grow((int) some);
        }
    }

    private void grow(int count) {
        var more = new int[count * length];
        System.arraycopy(nodes, 0, more, 0, end);
        nodes = more;
    }

    int move(int node) {
        return nodes[node + MOVE];
    }

    int first(int node) {
        return nodes[node + FIRST];
    }

    int next(int node) {
        return nodes[node + NEXT];
    }

    /** Links a child into a node's list of children, after {@code before} or at the beginning. */
    void link(int node, int before, int child) {
        int place = before == NONE ? node + FIRST : before + NEXT;
        nodes[child + NEXT] = nodes[place];
        nodes[place] = child;
    }

    /** Returns the number of visits of a node. */
    int visits(int node) {
        return nodes[node + VISITS];
    }

    float prior(int node) {
        return Float.intBitsToFloat(nodes[node + PRIOR]);
    }

    /** Returns the mean reward of a seat over all visits of a node. */
    float mean(int node, int seat) {
        return Float.intBitsToFloat(nodes[node + means + seat]);
    }

    float best(int node, int seat) {
        return Float.intBitsToFloat(nodes[node + BEST + seat]);
    }

    void setBest(int node, double[] values, int from) {
        int[] all = nodes;
        for (int seat = 0; seat < players; seat++) {
            all[node + BEST + seat] = Float.floatToRawIntBits((float) values[from + seat]);
        }
    }

    /** Averages a new evaluation of a leaf into its best value: chance makes every evaluation different. */
    void learn(int node, double[] values) {
        approach(node + BEST, values, 1f / (1 + visits(node)));
    }

    /** Counts a visit and averages its rewards into the means. */
    void visit(int node, double[] rewards) {
        approach(node + means, rewards, 1f / ++nodes[node + VISITS]);
    }

    /** Moves the numbers at an index towards others by a fraction of the difference. */
    private void approach(int place, double[] values, float share) {
        int[] all = nodes;
        for (int seat = 0; seat < players; seat++) {
            float was = Float.intBitsToFloat(all[place + seat]);
            all[place + seat] = Float.floatToRawIntBits(was + share * ((float) values[seat] - was));
        }
    }

    /**
     * Updates a node's best values after one child has changed.
     *
     * @param was the changed child's best value for the seat before the change
     */
    void lift(int node, int seat, int changed, float was) {
        float top = best(node, seat);
        if (best(changed, seat) >= top) {
            copy(changed + BEST, node + BEST);
        } else if (was >= top) {
            lift(node, seat); // it was the best and may not be any more
        }
    }

    /** Sets a node's best values to those of the child that is best for this seat. */
    void lift(int node, int seat) {
        int[] all = nodes;
        int top = all[node + FIRST];
        float promised = best(top, seat);
        for (int child = all[top + NEXT]; child != NONE; child = all[child + NEXT]) {
            float other = Float.intBitsToFloat(all[child + BEST + seat]);
            if (other > promised) {
                top = child;
                promised = other;
            }
        }
        copy(top + BEST, node + BEST);
    }

    /** Sets a node's best values to its mean rewards. */
    void average(int node) {
        copy(node + means, node + BEST);
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
     * @param some the nodes in the first {@code count} elements, {@link #NONE} where there was no room
     */
    int choose(int[] some, int count, int seat, Style style) {
        // In a browser, fields are read again in every pass of a loop; local variables are not.
        int[] all = nodes;
        double[] roots = ROOTS;
        int promised = BEST + seat;
        int paid = means + seat;
        double trust = style.trust();
        double exploration = style.exploration();
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = NONE;
        for (int i = 0; i < count; i++) {
            int node = some[i];
            if (node == NONE) {
                continue;
            }
            int chance = ++all[node + CHANCES];
            int visited = all[node + VISITS];
            double value = Float.intBitsToFloat(all[node + promised]);
            if (visited > 0) {
                value = trust * value + (1 - trust) * Float.intBitsToFloat(all[node + paid]);
            }
            double root = chance < roots.length ? roots[chance] : Math.sqrt(chance);
            value += exploration * Float.intBitsToFloat(all[node + PRIOR]) * root / (1 + visited);
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
    boolean match(int node, MoveList moves, int[] into) {
        int[] all = nodes;
        boolean complete = true;
        int expected = all[node + FIRST];
        int count = moves.size();
        for (int i = 0; i < count; i++) {
            int wanted = moves.get(i);
            int child = expected != NONE && all[expected + MOVE] == wanted ? expected : child(node, wanted);
            into[i] = child;
            if (child == NONE) {
                complete = false;
            } else {
                expected = all[child + NEXT];
            }
        }
        return complete;
    }

    /** Returns the child of a node for this move, or {@link #NONE}. */
    int child(int node, int played) {
        int[] all = nodes;
        int child = all[node + FIRST];
        while (child != NONE && all[child + MOVE] != played) {
            child = all[child + NEXT];
        }
        return child;
    }

    /** Returns the legal child with the most visits; among equals, the one with the best value. */
    int favourite(int node, int seat, MoveList legal) {
        int top = NONE;
        for (int child = first(node); child != NONE; child = next(child)) {
            boolean better = top == NONE
                    || visits(child) > visits(top)
                    || (visits(child) == visits(top) && best(child, seat) > best(top, seat));
            if (better && legal.contains(move(child))) {
                top = child; // moves found in other determinizations may be illegal in this one
            }
        }
        return top;
    }

    /** Returns how many more visits the most visited child has than the next. */
    int lead(int node) {
        int highest = 0;
        int second = 0;
        for (int child = first(node); child != NONE; child = next(child)) {
            second = Math.max(second, Math.min(highest, visits(child)));
            highest = Math.max(highest, visits(child));
        }
        return highest - second;
    }

    /** Makes a node the root and drops everything outside its subtree. */
    void keep(int root, Tree spare) {
        spare.end = 0;
        spare.take(this, root);
        // The copies in the spare tree are in breadth-first order, so a child always comes after its parent.
        for (int copy = 0; copy < spare.end; copy += length) {
            int source = spare.nodes[copy + FIRST]; // for now the index of the node that it was copied from
            int last = NONE;
            spare.nodes[copy + FIRST] = NONE;
            for (int child = first(source); child != NONE; child = next(child)) {
                int made = spare.take(this, child);
                spare.nodes[last == NONE ? copy + FIRST : last + NEXT] = made;
                last = made;
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
    private int take(Tree from, int source) {
        int made = add(NONE, 0);
        System.arraycopy(from.nodes, source, nodes, made, length);
        nodes[made + FIRST] = source;
        nodes[made + NEXT] = NONE;
        return made;
    }
}
