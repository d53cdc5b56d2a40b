package org.merlon.server.web;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.Counted;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RateLimiter;
import org.merlon.server.people.People;
import org.merlon.server.store.Person;
import org.merlon.server.table.Tables;

/** All open WebSockets. */
final class Sockets {
    /** Close codes of the WebSocket standard. */
    private static final int POLICY = 1008;

    private static final int RESTART = 1012;

    private static final Duration IDLE = Duration.ofSeconds(60);
    private static final long PING_SECONDS = 25; // two pings fit into the idle time

    private final Tables tables;
    private final Front front;
    private final Map<Session, Connection> open = new ConcurrentHashMap<>();
    private final Counted byAddress = new Counted(Limits.MAX_CONNECTIONS_PER_ADDRESS);
    private final RateLimiter messages = new RateLimiter(Limits.SOCKET_MESSAGES);

    /** A socket with what it is counted under. */
    private record Connection(Socket socket, boolean limited, String address, String id) {}

    Sockets(Tables tables, Front front) {
        this.tables = tables;
        this.front = front;
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
        if (!front.acceptsSocket(context.header("Origin"), context.header("Host"), token, cookie)) {
            context.closeSession(POLICY, "this page is from another site");
            return;
        }
        String address = front.address(peer(context.session), context.header("X-Forwarded-For"));
        boolean limited = !front.isUnlimited(address);
        if (limited && !byAddress.enter(address)) {
            context.closeSession(POLICY, "too many connections from your address");
            return;
        }
        @Nullable Person person = front.recognise(token, cookie);
        context.session.setIdleTimeout(IDLE);
        context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
        var socket = new Socket(context.session, person, tables);
        open.put(context.session, new Connection(socket, limited, address, context.sessionId()));
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
        if (connection.limited && !messages.allow(connection.id)) {
            connection.socket.close(POLICY, "too many messages a second");
            return;
        }
        connection.socket.receive(text);
    }

    private void gone(WsContext context) {
        Connection connection = open.remove(context.session);
        if (connection != null) {
            if (connection.limited) {
                byAddress.leave(connection.address);
            }
            connection.socket.gone();
        }
    }

    int count() {
        return open.size();
    }

    /** Tells everybody to come back in a moment. */
    void goodbye() {
        for (Connection connection : open.values()) {
            connection.socket.send(new Outbound.Goodbye());
            connection.socket.close(RESTART, "the server is restarting");
        }
    }
}
