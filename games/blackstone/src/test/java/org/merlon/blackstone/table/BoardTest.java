package org.merlon.blackstone.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.testkit.Rule;

class BoardTest {
    private static List<String> names(int set) {
        var names = new ArrayList<String>();
        for (int remaining = set; remaining != 0; remaining &= remaining - 1) {
            names.add(Space.name(Space.first(remaining)));
        }
        return names;
    }

    @Test
    @Rule("B-1")
    void spacesAreNamedByColumnAndRow() {
        assertEquals(25, names(Space.ALL).size());
        assertEquals(List.of("bs", "ls", "as", "cs", "ks"), names(Space.parsePlace("s")));
        assertEquals(List.of("cs", "ct", "co", "cn", "ce"), names(Space.parsePlace("c")));
        assertEquals(List.of("cs"), names(Space.parsePlace("cs")));
        assertEquals(0, Space.parsePlace("sc"));
        for (int space = 0; space < Space.COUNT; space++) {
            assertEquals(space, Space.parse(Space.name(space)));
        }
        assertEquals(Space.NONE, Space.parse("sb"));
    }

    @Test
    @Rule("B-10")
    void theChequeredSpacesIncludeTheCorners() {
        assertEquals(
                List.of("bs", "as", "ks", "lt", "ct", "bo", "ao", "ko", "ln", "cn", "be", "ae", "ke"),
                names(Space.CHEQUERED));
    }

    @Test
    @Rule("B-30")
    void neighboursShareAnEdge() {
        assertEquals(List.of("ls", "bt"), names(Space.neighbours(Space.parse("bs"))));
        assertEquals(List.of("at", "lo", "co", "an"), names(Space.neighbours(Space.parse("ao"))));
        assertEquals(List.of("lt"), names(Space.diagonals(Space.parse("bs"))));
        assertEquals(16, names(Space.PERIMETER).size());
    }

    @Test
    @Rule("B-4")
    void aWildShowsEverythingAndASpecialNothing() {
        var board = new Board();
        board.put(0, Vassal.WILD);
        board.put(1, Vassal.ASSASSIN);
        board.put(2, Vassal.parse("lion-spy/dragon-captain"));
        assertEquals(0b101, board.vassals());
        assertEquals(0b010, board.specials());
        assertEquals(0b101, board.showing(0, Face.ANY));
        assertEquals(0b001, board.showing(1, 3));
        board.flip(2);
        assertEquals(0b101, board.showing(1, 2));
        board.flip(0);
        assertEquals(Vassal.WILD, board.at(0));
        board.flip(1);
        assertEquals(Vassal.SABOTEUR, board.at(1));
        board.swap(0, 2);
        assertEquals(0b100, board.showing(2, 0));
        board.slide(2, 7);
        assertEquals(0b1000_0000, board.showing(2, 0));
    }

    @Test
    void equalBoardsHaveEqualHashes() {
        var one = new Board();
        one.put(3, Vassal.WILD);
        var other = new Board();
        other.put(4, Vassal.SABOTEUR);
        other.put(3, Vassal.WILD);
        assertNotEquals(hash(one), hash(other));
        other.take(4);
        assertEquals(hash(one), hash(other));
    }

    private static long hash(Board board) {
        CopyHasher hasher = CopyHasher.startingFrom(0);
        board.copyFrom(board, hasher);
        return hasher.hash();
    }
}
