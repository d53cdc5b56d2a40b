package org.merlon.server.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/**
 * The OpenAPI document of the server. It is a resource file that a test generates from the routes and the wire records,
 * so that the browser client can be built from it without a running server.
 */
final class ApiDocument {
    private final String version;
    private byte @Nullable [] cached;

    /** @param version the version of the server, which the document shows */
    ApiDocument(String version) {
        this.version = version;
    }

    /** Returns the document as JSON. It is read on the first request, because reading it would delay every start. */
    synchronized byte[] bytes() {
        if (cached == null) {
            cached = load();
        }
        return cached;
    }

    private byte[] load() {
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
            throw new IllegalStateException("openapi.json is not an OpenAPI document");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JsonException e) {
            throw new IllegalStateException("openapi.json is not valid JSON", e);
        }
    }
}
