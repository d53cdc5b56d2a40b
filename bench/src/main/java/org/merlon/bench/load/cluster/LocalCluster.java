package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.crash.CuttableProxy;
import org.merlon.testkit.ServerProcess;

/**
 * Several servers on this machine with one PostgreSQL database, each with its own connection proxies to the database and
 * the broker.
 */
public final class LocalCluster implements AutoCloseable {
    private final PostgresProcess postgres;
    private final @Nullable NatsProcess nats;
    private final boolean proxied;
    private final List<ClusterServer> members = new ArrayList<>();

    /** A server of the cluster. */
    public final class ClusterServer {
        private final Path folder;
        private final CuttableProxy database;
        private final @Nullable CuttableProxy broker;
        private final ServerProcess server;

        private ClusterServer(Path folder) throws IOException {
            this.folder = Files.createDirectories(folder);
            database = new CuttableProxy(postgres.port());
            broker = nats == null ? null : new CuttableProxy(nats.port());
            server = launch();
            server.awaitReady();
        }

        private ServerProcess launch() throws IOException {
            List<String> options = new ArrayList<>(List.of("--cluster"));
            if (nats != null && broker != null) {
                options.addAll(List.of("--broker", "nats://127.0.0.1:" + (proxied ? broker.port() : nats.port())));
            }
            int databasePort = proxied ? database.port() : postgres.port();
            String url = postgres.url().replace(":" + postgres.port() + "/", ":" + databasePort + "/");
            return ServerProcess.launch(folder, url, 0, List.of(), options);
        }

        public ServerProcess server() {
            return server;
        }

        int port() {
            return server.port();
        }

        CuttableProxy database() {
            return database;
        }

        /** Returns the proxy to the broker, or to the database if there is no broker. */
        CuttableProxy broker() {
            return broker == null ? database : broker;
        }

        /** Kills the server, like SIGKILL. */
        public void kill() {
            server.kill();
        }

        /** Starts the server again on the same port. */
        public void restart() throws IOException {
            server.restart();
        }

        private void close() throws IOException {
            server.kill();
            database.close();
            if (broker != null) {
                broker.close();
            }
        }
    }

    /**
     * @param broker whether messages between servers go over NATS instead of the database
     * @param proxied whether the servers connect through proxies, which can be cut and which cost time
     */
    public LocalCluster(Path folder, int servers, boolean broker, boolean proxied) throws IOException {
        this.proxied = proxied;
        postgres = new PostgresProcess(folder);
        nats = broker ? new NatsProcess() : null;
        for (int i = 0; i < servers; i++) {
            members.add(new ClusterServer(folder.resolve("server" + i)));
        }
    }

    public List<ClusterServer> members() {
        return members;
    }

    PostgresProcess postgres() {
        return postgres;
    }

    NatsProcess nats() {
        if (nats == null) {
            throw new IllegalStateException("this cluster has no broker");
        }
        return nats;
    }

    /** Returns the CPU time used by servers, database and broker. */
    CpuSeconds cpuSeconds() {
        double servers = 0;
        for (ClusterServer member : members) {
            servers += member.server.cpuSeconds();
        }
        return new CpuSeconds(servers, postgres.cpuSeconds(), nats == null ? 0 : nats.cpuSeconds());
    }

    /** CPU time in seconds. */
    record CpuSeconds(double servers, double database, double broker) {
        CpuSeconds since(CpuSeconds before) {
            return new CpuSeconds(servers - before.servers, database - before.database, broker - before.broker);
        }
    }

    List<ServerProcess> servers() {
        return members.stream().map(ClusterServer::server).toList();
    }

    public List<Integer> ports() {
        return members.stream().map(ClusterServer::port).toList();
    }

    @Override
    public void close() throws IOException {
        for (ClusterServer member : members) {
            member.close();
        }
        if (nats != null) {
            nats.close();
        }
        postgres.close();
    }
}
