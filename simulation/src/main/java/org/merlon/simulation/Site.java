package org.merlon.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.merlon.simulation.database.DatabaseClient;
import org.merlon.simulation.database.DatabaseClient.CommitFault;
import org.merlon.simulation.database.SimulatedClusterStore;
import org.merlon.simulation.database.SimulatedDatabase;
import org.merlon.simulation.database.SimulatedNetwork;
import org.merlon.simulation.world.SimulatedRuntime;
import org.merlon.simulation.world.World;

/** The servers of a simulation with their database and network, and the faults that strike them. */
final class Site implements AutoCloseable {
    private final World world;
    private final SimulationPlan scenario;
    private final ServerParts parts;
    private final Random seeds;
    private final SimulatedDatabase database;
    private final SimulatedNetwork network;
    private final SimulatedClusterStore.Rows clusterRows;
    private final CommandLedger ledger = new CommandLedger();
    private final SimulatedNotifications notifications;
    private final List<SimulatedServer> servers = new ArrayList<>();
    private int startCount;

    Site(World world, SimulationPlan scenario, ServerParts parts) {
        this.world = world;
        this.parts = parts;
        this.scenario = scenario;
        seeds = new Random(scenario.seed() ^ 0x5e7);
        database = new SimulatedDatabase(world, scenario.shared());
        network = new SimulatedNetwork(world, seeds.nextLong());
        clusterRows = new SimulatedClusterStore.Rows(world);
        notifications = new SimulatedNotifications(world);
        for (int i = 0; i < scenario.servers(); i++) {
            servers.add(newServer(i));
        }
    }

    World world() {
        return world;
    }

    CommandLedger ledger() {
        return ledger;
    }

    /** The times at which a fault of a commit has struck, which may be long after it was planned. */
    List<Long> strikes() {
        return database.strikes();
    }

    SimulatedNotifications notifications() {
        return notifications;
    }

    List<SimulatedServer> servers() {
        return servers;
    }

    private SimulatedServer newServer(int index) {
        String name = "server" + index + "." + startCount++;
        var runtime = new SimulatedRuntime(world, name, seeds.nextLong());
        var client = new DatabaseClient(database, runtime, () -> kill(index, 1_000));
        var server = new SimulatedServer(
                name,
                runtime,
                client,
                scenario.shared() ? network.connect(runtime) : null,
                clusterRows,
                notifications,
                parts);
        server.start();
        return server;
    }

    /** Ends a server at once, and starts it again after some time. */
    void kill(int index, long millis) {
        SimulatedServer server = servers.get(index);
        if (server.runtime().isAlive()) {
            world.trace(server.name() + " is killed");
            server.kill();
            world.afterMillis(millis, () -> servers.set(index, newServer(index)));
        }
    }

    /** A server that accepts connections, chosen at random; null if there is none. */
    @Nullable SimulatedServer anyOpenServer(Random random) {
        List<SimulatedServer> open =
                servers.stream().filter(SimulatedServer::isOpen).toList();
        return open.isEmpty() ? null : open.get(random.nextInt(open.size()));
    }

    /** Lets a fault happen now. */
    void strike(SimulatedFault fault) {
        world.trace("fault: " + fault);
        SimulatedServer server = servers.get(fault.server());
        long millis = fault.length();
        switch (fault.kind()) {
            case SERVER_KILLED -> kill(fault.server(), millis);
            case SERVER_KILLED_BEFORE_COMMIT -> server.database().strikeNextCommit(CommitFault.KILLED_BEFORE);
            case SERVER_KILLED_AFTER_COMMIT -> server.database().strikeNextCommit(CommitFault.KILLED_AFTER);
            case SERVER_SUSPENDED -> server.runtime().suspend(millis);
            case CLOCK_AHEAD -> server.runtime().setClockAhead(millis);
            case CLOCK_BEHIND -> server.runtime().setClockAhead(-millis);
            case WRITE_LOST -> server.database().strikeNextCommit(CommitFault.LOST);
            case WRITE_TORN -> server.database().strikeNextCommit(CommitFault.TORN);
            case REPLY_LOST -> server.database().strikeNextCommit(CommitFault.REPLY_LOST);
            case DISK_FULL -> database.fill(millis);
            case DISK_SLOW -> database.slowDown(millis);
            case DATABASE_STALLED -> database.stall(millis);
            case DATABASE_CUT -> database.cutConnections();
            case DATABASE_RESTARTED -> database.restart(millis);
            case BUS_LOSES -> network.lose(millis);
            case BUS_DUPLICATES -> network.duplicate(millis);
            case BUS_DELAYS -> network.delay(millis);
            case BUS_CUT -> {
                SimulatedNetwork.Bus bus = server.bus();
                if (bus != null) {
                    bus.cut(millis);
                }
            }
        }
    }

    /** Ends all faults; servers that are down or suspended come back by themselves. */
    void heal() {
        database.heal();
        network.heal();
        for (SimulatedServer each : servers) {
            each.database().clearFault();
            each.runtime().setClockAhead(0);
        }
    }

    @Override
    public void close() {
        servers.forEach(SimulatedServer::kill);
        database.close();
    }
}
