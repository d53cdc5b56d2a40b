package org.merlon.cli.play;

import java.util.List;

/** Draws one game's view for a terminal of 80 columns. It is told the view alone, so it cannot show what a seat may not see. */
interface Picture {
    /**
     * Draws lines of at most 80 characters, colours not counted.
     *
     * @param facts what follows from the view, as the game tells it
     * @param names who sits where, as the others call them
     */
    List<String> draw(Look view, Look facts, List<String> names, Ink ink);

    /** The picture of a game; one that has none of its own gets a list of what there is. */
    static Picture of(String game) {
        return switch (game) {
            case "torres" -> new TorresPicture();
            case "blackstone" -> new BlackstonePicture();
            case "onceupon" -> new OnceUponPicture();
            default -> new ListPicture();
        };
    }
}
