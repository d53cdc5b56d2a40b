package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.Tsv;

/** The reference model of legal moves: derived slowly, from the text of a position and the tables alone. */
final class ReferenceMoves {
    private static final Tsv TASKS = Tsv.of(Task.class, "tasks.tsv");
    private static final List<String> SPACES = spaces();

    private final DumpFields dump;
    private final DumpFields board;
    private final DumpFields seat;
    private final int turn;
    private final boolean isFirstEdition;
    private final String family;
    private final int knights;
    private final int wizards;
    private final Set<String> moves = new TreeSet<>();

    private ReferenceMoves(DumpFields dump) {
        this.dump = dump;
        board = dump.object("board");
        turn = dump.number("turn");
        isFirstEdition = dump.object("options").hasText("edition", "first");
        seat = dump.seats().get(dump.hasText("step", "over") ? turn : dump.number("toMove"));
        family = seat.text("family");
        knights = seat.number("knight");
        wizards = seat.number("wizard");
    }

    static Set<String> of(DumpFields dump) {
        var reference = new ReferenceMoves(dump);
        reference.list();
        return reference.moves;
    }

    /**
     * Returns the points of all King tasks and of the best tasks of each other kind, as many as there are Kings, and
     * those that balance the family.
     */
    static int points(DumpFields dump, int number) {
        DumpFields seat = dump.seats().get(number);
        String column = dump.object("options").hasText("edition", "first") ? "points_first" : "points";
        int kings = 2 + seat.list("kings").size();
        int points = dump.option("balance") && seat.has("family")
                ? Ids.find(Family.values(), seat.text("family")).balancePoints()
                : 0;
        for (String stack : List.of("kings", "knights", "wizards", "ploys")) {
            points += seat.texts(stack).stream()
                    .map(card -> row(TASKS.rows(), card).whole(column))
                    .sorted(Comparator.reverseOrder())
                    .limit(stack.equals("kings") ? Integer.MAX_VALUE : kings)
                    .mapToInt(Integer::intValue)
                    .sum();
        }
        return points;
    }

    private static List<String> spaces() {
        List<String> spaces = new ArrayList<>();
        for (char row : "stone".toCharArray()) {
            for (char column : "black".toCharArray()) {
                spaces.add("" + column + row);
            }
        }
        return spaces;
    }

    private void list() {
        switch (dump.text("step")) {
            case "family" -> seat.texts("families").forEach(name -> moves.add("family " + name));
            case "corner", "refresh" -> corners();
            case "recall" -> moves.addAll(List.of("recall", "leave"));
            case "muster" -> moves.addAll(List.of("muster knight", "muster wizard"));
            case "work" -> work();
            case "keep" -> dump.texts("drawn").forEach(card -> moves.add("keep " + card));
            case "place" ->
                SPACES.stream().filter(space -> !board.has(space)).forEach(space -> moves.add("place " + space));
            case "refill" -> {
                moves.add("refill " + dump.texts("marked").getFirst());
                moves.add("leave " + dump.texts("marked").getFirst());
            }
            case "reward" -> answers();
            case "intrigue" -> intrigue();
            case "limits" -> {
                int kings = 2 + seat.list("kings").size();
                if (seat.list("hand").size() > kings) {
                    seat.texts("hand").forEach(card -> moves.add("discard " + card));
                }
                if (seat.list("retained").size() > kings) {
                    seat.texts("retained").forEach(card -> moves.add("discard " + card));
                }
            }
            default -> {}
        }
    }

    private void corners() {
        for (String corner : dump.object("corners").fieldNames()) {
            boolean own = dump.hasText("step", "refresh") && seat.hasText("corner", corner);
            boolean taken = isFirstEdition
                    && dump.hasText("step", "corner")
                    && dump.seats().stream().anyMatch(other -> other.hasText("corner", corner));
            if (!own && !taken) {
                moves.add(dump.text("step") + " " + corner);
            }
        }
    }

    private static int row(String space) {
        return "stone".indexOf(space.charAt(1));
    }

    private static int column(String space) {
        return "black".indexOf(space.charAt(0));
    }

    private static boolean isAdjacent(String one, String other, boolean diagonally) {
        int across = Math.abs(column(one) - column(other));
        int down = Math.abs(row(one) - row(other));
        return across + down == 1 || (diagonally && across == 1 && down == 1);
    }

