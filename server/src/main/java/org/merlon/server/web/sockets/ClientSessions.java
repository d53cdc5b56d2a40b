package org.merlon.server.web.sockets;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
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
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.limits.ConnectionLimiter;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.routes.TableCommands;
import org.merlon.server.wire.Outbound;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All open WebSockets. */
public final class ClientSessions {
    /** Close codes of the WebSocket standard. */
    public static final int POLICY = 1008;

    private static final String SESSION_CHANGED = "your session has ended or changed";

    private static final int RESTART = 1012;

    private static final int TRY_AGAIN_LATER = 1013;

    /** Codes of our own: the client has not taken what was sent, and nothing was heard from it. */
    public static final int TOO_SLOW = 4001;

    public static final int SILENT = 4002;

    private static final Logger LOG = LoggerFactory.getLogger(ClientSessions.class);

    private final Tables tables;
    private final ClusterPort cluster;
    private final TableCommands commands;
    private final RequestPipeline pipeline;
    private final ConnectionLimiter connectionLimiter;
    private final SendMemoryBudget sendMemory;
    private final LobbySubscriptions lobby;
    private final Set<OpenSession> open = ConcurrentHashMap.newKeySet();

    /** How many lines each person has open. */
    private final Map<String, Integer> connectionsByPerson = new ConcurrentHashMap<>();

    /** How often somebody was dismissed; a socket that was opening meanwhile has to show again who it is. */
    private final AtomicLong dismissals = new AtomicLong();

    /** What a WebSocket was asked for with. */
    public record Handshake(
            @Nullable String origin,
            @Nullable String host,
            @Nullable String token,
            @Nullable String cookie,
            @Nullable String forwardedFor) {}

    /** A socket with what it is counted under. */
    record OpenSession(
            ClientSession socket,
            Quotas quotas,
            String crowd,
            String sender,
            @Nullable String person) {}

    public ClientSessions(
            Tables tables,
            ClusterPort cluster,
            TableCommands commands,
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

    /** Listens to a WebSocket that is about to open. */
    public FrameHandler handlerFor(Handshake handshake) {
        return new WebSocketFrameHandler(this, handshake);
    }

    /** Lets a WebSocket in that is open now, or closes it and says why. */
    @Nullable OpenSession connect(Handshake handshake, WebSocketCoreSession session) {
        String token = handshake.token;
        String cookie = handshake.cookie;
        if (!pipeline.accepts(handshake.origin, handshake.host, token, cookie)) {
            return refuse(session, POLICY, "this page is from another site");
        }
        String address = pipeline.address(peer(session), handshake.forwardedFor);
        long dismissed = dismissals.get();
        Person person;
        try {
            person = pipeline.authenticate(token, cookie);
        } catch (StoreException e) {
            LOG.warn("the store failed: {}", e.getMessage());
            return refuse(session, TRY_AGAIN_LATER, "the server cannot read just now; try again");
        }
        if (person == null && token != null) {
            return refuse(session, POLICY, "this token is not valid");
        }
        Quotas quotas = pipeline.quotas(address);
        String crowd = Quotas.addressKey(address, person);
        try {
            quotas.handshake(address, person);
        } catch (RefusedException e) {
            return refuse(session, TRY_AGAIN_LATER, e.reason());
        }
        if (!quotas.socketsByAddress().tryAcquire(crowd)) {
            return refuse(session, POLICY, "too many connections from your address");
        }
        if (person != null && !quotas.socketsByPerson().tryAcquire(person.id())) {
            quotas.socketsByAddress().release(crowd);
            return refuse(session, POLICY, "too many connections of yours");
        }
        session.setIdleTimeout(Duration.ZERO); // the doorkeeper listens, and more closely
        var clientSession = new ClientSession(session, person, address, tables, commands, quotas, lobby, sendMemory);
        String id = person == null ? null : person.id();
        String sender = id == null ? "line " + session.getRemoteAddress() : id;
        var connection = new OpenSession(clientSession, quotas, crowd, sender, id);
        open.add(connection);
        if (id != null) {
            connectionsByPerson.merge(id, 1, Integer::sum);
        }
        if (person != null && dismissals.get() != dismissed && !isStill(person, token, cookie)) {
            clientSession.close(POLICY, SESSION_CHANGED);
            return connection;
        }
        connectionLimiter.attachSession(session.getConnection(), clientSession);
        clientSession.greet();
        return connection;
    }

    private static @Nullable OpenSession refuse(CoreSession session, int status, String reason) {
        session.close(status, reason, Callback.NOOP);
        return null;
    }

    private boolean isStill(Person person, @Nullable String token, @Nullable String cookie) {
        try {
            Person now = pipeline.authenticate(token, cookie);
            return now != null && now.id().equals(person.id());
        } catch (StoreException e) {
            return false; // in doubt it has to come again
        }
    }

    private static String peer(CoreSession session) {
        return session.getRemoteAddress() instanceof InetSocketAddress address
                ? address.getAddress().getHostAddress()
                : "";
    }

    void receive(OpenSession connection, String text) {
        if (!connection.quotas.allowMessage(connection.sender)) {
            connection.socket.close(POLICY, "too many messages a second");
            return;
        }
        // Whoever shares the address may have done nothing: the message is refused, and the line stays.
        connection.socket.receive(text, connection.quotas.allowMessageFrom(connection.crowd));
    }

    void refuseBinary(OpenSession connection) {
        connection.socket.close(POLICY, "messages are text");
    }

    /** A connection has ended, or is about to; said more than once, it counts once. */
    void onClosed(OpenSession connection) {
        if (open.remove(connection)) {
            connection.quotas.socketsByAddress().release(connection.crowd);
            if (connection.person != null) {
                connection.quotas.socketsByPerson().release(connection.person);
                connectionsByPerson.computeIfPresent(connection.person, (any, lines) -> lines == 1 ? null : lines - 1);
            }
            connection.socket.gone();
        }
    }

    public int count() {
        return open.size();
    }

    /** Those who have a line open, at any time. */
    public Set<String> connectedPeople() {
        return Collections.unmodifiableSet(connectionsByPerson.keySet());
    }

    /** Closes the sockets of somebody who is not who they were any more; those with a valid session can come back. */
    public void closeSessionsOf(@Nullable String person) {
        if (person != null) {
            cluster.publishSessionsRevoked(person);
        }
        closeLocalSessionsOf(person);
    }

    /** Those of them that are open through this server. */
    public void closeLocalSessionsOf(@Nullable String person) {
        dismissals.incrementAndGet();
        for (OpenSession connection : open) {
            if (person != null && person.equals(connection.person)) {
                connection.socket.close(POLICY, SESSION_CHANGED);
            }
        }
    }

    /** Tells everybody to come back in a moment, and waits until they have heard it, but not for long. */
    public void closeAll() {
        for (OpenSession connection : open) {
            connection.socket.send(new Outbound.Goodbye());
            connection.socket.close(RESTART, "the server is restarting");
        }
        long end = System.nanoTime() + ServerLimits.CLOSE_TIMEOUT.toNanos();
        try {
            for (OpenSession connection : open) {
                long left = Math.max(1, end - System.nanoTime());
                if (!connection.socket.awaitEnd(Duration.ofNanos(left))) {
                    LOG.debug("a client did not hear that the server goes");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
