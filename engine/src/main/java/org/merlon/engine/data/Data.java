package org.merlon.engine.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A tree of plain values, the shape of a JSON document; positions, views and events are made of it.
 *
 * <p>Trees are compared at every move, to tell what has changed. What a record brings along to be compared by goes through
 * method handles, which takes several times as long as the plain methods here.
 */
public sealed interface Data {

    /** A string. */
    record Text(String value) implements Data {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Text text && value.equals(text.value);
        }

        @Override
        public int hashCode() {
            return value.hashCode();
        }
    }

    /** A whole number; games know no others. */
    record Whole(long value) implements Data {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Whole whole && value == whole.value;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(value);
        }
    }

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

        /** Those of the fields that another object does not have, or has with another value. */
        public Obj differentFrom(Obj other) {
            var different = new Obj();
            fields.forEach((name, value) -> {
                if (!value.equals(other.fields.get(name))) {
                    different.put(name, value);
                }
            });
            return different;
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

        /** A seat, or null where there is none (a negative number). */
        public Obj putSeat(String name, int seat) {
            return put(name, seat < 0 ? Null.NULL : new Whole(seat));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Obj object && fields.equals(object.fields);
        }

        @Override
        public int hashCode() {
            return fields.hashCode();
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

        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof Arr list) || items.size() != list.items.size()) {
                return false;
            }
            for (int i = 0; i < items.size(); i++) {
                if (!items.get(i).equals(list.items.get(i))) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public int hashCode() {
            return items.hashCode();
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
