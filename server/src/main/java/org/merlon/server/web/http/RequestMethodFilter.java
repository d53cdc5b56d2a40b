package org.merlon.server.web.http;

import java.util.Set;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Refuses methods that no route has, and requests that name another method in a header. Javalin would follow the
 * header, so a proxy or a check that looks at the request's method would see another one than the route, and it would
 * keep every name it ever saw.
 */
final class RequestMethodFilter extends Handler.Wrapper {
    private static final String OVERRIDE_HEADER = "X-HTTP-Method-Override";
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS");

    RequestMethodFilter(Handler next) {
        super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (request.getHeaders().contains(OVERRIDE_HEADER)) {
            Response.writeError(request, response, callback, HttpStatus.BAD_REQUEST_400);
            return true;
        }
        if (!METHODS.contains(request.getMethod())) {
            Response.writeError(request, response, callback, HttpStatus.METHOD_NOT_ALLOWED_405);
            return true;
        }
        return super.handle(request, response, callback);
    }
}
