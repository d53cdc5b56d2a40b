package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;

/** How the editions differ, in words that come from the rules themselves; {@code editions.tsv} holds the same. */
public final class EditionTable {
    /**
     * One difference: what it is about, the number of its rule, and what each edition says.
     *
     * @param whose whether it stands in the books, or is ours because it was lost or none of them decides it
     */
    public record Row(String topic, String rule, String first, String second, String prototype, String whose) {}

    /** The points of the tasks were lost with the cards, Hester is in one book only, and one book is at odds with itself. */
    private static final Set<String> OURS =
            Set.of("a King task is worth", "a Ploy is worth", "after work come", "Hester's own guards");

    private static final String NO_DOGS = "no dogs";

    private final List<Row> rows = new ArrayList<>();

    private EditionTable() {}

    /** All differences, in the order of the rules. */
    public static List<Row> rows() {
        var table = new EditionTable();
        table.add("a King task is worth", "B-5", edition -> worth(edition, TaskType.KING));
        table.add("a Ploy is worth", "B-5", edition -> worth(edition, TaskType.PLOY));
        table.add("castle tokens", "B-7", edition -> String.valueOf(edition.castles()));
        table.add(
                "replenishment decks",
                "B-12",
                edition -> edition.cornersDiffer() ? "everybody another one" : "any, also the same");
        table.add("after work come", "B-22", EditionTable::afterWork);
        table.add(
                "drawing a card",
                "B-34",
                edition -> edition.twoKnightsDraw() ? "1 wizard token or 2 knight tokens" : "1 wizard token");
        table.add("guards", "B-35", edition -> edition.everybodyGuards() ? "everybody" : "Hester only");
        table.add(
                "the last round of the advanced game",
                "B-60",
                edition -> "at " + Kind.ADVANCED.aim(edition).goal + " points");
        table.add(
                "Hester's own guards",
                "B-81",
                edition -> edition.hesterRemovesHerOwn() ? "she may take them away" : "they stay");
        table.add("together", "B-90", edition -> goal(Kind.COOP, edition));
        table.add("alone", "B-91", edition -> goal(Kind.SOLO, edition));
        table.add(
                "a task discarded for a dog",
                "B-95",
                edition -> !edition.rats()
                        ? NO_DOGS
                        : edition.adoptionIsCharged() ? "costs its upcharge" : "costs no upcharge");
        table.add(
                "a dog hunts",
                "B-96",
                edition -> !edition.rats() ? NO_DOGS : edition.dogsTire() ? "once a turn" : "as often as it is paid");
        table.add("Puzzle Master's", "B-123", edition -> goal(Kind.PUZZLE_MASTER, edition));
        return List.copyOf(table.rows);
    }

    private void add(String topic, String rule, Function<Edition, String> words) {
        rows.add(new Row(
                topic,
                rule,
                words.apply(Edition.FIRST),
                words.apply(Edition.SECOND),
                words.apply(Edition.PROTOTYPE),
                OURS.contains(topic) ? "ours" : "book"));
    }

    private static String worth(Edition edition, TaskType type) {
        var points = new TreeSet<Integer>();
        for (Task task : Task.all()) {
            if (task.type() == type) {
                points.add(edition.points(task));
            }
        }
        return String.join(" or ", points.stream().map(String::valueOf).toList());
    }

    private static String afterWork(Edition edition) {
        return String.join(
                ", ",
                edition.afterWork().stream()
                        .map(phase -> phase.name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    private static String goal(Kind kind, Edition edition) {
        String aim = switch (kind.aim(edition)) {
            case RACE, LONG_RACE, TOGETHER, ALONE -> kind.aim(edition).goal + " points";
            case NIRVANA -> kind.aim(edition).goal + " castle tokens in nirvana";
            case PERIMETER -> "the perfect perimeter";
        };
        return aim
                + switch (kind.peril(edition)) {
                    case NONE -> "";
                    case LIMBO -> " while two are left in limbo";
                    case ABYSS -> " before limbo is empty";
                    case RATS -> " before there are " + Rats.TOO_MANY + " rats";
                    case TURNS -> " in " + Peril.SOLO_TURNS + " turns";
                };
    }
}
