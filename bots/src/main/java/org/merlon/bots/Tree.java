package org.merlon.bots;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.merlon.engine.move.MoveList;

/**
 * The nodes of a search in plain arrays: node 0 is the root, a node's children hang on a chain. Nothing is allocated
 * once the arrays have grown to what a search needs.
 */
final class Tree {
    static final int ROOT = 0;

    /** Stands for no node. */
    static final int NONE = -1;

    /** More would not be looked at often enough to matter; about 40 MB with two players. */
    private static final int MAX_NODES = 1 << 20;

    private static final int FIRST_NODES = 1 << 12;

    /** Square roots of small numbers: for the others a browser has to ask outside of WebAssembly. */
    private static final double[] ROOTS =
            IntStream.range(0, 1 << 12).mapToDouble(Math::sqrt).toArray();

    private final int players;
    private final int most;
    private int size;
    private int[] move = new int[FIRST_NODES];
    private int[] first = new int[FIRST_NODES];
    private int[] next = new int[FIRST_NODES];
    private int[] visits = new int[FIRST_NODES];

    /** How often the search could have gone through a node: the move is not legal in every deal that the seat holds possible. */
    private int[] chances = new int[FIRST_NODES];

    private float[] prior = new float[FIRST_NODES];
    private float[] means;

    /** What each seat gets if from here on everybody plays what has looked best so far. */
    private float[] best;

    /** @param most how many nodes it has at the most */
    Tree(int players, int most) {
        this.players = players;
        this.most = most;
        means = new float[FIRST_NODES * players];
        best = new float[FIRST_NODES * players];
        clear();
    }

    /** How many nodes of a game for so many players fit into so much memory: enough for a glance at the least. */
    static int nodes(long bytes, int players) {
        long each = 6L * Integer.BYTES + 2L * players * Float.BYTES;
        return Math.clamp(bytes / each, FIRST_NODES, MAX_NODES);
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
        add(NONE, 0);
    }

    boolean hasRoom(int nodes) {
        return size + nodes <= most;
    }

    /** A new node without children. */
    int add(int played, float priorOfIt) {
        if (size == move.length) {
            grow(Math.min(2 * size, most));
        }
        move[size] = played;
        first[size] = NONE;
        next[size] = NONE;
        visits[size] = 0;
        chances[size] = 0;
        prior[size] = priorOfIt;
        Arrays.fill(means, size * players, (size + 1) * players, 0);
        return size++;
    }

    /** Makes room beforehand, so that no time is lost to it when there is little left. */
    void reserve(long nodes) {
        long wanted = Math.min(nodes, most);
        if (wanted > move.length) {
            grow((int) wanted);
        }
    }