    /** Returns whether a straight line of at most three free spaces leads from one space to another. */
    private boolean isStraightFreeLine(String from, String to) {
        int across = column(to) - column(from);
        int down = row(to) - row(from);
        int length = Math.abs(across) + Math.abs(down);
        if ((across != 0 && down != 0) || length == 0 || length > 3) {
            return false;
        }
        for (int i = 1; i <= length; i++) {
            int space = 5 * (row(from) + down * i / length) + column(from) + across * i / length;
            if (board.has(SPACES.get(space))) {
                return false;
            }
        }
        return true;
    }

    private String upperFace(String space) {
        return board.text(space).split("/", -1)[0];
    }

    private boolean hasVassal(String space) {
        return board.has(space)
                && !upperFace(space).equals("assassin")
                && !upperFace(space).equals("saboteur");
    }

    private boolean isHester(int owner) {
        return dump.seats().get(owner).hasText("family", "hester");
    }

    private boolean isBlocked(String space) {
        boolean held = dump.texts("marked").contains(space);
        for (String owner : dump.object("guards").texts(space)) {
            held |= !isHester(Integer.parseInt(owner)) || Integer.parseInt(owner) != turn;
        }
        return held;
    }

    private boolean isUsable(String space) {
        boolean usable = hasVassal(space) && !dump.texts("marked").contains(space);
        for (String owner : dump.object("guards").texts(space)) {
            usable &= !isHester(Integer.parseInt(owner)) || Integer.parseInt(owner) == turn;
        }
        return usable;
    }

    /** Returns the last words of a move for each possible payment; the {@code usual} one has no word. */
    private List<String> payments(String usual, String... lendingFamilies) {
        String other = usual.equals("knight") ? "wizard" : "knight";
        List<String> payments = new ArrayList<>();
        if ((usual.equals("knight") ? knights : wizards) > 0) {
            payments.add("");
        }
        boolean hasLentToken =
                List.of(lendingFamilies).contains(family) || (family.equals("marbuck") && !dump.bool("borrowed"));
        if (hasLentToken && (other.equals("knight") ? knights : wizards) > 0) {
            payments.add(" " + other);
        }
        return payments;
    }

    private void work() {
        moves.add("done");
        for (String space : SPACES) {
            if (board.has(space) && !isBlocked(space)) {
                boardActions(space);
            }
            guards(space);
        }
        draws();
        hunts();
        int allowed = family.equals("hester") ? 2 : 1;
        boolean hasMarks =
                !dump.has("limbo") || dump.number("limbo") - dump.list("marked").size() >= 2;
        if (dump.number("tasksDone") < allowed && hasMarks) {
            seat.texts("hand").forEach(this::complete);
        }
    }

    private void boardActions(String space) {
        boolean fixed = upperFace(space).equals("saboteur");
        for (String other : SPACES) {
            if (!fixed && !board.has(other)) {
                for (String pay : payments("knight", "wolfram")) {
                    boolean reached = isAdjacent(space, other, pay.isEmpty() && family.equals("thistledown"))
                            || (pay.isEmpty() && family.equals("corwin") && isStraightFreeLine(space, other));
                    if (reached) {
                        moves.add("slide " + space + " " + other + pay);
                    }
                }
            } else if (!fixed
                    && SPACES.indexOf(other) > SPACES.indexOf(space)
                    && !isBlocked(other)
                    && !upperFace(other).equals("saboteur")) {
                for (String pay : payments("wizard", "corwin")) {
                    if (isAdjacent(space, other, pay.isEmpty() && family.equals("wolfram"))) {
                        moves.add("swap " + space + " " + other + pay);
                    }
                }
            }
        }
        payments("wizard", "thistledown").forEach(pay -> moves.add("flip " + space + pay));
        for (String pay : payments("knight", "gramberly")) {
            if (fixed) {
                moves.add("retain " + space + pay);
            } else if (hasVassal(space)) {
                if (hasVassalCards()) {
                    dump.object("corners")
                            .fieldNames()
                            .forEach(corner -> moves.add("retain " + space + " " + corner + pay));
                }
                if (dump.hasText("variant", "puzzle-master")) {
                    moves.add("retain " + space + " none" + pay);
                }
            }
        }
    }

