package org.merlon.server.web;

/** The start of a test with two players: a server, two people, and a running game between them. */
final class Duel implements AutoCloseable {
    static final String TORRES = "{\"game\":\"torres\"}";

    final LiveServer server;
    final Client ann;
    final Client ben;
    final String table;

    private Duel(LiveServer server, Client ann, Client ben, String wish) {
        this.server = server;
        this.ann = ann;
        this.ben = ben;
        table = Seats.begin(ann, ben, wish);
    }

    /** Starts a game between guests; Ann has created the table and moves first. */
    static Duel ofGuests(LiveServer server, String wish) {
        return new Duel(server, server.guest(), server.guest(), wish);
    }

    /** Starts a game between members. */
    static Duel ofMembers(LiveServer server, String wish) {
        return new Duel(server, server.member("Annette"), server.member("Benedict"), wish);
    }

    @Override
    public void close() {
        server.close();
    }
}
