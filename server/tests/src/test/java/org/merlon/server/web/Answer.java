package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpHeaders;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;

/** A response of the server. */
public record Answer(int status, HttpHeaders headers, String body) {

    public Answer ok() {
        assertEquals(200, status, body);
        return this;
    }

    public Answer refused(int expected) {
        assertEquals(expected, status, body);
        text("code");
        text("reason");
        return this;
    }

    public Data.Obj json() {
        return parse(body);
    }

    static Data.Obj parse(String text) {
        try {
            if (Json.read(text) instanceof Data.Obj object) {
                return object;
            }
        } catch (JsonException e) {
            throw new AssertionError("not JSON: " + text, e);
        }
        throw new AssertionError("no object: " + text);
    }

    public String text(String name) {
        return text(json(), name);
    }

    static String text(Data.Obj data, String name) {
        if (data.fields().get(name) instanceof Data.Text text) {
            return text.value();
        }
        throw new AssertionError("no text " + name + " in " + Json.write(data));
    }

    int whole(String name) {
        return whole(json(), name);
    }

    static int whole(Data.Obj data, String name) {
        if (data.fields().get(name) instanceof Data.Whole number) {
            return (int) number.value();
        }
        throw new AssertionError("no number " + name + " in " + Json.write(data));
    }
}
