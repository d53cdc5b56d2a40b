package org.merlon.server.notice;

import org.jspecify.annotations.Nullable;

/**
 * A notification for an absent player. It contains no details of the game, since third parties deliver it.
 *
 * @param title the game and its variant
 * @param text a sentence with the opponents' names
 * @param path the path of the table's page on this server
 */
public record Notification(String title, String text, String path) {

    /** Formats the notification as one line, with a link if the public origin is known. */
    String toLine(@Nullable String origin) {
        return title + ": " + text + (origin == null ? "" : " " + origin + path);
    }
}
