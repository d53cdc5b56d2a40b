package org.merlon.bench.load.client;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.merlon.bench.load.process.Scratch;
import org.merlon.bench.load.process.ServerProcess;

/** Measures what a game of one person against a bot costs the server, which is saved if the browser runs the game. */
public final class SoloGames implements AutoCloseable {
    private static final long PATIENCE_MINUTES = 10;

    private final Scratch scratch = Scratch.make();
    private final ServerProcess server = ServerProcess.start(scratch.folder(), null, 0);
    private final EventLoop loop = new EventLoop();

    /** @throws IOException if no server can be started */
    public SoloGames() throws IOException {}

    /**
     * The mean cost of a game.
     *
     * @param processor the server's CPU time in seconds
     * @param moves the number of moves of both players
     */
    public record Cost(double processor, double moves) {}

    /** Plays games one after the other, after one that warms up the server. */
    public Cost measure(String game, String bot, int games) throws IOException, InterruptedException {
        String wish = "\"game\":\"" + game + "\",\"players\":2,\"start\":true,\"seats\":[{\"kind\":\"you\"},"
                + "{\"kind\":\"bot\",\"name\":\"" + bot + "\"}]";
        try (var lobby = new Lobby(server.base(), wish)) {
            String cookie = lobby.visit();
            play(lobby, cookie, 0);
            double before = server.processorTime();
            int moves = 0;
            for (int i = 1; i <= games; i++) {
                moves += play(lobby, cookie, i);
            }
            return new Cost((server.processorTime() - before) / games, (double) moves / games);
        }
    }

    /** Plays a complete game; returns the number of entries in its log. */
    private int play(Lobby lobby, String cookie, long seed) throws IOException, InterruptedException {
        String table = lobby.begun(cookie);
        var person = new Person();
        var player = new LoadPlayer(loop, person, cookie, seed);
        loop.execute(() -> {
            player.sit(table); // the player watches it after the welcome message
            player.arrive(server.port());
        });
        if (!person.over.await(PATIENCE_MINUTES, TimeUnit.MINUTES) || !person.trouble.isEmpty()) {
            throw new IOException("the game did not end: " + person.trouble);
        }
        return player.seen();
    }

    /** Plays every move immediately. */
    private static final class Person implements LoadPlayer.Referee {
        private final CountDownLatch over = new CountDownLatch(1);
        private volatile String trouble = "";

        private void fail(String why) {
            trouble = why;
            over.countDown();
        }

        @Override
        public void arrived(LoadPlayer player) {}

        @Override
        public void ready(LoadPlayer player) {
            player.play(System.nanoTime());
        }

        @Override
        public void acknowledged(LoadPlayer player, int number, String move) {}

        @Override
        public void refused(LoadPlayer player, String code) {
            fail(code);
        }

        @Override
        public void over(LoadPlayer player) {
            over.countDown();
        }

        @Override
        public void left(LoadPlayer player) {
            fail("the connection was closed");
        }

        @Override
        public void troubled(LoadPlayer player, String why) {
            fail(why);
        }
    }

    @Override
    public void close() {
        loop.close();
        server.close();
        scratch.close();
    }
}
