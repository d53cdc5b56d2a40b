package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.data.Tsv;

/** The reference model of legal moves: derived slowly, from the text of a position and the tables alone. */
final class NaiveMoves {
    private static final Tsv TASKS = Tsv.of(Task.class, "tasks.tsv");
    private static final List<String> SPACES = spaces();

    private final Facts at;
    private final Facts board;
    private final Facts seat;
    private final int turn;
    private final boolean first;
    private final String family;
    private final int knights;
    private final int wizards;
    private final Set<String> moves = new TreeSet<>();

    private NaiveMoves(Facts at) {
        this.at = at;
        board = at.object("board");
        turn = at.number("turn");
        first = at.object("options").is("edition", "first");
        seat = at.seats().get(at.is("step", "over") ? turn : at.number("toMove"));
        family = seat.text("family");
        knights = seat.number("knight");
        wizards = seat.number("wizard");
    }

    static Set<String> of(Facts at) {
        var naive = new NaiveMoves(at);
        naive.list();
        return naive.moves;
    }

    /** Returns the points of all King tasks and of the best tasks of each other kind, as many as there are Kings. */
    static int points(Facts at, int number) {
        Facts seat = at.seats().get(number);
        String column = at.object("options").is("edition", "first") ? "points_first" : "points";
        int kings = 2 + seat.list("kings").size();
        int points = 0;
        for (String stack : List.of("kings", "knights", "wizards", "ploys")) {
            points += seat.words(stack).stream()
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
        switch (at.text("step")) {
            case "family" -> seat.words("families").forEach(name -> moves.add("family " + name));
            case "corner", "refresh" -> corners();
            case "recall" -> moves.addAll(List.of("recall", "leave"));
            case "muster" -> moves.addAll(List.of("muster knight", "muster wizard"));
            case "work" -> work();
            case "keep" -> at.words("drawn").forEach(card -> moves.add("keep " + card));
            case "place" ->
                SPACES.stream().filter(space -> !board.has(space)).forEach(space -> moves.add("place " + space));
            case "refill" -> {
                moves.add("refill " + at.words("marked").getFirst());
                moves.add("leave " + at.words("marked").getFirst());
            }
            case "reward" -> answers();
            case "intrigue" -> intrigue();
            case "limits" -> {
                int kings = 2 + seat.list("kings").size();
                if (seat.list("hand").size() > kings) {
                    seat.words("hand").forEach(card -> moves.add("discard " + card));
                }
                if (seat.list("retained").size() > kings) {
                    seat.words("retained").forEach(card -> moves.add("discard " + card));
                }
            }
            default -> {}
        }
    }

    private void corners() {
        for (String corner : at.object("corners").names()) {
            boolean own = at.is("step", "refresh") && seat.is("corner", corner);
            boolean taken = first
                    && at.is("step", "corner")
                    && at.seats().stream().anyMatch(other -> other.is("corner", corner));
            if (!own && !taken) {
                moves.add(at.text("step") + " " + corner);
            }
        }
    }

    private static int row(String space) {
        return "stone".indexOf(space.charAt(1));
    }

    private static int column(String space) {
        return "black".indexOf(space.charAt(0));
    }

    private static boolean beside(String one, String other, boolean diagonally) {
        int across = Math.abs(column(one) - column(other));
        int down = Math.abs(row(one) - row(other));
        return across + down == 1 || (diagonally && across == 1 && down == 1);
    }

    /** Returns whether a straight line of at most three free spaces leads from one space to another. */
    private boolean straight(String from, String to) {
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

    private String up(String space) {
        return board.text(space).split("/", -1)[0];
    }

    private boolean vassal(String space) {
        return board.has(space) && !up(space).equals("assassin") && !up(space).equals("saboteur");
    }

    private boolean hesters(int owner) {
        return at.seats().get(owner).is("family", "hester");
    }

    private boolean held(String space) {
        boolean held = at.words("marked").contains(space);
        for (String owner : at.object("guards").words(space)) {
            held |= !hesters(Integer.parseInt(owner)) || Integer.parseInt(owner) != turn;
        }
        return held;
    }

    private boolean usable(String space) {
        boolean usable = vassal(space) && !at.words("marked").contains(space);
        for (String owner : at.object("guards").words(space)) {
            usable &= !hesters(Integer.parseInt(owner)) || Integer.parseInt(owner) == turn;
        }
        return usable;
    }

    /** Returns the last words of a move for each possible payment; the {@code usual} one has no word. */
    private List<String> payments(String usual, String... lending) {
        String other = usual.equals("knight") ? "wizard" : "knight";
        List<String> payments = new ArrayList<>();
        if ((usual.equals("knight") ? knights : wizards) > 0) {
            payments.add("");
        }
        boolean lent = List.of(lending).contains(family) || (family.equals("marbuck") && !at.truth("borrowed"));
        if (lent && (other.equals("knight") ? knights : wizards) > 0) {
            payments.add(" " + other);
        }
        return payments;
    }

    private void work() {
        moves.add("done");
        for (String space : SPACES) {
            if (board.has(space) && !held(space)) {
                handle(space);
            }
            guards(space);
        }
        draws();
        hunts();
        int allowed = family.equals("hester") ? 2 : 1;
        boolean marks =
                !at.has("limbo") || at.number("limbo") - at.list("marked").size() >= 2;
        if (at.number("tasksDone") < allowed && marks) {
            seat.words("hand").forEach(this::complete);
        }
    }

    private void handle(String space) {
        boolean fixed = up(space).equals("saboteur");
        for (String other : SPACES) {
            if (!fixed && !board.has(other)) {
                for (String pay : payments("knight", "wolfram")) {
                    boolean reached = beside(space, other, pay.isEmpty() && family.equals("thistledown"))
                            || (pay.isEmpty() && family.equals("corwin") && straight(space, other));
                    if (reached) {
                        moves.add("slide " + space + " " + other + pay);
                    }
                }
            } else if (!fixed
                    && SPACES.indexOf(other) > SPACES.indexOf(space)
                    && !held(other)
                    && !up(other).equals("saboteur")) {
                for (String pay : payments("wizard", "corwin")) {
                    if (beside(space, other, pay.isEmpty() && family.equals("wolfram"))) {
                        moves.add("swap " + space + " " + other + pay);
                    }
                }
            }
        }
        payments("wizard", "thistledown").forEach(pay -> moves.add("flip " + space + pay));
        for (String pay : payments("knight", "gramberly")) {
            if (fixed) {
                moves.add("retain " + space + pay);
            } else if (vassal(space)) {
                at.object("corners").names().forEach(corner -> moves.add("retain " + space + " " + corner + pay));
                if (at.is("variant", "puzzle-master")) {
                    moves.add("retain " + space + " none" + pay);
                }
            }
        }
    }

    private void guards(String space) {
        boolean hester = family.equals("hester");
        if ((first || hester)
                && knights > 0
                && vassal(space)
                && !at.words("marked").contains(space)) {
            moves.add("guard " + space);
        }
        List<String> owners = at.object("guards").words(space);
        if (!owners.isEmpty() && (first || !hester)) {
            int owner = Integer.parseInt(owners.getFirst());
            if (knights >= (hesters(owner) && owner != turn ? 2 : 1)) {
                moves.add("unguard " + space);
            }
        }
    }

    private boolean drawable(String deck) {
        String letters = switch (deck) {
            case "guild" -> "GK";
            case "power" -> "P";
            default -> "M";
        };
        return !at.list(deck).isEmpty()
                || at.words("taskDiscard").stream().anyMatch(card -> letters.indexOf(card.charAt(0)) >= 0);
    }

    private void draws() {
        for (String deck : List.of("guild", "power", "machination")) {
            if (drawable(deck)) {
                if (wizards > 0) {
                    moves.add("draw " + deck);
                }
                if (knights > 1 && !first) {
                    moves.add("draw " + deck + " knights");
                }
                if (knights > 0 && family.equals("evertine")) {
                    moves.add("draw " + deck + " knight");
                }
            }
        }
    }

    private void hunts() {
        for (String dog : seat.words("dogs")) {
            long have = seat.words("dogs").stream().filter(dog::equals).count();
            long used = at.words("dogsUsed").stream().filter(dog::equals).count();
            boolean rested = at.object("options").is("edition", "prototype") || used < have;
            int most = dog.equals("westie") ? 1 : dog.equals("scottie") ? 2 : 3;
            boolean paid = (dog.equals("scottie") || knights > 0) && (dog.equals("westie") || wizards > 0);
            for (String rats : at.object("rats").words("active")) {
                if (rested && paid && Integer.parseInt(rats) <= most) {
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

    private boolean meets(String space, String place, String wanted) {
        if (!usable(space)) {
            return false;
        }
        String[] want = wanted.split("-", -1);
        String[] face = up(space).split("-", -1);
        boolean alike = up(space).equals("wild")
                || ((want[0].equals("any") || want[0].equals(face[0]))
                        && (want[1].equals("any") || want[1].equals(face[1])));
        return alike && place.chars().allMatch(letter -> space.indexOf(letter) >= 0);
    }

    private void complete(String card) {
        Tsv.Row task = row(TASKS.rows(), card);
        boolean blue = at.is("variant", "advanced") || at.option("blueLetters");
        String right = task.text("right_place") + (blue ? task.text("right_blue") : "");
        for (String one : SPACES) {
            for (String other : SPACES) {
                if (!one.equals(other)
                        && meets(one, task.text("left_place"), task.text("left_vassal"))
                        && meets(other, right, task.text("right_vassal"))) {
                    types(task).forEach(type -> complete(task, type, "complete " + card + " " + one + " " + other));
                }
            }
        }
    }

    private static List<String> types(Tsv.Row task) {
        return task.text("type").equals("knight-wizard") ? List.of("knight", "wizard") : List.of(task.text("type"));
    }

    private static String as(Tsv.Row task, String type) {
        return task.text("type").equals(type) ? "" : " " + type;
    }

    private void complete(Tsv.Row task, String type, String move) {
        String start = move + as(task, type);
        upcharges(type).forEach(with -> moves.add(start + with));
        String dog = switch (type) {
            case "knight" -> "westie";
            case "wizard" -> "scottie";
            case "king" -> "jack-russell";
            default -> "";
        };
        if (at.words("dogs").contains(dog)) {
            boolean charged = at.object("options").is("edition", "prototype");
            (charged ? upcharges(type) : Set.of("")).forEach(with -> moves.add(start + " adopt " + dog + with));
        }
    }

    /** Returns all ways to pay for a further task, each as the last words of a move; none if it cannot be paid. */
    private Set<String> upcharges(String type) {
        String stack = type.equals("ploy") ? "ploys" : type + "s";
        List<String> due = new ArrayList<>();
        seat.words(stack).forEach(card -> due.add(row(TASKS.rows(), card).text("corner")));
        int amount = Math.max(0, due.size() - (family.equals("gramberly") ? 1 : 0));
        List<String> retained = seat.words("retained");
        Set<String> ways = new TreeSet<>();
        for (int chosen = 0; chosen < 1 << retained.size(); chosen++) {
            if (Integer.bitCount(chosen) == amount && pays(retained, chosen, due)) {
                var with = new StringBuilder(amount == 0 ? "" : " with");
                for (int i = 0; i < retained.size(); i++) {
                    with.append((chosen >>> i & 1) != 0 ? " " + retained.get(i) : "");
                }
                ways.add(with.toString());
            }
        }
        return ways.size() == 1 ? Set.of("") : ways;
    }

    /** Returns whether these cards pay for faces that are due, and are the first ones among equal faces. */
    private static boolean pays(List<String> retained, int chosen, List<String> due) {
        List<String> left = new ArrayList<>(due);
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
        Facts intrigue = seat.object("intrigue");
        if (intrigue.has("facedown")) {
            moves.add("decline");
            Tsv.Row task = row(TASKS.rows(), intrigue.text("facedown"));
            types(task).forEach(type -> upcharges(type).forEach(with -> moves.add("accept" + as(task, type) + with)));
            return;
        }
        moves.add("reward none");
        boolean both = intrigue.number("matched") == 2;
        if (seat.words("kings").contains(intrigue.text("card"))) {
            if (drawable(both ? "machination" : "power")) {
                moves.add(both ? "reward machination" : "reward power");
            }
            return;
        }
        if (!both) {
            moves.add("reward token");
        }
        if (drawable("guild")) {
            moves.add(both ? "reward token+guild" : "reward guild");
        }
        if (both && drawable("power")) {
            moves.add("reward power");
        }
    }

    private void intrigue() {
        moves.add("pass");
        if (seat.has("intrigue")) {
            return;
        }
        if (at.number("tasksDone") == 0) {
            seat.words("hand").forEach(card -> moves.add("facedown " + card));
            return;
        }
        for (String stack : List.of("knights", "wizards", "kings")) {
            for (String card : seat.words(stack)) {
                String[] corner = row(TASKS.rows(), card).text("corner").split("-", -1);
                for (String space : SPACES) {
                    String[] face = vassal(space) ? up(space).split("-", -1) : new String[] {"", ""};
                    boolean alike = face[0].equals("wild")
                            || face[0].equals(corner[0])
                            || face[face.length - 1].equals(corner[1]);
                    if (alike && at.object("guards").words(space).isEmpty()) {
                        moves.add("intrigue " + card + " " + space);
                    }
                }
            }
        }
    }
}
