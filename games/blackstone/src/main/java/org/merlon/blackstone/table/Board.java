package org.merlon.blackstone.table;

import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/**
 * The cards on the board, one to a space, and where each faction and role shows, or would after a flip.
 *
 * <p>A wild vassal is in every one of those sets, an assassin or saboteur in none.
 */
public final class Board implements Part<Board> {
    /** Where in {@link #faces} the roles of a side begin, and the other side. */
    private static final int ROLES = Face.FACTIONS;

    private static final int SIDE = Face.FACTIONS + Face.ROLES;

    private final byte[] cards = new byte[Space.COUNT];

    /** Where the factions show, then the roles, and then the same for the other sides. */
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

    /** The card on a space, or {@link Vassal#NONE}. */
    public int at(int space) {
        return Space.in(occupied, space) ? cards[space] & 0xff : Vassal.NONE;
    }

    public int occupied() {
        return occupied;
    }

    public int free() {
        return Space.ALL & ~occupied;
    }

    /** The spaces with an assassin or saboteur. */
    public int specials() {
        return specials;
    }

    /** The spaces with a saboteur up. */
    public int saboteurs() {
        return saboteurs;
    }

    /** The spaces with a vassal, wild ones included. */
    public int vassals() {
        return occupied & ~specials;
    }

    /** The spaces that show a faction and a role; {@link Face#ANY} stands for all of them. */
    public int showing(int faction, int role) {
        return with(faction, role, 0);
    }

    /** The spaces that would show them after a flip. */
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

    /** Takes the card away that lies on a space. */
    public int take(int space) {
        int card = cards[space] & 0xff;
        toggle(space, card);
        cards[space] = 0; // equal boards are equal in every byte
        return card;
    }

    /** Moves the card on one space to another, free one. */
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
