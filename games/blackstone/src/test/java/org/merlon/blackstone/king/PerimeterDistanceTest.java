package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.king.perimeter.Perimeter;
import org.merlon.blackstone.king.perimeter.PerimeterDistance;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/** The distance to the perfect perimeter agrees with counting space by space. */
class PerimeterDistanceTest {
    private static final int GAME_COUNT = 10;
    private static final int MOVES_PER_GAME = 150;
    private static final List<Integer> GROUPS = List.of(0, 1, 2, 3);

    @Test
    void distanceAgreesWithReference() {
        Setup setup = Setups.of("blackstone", "puzzle-master", 2);
        var random = new FastRandom(11);
        for (int number = 0; number < GAME_COUNT; number++) {
            GameState state = setup.game().start(setup, RandomKeys.key(number));
            for (int move = 0; move < MOVES_PER_GAME && !state.isOver(); move++) {
                Board board = ((KingState) state).board;
                assertEquals(referenceDistance(board), PerimeterDistance.of(board), 1e-9);
                RandomChoice.play(state, random);
            }
        }
    }

    private static double referenceDistance(Board board) {
        double surplus = Math.abs(Integer.bitCount(board.vassals()) - Face.COUNT)
                + 0.5 * Integer.bitCount(board.occupied() & ~Space.PERIMETER);
        double faces = 0;
        for (int face = 0; face < Face.COUNT; face++) {
            faces += board.showing(Face.faction(face), Face.role(face)) == 0 ? 0.5 : 0;
        }
        return surplus + faces + Math.min(arrangementCost(board, true), arrangementCost(board, false));
    }

    private static double arrangementCost(Board board, boolean factions) {
        double alike = 0;
        for (int group : GROUPS) {
            int edge = Space.PERIMETER & (factions ? board.showing(Face.ANY, group) : board.showing(group, Face.ANY));
            alike += IntStream.range(0, Space.COUNT)
                            .filter(space -> Space.in(edge, space))
                            .map(space -> Integer.bitCount(Space.neighbours(space) & edge))
                            .sum()
                    / 2.0;
        }
        double least = Double.MAX_VALUE;
        for (int top : GROUPS) {
            for (int right : GROUPS) {
                for (int bottom : GROUPS) {
                    for (int left : GROUPS) {
                        List<Integer> order = List.of(top, right, bottom, left);
                        if (order.containsAll(GROUPS)) {
                            least = Math.min(least, misplacedCost(board, factions, order));
                        }
                    }
                }
            }
        }
        return 0.5 * alike + least;
    }

    private static double misplacedCost(Board board, boolean factions, List<Integer> order) {
        double misplaced = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            if (Space.in(Space.PERIMETER, space)) {
                int card = board.at(space);
                if (card == Vassal.NONE) {
                    misplaced++;
                } else if (!fits(Vassal.upperFace(card), space, factions, order)) {
                    misplaced += fits(Vassal.upperFace(Vassal.flip(card)), space, factions, order) ? 0.5 : 1;
                }
            }
        }
        return misplaced;
    }

    private static boolean fits(int face, int space, boolean factions, List<Integer> order) {
        int group = factions ? Face.faction(face) : Face.role(face);
        return IntStream.range(0, order.size())
                .anyMatch(line -> order.get(line) == group && Space.in(Perimeter.line(line), space));
    }
}
