package org.merlon.server.wire.lists;

import org.jspecify.annotations.Nullable;

/**
 * Something that a player has laid beside a game.
 *
 * @param part what of the seat's it is, by the game's name for it
 * @param content missing where it was taken away
 */
public record AttachmentInfo(
        int seat, String part, @Nullable AttachmentContent content) {}
