package org.merlon.blackstone.table;

import java.util.HashMap;
import java.util.Map;
import org.merlon.engine.data.Tsv;

/**
 * Vassal cards as they lie, as numbers under 256: a card and which of its faces is up (B-3, B-4).
 *
 * <p>The 72 cards of the table have two numbers each. All wild vassals share one number, all Assassin/Saboteur cards
 * two: nobody can tell them apart.
 */
public final class Vassal {
    /** Different cards with two of the sixteen faces. */
    public static final int PLAIN = 72;

    public static final int WILD = 2 * PLAIN;
    public static final int ASSASSIN = WILD + 2;
    public static final int SABOTEUR = WILD + 3;

    /** How many wild vassals and how many Assassin/Saboteur cards there are. */
    public static final int EXTRA_COPIES = 4;

    /** More cards than this are not in the box. */
    public static final int MAX = PLAIN + 2 * EXTRA_COPIES;

    public static final int NONE = 255;

    private static final int NUMBERS = SABOTEUR + 1;
    private static final byte[] UP = new byte[NUMBERS];
    private static final String[] NAMES = new String[NUMBERS];
    private static final Map<String, Integer> BY_NAME = new HashMap<>();

    static {
        int card = 0;
        Tsv table = Tsv.printed("blackstone", Vassal.class, "vassals.tsv");
        if (table.rows().size() != PLAIN) {
            throw table.wrong("there are " + table.rows().size() + " cards, where the box has " + PLAIN);
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

    private static void define(int vassal, int up, int down) {
        UP[vassal] = (byte) up;
        NAMES[vassal] = Face.name(up) + "/" + Face.name(down);
        BY_NAME.put(NAMES[vassal], vassal);
    }

    /** The face that shows. */
    public static int up(int vassal) {
        return UP[vassal];
    }

    /** The same card with its other side up. */
    public static int flip(int vassal) {
        return vassal == WILD ? WILD : vassal ^ 1;
    }

    public static boolean isSpecial(int vassal) {
        return vassal >= ASSASSIN;
    }

    /** The number that both sides of a card share, below {@link #CARDS}. */
    public static int card(int vassal) {
        return vassal >> 1;
    }

    /** One more than the largest {@link #card}. */
    public static final int CARDS = (SABOTEUR >> 1) + 1;

    /** How many copies of a card there are. */
    public static int copies(int vassal) {
        return vassal >= WILD ? EXTRA_COPIES : 1;
    }

    /** Both faces, the upper one first. */
    public static String name(int vassal) {
        return NAMES[vassal];
    }

    /** The vassal so named, or {@link #NONE}. */
    public static int parse(String name) {
        return BY_NAME.getOrDefault(name, NONE);
    }
}
