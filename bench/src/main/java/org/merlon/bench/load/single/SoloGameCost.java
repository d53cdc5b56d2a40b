package org.merlon.bench.load.single;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.process.TemporaryFolder;
import org.merlon.testkit.ServerProcess;

/** Measures what a game of one person against a bot costs the server, which is saved if the browser runs the game. */
public final class SoloGameCost implements AutoCloseable {
    private static final long GAME_TIMEOUT_MINUTES = 10;

    private final TemporaryFolder scratch = TemporaryFolder.create();
    private final ServerProcess server = ServerProcess.start(scratch.folder(), null, 0);
    private final EventLoop loop = new EventLoop();

    /** @throws IOException if no server can be started */
    public SoloGameCost() throws IOException {}

    /**
     * The mean cost of a game.
     *
     * @param cpuSeconds the server's CPU time in seconds
     * @param moves the number of moves of both players
     */
    public record Cost(double cpuSeconds, double moves) {}

    /** Plays games one after the other, after one that warms up the server. */
    public Cost measure(String game, String bot, int games) throws IOException, InterruptedException {
        String tableRequest = "\"game\":\"" + game + "\",\"players\":2,\"start\":true,\"seats\":[{\"kind\":\"you\"},"
                + "{\"kind\":\"bot\",\"name\":\"" + bot + "\"}]";
        try (var api = new ApiClient(server.baseUrl(), tableRequest)) {
            String cookie = api.newGuest();
            playGame(api, cookie, 0);
            double cpuBefore = server.cpuSeconds();
            int moves = 0;
            for (int i = 1; i <= games; i++) {
                moves += playGame(api, cookie, i);
            }
            return new Cost((server.cpuSeconds() - cpuBefore) / games, (double) moves / games);
        }
    }

    /** Plays a complete game; returns the number of entries in its log. */
    private int playGame(ApiClient api, String cookie, long seed) throws IOException, InterruptedException {
        String table = api.newBotTable(cookie);
        var listener = new SoloListener();
        var player = new LoadPlayer(loop, listener, cookie, seed);
        loop.execute(() -> {
            player.switchTable(table); // the player watches it after the welcome message
            player.connect(server.port());
        });
        if (!listener.gameOver.await(GAME_TIMEOUT_MINUTES, TimeUnit.MINUTES) || !listener.problem.isEmpty()) {
            throw new IOException("the game did not end: " + listener.problem);
        }
        return player.lastEntry();
    }

    /** Plays every move immediately. */
    private static final class SoloListener implements LoadPlayer.Listener {
        private final CountDownLatch gameOver = new CountDownLatch(1);
        private volatile String problem = "";

        private void fail(String reason) {
            problem = reason;
            gameOver.countDown();
        }

        @Override
        public void onConnected(LoadPlayer player) {}

        @Override
        public void onTurn(LoadPlayer player) {
            player.play(System.nanoTime());
        }

        @Override
        public void onAcknowledged(LoadPlayer player, int number, String move) {}

        @Override
        public void onRefused(LoadPlayer player, String code) {
            fail(code);
        }

        @Override
        public void onGameOver(LoadPlayer player) {
            gameOver.countDown();
        }

        @Override
        public void onDisconnected(LoadPlayer player) {
            fail("the connection was closed");
        }

        @Override
        public void onBrokenTable(LoadPlayer player, String reason) {
            fail(reason);
        }
    }

    @Override
    public void close() {
        loop.close();
        server.close();
        scratch.close();
    }
}
