package org.merlon.cli.play;

import java.util.List;
import java.util.ServiceLoader;

/**
 * Draws one game's view for a terminal of 80 columns. It is told the view alone, so it cannot show what a seat may not see.
 * Those of games stand in {@code META-INF/services}, and are public for that.
 */
interface Picture {
    /** Whether it is a picture of this game. */
    boolean isOf(String game);

    /**
     * Draws lines of at most 80 characters, colours not counted.
     *
     * @param facts what follows from the view, as the game tells it
     * @param names who sits where, as the others call them
     */
    List<String> draw(ViewReader view, ViewReader facts, List<String> names, AnsiColors ink);

    /** The picture of a game; one that has none of its own gets a list of what there is. */
    static Picture of(String game) {
        for (Picture picture : ServiceLoader.load(Picture.class)) {
            if (picture.isOf(game)) {
                return picture;
            }
        }
        return new ListPicture();
    }
}
