package org.merlon.engine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A tree of plain values, the shape of a JSON document; positions, views and events are made of it. */
public sealed interface Data {

    /** A string. */
    record Text(String value) implements Data {}

    /** A whole number; games know no others. */
    record Whole(long value) implements Data {}

    /** True or false. */
    record Truth(boolean value) implements Data {}

    /** The absence of a value, spelled out. */
    enum Null implements Data {
        NULL
    }

    /** Named values, in the order in which they were put. */
    record Obj(Map<String, Data> fields) implements Data {
        public Obj() {
            this(new FieldMap());
        }

        public Obj put(String name, Data value) {
            fields.put(name, value);
            return this;
        }

        public Obj put(String name, @Nullable String value) {
            return put(name, value == null ? Null.NULL : new Text(value));
        }

        public Obj put(String name, long value) {
            return put(name, new Whole(value));
        }

        public Obj put(String name, boolean value) {
            return put(name, new Truth(value));
        }

        /** All fields of another one. */
        public Obj putAll(Obj other) {
            other.fields.forEach(fields::put);
            return this;
        }

        /** A field that is known to be new, so that nobody looks for it: one of many, such as the moves of a list. */
        public void putNew(String name, long value) {
            if (fields instanceof FieldMap map) {
                map.append(name, new Whole(value));
            } else {
                put(name, value);
            }
        }

        /** A seat, or null where there is none (a negative number). */
        public Obj putSeat(String name, int seat) {
            return put(name, seat < 0 ? Null.NULL : new Whole(seat));
        }
    }

    /** Values in order. */
    record Arr(List<Data> items) implements Data {
        public Arr() {
            this(new ArrayList<>());
        }

        public Arr add(Data value) {
            items.add(value);
            return this;
        }

        public Arr add(String value) {
            return add(new Text(value));
        }

        public Arr add(long value) {
            return add(new Whole(value));
        }
    }

    static Arr texts(Iterable<String> values) {
        return list(values, Text::new);
    }

    /** A list of what is made of each of these. */
    static <T> Arr list(Iterable<? extends T> items, Function<T, Data> each) {
        var list = new Arr();
        items.forEach(item -> list.add(each.apply(item)));
        return list;
    }

    /** What kind of value this is, in a word for error messages. */
    default String kind() {
        return switch (this) {
            case Text text -> "text";
            case Whole whole -> "a number";
            case Truth truth -> "true or false";
            case Null none -> "null";
            case Obj object -> "an object";
            case Arr list -> "a list";
        };
    }
}
