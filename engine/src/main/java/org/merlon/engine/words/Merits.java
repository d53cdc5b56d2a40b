package org.merlon.engine.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects phrases that explain an advantage and sorts them by weight. */
public final class Merits {
    private record Merit(Phrase phrase, int weight) {}

    private final List<Merit> merits = new ArrayList<>();

    /** Adds a phrase unless its weight is 0 or less; weights are in points or an approximation of them. */
    public void add(int weight, Phrase phrase) {
        if (weight > 0) {
            merits.add(new Merit(phrase, weight));
        }
    }

    public boolean isEmpty() {
        return merits.isEmpty();
    }

    public List<Phrase> list() {
        return merits.stream()
                .sorted(Comparator.comparingInt(Merit::weight).reversed())
                .map(Merit::phrase)
                .toList();
    }
}
