package org.merlon.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.play.Notation;
import org.merlon.server.TableServices;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Undo;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Watcher;
import org.merlon.server.wire.Outbound;
import org.merlon.simulation.CommandLedger.Attempt;
import org.merlon.simulation.SimulatedServer.CallResult;
import org.merlon.simulation.SimulationPlan.TablePlan;
import org.merlon.simulation.world.SimulatedRuntime;
import org.merlon.simulation.world.World;

/** A person at a table, who plays, undoes, leaves, resigns, and connects again; or a spectator. */
final class SimulatedPlayer {
    private static final int REPLY_TIMEOUT_MILLIS = 45_000;
    private static final int MAX_REPEATS = 20;
    private static final long REPEAT_PAUSE_MILLIS = 700;

    /** A visitor leaves after about so many looks. */
    private static final int LEAVE_PERIOD = 8;

    /** All return in this time when the game has ended. */
    private static final int RETURN_MILLIS = 2_000;

    private final World world;
    private final Site site;
    private final SimulationPlan scenario;
    private final SimulatedRuntime device;
    private final CommandLedger ledger;
    private final TablePlan table;
    private final @Nullable String person;
    private final String name;
    private final Random random;
    private final long idleFrom;
    private @Nullable SimulatedServer server;
    private @Nullable PlayerView screen;

    /** The screen as the server knows it. */
    private @Nullable Watcher watcher;

    private boolean leaving;

    /** All views of the table that were on the screen. */
    private final List<PlayerView> screens = new ArrayList<>();

    /** The times when the player has begun to be there and has left, one after another. */
    private final List<Long> comings = new ArrayList<>();

    /**
     * @param person the person's id, or null for a spectator
     * @param idleFrom the time from which the player does not move any more
     */
    SimulatedPlayer(
            Site site,
            SimulationPlan scenario,
            SimulatedRuntime device,
            TablePlan table,
            @Nullable String person,
            long seed,
            long idleFrom) {
        this.site = site;
        this.scenario = scenario;
        this.device = device;
        this.table = table;
        this.person = person;
        this.idleFrom = idleFrom;
        world = site.world();
        ledger = site.ledger();
        name = (person == null ? "spectator" : person) + "@" + table.id();
        random = new Random(seed);
    }

    /** Work at a server, which replies with its result. */
    private interface Request {
        Object run(TableServices core) throws RefusedException;
    }

    TablePlan table() {
        return table;
    }

    @Nullable String person() {
        return person;
    }

    String name() {
        return name;
    }

    /** The view of the table; null without a connection. */
    @Nullable PlayerView screen() {
        SimulatedServer current = server;
        return current != null && current.isOpen() ? screen : null;
    }

    void start() {
        var unused = device.startThread(name, this::live);
    }

    /** Closes the connection and does nothing more. */
    void stop() {
        leaving = true;
        disconnect();
    }

    /** Everything that was shown. */
    List<PlayerView> screens() {
        return screens;
    }

    /** Returns whether the player may have been there at some time between two. */
    boolean mayHaveBeenThere(long fromMillis, long untilMillis) {
        for (int i = 0; i < comings.size(); i += 2) {
            boolean left = i + 1 < comings.size() && comings.get(i + 1) < fromMillis;
            if (!left && comings.get(i) <= untilMillis) {
                return true;
            }
        }
        return false;
    }

    private boolean isPlaying() {
        return world.elapsedMillis() < scenario.endOfPlayMillis();
    }

