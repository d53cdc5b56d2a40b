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
 * @param who who may use the route
 * @param answer the response: a record of {@link org.merlon.server.wire}
 * @param query the query parameters
 * @param body the record of the request body, or null if there is none
 * @param maxBody the maximum size of the body in bytes
 */
public record Route(
        Method method,
        String path,
        Who who,
        Class<?> answer,
        String summary,
        List<Input> query,
        @Nullable Class<?> body,
        int maxBody,
        Handler<?> handler) {

    public Route {
        query = List.copyOf(query);
    }

    private Route(
            String[] address,
            Who who,
            Class<?> answer,
            String summary,
            List<Input> query,
            @Nullable Class<?> body,
            int maxBody,
            Handler<?> handler) {
        this(Method.valueOf(address[0]), address[1], who, answer, summary, query, body, maxBody, handler);
    }

    private static String[] split(String address) {
        return address.split(" ", 2);
    }

    /**
     * Creates a route without parameters and body.
     *
     * @param address method and path, such as {@code GET /api/me}
     */
    public <T> Route(String address, Who who, Class<T> answer, String summary, Handler<? extends T> handler) {
        this(address, who, answer, summary, List.of(), handler);
    }

    /** Creates a route with query parameters. */
    public <T> Route(
            String address, Who who, Class<T> answer, String summary, List<Input> query, Handler<? extends T> handler) {
        this(split(address), who, answer, summary, query, null, ServerLimits.MAX_BODY_BYTES, handler);
    }

    /** Creates a route with a body, which is read before anything else is done. */
    public <B, T> Route(
            String address,
            Who who,
            Class<T> answer,
            String summary,
            Class<B> body,
            BodyHandler<B, ? extends T> handler) {
        this(
                split(address),
                who,
                answer,
                summary,
                List.of(),
                body,
                ServerLimits.MAX_BODY_BYTES,
                reading(body, handler));
    }

    /**
     * Creates a route that takes a game file. Files may be long or of an older format, so the handler reads them with
     * their own reader, after it has checked the quotas.
     */
    public static <T> Route ofFile(
            String address,
            Who who,
            Class<T> answer,
            String summary,
            Class<?> file,
            int maxBody,
            Handler<? extends T> handler) {
        return new Route(split(address), who, answer, summary, List.of(), file, maxBody, handler);
    }

    private static <B, T> Handler<T> reading(Class<B> body, BodyHandler<B, T> handler) {
        var reader = RecordReader.of(body);
        return call -> handler.answer(call, call.body(reader));
    }

    /** The HTTP method. */
    public enum Method {
        GET,
        POST,
        PUT,
        DELETE
    }

    /** The people who may use a route. */
    public enum Who {
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
    public record Input(String name, String type, boolean required, String about) {
        public static Input needed(String name, String type, String about) {
            return new Input(name, type, true, about);
        }

        public static Input maybe(String name, String type, String about) {
            return new Input(name, type, false, about);
        }
    }

    /** Handles a request. */
    public interface Handler<T> {
        T answer(ApiRequest call) throws RefusedException;
    }

    /** Handles a request with a body. */
    public interface BodyHandler<B, T> {
        T answer(ApiRequest call, B body) throws RefusedException;
    }

    public boolean changesSomething() {
        return method != Method.GET;
    }
}
