package org.merlon.server.table.actions;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.RelationStore;
import org.merlon.server.store.log.ChatLine;
import org.merlon.server.store.log.TableExtrasStore;
import org.merlon.server.table.live.Table;
import org.merlon.server.wire.Outbound;

/** The chat at a table, with one room for the players and one for the spectators. */
public final class TableChat {
    private static final String PLAYERS = "players";
    private static final String SPECTATORS = "spectators";

    private TableChat() {}

    /** Posts a message in the room of a person, who must be allowed to watch the table. */
    public static void post(Table table, String person, String text, TableExtrasStore notes, RelationStore relations)
            throws RefusedException {
        if (text.isBlank()) {
            throw new RefusedException(Phrase.of("error-chat-empty"));
        }
        String room = room(table.game(), person);
        long time = table.context().now();
        notes.addChat(new ChatLine(table.game().id(), room, person, text, time));
        table.broadcastToRoom(
                room.equals(PLAYERS),
                relations.listenersIgnoring(person, table.presentPeople()),
                new Outbound.ChatAdded(
                        table.game().id(), room, table.context().names().name(person), text, time));
    }

    /**
     * The messages in the room of a person, who must be allowed to watch the table, without those of people whom they
     * have muted; oldest first.
     */
    public static List<ChatLine> lines(
            Table table, @Nullable String person, int limit, TableExtrasStore notes, RelationStore relations) {
        List<ChatLine> lines = notes.chat(table.game().id(), room(table.game(), person), limit);
        if (person == null || lines.isEmpty()) {
            return lines;
        }
        Set<String> muted = relations.speakersIgnoredBy(
                person, lines.stream().map(ChatLine::person).distinct().toList());
        return lines.stream().filter(line -> !muted.contains(line.person())).toList();
    }

    private static String room(LiveGame game, @Nullable String person) {
        return game.seatsOf(person).isEmpty() ? SPECTATORS : PLAYERS;
    }
}
