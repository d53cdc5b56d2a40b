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

    private static final List<Option> PUZZLE = List.of(
            Options.EDITION, Options.FAMILIES, Options.BONUS_FAMILIES, Options.KNIGHT_WIZARDS, Options.BLUE_LETTERS);

    /** The books deal everybody a family; a first game is easier without (B-14). Two each for four takes all eight. */
    private static final List<Variant.Preset> PRESETS = List.of(
            preset("first-game", "none", false),
            preset("by-the-book", "random", false),
            preset("choose-of-two", "choice", true));

    private static final List<Option> OTHERS = List.of(Options.EDITION, Options.BLUE_LETTERS);

    public static final Variant KINGS_QUEST = kings("kings-quest", 2, 4, withBlue(KINGS), false);
    public static final Variant ADVANCED = kings("advanced", 2, 4, KINGS, false);
    public static final Variant COOP = kings("coop", 2, 2, withBlue(KINGS), true);
    public static final Variant SOLO = kings("solo", 1, 1, withBlue(KINGS), true);
    public static final Variant QUEENS_QUEST = new Variant("queens-quest", 2, 4, OTHERS, List.of());
    public static final Variant WIZARDS_QUEST = new Variant("wizards-quest", 2, 4, OTHERS, List.of());
    public static final Variant PUZZLE_MASTER = kings("puzzle-master", 2, 2, PUZZLE, true);

    private Variants() {}

    private static Variant kings(String id, int least, int most, List<Option> options, boolean together) {
        return new Variant(id, least, most, options, List.of(), together, PRESETS);
    }

    private static Variant.Preset preset(String id, String families, boolean bonus) {
        return new Variant.Preset(
                id,
                Map.of(
                        Options.FAMILIES.id(),
                        new Data.Text(families),
                        Options.BONUS_FAMILIES.id(),
                        new Data.Truth(bonus)));
    }

    private static List<Option> withBlue(List<Option> options) {
        var all = new ArrayList<>(options);
        all.add(Options.BLUE_LETTERS);
        return List.copyOf(all);
    }
}
