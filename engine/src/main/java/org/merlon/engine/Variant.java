package org.merlon.engine;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;

/**
 * One way to play a game. Its name and description are in the game's message catalogue.
 *
 * @param options the options that can be set
 * @param ignored options of other variants that are accepted here and have no effect
 * @param cooperative true if all players win or lose together
 * @param presets named selections of options, the simplest first
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
     * A named selection of options; its name is in the game's message catalogue.
     *
     * @param options the options it sets; all others keep their defaults
     */
    public record Preset(String id, Map<String, Data> options) {
        public Preset {
            options = Map.copyOf(options);
        }
    }

    /** Creates a competitive variant without presets. */
    public Variant(String id, int minPlayers, int maxPlayers, List<Option> options, List<Option> ignored) {
        this(id, minPlayers, maxPlayers, options, ignored, false, List.of());
    }

    public Variant {
        options = List.copyOf(options);
        ignored = List.copyOf(ignored);
        presets = List.copyOf(presets);
    }

    /** Returns the name of the variant as a phrase. */
    public Phrase title(Game game) {
        return Phrase.of(game.id() + "-variant-" + id);
    }

    /** Returns the preset with this id; the exception lists the known ones. */
    public Preset preset(String id) throws SetupException {
        if (presets.isEmpty()) {
            throw Setup.badOption(Phrase.of("common-setup-no-presets").with("variant", this.id));
        }
        Phrase message = Phrase.of("common-setup-unknown-preset")
                .with("wanted", id)
                .with("variant", this.id)
                .withWords("known", presets.stream().map(Preset::id).toList());
        return Setup.find(presets, Preset::id, id, SetupException.Code.BAD_OPTION, message);
    }

    /** Returns all options that are accepted. */
    List<Option> acceptedOptions() {
        return Stream.concat(options.stream(), ignored.stream()).toList();
    }
}
