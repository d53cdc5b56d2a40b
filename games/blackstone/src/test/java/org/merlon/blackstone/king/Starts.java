package org.merlon.blackstone.king;

import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.data.Data;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/** Beginnings of games with many different shuffles. */
final class Starts {
    private Starts() {}

    /** The position at the start of game {@code number}; the options are as {@link Setups} has them. */
    static Data.Obj dump(String variant, int players, long number, String... options) {
        Setup setup = Setups.of("blackstone", variant, players, options);
        return Positions.dump(setup.game().start(setup, RandomKeys.key(number))).data();
    }
}
