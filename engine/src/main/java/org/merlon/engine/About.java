package org.merlon.engine;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Tsv;

/**
 * Where a game comes from: who made the printed one, what of it was lost and is ours, and what we decided.
 *
 * @param book what the rulebooks say about themselves, a sentence each
 * @param ours what stands in for things that were lost with the pictures, a sentence each
 * @param rulings what we decided where the rulebooks are silent or at odds
 */
public record About(List<String> book, List<String> ours, List<Ruling> rulings) {
    /** A game that has nothing to say about itself. */
    public static final About NOTHING = new About(List.of(), List.of(), List.of());

    /** A decision, by the number of the rule that it belongs to, and why it was taken. */
    public record Ruling(String number, String ruling, String reason) {}

    public About {
        book = List.copyOf(book);
        ours = List.copyOf(ours);
        rulings = List.copyOf(rulings);
    }

    /** Reads {@code about.tsv} and {@code rulings.tsv} beside {@code owner}. */
    public static About of(Class<?> owner) {
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
        return new About(book, ours, rulings);
    }
}
