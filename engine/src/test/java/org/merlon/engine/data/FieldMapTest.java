package org.merlon.engine.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FieldMapTest {
    @Test
    void behavesLikeLinkedHashMap() {
        for (int seed = 0; seed < 300; seed++) {
            var random = new SplittableRandom(seed);
            int names = 1 + random.nextInt(40);
            Map<String, Data> expected = new LinkedHashMap<>();
            Map<String, Data> map = new FieldMap();
            for (int step = 0; step < 200; step++) {
                String name = "n" + random.nextInt(names);
                var value = new Data.Whole(random.nextInt(5));
                switch (random.nextInt(6)) {
                    case 0 -> assertEquals(expected.remove(name), map.remove(name));
                    case 1 -> assertEquals(expected.putIfAbsent(name, value), map.putIfAbsent(name, value));
                    case 2 -> assertEquals(expected.get(name), map.get(name));
                    case 3 ->
                        assertEquals(
                                expected.keySet().removeIf(name::equals),
                                map.keySet().removeIf(name::equals));
                    case 4 ->
                        List.of(expected, map).forEach(each -> each.entrySet().forEach(field -> field.setValue(value)));
                    default -> assertEquals(expected.put(name, value), map.put(name, value));
                }
                assertEquals(List.copyOf(expected.entrySet()), List.copyOf(map.entrySet()));
                assertEquals(expected, map);
                assertEquals(map, expected);
                assertEquals(expected.hashCode(), map.hashCode());
                assertEquals(expected.containsKey(name), map.containsKey(name));
            }
        }
    }

    @Test
    void putNewMatchesPut() {
        for (int size = 0; size < 100; size++) {
            var withPutNew = new Data.Obj();
            var withPut = new Data.Obj();
            for (int i = 0; i < size; i++) {
                withPutNew.putNew("n" + i, i);
                withPut.put("n" + i, i);
            }
            assertEquals(withPut, withPutNew);
            assertEquals(
                    List.copyOf(withPut.fields().entrySet()),
                    List.copyOf(withPutNew.fields().entrySet()));
            assertEquals(
                    withPut.put("n7", "other").put("new", 1),
                    withPutNew.put("n7", "other").put("new", 1));
            assertEquals(
                    List.copyOf(withPut.fields().entrySet()),
                    List.copyOf(withPutNew.fields().entrySet()));
            withPutNew.putNew("last", 1);
            assertEquals(withPut.put("last", 1), withPutNew);
        }
    }

    @Test
    void equalityIgnoresOrder() {
        var one = new Data.Obj().put("a", 1).put("b", 2);
        assertEquals(new Data.Obj().put("b", 2).put("a", 1), one);
        assertNotEquals(new Data.Obj().put("b", 2).put("c", 1), one);
        assertNotEquals(new Data.Obj().put("a", 1), one);
        assertNotEquals(new Data.Obj().put("a", 1).put("b", 3), one);
    }
}
