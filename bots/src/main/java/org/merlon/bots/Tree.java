package org.merlon.bots;

import java.util.Arrays;

/**
 * The nodes of a search in plain arrays: node 0 is the root, a node's children hang on a chain. Nothing is allocated
 * once the arrays have grown to what a search needs.
 */
final class Tree {
    /** Stands for no node. */
    static final int NONE = -1;

    /** More would cost memory that a server full of bots has better uses for: about 40 MB with two players. */
    private static final int MAX_NODES = 1 << 20;

    private static final int FIRST_NODES = 1 << 12;

    private final int players;
    private int size;
    private int[] move = new int[FIRST_NODES];
    private int[] first = new int[FIRST_NODES];
    private int[] next = new int[FIRST_NODES];
    private int[] visits = new int[FIRST_NODES];
    private int[] chances = new int[FIRST_NODES];
    private float[] prior = new float[FIRST_NODES];
    private double[] sums;

    Tree(int players) {
        this.players = players;
        sums = new double[FIRST_NODES * players];
        clear();
    }

    void clear() {
        size = 0;
        add(NONE, 0);
    }

    /** A new node without children; {@link #NONE} when there is no room left. */
    int add(int played, float priorOfIt) {
        if (size == MAX_NODES) {
            return NONE;
        }
        if (size == move.length) {
            grow();
        }
        move[size] = played;
        first[size] = NONE;
        next[size] = NONE;
        visits[size] = 0;
        chances[size] = 0;
        prior[size] = priorOfIt;
        Arrays.fill(sums, size * players, (size + 1) * players, 0);
        return size++;
    }

    private void grow() {
        int nodes = 2 * size;
        move = Arrays.copyOf(move, nodes);
        first = Arrays.copyOf(first, nodes);
        next = Arrays.copyOf(next, nodes);
        visits = Arrays.copyOf(visits, nodes);
        chances = Arrays.copyOf(chances, nodes);
        prior = Arrays.copyOf(prior, nodes);
        sums = Arrays.copyOf(sums, nodes * players);
    }

    int size() {
        return size;
    }

    int move(int node) {
        return move[node];
    }

    int first(int node) {
        return first[node];
    }

    int next(int node) {
        return next[node];
    }

    void setFirst(int node, int child) {
        first[node] = child;
    }

    void setNext(int node, int sibling) {
        next[node] = sibling;
    }

    /** How often the search went through a node. */
    int visits(int node) {
        return visits[node];
    }

    /** How often it could have: the move is not legal in every deal that the seat holds possible. */
    int chances(int node) {
        return chances[node];
    }

    void countChance(int node) {
        chances[node]++;
    }

    float prior(int node) {
        return prior[node];
    }

    double sum(int node, int seat) {
        return sums[node * players + seat];
    }

    void visit(int node, double[] rewards) {
        visits[node]++;
        int at = node * players;
        for (int seat = 0; seat < players; seat++) {
            sums[at + seat] += rewards[seat];
        }
    }

    /** The child of a node by that move, or {@link #NONE}. */
    int child(int node, int played) {
        for (int child = first[node]; child != NONE; child = next[child]) {
            if (move[child] == played) {
                return child;
            }
        }
        return NONE;
    }

    /** Makes a node the root and forgets all that does not hang on it. */
    void keep(int root, Tree spare) {
        spare.size = 0;
        spare.add(NONE, 0);
        spare.take(0, this, root);
        // The spare's copies lie breadth first, so that a child always comes after its parent.
        for (int copy = 0; copy < spare.size; copy++) {
            int source = spare.first[copy]; // for now the node that it was copied from
            int last = NONE;
            spare.first[copy] = NONE;
            for (int child = first[source]; child != NONE; child = next[child]) {
                int made = spare.add(move[child], prior[child]);
                spare.take(made, this, child);
                if (last == NONE) {
                    spare.first[copy] = made;
                } else {
                    spare.next[last] = made;
                }
                last = made;
            }
        }
        swap(spare);
    }

    private void take(int node, Tree from, int source) {
        visits[node] = from.visits[source];
        chances[node] = from.chances[source];
        first[node] = source;
        System.arraycopy(from.sums, source * players, sums, node * players, players);
    }

    private void swap(Tree other) {
        int[] ints = move;
        move = other.move;
        other.move = ints;
        ints = first;
        first = other.first;
        other.first = ints;
        ints = next;
        next = other.next;
        other.next = ints;
        ints = visits;
        visits = other.visits;
        other.visits = ints;
        ints = chances;
        chances = other.chances;
        other.chances = ints;
        float[] floats = prior;
        prior = other.prior;
        other.prior = floats;
        double[] doubles = sums;
        sums = other.sums;
        other.sums = doubles;
        int count = size;
        size = other.size;
        other.size = count;
    }
}
