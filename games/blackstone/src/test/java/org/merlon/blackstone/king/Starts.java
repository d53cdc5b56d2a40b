package org.merlon.blackstone.king;

import java.util.LinkedHashMap;
import java.util.Map;
import org.merlon.engine.Games;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.testkit.RandomKeys;

/** Beginnings of games with many different shuffles. */
final class Starts {
    private Starts() {}

    /** The position at the start of game {@code number}; an option is a switch, or a name and a value. */
    static Data.Obj dump(String variant, int players, long number, String... options) {
        Map<String, Data> chosen = new LinkedHashMap<>();
        for (String option : options) {
            String[] parts = option.split("=", -1);
            chosen.put(parts[0], parts.length == 1 ? new Data.Truth(true) : new Data.Text(parts[1]));
        }
        try {
            var setup = Setup.of(Games.byId("blackstone"), variant, players, chosen);
            return Positions.dump(setup.game().start(setup, RandomKeys.key(number)))
                    .data();
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }
}
