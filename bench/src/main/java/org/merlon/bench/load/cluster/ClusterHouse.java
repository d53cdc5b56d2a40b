package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.crash.CuttableProxy;
import org.merlon.bench.load.process.ServerProcess;

/**
 * Several servers on this machine with one PostgreSQL database, each with its own connection proxies to the database and
 * the broker.
 */
public final class ClusterHouse implements AutoCloseable {
    private final PostgresProcess postgres;
    private final @Nullable NatsProcess nats;
    private final boolean wired;
    private final List<Member> members = new ArrayList<>();

    /** A server of the cluster. */
    public final class Member {
        private final Path folder;
        private final CuttableProxy database;
        private final @Nullable CuttableProxy broker;
        private ServerProcess server;

        private Member(Path folder) throws IOException {
            this.folder = Files.createDirectories(folder);
            database = new CuttableProxy(postgres.port());
            broker = nats == null ? null : new CuttableProxy(nats.port());
            server = launch(0);
            server.awaitReady();
        }

        private ServerProcess launch(int port) throws IOException {
            List<String> options = new ArrayList<>(List.of("--cluster"));
            if (nats != null && broker != null) {
                options.addAll(List.of("--broker", "nats://127.0.0.1:" + (wired ? broker.port() : nats.port())));
            }
            int to = wired ? database.port() : postgres.port();
            String url = postgres.url().replace(":" + postgres.port() + "/", ":" + to + "/");
            return ServerProcess.launch(folder, url, port, List.of(), options);
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
        public void startAgain() throws IOException {
            server = launch(server.port());
            server.awaitReady();
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
     * @param wired whether the servers connect through proxies, which can be cut and which cost time
     */
    public ClusterHouse(Path folder, int servers, boolean broker, boolean wired) throws IOException {
        this.wired = wired;
        postgres = new PostgresProcess(folder);
        nats = broker ? new NatsProcess() : null;
        for (int i = 0; i < servers; i++) {
            members.add(new Member(folder.resolve("server" + i)));
        }
    }

    public List<Member> members() {
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
    Busy busy() {
        double servers = 0;
        for (Member member : members) {
            servers += member.server.processorTime();
        }
        return new Busy(servers, postgres.processorTime(), nats == null ? 0 : nats.processorTime());
    }

    /** CPU time in seconds. */
    record Busy(double servers, double database, double broker) {
        Busy since(Busy before) {
            return new Busy(servers - before.servers, database - before.database, broker - before.broker);
        }
    }

    List<ServerProcess> servers() {
        return members.stream().map(Member::server).toList();
    }

    public List<Integer> ports() {
        return members.stream().map(Member::port).toList();
    }

    @Override
    public void close() throws IOException {
        for (Member member : members) {
            member.close();
        }
        if (nats != null) {
            nats.close();
        }
        postgres.close();
    }
}