    private void grow(int nodes) {
        move = Arrays.copyOf(move, nodes);
        first = Arrays.copyOf(first, nodes);
        next = Arrays.copyOf(next, nodes);
        visits = Arrays.copyOf(visits, nodes);
        chances = Arrays.copyOf(chances, nodes);
        prior = Arrays.copyOf(prior, nodes);
        means = Arrays.copyOf(means, nodes * players);
        best = Arrays.copyOf(best, nodes * players);
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

    /** Hangs a child onto a node's chain, behind {@code before}, or at its beginning. */
    void link(int node, int before, int child) {
        if (before == NONE) {
            next[child] = first[node];
            first[node] = child;
        } else {
            next[child] = next[before];
            next[before] = child;
        }
    }

    /** How often the search went through a node. */
    int visits(int node) {
        return visits[node];
    }

    float prior(int node) {
        return prior[node];
    }

    /** What a seat got on average when the search went through a node. */
    float mean(int node, int seat) {
        return means[node * players + seat];
    }

    float best(int node, int seat) {
        return best[node * players + seat];
    }

    void setBest(int node, double[] values, int from) {
        for (int seat = 0; seat < players; seat++) {
            best[node * players + seat] = (float) values[from + seat];
        }
    }

    /** Takes another look at the end of a line into account: chance makes every look different. */
    void learn(int node, double[] values) {
        float share = 1f / (1 + visits[node]);
        for (int seat = 0; seat < players; seat++) {
            int at = node * players + seat;
            best[at] += share * ((float) values[seat] - best[at]);
        }
    }

    /**
     * Passes on what the child that this seat likes best promises, after one child has changed.
     *
     * @param was what the changed child promised the seat before
     */
    void lift(int node, int seat, int changed, float was) {
        float top = best[node * players + seat];
        if (best[changed * players + seat] >= top) {
            copy(best, changed, best, node);
        } else if (was >= top) {
            lift(node, seat); // it was the best and may not be any more
        }
    }

    /** Passes on what the child that this seat likes best promises. */
    void lift(int node, int seat) {
        int[] chain = next;
        float[] promised = best;
        int top = first[node];
        for (int child = top; child != NONE; child = chain[child]) {
            if (promised[child * players + seat] > promised[top * players + seat]) {
                top = child;
            }
        }
        copy(promised, top, promised, node);
    }

    /** A few numbers are copied sooner one by one than by asking the system for it, in a browser in particular. */
    private void copy(float[] from, int source, float[] to, int node) {
        for (int seat = 0; seat < players; seat++) {
            to[node * players + seat] = from[source * players + seat];
        }
    }

    void visit(int node, double[] rewards) {
        float share = 1f / ++visits[node];
        int at = node * players;
        for (int seat = 0; seat < players; seat++) {
            means[at + seat] += share * ((float) rewards[seat] - means[at + seat]);
        }
    }

    /** Takes for the best that can be had from a node what it has brought on average. */
    void average(int node) {
        copy(means, node, best, node);
    }

    /**
     * Chooses among nodes that could all be gone to, by what they have paid, what they promise and how little is known of
     * them; none where there was room for none.
     *
     * @param nodes the first {@code count} of them, {@link #NONE} where there was no room
     */
    int choose(int[] nodes, int count, int seat, Style style) {
        // In a browser a field is read anew at every turn of a loop, a local variable is not.
        int[] went = visits;
        int[] could = chances;
        float[] paid = means;
        float[] promised = best;
        float[] expected = prior;
        double trust = style.trust();
        double exploration = style.exploration();
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = NONE;
        for (int i = 0; i < count; i++) {
            int node = nodes[i];
            if (node == NONE) {
                continue;
            }
            could[node]++;
            int visited = went[node];
            double value = promised[node * players + seat];
            if (visited > 0) {
                value = trust * value + (1 - trust) * paid[node * players + seat];
            }
            int chance = could[node];
            double root = chance < ROOTS.length ? ROOTS[chance] : Math.sqrt(chance);
            value += exploration * expected[node] * root / (1 + visited);
            if (value > highest) {
                highest = value;
                chosen = node;
            }
        }
        return chosen;
    }

    /**
     * Finds the child for each of a list of moves; false if one has none yet. Lists of moves mostly agree, so a child is
     * usually the next on the chain.
     */
    boolean match(int node, MoveList moves, int[] into) {
        int[] played = move;
        int[] chain = next;
        boolean all = true;
        int expected = first[node];
        int count = moves.size();
        for (int i = 0; i < count; i++) {
            int wanted = moves.get(i);
            int child = expected != NONE && played[expected] == wanted ? expected : child(node, wanted);
            into[i] = child;
            if (child == NONE) {
                all = false;
            } else {
                expected = chain[child];
            }
        }
        return all;
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

    /** The move that the search came back to most often; of those equally often seen, the most promising. */
    int favourite(int node, int seat, MoveList legal) {
        int top = NONE;
        for (int child = first[node]; child != NONE; child = next[child]) {
            boolean better = top == NONE
                    || visits[child] > visits[top]
                    || (visits[child] == visits[top] && best(child, seat) > best(top, seat));
            if (better && legal.contains(move[child])) {
                top = child; // what was learned with other cards in mind need not be legal with these
            }
        }
        return top;
    }

    /** How many visits the child seen most often is ahead of the next. */
    int lead(int node) {
        int most = 0;
        int second = 0;
        for (int child = first[node]; child != NONE; child = next[child]) {
            second = Math.max(second, Math.min(most, visits[child]));
            most = Math.max(most, visits[child]);
        }
        return most - second;
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
        copy(from.means, source, means, node);
        copy(from.best, source, best, node);
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
        floats = best;
        best = other.best;
        other.best = floats;
        floats = means;
        means = other.means;
        other.means = floats;
        int count = size;
        size = other.size;
        other.size = count;
    }
}
