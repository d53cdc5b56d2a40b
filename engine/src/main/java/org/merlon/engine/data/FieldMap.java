package org.merlon.engine.data;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The fields of an object in insertion order. Nearly all objects have only a few fields: two short arrays take less memory and
 * time than a hash table, and views create hundreds of objects at every move. Larger maps switch to a hash table: names may
 * come from clients, and many names must not make look-ups slow.
 */
final class FieldMap extends AbstractMap<String, Data> {
    private static final int AT_FIRST = 4;

    /** Maps with more fields than this use a hash table. */
    private static final int FEW = 32;

    /** Spreads hash codes: the low bits of short names are often the same. */
    private static final int GOLDEN = 0x9e3779b9;

    private String[] names = new String[AT_FIRST];
    private Data[] values = new Data[AT_FIRST];
    private int size;

    /** A Bloom filter of the names that are or were here: it recognises most new names without a search. */
    private long known;

    /** The hash table that holds all fields once there are many; the arrays are empty then. */
    private @Nullable Map<String, Data> many;

    @Override
    public int size() {
        return many == null ? size : many.size();
    }

    @Override
    public boolean containsKey(Object name) {
        return get(name) != null;
    }

    @Override
    public @Nullable Data get(Object name) {
        if (many != null) {
            return many.get(name);
        }
        int at = find(name);
        return at < 0 ? null : values[at];
    }

    private static long bit(Object name) {
        return 1L << ((name.hashCode() * GOLDEN) >>> 26);
    }

    /** Compares hash codes first: strings cache them, and most names differ. */
    private int find(Object name) {
        if ((known & bit(name)) == 0) {
            return -1;
        }
        int hash = name.hashCode();
        for (int i = 0; i < size; i++) {
            String each = names[i];
            if (each.hashCode() == hash && each.equals(name)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public @Nullable Data put(String name, Data value) {
        Objects.requireNonNull(value);
        if (many != null) {
            return many.put(name, value);
        }
        int at = find(name);
        if (at >= 0) {
            Data before = values[at];
            values[at] = value;
            return before;
        }
        if (size >= FEW) {
            spread();
            return put(name, value);
        }
        append(name, value);
        return null;
    }

    /** Adds a field that is known to be new. It never switches to a hash table, so it is not for names from clients. */
    void append(String name, Data value) {
        if (many != null) {
            many.put(name, value);
            return;
        }
        if (size == names.length) {
            names = Arrays.copyOf(names, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        known |= bit(name);
        names[size] = name;
        values[size++] = value;
    }

    private void spread() {
        var all = new LinkedHashMap<String, Data>();
        forEach(all::put);
        names = new String[0];
        values = new Data[0];
        many = all;
    }

    @Override
    public @Nullable Data remove(Object name) {
        if (many != null) {
            return many.remove(name);
        }
        int at = find(name);
        return at < 0 ? null : removeAt(at);
    }

    private Data removeAt(int at) {
        Data before = values[at];
        size--;
        System.arraycopy(names, at + 1, names, at, size - at);
        System.arraycopy(values, at + 1, values, at, size - at);
        return before;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super Data> action) {
        if (many != null) {
            many.forEach(action);
            return;
        }
        for (int i = 0; i < size; i++) {
            action.accept(names[i], values[i]);
        }
    }

    @Override
    public Set<Entry<String, Data>> entrySet() {
        return many != null ? many.entrySet() : new Few();
    }

    /** A field during iteration; writes go through to the map. */
    private final class Field extends SimpleEntry<String, Data> {
        private static final long serialVersionUID = 1;

        Field(String name, Data value) {
            super(name, value);
        }

        @Override
        public Data setValue(Data value) {
            put(getKey(), value);
            return super.setValue(value);
        }
    }

    /** The entries held in the arrays. */
    private final class Few extends AbstractSet<Entry<String, Data>> {
        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<Entry<String, Data>> iterator() {
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() {
                    return next < size;
                }

                @Override
                public Entry<String, Data> next() {
                    if (next >= size) {
                        throw new NoSuchElementException();
                    }
                    return new Field(names[next], values[next++]);
                }

                @Override
                public void remove() {
                    removeAt(--next);
                }
            };
        }
    }
}
