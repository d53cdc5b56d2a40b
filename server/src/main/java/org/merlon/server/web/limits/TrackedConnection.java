package org.merlon.server.web.limits;

import java.time.Duration;
import org.eclipse.jetty.io.Connection;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.sockets.ClientSession;
import org.merlon.server.web.sockets.ClientSessions;

/** One connection to the server, and how long it has been about what it does. */
final class TrackedConnection {
    /** What a connection is about, with the time that it has for it. */
    enum Phase {
        /** Has connected and not asked a whole question yet. */
        HEADERS(ServerLimits.HEADER_TIMEOUT),
        /** Has been answered and may ask again. */
        KEEP_ALIVE(ServerLimits.KEEP_ALIVE_TIMEOUT),
        /** Sends the body of a question. */
        BODY(ServerLimits.BODY_TIMEOUT),
        /** Is being answered. */
        RESPONSE(ServerLimits.RESPONSE_TIMEOUT),
        /** Is a WebSocket; the time counts from when anything was heard. */
        SOCKET(ServerLimits.SILENCE_TIMEOUT);

        final Duration maxDuration;

        Phase(Duration maxDuration) {
            this.maxDuration = maxDuration;
        }
    }

    private final Connection connection;
    private final String address;
    private final boolean counted;
    private volatile Phase phase;
    private volatile long since;

    /** What came in by the last look, of a WebSocket. */
    private long bytesIn;

    private long framesIn;

    /** The WebSocket at the end of the connection, once it is known. */
    private volatile @Nullable ClientSession session;

    /** @param counted whether an address stands for one caller and not for a proxy's many */
    TrackedConnection(Connection connection, String address, boolean counted, Phase phase, long now) {
        this.connection = connection;
        this.address = address;
        this.counted = counted;
        this.phase = phase;
        since = now;
    }

    Connection connection() {
        return connection;
    }

    /** What it is counted under. */
    String address() {
        return address;
    }

    boolean counted() {
        return counted;
    }

    boolean isSocket() {
        return phase == Phase.SOCKET;
    }

    void enter(Phase next, long now) {
        since = now;
        phase = next;
    }

    void attachSession(ClientSession known) {
        session = known;
    }

    /** How long this phase has lasted. */
    long phaseNanos(long now) {
        return now - since;
    }

    /** Idle ones come before busy ones, and those that have been about it for longest first. */
    long evictionOrder(long now) {
        long idle = phase == Phase.HEADERS || phase == Phase.KEEP_ALIVE ? Long.MAX_VALUE / 2 : 0;
        return idle + phaseNanos(now);
    }

    /** Looks whether it is still within its time; if not, it is ended. */
    void check(long now) {
        if (isSocket()) {
            checkSocket(now);
        } else if (phaseNanos(now) > phase.maxDuration.toNanos()) {
            end();
        }
    }

    long bytesReceived() {
        return connection.getBytesIn();
    }

    private void checkSocket(long now) {
        long heard = bytesReceived();
        long frames = connection.getMessagesIn();
        boolean flood = counted && frames - framesIn > ServerLimits.MAX_FRAMES_PER_SECOND;
        framesIn = frames;
        ClientSession known = session;
        if (heard != bytesIn) {
            bytesIn = heard;
            since = now;
        }
        if (flood) {
            endSocket(known, ClientSessions.POLICY, "too many frames a second");
        } else if (phaseNanos(now) > ServerLimits.SILENCE_TIMEOUT.toNanos()) {
            endSocket(known, ClientSessions.SILENT, "nothing was heard from you; come back when the line is better");
        } else if (known != null) {
            known.look(now);
            if (phaseNanos(now) >= ServerLimits.PING_AFTER.toNanos()) {
                known.ping();
            }
        }
    }

    private void endSocket(@Nullable ClientSession known, int code, String reason) {
        if (known == null) {
            end();
        } else {
            known.cut(code, reason);
        }
    }

    /** Ends the connection at once. */
    void end() {
        connection.getEndPoint().close();
    }
}
