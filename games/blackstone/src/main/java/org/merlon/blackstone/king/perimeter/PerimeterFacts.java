package org.merlon.blackstone.king.perimeter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.MessageNouns;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/** Derives how close a board is to the perfect perimeter and what is wrong with it. */
public final class PerimeterFacts {
    /** The number of missing faces that are named. */
    private static final int MAX_NAMED_FACES = 3;

    /** The letters of the four lines, in the order of {@link Perimeter#line}. */
    private static final List<String> LINE_LETTERS = List.of("S", "K", "E", "B");

    private final Board board;
    private final LineAssignment assignment;

    /** The spaces whose vassals are in a correct place. */
    private final int correctSpaces;

    public PerimeterFacts(Board board) {
        this.board = board;
        assignment = bestAssignment(board);
        correctSpaces = assignment.inLine & uniqueFaces(board) & ~assignment.clashingSpaces(board);
    }

    /**
     * An assignment of the lines to factions or to roles.
     *
     * @param index the index in {@link PerimeterDistance#ASSIGNMENTS}
     * @param inLine the spaces whose vassals are in their line
     */
    private record LineAssignment(boolean factions, int index, int inLine) {
        /** Returns the faction or role of a line. */
        int group(int line) {
            return PerimeterDistance.ASSIGNMENTS[index][line];
        }

        int spacesOf(Board board, int group) {
            return factions ? board.showing(group, Face.ANY) : board.showing(Face.ANY, group);
        }

        /** Returns the spaces whose vassal has a neighbour with the same symbol, where neighbours must differ. */
        int clashingSpaces(Board board) {
            int clashing = 0;
            for (int i = 0; i < Face.FACTIONS; i++) {
                int mustDiffer = factions ? board.showing(Face.ANY, i) : board.showing(i, Face.ANY);
                for (int remaining = mustDiffer; remaining != 0; remaining &= remaining - 1) {
                    int space = Space.first(remaining);
                    clashing |= (Space.neighbours(space) & mustDiffer) == 0 ? 0 : Space.bit(space);
                }
            }
            return clashing;
        }
    }

    /** Returns the assignment with the most vassals in their line. */
    private static LineAssignment bestAssignment(Board board) {
        LineAssignment best = new LineAssignment(true, 0, 0);
        for (int i = 0; i < 2 * PerimeterDistance.ASSIGNMENTS.length; i++) {
            LineAssignment assignment = new LineAssignment(
                    i < PerimeterDistance.ASSIGNMENTS.length, i % PerimeterDistance.ASSIGNMENTS.length, 0);
            int inLine = 0;
            for (int line = 0; line < Face.FACTIONS; line++) {
                inLine |= assignment.spacesOf(board, assignment.group(line)) & Perimeter.line(line);
            }
            if (i == 0 || Integer.bitCount(inLine) > Integer.bitCount(best.inLine)) {
                best = new LineAssignment(assignment.factions, assignment.index, inLine);
            }
        }
        return best;
    }

    /** Returns the spaces whose face is on the board only once. */
    private static int uniqueFaces(Board board) {
        int unique = 0;
        for (int face = 0; face < Face.COUNT; face++) {
            int here = showing(board, face);
            unique |= Integer.bitCount(here) == 1 ? here : 0;
        }
        return unique;
    }

    private static int showing(Board board, int face) {
        return board.showing(Face.faction(face), Face.role(face));
    }

    /** Returns the number of vassals in a correct place. */
    public int correctCount() {
        return Integer.bitCount(correctSpaces);
    }

    public Data.Obj data() {
        var lines = new Data.Arr();
        var edges = new Data.Obj();
        for (int line = 0; line < Face.FACTIONS; line++) {
            int group = assignment.group(line);
            lines.add(Phrase.of(line % 2 == 0 ? "blackstone-perimeter-row" : "blackstone-perimeter-column")
                    .with(
                            "who",
                            assignment.factions
                                    ? Phrase.of("blackstone-faction-" + Face.factionName(group))
                                    : Phrase.of("blackstone-role-" + Face.roleName(group)))
                    .with("at", LINE_LETTERS.get(line))
                    .data());
            edges.put(
                    LINE_LETTERS.get(line).toLowerCase(Locale.ROOT),
                    assignment.factions ? Face.factionName(group) : Face.roleName(group));
        }
        return new Data.Obj()
                .put("edges", edges)
                .put("right", TaskFacts.spaceNames(correctSpaces))
                .put("wrong", TaskFacts.spaceNames(board.occupied() & ~correctSpaces))
                .put("lines", lines)
                .put("checks", checks());
    }

    private Data.Arr checks() {
        int inside = Integer.bitCount(board.occupied() & ~Space.PERIMETER);
        int inLine = Integer.bitCount(assignment.inLine);
        int clashes = Integer.bitCount(assignment.clashingSpaces(board) & Space.PERIMETER);
        var missing = new ArrayList<Arg>();
        int duplicates = 0;
        for (int face = 0; face < Face.COUNT; face++) {
            int times = Integer.bitCount(showing(board, face));
            duplicates += times > 1 ? 1 : 0;
            if (times == 0) {
                missing.add(new Arg.Noun(MessageNouns.face(face)));
            }
        }
        boolean full = Integer.bitCount(board.occupied()) == Perimeter.VASSAL_COUNT;
        return new Data.Arr()
                .add(check(inside == 0, Phrase.of("blackstone-perimeter-inside").with("count", inside)))
                .add(check(
                        missing.isEmpty(),
                        Phrase.of("blackstone-perimeter-lacking")
                                .with("count", missing.size())
                                .with("more", Math.max(0, missing.size() - MAX_NAMED_FACES))
                                .withAll("faces", missing.subList(0, Math.min(MAX_NAMED_FACES, missing.size())))))
                .add(check(
                        duplicates == 0, Phrase.of("blackstone-perimeter-twice").with("count", duplicates)))
                .add(check(
                        inLine == Perimeter.VASSAL_COUNT && full,
                        Phrase.of("blackstone-perimeter-in-line").with("count", inLine)))
                .add(check(
                        clashes == 0,
                        Phrase.of(
                                        assignment.factions
                                                ? "blackstone-perimeter-roles-apart"
                                                : "blackstone-perimeter-factions-apart")
                                .with("count", clashes)));
    }

    private static Data.Obj check(boolean done, Phrase what) {
        return new Data.Obj().put("done", done).put("what", what.data());
    }
}
