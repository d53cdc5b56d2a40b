package org.merlon.blackstone.offer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;

/** The reference model of legal moves: derived slowly, from the text of a position. */
final class ReferenceMoves {
    private static final String COLUMNS = "black";
    private static final String ROWS = "stone";

    private final Data.Obj dump;
    private final boolean queen;
    private final Data seat;
    private final Map<String, List<String>> board = new TreeMap<>();
    private final Set<String> moves = new TreeSet<>();

    private ReferenceMoves(Data.Obj dump) {
        this.dump = dump;
        queen = FieldPath.text(dump, "variant").equals("queens-quest");
        seat = FieldPath.get(dump, "seats[" + FieldPath.number(dump, "turn") + "]");
        Data.Obj spaces = (Data.Obj) FieldPath.get(dump, "board");
        spaces.fields().forEach((space, value) -> board.put(space, FieldPath.allTexts(value)));
    }

    static Set<String> of(Data.Obj dump) {
        var reference = new ReferenceMoves(dump);
        switch (FieldPath.text(dump, "step")) {
            case "corner" -> reference.corners();
            case "work" -> reference.work();
            default -> {}
        }
        return reference.moves;
    }

    private void corners() {
        var taken = new ArrayList<String>();
        for (Data other : FieldPath.items(dump, "seats")) {
            if (FieldPath.get(other, "corner") instanceof Data.Text corner) {
                taken.add(corner.value());
            }
        }
        for (String corner : List.of("nw", "ne", "se", "sw")) {
            if (!FieldPath.text(dump, "options.edition").equals("first") || !taken.contains(corner)) {
                moves.add("corner " + corner);
            }
        }
    }

    private void work() {
        boolean used = FieldPath.truth(dump, "used");
        List<Data> row = FieldPath.items(dump, "row");
        if (queen) {
            moves.add("end");
        } else if (FieldPath.texts(seat, "vassals").isEmpty() || (!used && !canUseAnyCard(row))) {
            moves.add("pass");
        } else {
            moves.add("end");
        }
        int purse = FieldPath.number(seat, "wizard") + FieldPath.number(seat, "knight");
        for (int i = 0; i < row.size(); i++) {
            if (row.get(i) instanceof Data.Text && purse >= (queen ? 1 : FieldPath.number(dump, "taken") + 1)) {
                moves.add("take " + (i + 1));
            }
        }
        if (purse > 0) {
            moves.add("knight");
            boardMoves();
            exchanges();
            for (String card : FieldPath.texts(seat, "machinations")) {
                if (queen) {
                    queenUses(card);
                } else {
                    wizardUses(card);
                }
            }
        }
    }

    /** Returns whether a card in hand or in the row could be used, regardless of its cost. */
    private boolean canUseAnyCard(List<Data> row) {
        List<String> cards = FieldPath.texts(seat, "machinations");
        for (Data open : row) {
            if (open instanceof Data.Text card) {
                cards.add(card.value());
            }
        }
        var hypothetical = new ReferenceMoves(dump);
        cards.forEach(hypothetical::wizardUses);
        return !hypothetical.moves.isEmpty();
    }

    private void boardMoves() {
        for (String from : board.keySet()) {
            if (queen || board.get(from).size() == 1) {
                moves.add("flip " + from);
            }
            for (String to : spaces()) {
                if (distance(from, to) != 1) {
                    continue;
                }
                boolean joins = board.containsKey(to)
                        && !queen
                        && board.get(from).size() == 1
                        && upperFace(board.get(from).getLast())
                                .equals(upperFace(board.get(to).getLast()));
                if (!board.containsKey(to) || joins) {
                    moves.add("slide " + from + " " + to);
                }
                if (board.containsKey(to) && spaces().indexOf(from) < spaces().indexOf(to)) {
                    moves.add("swap " + from + " " + to);
                }
            }
        }
    }

    private void exchanges() {
        if (!queen) {
            List<Data> row = FieldPath.items(dump, "vassalRow");
            for (int i = 0; i < row.size(); i++) {
                for (String vassal : FieldPath.texts(seat, "vassals")) {
                    if (row.get(i) instanceof Data.Text) {
                        moves.add("exchange " + (i + 1) + " " + vassal);
                    }
                }
            }
        }
    }

    private void queenUses(String card) {
        Task task = task(card);
        var sets = new ArrayList<List<String>>();
        FieldPath.items(seat, "sets").forEach(set -> sets.add(FieldPath.allTexts(set)));
        collect(task.left(), sets, "", (left, after) -> {
            moves.add("use " + card + " " + left + " -");
            collect(
                    task.right(),
                    after,
                    left.substring(0, 2),
                    (right, end) -> moves.add("use " + card + " " + left + " " + right));
        });
        collect(task.right(), sets, "", (right, end) -> moves.add("use " + card + " - " + right));
    }

