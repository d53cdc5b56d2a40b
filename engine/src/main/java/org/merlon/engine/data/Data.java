package org.merlon.engine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A tree of plain values, like a JSON document; positions, views and events consist of it. */
public sealed interface Data {

    /** A string. */
    record Text(String value) implements Data {}

    /** A whole number; games use no others. */
    record Whole(long value) implements Data {}

    /** True or false. */
    record Truth(boolean value) implements Data {}

    /** An explicit null. */
    enum Null implements Data {
        NULL
    }

    /** Named values in insertion order. */
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

        /** Adds all fields of another object. */
        public Obj putAll(Obj other) {
            other.fields.forEach(fields::put);
            return this;
        }

        /** Adds a field whose name is known to be new, without looking it up: for objects with many fields. */
        public void putNew(String name, long value) {
            if (fields instanceof FieldMap map) {
                map.append(name, new Whole(value));
            } else {
                put(name, value);
            }
        }

        /** Returns a copy that shares no list or object with this one. */
        public Obj copyObject() {
            var copy = new Obj();
            fields.forEach((name, value) -> copy.put(name, value.copy()));
            return copy;
        }

        /** Adds a seat, or null for a negative number. */
        public Obj putSeat(String name, int seat) {
            return put(name, seat < 0 ? Null.NULL : new Whole(seat));
        }
    }

    /** A list of values. */
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

    /** Maps each item to a list element. */
    static <T> Arr list(Iterable<? extends T> items, Function<T, Data> each) {
        var list = new Arr();
        items.forEach(item -> list.add(each.apply(item)));
        return list;
    }

    /** Returns a copy that shares no list or object with this one. */
    default Data copy() {
        return switch (this) {
            case Obj object -> object.copyObject();
            case Arr list -> list(list.items(), Data::copy);
            case Text text -> text;
            case Whole number -> number;
            case Truth truth -> truth;
            case Null none -> none;
        };
    }

    /** Returns the kind of this value for error messages. */
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
