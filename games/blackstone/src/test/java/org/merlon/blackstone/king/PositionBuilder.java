package org.merlon.blackstone.king;

import java.util.LinkedHashMap;
import java.util.Map;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Scenario;

/**
 * Builds positions of King's Quest and its variants from JSON with single quotes. Missing fields have their defaults.
 */
final class PositionBuilder {
    private final String variant;
    private final int players;
    private final Map<String, String> options = new LinkedHashMap<>();

    private PositionBuilder(String variant, int players) {
        this.variant = variant;
        this.players = players;
    }

    /** King's Quest for two players, second edition. */
    static PositionBuilder kingsQuest() {
        return new PositionBuilder("kings-quest", 2);
    }

    static PositionBuilder game(String variant, int players) {
        return new PositionBuilder(variant, players);
    }

    PositionBuilder edition(String edition) {
        options.put("edition", edition);
        return this;
    }

    /** Turns a switch on. */
    PositionBuilder with(String option) {
        options.put(option, "");
        return this;
    }

    PositionBuilder randomFamilies() {
        options.put("families", "random");
        return with("bonusFamilies");
    }

    PositionBuilder familyChoice() {
        options.put("families", "choice");
        return this;
    }

    private String position(String fields) {
        var text = new StringBuilder("{'game':'blackstone','variant':'" + variant + "','players':" + players);
        String separator = ",'options':{";
        for (Map.Entry<String, String> option : options.entrySet()) {
            String value = option.getValue().isEmpty() ? "true" : "'" + option.getValue() + "'";
            text.append(separator)
                    .append("'")
                    .append(option.getKey())
                    .append("':")
                    .append(value);
            separator = ",";
        }
        text.append(options.isEmpty() ? "," : "},").append(fields).append("}");
        return text.toString().replace('\'', '"');
    }

    Scenario scenario(String fields) {
        return Scenario.at(position(fields));
    }

    /** Starts a game from the beginning. */
    Scenario start() {
        var chosen = new Data.Obj();
        options.forEach((name, value) -> {
            if (value.isEmpty()) {
                chosen.put(name, true);
            } else {
                chosen.put(name, value);
            }
        });
        return Scenario.start("blackstone", variant, players, chosen);
    }

    void isBad(String fields, String reason) {
        Scenario.isBadPosition(position(fields), reason);
    }
}
