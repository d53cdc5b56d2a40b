package org.merlon.cli.play;

import java.util.List;
import java.util.ServiceLoader;

/**
 * Draws the view of one game for a terminal of 80 columns. It only gets the view, so it cannot show hidden information.
 * The implementations for games are public because they are registered in {@code META-INF/services}.
 */
interface BoardRenderer {
    /** Returns whether this class draws the given game. */
    boolean isOf(String game);

    /**
     * Draws lines of at most 80 characters, not counting colour codes.
     *
     * @param facts the facts that the game derives from the view
     * @param names the name of each seat
     */
    List<String> draw(ViewReader view, ViewReader facts, List<String> names, AnsiColors colors);

    /** Returns the picture of a game, or a list of fields for a game without its own picture. */
    static BoardRenderer of(String game) {
        for (BoardRenderer picture : ServiceLoader.load(BoardRenderer.class)) {
            if (picture.isOf(game)) {
                return picture;
            }
        }
        return new ListRenderer();
    }
}
