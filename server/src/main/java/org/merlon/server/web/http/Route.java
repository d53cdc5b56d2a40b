package org.merlon.server.web.http;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.wire.codec.RecordReader;

/**
 * A route of the HTTP API. The list of routes defines what the server serves, the OpenAPI document, and the access
 * tests.
 *
 * @param audience who may use the route
 * @param response the response: a record of {@link org.merlon.server.wire}
 * @param query the query parameters
 * @param body the record of the request body, or null if there is none
 * @param maxBody the maximum size of the body in bytes
 */
public record Route(
        Method method,
        String path,
        Audience audience,
        Class<?> response,
        String summary,
        List<QueryParam> query,
        @Nullable Class<?> body,
        int maxBody,
        Handler<?> handler) {

    public Route {
        query = List.copyOf(query);
    }

    private Route(
            String[] address,
            Audience audience,
            Class<?> response,
            String summary,
            List<QueryParam> query,
            @Nullable Class<?> body,
            int maxBody,
            Handler<?> handler) {
        this(Method.valueOf(address[0]), address[1], audience, response, summary, query, body, maxBody, handler);
    }

    private static String[] split(String address) {
        return address.split(" ", 2);
    }

    /**
     * Creates a route without parameters and body.
     *
     * @param address method and path, such as {@code GET /api/me}
     */
    public <T> Route(
            String address, Audience audience, Class<T> response, String summary, Handler<? extends T> handler) {
        this(address, audience, response, summary, List.of(), handler);
    }

    /** Creates a route with query parameters. */
    public <T> Route(
            String address,
            Audience audience,
            Class<T> response,
            String summary,
            List<QueryParam> query,
            Handler<? extends T> handler) {
        this(split(address), audience, response, summary, query, null, ServerLimits.MAX_BODY_BYTES, handler);
    }

    /** Creates a route with a body, which is read before anything else is done. */
    public <B, T> Route(
            String address,
            Audience audience,
            Class<T> response,
            String summary,
            Class<B> body,
            BodyHandler<B, ? extends T> handler) {
        this(
                split(address),
                audience,
                response,
                summary,
                List.of(),
                body,
                ServerLimits.MAX_BODY_BYTES,
                withBody(body, handler));
    }

    /**
     * Creates a route that takes a game file. Files may be long or of an older format, so the handler reads them with
     * their own reader, after it has checked the quotas.
     */
    public static <T> Route ofFile(
            String address,
            Audience audience,
            Class<T> response,
            String summary,
            Class<?> file,
            int maxBody,
            Handler<? extends T> handler) {
        return new Route(split(address), audience, response, summary, List.of(), file, maxBody, handler);
    }

    private static <B, T> Handler<T> withBody(Class<B> body, BodyHandler<B, T> handler) {
        var reader = RecordReader.of(body);
        return request -> handler.handle(request, request.body(reader));
    }

    /** The HTTP method. */
    public enum Method {
        GET,
        POST,
        PUT,
        DELETE
    }

    /** The people who may use a route. */
    public enum Audience {
        /** Everybody, including strangers. */
        ANYONE,
        /**
         * People with a session or token. A stranger who changes something becomes a guest; one who only reads is
         * refused.
         */
        VISITOR,
        /** Members: people with a name and a password. */
        MEMBER
    }

    /** A query parameter. */
    public record QueryParam(String name, String type, boolean required, String description) {
        public static QueryParam required(String name, String type, String description) {
            return new QueryParam(name, type, true, description);
        }

        public static QueryParam optional(String name, String type, String description) {
            return new QueryParam(name, type, false, description);
        }
    }

    /** Handles a request. */
    public interface Handler<T> {
        T handle(ApiRequest request) throws RefusedException;
    }

    /** Handles a request with a body. */
    public interface BodyHandler<B, T> {
        T handle(ApiRequest request, B body) throws RefusedException;
    }

    public boolean changesSomething() {
        return method != Method.GET;
    }
}
