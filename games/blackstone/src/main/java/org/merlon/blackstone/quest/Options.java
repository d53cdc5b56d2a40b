package org.merlon.blackstone.quest;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.merlon.blackstone.table.Edition;
import org.merlon.engine.Option;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.engine.info.RecommendedSetup;

/** The options of Blackstone Castle. */
public final class Options {
    public static final Option EDITION = new Option.Choice("edition", Edition.ids());
    public static final Option FAMILIES = new Option.Choice("families", List.of("none", "random", "choice"));
    public static final Option BONUS_FAMILIES = new Option.Switch("bonusFamilies");
    public static final Option ASSASSINS = new Option.Switch("assassins");
    public static final Option WILDS = new Option.Switch("wilds");
    public static final Option KNIGHT_WIZARDS = new Option.Switch("knightWizards");
    public static final Option BLUE_LETTERS = new Option.Switch("blueLetters");

    /** Every family begins with points that make up for its power; for games in which the most points win. */
    public static final Option BALANCE = new Option.Switch("balance", true);

    /** In Wizard's Quest the players after the first begin with knights. */
    public static final Option HEAD_START = new Option.Switch("headStart", true);

    private static final List<Option> ALL =
            List.of(EDITION, FAMILIES, BONUS_FAMILIES, BALANCE, ASSASSINS, WILDS, KNIGHT_WIZARDS, BLUE_LETTERS);

    /**
     * Presets with and without families. The books deal a family to every player; a first game is easier without
     * (B-14).
     */
    public static final List<Variant.Preset> PRESETS = List.of(
            preset("first-game", "none", false),
            preset("by-the-book", "random", false),
            preset("choose-of-two", "choice", true)); // two families for each of four players takes all eight

    /** Presets of variants with balanced families. */
    public static final List<Variant.Preset> RACE_PRESETS = Stream.concat(
                    PRESETS.stream(),
                    Stream.of(new Variant.Preset(
                            "balanced-families",
                            Map.of(
                                    FAMILIES.id(), new Data.Text("random"),
                                    BONUS_FAMILIES.id(), new Data.Truth(true),
                                    BALANCE.id(), new Data.Truth(true)))))
            .toList();

    /** Suggested first games. */
    public static final List<RecommendedSetup> BEGINNINGS = List.of(
            new RecommendedSetup("first", "kings-quest", Map.of(FAMILIES.id(), new Data.Text("none"))),
            new RecommendedSetup("book", "kings-quest", Map.of(FAMILIES.id(), new Data.Text("random"))),
            new RecommendedSetup(
                    "everything",
                    "advanced",
                    Map.of(
                            FAMILIES.id(), new Data.Text("choice"),
                            BONUS_FAMILIES.id(), new Data.Truth(true),
                            ASSASSINS.id(), new Data.Truth(true),
                            WILDS.id(), new Data.Truth(true),
                            KNIGHT_WIZARDS.id(), new Data.Truth(true))));

    private Options() {}

    /** Returns all options except those that a quest does not use. */
    public static List<Option> allExcept(Option... unused) {
        return ALL.stream().filter(option -> !List.of(unused).contains(option)).toList();
    }

    private static Variant.Preset preset(String id, String families, boolean bonus) {
        return new Variant.Preset(
                id, Map.of(FAMILIES.id(), new Data.Text(families), BONUS_FAMILIES.id(), new Data.Truth(bonus)));
    }

    /** Returns the chosen edition. */
    public static Edition edition(Setup setup) {
        return Edition.byId(setup.choice(EDITION.id()));
    }
}
