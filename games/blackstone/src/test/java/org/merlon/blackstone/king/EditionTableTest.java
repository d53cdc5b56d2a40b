package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.king.rats.Rats;
import org.merlon.blackstone.king.state.KingVariant;
import org.merlon.blackstone.king.state.LossCondition;
import org.merlon.blackstone.king.turn.Phase;
import org.merlon.blackstone.king.turn.TurnPhases;
import org.merlon.blackstone.table.Edition;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.words.Phrase;
import org.merlon.testkit.Rule;
import org.merlon.words.Words;

/** The differences between editions in the message catalogue agree with the rules. */
class EditionTableTest {
    private static final String NO_DOGS = "no dogs";
    private static final Words WORDS = Words.english();

    /** Returns every line of the table, computed from the rules. */
    private static Map<String, Function<Edition, String>> lines() {
        Map<String, Function<Edition, String>> lines = new LinkedHashMap<>();
        lines.put("king", edition -> worth(edition, TaskType.KING));
        lines.put("ploy", edition -> worth(edition, TaskType.PLOY));
        lines.put("castles", edition -> String.valueOf(edition.castleTokens()));
        lines.put(
                "decks",
                edition -> edition.requiresDifferentCorners() ? "each player a different one" : "any, also the same");
        lines.put("after-work", EditionTableTest::afterWork);
        lines.put("draw", edition -> edition.twoKnightsDraw() ? "1 wizard token or 2 knight tokens" : "1 wizard token");
        lines.put("guards", edition -> edition.everybodyGuards() ? "all players" : "Hester only");
        lines.put("advanced", edition -> "at " + KingVariant.ADVANCED.aim(edition).goal + " points");
        lines.put("hester", edition -> edition.hesterRemovesOwnGuards() ? "she may remove them" : "they stay");
        lines.put("together", edition -> goal(KingVariant.COOP, edition));
        lines.put("alone", edition -> goal(KingVariant.SOLO, edition));
        lines.put(
                "adoption",
                edition -> !edition.hasRats()
                        ? NO_DOGS
                        : edition.adoptionCostsUpcharge() ? "costs its upcharge" : "costs no upcharge");
        lines.put(
                "hunt",
                edition -> !edition.hasRats()
                        ? NO_DOGS
                        : edition.dogsHuntOncePerTurn() ? "once a turn" : "as often as you pay");
        lines.put("puzzle", edition -> goal(KingVariant.PUZZLE_MASTER, edition));
        return lines;
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
        List<Phase> phases = TurnPhases.of(KingVariant.KINGS_QUEST, edition).phases();
        int work = phases.indexOf(Phase.WORK);
        return String.join(
                ", ",
                phases.subList(work + 1, work + 4).stream()
                        .map(phase -> phase.name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    private static String goal(KingVariant variant, Edition edition) {
        String aim = switch (variant.aim(edition)) {
            case RACE, LONG_RACE, TOGETHER, ALONE -> variant.aim(edition).goal + " points";
            case NIRVANA -> variant.aim(edition).goal + " castle tokens in nirvana";
            case PERIMETER -> "the perfect perimeter";
        };
        return aim
                + switch (variant.peril(edition)) {
                    case NONE -> "";
                    case LIMBO -> " while two are left in limbo";
                    case ABYSS -> " before limbo is empty";
                    case RATS -> " before there are " + Rats.LOSING_RATS + " rats";
                    case TURNS -> " in " + LossCondition.SOLO_TURNS + " turns";
                };
    }

    @Test
    void catalogueAgreesWithTheRules() {
        lines().forEach((line, expected) -> {
            for (Edition edition : Edition.values()) {
                String key = "blackstone-differs-" + line + "." + edition.id();
                assertEquals(expected.apply(edition), WORDS.say(Phrase.of(key)), key);
            }
        });
    }

    @Test
    void everyLineDiffersAndNoneIsMissing() {
        var listed = new TreeSet<String>();
        for (String key : WORDS.keys("blackstone")) {
            if (key.startsWith("blackstone-differs-") && !key.contains(".")) {
                listed.add(key.substring("blackstone-differs-".length()));
            }
        }
        assertEquals(listed, new TreeSet<>(lines().keySet()));
        lines().forEach((line, expected) -> {
            var different = new TreeSet<String>();
            for (Edition edition : Edition.values()) {
                different.add(expected.apply(edition));
            }
            assertTrue(different.size() > 1, line);
        });
    }

    @Test
    @Rule("B-5")
    void ownRulingsAreMarked() {
        var ours = lines().keySet().stream()
                .filter(line -> WORDS.hasMessage("blackstone-differs-" + line + ".ours"))
                .toList();
        assertEquals(List.of("king", "ploy", "after-work", "hester"), ours);
    }
}
