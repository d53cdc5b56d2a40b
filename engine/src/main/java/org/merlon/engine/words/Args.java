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
 * What a phrase is about, in the order in which it was given; never changed. A phrase has a few arguments, and score sheets are
 * made of phrases at every move: two short arrays are copied in less time than a hash table is filled.
 */
final class Args extends AbstractMap<String, Arg> {
    static final Args NONE = new Args(new String[0], new Arg[0]);

    private final String[] names;
    private final Arg[] values;

    private Args(String[] names, Arg[] values) {
        this.names = names;
        this.values = values;
    }

    static Args of(Map<String, Arg> some) {
        if (some instanceof Args same) {
            return same;
        }
        Args all = NONE;
        for (Entry<String, Arg> each : some.entrySet()) {
            all = all.with(each.getKey(), each.getValue());
        }
        return all;
    }

    /** These with one more, or with another in the place of the one of that name. */
    Args with(String name, Arg value) {
        int at = find(name);
        if (at >= 0) {
            Arg[] others = values.clone();
            others[at] = value;
            return new Args(names, others);
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
        int at = find(name);
        return at < 0 ? null : values[at];
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super Arg> action) {
        for (int i = 0; i < names.length; i++) {
            action.accept(names[i], values[i]);
        }
    }

    /** In the same order, as they nearly always are, it takes no look-up. */
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
