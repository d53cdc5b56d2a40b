package org.merlon.testkit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;

/** Creates the setups of games for tests. */
public final class Setups {
    private Setups() {}

    /** Returns a valid setup; an option is the id of a switch to turn on, or an id and a value: {@code edition=first}. */
    public static Setup of(String game, String variant, int players, String... options) {
        Map<String, Data> chosen = new LinkedHashMap<>();
        for (String option : options) {
            String[] parts = option.split("=", -1);
            chosen.put(parts[0], parts.length == 1 ? new Data.Truth(true) : new Data.Text(parts[1]));
        }
        try {
            return Setup.of(Games.byId(game), variant, players, chosen);
        } catch (SetupException e) {
            throw new AssertionError("the setup was refused: " + e.phrase(), e);
        }
    }

    /**
     * Returns every variant with every number of players and every combination of options that the game allows.
     *
     * @param only the variants to include; none for all
     */
    public static List<Setup> all(Game game, String... only) {
        List<Setup> setups = new ArrayList<>();
        for (Variant variant : game.variants()) {
            if (only.length > 0 && !List.of(only).contains(variant.id())) {
                continue;
            }
            for (Map<String, Data> options : combinations(variant.options())) {
                for (int players = variant.minPlayers(); players <= variant.maxPlayers(); players++) {
                    try {
                        setups.add(Setup.of(game, variant.id(), players, options));
                    } catch (SetupException e) {
                        if (e.code() != SetupException.Code.BAD_OPTION) {
                            throw new AssertionError(e);
                        }
                        // The game does not allow this combination of values.
                    }
                }
            }
        }
        return List.copyOf(setups);
    }

    /**
     * Returns a small selection in which every variant occurs with every number of players and every value of its options. In
     * most of them all switches are on.
     */
    public static List<Setup> covering(Game game) {
        var covered = new HashSet<List<Object>>();
        return all(game).reversed().stream()
                .filter(setup -> {
                    String variant = setup.variant().id();
                    boolean coversMore = covered.add(List.of(variant, setup.players()));
                    for (Map.Entry<String, Data> option :
                            setup.optionData().fields().entrySet()) {
                        coversMore |= covered.add(List.of(variant, option.getKey(), option.getValue()));
                    }
                    return coversMore;
                })
                .toList();
    }

    private static List<Map<String, Data>> combinations(List<Option> options) {
        List<Map<String, Data>> all = List.of(Map.of());
        for (Option option : options) {
            List<Map<String, Data>> longer = new ArrayList<>();
            for (Map<String, Data> chosen : all) {
                for (Data value : option.values()) {
                    Map<String, Data> more = new LinkedHashMap<>(chosen);
                    more.put(option.id(), value);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return List.copyOf(all);
    }

    /** Returns a name for reports: {@code master, 3 players, shift=any, ties=skip}. */
    public static String name(Setup setup) {
        var name = new StringBuilder(setup.variant().id() + ", " + setup.players() + " players");
        for (Map.Entry<String, Data> option : setup.optionData().fields().entrySet()) {
            String value = switch (option.getValue()) {
                case Data.Text text -> text.value();
                case Data.Truth truth -> String.valueOf(truth.value());
                default -> "?";
            };
            name.append(", ").append(option.getKey()).append('=').append(value);
        }
        return name.toString();
    }
}
