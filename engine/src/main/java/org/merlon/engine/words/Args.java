package org.merlon.engine.words;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a phrase in insertion order; immutable. Phrases have few arguments, and every move creates many phrases for
 * score sheets: copying two short arrays is faster than filling a hash table.
 */
final class Args extends AbstractMap<String, Arg> {
    static final Args NONE = new Args(new String[0], new Arg[0]);

    private final String[] names;
    private final Arg[] values;

    private Args(String[] names, Arg[] values) {
        this.names = names;
        this.values = values;
    }

    static Args of(Map<String, Arg> args) {
        if (args instanceof Args same) {
            return same;
        }
        Args copy = NONE;
        for (Entry<String, Arg> each : args.entrySet()) {
            copy = copy.with(each.getKey(), each.getValue());
        }
        return copy;
    }

    /** Returns a copy with an argument added or replaced. */
    Args with(String name, Arg value) {
        int index = find(name);
        if (index >= 0) {
            Arg[] newValues = values.clone();
            newValues[index] = value;
            return new Args(names, newValues);
        }
        String[] moreNames = Arrays.copyOf(names, names.length + 1);
        Arg[] moreValues = Arrays.copyOf(values, values.length + 1);
        moreNames[names.length] = name;
        moreValues[values.length] = value;
        return new Args(moreNames, moreValues);
    }

    private int find(Object name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int size() {
        return names.length;
    }

    @Override
    public boolean containsKey(Object name) {
        return find(name) >= 0;
    }

    @Override
    public @Nullable Arg get(Object name) {
        int index = find(name);
        return index < 0 ? null : values[index];
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super Arg> action) {
        for (int i = 0; i < names.length; i++) {
            action.accept(names[i], values[i]);
        }
    }

    /** Compares the arrays first: equal arguments are nearly always in the same order. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (other instanceof Args args && Arrays.equals(names, args.names)) {
            return Arrays.equals(values, args.values);
        }
        return super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public Set<Entry<String, Arg>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return names.length;
            }

            @Override
            public Iterator<Entry<String, Arg>> iterator() {
                return new Iterator<>() {
                    private int next;

                    @Override
                    public boolean hasNext() {
                        return next < names.length;
                    }

                    @Override
                    public Entry<String, Arg> next() {
                        if (next >= names.length) {
                            throw new NoSuchElementException();
                        }
                        return new SimpleImmutableEntry<>(names[next], values[next++]);
                    }
                };
            }
        };
    }
}
