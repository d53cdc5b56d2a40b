package org.merlon.blackstone.table;

import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/**
 * The cards on the board, one on each space, and for each faction and role the spaces that show it now or after a flip.
 *
 * <p>A wild vassal is in all of these sets, an assassin or saboteur in none.
 */
public final class Board implements Part<Board> {
    /** The offset of the roles in {@link #faces}. */
    private static final int ROLES = Face.FACTIONS;

    /** The offset of the other sides of the cards in {@link #faces}. */
    private static final int SIDE = Face.FACTIONS + Face.ROLES;

    private final byte[] cards = new byte[Space.COUNT];

    /** The spaces that show each faction, then each role, then the same for the other sides of the cards. */
    private final int[] faces = new int[2 * SIDE];

    private int occupied;
    private int specials;
    private int saboteurs;

    @Override
    public void become(Board other, CopyHasher tally) {
        occupied = tally.of(other.occupied);
        tally.of(cards, other.cards);
        System.arraycopy(other.faces, 0, faces, 0, faces.length);
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
        return with(faction, role, 0);
    }

    /** Returns the spaces that would show a faction and a role after a flip. */
    public int hiding(int faction, int role) {
        return with(faction, role, SIDE);
    }

    private int with(int faction, int role, int side) {
        int set = occupied & ~specials;
        if (faction != Face.ANY) {
            set &= faces[side + faction];
        }
        return role == Face.ANY ? set : set & faces[side + ROLES + role];
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
        int up = Vassal.up(card);
        if (Face.isPlain(up)) {
            toggle(bit, up, 0);
            toggle(bit, Vassal.up(Vassal.flip(card)), SIDE);
        } else if (up == Face.WILD) {
            for (int i = 0; i < faces.length; i++) {
                faces[i] ^= bit;
            }
        } else {
            specials ^= bit;
            saboteurs ^= up == Face.SABOTEUR ? bit : 0;
        }
    }

    private void toggle(int bit, int face, int side) {
        faces[side + Face.faction(face)] ^= bit;
        faces[side + ROLES + Face.role(face)] ^= bit;
    }
}
