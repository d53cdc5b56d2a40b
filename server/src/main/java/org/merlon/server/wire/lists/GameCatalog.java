package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.Variant;
import org.merlon.engine.info.RecommendedSetup;
import org.merlon.engine.move.VerbForm;
import org.merlon.server.wire.table.TableTerms.OptionValue;
import org.merlon.words.Words;

/** The games and bots that are available. */
public record GameCatalog(List<GameInfo> games, List<String> bots, List<Level> levels) {

    /**
     * A game.
     *
     * @param summary one line about the game
     * @param rulesData the fingerprint of data files that replace the built-in ones, or null
     * @param beginnings recommended setups, the simplest first
     * @param verbs the notation of its moves
     */
    public record GameInfo(
            String id,
            String name,
            String summary,
            int rulesVersion,
            List<VariantInfo> variants,
            List<BeginningInfo> beginnings,
            List<VerbForm> verbs,
            @Nullable String rulesData) {

        static GameInfo of(Game game) {
            return new GameInfo(
                    game.id(),
                    game.name(),
                    Words.english().summary(game),
                    game.rulesVersion(),
                    game.variants().stream()
                            .map(variant -> VariantInfo.of(game, variant))
                            .toList(),
                    game.recommendedSetups().stream()
                            .map(beginning -> BeginningInfo.of(game, beginning))
                            .toList(),
                    game.verbs(),
                    game.rulesData());
        }
    }

    /** A variant of a game; length and difficulty are texts. */
    public record VariantInfo(
            String id,
            String name,
            String summary,
            String length,
            String difficulty,
            int minPlayers,
            int maxPlayers,
            boolean cooperative,
            List<OptionInfo> options,
            List<Preset> presets) {

        static VariantInfo of(Game game, Variant variant) {
            Words words = Words.english();
            return new VariantInfo(
                    variant.id(),
                    words.name(game, variant),
                    words.summary(game, variant),
                    words.length(game, variant),
                    words.difficulty(game, variant),
                    variant.minPlayers(),
                    variant.maxPlayers(),
                    variant.cooperative(),
                    variant.options().stream()
                            .map(option -> OptionInfo.of(game, option))
                            .toList(),
                    variant.presets().stream()
                            .map(preset -> new Preset(
                                    preset.id(),
                                    words.name(game, preset),
                                    words.summary(game, preset),
                                    OptionValue.fromData(new TreeMap<>(preset.options()))))
                            .toList());
        }
    }

    /** A combination of option values with a name. */
    public record Preset(String id, String name, String summary, Map<String, OptionValue> options) {}

    /**
     * An option of a variant.
     *
     * @param valueNames the display name of each value
     */
    public record OptionInfo(
            String id,
            String name,
            String summary,
            List<OptionValue> values,
            List<String> valueNames,
            @JsonProperty("default") OptionValue usual) {

        static OptionInfo of(Game game, Option option) {
            Words words = Words.english();
            return new OptionInfo(
                    option.id(),
                    words.name(game, option),
                    words.summary(game, option),
                    option.values().stream().map(OptionValue::new).toList(),
                    option.values().stream()
                            .map(value -> words.name(game, option, value))
                            .toList(),
                    new OptionValue(option.values().getFirst()));
        }
    }

    /**
     * A named setup: a variant with option values.
     *
     * @param players the number of players it is meant for; 0 for any
     * @param options the option values that differ from the defaults
     */
    public record BeginningInfo(
            String id, String name, String summary, String variant, int players, Map<String, OptionValue> options) {

        static BeginningInfo of(Game game, RecommendedSetup beginning) {
            Words words = Words.english();
            return new BeginningInfo(
                    beginning.id(),
                    words.name(game, beginning),
                    words.summary(game, beginning),
                    beginning.variant(),
                    beginning.players(),
                    OptionValue.fromData(new TreeMap<>(beginning.options())));
        }
    }

    /** A bot and its description. */
    public record Level(String name, String summary) {}

    public static GameCatalog current() {
        return new GameCatalog(
                Games.all().stream().map(GameInfo::of).toList(),
                Bots.all().stream().map(bot -> bot.name()).toList(),
                Bots.all().stream()
                        .map(bot -> new Level(bot.name(), Words.english().say(bot.summary())))
                        .toList());
    }
}
