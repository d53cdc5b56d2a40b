package org.merlon.engine;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;

/**
 * One way to play a game. What it is called and what it is about stands in the game's catalogue.
 *
 * @param options what can be agreed on
 * @param cooperative whether all win or lose as one
 * @param ignored options of sister variants that may be named here and have no effect
 * @param presets good ways to begin, the plainest first; none where the defaults say it all
 */
public record Variant(
        String id,
        int minPlayers,
        int maxPlayers,
        List<Option> options,
        List<Option> ignored,
        boolean cooperative,
        List<Preset> presets) {

    /**
     * A choice of options, for whoever does not want to decide on each; its name stands in the game's catalogue.
     *
     * @param options what it settles; the other options keep their defaults
     */
    public record Preset(String id, Map<String, Data> options) {
        public Preset {
            options = Map.copyOf(options);
        }
    }

    /** A variant in which people compete, without presets. */
    public Variant(String id, int minPlayers, int maxPlayers, List<Option> options, List<Option> ignored) {
        this(id, minPlayers, maxPlayers, options, ignored, false, List.of());
    }

    public Variant {
        options = List.copyOf(options);
        ignored = List.copyOf(ignored);
        presets = List.copyOf(presets);
    }

    /** What it is called. */
    public Phrase title(Game game) {
        return Phrase.of(game.id() + "-variant-" + id);
    }

    /** The preset of that name, or a mistake that lists those there are. */
    public Preset preset(String id) throws SetupException {
        if (presets.isEmpty()) {
            throw Setup.badOption(Phrase.of("house-setup-no-presets").with("variant", this.id));
        }
        Phrase unknown = Phrase.of("house-setup-preset")
                .with("wanted", id)
                .with("variant", this.id)
                .withWords("known", presets.stream().map(Preset::id).toList());
        return Setup.find(presets, Preset::id, id, SetupException.Code.BAD_OPTION, unknown);
    }

    /** All options that may be named. */
    List<Option> known() {
        return Stream.concat(options.stream(), ignored.stream()).toList();
    }
}
