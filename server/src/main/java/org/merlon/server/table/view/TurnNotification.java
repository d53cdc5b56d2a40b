package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.table.live.Table;
import org.merlon.words.Words;

/**
 * The notification for a person who is to move but not at the table: the game and the other players, but nothing about
 * the state of the game.
 */
public record TurnNotification(String title, String text) {

    /** Creates the notification; null if it is not the person's turn, or if they are present. */
    public static @Nullable TurnNotification of(Table table, String person) {
        LiveGame game = table.game();
        int seat = game.toMove();
        if (seat < 0 || !person.equals(game.occupant(seat).person()) || table.isPresent(person)) {
            return null;
        }
        List<String> others = new ArrayList<>();
        for (Occupant each : game.seats()) {
            if (!person.equals(each.person())) {
                others.add(LinkPreview.name(each, table.context().names()));
            }
        }
        String text = others.isEmpty()
                ? Words.english().say(Phrase.of("server-notification-your-turn.alone"))
                : Words.english()
                        .say(Phrase.of("server-notification-your-turn").with("who", String.join(", ", others)));
        return new TurnNotification(LinkPreview.of(table).title(), text);
    }
}
