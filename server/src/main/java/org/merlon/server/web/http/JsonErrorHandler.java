package org.merlon.server.web.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.SecurityHeaders;
import org.merlon.server.wire.Responses.ErrorResponse;
import org.merlon.server.wire.WireMapper;

/** Answers malformed requests that never reach a route, with the same JSON as other errors and without details. */
final class JsonErrorHandler extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus() < 400 ? 500 : response.getStatus();
        response.setStatus(status);
        SecurityHeaders.forData().forEach((name, value) -> response.getHeaders().put(name, value));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        String body = WireMapper.text(ErrorResponse.of(
                status < 500 ? "bad-request" : "internal", Refusal.of(Phrase.of("error-bad-request"))));
        response.write(true, ByteBuffer.wrap(body.getBytes(StandardCharsets.UTF_8)), callback);
        return true;
    }
}
