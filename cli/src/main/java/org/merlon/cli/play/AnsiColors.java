package org.merlon.cli.play;

/** Colours text for a terminal, or leaves it unchanged; so pictures must be readable without colours. */
public final class AnsiColors {
    private static final String RESET = "\u001b[0m";
    private static final String[] SEAT_CODES = {"1;34", "1;31", "1;32", "1;35"}; // blue, red, green, purple

    /** Sand-coloured backgrounds, darker with each level; text on them is black. */
    private static final int[] LEVEL_COLORS = {230, 223, 216, 180, 173, 137, 131, 95};

    private final boolean enabled;

    public AnsiColors(boolean enabled) {
        this.enabled = enabled;
    }

    private String paint(String codes, String text) {
        return enabled && !text.isEmpty() ? "\u001b[" + codes + "m" + text + RESET : text;
    }

    String bold(String text) {
        return paint("1", text);
    }

    String dim(String text) {
        return paint("2", text);
    }

    String good(String text) {
        return paint("32", text);
    }

    String bad(String text) {
        return paint("31", text);
    }

    /** Colours a text in the colour of a player. */
    String seat(int seat, String text) {
        return paint(SEAT_CODES[seat % SEAT_CODES.length], text);
    }

    /** Colours a text by one of four kinds that are not players, such as resources or factions. */
    String kind(int kind, String text) {
        String[] codes = {"33", "36", "32", "35"};
        return paint(codes[kind % codes.length], text);
    }

    /** Puts a text on the background colour of a level; level 0 has none. */
    String level(int level, String text) {
        return level == 0 ? text : paint(background(level) + ";30", text);
    }

    /** Colours a player's piece on a level. */
    String piece(int level, int seat, String text) {
        return level == 0
                ? seat(seat, text)
                : paint(background(level) + ";" + SEAT_CODES[seat % SEAT_CODES.length], text);
    }

    private static String background(int level) {
        return "48;5;" + LEVEL_COLORS[Math.min(level, LEVEL_COLORS.length) - 1];
    }
}
