package org.merlon.engine.chance;

import org.merlon.engine.data.MalformedException;
import org.merlon.engine.parts.Hash;

/**
 * The random number generator inside a state: a key and the number of draws so far.
 *
 * <p>Draw n is word n of the key's ChaCha20 stream, so a state is cheap to copy, replays exactly, and past draws do not
 * reveal future ones.
 */
public final class Chance implements Randomness {
    /** No game can reach a draw count with more digits. */
    private static final int MAX_COUNT_DIGITS = 15;

    private static final long NO_BLOCK = -1;

    private final int[] key = new int[8];
    private long draws;

    /** Block {@code blockNumber} of the stream, cached because it holds sixteen draws. */
    private final int[] block = new int[ChaCha.BLOCK_WORDS];

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

    /** Draws 32 random bits. */
    public int next() {
        long number = draws / ChaCha.BLOCK_WORDS;
        if (number != blockNumber) {
            ChaCha.block(key, number, block);
            blockNumber = number;
        }
        return block[(int) (draws++ % ChaCha.BLOCK_WORDS)];
    }

    /** Returns a uniformly distributed number from 0 to {@code bound} - 1; takes one draw, rarely more. */
    @Override
    public int below(int bound) {
        // The result is the high half of draw × bound. Low halves below 2^32 mod bound would cause a bias: draw again.
        long product = Integer.toUnsignedLong(next()) * bound;
        if (Integer.toUnsignedLong((int) product) < bound) {
            long biasThreshold = (1L << 32) % bound;
            while (Integer.toUnsignedLong((int) product) < biasThreshold) {
                product = Integer.toUnsignedLong(next()) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /** Replaces the key by a random one, so that a determinized state does not contain the real future draws. */
    public void randomize(FastRandom random) {
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

    /** Returns the key in hexadecimal digits, a colon and the number of draws so far. */
    public String text() {
        return Key.ofWords(key).hex() + ":" + draws;
    }

    public static Chance parse(String text) throws MalformedException {
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
