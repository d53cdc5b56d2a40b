package org.merlon.server.web.http;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.wire.codec.RecordReader;

/**
 * One thing that can be asked over HTTP. The list of routes is what the server serves, what its description is made from
 * and what the tests of access go through.
 *
 * @param who who may ask
 * @param answer what comes back: a record of {@link org.merlon.server.wire}
 * @param query what may stand in the query string
 * @param body what is sent, likewise a record, or null if nothing is read
 * @param maxBody how many bytes the body may have
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
     * A route with nothing that goes with the question.
     *
     * @param address method and path, such as {@code GET /api/me}
     */
    public <T> Route(String address, Who who, Class<T> answer, String summary, Handler<? extends T> handler) {
        this(address, who, answer, summary, List.of(), handler);
    }

    /** A route with a query string. */
    public <T> Route(
            String address, Who who, Class<T> answer, String summary, List<Input> query, Handler<? extends T> handler) {
        this(split(address), who, answer, summary, query, null, ServerLimits.MAX_BODY_BYTES, handler);
    }

    /** A route with a body, which is read before anything else is done. */
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
     * A route to which a file is sent. It may be a long or an old one, so the handler reads it with the reader of such files,
     * and not before it is sure to do so.
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

    /** How it is asked. */
    public enum Method {
        GET,
        POST,
        PUT,
        DELETE
    }

    /** Who may ask. */
    public enum Who {
        /** Everybody, known or not. */
        ANYONE,
        /** Whoever has been here. A stranger who wants to change something is made a guest; who only looks is not. */
        VISITOR,
        /** People with a name and a password. */
        MEMBER
    }

    /** Something in the query string. */
    public record Input(String name, String type, boolean required, String about) {
        public static Input needed(String name, String type, String about) {
            return new Input(name, type, true, about);
        }

        public static Input maybe(String name, String type, String about) {
            return new Input(name, type, false, about);
        }
    }

    /** Answers. */
    public interface Handler<T> {
        T answer(ApiRequest call) throws RefusedException;
    }

    /** Answers to what was sent. */
    public interface BodyHandler<B, T> {
        T answer(ApiRequest call, B body) throws RefusedException;
    }

    public boolean changesSomething() {
        return method != Method.GET;
    }
}
