package org.merlon.blackstone;

import java.util.List;
import org.merlon.engine.Option;

/** What can be agreed on before a game of Blackstone Castle. */
public final class Options {
    public static final Option EDITION = new Option.Choice(
            "edition", "Which edition of the rules is played.", List.of("second", "first", "prototype"));
    public static final Option FAMILIES = new Option.Choice(
            "families",
            "Whether everybody belongs to a family with powers of its own: by lot, or one kept of two.",
            List.of("none", "random", "choice"));
    public static final Option BONUS_FAMILIES =
            new Option.Switch("bonusFamilies", "Adds Evertine, Gramberly, Hester and Marbuck to the four families.");
    public static final Option ASSASSINS =
            new Option.Switch("assassins", "Adds four Assassin/Saboteur cards to the vassals.");
    public static final Option WILDS = new Option.Switch("wilds", "Adds four wild vassals.");
    public static final Option KNIGHT_WIZARDS =
            new Option.Switch("knightWizards", "Adds four Knight-Wizard cards to the Guild deck.");
    public static final Option BLUE_LETTERS = new Option.Switch(
            "blueLetters", "The blue letter of a task counts too, so that its right vassal has one space to be on.");

    private Options() {}
}
