package org.merlon.server.web;

/** How an attack on a table opens: a server, two people on it, and a game between them that has begun. */
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

    /** Between guests; Ann made the table, and begins. */
    static Duel ofGuests(LiveServer server, String wish) {
        return new Duel(server, server.guest(), server.guest(), wish);
    }

    /** Between people who have accounts. */
    static Duel ofMembers(LiveServer server, String wish) {
        return new Duel(server, server.member("Annette"), server.member("Benedict"), wish);
    }

    @Override
    public void close() {
        server.close();
    }
}
