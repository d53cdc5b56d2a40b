package org.merlon.server.web.sockets;

import java.util.List;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.people.AccountService;
import org.merlon.server.web.http.RequestPipeline;

/** Accepts WebSocket connections before the servlet handlers, whose layers WebSocket messages do not need. */
public final class WebSocketUpgradeHandler extends Handler.Wrapper {
    private static final String PATH = "/ws";

    private final WebSocketMappings mappings;
    private final WebSocketNegotiator negotiator;

    /** @param handlerFactory creates the frame handler of a WebSocket that is being opened */
    public WebSocketUpgradeHandler(Server server, Function<ClientSessions.Handshake, FrameHandler> handlerFactory) {
        // Never started because nothing of it is used: there are no extensions, and the buffers are the connector's.
        mappings = new WebSocketMappings(
                new WebSocketComponents(null, null, server.getByteBufferPool(), null, null, server.getThreadPool()));
        negotiator = new WebSocketNegotiator() {
            @Override
            public FrameHandler negotiate(
                    ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
                List<String> protocols = request.getSubProtocols();
                if (!protocols.isEmpty()) {
                    response.setAcceptedSubProtocol(
                            protocols.getFirst()); // a client that requests one would disconnect without it
                }
                return handlerFactory.apply(handshakeOf(request));
            }

            @Override
            public void customize(Configuration session) {
                session.setOutputBufferSize(ServerLimits.MAX_COMBINED_WRITE_BYTES);
            }
        };
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!isUpgrade(request)) {
            return super.handle(request, response, callback);
        }
        try {
            if (!mappings.upgrade(negotiator, request, response, callback, null)) {
                Response.writeError(request, response, callback, HttpStatus.BAD_REQUEST_400);
            }
        } catch (HttpException.RuntimeException e) {
            Response.writeError(request, response, callback, e.getCode());
        }
        return true;
    }

    /** Blocking, because authentication reads the database. */
    @Override
    public InvocationType getInvocationType() {
        return InvocationType.BLOCKING;
    }

    /** Returns the headers that are needed after the upgrade, when the request is no longer available. */
    private static ClientSessions.Handshake handshakeOf(Request request) {
        HttpFields headers = request.getHeaders();
        String cookie = Request.getCookies(request).stream()
                .filter(each -> each.getName().equals(AccountService.SESSION_COOKIE))
                .findFirst()
                .map(HttpCookie::getValue)
                .orElse(null);
        return new ClientSessions.Handshake(
                headers.get(HttpHeader.ORIGIN),
                headers.get(HttpHeader.HOST),
                RequestPipeline.bearerToken(headers.get(HttpHeader.AUTHORIZATION)),
                cookie,
                RequestPipeline.joined(headers.getValuesList(HttpHeader.X_FORWARDED_FOR)));
    }

    private static boolean isUpgrade(Request request) {
        String path = request.getHttpURI().getPath();
        return request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_VERSION)
                && (PATH.equals(path) || (PATH + "/").equals(path));
    }
}
