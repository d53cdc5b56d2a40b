package org.merlon.server.web.routes;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.merlon.server.game.LiveGame;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;

/**
 * A table in a certain phase with people in all roles; recreated whenever a request of the access tests has changed it.
 */
public final class AccessScenario {
    /** The role of the person who sends a request. */
    public enum Role {
        /** A client without a session. */
        STRANGER,
        /** A guest who is not involved in the table. */
        UNINVOLVED_GUEST,
        /** A guest who knows the invitation. */
        INVITED_GUEST,
        /** The player of seat 1. */
        PLAYER,
        /** The player of seat 0, who created the table. */
        CREATOR,
        /** A member who is not involved in the table. */
        MEMBER,
        /** A bot account that is not involved in the table. */
        BOT
    }

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final LiveServer server;
    private final Client creator;
    private final Client player;
    private final Map<Role, Client> others = new EnumMap<>(Role.class);
    public final String tableId;
    public final String invitation;

    public AccessScenario(LiveServer server, boolean listed, LiveGame.Phase phase) {
        this.server = server;
        creator = server.guest();
        player = server.guest();
        ApiResponse created = creator.post(
                        "/api/tables", "{\"game\":\"torres\",\"players\":3,\"listed\":" + listed + "}")
                .ok();
        tableId = created.text("id");
        invitation = created.text("invitation");
        player.command(tableId, "join", "{\"seat\":1,\"invitation\":\"" + invitation + "\"}")
                .ok();
        if (phase != LiveGame.Phase.OPEN) {
            Client third = server.guest();
            third.command(tableId, "join", "{\"invitation\":\"" + invitation + "\"}")
                    .ok();
            creator.command(tableId, "start", "{}").ok();
            player.command(tableId, "chat", "{\"text\":\"only for players\"}").ok();
            if (phase == LiveGame.Phase.OVER) {
                third.command(tableId, "resign", "{}").ok();
                creator.command(tableId, "resign", "{}").ok();
            }
        }
    }

    public Client clientOf(Role role) {
        return switch (role) {
            case STRANGER -> server.stranger();
            case PLAYER -> player;
            case CREATOR -> creator;
            case UNINVOLVED_GUEST, INVITED_GUEST -> others.computeIfAbsent(role, guest -> server.guest());
            case MEMBER -> others.computeIfAbsent(role, member -> server.member(uniqueName()));
            case BOT -> others.computeIfAbsent(role, bot -> server.bot(uniqueName()));
        };
    }

    private static String uniqueName() {
        return "Tess" + COUNT.incrementAndGet();
    }

    /** Replaces the placeholders of a request; only the invited role gets the real invitation. */
    public String fillIn(String text, Role role) {
        return text.replace("{id}", tableId)
                .replace("{number}", "1")
                .replace("INVITATION", role == Role.INVITED_GUEST ? invitation : "guess");
    }

    public int logLength() {
        return Objects.requireNonNull(server.store().games().load(tableId))
                .entries()
                .size();
    }
}
