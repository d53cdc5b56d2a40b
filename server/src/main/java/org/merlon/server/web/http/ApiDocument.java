package org.merlon.server.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;

/**
 * What the server says of itself to programs, as OpenAPI. It is a file, made by a test from the routes and the records of
 * the wire, so that the browser's types can be made from it before there is a server.
 */
final class ApiDocument {
    private final String version;
    private byte @Nullable [] written;

    /** Of a version of the server. */
    ApiDocument(String version) {
        this.version = version;
    }

    /** The document in JSON. It is made when somebody first asks: to read it would make every start longer. */
    synchronized byte[] bytes() {
        if (written == null) {
            written = write();
        }
        return written;
    }

    private byte[] write() {
        try (InputStream file = ApiDocument.class.getResourceAsStream("openapi.json")) {
            if (file == null) {
                throw new IllegalStateException("openapi.json is not in the jar");
            }
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            if (Json.read(text) instanceof Data.Obj document
                    && document.fields().get("info") instanceof Data.Obj info) {
                info.put("version", version);
                return Json.bytes(document);
            }
            throw new IllegalStateException("openapi.json is no description");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JsonException e) {
            throw new IllegalStateException("openapi.json cannot be read", e);
        }
    }
}
