package org.merlon.server.web.limits;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.sockets.ClientSession;

/**
 * Limits the number and duration of connections. Connections that exceed their time are closed. If there are too many,
 * the longest idle ones of the address with the most connections are closed.
 */
public final class ConnectionLimiter implements Connection.Listener, HttpConfiguration.Customizer {
    /** The interval of {@link #check}. */
    public static final Duration CHECK_INTERVAL = Duration.ofSeconds(1);

    /**
     * The maximum time counted between two checks. A longer gap means that the process or the machine was suspended,
     * which is not the clients' fault.
     */
    private static final long MAX_STEP_NANOS = Duration.ofSeconds(2).toNanos();

    private final ClientAddress clientAddresses;
    private final Quotas quotas;
    private final int maxConnections;
    private final LongSupplier nanoTime;
    private final Map<Connection, TrackedConnection> connections = new ConcurrentHashMap<>();

    /** The connections that are counted by address. */
    private final Map<String, Set<TrackedConnection>> byAddress = new HashMap<>();

    private long lastCheck;

    /** The time that this process was running, as of the last check. */
    private volatile long awakeNanos;

    /** @param maxConnections the maximum number of connections in total */
    public ConnectionLimiter(ClientAddress clientAddresses, Quotas quotas, int maxConnections, LongSupplier nanoTime) {
        this.clientAddresses = clientAddresses;
        this.quotas = quotas;
        this.maxConnections = maxConnections;
        this.nanoTime = nanoTime;
        lastCheck = nanoTime.getAsLong();
    }

    /** Returns how many connections the memory and the file descriptors of this process allow, with a reserve. */
    public static int maxConnections() {
        long byMemory = Runtime.getRuntime().maxMemory() / 2 / ServerLimits.BYTES_PER_CONNECTION;
        long byFiles = ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? system.getMaxFileDescriptorCount() * 3 / 4
                : Long.MAX_VALUE;
        return Math.clamp(Math.min(byMemory, byFiles), 1, Integer.MAX_VALUE);
    }

    @Override
    public void onOpened(Connection connection) {
        SocketAddress remoteAddress = connection.getEndPoint().getRemoteSocketAddress();
        String peer = remoteAddress instanceof InetSocketAddress known
                ? known.getAddress().getHostAddress()
                : "";
        String address = clientAddresses.of(peer, null);
        boolean isCounted = !clientAddresses.isProxy(peer) && quotas.isLimited(address);
        boolean isWebSocket = connection instanceof WebSocketConnection;
        var tracked = new TrackedConnection(
                connection,
                address,
                isCounted,
                isWebSocket ? TrackedConnection.Phase.WEB_SOCKET : TrackedConnection.Phase.HEADERS,
                awakeNanos);
        connections.put(connection, tracked);
        add(tracked).forEach(TrackedConnection::close); // outside the lock, because closing may wait for other locks
    }

    @Override
    public void onClosed(Connection connection) {
        TrackedConnection tracked = connections.get(connection);
        if (tracked != null) {
            remove(tracked);
        }
    }

    /** Adds a connection; returns the connections that must be closed to make room for it. */
    private synchronized List<TrackedConnection> add(TrackedConnection tracked) {
        List<TrackedConnection> evicted = new ArrayList<>();
        if (tracked.isCounted()) {
            Set<TrackedConnection> sameAddress = byAddress.computeIfAbsent(tracked.address(), key -> new HashSet<>());
            sameAddress.add(tracked);
            if (!tracked.isWebSocket()
                    && sameAddress.stream().filter(each -> !each.isWebSocket()).count()
                            > ServerLimits.MAX_HTTP_CONNECTIONS_PER_ADDRESS) {
                evicted.add(idlest(sameAddress, tracked));
                evicted.forEach(this::remove); // before it is closed, or it would be chosen again
            }
        }
        if (connections.size() > maxConnections) {
            Collection<TrackedConnection> largestGroup = byAddress.values().stream()
                    .max(Comparator.comparingInt(Set::size))
                    .orElse(Set.of());
            TrackedConnection idlest = idlest(largestGroup.size() > 1 ? largestGroup : connections.values(), tracked);
            evicted.add(idlest);
            remove(idlest);
        }
        return evicted;
    }

    /** Chooses the connection to close; WebSockets come last because players depend on them. */
    private TrackedConnection idlest(Collection<TrackedConnection> candidates, TrackedConnection newcomer) {
        return candidates.stream()
                .filter(each -> each != newcomer)
                .max(Comparator.comparing((TrackedConnection each) -> !each.isWebSocket())
                        .thenComparingLong(each -> each.evictionOrder(awakeNanos)))
                .orElse(newcomer);
    }

    private synchronized void remove(TrackedConnection tracked) {
        connections.remove(tracked.connection());
        byAddress.computeIfPresent(tracked.address(), (key, sameAddress) -> {
            sameAddress.remove(tracked);
            return sameAddress.isEmpty() ? null : sameAddress;
        });
    }

    /** Called when the headers of a request have been read. */
    @Override
    public Request customize(Request request, HttpFields.Mutable responseHeaders) {
        TrackedConnection tracked =
                connections.get(request.getConnectionMetaData().getConnection());
        if (tracked == null) {
            return request;
        }
        boolean hasBody = request.getLength() != 0
                && (request.getLength() > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING));
        tracked.enter(hasBody ? TrackedConnection.Phase.BODY : TrackedConnection.Phase.RESPONSE, awakeNanos);
        Request.addCompletionListener(
                request, ignored -> tracked.enter(TrackedConnection.Phase.KEEP_ALIVE, awakeNanos));
        return new TrackedRequest(request, tracked);
    }

    /** A request that reports when its body has been read. */
    private final class TrackedRequest extends Request.Wrapper {
        private final TrackedConnection tracked;
        private final HttpFields headers;

        TrackedRequest(Request request, TrackedConnection tracked) {
            super(request);
            this.tracked = tracked;
            // Compression needs memory for each connection, and a compressed frame may expand without bound.
            headers = request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_EXTENSIONS)
                    ? HttpFields.build(request.getHeaders()).remove(HttpHeader.SEC_WEBSOCKET_EXTENSIONS)
                    : request.getHeaders();
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }

        @Override
        public Content.Chunk read() {
            Content.Chunk chunk = super.read();
            if (chunk != null && chunk.isLast()) {
                tracked.enter(TrackedConnection.Phase.RESPONSE, awakeNanos);
            }
            return chunk;
        }
    }

    /** Sets the WebSocket session of a connection. */
    public void attachSession(Connection connection, ClientSession session) {
        TrackedConnection tracked = connections.get(connection);
        if (tracked != null) {
            tracked.attachSession(session);
        }
    }

    /** Checks all connections. */
    public void check() {
        advanceClock();
        connections.values().forEach(tracked -> tracked.check(awakeNanos));
    }

    private synchronized void advanceClock() {
        long now = nanoTime.getAsLong();
        awakeNanos += Math.clamp(now - lastCheck, 0, MAX_STEP_NANOS);
        lastCheck = now;
    }

    /** Returns the number of bytes received over all open WebSockets. */
    public long bytesReceived() {
        return connections.values().stream()
                .filter(TrackedConnection::isWebSocket)
                .mapToLong(TrackedConnection::bytesReceived)
                .sum();
    }

    /** Returns the number of connections of any kind. */
    public int count() {
        return connections.size();
    }
}
