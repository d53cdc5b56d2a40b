package org.merlon.server.web;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.People;
import org.merlon.server.store.Person;
import org.merlon.server.store.StoreException;
import org.merlon.server.table.Tables;
import org.merlon.server.wire.Outbound;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All open WebSockets. */
final class Sockets {
    /** Close codes of the WebSocket standard. */
    static final int POLICY = 1008;

    private static final String ENDED = "your session has ended or changed";

    private static final int RESTART = 1012;

    private static final int LATER = 1013;

    /** Codes of our own: the client has not taken what was sent, and nothing was heard from it. */
    static final int TOO_SLOW = 4001;

    static final int SILENT = 4002;

    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);

    private final Tables tables;
    private final Deeds deeds;
    private final Front front;
    private final Doorkeeper doorkeeper;
    private final Outgoing outgoing;
    private final Gate gate;
    private final Map<Session, Connection> open = new ConcurrentHashMap<>();

    /** How many lines each person has open. */
    private final Map<String, Integer> here = new ConcurrentHashMap<>();

    /** How often somebody was dismissed; a socket that was opening meanwhile has to show again who it is. */
    private final AtomicLong dismissals = new AtomicLong();

    /** A socket with what it is counted under. */
    private record Connection(
            Socket socket,
            Quotas quotas,
            String crowd,
            String sender,
            @Nullable String person) {}

    Sockets(Tables tables, Deeds deeds, Front front, Doorkeeper doorkeeper, Outgoing outgoing, Gate gate) {
        this.gate = gate;
        this.tables = tables;
        this.deeds = deeds;
        this.front = front;
        this.doorkeeper = doorkeeper;
        this.outgoing = outgoing;
    }

    void configure(WsConfig ws) {
        ws.onConnect(this::connect);
        ws.onMessage(context -> receive(context, context.message()));
        ws.onBinaryMessage(context -> context.closeSession(POLICY, "messages are text"));
        ws.onClose(this::gone);
        ws.onError(this::gone);
    }

    private void connect(WsConnectContext context) {
        String token = Front.bearer(context.header("Authorization"));
        String cookie = context.cookie(People.COOKIE);
        if (!front.accepts(context.header("Origin"), context.header("Host"), token, cookie)) {
            context.closeSession(POLICY, "this page is from another site");
            return;
        }
        String address = front.address(peer(context.session), context.header("X-Forwarded-For"));
        long dismissed = dismissals.get();
        Person person;
        try {
            person = front.recognise(token, cookie);
        } catch (StoreException e) {
            LOG.warn("the store failed: {}", e.getMessage());
            context.closeSession(LATER, "the server cannot read just now; try again");
            return;
        }
        if (person == null && token != null) {
            context.closeSession(POLICY, "this token is not valid");
            return;
        }
        Quotas quotas = front.quotas(address);
        String crowd = Quotas.crowd(address, person);
        try {
            quotas.handshake(address, person);
        } catch (RefusedException e) {
            context.closeSession(LATER, e.reason());
            return;
        }
        if (!quotas.socketsByAddress.enter(crowd)) {
            context.closeSession(POLICY, "too many connections from your address");
            return;
        }
        if (person != null && !quotas.socketsByPerson.enter(person.id())) {
            quotas.socketsByAddress.leave(crowd);
            context.closeSession(POLICY, "too many connections of yours");
            return;
        }
        context.session.setIdleTimeout(Duration.ZERO); // the doorkeeper listens, and more closely
        var socket = new Socket(context.session, person, address, tables, deeds, quotas, gate, outgoing);
        String id = person == null ? null : person.id();
        String sender = id == null ? "line " + context.session.getRemoteSocketAddress() : id;
        open.put(context.session, new Connection(socket, quotas, crowd, sender, id));
        if (id != null) {
            here.merge(id, 1, Integer::sum);
        }
        if (person != null && dismissals.get() != dismissed && !isStill(person, token, cookie)) {
            socket.close(POLICY, ENDED);
            return;
        }
        doorkeeper.meet(context.session.getRemoteSocketAddress(), socket);
        socket.greet();
    }

    private boolean isStill(Person person, @Nullable String token, @Nullable String cookie) {
        try {
            Person now = front.recognise(token, cookie);
            return now != null && now.id().equals(person.id());
        } catch (StoreException e) {
            return false; // in doubt it has to come again
        }
    }

    private static String peer(Session session) {
        return session.getRemoteSocketAddress() instanceof InetSocketAddress address
                ? address.getAddress().getHostAddress()
                : "";
    }

    private void receive(WsContext context, String text) {
        Connection connection = open.get(context.session);
        if (connection == null) {
            return; // refused while it was connecting
        }
        if (!connection.quotas.allowMessage(connection.sender)) {
            connection.socket.close(POLICY, "too many messages a second");
            return;
        }
        // Whoever shares the address may have done nothing: the message is refused, and the line stays.
        connection.socket.receive(text, connection.quotas.allowMessageOf(connection.crowd));
    }

    private void gone(WsContext context) {
        Connection connection = open.remove(context.session);
        if (connection != null) {
            connection.quotas.socketsByAddress.leave(connection.crowd);
            if (connection.person != null) {
                connection.quotas.socketsByPerson.leave(connection.person);
                here.computeIfPresent(connection.person, (any, lines) -> lines == 1 ? null : lines - 1);
            }
            connection.socket.gone();
        }
    }

    int count() {
        return open.size();
    }

    /** Those who have a line open, at any time. */
    Set<String> people() {
        return Collections.unmodifiableSet(here.keySet());
    }

    /** Closes the sockets of somebody who is not who they were any more; those with a valid session can come back. */
    void dismiss(@Nullable String person) {
        if (person != null) {
            tables.neighbours().dismissed(person);
        }
        dismissHere(person);
    }

    /** Those of them that are open through this server. */
    void dismissHere(@Nullable String person) {
        dismissals.incrementAndGet();
        for (Connection connection : open.values()) {
            if (person != null && person.equals(connection.person)) {
                connection.socket.close(POLICY, ENDED);
            }
        }
    }

    /** Tells everybody to come back in a moment, and waits until they have heard it, but not for long. */
    void goodbye() {
        for (Connection connection : open.values()) {
            connection.socket.send(new Outbound.Goodbye());
            connection.socket.close(RESTART, "the server is restarting");
        }
        long end = System.nanoTime() + Limits.FAREWELL.toNanos();
        try {
            for (Connection connection : open.values()) {
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
