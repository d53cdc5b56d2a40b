package org.merlon.bots;

import java.util.stream.IntStream;
import org.merlon.engine.move.MoveList;

/**
 * The nodes of a search in one plain array: a node is where its record begins, the root's is the first, and a node's children
 * hang on a chain. All that is asked of a node lies together, and a browser looks up one array instead of eight. Nothing is
 * allocated once the array has grown to what a search needs.
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

    /** Where in a node's record something stands: the move that leads there, its first child, the next of its parent. */
    private static final int MOVE = 0;

    private static final int FIRST = 1;
    private static final int NEXT = 2;
    private static final int VISITS = 3;

    /** How often the search could have gone through a node: the move is not legal in every deal that the seat holds possible. */
    private static final int CHANCES = 4;

    /** From here on numbers with a fraction, by their bits. */
    private static final int PRIOR = 5;

    /** What each seat gets if from here on everybody plays what has looked best so far. */
    private static final int BEST = 6;

    private final int players;

    /** Where stands what each seat got on average, and how long a record is. */
    private final int means;

    private final int length;

    private final int most;
    private int end;
    private int[] nodes;

    /** @param most how many nodes it has at the most */
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

    /** How many nodes of a game for so many players fit into so much memory: enough for a glance at the least. */
    static int nodes(long bytes, int players) {
        long each = (long) Integer.BYTES * length(players);
        return Math.clamp(bytes / each, FIRST_NODES, MAX_NODES);
    }

    /** How many nodes it has. */
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

    /** A new node without children. */
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

    /** Makes room beforehand, so that no time is lost to it when there is little left. */
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

    /** Hangs a child onto a node's chain, behind {@code before}, or at its beginning. */
    void link(int node, int before, int child) {
        int place = before == NONE ? node + FIRST : before + NEXT;
        nodes[child + NEXT] = nodes[place];
        nodes[place] = child;
    }

    /** How often the search went through a node. */
    int visits(int node) {
        return nodes[node + VISITS];
    }

    float prior(int node) {
        return Float.intBitsToFloat(nodes[node + PRIOR]);
    }

    /** What a seat got on average when the search went through a node. */
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

    /** Takes another look at the end of a line into account: chance makes every look different. */
    void learn(int node, double[] values) {
        approach(node + BEST, values, 1f / (1 + visits(node)));
    }

    void visit(int node, double[] rewards) {
        approach(node + means, rewards, 1f / ++nodes[node + VISITS]);
    }

    /** Moves the numbers from a place on by a share of the way to others. */
    private void approach(int place, double[] values, float share) {
        int[] all = nodes;
        for (int seat = 0; seat < players; seat++) {
            float was = Float.intBitsToFloat(all[place + seat]);
            all[place + seat] = Float.floatToRawIntBits(was + share * ((float) values[seat] - was));
        }
    }

    /**
     * Passes on what the child that this seat likes best promises, after one child has changed.
     *
     * @param was what the changed child promised the seat before
     */
    void lift(int node, int seat, int changed, float was) {
        float top = best(node, seat);
        if (best(changed, seat) >= top) {
            copy(changed + BEST, node + BEST);
        } else if (was >= top) {
            lift(node, seat); // it was the best and may not be any more
        }
    }

    /** Passes on what the child that this seat likes best promises. */
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

    /** Takes for the best that can be had from a node what it has brought on average. */
    void average(int node) {
        copy(node + means, node + BEST);
    }

    /** A few numbers are copied sooner one by one than by asking the system for it, in a browser in particular. */
    private void copy(int from, int to) {
        int[] all = nodes;
        for (int seat = 0; seat < players; seat++) {
            all[to + seat] = all[from + seat];
        }
    }

    /**
     * Chooses among nodes that could all be gone to, by what they have paid, what they promise and how little is known of
     * them; none where there was room for none.
     *
     * @param some the first {@code count} of them, {@link #NONE} where there was no room
     */
    int choose(int[] some, int count, int seat, Style style) {
        // In a browser a field is read anew at every turn of a loop, a local variable is not.
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
     * Finds the child for each of a list of moves; false if one has none yet. Lists of moves mostly agree, so a child is
     * usually the next on the chain.
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

    /** The child of a node by that move, or {@link #NONE}. */
    int child(int node, int played) {
        int[] all = nodes;
        int child = all[node + FIRST];
        while (child != NONE && all[child + MOVE] != played) {
            child = all[child + NEXT];
        }
        return child;
    }

    /** The move that the search came back to most often; of those equally often seen, the most promising. */
    int favourite(int node, int seat, MoveList legal) {
        int top = NONE;
        for (int child = first(node); child != NONE; child = next(child)) {
            boolean better = top == NONE
                    || visits(child) > visits(top)
                    || (visits(child) == visits(top) && best(child, seat) > best(top, seat));
            if (better && legal.contains(move(child))) {
                top = child; // what was learned with other cards in mind need not be legal with these
            }
        }
        return top;
    }

    /** How many visits the child seen most often is ahead of the next. */
    int lead(int node) {
        int highest = 0;
        int second = 0;
        for (int child = first(node); child != NONE; child = next(child)) {
            second = Math.max(second, Math.min(highest, visits(child)));
            highest = Math.max(highest, visits(child));
        }
        return highest - second;
    }

    /** Makes a node the root and forgets all that does not hang on it. */
    void keep(int root, Tree spare) {
        spare.end = 0;
        spare.take(this, root);
        // The spare's copies lie breadth first, so that a child always comes after its parent.
        for (int copy = 0; copy < spare.end; copy += length) {
            int source = spare.nodes[copy + FIRST]; // for now the node that it was copied from
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
            System.arraycopy(spare.nodes, 0, nodes, 0, end); // the larger array stays, and need not grow again
        }
    }

    /** Copies a node of another tree that hangs on nothing yet, and notes where its children hang. */
    private int take(Tree from, int source) {
        int made = add(NONE, 0);
        System.arraycopy(from.nodes, source, nodes, made, length);
        nodes[made + FIRST] = source;
        nodes[made + NEXT] = NONE;
        return made;
    }
}
