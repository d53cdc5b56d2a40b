package org.merlon.blackstone.offer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;
import org.merlon.testkit.Invariant;

/** No card and no token is ever lost or made, whatever is played. */
final class Piles implements Invariant {
    @Override
    public void check(Data.@Nullable Obj before, String move, Data.Obj after) {
        var vassals = new ArrayList<String>();
        var machinations = new ArrayList<String>();
        for (String text : texts(after)) {
            int slash = text.indexOf('/');
            if (slash > 0) {
                String one = text.substring(0, slash);
                String other = text.substring(slash + 1);
                vassals.add(one.compareTo(other) < 0 ? one + other : other + one);
            } else if (text.matches("M\\d\\d")) {
                machinations.add(text);
            }
        }
        assertEquals(72, vassals.size(), "vassals");
        assertEquals(72, new TreeSet<>(vassals).size(), "different vassals");
        assertEquals(32, machinations.size(), "Machinations");
        assertEquals(32, new TreeSet<>(machinations).size(), "different Machinations");
        long knights = 0;
        for (Data seat : ((Data.Arr) FieldPath.get(after, "seats")).items()) {
            knights += number(seat, "knight") + number(seat, "saved");
            assertTrue(number(seat, "wizard") <= 3, "wizards");
        }
        assertTrue(knights <= 20, "knights");
    }

    private static long number(Data seat, String field) {
        return ((Data.Whole) FieldPath.get(seat, field)).value();
    }

    private static List<String> texts(Data data) {
        return switch (data) {
            case Data.Text text -> List.of(text.value());
            case Data.Arr list ->
                list.items().stream().flatMap(item -> texts(item).stream()).toList();
            case Data.Obj object ->
                object.fields().values().stream()
                        .flatMap(value -> texts(value).stream())
                        .toList();
            default -> List.of();
        };
    }
}
