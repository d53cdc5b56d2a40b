package org.merlon.blackstone;

import java.util.List;
import org.merlon.blackstone.table.Edition;
import org.merlon.engine.Option;
import org.merlon.engine.Setup;

/** What can be agreed on before a game of Blackstone Castle. */
public final class Options {
    public static final Option EDITION = new Option.Choice("edition", Edition.ids());
    public static final Option FAMILIES = new Option.Choice("families", List.of("none", "random", "choice"));
    public static final Option BONUS_FAMILIES = new Option.Switch("bonusFamilies");
    public static final Option ASSASSINS = new Option.Switch("assassins");
    public static final Option WILDS = new Option.Switch("wilds");
    public static final Option KNIGHT_WIZARDS = new Option.Switch("knightWizards");
    public static final Option BLUE_LETTERS = new Option.Switch("blueLetters");

    private Options() {}

    /** The edition that was agreed on. */
    public static Edition edition(Setup setup) {
        return Edition.byId(setup.choice(EDITION.id()));
    }
}
