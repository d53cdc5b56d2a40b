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
 * What comes in over one WebSocket, frame by frame: the next is not taken before the last is done with. Frames are put
 * together to messages here; that they come in order and keep to the protocol is Jetty's business.
 */
final class WebSocketFrameHandler implements FrameHandler {
    /** What a decoder writes for bytes that are no UTF-8, and somebody may have meant. */
    private static final char REPLACEMENT = '\uFFFD';

    private static final Logger LOG = LoggerFactory.getLogger(WebSocketFrameHandler.class);

    private final ClientSessions sessions;
    private @Nullable CoreSession session;

    /** What it was asked for with; forgotten as soon as it is open, because there are secrets in it. */
    private ClientSessions.@Nullable Handshake handshake;

    /** What stands for this line in the house; nothing if it was refused. */
    private volatile ClientSessions.@Nullable OpenSession connection;

    /** Whether it ended, which may be before anybody knew that it had begun. */
    private volatile boolean ended;

    /** The message that is coming in, as far as it came in earlier frames. */
    private @Nullable ByteArrayOutputStream begun;

    private boolean binary;

    WebSocketFrameHandler(ClientSessions sessions, ClientSessions.Handshake handshake) {
        this.sessions = sessions;
        this.handshake = handshake;
    }

    @Override
    public void onOpen(CoreSession opened, Callback callback) {
        session = opened;
        connection = sessions.connect(Objects.requireNonNull(handshake), (WebSocketCoreSession) opened);
        handshake = null;
        if (ended) {
            leave();
        }
        callback.succeeded();
        opened.demand();
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        switch (frame.getOpCode()) {
            case OpCode.PING -> pong(frame, callback);
            case OpCode.PONG -> next(callback);
            case OpCode.CLOSE -> {
                leave();
                callback.succeeded(); // Jetty answers it, and nothing is read after it
            }
            default -> read(frame, callback);
        }
    }

    /** Nothing more is read from somebody who does not take the answer, or answers would pile up. */
    private void pong(Frame ping, Callback callback) {
        var pong = new Frame(OpCode.PONG, ping.hasPayload() ? ping.getPayload() : ByteBuffer.allocate(0));
        session().sendFrame(pong, Callback.from(() -> next(callback), callback::failed), false);
    }

    private void next(Callback callback) {
        callback.succeeded();
        session().demand();
    }

    private CoreSession session() {
        return Objects.requireNonNull(session, "nothing comes in before it is open");
    }

    private void read(Frame frame, Callback callback) {
        if (frame.getOpCode() != OpCode.CONTINUATION) {
            binary = frame.getOpCode() == OpCode.BINARY;
        }
        ByteArrayOutputStream before = begun;
        int length = frame.getPayloadLength() + (before == null ? 0 : before.size());
        if (length > ServerLimits.MAX_FRAME_BYTES) {
            callback.failed(new MessageTooLargeException(String.format(
                    Locale.ROOT,
                    "%s message too large: %,d > %,d",
                    binary ? "Binary" : "Text",
                    length,
                    ServerLimits.MAX_FRAME_BYTES)));
            return;
        }
        byte[] bytes = new byte[frame.getPayloadLength()];
        if (bytes.length > 0) {
            frame.getPayload().get(bytes);
        }
        if (frame.isFin() && before == null) {
            take(bytes, callback);
            return;
        }
        if (before == null) {
            before = new ByteArrayOutputStream(bytes.length);
            begun = before;
        }
        before.writeBytes(bytes);
        if (frame.isFin()) {
            begun = null;
            take(before.toByteArray(), callback);
        } else {
            next(callback);
        }
    }

    private void take(byte[] message, Callback callback) {
        ClientSessions.OpenSession known = connection;
        if (known == null) {
            next(callback); // refused while it was connecting
            return;
        }
        try {
            if (binary) {
                sessions.refuseBinary(known);
            } else {
                sessions.receive(known, text(message));
            }
        } catch (CharacterCodingException e) {
            callback.failed(new BadPayloadException("Invalid UTF-8"));
            return;
        } catch (RuntimeException e) {
            LOG.error("a message failed", e);
            callback.failed(e);
            return;
        }
        next(callback);
    }

    /** The quickest way there is says nothing of wrong bytes, so only what may have had some is looked at closely. */
    private static String text(byte[] message) throws CharacterCodingException {
        String text = new String(message, StandardCharsets.UTF_8);
        return text.indexOf(REPLACEMENT) < 0
                ? text
                : StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(message))
                        .toString();
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        leave();
        callback.succeeded();
    }

    @Override
    public void onClosed(CloseStatus status, Callback callback) {
        leave();
        callback.succeeded();
    }

    private void leave() {
        ended = true;
        ClientSessions.OpenSession known = connection;
        if (known != null) {
            sessions.onClosed(known);
        }
    }
}