    private boolean hasVassalCards() {
        DumpFields corners = dump.object("corners");
        return !dump.list("vassalDiscard").isEmpty()
                || corners.fieldNames().stream()
                        .anyMatch(corner -> !corners.list(corner).isEmpty());
    }

    private void guards(String space) {
        boolean hester = family.equals("hester");
        if ((isFirstEdition || hester)
                && knights > 0
                && hasVassal(space)
                && !dump.texts("marked").contains(space)) {
            moves.add("guard " + space);
        }
        List<String> owners = dump.object("guards").texts(space);
        if (!owners.isEmpty() && (isFirstEdition || !hester)) {
            int owner = Integer.parseInt(owners.getFirst());
            if (knights >= (isHester(owner) && owner != turn ? 2 : 1)) {
                moves.add("unguard " + space);
            }
        }
    }

    private boolean canDraw(String deck) {
        return drawableCount(deck) >= 1;
    }

    /** Returns the number of cards of a deck and its discards. */
    private long drawableCount(String deck) {
        String letters = switch (deck) {
            case "guild" -> "GK";
            case "power" -> "P";
            default -> "M";
        };
        return dump.list(deck).size()
                + dump.texts("taskDiscard").stream()
                        .filter(card -> letters.indexOf(card.charAt(0)) >= 0)
                        .count();
    }

    private void draws() {
        for (String deck : List.of("guild", "power", "machination")) {
            if (canDraw(deck)) {
                draws("draw " + deck);
            }
            if (drawableCount(deck) >= 2 && family.equals("marbuck") && !dump.bool("drewTwo")) {
                draws("draw " + deck + " two");
            }
        }
    }

    private void draws(String move) {
        if (wizards > 0) {
            moves.add(move);
        }
        if (knights > 1 && !isFirstEdition) {
            moves.add(move + " knights");
        }
        if (knights > 0 && family.equals("evertine")) {
            moves.add(move + " knight");
        }
    }

    private void hunts() {
        for (String dog : seat.texts("dogs")) {
            long have = seat.texts("dogs").stream().filter(dog::equals).count();
            long used = dump.texts("dogsUsed").stream().filter(dog::equals).count();
            boolean rested = dump.object("options").hasText("edition", "prototype") || used < have;
            int maxRats = dog.equals("westie") ? 1 : dog.equals("scottie") ? 2 : 3;
            boolean paid = (dog.equals("scottie") || knights > 0) && (dog.equals("westie") || wizards > 0);
            for (String rats : dump.object("rats").texts("active")) {
                if (rested && paid && Integer.parseInt(rats) <= maxRats) {
                    moves.add("kill " + dog + " " + rats);
                }
            }
        }
    }

    private static Tsv.Row row(List<Tsv.Row> rows, String id) {
        return rows.stream()
                .filter(row -> row.text("id").equals(id))
                .findFirst()
                .orElseThrow();
    }

    private boolean meetsRequirement(String space, String place, String wanted) {
        if (!isUsable(space)) {
            return false;
        }
        String[] want = wanted.split("-", -1);
        String[] face = upperFace(space).split("-", -1);
        boolean alike = upperFace(space).equals("wild")
                || ((want[0].equals("any") || want[0].equals(face[0]))
                        && (want[1].equals("any") || want[1].equals(face[1])));
        return alike && place.chars().allMatch(letter -> space.indexOf(letter) >= 0);
    }

    private void complete(String card) {
        Tsv.Row task = row(TASKS.rows(), card);
        boolean blue = dump.hasText("variant", "advanced") || dump.option("blueLetters");
        String right = task.text("right_place") + (blue ? task.text("right_blue") : "");
        for (String one : SPACES) {
            for (String other : SPACES) {
                if (!one.equals(other)
                        && meetsRequirement(one, task.text("left_place"), task.text("left_vassal"))
                        && meetsRequirement(other, right, task.text("right_vassal"))) {
                    types(task).forEach(type -> complete(task, type, "complete " + card + " " + one + " " + other));
                }
            }
        }
    }

    private static List<String> types(Tsv.Row task) {
        return task.text("type").equals("knight-wizard") ? List.of("knight", "wizard") : List.of(task.text("type"));
    }

