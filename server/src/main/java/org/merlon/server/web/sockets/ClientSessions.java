package org.merlon.server.web.sockets;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.Tables;
import org.merlon.server.web.commands.TableCommandRegistry;
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.limits.ConnectionLimiter;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.wire.Outbound;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All open WebSocket sessions. */
public final class ClientSessions {
    /** The close code of the WebSocket standard for a violated policy. */
    public static final int POLICY = 1008;

    private static final String SESSION_CHANGED = "your session has ended or changed";

    private static final int RESTART = 1012;

    private static final int TRY_AGAIN_LATER = 1013;

    /** An application close code: the client does not receive messages fast enough. */
    public static final int TOO_SLOW = 4001;

    /** An application close code: the client has not sent anything for too long. */
    public static final int SILENT = 4002;

    private static final Logger LOG = LoggerFactory.getLogger(ClientSessions.class);

    private final Tables tables;
    private final ClusterPort cluster;
    private final TableCommandRegistry commands;
    private final RequestPipeline pipeline;
    private final ConnectionLimiter connectionLimiter;
    private final SendMemoryBudget sendMemory;
    private final LobbySubscriptions lobby;
    private final Set<OpenSession> openSessions = ConcurrentHashMap.newKeySet();

    /** The number of connections of each person. */
    private final Map<String, Integer> connectionsByPerson = new ConcurrentHashMap<>();

    /**
     * Counts calls of {@link #closeLocalSessionsOf}. A session that is opened during such a call is authenticated
     * again.
     */
    private final AtomicLong revocations = new AtomicLong();

    /** The headers of the upgrade request that matter for the session. */
    public record Handshake(
            @Nullable String origin,
            @Nullable String host,
            @Nullable String token,
            @Nullable String cookie,
            @Nullable String forwardedFor) {}

    /** A session and the keys that it is counted under. */
    record OpenSession(
            ClientSession session,
            Quotas quotas,
            String addressKey,
            String senderKey,
            @Nullable String person) {}

    public ClientSessions(
            Tables tables,
            ClusterPort cluster,
            TableCommandRegistry commands,
            RequestPipeline pipeline,
            ConnectionLimiter connectionLimiter,
            SendMemoryBudget sendMemory,
            LobbySubscriptions lobby) {
        this.lobby = lobby;
        this.tables = tables;
        this.cluster = cluster;
        this.commands = commands;
        this.pipeline = pipeline;
        this.connectionLimiter = connectionLimiter;
        this.sendMemory = sendMemory;
    }

    /** Returns the frame handler for a WebSocket that is being opened. */
    public FrameHandler handlerFor(Handshake handshake) {
        return new WebSocketFrameHandler(this, handshake);
    }

    /** Registers a session for an open WebSocket, or closes the WebSocket with a reason and returns null. */
    @Nullable OpenSession connect(Handshake handshake, WebSocketCoreSession session) {
        String token = handshake.token;
        String cookie = handshake.cookie;
        if (!pipeline.acceptsOrigin(handshake.origin, handshake.host, token, cookie)) {
            return refuse(session, POLICY, "this page is from another site");
        }
        String address = pipeline.clientAddress(peer(session), handshake.forwardedFor);
        long revocationsBefore = revocations.get();
        Person person;
        try {
            person = pipeline.authenticate(token, cookie);
        } catch (StoreException e) {
            LOG.warn("database access failed: {}", e.getMessage());
            return refuse(session, TRY_AGAIN_LATER, "the database is not available; try again");
        }
        if (person == null && token != null) {
            return refuse(session, POLICY, "this token is not valid");
        }
        Quotas quotas = pipeline.quotas(address);
        String addressKey = Quotas.addressKey(address, person);
        try {
            quotas.countHandshake(address, person);
        } catch (RefusedException e) {
            return refuse(session, TRY_AGAIN_LATER, e.reason());
        }
        if (!quotas.socketsByAddress().tryAcquire(addressKey)
                && !(makeRoom(addressKey, person) && quotas.socketsByAddress().tryAcquire(addressKey))) {
            return refuse(session, POLICY, "too many connections from your address");
        }
        if (person != null && !quotas.socketsByPerson().tryAcquire(person.id())) {
            quotas.socketsByAddress().release(addressKey);
            return refuse(session, POLICY, "too many connections of this account");
        }
        session.setIdleTimeout(Duration.ZERO); // the ConnectionLimiter checks for idle sessions
        var clientSession = new ClientSession(session, person, address, tables, commands, quotas, lobby, sendMemory);
        String id = person == null ? null : person.id();
        String senderKey = id == null ? "line " + session.getRemoteAddress() : id;
        var openSession = new OpenSession(clientSession, quotas, addressKey, senderKey, id);
        openSessions.add(openSession);
        if (id != null) {
            connectionsByPerson.merge(id, 1, Integer::sum);
        }
        if (person != null && revocations.get() != revocationsBefore && !isStillLoggedIn(person, token, cookie)) {
            clientSession.close(POLICY, SESSION_CHANGED);
            return openSession;
        }
        connectionLimiter.attachSession(session.getConnection(), clientSession);
        clientSession.sendWelcome();
        return openSession;
    }

