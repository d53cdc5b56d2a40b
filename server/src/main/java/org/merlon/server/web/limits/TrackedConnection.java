package org.merlon.server.web.limits;

import java.time.Duration;
import org.eclipse.jetty.io.Connection;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.sockets.ClientSession;
import org.merlon.server.web.sockets.ClientSessions;

/** A connection to the server with its current phase and the time since it began. */
final class TrackedConnection {
    /** The phase of a connection, with its maximum duration. */
    enum Phase {
        /** Connected; the headers of the first request are not complete yet. */
        HEADERS(ServerLimits.HEADER_TIMEOUT),
        /** A request was answered; the connection is kept for the next one. */
        KEEP_ALIVE(ServerLimits.KEEP_ALIVE_TIMEOUT),
        /** The body of a request is being received. */
        BODY(ServerLimits.BODY_TIMEOUT),
        /** The request is being handled and answered. */
        RESPONSE(ServerLimits.RESPONSE_TIMEOUT),
        /** A WebSocket; the time counts from the last bytes received. */
        WEB_SOCKET(ServerLimits.SILENCE_TIMEOUT);

        final Duration maxDuration;

        Phase(Duration maxDuration) {
            this.maxDuration = maxDuration;
        }
    }

    private final Connection connection;
    private final String address;
    private final boolean counted;
    private volatile Phase phase;
    private volatile long phaseStart;

    /** The bytes received from a WebSocket as of the last check. */
    private long lastBytesIn;

    private long lastFramesIn;

    /** The session of the WebSocket, once it is known. */
    private volatile @Nullable ClientSession session;

    /**
     * @param counted whether the connection counts for its address; false for trusted proxies, which serve many
     *     clients, and for addresses without limits
     */
    TrackedConnection(Connection connection, String address, boolean counted, Phase phase, long now) {
        this.connection = connection;
        this.address = address;
        this.counted = counted;
        this.phase = phase;
        phaseStart = now;
    }

    Connection connection() {
        return connection;
    }

    /** Returns the address that the connection is counted under. */
    String address() {
        return address;
    }

    boolean isCounted() {
        return counted;
    }

    boolean isWebSocket() {
        return phase == Phase.WEB_SOCKET;
    }

    void enter(Phase next, long now) {
        phaseStart = now;
        phase = next;
    }

    void attachSession(ClientSession attached) {
        session = attached;
    }

    /** Returns the duration of the current phase. */
    long phaseNanos(long now) {
        return now - phaseStart;
    }

    /**
     * Returns a number that is higher for connections that should be closed first: idle ones before busy ones, then
     * those whose phase has lasted longest.
     */
    long evictionOrder(long now) {
        long idle = phase == Phase.HEADERS || phase == Phase.KEEP_ALIVE ? Long.MAX_VALUE / 2 : 0;
        return idle + phaseNanos(now);
    }

    /** Ends the connection if it has exceeded its time. */
    void check(long now) {
        if (isWebSocket()) {
            checkWebSocket(now);
        } else if (phaseNanos(now) > phase.maxDuration.toNanos()) {
            close();
        }
    }

    long bytesReceived() {
        return connection.getBytesIn();
    }

    private void checkWebSocket(long now) {
        long received = bytesReceived();
        long frames = connection.getMessagesIn();
        boolean isFlooding = counted && frames - lastFramesIn > ServerLimits.MAX_FRAMES_PER_SECOND;
        lastFramesIn = frames;
        ClientSession currentSession = session;
        if (received != lastBytesIn) {
            lastBytesIn = received;
            phaseStart = now;
        }
        if (isFlooding) {
            closeWebSocket(currentSession, ClientSessions.POLICY, "too many frames a second");
        } else if (phaseNanos(now) > ServerLimits.SILENCE_TIMEOUT.toNanos()) {
            closeWebSocket(
                    currentSession,
                    ClientSessions.SILENT,
                    "no data received in time; reconnect when the network is better");
        } else if (currentSession != null) {
            currentSession.checkProgress(now);
            if (phaseNanos(now) >= ServerLimits.PING_AFTER.toNanos()) {
                currentSession.ping();
            }
        }
    }

    private void closeWebSocket(@Nullable ClientSession currentSession, int code, String reason) {
        if (currentSession == null) {
            close();
        } else {
            currentSession.disconnect(code, reason);
        }
    }

    /** Closes the connection immediately. */
    void close() {
        connection.getEndPoint().close();
    }
}
