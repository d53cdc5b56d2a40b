package org.merlon.blackstone.queen;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Hash;
import org.merlon.engine.parts.StatePart;
import org.merlon.engine.words.Phrase;

/**
 * The sets of one seat.
 *
 * <p>A set is summarised in an {@code int}: the number of vassals, their factions and their roles. This is enough to
 * decide whether a vassal fits and what the set is worth.
 */
final class VassalSets implements StatePart<VassalSets> {
    /** Stands for a new set in a move. */
    static final int NEW_SET = 127;

    /** A set without a vassal. */
    static final int EMPTY_SET = 0;

    private final Pile vassals = new Pile(Vassal.PLAIN_CARDS);

    /** The number of the set of each vassal. */
    private final Pile setNumbers = new Pile(Vassal.PLAIN_CARDS);

    private final int[] summaries = new int[Vassal.PLAIN_CARDS];
    private int count;
    private int points;

    /** Sum over all vassals, independent of the order in which different sets grew. */
    private long hash;

    @Override
    public void copyFrom(VassalSets other, CopyHasher hasher) {
        vassals.copyFrom(other.vassals);
        setNumbers.copyFrom(other.setNumbers);
        System.arraycopy(other.summaries, 0, summaries, 0, other.count);
        count = other.count;
        points = other.points;
        hash = other.hash;
        hasher.add(Hash.add(hash, count));
    }

    int count() {
        return count;
    }

    /** Returns the summary of a set, {@link #EMPTY_SET} if there is no set with this number. */
    int get(int number) {
        return number < count ? summaries[number] : EMPTY_SET;
    }

    int points() {
        return points;
    }

    /** Returns the number of vassals in all sets. */
    int size() {
        return vassals.size();
    }

    /** Returns the vassals of a set, in the order in which they were added. */
    Pile vassalsOf(int number) {
        var cards = new Pile(Vassal.PLAIN_CARDS);
        for (int i = 0; i < vassals.size(); i++) {
            if (setNumbers.get(i) == number) {
                cards.add(vassals.get(i));
            }
        }
        return cards;
    }

    /** Adds a vassal that fits to a set; the number {@link #count} opens a new set. */
    void add(int number, int vassal) {
        int before = get(number);
        int after = with(before, Vassal.upperFace(vassal));
        points += points(after) - points(before);
        hash += Hash.mix(vassal | number << 8 | size(before) << 16);
        vassals.add(vassal);
        setNumbers.add(number);
        summaries[number] = after;
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
