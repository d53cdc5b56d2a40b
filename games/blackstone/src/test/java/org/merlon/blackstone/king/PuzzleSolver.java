package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.blackstone.king.analysis.TaskDistance;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.chance.FastRandom;

/**
 * Searches for a way to win Puzzle Master's Quest, first edition, with only the tokens that every turn brings.
 *
 * <p>It chooses a near perfect perimeter, decides which vassal goes where and which are removed, and then spends one
 * knight and one wizard token a turn on moves that bring vassals nearer, choosing randomly among equal ones.
 */
final class PuzzleSolver {
    private static final int MAX_TURNS = 20;
    private static final int HOLDING_LIMIT = 2;
    private static final int LAYOUT_COUNT = 400;
    private static final int MAX_ATTEMPTS = 300;
    private static final int IMPOSSIBLE_COST = 1000;

    private final int[] start;
    private final FastRandom random;

    /** The target space of each vassal; {@link Space#NONE} for one to be removed. */
    private final int[] targets = new int[Space.COUNT];

    private final boolean[] mustFlip = new boolean[Space.COUNT];

    /** The vassal on each space now, given by its space at the start; -1 for none. */
    private final int[] vassalAt = new int[Space.COUNT];

    private final boolean[] isFlipped = new boolean[Space.COUNT];

    /** Creates a solver for a full board, given by the vassal on each space. */
    PuzzleSolver(int[] board, long seed) {
        start = board.clone();
        random = new FastRandom(seed);
    }

    /** Returns the moves of a won game after both corners are chosen, or an empty list. */
    List<String> solve() {
        int cost = chooseTargets();
        for (int i = 0; i < MAX_ATTEMPTS && cost < IMPOSSIBLE_COST; i++) {
            List<String> moves = attempt();
            if (!moves.isEmpty()) {
                return moves;
            }
        }
        return List.of();
    }

