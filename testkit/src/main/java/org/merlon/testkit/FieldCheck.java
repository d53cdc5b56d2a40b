package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** Assertions about one field of a scenario; each returns the scenario. */
public final class FieldCheck {
    private final Scenario scenario;
    private final String path;
    private final @Nullable Data value;

    FieldCheck(Scenario scenario, String path, @Nullable Data value) {
        this.scenario = scenario;
        this.path = path;
        this.value = value;
    }

    public Scenario is(long expected) {
        return is(new Data.Whole(expected));
    }

    public Scenario is(String expected) {
        return is(new Data.Text(expected));
    }

    public Scenario is(boolean expected) {
        return is(new Data.Truth(expected));
    }

    public Scenario is(Data expected) {
        assertEquals(expected, value, path);
        return scenario;
    }

    public Scenario isNull() {
        return is(Data.Null.NULL);
    }

    public Scenario isAbsent() {
        assertEquals(null, value, path);
        return scenario;
    }

    /** Asserts a list of exactly these numbers, in this order. */
    public Scenario isList(int... expected) {
        return is(AbstractPositionBuilder.numbers(expected));
    }

    /** Asserts a list of exactly these texts, in this order. */
    public Scenario isList(String... expected) {
        return is(Data.texts(Arrays.asList(expected)));
    }

    /** Asserts a list of exactly these texts, in any order. */
    public Scenario holds(String... expected) {
        assertEquals(sorted(Data.texts(Arrays.asList(expected))), sorted(value), path);
        return scenario;
    }

    /** Asserts a list of exactly these numbers, in any order. */
    public Scenario holds(int... expected) {
        assertEquals(sorted(AbstractPositionBuilder.numbers(expected)), sorted(value), path);
        return scenario;
    }

    /** Asserts an empty list. */
    public Scenario isEmpty() {
        return is(new Data.Arr());
    }

    private static @Nullable List<Data> sorted(@Nullable Data data) {
        if (!(data instanceof Data.Arr list)) {
            return null;
        }
        List<Data> items = new ArrayList<>(list.items());
        items.sort(Comparator.comparing(Object::toString));
        return items;
    }
}
