package org.merlon.server.web;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.merlon.server.game.LiveGame;

/**
 * A table in a certain phase with people in all roles; recreated whenever a request of the access tests has changed it.
 */
final class Scene {
    /** The role of the person who sends a request. */
    enum Role {
        /** A client without a session. */
        STRANGER,
        /** A guest who is not involved in the table. */
        OTHER,
        /** A guest who knows the invitation. */
        INVITED,
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
    final String table;
    final String invitation;

    Scene(LiveServer server, boolean listed, LiveGame.Phase phase) {
        this.server = server;
        creator = server.guest();
        player = server.guest();
        Answer made = creator.post("/api/tables", "{\"game\":\"torres\",\"players\":3,\"listed\":" + listed + "}")
                .ok();
        table = made.text("id");
        invitation = made.text("invitation");
        player.at(table, "join", "{\"seat\":1,\"invitation\":\"" + invitation + "\"}")
                .ok();
        if (phase != LiveGame.Phase.OPEN) {
            Client third = server.guest();
            third.at(table, "join", "{\"invitation\":\"" + invitation + "\"}").ok();
            creator.at(table, "start", "{}").ok();
            player.at(table, "chat", "{\"text\":\"only for players\"}").ok();
            if (phase == LiveGame.Phase.OVER) {
                third.at(table, "resign", "{}").ok();
                creator.at(table, "resign", "{}").ok();
            }
        }
    }

    Client client(Role role) {
        return switch (role) {
            case STRANGER -> server.stranger();
            case PLAYER -> player;
            case CREATOR -> creator;
            case OTHER, INVITED -> others.computeIfAbsent(role, guest -> server.guest());
            case MEMBER -> others.computeIfAbsent(role, member -> server.member(name()));
            case BOT -> others.computeIfAbsent(role, bot -> server.bot(name()));
        };
    }

    private static String name() {
        return "Tess" + COUNT.incrementAndGet();
    }

    /** Replaces the placeholders of a request; only the invited role gets the real invitation. */
    String fill(String text, Role role) {
        return text.replace("{id}", table)
                .replace("{number}", "1")
                .replace("INVITATION", role == Role.INVITED ? invitation : "guess");
    }

    int number() {
        return Objects.requireNonNull(server.store().games().load(table))
                .entries()
                .size();
    }
}
