package org.merlon.engine.move;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MoveListTest {
    @Test
    void growsAndKeepsItsMoves() {
        var moves = new MoveList();
        for (int i = 0; i < 5000; i++) {
            moves.add(-3 * i);
        }
        assertEquals(5000, moves.size());
        for (int i = 0; i < 5000; i++) {
            assertEquals(-3 * i, moves.get(i));
        }
    }

    @Test
    void isEmptyAfterClear() {
        var moves = new MoveList();
        assertTrue(moves.isEmpty());
        moves.add(4);
        assertFalse(moves.isEmpty());
        moves.clear();
        assertTrue(moves.isEmpty());
        assertFalse(moves.contains(4));
    }

    @Test
    void containsAndCopiesItsMoves() {
        var moves = new MoveList();
        moves.add(4);
        moves.add(7);
        assertTrue(moves.contains(7));
        assertFalse(moves.contains(0));
        int[] copy = moves.toArray();
        assertArrayEquals(new int[] {4, 7}, copy);
        copy[0] = 9;
        assertEquals(4, moves.get(0));
    }

    @Test
    void removeKeepsTheOrder() {
        var moves = new MoveList();
        for (int move : new int[] {5, 3, 9, 7}) {
            moves.add(move);
        }
        moves.remove(3);
        moves.remove(4);
        assertArrayEquals(new int[] {5, 9, 7}, moves.toArray());
    }
}
