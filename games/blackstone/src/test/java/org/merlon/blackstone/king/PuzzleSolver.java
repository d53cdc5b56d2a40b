package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.chance.RandomBits;

/**
 * Searches for a way to win Puzzle Master's Quest, first edition, with only the tokens that every turn brings.
 *
 * <p>It chooses a near perfect perimeter, decides which vassal goes where and which are removed, and then spends one
 * knight and one wizard token a turn on moves that bring vassals nearer, choosing randomly among equal ones.
 */
final class PuzzleSolver {
    private static final int TURNS = 20;
    private static final int LIMIT = 2;
    private static final int LAYOUTS = 400;
    private static final int TRIES = 300;
    private static final int NEVER = 1000;

    private final int[] start;
    private final RandomBits random;

    /** The target space of each vassal; {@link Space#NONE} for one to be removed. */
    private final int[] goal = new int[Space.COUNT];

    private final boolean[] flips = new boolean[Space.COUNT];

    /** The vassal on each space now, given by its space at the start; -1 for none. */
    private final int[] at = new int[Space.COUNT];

    private final boolean[] flipped = new boolean[Space.COUNT];

    /** Creates a solver for a full board, given by the vassal on each space. */
    PuzzleSolver(int[] board, long seed) {
        start = board.clone();
        random = new RandomBits(seed);
    }

    /** Returns the moves of a won game after both corners are chosen, or an empty list. */
    List<String> solve() {
        int cost = chooseGoal();
        for (int i = 0; i < TRIES && cost < NEVER; i++) {
            List<String> moves = attempt();
            if (!moves.isEmpty()) {
                return moves;
            }
        }
        return List.of();
    }

    /** Chooses the nearest of many perimeters and returns the cost of moving and flipping the vassals. */
    private int chooseGoal() {
        int best = NEVER * NEVER;
        for (int i = 0; i < LAYOUTS; i++) {
            int[] faces = layout();
            var owners = new int[Space.COUNT];
            int cost = assign(faces, owners);
            if (cost < best) {
                best = cost;
                Arrays.fill(goal, Space.NONE);
                for (int space = 0; space < Space.COUNT; space++) {
                    if (faces[space] >= 0) {
                        goal[owners[space]] = space;
                        flips[owners[space]] = Vassal.up(start[owners[space]]) != faces[space];
                    }
                }
            }
        }
        return best;
    }

    /** Returns a random perfect perimeter: the wanted face of each space, -1 inside. */
    private int[] layout() {
        while (true) {
            var faces = new int[Space.COUNT];
            Arrays.fill(faces, -1);
            boolean factions = random.below(2) == 0;
            int shift = random.below(2);
            int[] groups = shuffled();
            for (int line = 0; line < 4; line++) {
                int[] others = shuffled();
                for (int i = 0; i < 4; i++) {
                    int space = PuzzleTest.RING.get((4 * line + i + shift) % 16);
                    faces[space] = factions ? Face.of(groups[line], others[i]) : Face.of(others[i], groups[line]);
                }
            }
            boolean good = true;
            for (int i = 0; i < 16; i++) {
                int here = faces[PuzzleTest.RING.get(i)];
                int next = faces[PuzzleTest.RING.get((i + 1) % 16)];
                good &= factions ? Face.role(here) != Face.role(next) : Face.faction(here) != Face.faction(next);
            }
            if (good) {
                return faces;
            }
        }
    }

    private int[] shuffled() {
        int[] numbers = {0, 1, 2, 3};
        for (int i = 3; i > 0; i--) {
            int j = random.below(i + 1);
            int number = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = number;
        }
        return numbers;
    }

    /** Assigns a vassal to every space of the layout with the least total cost (Hungarian method). */
    private int assign(int[] faces, int[] owners) {
        var rowPrice = new int[17];
        var columnPrice = new int[Space.COUNT + 1];
        var rowOf = new int[Space.COUNT + 1];
        for (int row = 1; row <= 16; row++) {
            var least = new int[Space.COUNT + 1];
            var before = new int[Space.COUNT + 1];
            var used = new boolean[Space.COUNT + 1];
            Arrays.fill(least, Integer.MAX_VALUE);
            rowOf[0] = row;
            int column = 0;
            while (rowOf[column] != 0) {
                used[column] = true;
                int space = PuzzleTest.RING.get(rowOf[column] - 1);
                int delta = Integer.MAX_VALUE;
                int next = 0;
                for (int j = 1; j <= Space.COUNT; j++) {
                    if (!used[j]) {
                        int reduced = cost(j - 1, space, faces) - rowPrice[rowOf[column]] - columnPrice[j];
                        if (reduced < least[j]) {
                            least[j] = reduced;
                            before[j] = column;
                        }
                        if (least[j] < delta) {
                            delta = least[j];
                            next = j;
                        }
                    }
                }
                for (int j = 0; j <= Space.COUNT; j++) {
                    if (used[j]) {
                        rowPrice[rowOf[j]] += delta;
                        columnPrice[j] -= delta;
                    } else {
                        least[j] -= delta;
                    }
                }
                column = next;
            }
            while (column != 0) {
                rowOf[column] = rowOf[before[column]];
                column = before[column];
            }
        }
        int total = 0;
        for (int j = 1; j <= Space.COUNT; j++) {
            if (rowOf[j] != 0) {
                int space = PuzzleTest.RING.get(rowOf[j] - 1);
                owners[space] = j - 1;
                total += cost(j - 1, space, faces);
            }
        }
        return total;
    }

