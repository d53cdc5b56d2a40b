package org.merlon.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;

/** The terms of a game before it begins: game, variant, number of players and a value for every option. */
public final class Setup {
    private final Game game;
    private final Variant variant;
    private final int players;
    private final Map<String, Data> options;

    private Setup(Game game, Variant variant, int players, Map<String, Data> options) {
        this.game = game;
        this.variant = variant;
        this.players = players;
        this.options = options;
    }

    /** Validates a requested setup; missing options get their defaults. */
    public static Setup of(Game game, String variantId, int players, Map<String, Data> requested)
            throws SetupException {
        Variant variant = game.variant(variantId);
        if (players < variant.minPlayers() || players > variant.maxPlayers()) {
            throw new SetupException(
                    SetupException.Code.BAD_PLAYERS,
                    Phrase.of("common-setup-wrong-player-count")
                            .with("game", game.name())
                            .with("variant", variant.id())
                            .with("least", variant.minPlayers())
                            .with("most", variant.maxPlayers())
                            .with("players", players));
        }
        var options = new LinkedHashMap<String, Data>();
        for (Option option : variant.acceptedOptions()) {
            options.put(option.id(), option.values().getFirst());
        }
        for (Map.Entry<String, Data> entry : requested.entrySet()) {
            Phrase message = Phrase.of("common-setup-unknown-option")
                    .with("wanted", entry.getKey())
                    .with("game", game.id())
                    .with("variant", variant.id())
                    .withWords("known", options.keySet());
            Option option = find(
                    variant.acceptedOptions(), Option::id, entry.getKey(), SetupException.Code.BAD_OPTION, message);
            if (!option.values().contains(entry.getValue())) {
                throw badOption(Phrase.of("common-setup-invalid-option-value")
                        .with("option", option.id())
                        .with("value", text(entry.getValue()))
                        .withWords(
                                "values",
                                option.values().stream().map(Setup::text).toList()));
            }
            options.put(option.id(), entry.getValue());
        }
        var setup = new Setup(game, variant, players, options);
        game.check(setup);
        return setup;
    }

    /** Returns the item with this id, or throws a {@link SetupException} with these details. */
    static <T> T find(List<T> all, Function<T, String> id, String requestedId, SetupException.Code code, Phrase message)
            throws SetupException {
        for (T each : all) {
            if (id.apply(each).equals(requestedId)) {
                return each;
            }
        }
        throw new SetupException(code, message);
    }

    public static SetupException badOption(Phrase phrase) {
        return new SetupException(SetupException.Code.BAD_OPTION, phrase);
    }

    private static String text(Data value) {
        return switch (value) {
            case Data.Text text -> text.value();
            case Data.Truth truth -> String.valueOf(truth.value());
            case Data.Whole whole -> String.valueOf(whole.value());
            default -> value.kind();
        };
    }

    public Game game() {
        return game;
    }

    public Variant variant() {
        return variant;
    }

    public int players() {
        return players;
    }

    /** Returns the selected word of a {@link Option.Choice}. */
    public String choice(String id) {
        if (options.get(id) instanceof Data.Text text) {
            return text.value();
        }
        throw new IllegalArgumentException("no choice named " + id);
    }

    /** Returns true if a {@link Option.Switch} is on. */
    public boolean isOn(String id) {
        if (options.get(id) instanceof Data.Truth truth) {
            return truth.value();
        }
        throw new IllegalArgumentException("no switch named " + id);
    }

    /** Returns every option with its value, in the variant's order; house rules only if they differ from the default. */
    public Data.Obj optionData() {
        var data = new LinkedHashMap<>(options);
        for (Option option : variant.acceptedOptions()) {
            if (option.isHouseRule()) {
                data.remove(option.id(), option.values().getFirst());
            }
        }
        return new Data.Obj(data);
    }
}
