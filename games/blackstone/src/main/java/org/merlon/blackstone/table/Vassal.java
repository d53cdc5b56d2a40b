package org.merlon.blackstone.table;

import java.util.HashMap;
import java.util.Map;
import org.merlon.engine.data.Tsv;

/**
 * Encodes a vassal card and its upper face as a number below 256 (B-3, B-4).
 *
 * <p>The 72 cards of the table have two numbers each. All wild vassals share one number, and all Assassin/Saboteur
 * cards share two, because they cannot be told apart.
 */
public final class Vassal {
    /** The number of different cards with two of the sixteen faces. */
    public static final int PLAIN_CARDS = 72;

    public static final int WILD = 2 * PLAIN_CARDS;
    public static final int ASSASSIN = WILD + 2;
    public static final int SABOTEUR = WILD + 3;

    /** The number of wild vassals, and of Assassin/Saboteur cards. */
    public static final int EXTRA_COPIES = 4;

    /** The number of cards in the box. */
    public static final int MAX_CARDS = PLAIN_CARDS + 2 * EXTRA_COPIES;

    public static final int NONE = 255;

    private static final int NUMBER_COUNT = SABOTEUR + 1;
    private static final byte[] UPPER_FACES = new byte[NUMBER_COUNT];
    private static final String[] NAMES = new String[NUMBER_COUNT];
    private static final Map<String, Integer> BY_NAME = new HashMap<>();

    static {
        int card = 0;
        Tsv table = Tsv.replaceable("blackstone", Vassal.class, "vassals.tsv");
        if (table.rows().size() != PLAIN_CARDS) {
            throw table.wrong("there are " + table.rows().size() + " cards, where the box has " + PLAIN_CARDS);
        }
        for (Tsv.Row row : table.rows()) {
            int face = Face.parse(row.text("face"));
            int back = Face.parse(row.text("back"));
            boolean differ = face != Face.NONE
                    && back != Face.NONE
                    && Face.faction(face) != Face.faction(back)
                    && Face.role(face) != Face.role(back);
            if (!differ) {
                throw row.wrong("two faces that differ in faction and role are wanted, not " + row.text("face")
                        + " and " + row.text("back"));
            }
            if (BY_NAME.containsKey(Face.name(face) + "/" + Face.name(back))) {
                throw row.wrong("there is such a card already");
            }
            define(2 * card, face, back);
            define(2 * card + 1, back, face);
            card++;
        }
        define(WILD, Face.WILD, Face.WILD);
        define(ASSASSIN, Face.ASSASSIN, Face.SABOTEUR);
        define(SABOTEUR, Face.SABOTEUR, Face.ASSASSIN);
    }

    private Vassal() {}

    private static void define(int vassal, int upperFace, int lowerFace) {
        UPPER_FACES[vassal] = (byte) upperFace;
        NAMES[vassal] = Face.name(upperFace) + "/" + Face.name(lowerFace);
        BY_NAME.put(NAMES[vassal], vassal);
    }

    /** Returns the upper face. */
    public static int upperFace(int vassal) {
        return UPPER_FACES[vassal];
    }

    /** Returns the same card with its other side up. */
    public static int flip(int vassal) {
        return vassal == WILD ? WILD : vassal ^ 1;
    }

    public static boolean isSpecial(int vassal) {
        return vassal >= ASSASSIN;
    }

    /** Returns the number that both sides of a card share, below {@link #DIFFERENT_CARDS}. */
    public static int card(int vassal) {
        return vassal >> 1;
    }

    /** Returns the vassal of a card's usual upper side. */
    static int ofCard(int card) {
        return card << 1;
    }

    /** The number of different cards; {@link #card} is below it. */
    public static final int DIFFERENT_CARDS = (SABOTEUR >> 1) + 1;

    /** Returns the number of copies of a card. */
    public static int copies(int vassal) {
        return vassal >= WILD ? EXTRA_COPIES : 1;
    }

    /** Returns the names of both faces, the upper one first. */
    public static String name(int vassal) {
        return NAMES[vassal];
    }

    /** Returns the vassal with this name, or {@link #NONE}. */
    public static int parse(String name) {
        return BY_NAME.getOrDefault(name, NONE);
    }
}
