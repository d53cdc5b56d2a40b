package org.merlon.engine.move;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** A reusable list of moves: it keeps its array when cleared, so filling it again allocates nothing. */
public final class MoveList {
    private static final int INITIAL_CAPACITY = 256; // most positions have fewer moves

    private int[] moves = new int[INITIAL_CAPACITY];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /** Removes a move if present; the others keep their order. */
    public void remove(int move) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (moves[i] != move) {
                moves[count++] = moves[i];
            }
        }
        size = count;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        return moves[index];
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if any of the moves matches. */
    public boolean anyMatch(IntPredicate condition) {
        for (int i = 0; i < size; i++) {
            if (condition.test(moves[i])) {
                return true;
            }
        }
        return false;
    }

    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
