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
    private static final int INITIAL_CAPACITY = 4;

    /** Maps with more fields than this use a hash table. */
    private static final int MAX_ARRAY_FIELDS = 32;

    /** Spreads hash codes: the low bits of short names are often the same. */
    private static final int HASH_MULTIPLIER = 0x9e3779b9;

    private String[] names = new String[INITIAL_CAPACITY];
    private Data[] values = new Data[INITIAL_CAPACITY];
    private int size;

    /** A Bloom filter of the names that are or were here: it recognises most new names without a search. */
    private long nameFilter;

    /** The hash table that holds all fields once there are many; the arrays are empty then. */
    private @Nullable Map<String, Data> table;

    @Override
    public int size() {
        return table == null ? size : table.size();
    }

    @Override
    public boolean containsKey(Object name) {
        return get(name) != null;
    }

    @Override
    public @Nullable Data get(Object name) {
        if (table != null) {
            return table.get(name);
        }
        int index = find(name);
        return index < 0 ? null : values[index];
    }

    private static long filterBit(Object name) {
        return 1L << ((name.hashCode() * HASH_MULTIPLIER) >>> 26);
    }

    /** Compares hash codes first: strings cache them, and most names differ. */
    private int find(Object name) {
        if ((nameFilter & filterBit(name)) == 0) {
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
        if (table != null) {
            return table.put(name, value);
        }
        int index = find(name);
        if (index >= 0) {
            Data previous = values[index];
            values[index] = value;
            return previous;
        }
        if (size >= MAX_ARRAY_FIELDS) {
            switchToTable();
            return put(name, value);
        }
        append(name, value);
        return null;
    }

    /** Adds a field that is known to be new. It never switches to a hash table, so it is not for names from clients. */
    void append(String name, Data value) {
        if (table != null) {
            table.put(name, value);
            return;
        }
        if (size == names.length) {
            names = Arrays.copyOf(names, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        nameFilter |= filterBit(name);
        names[size] = name;
        values[size++] = value;
    }

    private void switchToTable() {
        var all = new LinkedHashMap<String, Data>();
        forEach(all::put);
        names = new String[0];
        values = new Data[0];
        table = all;
    }

    @Override
    public @Nullable Data remove(Object name) {
        if (table != null) {
            return table.remove(name);
        }
        int index = find(name);
        return index < 0 ? null : removeAt(index);
    }

    private Data removeAt(int index) {
        Data previous = values[index];
        size--;
        System.arraycopy(names, index + 1, names, index, size - index);
        System.arraycopy(values, index + 1, values, index, size - index);
        return previous;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super Data> action) {
        if (table != null) {
            table.forEach(action);
            return;
        }
        for (int i = 0; i < size; i++) {
            action.accept(names[i], values[i]);
        }
    }

    @Override
    public Set<Entry<String, Data>> entrySet() {
        return table != null ? table.entrySet() : new ArrayEntries();
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
    private final class ArrayEntries extends AbstractSet<Entry<String, Data>> {
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
