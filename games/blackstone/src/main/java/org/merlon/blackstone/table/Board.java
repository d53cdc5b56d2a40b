package org.merlon.blackstone.table;

import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/**
 * The cards on the board, one on each space, and for each faction and role the spaces that show it now or after a flip.
 *
 * <p>A wild vassal is in all of these sets, an assassin or saboteur in none.
 */
public final class Board implements StatePart<Board> {
    /** The offset of the roles in {@link #spacesBySymbol}. */
    private static final int ROLE_OFFSET = Face.FACTIONS;

    /** The offset of the other sides of the cards in {@link #spacesBySymbol}. */
    private static final int OTHER_SIDE_OFFSET = Face.FACTIONS + Face.ROLES;

    private final byte[] cards = new byte[Space.COUNT];

    /** The spaces that show each faction, then each role, then the same for the other sides of the cards. */
    private final int[] spacesBySymbol = new int[2 * OTHER_SIDE_OFFSET];

    private int occupied;
    private int specials;
    private int saboteurs;

    @Override
    public void copyFrom(Board other, CopyHasher hasher) {
        occupied = hasher.copy(other.occupied);
        hasher.copy(cards, other.cards);
        System.arraycopy(other.spacesBySymbol, 0, spacesBySymbol, 0, spacesBySymbol.length);
        specials = other.specials;
        saboteurs = other.saboteurs;
    }

    /** Returns the card on a space, or {@link Vassal#NONE}. */
    public int at(int space) {
        return Space.in(occupied, space) ? cards[space] & 0xff : Vassal.NONE;
    }

    public int occupied() {
        return occupied;
    }

    public int free() {
        return Space.ALL & ~occupied;
    }

    /** Returns the spaces with an assassin or saboteur. */
    public int specials() {
        return specials;
    }

    /** Returns the spaces with a saboteur up. */
    public int saboteurs() {
        return saboteurs;
    }

    /** Returns the spaces with a vassal, including wild ones. */
    public int vassals() {
        return occupied & ~specials;
    }

    /** Returns the spaces that show a faction and a role; {@link Face#ANY} stands for any of them. */
    public int showing(int faction, int role) {
        return spacesWith(faction, role, 0);
    }

    /** Returns the spaces that would show a faction and a role after a flip. */
    public int showingAfterFlip(int faction, int role) {
        return spacesWith(faction, role, OTHER_SIDE_OFFSET);
    }

    private int spacesWith(int faction, int role, int offset) {
        int spaces = occupied & ~specials;
        if (faction != Face.ANY) {
            spaces &= spacesBySymbol[offset + faction];
        }
        return role == Face.ANY ? spaces : spaces & spacesBySymbol[offset + ROLE_OFFSET + role];
    }

    /** Puts a card on a free space. */
    public void put(int space, int card) {
        cards[space] = (byte) card;
        toggle(space, card);
    }

    /** Removes and returns the card on a space. */
    public int take(int space) {
        int card = cards[space] & 0xff;
        toggle(space, card);
        cards[space] = 0; // equal boards must be equal in every byte
        return card;
    }

    /** Moves a card to a free space. */
    public void slide(int from, int to) {
        put(to, take(from));
    }

    public void swap(int one, int other) {
        int card = take(one);
        put(one, take(other));
        put(other, card);
    }

    public void flip(int space) {
        put(space, Vassal.flip(take(space)));
    }

    private void toggle(int space, int card) {
        int bit = Space.bit(space);
        occupied ^= bit;
        int face = Vassal.upperFace(card);
        if (Face.isPlain(face)) {
            toggle(bit, face, 0);
            toggle(bit, Vassal.upperFace(Vassal.flip(card)), OTHER_SIDE_OFFSET);
        } else if (face == Face.WILD) {
            for (int i = 0; i < spacesBySymbol.length; i++) {
                spacesBySymbol[i] ^= bit;
            }
        } else {
            specials ^= bit;
            saboteurs ^= face == Face.SABOTEUR ? bit : 0;
        }
    }

    private void toggle(int bit, int face, int offset) {
        spacesBySymbol[offset + Face.faction(face)] ^= bit;
        spacesBySymbol[offset + ROLE_OFFSET + Face.role(face)] ^= bit;
    }
}
