package org.merlon.onceupon;

/** Packs up to sixteen small numbers into a {@code long}, four bits each: worths of towers, flags and guest cards. */
final class Worths {
    static final int MAX = 15;

    /** The maximum number of numbers that a list can hold. */
    static final int MAX_SIZE = 16;

    private Worths() {}

    static int size(long list) {
        return (Long.SIZE + 3 - Long.numberOfLeadingZeros(list)) >>> 2;
    }

    static int get(long list, int index) {
        return (int) (list >>> (4 * index)) & MAX;
    }

    static long add(long list, int worth) {
        return list | (long) worth << (4 * size(list));
    }

    static int sum(long list) {
        int sum = 0;
        for (long rest = list; rest != 0; rest >>>= 4) {
            sum += (int) rest & MAX;
        }
        return sum;
    }

    /** Returns the number of entries with this worth. */
    static int count(long list, int worth) {
        int count = 0;
        for (long rest = list; rest != 0; rest >>>= 4) {
            if ((rest & MAX) == worth) {
                count++;
            }
        }
        return count;
    }
}