    /** Chooses the nearest of many perimeters and returns the cost of moving and flipping the vassals. */
    private int chooseTargets() {
        int best = IMPOSSIBLE_COST * IMPOSSIBLE_COST;
        for (int i = 0; i < LAYOUT_COUNT; i++) {
            int[] faces = layout();
            var owners = new int[Space.COUNT];
            int cost = assign(faces, owners);
            if (cost < best) {
                best = cost;
                Arrays.fill(targets, Space.NONE);
                for (int space = 0; space < Space.COUNT; space++) {
                    if (faces[space] >= 0) {
                        targets[owners[space]] = space;
                        mustFlip[owners[space]] = Vassal.upperFace(start[owners[space]]) != faces[space];
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
                    int space = PuzzleMasterTest.RING.get((4 * line + i + shift) % 16);
                    faces[space] = factions ? Face.of(groups[line], others[i]) : Face.of(others[i], groups[line]);
                }
            }
            boolean valid = true;
            for (int i = 0; i < 16; i++) {
                int here = faces[PuzzleMasterTest.RING.get(i)];
                int next = faces[PuzzleMasterTest.RING.get((i + 1) % 16)];
                valid &= factions ? Face.role(here) != Face.role(next) : Face.faction(here) != Face.faction(next);
            }
            if (valid) {
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
                int space = PuzzleMasterTest.RING.get(rowOf[column] - 1);
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
                int space = PuzzleMasterTest.RING.get(rowOf[j] - 1);
                owners[space] = j - 1;
                total += cost(j - 1, space, faces);
            }
        }
        return total;
    }

    private int cost(int vassal, int space, int[] faces) {
        int card = start[vassal];
        if (Vassal.upperFace(card) == faces[space]) {
            return TaskDistance.between(vassal, space);
        }
        return Vassal.upperFace(Vassal.flip(card)) == faces[space]
                ? 1 + TaskDistance.between(vassal, space)
                : IMPOSSIBLE_COST;
    }

    private List<String> attempt() {
        List<String> moves = new ArrayList<>();
        for (int space = 0; space < Space.COUNT; space++) {
            vassalAt[space] = space;
            isFlipped[space] = false;
        }
        int[] knights = {0, 0};
        int[] wizards = {0, 0};
        List<List<Integer>> retained = List.of(new ArrayList<>(), new ArrayList<>());
        for (int turn = 0; turn < MAX_TURNS; turn++) {
            int player = turn % 2;
            knights[player]++;
            wizards[player]++;
            while (wizards[player] > 0 && useWizard(moves)) {
                wizards[player]--;
            }
            while (knights[player] > 0 && useKnight(moves, retained.get(player))) {
                knights[player]--;
            }
            if (isSolved()) {
                return moves;
            }
            moves.add("done");
            List<Integer> retainedByPlayer = retained.get(player);
            while (retainedByPlayer.size() > HOLDING_LIMIT) {
                int vassal = retainedByPlayer.removeLast();
                moves.add("discard " + Vassal.name(start[vassal]));
            }
            moves.add("pass");
            knights[player] = Math.min(knights[player], HOLDING_LIMIT);
            wizards[player] = Math.min(wizards[player], HOLDING_LIMIT);
        }
        return List.of();
    }

    private boolean isSolved() {
        for (int space = 0; space < Space.COUNT; space++) {
            if (vassalAt[space] >= 0
                    && (targets[vassalAt[space]] != space || mustFlip[vassalAt[space]] != isFlipped[vassalAt[space]])) {
                return false;
            }
        }
        return true;
    }

    /** Returns the distance of a vassal from its target if it were on a space. */
    private int distanceFromTarget(int vassal, int space) {
        return vassal < 0 || targets[vassal] == Space.NONE ? 0 : TaskDistance.between(targets[vassal], space);
    }

    /** Plays the best swap or a flip that is needed; sometimes a swap that gains nothing, to leave a dead end. */
    private boolean useWizard(List<String> moves) {
        int bestGain = -1;
        String best = "";
        int one = 0;
        int two = 0;
        int equalCount = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            if (vassalAt[space] < 0) {
                continue;
            }
            for (int remaining = Space.neighbours(space) & -(2 << space); remaining != 0; remaining &= remaining - 1) {
                int other = Space.first(remaining);
                if (vassalAt[other] < 0
                        || (targets[vassalAt[space]] == Space.NONE && targets[vassalAt[other]] == Space.NONE)) {
                    continue;
                }
                int gain = 2
                        * (distanceFromTarget(vassalAt[space], space)
                                + distanceFromTarget(vassalAt[other], other)
                                - distanceFromTarget(vassalAt[space], other)
                                - distanceFromTarget(vassalAt[other], space));
                if (gain > bestGain || (gain == bestGain && random.below(++equalCount) == 0)) {
                    equalCount = gain > bestGain ? 1 : equalCount;
                    bestGain = gain;
                    best = "swap " + Space.name(space) + " " + Space.name(other);
                    one = space;
                    two = other;
                }
            }
            boolean flipNeeded =
                    targets[vassalAt[space]] != Space.NONE && mustFlip[vassalAt[space]] != isFlipped[vassalAt[space]];
            if (flipNeeded && bestGain < 3) {
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
            isFlipped[vassalAt[one]] = true;
        } else {
            int vassal = vassalAt[one];
            vassalAt[one] = vassalAt[two];
            vassalAt[two] = vassal;
        }
        return true;
    }

    /** Plays a slide that gains, or removes an unwanted vassal, those at the edge first. */
    private boolean useKnight(List<String> moves, List<Integer> retained) {
        int unwanted = -1;
        List<int[]> slides = new ArrayList<>();
        for (int space = 0; space < Space.COUNT; space++) {
            if (vassalAt[space] >= 0 && targets[vassalAt[space]] == Space.NONE) {
                boolean edge = Space.in(Space.PERIMETER, space);
                unwanted = unwanted < 0 || (edge && random.below(2) == 0) ? space : unwanted;
            } else if (vassalAt[space] >= 0) {
                for (int remaining = Space.neighbours(space); remaining != 0; remaining &= remaining - 1) {
                    int to = Space.first(remaining);
                    if (vassalAt[to] < 0
                            && distanceFromTarget(vassalAt[space], to) < distanceFromTarget(vassalAt[space], space)) {
                        slides.add(new int[] {space, to});
                    }
                }
            }
        }
        if (!slides.isEmpty() && (unwanted < 0 || random.below(2) == 0)) {
            int[] slide = slides.get(random.below(slides.size()));
            moves.add("slide " + Space.name(slide[0]) + " " + Space.name(slide[1]));
            vassalAt[slide[1]] = vassalAt[slide[0]];
            vassalAt[slide[0]] = -1;
            return true;
        }
        if (unwanted < 0) {
            return false;
        }
        moves.add("retain " + Space.name(unwanted) + " none");
        retained.add(vassalAt[unwanted]);
        vassalAt[unwanted] = -1;
        return true;
    }
}
