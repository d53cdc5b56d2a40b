package org.merlon.engine.info;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Tsv;

/**
 * The credits of a game: the origin of the printed game, our replacements for missing material, and our rulings.
 *
 * @param book credits from the rulebooks, one sentence each
 * @param ours our replacements for what was printed only in pictures, one sentence each
 * @param rulings our decisions where the rulebooks are silent or contradict each other
 */
public record Credits(List<String> book, List<String> ours, List<Ruling> rulings) {
    /** Credits of a game that states none. */
    public static final Credits NONE = new Credits(List.of(), List.of(), List.of());

    /** A decision about the rule with this number, and the reason for it. */
    public record Ruling(String number, String ruling, String reason) {}

    public Credits {
        book = List.copyOf(book);
        ours = List.copyOf(ours);
        rulings = List.copyOf(rulings);
    }

    /** Reads {@code about.tsv} and {@code rulings.tsv}, resources in the package of {@code owner}. */
    public static Credits of(Class<?> owner) {
        var book = new ArrayList<String>();
        var ours = new ArrayList<String>();
        for (Tsv.Row row : Tsv.of(owner, "about.tsv").rows()) {
            switch (row.text("kind")) {
                case "book" -> book.add(row.text("text"));
                case "ours" -> ours.add(row.text("text"));
                default -> throw row.wrong("kind: book or ours is wanted, not '" + row.text("kind") + "'");
            }
        }
        var rulings = new ArrayList<Ruling>();
        for (Tsv.Row row : Tsv.of(owner, "rulings.tsv").rows()) {
            rulings.add(new Ruling(row.text("number"), row.text("ruling"), row.text("reason")));
        }
        return new Credits(book, ours, rulings);
    }
}
