package org.merlon.protocol.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/**
 * Reads the schemas of a game's own JSON: an OpenAPI document in its package, whose schemas {@code View}, {@code Facts} and
 * {@code Event} describe its views, facts and events.
 */
public final class GameSchemas {
    private static final String FILE = "shapes.json";

    private GameSchemas() {}

    /** Returns the document, or null if the game has none. */
    public static Data.@Nullable Obj of(Game game) {
        try (@Nullable InputStream in = game.getClass().getResourceAsStream(FILE)) {
            if (in == null) {
                return null;
            }
            if (Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)) instanceof Data.Obj document) {
                return document;
            }
            throw new IllegalStateException(FILE + " of " + game.id() + " is not an object");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JsonException e) {
            throw new IllegalStateException(FILE + " of " + game.id() + ": " + e.reason(), e);
        }
    }
}
