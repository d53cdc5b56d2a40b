package org.merlon.blackstone.table;

import java.util.Locale;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Phrase;

/**
 * One half of what a task asks for: a vassal in a place (B-5).
 *
 * @param place the letter or letters that count in every game
 * @param blue the letter that counts with blue letters only, or nothing
 * @param spaces where the vassal may be without blue letters
 * @param blueSpaces where it may be with them
 * @param faction the faction wanted, or {@link Face#ANY}
 * @param role the role wanted, or {@link Face#ANY}
 */
public record Requirement(String place, String blue, int spaces, int blueSpaces, int faction, int role) {
    static Requirement read(Tsv.Row row, String placeColumn, String blue, String vassalColumn) {
        String place = row.text(placeColumn);
        String vassal = row.text(vassalColumn);
        int line = Space.place(place);
        int spaces = blue.isEmpty() ? line : line & Space.place(blue);
        String[] parts = vassal.split("-", -1);
        int faction = parts.length == 2 ? Face.factionNamed(parts[0]) : Face.ANY;
        int role = parts.length == 2 ? Face.roleNamed(parts[1]) : Face.ANY;
        boolean known = parts.length == 2
                && (faction != Face.ANY || parts[0].equals("any"))
                && (role != Face.ANY || parts[1].equals("any"));
        // A blue letter that names the same column or row again, or another one of its kind, names no single space.
        boolean single = blue.isEmpty() || Integer.bitCount(spaces) == 1;
        if (line == 0) {
            throw row.wrong(placeColumn + ": the board has no '" + place + "'");
        }
        if (!single) {
            throw row.wrong("the letters " + place + " and " + blue + " name no single space");
        }
        if (!known) {
            throw row.wrong(vassalColumn + ": a vassal such as lion-any or any-spy is wanted, not '" + vassal + "'");
        }
        return new Requirement(place, blue, line, spaces, faction, role);
    }

    public int spaces(boolean blueLetters) {
        return blueLetters ? blueSpaces : spaces;
    }

    /** Whether a vassal with this face up is wanted, wherever it is. */
    public boolean wants(int face) {
        return face == Face.WILD
                || (Face.isPlain(face)
                        && (faction == Face.ANY || faction == Face.faction(face))
                        && (role == Face.ANY || role == Face.role(face)));
    }

    /** The spaces of the board that hold what is wanted. */
    public int met(Board board, boolean blueLetters) {
        return spaces(blueLetters) & board.showing(faction, role);
    }

    /** In words: a lion in column K, a raven spy on BS. */
    public Phrase phrase(boolean blueLetters) {
        Phrase vassal = faction == Face.ANY
                ? Phrase.of("blackstone-role-" + Face.roleName(role) + ".one")
                : role == Face.ANY
                        ? Phrase.of("blackstone-faction-" + Face.factionName(faction) + ".one")
                        : Nouns.oneFace(Face.of(faction, role));
        int spaces = spaces(blueLetters);
        int first = Space.first(spaces);
        Phrase wanted = Integer.bitCount(spaces) == 1
                ? Phrase.of("blackstone-wanted-space").with("at", Nouns.space(first))
                : Phrase.of(
                                spaces == Space.column(Space.columnOf(first))
                                        ? "blackstone-wanted-column"
                                        : "blackstone-wanted-row")
                        .with("at", place.toUpperCase(Locale.ROOT));
        return wanted.with("who", vassal);
    }
}