    /**
     * Closes a connection of the person who has most from an address, if that is more than the newcomer would have, so
     * that a few people cannot keep the others of a shared address out.
     */
    private boolean makeRoom(String addressKey, @Nullable Person newcomer) {
        Map<String, List<OpenSession>> byPerson = openSessions.stream()
                .filter(each -> each.person != null && each.addressKey.equals(addressKey))
                .collect(Collectors.groupingBy(each -> String.valueOf(each.person)));
        int own = newcomer == null
                ? 0
                : byPerson.getOrDefault(newcomer.id(), List.of()).size();
        List<OpenSession> most = byPerson.values().stream()
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
        if (newcomer == null || most.size() <= own + 1) {
            return false;
        }
        OpenSession closed = most.getFirst();
        closed.session.disconnect(POLICY, "too many connections from your address");
        onClosed(closed);
        return true;
    }

    private static @Nullable OpenSession refuse(CoreSession session, int status, String reason) {
        session.close(status, reason, Callback.NOOP);
        return null;
    }

    private boolean isStillLoggedIn(Person person, @Nullable String token, @Nullable String cookie) {
        try {
            Person now = pipeline.authenticate(token, cookie);
            return now != null && now.id().equals(person.id());
        } catch (StoreException e) {
            return false; // if in doubt, the client has to reconnect
        }
    }

    private static String peer(CoreSession session) {
        return session.getRemoteAddress() instanceof InetSocketAddress address
                ? address.getAddress().getHostAddress()
                : "";
    }

    void receive(OpenSession openSession, String text) {
        if (!openSession.quotas.allowMessage(openSession.senderKey)) {
            openSession.session.close(POLICY, "too many messages a second");
            return;
        }
        // Other people at the address may be innocent, so the message is refused and the connection stays open.
        openSession.session.receive(text, openSession.quotas.allowMessageFrom(openSession.addressKey));
    }

    void refuseBinary(OpenSession openSession) {
        openSession.session.close(POLICY, "messages must be text");
    }

    /** Called when a connection has ended or is about to; further calls have no effect. */
    void onClosed(OpenSession openSession) {
        if (openSessions.remove(openSession)) {
            openSession.quotas.socketsByAddress().release(openSession.addressKey);
            if (openSession.person != null) {
                openSession.quotas.socketsByPerson().release(openSession.person);
                connectionsByPerson.computeIfPresent(openSession.person, (key, count) -> count == 1 ? null : count - 1);
            }
            openSession.session.onClosed();
        }
    }

    public int count() {
        return openSessions.size();
    }

    /** Returns a live view of the people with an open connection. */
    public Set<String> connectedPeople() {
        return Collections.unmodifiableSet(connectionsByPerson.keySet());
    }

    /**
     * Closes all sessions of a person whose login has changed, on all servers; clients with a valid login can
     * reconnect.
     */
    public void closeSessionsOf(@Nullable String person) {
        if (person != null) {
            cluster.publishSessionsRevoked(person);
        }
        closeLocalSessionsOf(person);
    }

    /** Closes the sessions of a person on this server. */
    public void closeLocalSessionsOf(@Nullable String person) {
        revocations.incrementAndGet();
        for (OpenSession openSession : openSessions) {
            if (person != null && person.equals(openSession.person)) {
                openSession.session.close(POLICY, SESSION_CHANGED);
            }
        }
    }

    /** Asks all clients to reconnect soon and waits a limited time until the messages are sent. */
    public void closeAll() {
        for (OpenSession openSession : openSessions) {
            openSession.session.send(new Outbound.Goodbye());
            openSession.session.close(RESTART, "the server is restarting");
        }
        long deadline = System.nanoTime() + ServerLimits.CLOSE_TIMEOUT.toNanos();
        try {
            for (OpenSession openSession : openSessions) {
                long remaining = Math.max(1, deadline - System.nanoTime());
                if (!openSession.session.awaitEnd(Duration.ofNanos(remaining))) {
                    LOG.debug("a client did not receive the shutdown message in time");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
