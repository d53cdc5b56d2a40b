package org.merlon.server.web.sockets;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.eclipse.jetty.websocket.core.exception.BadPayloadException;
import org.eclipse.jetty.websocket.core.exception.MessageTooLargeException;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Handles the frames of one WebSocket. The next frame is read only after the last one has been handled. Frames are
 * assembled to messages here; their order and the protocol are checked by Jetty.
 */
final class WebSocketFrameHandler implements FrameHandler {
    /** The character that replaces malformed bytes when decoding; it may also be part of a valid text. */
    private static final char REPLACEMENT_CHARACTER = '\uFFFD';

    private static final Logger LOG = LoggerFactory.getLogger(WebSocketFrameHandler.class);

    private final ClientSessions sessions;
    private @Nullable CoreSession session;

    /** The headers of the upgrade request; cleared when the WebSocket is open, because they contain secrets. */
    private ClientSessions.@Nullable Handshake handshake;

    /** The registered session, or null if the connection was refused. */
    private volatile ClientSessions.@Nullable OpenSession openSession;

    /** True once the connection has ended, which may happen before it is registered. */
    private volatile boolean ended;

    /** The bytes of earlier frames of an incomplete message. */
    private @Nullable ByteArrayOutputStream fragments;

    private boolean isBinary;

    WebSocketFrameHandler(ClientSessions sessions, ClientSessions.Handshake handshake) {
        this.sessions = sessions;
        this.handshake = handshake;
    }

    @Override
    public void onOpen(CoreSession opened, Callback callback) {
        session = opened;
        openSession = sessions.connect(Objects.requireNonNull(handshake), (WebSocketCoreSession) opened);
        handshake = null;
        if (ended) {
            onEnded();
        }
        callback.succeeded();
        opened.demand();
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        switch (frame.getOpCode()) {
            case OpCode.PING -> answerPing(frame, callback);
            case OpCode.PONG -> demandNext(callback);
            case OpCode.CLOSE -> {
                onEnded();
                callback.succeeded(); // Jetty answers it, and nothing is read after it
            }
            default -> assemble(frame, callback);
        }
    }

    /** Answers a ping. The next frame is read only after the pong was sent, so that pongs cannot pile up. */
    private void answerPing(Frame ping, Callback callback) {
        var pong = new Frame(OpCode.PONG, ping.hasPayload() ? ping.getPayload() : ByteBuffer.allocate(0));
        session().sendFrame(pong, Callback.from(() -> demandNext(callback), callback::failed), false);
    }

    private void demandNext(Callback callback) {
        callback.succeeded();
        session().demand();
    }

    private CoreSession session() {
        return Objects.requireNonNull(session, "no frame arrives before the WebSocket is open");
    }

    private void assemble(Frame frame, Callback callback) {
        if (frame.getOpCode() != OpCode.CONTINUATION) {
            isBinary = frame.getOpCode() == OpCode.BINARY;
        }
        ByteArrayOutputStream earlier = fragments;
        int length = frame.getPayloadLength() + (earlier == null ? 0 : earlier.size());
        if (length > ServerLimits.MAX_FRAME_BYTES) {
            callback.failed(new MessageTooLargeException(String.format(
                    Locale.ROOT,
                    "%s message too large: %,d > %,d",
                    isBinary ? "Binary" : "Text",
                    length,
                    ServerLimits.MAX_FRAME_BYTES)));
            return;
        }
        byte[] bytes = new byte[frame.getPayloadLength()];
        if (bytes.length > 0) {
            frame.getPayload().get(bytes);
        }
        if (frame.isFin() && earlier == null) {
            handleMessage(bytes, callback);
            return;
        }
        if (earlier == null) {
            earlier = new ByteArrayOutputStream(bytes.length);
            fragments = earlier;
        }
        earlier.writeBytes(bytes);
        if (frame.isFin()) {
            fragments = null;
            handleMessage(earlier.toByteArray(), callback);
        } else {
            demandNext(callback);
        }
    }

    private void handleMessage(byte[] message, Callback callback) {
        ClientSessions.OpenSession current = openSession;
        if (current == null) {
            demandNext(callback); // refused while connecting
            return;
        }
        try {
            if (isBinary) {
                sessions.refuseBinary(current);
            } else {
                sessions.receive(current, decodeUtf8(message));
            }
        } catch (CharacterCodingException e) {
            callback.failed(new BadPayloadException("Invalid UTF-8"));
            return;
        } catch (RuntimeException e) {
            LOG.error("handling a message failed", e);
            callback.failed(e);
            return;
        }
        demandNext(callback);
    }

    /**
     * Decodes UTF-8. The fast decoder does not report malformed bytes, so only a text with replacement characters is
     * decoded again strictly.
     */
    private static String decodeUtf8(byte[] message) throws CharacterCodingException {
        String text = new String(message, StandardCharsets.UTF_8);
        return text.indexOf(REPLACEMENT_CHARACTER) < 0
                ? text
                : StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(message))
                        .toString();
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        onEnded();
        callback.succeeded();
    }

    @Override
    public void onClosed(CloseStatus status, Callback callback) {
        onEnded();
        callback.succeeded();
    }

    private void onEnded() {
        ended = true;
        ClientSessions.OpenSession current = openSession;
        if (current != null) {
            sessions.onClosed(current);
        }
    }
}
