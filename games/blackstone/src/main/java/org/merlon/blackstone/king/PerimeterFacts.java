package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Nouns;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskFacts;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/** Derives how close a board is to the perfect perimeter and what is wrong with it. */
final class PerimeterFacts {
    /** The number of missing faces that are named. */
    private static final int NAMED = 3;

    /** The letters of the four lines, in the order of {@link Perimeter#line}. */
    private static final List<String> LETTERS = List.of("S", "K", "E", "B");

    private final Board board;
    private final Order order;

    /** The spaces whose vassals are in a correct place. */
    private final int right;

    PerimeterFacts(Board board) {
        this.board = board;
        order = nearest(board);
        right = order.inLine & single(board) & ~order.clashing(board);
    }

    /**
     * An assignment of the lines to factions or to roles.
     *
     * @param number the index in {@link Pattern#ORDERS}
     * @param inLine the spaces whose vassals are in their line
     */
    private record Order(boolean factions, int number, int inLine) {
        /** Returns the faction or role of a line. */
        int group(int line) {
            return Pattern.ORDERS[number][line];
        }

        int alike(Board board, int group) {
            return factions ? board.showing(group, Face.ANY) : board.showing(Face.ANY, group);
        }

        /** Returns the spaces whose vassal has a neighbour with the same symbol, where neighbours must differ. */
        int clashing(Board board) {
            int clashing = 0;
            for (int i = 0; i < Face.FACTIONS; i++) {
                int apart = factions ? board.showing(Face.ANY, i) : board.showing(i, Face.ANY);
                for (int rest = apart; rest != 0; rest &= rest - 1) {
                    int space = Space.first(rest);
                    clashing |= (Space.neighbours(space) & apart) == 0 ? 0 : Space.bit(space);
                }
            }
            return clashing;
        }
    }

    /** Returns the assignment with the most vassals in their line. */
    private static Order nearest(Board board) {
        Order best = new Order(true, 0, 0);
        for (int i = 0; i < 2 * Pattern.ORDERS.length; i++) {
            Order order = new Order(i < Pattern.ORDERS.length, i % Pattern.ORDERS.length, 0);
            int inLine = 0;
            for (int line = 0; line < Face.FACTIONS; line++) {
                inLine |= order.alike(board, order.group(line)) & Perimeter.line(line);
            }
            if (i == 0 || Integer.bitCount(inLine) > Integer.bitCount(best.inLine)) {
                best = new Order(order.factions, order.number, inLine);
            }
        }
        return best;
    }

    /** Returns the spaces whose face is on the board only once. */
    private static int single(Board board) {
        int single = 0;
        for (int face = 0; face < Face.COUNT; face++) {
            int here = showing(board, face);
            single |= Integer.bitCount(here) == 1 ? here : 0;
        }
        return single;
    }

    private static int showing(Board board, int face) {
        return board.showing(Face.faction(face), Face.role(face));
    }

    /** Returns the number of vassals in a correct place. */
    int right() {
        return Integer.bitCount(right);
    }

    Data.Obj data() {
        var lines = new Data.Arr();
        var edges = new Data.Obj();
        for (int line = 0; line < Face.FACTIONS; line++) {
            int group = order.group(line);
            lines.add(Phrase.of(line % 2 == 0 ? "blackstone-perimeter-row" : "blackstone-perimeter-column")
                    .with(
                            "who",
                            order.factions
                                    ? Phrase.of("blackstone-faction-" + Face.factionName(group))
                                    : Phrase.of("blackstone-role-" + Face.roleName(group)))
                    .with("at", LETTERS.get(line))
                    .data());
            edges.put(
                    LETTERS.get(line).toLowerCase(Locale.ROOT),
                    order.factions ? Face.factionName(group) : Face.roleName(group));
        }
        return new Data.Obj()
                .put("edges", edges)
                .put("right", TaskFacts.spaces(right))
                .put("wrong", TaskFacts.spaces(board.occupied() & ~right))
                .put("lines", lines)
                .put("checks", checks());
    }

    private Data.Arr checks() {
        int inside = Integer.bitCount(board.occupied() & ~Space.PERIMETER);
        int inLine = Integer.bitCount(order.inLine);
        int clashes = Integer.bitCount(order.clashing(board) & Space.PERIMETER);
        var lacking = new ArrayList<Arg>();
        int twice = 0;
        for (int face = 0; face < Face.COUNT; face++) {
            int times = Integer.bitCount(showing(board, face));
            twice += times > 1 ? 1 : 0;
            if (times == 0) {
                lacking.add(new Arg.Noun(Nouns.face(face)));
            }
        }
        boolean full = Integer.bitCount(board.occupied()) == Perimeter.VASSALS;
        return new Data.Arr()
                .add(check(inside == 0, Phrase.of("blackstone-perimeter-inside").with("count", inside)))
                .add(check(
                        lacking.isEmpty(),
                        Phrase.of("blackstone-perimeter-lacking")
                                .with("count", lacking.size())
                                .with("more", Math.max(0, lacking.size() - NAMED))
                                .withAll("faces", lacking.subList(0, Math.min(NAMED, lacking.size())))))
                .add(check(twice == 0, Phrase.of("blackstone-perimeter-twice").with("count", twice)))
                .add(check(
                        inLine == Perimeter.VASSALS && full,
                        Phrase.of("blackstone-perimeter-in-line").with("count", inLine)))
                .add(check(
                        clashes == 0,
                        Phrase.of(
                                        order.factions
                                                ? "blackstone-perimeter-roles-apart"
                                                : "blackstone-perimeter-factions-apart")
                                .with("count", clashes)));
    }

    private static Data.Obj check(boolean done, Phrase what) {
        return new Data.Obj().put("done", done).put("what", what.data());
    }
}
