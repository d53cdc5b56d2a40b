package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.king.perimeter.Perimeter;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Outcome;
import org.merlon.testkit.Rule;

/** Section 12: Puzzle Master's Quest. */
class PuzzleMasterTest {
    private static final int GROUP_COUNT = 4;

    /** The sixteen spaces along the edges, clockwise from the top left corner. */
    static final List<Integer> RING = ring();

    private static List<Integer> ring() {
        List<Integer> ring = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            ring.add(Space.at(i, 0));
        }
        for (int i = 0; i < 4; i++) {
            ring.add(Space.at(4, i));
        }
        for (int i = 4; i > 0; i--) {
            ring.add(Space.at(i, 4));
        }
        for (int i = 4; i > 0; i--) {
            ring.add(Space.at(0, i));
        }
        return ring;
    }

    /** Returns a vassal with this face up; there are nine for each face. */
    private static int vassal(int face) {
        for (int number = 0; number < 2 * Vassal.PLAIN_CARDS; number++) {
            if (Vassal.upperFace(number) == face) {
                return number;
            }
        }
        throw new AssertionError("no vassal shows " + Face.name(face));
    }

    /**
     * Returns a perimeter: line i, clockwise from the top, holds group {@code order[i]}. The corners that it holds
     * depend on {@code shift}. In every line the other symbols have the same order, so no neighbours are alike.
     */
    static Board perimeter(int[] order, int shift, boolean factionsInLines) {
        var board = new Board();
        for (int i = 0; i < RING.size(); i++) {
            int group = order[i / GROUP_COUNT];
            int other = i % GROUP_COUNT;
            int face = factionsInLines ? Face.of(group, other) : Face.of(other, group);
            board.put(RING.get((i + shift) % RING.size()), vassal(face));
        }
        return board;
    }

    private static List<int[]> orders() {
        List<int[]> orders = new ArrayList<>();
        for (int a = 0; a < GROUP_COUNT; a++) {
            for (int b = 0; b < GROUP_COUNT; b++) {
                for (int c = 0; c < GROUP_COUNT; c++) {
                    if (a != b && b != c && a != c) {
                        orders.add(new int[] {a, b, c, 6 - a - b - c});
                    }
                }
            }
        }
        return orders;
    }

    @Test
    @Rule("B-121")
    void everyAssignmentOfGroupsToLinesWins() {
        int won = 0;
        for (int[] order : orders()) {
            for (int shift : new int[] {0, 1}) { // each line holds its first corner, or its last one
                assertTrue(Perimeter.isPerfect(perimeter(order, shift, true)));
                assertTrue(Perimeter.isPerfect(perimeter(order, shift, false)));
                won += 2;
            }
            assertFalse(Perimeter.isPerfect(perimeter(order, 2, true)), "groups that go round a corner");
            assertFalse(Perimeter.isPerfect(perimeter(order, 3, false)), "groups that go round a corner");
        }
        assertEquals(96, won);
    }

    /** Checks the rule space by space, as a reference. */
    private static boolean referenceIsPerfect(Board board) {
        List<Integer> faces = new ArrayList<>();
        for (int space = 0; space < Space.COUNT; space++) {
            if (board.at(space) != Vassal.NONE) {
                if (!RING.contains(space)) {
                    return false;
                }
                faces.add(Vassal.upperFace(board.at(space)));
            }
        }
        return faces.size() == 16
                && faces.stream().distinct().count() == 16
                && (referenceIsPerfect(board, true) || referenceIsPerfect(board, false));
    }

    private static boolean referenceIsPerfect(Board board, boolean factionsInLines) {
        for (int[] order : orders()) {
            boolean fits = true;
            for (int i = 0; i < RING.size() && fits; i++) {
                int face = Vassal.upperFace(board.at(RING.get(i)));
                int next = Vassal.upperFace(board.at(RING.get((i + 1) % RING.size())));
                int group = factionsInLines ? Face.faction(face) : Face.role(face);
                int here = RING.get(i);
                fits = (order[0] == group && Space.rowOf(here) == 0)
                        || (order[1] == group && Space.columnOf(here) == 4)
                        || (order[2] == group && Space.rowOf(here) == 4)
                        || (order[3] == group && Space.columnOf(here) == 0);
                fits &= factionsInLines ? Face.role(face) != Face.role(next) : Face.faction(face) != Face.faction(next);
            }
            if (fits) {
                return true;
            }
        }
        return false;
    }

    @Test
    @Rule("B-121")
    void nearMissesDoNotWin() {
        int wins = 0;
        int misses = 0;
        for (int[] order : orders()) {
            for (boolean factions : new boolean[] {true, false}) {
                for (int one = 0; one < RING.size(); one++) {
                    for (int other = one + 1; other < RING.size(); other++) {
                        Board board = perimeter(order, 0, factions);
                        board.swap(RING.get(one), RING.get(other));
                        assertEquals(referenceIsPerfect(board), Perimeter.isPerfect(board));
                        wins += referenceIsPerfect(board) ? 1 : 0;
                        misses += referenceIsPerfect(board) ? 0 : 1;
                    }
                    Board flipped = perimeter(order, 1, factions);
                    flipped.flip(RING.get(one));
                    assertFalse(Perimeter.isPerfect(flipped), "a face is there twice");
                    Board more = perimeter(order, 1, factions);
                    more.put(Space.parse("ao"), vassal(3));
                    assertFalse(Perimeter.isPerfect(more), "seventeen vassals");
                    Board fewer = perimeter(order, 1, factions);
                    fewer.slide(RING.get(one), Space.parse("ao"));
                    assertFalse(Perimeter.isPerfect(fewer), "one is not at the edge");
                }
            }
        }
        assertTrue(misses > wins && wins > 0, wins + " of the changed perimeters are perfect, too");
    }

    private static final String PERFECT =
            "'bs':'lion-emissary/dragon-scout','ls':'lion-scout/dragon-captain','as':'lion-captain/dragon-spy',"
                    + "'cs':'lion-spy/dragon-emissary','ks':'dragon-emissary/stag-scout','kt':'dragon-scout/stag-captain',"
                    + "'ko':'dragon-captain/stag-spy','kn':'dragon-spy/stag-emissary','ke':'stag-emissary/raven-scout',"
                    + "'ce':'stag-scout/raven-captain','ae':'stag-captain/raven-spy','le':'stag-spy/raven-emissary',"
                    + "'be':'raven-emissary/lion-scout','bn':'raven-scout/lion-captain','bo':'raven-captain/lion-spy',"
                    + "'bt':'raven-spy/lion-emissary'";

    @Test
    @Rule({"B-121", "B-122"})
    void retainingWithoutARefillMayWin() {
        PositionBuilder builder = PositionBuilder.game("puzzle-master", 2);
        String position = "'board':{" + PERFECT + ",'ao':'lion-spy/stag-scout'},'rats':{'deck':['1']},"
                + "'corners':{'nw':['raven-emissary/lion-captain']},'seats':[{'knight':1},{}]";
        assertEquals(
                Outcome.WON,
                builder.scenario(position)
                        .legalWithPrefix("retain ao", "nw", "se", "none")
                        .refuses("retain ao ne", "no deck in corner ne")
                        .plays("retain ao none")
                        .overWithRanks(1, 1)
                        .event("won")
                        .state()
                        .outcome());
        builder.scenario(position).plays("retain ao nw").toMove(0);
    }

    @Test
    @Rule("B-122")
    void playersDecideEveryRefill() {
        PositionBuilder.game("puzzle-master", 2)
                .scenario(
                        "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},'rats':{'deck':['1']},"
                                + "'corners':{'nw':['raven-emissary/lion-scout','raven-spy/lion-captain']},'seats':[{'hand':['G07']},{}]")
                .plays("complete G07 lt ko", "done")
                .field("step")
                .is("refill")
                .legalExactly("refill lt", "leave lt")
                .refuses("refill ko", "first decide about lt")
                .refuses("pass", "first decide about lt")
                .plays("refill lt")
                .field("board.lt")
                .is("raven-emissary/lion-scout")
                .legalExactly("refill ko", "leave ko")
                .plays("leave ko")
                .field("board.ko")
                .isAbsent()
                .field("marked")
                .isEmpty()
                .field("vassalDiscard")
                .holds("stag-scout/raven-spy", "lion-emissary/dragon-spy")
                .field("step")
                .is("intrigue");
    }

    @Test
    @Rule({"B-120", "B-123"})
    void inTheFirstEditionTheCastleTimerRuns() {
        PositionBuilder first = PositionBuilder.game("puzzle-master", 2).edition("first");
        first.scenario("'step':'intrigue','limbo':1,'abyss':19,'seats':[{},{}]")
                .plays("pass")
                .toMove(1)
                .field("limbo")
                .is(0)
                .field("abyss")
                .is(20);
        assertEquals(
                Outcome.LOST,
                first.scenario("'step':'intrigue','limbo':0,'abyss':20,'seats':[{},{}]")
                        .plays("pass")
                        .state()
                        .outcome());
        first.scenario(
                        "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},'limbo':1,'seats':[{'hand':['G07']},{}]")
                .refuses("complete G07 lt ko", "two castle tokens");
    }

    @Test
    @Rule({"B-120", "B-123"})
    void pointsWinNothingAndRatsLose() {
        PositionBuilder.game("puzzle-master", 2)
                .scenario(
                        "'step':'intrigue','rats':{'deck':['1']},'seats':[{'kings':['P01','P02','P03','P04','P05','P06','P07',"
                                + "'P08','P09','P10','P11','P12','P13','P14','P15','P16','P17','P18','P19','P20','P21','P22','P23','P24','P25']},{}]")
                .scores(50, 0)
                .plays("pass")
                .toMove(1);
        assertEquals(
                Outcome.LOST,
                PositionBuilder.game("puzzle-master", 2)
                        .scenario("'step':'intrigue','rats':{'deck':['1'],'active':[3,3,2,2,1]},'seats':[{},{}]")
                        .plays("pass")
                        .state()
                        .outcome());
    }
}
