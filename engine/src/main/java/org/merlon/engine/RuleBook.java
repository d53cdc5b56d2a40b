package org.merlon.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The numbered rules of a game, each in a sentence or two for a player who asks. */
public final class RuleBook {
    private final Map<String, String> rules;

    private RuleBook(Map<String, String> rules) {
        this.rules = Collections.unmodifiableMap(rules);
    }

    /** Rules by their numbers, in the order of the book. */
    public static RuleBook of(Map<String, String> rules) {
        return new RuleBook(new LinkedHashMap<>(rules));
    }

    /** All numbers, in the order of the book. */
    public List<String> numbers() {
        return List.copyOf(rules.keySet());
    }

    /** The rule of that number, in capitals or not; null if there is none. */
    public @Nullable String rule(String number) {
        return rules.get(number.toUpperCase(Locale.ROOT));
    }

    /** The numbers of the rules in which a text occurs. */
    public List<String> about(String text) {
        String wanted = text.toLowerCase(Locale.ROOT);
        var found = new ArrayList<String>();
        for (Map.Entry<String, String> rule : rules.entrySet()) {
            if (rule.getValue().toLowerCase(Locale.ROOT).contains(wanted)) {
                found.add(rule.getKey());
            }
        }
        return List.copyOf(found);
    }
}
