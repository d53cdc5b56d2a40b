package org.merlon.server.web;

import java.util.List;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;

/**
 * One thing that can be asked over HTTP. The list of routes is what the server serves, what its description is made from
 * and what the tests of access go through.
 *
 * @param who who may ask
 * @param answer what comes back: a record of {@link org.merlon.server.wire}
 * @param inputs fields of the body, or of the query string for GET
 * @param maxBody how many bytes the body may have
 */
record Route(
        Method method,
        String path,
        Who who,
        Class<?> answer,
        String summary,
        List<Input> inputs,
        int maxBody,
        Handler<?> handler) {

    Route {
        inputs = List.copyOf(inputs);
    }

    /** @param address method and path, such as {@code GET /api/me} */
    <T> Route(
            String address,
            Who who,
            Class<T> answer,
            String summary,
            List<Input> inputs,
            int maxBody,
            Handler<? extends T> handler) {
        this(address.split(" ", 2), who, answer, summary, inputs, maxBody, handler);
    }

    private Route(
            String[] address,
            Who who,
            Class<?> answer,
            String summary,
            List<Input> inputs,
            int maxBody,
            Handler<?> handler) {
        this(Method.valueOf(address[0]), address[1], who, answer, summary, inputs, maxBody, handler);
    }

    /** A route with a body of the usual size. */
    <T> Route(
            String address,
            Who who,
            Class<T> answer,
            String summary,
            List<Input> inputs,
            Handler<? extends T> handler) {
        this(address, who, answer, summary, inputs, Limits.MAX_BODY, handler);
    }

    /** A route with nothing that goes with the question. */
    <T> Route(String address, Who who, Class<T> answer, String summary, Handler<? extends T> handler) {
        this(address, who, answer, summary, List.of(), handler);
    }

    /** How it is asked. */
    enum Method {
        GET,
        POST,
        PUT,
        DELETE
    }

    /** Who may ask. */
    enum Who {
        /** Everybody, known or not. */
        ANYONE,
        /** Whoever has been here. A stranger who wants to change something is made a guest; who only looks is not. */
        VISITOR,
        /** People with a name and a password. */
        MEMBER
    }

    /** Something that goes with the question. */
    record Input(String name, String type, boolean required, String about) {
        static Input needed(String name, String type, String about) {
            return new Input(name, type, true, about);
        }

        static Input maybe(String name, String type, String about) {
            return new Input(name, type, false, about);
        }
    }

    /** Answers. */
    interface Handler<T> {
        T answer(Call call) throws RefusedException;
    }

    boolean changesSomething() {
        return method != Method.GET;
    }
}