    private int cost(int vassal, int space, int[] faces) {
        int card = start[vassal];
        if (Vassal.up(card) == faces[space]) {
            return Distance.between(vassal, space);
        }
        return Vassal.up(Vassal.flip(card)) == faces[space] ? 1 + Distance.between(vassal, space) : NEVER;
    }

    private List<String> attempt() {
        List<String> moves = new ArrayList<>();
        for (int space = 0; space < Space.COUNT; space++) {
            at[space] = space;
            flipped[space] = false;
        }
        int[] knights = {0, 0};
        int[] wizards = {0, 0};
        List<List<Integer>> retained = List.of(new ArrayList<>(), new ArrayList<>());
        for (int turn = 0; turn < TURNS; turn++) {
            int player = turn % 2;
            knights[player]++;
            wizards[player]++;
            while (wizards[player] > 0 && useWizard(moves)) {
                wizards[player]--;
            }
            while (knights[player] > 0 && useKnight(moves, retained.get(player))) {
                knights[player]--;
            }
            if (done()) {
                return moves;
            }
            moves.add("done");
            List<Integer> mine = retained.get(player);
            while (mine.size() > LIMIT) {
                int vassal = mine.removeLast();
                moves.add("discard " + Vassal.name(start[vassal]));
            }
            moves.add("pass");
            knights[player] = Math.min(knights[player], LIMIT);
            wizards[player] = Math.min(wizards[player], LIMIT);
        }
        return List.of();
    }

    private boolean done() {
        for (int space = 0; space < Space.COUNT; space++) {
            if (at[space] >= 0 && (goal[at[space]] != space || flips[at[space]] != flipped[at[space]])) {
                return false;
            }
        }
        return true;
    }

    /** Returns the distance of a vassal from its target if it were on a space. */
    private int away(int vassal, int space) {
        return vassal < 0 || goal[vassal] == Space.NONE ? 0 : Distance.between(goal[vassal], space);
    }

    /** Plays the best swap or a flip that is needed; sometimes a swap that gains nothing, to leave a dead end. */
    private boolean useWizard(List<String> moves) {
        int bestGain = -1;
        String best = "";
        int one = 0;
        int two = 0;
        int equals = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            if (at[space] < 0) {
                continue;
            }
            for (int rest = Space.neighbours(space) & -(2 << space); rest != 0; rest &= rest - 1) {
                int other = Space.first(rest);
                if (at[other] < 0 || (goal[at[space]] == Space.NONE && goal[at[other]] == Space.NONE)) {
                    continue;
                }
                int gain = 2
                        * (away(at[space], space)
                                + away(at[other], other)
                                - away(at[space], other)
                                - away(at[other], space));
                if (gain > bestGain || (gain == bestGain && random.below(++equals) == 0)) {
                    equals = gain > bestGain ? 1 : equals;
                    bestGain = gain;
                    best = "swap " + Space.name(space) + " " + Space.name(other);
                    one = space;
                    two = other;
                }
            }
            boolean due = goal[at[space]] != Space.NONE && flips[at[space]] != flipped[at[space]];
            if (due && bestGain < 3) {
                bestGain = 3;
                best = "flip " + Space.name(space);
                one = space;
                two = space;
            }
        }
        if (bestGain < 0 || (bestGain == 0 && random.below(3) > 0)) {
            return false;
        }
        moves.add(best);
        if (one == two) {
            flipped[at[one]] = true;
        } else {
            int vassal = at[one];
            at[one] = at[two];
            at[two] = vassal;
        }
        return true;
    }

    /** Plays a slide that gains, or removes an unwanted vassal, those at the edge first. */
    private boolean useKnight(List<String> moves, List<Integer> retained) {
        int unwanted = -1;
        List<int[]> slides = new ArrayList<>();
        for (int space = 0; space < Space.COUNT; space++) {
            if (at[space] >= 0 && goal[at[space]] == Space.NONE) {
                boolean edge = Space.in(Space.PERIMETER, space);
                unwanted = unwanted < 0 || (edge && random.below(2) == 0) ? space : unwanted;
            } else if (at[space] >= 0) {
                for (int rest = Space.neighbours(space); rest != 0; rest &= rest - 1) {
                    int to = Space.first(rest);
                    if (at[to] < 0 && away(at[space], to) < away(at[space], space)) {
                        slides.add(new int[] {space, to});
                    }
                }
            }
        }
        if (!slides.isEmpty() && (unwanted < 0 || random.below(2) == 0)) {
            int[] slide = slides.get(random.below(slides.size()));
            moves.add("slide " + Space.name(slide[0]) + " " + Space.name(slide[1]));
            at[slide[1]] = at[slide[0]];
            at[slide[0]] = -1;
            return true;
        }
        if (unwanted < 0) {
            return false;
        }
        moves.add("retain " + Space.name(unwanted) + " none");
        retained.add(at[unwanted]);
        at[unwanted] = -1;
        return true;
    }
}
