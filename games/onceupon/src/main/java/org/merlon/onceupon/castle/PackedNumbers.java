package org.merlon.onceupon.castle;

/** Packs up to sixteen small numbers into a {@code long}, four bits each: worths of towers, flags and guest cards. */
public final class PackedNumbers {
    public static final int MAX_VALUE = 15;

    /** The maximum number of numbers that a list can hold. */
    static final int MAX_SIZE = 16;

    private PackedNumbers() {}

    public static int size(long list) {
        return (Long.SIZE + 3 - Long.numberOfLeadingZeros(list)) >>> 2;
    }

    public static int get(long list, int index) {
        return (int) (list >>> (4 * index)) & MAX_VALUE;
    }

    public static long add(long list, int number) {
        return list | (long) number << (4 * size(list));
    }

    public static int sum(long list) {
        int sum = 0;
        for (long remaining = list; remaining != 0; remaining >>>= 4) {
            sum += (int) remaining & MAX_VALUE;
        }
        return sum;
    }

    /** Returns the number of entries with this worth. */
    public static int count(long list, int number) {
        int count = 0;
        for (long remaining = list; remaining != 0; remaining >>>= 4) {
            if ((remaining & MAX_VALUE) == number) {
                count++;
            }
        }
        return count;
    }
}
