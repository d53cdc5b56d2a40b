package org.merlon.server.web;

/** The start of a test with two players: a server, two people, and a running game between them. */
public final class TwoPlayerTable implements AutoCloseable {
    public static final String TORRES = "{\"game\":\"torres\"}";

    public final LiveServer server;
    public final Client ann;
    public final Client ben;
    public final String table;

    private TwoPlayerTable(LiveServer server, Client ann, Client ben, String request) {
        this.server = server;
        this.ann = ann;
        this.ben = ben;
        table = TestTables.startGame(ann, ben, request);
    }

    /** Starts a game between guests; Ann has created the table and moves first. */
    public static TwoPlayerTable withGuests(LiveServer server, String request) {
        return new TwoPlayerTable(server, server.guest(), server.guest(), request);
    }

    /** Starts a game between members. */
    public static TwoPlayerTable withMembers(LiveServer server, String request) {
        return new TwoPlayerTable(server, server.member("Annette"), server.member("Benedict"), request);
    }

    @Override
    public void close() {
        server.close();
    }
}
