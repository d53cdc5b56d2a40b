package org.merlon.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.data.Data;

/**
 * What a game's own part of the wire looks like: an OpenAPI document beside its classes, whose schemas {@code View}, {@code
 * Facts} and {@code Event} describe what it shows and tells.
 */
public final class GameShapes {
    private static final String FILE = "shapes.json";

    private GameShapes() {}

    /** The document, or null for a game that describes nothing. */
    public static Data.@Nullable Obj of(Game game) {
        try (@Nullable InputStream in = game.getClass().getResourceAsStream(FILE)) {
            if (in == null) {
                return null;
            }
            if (Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)) instanceof Data.Obj document) {
                return document;
            }
            throw new IllegalStateException(FILE + " of " + game.id() + " is no object");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JsonException e) {
            throw new IllegalStateException(FILE + " of " + game.id() + ": " + e.reason(), e);
        }
    }
}
