package org.merlon.engine.info;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The numbered rules of a game, each explained in a sentence or two. */
public final class RuleBook {
    private final Map<String, String> rules;

    private RuleBook(Map<String, String> rules) {
        this.rules = Collections.unmodifiableMap(rules);
    }

    /** Creates a rule book from rules by number, in order. */
    public static RuleBook of(Map<String, String> rules) {
        return new RuleBook(new LinkedHashMap<>(rules));
    }

    /** Returns all rule numbers in order. */
    public List<String> numbers() {
        return List.copyOf(rules.keySet());
    }

    /** Returns the rule with this number, ignoring case, or null if there is none. */
    public @Nullable String rule(String number) {
        return rules.get(number.toUpperCase(Locale.ROOT));
    }

    /** Returns the numbers of the rules that contain a text, ignoring case. */
    public List<String> search(String text) {
        String lowerCaseText = text.toLowerCase(Locale.ROOT);
        var found = new ArrayList<String>();
        for (Map.Entry<String, String> rule : rules.entrySet()) {
            if (rule.getValue().toLowerCase(Locale.ROOT).contains(lowerCaseText)) {
                found.add(rule.getKey());
            }
        }
        return List.copyOf(found);
    }
}
