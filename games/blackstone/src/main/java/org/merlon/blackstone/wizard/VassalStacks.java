package org.merlon.blackstone.wizard;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The vassals under the visible ones; all vassals of a stack have the same upper face (B-111, B-112). */
final class VassalStacks implements StatePart<VassalStacks> {
    private final Board tops;

    /** The vassal under each card with its upper side; valid only for cards on top of others. */
    private final byte[] under = new byte[Vassal.PLAIN_CARDS];

    private final byte[] heights = new byte[Space.COUNT];

    /** The spaces with exactly one vassal. */
    private int singles;

    VassalStacks(Board tops) {
        this.tops = tops;
    }

    /** {@inheritDoc} The board with the top vassals must have been copied before. */
    @Override
    public void copyFrom(VassalStacks other, CopyHasher hasher) {
        System.arraycopy(other.under, 0, under, 0, under.length);
        hasher.copy(heights, other.heights);
        singles = other.singles;
        for (int remaining = hasher.isHashing() ? tops.occupied() & ~singles : 0;
                remaining != 0;
                remaining &= remaining - 1) {
            int space = Space.first(remaining);
            int vassal = tops.at(space);
            for (int i = 1; i < heights[space]; i++) {
                vassal = under[Vassal.card(vassal)] & 0xff;
                hasher.add(vassal);
            }
        }
    }

    int singles() {
        return singles;
    }

    int height(int space) {
        return heights[space];
    }

    /** Returns the spaces that are free or show this face, on which a vassal with this face up may be laid. */
    int openSpaces(int face) {
        return tops.free() | tops.showing(Face.faction(face), Face.role(face));
    }

    /** Lays a vassal on a space where it is allowed. */
    void lay(int space, int vassal) {
        if (heights[space] > 0) {
            under[Vassal.card(vassal)] = (byte) tops.take(space);
        }
        tops.put(space, vassal);
        setHeight(space, heights[space] + 1);
    }

    /** Moves a stack to a free space, or a single vassal onto a stack of the same face. */
    void slide(int from, int to) {
        if (heights[to] > 0) {
            lay(to, tops.take(from));
        } else {
            tops.slide(from, to);
            setHeight(to, heights[from]);
        }
        setHeight(from, 0);
    }

    void swap(int one, int other) {
        tops.swap(one, other);
        int height = heights[one];
        setHeight(one, heights[other]);
        setHeight(other, height);
    }

    private void setHeight(int space, int height) {
        heights[space] = (byte) height;
        singles = height == 1 ? singles | Space.bit(space) : singles & ~Space.bit(space);
    }

    /** Returns all vassals on a space, bottom first. */
    Pile vassalsAt(int space) {
        var cards = new Pile(Vassal.PLAIN_CARDS);
        int vassal = tops.at(space);
        for (int i = 0; i < heights[space]; i++) {
            cards.addFirst(vassal);
            vassal = under[Vassal.card(vassal)] & 0xff;
        }
        return cards;
    }
}
