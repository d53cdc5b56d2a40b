package org.merlon.server.notice;

import org.jspecify.annotations.Nullable;

/**
 * What somebody is told who is not here. Nothing of the game itself is in it: it passes through others' hands.
 *
 * @param title the game and its variant
 * @param text that it is their turn, and with whom they play
 * @param path the address of the table's page on this server
 */
record Notice(String title, String text, String path) {

    /** In one line with a link, where the server knows how it is called outside. */
    String line(@Nullable String origin) {
        return title + ": " + text + (origin == null ? "" : " " + origin + path);
    }
}
