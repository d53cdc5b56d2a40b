package org.merlon.engine.chance;

import org.merlon.engine.data.MalformedException;
import org.merlon.engine.parts.Hash;

/**
 * The chance inside a state: a key and the number of draws so far.
 *
 * <p>Draw n is word n of the key's ChaCha20 stream, so a state copies cheaply, replays exactly, and nobody can work
 * out the next draw from past ones.
 */
public final class Chance implements Randomness {
    /** A count with more digits than this is no count that a game could reach. */
    private static final int MAX_COUNT_DIGITS = 15;

    private static final long NO_BLOCK = -1;

    private final int[] key = new int[8];
    private long draws;

    /** Block {@code blockNumber} of the stream, kept because a block holds sixteen draws. */
    private final int[] block = new int[ChaCha.WORDS];

    private long blockNumber = NO_BLOCK;

    public Chance(Key key) {
        this(key, 0);
    }

    public Chance(Chance source) {
        copyFrom(source);
    }

    private Chance(Key key, long draws) {
        for (int i = 0; i < this.key.length; i++) {
            this.key[i] = key.word(i);
        }
        this.draws = draws;
    }

    public void copyFrom(Chance other) {
        System.arraycopy(other.key, 0, key, 0, key.length);
        if (other.blockNumber != NO_BLOCK) {
            System.arraycopy(other.block, 0, block, 0, block.length);
        }
        draws = other.draws;
        blockNumber = other.blockNumber;
    }

    /** The next draw: 32 random bits. */
    public int next() {
        long wanted = draws / ChaCha.WORDS;
        if (wanted != blockNumber) {
            ChaCha.block(key, wanted, block);
            blockNumber = wanted;
        }
        return block[(int) (draws++ % ChaCha.WORDS)];
    }

    /** A number from 0 to {@code bound} - 1, each as likely as the others; takes one draw, seldom more. */
    @Override
    public int below(int bound) {
        // The high half of draw × bound; low halves under 2^32 mod bound would favour some results and are redrawn.
        long product = Integer.toUnsignedLong(next()) * bound;
        if (Integer.toUnsignedLong((int) product) < bound) {
            long uneven = (1L << 32) % bound;
            while (Integer.toUnsignedLong((int) product) < uneven) {
                product = Integer.toUnsignedLong(next()) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /** Replaces the key by one from {@code random}: a player who may not know the future imagines one. */
    public void imagine(RandomBits random) {
        for (int i = 0; i < key.length; i++) {
            key[i] = (int) random.next();
        }
        draws = 0;
        blockNumber = NO_BLOCK;
    }

    public long hash() {
        long hash = Hash.mix(draws);
        for (int word : key) {
            hash = Hash.add(hash, word);
        }
        return hash;
    }

    /** The key in hexadecimal digits, a colon and the number of draws so far. */
    public String text() {
        return Key.ofWords(key).hex() + ":" + draws;
    }

    public static Chance read(String text) throws MalformedException {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new MalformedException("rng: 64 hexadecimal digits, a colon and a count are wanted");
        }
        String count = text.substring(colon + 1);
        boolean digits = !count.isEmpty() && count.length() <= MAX_COUNT_DIGITS;
        for (int i = 0; i < count.length(); i++) {
            digits &= count.charAt(i) >= '0' && count.charAt(i) <= '9';
        }
        if (!digits) {
            throw new MalformedException("rng: '" + count + "' is not a count of draws");
        }
        return new Chance(Key.ofHex(text.substring(0, colon)), Long.parseLong(count));
    }
}
