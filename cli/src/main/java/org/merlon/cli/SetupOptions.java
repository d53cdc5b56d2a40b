package org.merlon.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.words.Words;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command-line options that set up a game: variant, number of players, options. */
public final class SetupOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @CommandLine.Option(
            names = "--variant",
            paramLabel = "ID",
            description = "The variant (default: the game's first).")
    private @Nullable String variant;

    @CommandLine.Option(
            names = "--players",
            paramLabel = "N",
            description = "The number of players (default: as few as the variant allows).")
    private int players;

    @CommandLine.Option(
            names = "--preset",
            paramLabel = "ID",
            description = "A named set of options, such as by-the-book in blackstone; --option changes single ones.")
    private @Nullable String preset;

    @CommandLine.Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option of the game. May be repeated.")
    private Map<String, String> options = new LinkedHashMap<>();

    /** Returns the setup for these options; throws a usage error if they do not fit the game. */
    public Setup setup(String gameId) {
        try {
            Game game = Games.byId(gameId);
            Variant chosenVariant = variant == null ? game.variants().getFirst() : game.variant(variant);
            return Setup.of(
                    game,
                    chosenVariant.id(),
                    players == 0 ? chosenVariant.minPlayers() : players,
                    optionValues(chosenVariant));
        } catch (SetupException e) {
            throw new ParameterException(spec.commandLine(), Words.english().say(e.phrase()));
        }
    }

    /** Converts the typed option values: those of switches to booleans, all others stay text. */
    private Map<String, Data> optionValues(Variant variant) throws SetupException {
        Map<String, Data> values = new LinkedHashMap<>();
        if (preset != null) {
            values.putAll(variant.preset(preset).options());
        }
        options.forEach((id, word) -> {
            Data value = new Data.Text(word);
            for (Option option : variant.options()) {
                if (option instanceof Option.Switch && option.id().equals(id)) {
                    value = word.equals("true") || word.equals("false") ? new Data.Truth(word.equals("true")) : value;
                }
            }
            values.put(id, value);
        });
        return values;
    }
}
