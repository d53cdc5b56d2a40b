package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.crash.CuttableProxy;
import org.merlon.bench.load.process.ServerProcess;

/** Several servers of this machine on one PostgreSQL, each with wires of its own to the database and the broker. */
public final class ClusterHouse implements AutoCloseable {
    private final PostgresProcess postgres;
    private final @Nullable NatsProcess nats;
    private final boolean wired;
    private final List<Member> members = new ArrayList<>();

    /** One of the servers. */
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

        /** The wire to the broker; where there is none, news goes over the database. */
        CuttableProxy broker() {
            return broker == null ? database : broker;
        }

        /** Ends the server at once, as SIGKILL does. */
        public void kill() {
            server.kill();
        }

        /** Starts it again where it was. */
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
     * @param broker whether a NATS server carries the news, or the database itself
     * @param wired whether the servers use their wires, which can be cut and which cost time
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
            throw new IllegalStateException("there is no broker in this house");
        }
        return nats;
    }

    /** Seconds that servers, database and broker have kept processors busy. */
    Busy busy() {
        double servers = 0;
        for (Member member : members) {
            servers += member.server.processorTime();
        }
        return new Busy(servers, postgres.processorTime(), nats == null ? 0 : nats.processorTime());
    }

    /** Seconds of processors. */
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