    private void collect(
            Requirement requirement,
            List<List<String>> sets,
            String removed,
            BiConsumer<String, List<List<String>>> found) {
        board.forEach((space, cards) -> {
            if (!space.equals(removed)
                    && isInPlace(requirement, space)
                    && wants(requirement, upperFace(cards.getLast()))) {
                for (int i = 0; i <= sets.size(); i++) {
                    List<List<String>> after = new ArrayList<>(sets);
                    List<String> set = new ArrayList<>(i < sets.size() ? after.remove(i) : List.of());
                    set.add(cards.getLast());
                    after.add(i, set);
                    if (!points(set).isEmpty()) {
                        found.accept(space + " set " + (i < sets.size() ? String.valueOf(i + 1) : "new"), after);
                    }
                }
            }
        });
    }

    /** Returns the points of a set for each kind that it is of. */
    static List<Integer> points(List<String> set) {
        int size = set.size();
        long factions = set.stream()
                .map(card -> upperFace(card).split("-", -1)[0])
                .distinct()
                .count();
        long roles = set.stream()
                .map(card -> upperFace(card).split("-", -1)[1])
                .distinct()
                .count();
        var points = new ArrayList<Integer>();
        if (factions == size && roles == size) {
            points.add(List.of(0, 1, 2, 4).get(size - 1));
        }
        if (factions == 1 || roles == 1) {
            points.add(size - 1);
        }
        if (factions == 1 && roles == 1) {
            points.add(List.of(0, 1, 4, 8, 16, 24, 32, 40, 48).get(size - 1));
        }
        return points;
    }

    private void wizardUses(String card) {
        Task task = task(card);
        List<String> vassals = FieldPath.texts(seat, "vassals");
        lay(task.left(), board, vassals, (left, vassal) -> {
            moves.add("use " + card + " " + left + " " + vassal + " -");
            Map<String, List<String>> after = new TreeMap<>(board);
            after.put(left, List.of(vassal));
            List<String> rest = new ArrayList<>(vassals);
            rest.removeIf(other -> other.equals(vassal) || other.equals(flipped(vassal)));
            lay(
                    task.right(),
                    after,
                    rest,
                    (right, second) ->
                            moves.add("use " + card + " " + left + " " + vassal + " " + right + " " + second));
        });
        lay(task.right(), board, vassals, (right, vassal) -> moves.add("use " + card + " - " + right + " " + vassal));
    }

    private void lay(
            Requirement requirement,
            Map<String, List<String>> tops,
            List<String> vassals,
            BiConsumer<String, String> found) {
        for (String space : spaces()) {
            List<String> there = tops.get(space);
            vassals.stream().flatMap(card -> Stream.of(card, flipped(card))).forEach(vassal -> {
                boolean open = there == null || upperFace(there.getLast()).equals(upperFace(vassal));
                if (open && isInPlace(requirement, space) && wants(requirement, upperFace(vassal))) {
                    found.accept(space, vassal);
                }
            });
        }
    }

    private boolean blue() {
        return FieldPath.truth(dump, "options.blueLetters");
    }

    private boolean isInPlace(Requirement requirement, String space) {
        String letters = requirement.place() + (blue() ? requirement.blueLetter() : "");
        return letters.chars().allMatch(letter -> space.indexOf(letter) >= 0);
    }

    private static boolean wants(Requirement requirement, String face) {
        List<String> symbols = List.of(face.split("-", -1));
        return List.of(Face.factionName(requirement.faction()), Face.roleName(requirement.role())).stream()
                .allMatch(symbol -> symbol.equals("any") || symbols.contains(symbol));
    }

    private static Task task(String card) {
        return Task.all().stream()
                .filter(task -> task.id().equals(card))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> spaces() {
        return List.of(ROWS.split("(?!^|$)", -1)).stream()
                .flatMap(row -> List.of(COLUMNS.split("(?!^|$)", -1)).stream().map(column -> column + row))
                .toList();
    }

    private static int distance(String one, String other) {
        return Math.abs(COLUMNS.indexOf(one.charAt(0)) - COLUMNS.indexOf(other.charAt(0)))
                + Math.abs(ROWS.indexOf(one.charAt(1)) - ROWS.indexOf(other.charAt(1)));
    }

    private static String upperFace(String vassal) {
        return vassal.substring(0, vassal.indexOf('/'));
    }

    private static String flipped(String vassal) {
        return vassal.substring(vassal.indexOf('/') + 1) + "/" + upperFace(vassal);
    }
}
