package org.merlon.blackstone.table;

import org.merlon.engine.parts.Part;
import org.merlon.engine.parts.Tally;

/**
 * The cards on the board, one to a space, and where each faction and role shows.
 *
 * <p>A wild vassal is in every one of those sets, an assassin or saboteur in none.
 */
public final class Board implements Part<Board> {
    private final byte[] cards = new byte[Space.COUNT];
    private final int[] factions = new int[Face.FACTIONS];
    private final int[] roles = new int[Face.ROLES];
    private int occupied;
    private int specials;
    private int saboteurs;

    @Override
    public void become(Board other, Tally tally) {
        occupied = tally.of(other.occupied);
        tally.of(cards, other.cards);
        System.arraycopy(other.factions, 0, factions, 0, Face.FACTIONS);
        System.arraycopy(other.roles, 0, roles, 0, Face.ROLES);
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
        int set = occupied & ~specials;
        if (faction != Face.ANY) {
            set &= factions[faction];
        }
        return role == Face.ANY ? set : set & roles[role];
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
            factions[Face.faction(up)] ^= bit;
            roles[Face.role(up)] ^= bit;
        } else if (up == Face.WILD) {
            for (int i = 0; i < Face.FACTIONS; i++) {
                factions[i] ^= bit;
                roles[i] ^= bit;
            }
        } else {
            specials ^= bit;
            saboteurs ^= up == Face.SABOTEUR ? bit : 0;
        }
    }
}
