package org.merlon.blackstone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.Option;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;

/** The seven quests as a player chooses among them. */
public final class Variants {
    /** What every quest of the King's kind can be played with. */
    private static final List<Option> KINGS = List.of(
            Options.EDITION,
            Options.FAMILIES,
            Options.BONUS_FAMILIES,
            Options.ASSASSINS,
            Options.WILDS,
            Options.KNIGHT_WIZARDS);

    /** The books deal everybody a family; a first game is easier without (B-14). */
    private static final List<Variant.Preset> PRESETS = List.of(
            preset("first-game", "First game", "Nobody has a family, so all can do the same.", "none"),
            preset("by-the-book", "By the book", "Everybody is dealt a family with powers of its own.", "random"),
            preset("choose-of-two", "Choose of two", "Everybody is dealt two families and keeps one.", "choice"));

    private static final List<Option> OTHERS = List.of(Options.EDITION, Options.BLUE_LETTERS);

    public static final Variant KINGS_QUEST = new Variant(
            "kings-quest",
            "King's Quest",
            "Arrange vassals to complete tasks; 21 points start the last round.",
            2,
            4,
            with(KINGS, Options.BLUE_LETTERS),
            List.of(),
            false,
            PRESETS);
    public static final Variant ADVANCED = new Variant(
            "advanced",
            "Advanced King's Quest",
            "King's Quest with the blue letters, which pin every task to a space.",
            2,
            4,
            KINGS,
            List.of(),
            false,
            PRESETS);
    public static final Variant COOP = new Variant(
            "coop",
            "King's Quest together",
            "Two players against the castle's clock or against the rats in its walls.",
            2,
            2,
            with(KINGS, Options.BLUE_LETTERS),
            List.of(),
            true,
            PRESETS);
    public static final Variant SOLO = new Variant(
            "solo",
            "King's Quest alone",
            "Reach 28 points before the turns run out or the rats take over.",
            1,
            1,
            with(KINGS, Options.BLUE_LETTERS),
            List.of(),
            true,
            PRESETS);
    public static final Variant QUEENS_QUEST = new Variant(
            "queens-quest",
            "Queen's Quest",
            "Take vassals off the board and collect them in sets.",
            2,
            4,
            OTHERS,
            List.of());
    public static final Variant WIZARDS_QUEST = new Variant(
            "wizards-quest",
            "Wizard's Quest",
            "Lay your vassals on an empty board; who has the fewest left wins.",
            2,
            4,
            OTHERS,
            List.of());
    public static final Variant PUZZLE_MASTER = new Variant(
            "puzzle-master",
            "Puzzle Master's Quest",
            "Together bring the sixteen faces to the edges in the perfect order.",
            2,
            2,
            List.of(
                    Options.EDITION,
                    Options.FAMILIES,
                    Options.BONUS_FAMILIES,
                    Options.KNIGHT_WIZARDS,
                    Options.BLUE_LETTERS),
            List.of(),
            true,
            PRESETS);

    private Variants() {}

    private static Variant.Preset preset(String id, String name, String summary, String families) {
        return new Variant.Preset(id, name, summary, Map.of(Options.FAMILIES.id(), new Data.Text(families)));
    }

    private static List<Option> with(List<Option> options, Option more) {
        var all = new ArrayList<>(options);
        all.add(more);
        return List.copyOf(all);
    }
}
