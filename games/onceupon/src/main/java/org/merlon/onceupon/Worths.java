package org.merlon.onceupon;

/** Up to sixteen small numbers in the order they came, four bits each: what towers, flags and guest cards are worth. */
final class Worths {
    static final int MAX = 15;

    /** As many as a list can hold. */
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

    /** How many of them are worth this much. */
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
