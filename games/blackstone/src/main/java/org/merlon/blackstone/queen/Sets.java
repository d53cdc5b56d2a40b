package org.merlon.blackstone.queen;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Hash;
import org.merlon.engine.parts.Part;
import org.merlon.engine.words.Phrase;

/**
 * The sets of one seat.
 *
 * <p>A set is summarised in an {@code int}: the number of vassals, their factions and their roles. This is enough to
 * decide whether a vassal fits and what the set is worth.
 */
final class Sets implements Part<Sets> {
    /** Stands for a new set in a move. */
    static final int NEW = 127;

    /** A set without a vassal. */
    static final int EMPTY = 0;

    private final Pile vassals = new Pile(Vassal.PLAIN);

    /** The number of the set of each vassal. */
    private final Pile homes = new Pile(Vassal.PLAIN);

    private final int[] sets = new int[Vassal.PLAIN];
    private int count;
    private int points;

    /** Sum over all vassals, independent of the order in which different sets grew. */
    private long hash;

    @Override
    public void become(Sets other, CopyHasher tally) {
        vassals.copyFrom(other.vassals);
        homes.copyFrom(other.homes);
        System.arraycopy(other.sets, 0, sets, 0, other.count);
        count = other.count;
        points = other.points;
        hash = other.hash;
        tally.add(Hash.add(hash, count));
    }

    int count() {
        return count;
    }

    /** Returns the summary of a set, {@link #EMPTY} if there is no set with this number. */
    int get(int number) {
        return number < count ? sets[number] : EMPTY;
    }

    int points() {
        return points;
    }

    /** Returns the number of vassals in all sets. */
    int size() {
        return vassals.size();
    }

    /** Returns the vassals of a set, in the order in which they were added. */
    Pile of(int number) {
        var cards = new Pile(Vassal.PLAIN);
        for (int i = 0; i < vassals.size(); i++) {
            if (homes.get(i) == number) {
                cards.add(vassals.get(i));
            }
        }
        return cards;
    }

    /** Adds a vassal that fits to a set; the number {@link #count} opens a new set. */
    void add(int number, int vassal) {
        int before = get(number);
        int after = with(before, Vassal.up(vassal));
        points += points(after) - points(before);
        hash += Hash.mix(vassal | number << 8 | size(before) << 16);
        vassals.add(vassal);
        homes.add(number);
        sets[number] = after;
        count = Math.max(count, number + 1);
    }

    /** Returns a set with one more vassal of this face. */
    static int with(int set, int face) {
        return set + 1 | 1 << (8 + Face.faction(face)) | 1 << (12 + Face.role(face));
    }

    static int size(int set) {
        return set & 0xff;
    }

    static int factions(int set) {
        return set >>> 8 & 0xf;
    }

    static int roles(int set) {
        return set >>> 12 & 0xf;
    }

    static @Nullable SetKind kind(int set) {
        return SetKind.of(size(set), factions(set), roles(set));
    }

    /** Returns whether a vassal of this face may be added to the set. */
    static boolean fits(int set, int face) {
        return kind(with(set, face)) != null;
    }

    /** Returns the noun for a set. */
    static Phrase noun(int set) {
        return SetKind.noun(kind(set), size(set));
    }

    static int points(int set) {
        SetKind kind = kind(set);
        return kind == null ? 0 : kind.points(size(set));
    }
}
