package org.merlon.blackstone.table;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;

/** Counts how often a position names each card. */
public final class CardCounts {
    private CardCounts() {}

    /** Counts vassals, regardless of their upper side. */
    public static Map<String, Integer> vassals(Data position) {
        return count(FieldPath.allTexts(position).stream()
                .map(text -> text.split("/", -1))
                .filter(faces -> faces.length == 2)
                .map(faces ->
                        faces[0].compareTo(faces[1]) < 0 ? faces[0] + "/" + faces[1] : faces[1] + "/" + faces[0]));
    }

    public static Map<String, Integer> tasks(Data position) {
        return count(FieldPath.allTexts(position).stream().filter(text -> text.matches("[GPM]\\d\\d|K\\d")));
    }

    private static Map<String, Integer> count(Stream<String> cards) {
        return cards.collect(Collectors.toMap(card -> card, card -> 1, Integer::sum, TreeMap::new));
    }
}
