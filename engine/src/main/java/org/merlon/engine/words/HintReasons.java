package org.merlon.engine.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects phrases that explain an advantage and sorts them by weight. */
public final class HintReasons {
    private record WeightedReason(Phrase phrase, int weight) {}

    private final List<WeightedReason> reasons = new ArrayList<>();

    /** Adds a phrase unless its weight is 0 or less; weights are in points or an approximation of them. */
    public void add(int weight, Phrase phrase) {
        if (weight > 0) {
            reasons.add(new WeightedReason(phrase, weight));
        }
    }

    public boolean isEmpty() {
        return reasons.isEmpty();
    }

    public List<Phrase> list() {
        return reasons.stream()
                .sorted(Comparator.comparingInt(WeightedReason::weight).reversed())
                .map(WeightedReason::phrase)
                .toList();
    }
}
