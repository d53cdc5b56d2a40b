package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpHeaders;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/** A response of the server. */
public record ApiResponse(int status, HttpHeaders headers, String body) {

    public ApiResponse ok() {
        assertEquals(200, status, body);
        return this;
    }

    public ApiResponse refused(int expected) {
        assertEquals(expected, status, body);
        text("code");
        text("reason");
        return this;
    }

    public Data.Obj json() {
        return parse(body);
    }

    public static Data.Obj parse(String text) {
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

    public static String text(Data.Obj data, String name) {
        if (data.fields().get(name) instanceof Data.Text text) {
            return text.value();
        }
        throw new AssertionError("no text " + name + " in " + Json.write(data));
    }

    public int number(String name) {
        return number(json(), name);
    }

    public static int number(Data.Obj data, String name) {
        if (data.fields().get(name) instanceof Data.Whole number) {
            return (int) number.value();
        }
        throw new AssertionError("no number " + name + " in " + Json.write(data));
    }
}
