package org.merlon.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;

/**
 * What the server says of itself to programs, as OpenAPI. It is a file, made by a test from the routes and the records of
 * the wire, so that the browser's types can be made from it before there is a server.
 */
final class ApiDocument {
    /** Where the version goes: the file belongs to none. */
    private static final String NO_VERSION = "\"version\" : \"\"";

    private ApiDocument() {}

    /** The document in JSON, for a version of the server. */
    static byte[] of(String version) {
        try (InputStream file = ApiDocument.class.getResourceAsStream("openapi.json")) {
            if (file == null) {
                throw new IllegalStateException("openapi.json is not in the jar");
            }
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            if (!text.contains(NO_VERSION)) {
                throw new IllegalStateException("openapi.json has no place for the version");
            }
            return text.replace(NO_VERSION, "\"version\" : " + Json.write(new Data.Text(version)))
                    .getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
