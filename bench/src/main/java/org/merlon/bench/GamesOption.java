package org.merlon.bench;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.words.Words;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that limits a benchmark to one game. */
public final class GamesOption {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Option(names = "--game", paramLabel = "ID", description = "Only this game.")
    private @Nullable String game;

    /** Adds the setups of one game that are measured. */
    public interface SetupCollector {
        void add(Game game, List<Setup> setups) throws SetupException;
    }

    /** Returns the setups of the selected games; throws a usage error if the selection is invalid. */
    public List<Setup> setups(SetupCollector collector) {
        var setups = new ArrayList<Setup>();
        try {
            for (Game each : game == null ? Games.all() : List.of(Games.byId(game))) {
                collector.add(each, setups);
            }
        } catch (SetupException e) {
            throw new ParameterException(spec.commandLine(), Words.english().say(e.phrase()), e);
        }
        return setups;
    }
}
