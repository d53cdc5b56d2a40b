package org.merlon.server.web;

import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;

/**
 * One thing that can be asked over HTTP. The list of routes is what the server serves, what its description is made from
 * and what the tests of access go through.
 *
 * @param who who may ask
 * @param inputs fields of the body, or of the query string for GET
 * @param maxBody how many bytes the body may have
 */
record Route(Method method, String path, Who who, String summary, List<Input> inputs, int maxBody, Handler handler) {

    Route {
        inputs = List.copyOf(inputs);
    }

    /** A route with a body of the usual size. */
    Route(Method method, String path, Who who, String summary, List<Input> inputs, Handler handler) {
        this(method, path, who, summary, inputs, Limits.MAX_BODY, handler);
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
    record Input(String name, String type, boolean required, String about) {}

    /** Answers. */
    interface Handler {
        Data answer(Call call) throws RefusedException;
    }

    boolean changesSomething() {
        return method != Method.GET;
    }
}