    private static String typeWord(Tsv.Row task, String type) {
        return task.text("type").equals(type) ? "" : " " + type;
    }

    private void complete(Tsv.Row task, String type, String move) {
        String start = move + typeWord(task, type);
        upcharges(type).forEach(upcharge -> moves.add(start + upcharge));
        String dog = switch (type) {
            case "knight" -> "westie";
            case "wizard" -> "scottie";
            case "king" -> "jack-russell";
            default -> "";
        };
        if (dump.texts("dogs").contains(dog)) {
            boolean charged = dump.object("options").hasText("edition", "prototype");
            (charged ? upcharges(type) : Set.of("")).forEach(upcharge -> moves.add(start + " adopt " + dog + upcharge));
        }
    }

    /** Returns all ways to pay for a further task, each as the last words of a move; none if it cannot be paid. */
    private Set<String> upcharges(String type) {
        String stack = type.equals("ploy") ? "ploys" : type + "s";
        List<String> dueFaces = new ArrayList<>();
        seat.texts(stack).forEach(card -> dueFaces.add(row(TASKS.rows(), card).text("corner")));
        int amount = Math.max(0, dueFaces.size() - (family.equals("gramberly") ? 1 : 0));
        List<String> retained = seat.texts("retained");
        Set<String> ways = new TreeSet<>();
        for (int chosen = 0; chosen < 1 << retained.size(); chosen++) {
            if (Integer.bitCount(chosen) == amount && isPayment(retained, chosen, dueFaces)) {
                var upcharge = new StringBuilder(amount == 0 ? "" : " with");
                for (int i = 0; i < retained.size(); i++) {
                    upcharge.append((chosen >>> i & 1) != 0 ? " " + retained.get(i) : "");
                }
                ways.add(upcharge.toString());
            }
        }
        return ways.size() == 1 ? Set.of("") : ways;
    }

    /** Returns whether these cards pay for faces that are due, and are the first ones among equal faces. */
    private static boolean isPayment(List<String> retained, int chosen, List<String> dueFaces) {
        List<String> left = new ArrayList<>(dueFaces);
        Set<String> skipped = new TreeSet<>();
        for (int i = 0; i < retained.size(); i++) {
            String face = retained.get(i).split("/", -1)[0];
            if ((chosen >>> i & 1) == 0) {
                skipped.add(face);
            } else if (skipped.contains(face) || !(face.equals("wild") || left.remove(face))) {
                return false;
            }
        }
        return true;
    }

    private void answers() {
        DumpFields intrigue = seat.object("intrigue");
        if (intrigue.has("facedown")) {
            moves.add("decline");
            Tsv.Row task = row(TASKS.rows(), intrigue.text("facedown"));
            types(task)
                    .forEach(type ->
                            upcharges(type).forEach(upcharge -> moves.add("accept" + typeWord(task, type) + upcharge)));
            return;
        }
        moves.add("reward none");
        boolean both = intrigue.number("matched") == 2;
        if (seat.texts("kings").contains(intrigue.text("card"))) {
            if (canDraw(both ? "machination" : "power")) {
                moves.add(both ? "reward machination" : "reward power");
            }
            return;
        }
        if (!both) {
            moves.add("reward token");
        }
        if (canDraw("guild")) {
            moves.add(both ? "reward token+guild" : "reward guild");
        }
        if (both && canDraw("power")) {
            moves.add("reward power");
        }
    }

    private void intrigue() {
        moves.add("pass");
        if (seat.has("intrigue")) {
            return;
        }
        if (dump.number("tasksDone") == 0) {
            seat.texts("hand").forEach(card -> moves.add("facedown " + card));
            return;
        }
        for (String stack : List.of("knights", "wizards", "kings")) {
            for (String card : seat.texts(stack)) {
                String[] corner = row(TASKS.rows(), card).text("corner").split("-", -1);
                for (String space : SPACES) {
                    String[] face = hasVassal(space) ? upperFace(space).split("-", -1) : new String[] {"", ""};
                    boolean alike = face[0].equals("wild")
                            || face[0].equals(corner[0])
                            || face[face.length - 1].equals(corner[1]);
                    if (alike && dump.object("guards").texts(space).isEmpty()) {
                        moves.add("intrigue " + card + " " + space);
                    }
                }
            }
        }
    }
}
