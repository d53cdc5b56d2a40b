package org.merlon.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.ChatLine;
import org.merlon.server.store.Written;

/** What is said at a table: the players among themselves, the spectators among themselves. */
public final class Talk {
    private static final String PLAYERS = "players";
    private static final String SPECTATORS = "spectators";

    private Talk() {}

    /** Says something in the room where the person is. */
    public static void say(Table table, String person, @Nullable String invitation, String text, Surroundings around)
            throws RefusedException {
        Access.requireWatch(table.game(), person, invitation);
        if (text.isBlank()) {
            throw new RefusedException(Phrase.of("house-no-nothing-said"));
        }
        String room = room(table.game(), person);
        long time = around.now();
        Written.of(around.store().addChat(new ChatLine(table.game().id(), room, person, text, time)));
        table.tellRoom(room.equals(PLAYERS), new News.Said(room, around.names().name(person), text, time));
    }

    /** What was said in the room where the person is, oldest first. */
    public static List<ChatLine> lines(
            Table table, @Nullable String person, @Nullable String invitation, int limit, Surroundings around)
            throws RefusedException {
        Access.requireWatch(table.game(), person, invitation);
        return around.store().chat(table.game().id(), room(table.game(), person), limit);
    }

    private static String room(LiveGame game, @Nullable String person) {
        return game.seatsOf(person).isEmpty() ? SPECTATORS : PLAYERS;
    }
}