    private void live() {
        try {
            while (!leaving) {
                device.sleep(pause());
                if (leaving) {
                    return;
                }
                if (screen() == null) {
                    connect();
                } else if (isPlaying()) {
                    act();
                    if (scenario.tempo().hasVisits() && random.nextInt(LEAVE_PERIOD) == 0) {
                        disconnect();
                    }
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private long pause() {
        SimulationPlan.Tempo tempo = scenario.tempo();
        if (!isPlaying()) {
            return between(SimulationPlan.Tempo.FAST.minPause, SimulationPlan.Tempo.FAST.maxPause);
        }
        if (screen() != null || !tempo.hasVisits()) {
            return between(tempo.minPause, tempo.maxPause);
        }
        long untilEnd = scenario.endOfPlayMillis() - world.elapsedMillis();
        return Math.min(between(tempo.minAbsence, tempo.maxAbsence), untilEnd + random.nextInt(RETURN_MILLIS));
    }

    private long between(int least, int most) {
        return (long) least + random.nextInt(most - least);
    }

    private void disconnect() {
        SimulatedServer before = server;
        PlayerView old = screen;
        Watcher oldWatcher = watcher;
        server = null;
        screen = null;
        watcher = null;
        if (before != null && old != null && oldWatcher != null) {
            comings.add(world.elapsedMillis());
            old.close();
            before.removeLater(table.id(), oldWatcher);
        }
    }

    private void connect() throws InterruptedException {
        disconnect();
        SimulatedServer next = site.anyOpenServer(random);
        if (next == null) {
            return;
        }
        comings.add(world.elapsedMillis());
        var newScreen = new PlayerView(world, name, person);
        Watcher newWatcher = next.parts().watcher(newScreen);
        screens.add(newScreen);
        Object result = call(next, core -> {
            core.tables().run(table.id(), each -> {
                if (!newScreen.isClosed()) { // by a player who did not wait
                    newScreen.enqueue(new EncodedMessage(new Outbound.TableState(table.id(), each.viewFor(person))));
                    each.addWatcher(newWatcher);
                }
            });
            newScreen.flush();
            return true;
        });
        if (result instanceof Boolean && next.isOpen()) {
            server = next;
            screen = newScreen;
            watcher = newWatcher;
        } else {
            comings.add(world.elapsedMillis());
            newScreen.close();
            next.removeLater(table.id(), newWatcher);
        }
    }

    /** Sends a request and waits for the reply: a result, an exception, or null if the connection was lost. */
    private @Nullable Object call(SimulatedServer to, Request request) throws InterruptedException {
        device.sleepNanos(1_000L * (200 + random.nextInt(3_000)));
        TableServices core = to.core();
        if (core == null || !to.isOpen()) {
            return null;
        }
        BlockingQueue<CallResult> replies = new ArrayBlockingQueue<>(2);
        to.pending().add(replies);
        to.runtime().startTask(() -> {
            Object result;
            try {
                result = request.run(core);
            } catch (RefusedException | StoreException e) {
                result = e;
            }
            var reply = new CallResult(result);
            world.after(1_000L * (200 + random.nextInt(3_000)), () -> {
                if (to.pending().remove(replies)) {
                    replies.add(reply);
                }
            });
        });
        CallResult reply = device.poll(replies, REPLY_TIMEOUT_MILLIS);
        if (reply == null) {
            to.pending().remove(replies);
            world.trace(name + " has waited too long");
        }
        return reply == null ? null : reply.result();
    }

    private void act() throws InterruptedException {
        SimulatedServer current = server;
        if (current == null || person == null) {
            if (random.nextInt(12) == 0) {
                disconnect();
            }
            return;
        }
        int choice = random.nextInt(100);
        if (choice < 6) {
            disconnect();
            return;
        }
        Object seen = call(current, core -> core.tables().query(table.id(), each -> each.game()));
        if (!(seen instanceof LiveGame game) || game.phase() != LiveGame.Phase.PLAYING) {
            return;
        }
        GameState state = game.state();
        List<Integer> seats = game.seatsOf(person);
        boolean idle = world.elapsedMillis() >= idleFrom;
        if (idle) {
            return;
        }
        if (seats.isEmpty()) {
            send("seat", null, this::rejoin);
        } else if (choice < 7 && !table.idler()) {
            send(
                    "resign",
                    null,
                    core -> core.tables().query(table.id(), each -> {
                        PlayActions.resign(each, person);
                        return numberOf(each.game(), "resign");
                    }));
        } else if (choice < 9 && table.bot()) {
            send(
                    "seat",
                    null,
                    core -> core.tables().query(table.id(), each -> {
                        SeatActions.leave(each, person);
                        return each.game().number();
                    }));
        } else if (state != null && seats.contains(game.toMove())) {
            if (choice < 20 && Undo.isFree(game, game.toMove())) {
                send(
                        "undo",
                        null,
                        core -> core.tables().query(table.id(), each -> {
                            PlayActions.undo(each, person, game.number());
                            return each.game().number();
                        }));
            } else {
                List<String> legal = Notation.legalMoves(state);
                String move = legal.get(random.nextInt(legal.size()));
                send(
                        "move",
                        move,
                        core -> core.tables()
                                .query(table.id(), each -> PlayActions.move(each, person, game.number(), move)));
            }
        }
    }

    /** The number of the last entry, or of the one before if a bot took over after it. */
    private static int numberOf(LiveGame game, String kind) {
        return game.entry().kind().equals(kind) ? game.number() : game.number() - 1;
    }

    private int rejoin(TableServices core) throws RefusedException {
        return core.tables().query(table.id(), each -> {
            SeatActions.takeBack(each, String.valueOf(person));
            return each.game().number();
        });
    }

    private static boolean isUncertain(RefusedException refused) {
        return refused.refusal().phrases().getFirst().key().equals("error-save-uncertain");
    }

    /** A command at a server, which replies with the number of its entry. */
    private interface PlayerCommand {
        int run(TableServices core) throws RefusedException;
    }

    /** Sends a command until there is a definite reply, or the player gives up. */
    private void send(String kind, @Nullable String text, PlayerCommand command) throws InterruptedException {
        Attempt attempt = ledger.begin(table.id(), String.valueOf(person), kind, text);
        boolean repeatable = kind.equals("move");
        for (int i = 0; i < MAX_REPEATS; i++) {
            SimulatedServer current = server;
            Object result = current == null || !current.isOpen() ? null : call(current, core -> command.run(core));
            boolean sent = current != null;
            switch (result) {
                case null -> {
                    attempt.inDoubt |= sent;
                    connect();
                }
                case Integer number -> {
                    attempt.acknowledged = number;
                    world.trace(name + " was told that " + kind + " is entry " + number);
                    return;
                }
                case RefusedException refused
                when refused.kind() == RefusedException.Kind.UNAVAILABLE -> {
                    attempt.inDoubt |= isUncertain(refused);
                    world.trace(name + " was told: " + refused.reason());
                }
                case RefusedException refused -> {
                    world.trace(name + " was refused: " + refused.reason());
                    return;
                }
                case StoreException failed -> {
                    attempt.inDoubt = true;
                    world.trace(name + " was told: " + failed.getMessage());
                }
                default -> throw new IllegalStateException("an unexpected reply: " + result);
            }
            if (!repeatable) {
                return;
            }
            device.sleep(REPEAT_PAUSE_MILLIS);
        }
    }
}
