package org.merlon.blackstone.table;

import java.util.Locale;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Phrase;

/**
 * One half of a task: a vassal in a place (B-5).
 *
 * @param place the letter or letters that always count
 * @param blueLetter the letter that counts only with blue letters, or an empty text
 * @param spaces the spaces without blue letters
 * @param blueSpaces the spaces with blue letters
 * @param faction the wanted faction, or {@link Face#ANY}
 * @param role the wanted role, or {@link Face#ANY}
 */
public record Requirement(String place, String blueLetter, int spaces, int blueSpaces, int faction, int role) {
    static Requirement read(Tsv.Row row, String placeColumn, String blueLetter, String vassalColumn) {
        String place = row.text(placeColumn);
        String vassal = row.text(vassalColumn);
        int line = Space.parsePlace(place);
        int spaces = blueLetter.isEmpty() ? line : line & Space.parsePlace(blueLetter);
        String[] parts = vassal.split("-", -1);
        int faction = parts.length == 2 ? Face.parseFaction(parts[0]) : Face.ANY;
        int role = parts.length == 2 ? Face.parseRole(parts[1]) : Face.ANY;
        boolean hasValidVassal = parts.length == 2
                && (faction != Face.ANY || parts[0].equals("any"))
                && (role != Face.ANY || parts[1].equals("any"));
        // A blue letter that repeats the column or row, or names another one, does not give a single space.
        boolean namesSingleSpace = blueLetter.isEmpty() || Integer.bitCount(spaces) == 1;
        if (line == 0) {
            throw row.wrong(placeColumn + ": the board has no '" + place + "'");
        }
        if (!namesSingleSpace) {
            throw row.wrong("the letters " + place + " and " + blueLetter + " name no single space");
        }
        if (!hasValidVassal) {
            throw row.wrong(vassalColumn + ": a vassal such as lion-any or any-spy is wanted, not '" + vassal + "'");
        }
        return new Requirement(place, blueLetter, line, spaces, faction, role);
    }

    public int spaces(boolean blueLetters) {
        return blueLetters ? blueSpaces : spaces;
    }

    /** Returns whether a vassal with this face up is wanted, on any space. */
    public boolean wants(int face) {
        return face == Face.WILD
                || (Face.isPlain(face)
                        && (faction == Face.ANY || faction == Face.faction(face))
                        && (role == Face.ANY || role == Face.role(face)));
    }

    /** Returns the spaces of the board that meet this requirement. */
    public int matchingSpaces(Board board, boolean blueLetters) {
        return spaces(blueLetters) & board.showing(faction, role);
    }

    /** Returns the requirement as a phrase: a lion in column K, a raven spy on BS. */
    public Phrase phrase(boolean blueLetters) {
        Phrase vassal = faction == Face.ANY
                ? Phrase.of("blackstone-role-" + Face.roleName(role) + ".one")
                : role == Face.ANY
                        ? Phrase.of("blackstone-faction-" + Face.factionName(faction) + ".one")
                        : MessageNouns.faceWithArticle(Face.of(faction, role));
        int spaces = spaces(blueLetters);
        int first = Space.first(spaces);
        Phrase phrase = Integer.bitCount(spaces) == 1
                ? Phrase.of("blackstone-wanted-space").with("at", MessageNouns.space(first))
                : Phrase.of(
                                spaces == Space.column(Space.columnOf(first))
                                        ? "blackstone-wanted-column"
                                        : "blackstone-wanted-row")
                        .with("at", place.toUpperCase(Locale.ROOT));
        return phrase.with("who", vassal);
    }
}
